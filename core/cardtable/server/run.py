"""Starting and stopping the server."""

from __future__ import annotations

import asyncio
import errno
import logging
import signal
import socket as net
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, TextIO

import structlog
import uvicorn

from cardtable.plugins import registry

from .app import create_app
from .errors import StartError
from .settings import Settings
from .site import Site

TOO_LONG = 1024 * 1024
"""Bytes of a frame at which the socket is closed; what is longer than a message may be, but shorter, is answered."""


def serve(settings: Settings) -> None:
    """Serves until ctrl-C or SIGTERM, and prints one line with the address once it listens.

    Raises:
        StartError: the port or the database cannot be used; the text says why and what is allowed.
        PluginError: two plugins bring a game of the same name.
    """
    log_to_stderr(settings.log_level)
    for broken in registry().broken:
        structlog.get_logger("cardtable").warning("plugin skipped", plugin=broken.plugin, reason=broken.reason)
    listening = bind(settings)
    site = Site(settings)
    server = Server(site)
    try:
        with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
            runner.run(server.run_on(listening))
    finally:
        listening.close()


class Server(uvicorn.Server):
    """Uvicorn around a site: it says where to click, and ends without a traceback."""

    def __init__(self, site: Site) -> None:
        """For a site that is not open yet."""
        self.site = site
        super().__init__(
            uvicorn.Config(
                create_app(site),
                ws="websockets-sansio",
                ws_max_size=TOO_LONG,
                ws_per_message_deflate=False,
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                forwarded_allow_ips=site.settings.trusted_proxies,
                timeout_graceful_shutdown=2,
            )
        )

    async def run_on(self, listening: net.socket) -> None:
        """Serves on a listening socket until it is told to stop. Raises StartError as `serve`."""
        try:
            await self.site.open()  # here and not in the lifespan, so that its error reaches the caller
            await self.serve(sockets=[listening])
        finally:
            await self.site.close()

    async def startup(self, sockets: list[net.socket] | None = None) -> None:
        """Starts, then prints the address."""
        await super().startup(sockets=sockets)
        if sockets:
            host, port = sockets[0].getsockname()[:2]
            with suppress(OSError, ValueError):  # a closed pipe keeps nobody from playing
                print(f"cardtable is ready: {address(host, port)}", flush=True)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """The first signal stops the server in good order, a second one at once."""
        before = {each: signal.signal(each, self.handle_exit) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


def address(host: str, port: int) -> str:
    """The address to click for a server that listens here."""
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def bind(settings: Settings) -> net.socket:
    """A listening socket.

    Raises:
        StartError: there is no such host, or the port is taken or not allowed.
    """
    host, port = settings.host, settings.port
    try:
        family, _, _, _, where = net.getaddrinfo(host, port, type=net.SOCK_STREAM, flags=net.AI_PASSIVE)[0]
    except net.gaierror:
        raise StartError(f"there is no host {host!r}; take 127.0.0.1, 0.0.0.0 or an address of this machine") from None
    sock = net.socket(family, net.SOCK_STREAM)
    sock.setsockopt(net.SOL_SOCKET, net.SO_REUSEADDR, 1)
    try:
        sock.bind(where)
        sock.listen(2048)
    except OSError as error:
        sock.close()
        raise StartError(_why(error, host, port)) from None
    return sock


def _why(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is in use; choose another from 1 to 65535, or 0 for any free one"
    if error.errno == errno.EACCES:
        return f"port {port} is not allowed to this user; choose one from 1024 to 65535"
    return f"cannot listen on {host} port {port}: {error.strerror}"


class Unfailing:
    """A text file that loses what it cannot write: a full disk or a closed pipe must stop no game."""

    def __init__(self, file: TextIO | None) -> None:
        """Around a file; None: there is none, and everything is lost."""
        self._file = file

    def write(self, text: str) -> int:
        """Writes, or loses, a text; returns its length."""
        with suppress(OSError, ValueError):
            if self._file is not None:
                self._file.write(text)
        return len(text)

    def flush(self) -> None:
        """Hands on what is buffered, as far as it goes."""
        with suppress(OSError, ValueError):
            if self._file is not None:
                self._file.flush()

    def isatty(self) -> bool:
        """Whether somebody reads it on a terminal."""
        with suppress(OSError, ValueError):
            return self._file is not None and self._file.isatty()
        return False


def log_to_stderr(level: str) -> None:
    """One line a happening on standard error: for people on a terminal, JSON elsewhere. Logging never raises."""
    number = getattr(logging, level.upper())
    stderr: Any = Unfailing(sys.stderr)
    logging.basicConfig(level=max(number, logging.WARNING), stream=stderr, format="%(name)s: %(message)s")
    # Plain tracebacks: others print local variables, and those hold every card and the secrets.
    ending: list[Any] = (
        [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
        if stderr.isatty()
        else [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    )
    structlog.configure(
        processors=[structlog.processors.add_log_level, structlog.processors.TimeStamper(fmt="iso"), *ending],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(stderr),
    )


def main() -> None:  # pragma: no cover  (the command line has options; this is for a bare interpreter)
    """`python -m cardtable.server.run`: the settings of the environment."""
    serve(Settings.load())


if __name__ == "__main__":
    main()
