"""The laws of the platform, checked for any game by `check_game`."""

from .check import check_game
from .report import LAWS, Fault, Report

__all__ = ["LAWS", "Fault", "Report", "check_game"]
