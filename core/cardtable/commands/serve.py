"""`cardtable serve`: the server for browsers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Host = Annotated[
    str | None, typer.Option(help="The address to listen on; 0.0.0.0 for every network.", show_default="127.0.0.1")
]
Port = Annotated[int | None, typer.Option(help="The port; 0 takes any free one.", show_default="8000")]
Database = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="The SQLite file.", show_default="~/.local/share/cardtable/cardtable.db"),
]
Operator = Annotated[str | None, typer.Option(help="Who runs the site, for the foot of the pages.", show_default=False)]
Open = Annotated[bool, typer.Option("--open", help="Open the page in a browser.")]


def serve(
    host: Host = None, port: Port = None, database: Database = None, operator: Operator = None, show: Open = False
) -> None:
    """Serve the card table to browsers. CARDTABLE_HOST, CARDTABLE_PORT and so on in the environment say the same."""
    from ..server.run import address
    from ..server.run import serve as run
    from ..server.settings import Settings

    settings = Settings.load(host=host, port=port, database=database, operator=operator)
    if show and settings.port:
        _open_when_ready(settings.host, settings.port, address(settings.host, settings.port))
    run(settings)


def _open_when_ready(host: str, port: int, url: str) -> None:
    """Opens the page once the port answers, beside the server that is about to start."""
    import socket
    import threading
    import time
    import webbrowser

    def wait() -> None:
        to = "127.0.0.1" if host in ("0.0.0.0", "::") else host
        for _ in range(100):
            try:
                socket.create_connection((to, port), timeout=1).close()
            except OSError:
                time.sleep(0.1)
            else:
                webbrowser.open(url)
                return

    threading.Thread(target=wait, daemon=True).start()
