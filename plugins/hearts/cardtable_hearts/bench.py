"""Speed beside OpenSpiel: `python -m cardtable_hearts.bench`; needs the extra `peers`."""

from __future__ import annotations

import sys

from cardtable.peers import race

from .game import Hearts

PEER = (
    "hearts(pass_cards=true,no_pts_on_first_trick=true,must_break_hearts=true,can_lead_any_club=false,"
    "jd_bonus=false,avoid_all_tricks_bonus=false,qs_breaks_hearts=false,can_lead_hearts_instead_of_qs=false)"
)
"""The same rules there."""


def main() -> int:
    """Prints deals a second of both and their ratio; 2 where OpenSpiel is not installed."""
    try:
        print(race(Hearts(), PEER))
    except ModuleNotFoundError:
        print("OpenSpiel is not installed; pip install 'cardtable[peers]' brings it", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
