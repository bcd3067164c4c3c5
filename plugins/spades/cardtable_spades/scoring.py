"""What a hand of Spades counts for one team."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable import Struct


class TeamHand(Struct):
    """A team's hand, item by item.

    Attributes:
        contract: the sum of the partners' bids above nil.
        made: the tricks taken by those who bid above nil.
        contract_points: ten for each trick of the contract, less than 0 if it was missed.
        nils: how many bid nil.
        nils_made: how many of them took no trick.
        nil_points: 100 for each nil made, -100 for each that failed.
        bags: tricks over the contract, and all tricks of a failed nil; each is worth one point.
        penalties: how often the bag limit was reached.
        penalty: points lost for that, 0 or more.
        score: the team's score after the hand.
        counter: its bags after the hand, less than the limit.
    """

    contract: int
    made: int
    contract_points: int
    nils: int
    nils_made: int
    nil_points: int
    bags: int
    penalties: int
    penalty: int
    score: int
    counter: int

    @property
    def points(self) -> int:
        """What the hand changed in the team's score."""
        return self.contract_points + self.nil_points + self.bags - self.penalty


def score_team(
    bids: Sequence[int], tricks: Sequence[int], score: int = 0, bags: int = 0, limit: int = 10, penalty: int = 100
) -> TeamHand:
    """A team's hand.

    Args:
        bids: what the two partners bid, 0 to 13.
        tricks: what they took, in the same order.
        score: the team's score before.
        bags: its bags before.
        limit: so many bags cost the penalty; 0: there is none.
        penalty: points.
    """
    contract = made = nils = nils_made = new_bags = 0
    for bid, took in zip(bids, tricks, strict=True):
        if bid:
            contract += bid
            made += took
        else:
            nils += 1
            nils_made += took == 0
            new_bags += took
    contract_points = 10 * contract if made >= contract else -10 * contract
    if contract:
        new_bags += max(0, made - contract)
    nil_points = 100 * (2 * nils_made - nils)
    penalties = (bags + new_bags) // limit if limit else 0
    return TeamHand(
        contract,
        made,
        contract_points,
        nils,
        nils_made,
        nil_points,
        new_bags,
        penalties,
        penalties * penalty,
        score + contract_points + nil_points + new_bags - penalties * penalty,
        bags + new_bags - penalties * limit,
    )
