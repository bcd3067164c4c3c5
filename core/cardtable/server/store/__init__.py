"""Where rooms and matches are kept."""

from .port import EntryRow, MatchRow, RoomRow, Store

__all__ = ["EntryRow", "MatchRow", "RoomRow", "Store"]
