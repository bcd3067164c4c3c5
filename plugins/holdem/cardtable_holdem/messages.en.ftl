title = Texas Hold'em
tagline = No-limit poker with play chips. The last one in, or the best five cards, wins.

ask-check = Check or bet?
ask-call = Stay in or fold?
ask-runout = Nobody can bet any more.
ask-result = The hand is over.

do-fold = Fold
    .tone = danger
do-check = Check
do-call = Call { $amount }
do-raise = Raise to { $amount }
confirm-fold_free = Checking costs nothing. Fold all the same?
mark-min = Minimum
mark-half_pot = ½ pot
mark-pot = Pot
mark-all_in = All-in
mark-winning = winning cards

did-fold =
    { $who-rel ->
        [me] You fold.
       *[other] { $who } folds.
    }
did-check =
    { $who-rel ->
        [me] You check.
       *[other] { $who } checks.
    }
did-call =
    { $who-rel ->
        [me] You call.
       *[other] { $who } calls.
    }
did-raise =
    { $who-rel ->
        [me] You raise to { $amount }.
       *[other] { $who } raises to { $amount }.
    }
did-deal = The table deals.

no-check_owed = You cannot check: it is { $amount } to call.
no-call_nothing = There is nothing to call: check instead.
no-raise_no_chips = Your chips reach for a call at most.
no-raise_not_reopened = You have acted, and the last raise was too small to raise again: call or fold.
no-raise_pointless = Nobody could call a raise.
no-raise_too_small = Raise to { $low } at least: by no less than the last bet or raise, or all-in.
no-raise_too_big = You can raise to { $high } at most.

zone-board = Board
zone-hand = Cards

fact-stack = { $value } chips
fact-bet = bet { $value }
fact-current_bet = Bet to match { $value }
fact-to_call = { $value } to call
fact-won = won { $value }
fact-dealer = Dealer
fact-did =
    { $value ->
        [small_blind] small blind
        [big_blind] big blind
        [fold] folded
        [check] checked
        [call] called
        [raise] raised
        [all_in] all-in
       *[out] out
    }
fact-holds =
    { $value ->
        [high_card] high card
        [pair] a pair
        [two_pair] two pair
        [three] three of a kind
        [straight] a straight
        [flush] a flush
        [full_house] a full house
        [four] four of a kind
       *[straight_flush] a straight flush
    }
fact-pot = Pot { $value }
fact-main_pot = Main pot { $value }
fact-side_pot = Side pot { $value }
fact-side_pot_1 = Side pot 1: { $value }
fact-side_pot_2 = Side pot 2: { $value }
fact-side_pot_3 = Side pot 3: { $value }
fact-side_pot_4 = Side pot 4: { $value }
fact-side_pot_5 = Side pot 5: { $value }
fact-side_pot_6 = Side pot 6: { $value }
fact-side_pot_7 = Side pot 7: { $value }
fact-side_pot_8 = Side pot 8: { $value }
fact-side_pot_9 = Side pot 9: { $value }
fact-side_pot_10 = Side pot 10: { $value }
fact-side_pot_11 = Side pot 11: { $value }

name-pot = the pot
name-main_pot = the main pot
name-side_pot = the side pot
name-side_pot_1 = side pot 1
name-side_pot_2 = side pot 2
name-side_pot_3 = side pot 3
name-side_pot_4 = side pot 4
name-side_pot_5 = side pot 5
name-side_pot_6 = side pot 6
name-side_pot_7 = side pot 7
name-side_pot_8 = side pot 8
name-side_pot_9 = side pot 9
name-side_pot_10 = side pot 10
name-side_pot_11 = side pot 11
name-uncalled = Uncalled chips, returned
cell-pot = Pot
cell-main_pot = Main pot
cell-side_pot = Side pot
cell-side_pot_1 = Side pot 1
cell-side_pot_2 = Side pot 2
cell-side_pot_3 = Side pot 3
cell-side_pot_4 = Side pot 4
cell-side_pot_5 = Side pot 5
cell-side_pot_6 = Side pot 6
cell-side_pot_7 = Side pot 7
cell-side_pot_8 = Side pot 8
cell-side_pot_9 = Side pot 9
cell-side_pot_10 = Side pot 10
cell-side_pot_11 = Side pot 11
cell-folded = folded
cell-hidden = not shown
cell-unshown = everybody else folded

title-hands =
    { $of ->
        [one] One hand · blinds { $small }/{ $big }
       *[other] Hand { $number } of { $of } · blinds { $small }/{ $big }
    }
title-freezeout =
    { $left ->
        [one] Hand { $number } · blinds { $small }/{ $big }, doubling after this hand
       *[other] Hand { $number } · blinds { $small }/{ $big }, doubling in { $left } hands
    }
note-flop = Flop: { $first }, { $second }, { $third }.
note-turn = Turn: { $first }.
note-river = River: { $first }.
note-runout = Nobody can bet any more: the cards are turned up and the board is dealt to the end.
sheet-pots = Who won what
sheet-seats = Hand { $number }, seat by seat
col-pot = Pot
col-chips = Chips
col-hand = Hand
col-change = Change

won-unshown =
    { $who-rel ->
        [me] You win { $amount }: everybody else has folded.
       *[other] { $who } wins { $amount }: everybody else has folded.
    }
won-shown =
    { $who-rel ->
        [me] You win { $pot }, { $amount }, with { $hand }.
       *[other] { $who } wins { $pot }, { $amount }, with { $hand }.
    }
won-share =
    { $who-rel ->
        [me] You share { $pot } and get { $amount }, with { $hand }.
       *[other] { $who } shares { $pot } and gets { $amount }, with { $hand }.
    }
won-back =
    { $who-rel ->
        [me] Nobody matched { $amount } of your chips: they go back to you.
       *[other] Nobody matched { $amount } of { $who }’s chips: they go back.
    }
won-out =
    { $who-rel ->
        [me] You are out of chips.
       *[other] { $who } is out of chips.
    }

hand-high_card = high card { $high }
hand-pair = a pair of { $high }
hand-two_pair = two pair, { $high } and { $low }
hand-three = three { $high }
hand-straight = a straight to the { $high }
hand-flush = a flush, { $high } high
hand-full_house = a full house, { $high } over { $low }
hand-four = four { $high }
hand-straight_flush = a straight flush to the { $high }
hand-royal_flush = a royal flush
ranks-2 = twos
ranks-3 = threes
ranks-4 = fours
ranks-5 = fives
ranks-6 = sixes
ranks-7 = sevens
ranks-8 = eights
ranks-9 = nines
ranks-10 = tens
ranks-11 = jacks
ranks-12 = queens
ranks-13 = kings
ranks-14 = aces

rule-match = Length
    .about = A fixed number of hands, or a freeze-out until one seat has all the chips.
rule-match-hands = so many hands
rule-match-freezeout = freeze-out
rule-hands = Hands
    .about = How many hands are played; it ends earlier when one seat has all the chips. A freeze-out does not ask.
rule-blind_step = Blinds double after
    .about = Both blinds double every so many hands. A freeze-out needs it; 8 is a good start.
rule-blind_step-off = never
rule-stack = Chips at the start
    .about = What everybody begins with, at least ten big blinds.
rule-small_blind = Small blind
    .about = The big blind is twice as much.
rule-muck_losers = Losers may hide their cards
    .about = At a showdown a hand that can win nothing any more stays hidden, unless somebody was all-in before the river.

hint-equity = Your chance of winning: { NUMBER($value, style: "percent") }.
hint-odds = A call needs { NUMBER($value, style: "percent") } to pay.
hint-value = Expected chips: { NUMBER($value, maximumFractionDigits: 0) }.
