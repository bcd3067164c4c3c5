"""The laws of the platform, checked for any game by `check_game`; golden playthroughs for a person's review."""

from .check import check_game
from .golden import check_golden, playthrough
from .report import LAWS, Fault, Report

__all__ = ["LAWS", "Fault", "Report", "check_game", "check_golden", "playthrough"]
