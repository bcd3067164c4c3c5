"""How Spades is drawn."""

from __future__ import annotations

from cardtable import Fact, Message, Scene, SeatRef, Sheet, say
from cardtable.tricks import trick_zones, winner

from .scoring import TeamHand
from .state import SPADE, State


def draw(known: State) -> Scene:
    """A known state as its owner sees it."""
    zones = trick_zones(known.hands, known.trick, known.leader, known.last, known.last_leader, known.won, SPADE)
    return Scene(
        zones,
        _facts(known),
        title=say("hand-title", number=known.number, target=known.rules.target),
        sheets=(_seats_sheet(known), *[_team_sheet(known, team) for team in (0, 1)]) if known.result else (),
        notes=_notes(known),
    )


def _facts(known: State) -> tuple[Fact, ...]:
    bids = [
        Fact("bid", bid or "nil", (seat,), kind="number" if bid else "word")
        for seat, bid in enumerate(known.bids)
        if bid is not None
    ]
    took = [Fact("took", won, (seat,)) for seat, won in enumerate(known.won)] if None not in known.bids else []
    scores = [Fact("score", score, (team, team + 2)) for team, score in enumerate(known.scores)]
    limit = known.rules.bag_limit
    bags = [
        Fact("bags", count, (team, team + 2), "counter" if limit else "number", limit or None)
        for team, count in enumerate(known.bags)
    ]
    facts = (*bids, *took, *scores, *bags)
    if None in known.bids:
        return facts
    broken = Fact("spades", "broken" if known.broken else "closed", kind="word")
    return (*facts, broken, Fact("trick", min(13, known.tricks + 1), kind="counter", limit=13))


def _notes(known: State) -> tuple[Message, ...]:
    notes: list[Message] = []
    if known.trick:
        at = winner(known.trick, SPADE)
        notes.append(say("note-ahead", who=SeatRef((known.leader + at) % 4), card=known.trick[at]))
    if known.last:  # who took the last trick leads this one
        notes.append(say("note-took", who=SeatRef(known.leader), card=known.last[winner(known.last, SPADE)]))
    elif None not in known.bids and not known.trick:
        notes.append(say("note-bids", total=sum([bid or 0 for bid in known.bids])))
    return tuple(notes)


# The result of a hand ---------------------------------------------------------------------------------------------


def _seats_sheet(known: State) -> Sheet:
    """What each seat bid and took, and what that means."""
    rows = []
    for seat, bid in enumerate(known.bids):
        shown = bid or say("cell-nil")
        rows.append(((seat,), (shown, known.won[seat], _meaning(known, seat, bid or 0))))
    return Sheet(_verdict(known), ("bid", "took", "meaning"), tuple(rows))


def _meaning(known: State, seat: int, bid: int) -> Message:
    took, team = known.won[seat], known.result[seat % 2]
    if not bid:
        return say("meaning-nil-failed", count=took) if took else say("meaning-nil-made")
    if took == bid:
        return say("meaning-exact")
    if took > bid:
        return say("meaning-over", count=took - bid)
    if team.contract_points > 0:
        return say("meaning-covered", count=bid - took, who=SeatRef((seat + 2) % 4))
    return say("meaning-short", count=bid - took)


def _verdict(known: State) -> Message:
    """The hand in a sentence: a nil that failed, a nil made, a contract missed, penalties, or that all went well."""
    for failed in (True, False):
        for seat, bid in enumerate(known.bids):
            if bid == 0 and bool(known.won[seat]) is failed:
                return _swing("verdict-nil-failed" if failed else "verdict-nil-made", known, seat)
    for team in (0, 1):
        if known.result[team].contract_points < 0:
            return _swing("verdict-set", known, team)
    for team in (0, 1):
        if known.result[team].penalties:
            return _swing("verdict-bags", known, team)
    return say("verdict-made")


def _swing(key: str, known: State, seat: int) -> Message:
    points = known.result[seat % 2].points
    return say(key, who=SeatRef(seat), change=say("gained" if points >= 0 else "lost", points=abs(points)))


def _team_sheet(known: State, team: int) -> Sheet:
    """A team's hand, line by line."""
    hand, both = known.result[team], (team, team + 2)
    lines = [(line, points) for line, points in _lines(hand)]
    rows: list[tuple[tuple[int, ...], tuple[int | str | Message | None, ...]]] = [((), line) for line in lines]
    rows.append((both, (say("line-score"), known.scores[team])))
    limit = known.rules.bag_limit
    rows.append(((), (say("line-counter", limit=limit), known.bags[team])))
    title = say("team-hand", who=SeatRef(team), partner=SeatRef(team + 2), change=_signed(hand.points))
    return Sheet(title, ("item", "points"), tuple(rows))


def _lines(hand: TeamHand) -> list[tuple[Message, int]]:
    lines = []
    if hand.contract:
        lines.append((say("line-contract", contract=hand.contract, made=hand.made), hand.contract_points))
    if hand.nils_made:
        lines.append((say("line-nil-made", count=hand.nils_made), 100 * hand.nils_made))
    if failed := hand.nils - hand.nils_made:
        lines.append((say("line-nil-failed", count=failed), -100 * failed))
    if hand.bags:
        lines.append((say("line-bags", count=hand.bags), hand.bags))
    if hand.penalties:
        lines.append((say("line-penalty", count=hand.penalties), -hand.penalty))
    return lines


def _signed(points: int) -> Message:
    return say("plus" if points >= 0 else "minus", points=abs(points))
