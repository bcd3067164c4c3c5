"""Speed beside OpenSpiel: `python -m cardtable_spades.bench`; needs the extra `peers`."""

from __future__ import annotations

import sys

from cardtable.peers import race

from .game import Spades

PEER = "spades(use_mercy_rule=false,win_or_loss_bonus=0,win_threshold=5000)"
"""The same rules there."""


def main() -> int:
    """Prints deals a second of both and their ratio; 2 where OpenSpiel is not installed."""
    try:
        print(race(Spades(), PEER))
    except ModuleNotFoundError:
        print("OpenSpiel is not installed; pip install 'cardtable[peers]' brings it", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
