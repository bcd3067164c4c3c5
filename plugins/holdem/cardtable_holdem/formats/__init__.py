"""Hands from elsewhere, and hands for elsewhere: PHH, PokerKit's notation, and the text that PokerStars writes.

Reading gives the hand at its start and what was done then, so that it can be replayed move by move on our rules:

    state, actions = read_phh(text)
    for seat, action in actions:
        state = Holdem().play(state, seat, action)
"""

from .phh import read_phh, write_phh
from .pokerstars import read_pokerstars

__all__ = ["read_phh", "read_pokerstars", "write_phh"]
