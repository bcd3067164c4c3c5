"""A place at a table."""

from __future__ import annotations

from .structs import Struct


class Seat(Struct):
    """A place at a table and who has it.

    Attributes:
        number: from 0 in code, from 1 on screen.
        team: the side it plays for, from 0; every seat its own unless the game has partners.
        occupant: the name of who sits there; empty: nobody named.

    Whether somebody is connected, or a CPU stands in, is the room's business, not the seat's.
    """

    number: int
    team: int = 0
    occupant: str = ""
