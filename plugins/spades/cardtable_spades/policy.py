"""The rule player of Spades: what it bids and what it plays, on small whole numbers."""

from __future__ import annotations

from .swift import ALL, SPADES, Position

ACE, KING, QUEEN, TEN, SIX = 12, 11, 10, 8, 4


def tricks(hand: list[int]) -> float:
    """About how many tricks a whole hand takes: honours by the length of their suit, long spades, ruffs."""
    spades = hand[SPADES]
    trumps = spades.bit_count()
    total = 0.0
    for suit in range(3):
        mine = hand[suit]
        count = mine.bit_count()
        if mine >> ACE & 1:
            total += 1.0 if count < 6 else 0.75
        if mine >> KING & 1:
            total += (0.75 if count < 5 else 0.4) if count > 1 else 0.25
        if mine >> QUEEN & 1 and count > 2:
            total += 0.25 if count < 5 else 0.1
        if trumps > 2 and count < 2:
            total += 0.4 if count else 0.7
    total += (spades >> ACE & 1) * 1.0
    total += (spades >> KING & 1) * (0.9 if trumps > 1 else 0.5)
    total += (spades >> QUEEN & 1) * (0.7 if trumps > 2 else 0.25)
    return total + 0.9 * max(0, trumps - 3)


def bid(hand: list[int]) -> int:
    """The rule player's bid."""
    return 0 if nil_looks_safe(hand) else max(1, min(13, int(tricks(hand))))


def nil_looks_safe(hand: list[int]) -> bool:
    """At most three spades, all low; in every other suit a low card, and no ace without low cards beside it."""
    spades = hand[SPADES]
    if spades.bit_count() > 3 or spades >> TEN:
        return False
    for suit in range(3):
        mine = hand[suit]
        low = (mine & 31).bit_count()
        if mine and (not low or (mine >> QUEEN and low < 3)):
            return False
    return True


def finish(at: Position) -> list[int]:
    """Plays the hand out with the rule player in every seat; returns the tricks each seat has taken."""
    while at.left:
        at.play(choose(at, at.hands[at.turn]))
    return at.won


def choose(at: Position, hand: list[int]) -> int:
    """The card the rule player plays from the hand whose turn it is."""
    seat = at.turn
    partner = seat ^ 2
    if not at.bids[seat] and not at.won[seat]:
        return _lead_low(at, hand) if not at.count else _duck(at, hand)
    cover = not at.bids[partner] and not at.won[partner]
    need = at.need(seat)
    theirs = at.need(seat ^ 1)
    wants = need > 0 or (theirs > 0 and at.left - theirs < 2)
    hunted = _hunted(at, seat) if at.left - need > 1 and not cover else -1
    if not at.count:
        return _lead_high(at, hand, cover=cover) if (wants and hunted < 0) or cover else _lead_low(at, hand)
    if hunted >= 0 and at.taker == hunted:
        return _duck(at, hand)
    if not wants and not (cover and at.taker == partner):
        return _duck(at, hand)
    return _win(at, hand, partner, cover=cover)


def _hunted(at: Position, seat: int) -> int:
    """An opponent whose nil can still be broken; -1: there is none."""
    for other in (seat + 1 & 3, seat + 3 & 3):
        if not at.bids[other] and not at.won[other]:
            return other
    return -1


def _beats(at: Position, hand: list[int]) -> tuple[int, int]:
    """The suit that can be played and the cards of it that would be ahead: (suit, cards); suit -1: anything goes."""
    led = at.led
    mine = hand[led]
    if mine:
        return led, 0 if at.ruffed else mine >> at.best + 1 << at.best + 1
    spades = hand[SPADES]
    return -1, spades >> at.best + 1 << at.best + 1 if at.ruffed or led == SPADES else spades


def _win(at: Position, hand: list[int], partner: int, *, cover: bool) -> int:
    suit, able = _beats(at, hand)
    last = at.count == 3
    if suit < 0:
        suit = SPADES
        helped = at.taker == partner and not cover
        if able and not (helped and (last or at.ruffed or not _others_over(at, hand, at.led))):
            return SPADES * 13 + (able & -able).bit_length() - 1
        return _throw_low(at, hand)
    mine = hand[suit]
    low = suit * 13 + (mine & -mine).bit_length() - 1
    if not able:
        return low
    if at.taker == partner and not cover and (last or not _others_over(at, hand, suit)):
        return low
    if last:
        return suit * 13 + (able & -able).bit_length() - 1
    top = able.bit_length() - 1
    boss = not (ALL & ~(at.gone[suit] | mine)) >> top
    if boss:
        return suit * 13 + _lowest_equal(top, mine, at.gone[suit])
    if cover or at.count == 2:
        return suit * 13 + _lowest_equal(top, mine, at.gone[suit])
    return low


def _others_over(at: Position, hand: list[int], suit: int) -> bool:
    """Whether somebody else may still hold a card of the led suit over the best one."""
    return bool((ALL & ~(at.gone[suit] | hand[suit])) >> at.best + 1)


def _lowest_equal(top: int, mine: int, gone: int) -> int:
    """The lowest card that is as good as `top`: nothing between them is in another hand."""
    low = top
    while top:
        top -= 1
        if mine >> top & 1:
            low = top
        elif not gone >> top & 1:
            break
    return low


def _duck(at: Position, hand: list[int]) -> int:
    """Plays the highest card that does not take the trick."""
    suit, able = _beats(at, hand)
    if suit >= 0:
        under = hand[suit] & ~able
        if under:
            return suit * 13 + under.bit_length() - 1
        return suit * 13 + (able.bit_length() if at.count == 3 else (able & -able).bit_length()) - 1
    under = hand[SPADES] & ~able
    best, danger = -1, -99
    for other in range(3):
        mine = hand[other]
        if mine:
            high = mine.bit_length()
            worth = 2 * high - mine.bit_count()
            if worth > danger:
                best, danger = other * 13 + high - 1, worth
    if under and (best < 0 or under.bit_length() > 7):
        return SPADES * 13 + under.bit_length() - 1
    return best if best >= 0 else SPADES * 13 + (able & -able).bit_length() - 1


def _throw_low(at: Position, hand: list[int]) -> int:
    """Throws the lowest card of a side suit, rather from a short one; a spade only when there is nothing else."""
    best, least = -1, 99
    for suit in range(3):
        mine = hand[suit]
        if mine:
            low = (mine & -mine).bit_length() - 1
            cost = 2 * low + mine.bit_count()
            if cost < least:
                best, least = suit * 13 + low, cost
    spades = hand[SPADES]
    return best if best >= 0 else SPADES * 13 + (spades & -spades).bit_length() - 1


def _lead_low(at: Position, hand: list[int]) -> int:
    """Leads the card that is most likely to be beaten."""
    best, least = -1, 999
    for suit in range(4):
        mine = hand[suit]
        if not mine or (suit == SPADES and not at.broken and (hand[0] or hand[1] or hand[2])):
            continue
        low = (mine & -mine).bit_length() - 1
        out = ALL & ~(at.gone[suit] | mine)
        n = out.bit_count()
        cost = 24 * (out & ((1 << low) - 1)).bit_count() // n if n else 40
        if cost < least:
            best, least = suit * 13 + low, cost
    return best


def _lead_high(at: Position, hand: list[int], *, cover: bool) -> int:
    """Leads a card nobody can beat in its suit; else low from a short suit, to ruff later; to cover a nil: high."""
    best, most = -1, -999
    bare = not (hand[0] or hand[1] or hand[2])
    for suit in range(4):
        mine = hand[suit]
        if not mine or (suit == SPADES and not at.broken and not bare):
            continue
        top = mine.bit_length() - 1
        out = ALL & ~(at.gone[suit] | mine)
        count = mine.bit_count()
        if not out >> top:
            # A side suit that has gone round often is ruffed; trumps are kept for later.
            worth = 40 + out.bit_count() if suit != SPADES else 30
            code = suit * 13 + top
        elif cover:
            worth, code = top * 2 - 10, suit * 13 + top
        else:
            low = (mine & -mine).bit_length() - 1
            worth, code = (-5 - count * 2 - low // 4 if suit != SPADES else -30), suit * 13 + low
        if worth > most:
            best, most = code, worth
    return best
