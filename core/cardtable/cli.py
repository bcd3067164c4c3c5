"""The command `cardtable`. Its parts are one file each in `commands`; whatever they refuse becomes one line here."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer
from typer.main import get_command

from . import commands
from .errors import CardtableError

app = typer.Typer(
    name="cardtable",
    help="A card table: play in the browser or here, watch CPUs play by the thousand, check a game of your own.",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
commands.add_to(app)

UsageError: type[Exception] = typer.BadParameter.__mro__[2]
"""What typer raises for a command line that it cannot read (its own name for it moves between versions)."""

REFUSED, STOPPED = 2, 130


def _version(asked: bool) -> None:
    if asked:
        from importlib.metadata import version

        typer.echo(f"cardtable {version('cardtable')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def cardtable(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Shows the help when no command is given."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def run(args: Sequence[str]) -> int:
    """Runs one command line and returns its exit code: 0 done, 1 a law fell, 2 refused, 130 stopped by the keyboard.

    A refusal is one line on standard error that says what is wrong and what is allowed.
    """
    try:
        code = get_command(app).main(list(args), prog_name="cardtable", standalone_mode=False)
    except CardtableError as error:
        return _refuse(str(error))
    except UsageError as error:
        return _refuse(error.format_message())  # type: ignore[attr-defined]
    except (KeyboardInterrupt, typer.Abort):
        return STOPPED
    except BrokenPipeError:
        # Whoever read the output has gone, as in `cardtable games | head -1`; nothing is left to say to them.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code if isinstance(code, int) else 0


def _refuse(reason: str) -> int:
    print(f"cardtable: {' '.join(reason.split())}", file=sys.stderr)
    return REFUSED


def main() -> None:
    """The console script."""
    sys.exit(run(sys.argv[1:]))
