title = High-Low
tagline = Call the next card. Bank before you miss.

ask-guess =
    { $way ->
        [higher] Call higher than { $card-rank }, or bank?
        [lower] Call lower than { $card-rank }, or bank?
       *[both] Higher or lower than { $card-rank }?
    }
do-higher = Higher
    .icon = up
do-lower = Lower
    .icon = down
do-bank =
    { $points ->
        [0] End turn
        [one] Bank 1 point
       *[other] Bank { $points } points
    }
    .icon = bank
confirm-bank-nothing = End your turn without points?
did-higher =
    { $who-rel ->
        [me] You call higher.
       *[other] { $who } calls higher.
    }
did-lower =
    { $who-rel ->
        [me] You call lower.
       *[other] { $who } calls lower.
    }
did-bank =
    { $who-rel ->
        [me] You end your turn.
       *[other] { $who } ends the turn.
    }
did-deal = The deck was empty.

no-no_higher = Nothing is higher than the { $card-rank } here.
no-no_lower = Nothing is lower than the { $card-rank } here.

zone-deck = Deck
zone-table = Card to beat
zone-gone = Gone
mark-guess = the card to beat
fact-streak = { $value } at stake
fact-total =
    { $value ->
        [one] 1 point
       *[other] { $value } points
    }
fact-left =
    { $value ->
        [one] 1 turn left
       *[other] { $value } turns left
    }
fact-ace-high = Ace is highest

title-turn = Turn { $turn } of { $turns } each
title-over =
    { $turns ->
        [one] 1 turn each, all played
       *[other] { $turns } turns each, all played
    }

note-hit =
    { $way ->
        [lower] Hit! { $streak } in a row. The { $card-rank } is below the { $before-rank }.
       *[higher] Hit! { $streak } in a row. The { $card-rank } beats the { $before-rank }.
    }
note-hit-short = Hit! { $streak } in a row.
note-miss =
    { $way ->
        [lower] Miss: the { $card-rank } is below the { $before-rank }. { $streak ->
            [0] No points this turn.
            [one] 1 point lost.
           *[other] { $streak } points lost.
        }
       *[higher] Miss: the { $card-rank } beats the { $before-rank }. { $streak ->
            [0] No points this turn.
            [one] 1 point lost.
           *[other] { $streak } points lost.
        }
    }
note-miss-short =
    { $streak ->
        [0] Miss: no points this turn.
        [one] Miss: 1 point lost.
       *[other] Miss: { $streak } points lost.
    }
note-equal =
    { $streak ->
        [0] Another { $card-rank }: equal misses. No points this turn.
        [one] Another { $card-rank }: equal misses. 1 point lost.
       *[other] Another { $card-rank }: equal misses. { $streak } points lost.
    }
note-equal-short =
    { $streak ->
        [0] Equal misses: no points this turn.
        [one] Equal misses: 1 point lost.
       *[other] Equal misses: { $streak } points lost.
    }
note-bank =
    { $points ->
        [0] No points this turn.
        [one] 1 point banked.
       *[other] { $points } points banked.
    }
note-shuffle = New deck: the other { $count } cards are shuffled again.

why-alone =
    { $points ->
        [one] You banked 1 point.
       *[other] You banked { $points } points.
    }
why-won =
    { $who-rel ->
        [me] You win with { $points ->
            [one] 1 point
           *[other] { $points } points
        }, the highest total.
       *[other] { $who } wins with { $points ->
            [one] 1 point
           *[other] { $points } points
        }, the highest total.
    }
why-draw =
    { $points ->
        [one] A draw: { $count } players share first place with 1 point each.
       *[other] A draw: { $count } players share first place with { $points } points each.
    }
sheet-end =
    { $turns ->
        [one] After 1 turn each
       *[other] After { $turns } turns each
    }
col-place = Place
col-turns = Turn by turn
col-points = Points

rule-turns = Turns per player
    .about = How many turns each of you gets. More turns make a longer match.
rule-ace = Ace
    .about = Whether the ace is the lowest card, below the 2, or the highest, above the king.
rule-ace-low = lowest
rule-ace-high = highest

hint-higher = Higher hits with a chance of { NUMBER($value, style: "percent") }.
hint-lower = Lower hits with a chance of { NUMBER($value, style: "percent") }.
hint-points = Expected from this turn: { NUMBER($value, maximumFractionDigits: 2) } points.
hint-win = Chance of winning the match: { NUMBER($value, style: "percent") }.
