"""Colours and signs: the table's, the suits', the seats'."""

from __future__ import annotations

from typing import Any

from rich.style import Style

from ..cards import Card
from ..game import Game
from ..words import STANDARD_SUITS

FELT, FELT2, PLATE = "#21312c", "#293b35", "#15201c"
INK, INK2 = "#e9f0ec", "#a9bab1"
ACCENT, AMBER, GOLD, DANGER = "#74cbac", "#f0b23a", "#f4c566", "#f2958a"
FACE, FACE_INK, FACE_RED, FACE_LINE = "#fffefb", "#1c2126", "#c2272d", "#8a8578"
VEILED, VEILED_INK = "#7d8a83", "#2a332f"
BACK, BACK_LINE = "#3f6b7a", "#6d9aaa"

SEATS = (
    "#2f6f8f", "#8a4b6b", "#7a5a2b", "#4a5fa5", "#3f7a52", "#9a4a3a",
    "#5d4f93", "#5e6b3a", "#1f7373", "#8b3f57", "#6b5e52", "#3e5568",
)  # fmt: skip
"""Each seat's colour; its initial and name always stand beside it."""

TILES = ("#b21c17", "#f3610c", "#f4dd45", "#2d7f64", "#5fb7f2", "#0f2a8a", "#8962b6", "#f094a9")
"""The colours of suits that are none of the standard four, by the order of suits in the deck."""

DARK_ON = ("#f3610c", "#f4dd45", "#5fb7f2", "#f094a9")
SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}

on_felt = Style(color=INK, bgcolor=FELT)
quiet = Style(color=INK2, bgcolor=FELT)
plate = Style(color=INK, bgcolor=PLATE)
plate_quiet = Style(color=INK2, bgcolor=PLATE)


class Looks:
    """How the cards of one game are labelled and coloured."""

    def __init__(self, game: Game[Any, Any]) -> None:
        """For one game."""
        suits = dict.fromkeys(card.suit for card in game.deck)
        own = [suit for suit in suits if suit not in SIGNS]
        self._tiles = {suit: TILES[at % len(TILES)] for at, suit in enumerate(own)}

    def label(self, card: Card) -> str:
        """What stands in the card's corner: `Q♠`, `10♥`, or a code of the game's own such as `B11`."""
        if card.suit in STANDARD_SUITS and card.code[-1:] == card.suit:
            return card.code[:-1].replace("T", "10") + SIGNS[card.suit]
        return card.code.replace("-", "−")

    def sign(self, card: Card) -> str:
        """What stands large in its middle: the suit's sign, or nothing for a tile."""
        return SIGNS[card.suit] if self.label(card)[-1:] == SIGNS.get(card.suit) else ""

    def style(self, card: Card, *, veiled: bool = False) -> Style:
        """Its colours; the label says the same without them."""
        tile = self._tiles.get(card.suit)
        if tile is not None:
            ink = FACE_INK if tile in DARK_ON else FACE
            return Style(color=ink, bgcolor=tile, bold=True, dim=veiled)
        if veiled:
            return Style(color=VEILED_INK, bgcolor=VEILED)
        return Style(color=FACE_RED if card.suit in "dh" else FACE_INK, bgcolor=FACE, bold=True)
