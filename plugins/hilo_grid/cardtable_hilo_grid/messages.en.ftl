title = HiLo
tagline = A grid of nine cards, and as few points as you can. Three of a colour in a line may go.

suit-R = red
suit-O = orange
suit-Y = yellow
suit-G = green
suit-S = sky blue
suit-B = blue
suit-V = violet
suit-P = pink

ask-reveal = Choose two of your cards to turn up.
ask-source = Draw a card, or take the top discard?
ask-drawn = Swap it in, or discard it and turn one up?
ask-taken = Which card does it replace?
ask-hilo =
    { $colour ->
        [R] Red
        [O] Orange
        [Y] Yellow
        [G] Green
        [S] Sky blue
        [B] Blue
        [V] Violet
       *[P] Pink
    } { $shape ->
        [row] row
        [column] column
       *[diagonal] diagonal
    }: remove it? { $high } + { $middle } { $low ->
        [-1] − 1
       *[other] + { $low }
    } = { $points ->
        [one] 1 point
       *[other] { $points } points
    } gone.
ask-turned = The last cards are turned up.
ask-result = The round is over.
ask-lines = { $count } lines of one colour: remove one?

do-reveal = Turn these two up
do-draw = Draw
do-take = Take the top discard
do-place = Swap it in
do-flip = Discard it, turn one up
do-remove =
    { $lines ->
        [one] Remove
       *[many] Remove { $colour ->
            [R] red
            [O] orange
            [Y] yellow
            [G] green
            [S] sky blue
            [B] blue
            [V] violet
           *[P] pink
        } { $shape ->
            [row] row
            [column] column
           *[diagonal] diagonal
        } ({ $points })
    }
do-remove-rows =
    { $lines ->
        [one] Remove, slide left
       *[many] Remove { $colour ->
            [R] red
            [O] orange
            [Y] yellow
            [G] green
            [S] sky blue
            [B] blue
            [V] violet
           *[P] pink
        } diagonal ({ $points }), slide left
    }
    .icon = slideleft
do-remove-columns =
    { $lines ->
        [one] Remove, slide up
       *[many] Remove { $colour ->
            [R] red
            [O] orange
            [Y] yellow
            [G] green
            [S] sky blue
            [B] blue
            [V] violet
           *[P] pink
        } diagonal ({ $points }), slide up
    }
    .icon = up
do-keep = Keep

did-reveal =
    { $who-rel ->
        [me] You have chosen.
       *[other] { $who } has chosen.
    }
did-draw =
    { $who-rel ->
        [me] You draw a card.
       *[other] { $who } draws a card.
    }
did-take =
    { $who-rel ->
        [me] You take the top discard.
       *[other] { $who } takes the top discard.
    }
did-place =
    { $who-rel ->
        [me] You swap a card.
       *[other] { $who } swaps a card.
    }
did-flip =
    { $who-rel ->
        [me] You discard it and turn a card up.
       *[other] { $who } discards it and turns a card up.
    }
did-remove =
    { $word ->
        [rows] { $who-rel ->
            [me] You remove a diagonal and slide left.
           *[other] { $who } removes a diagonal and slides left.
        }
        [columns] { $who-rel ->
            [me] You remove a diagonal and slide up.
           *[other] { $who } removes a diagonal and slides up.
        }
       *[line] { $who-rel ->
            [me] You remove a line.
           *[other] { $who } removes a line.
        }
    }
did-keep =
    { $who-rel ->
        [me] You keep all your cards.
       *[other] { $who } keeps all cards.
    }
did-deal = The table moves the cards.
did-time = Time is up: this round is the last.

no-no_pass = There is no passing: draw a card, or take the top discard.
no-two_cards = Choose two different cards of your own.
no-source_final = You have a card already; that cannot be taken back.
no-choose_source = First draw a card, or take the top discard.
no-must_place = A card from the discard pile must be swapped in.
no-one_place = Choose one card.
no-no_card_there = There is no card in that place.
no-already_open = That card is face up already: turn up one that lies face down.
no-decide_line = Decide first whether to remove the line.
no-no_line = These three are not a line: it takes a whole row, column or diagonal.
no-line_face_down = All three must lie face up.
no-line_colours = All three must be of one colour.
no-line_kept = That line does not contain what just changed; only a new line can be removed.
no-which_way = Say how the cards close up: by rows or by columns.
no-only_one_way = This grid closes up in one way only.

zone-grid = Grid
zone-deck = Draw pile
zone-discard = Discard pile
zone-held = In hand
mark-line = line of one colour
mark-new = new
mark-down = face down
mark-held = in hand
mark-gone = gone

fact-total =
    { $value ->
        [one] 1 point
       *[other] { $value } points
    }
fact-left = { $value } to go
fact-shown = { $value } shown
fact-ender = ended the round
fact-last-turn = last turn
fact-open-draw = Cards are drawn openly
fact-late = Time is up

title-target = Round { $number } · to { $target }
title-rounds = Round { $number } of { $rounds }
title-countdown = Round { $number } · from { $start } to 0
title-countdown-rounds = Round { $number } of { $rounds } · down to 0

note-start =
    { $who-rel ->
        [me] You begin, with { $points } shown.
       *[other] { $who } begins, with { $points } shown.
    }
note-take = It is { $card }.
note-place = In goes { $new }, out comes { $old }.
note-flip = Away goes { $old }, up comes { $new }.
note-remove =
    { $points ->
        [one] HiLo! { $high }, { $middle } and { $low } are gone: 1 point.
       *[other] HiLo! { $high }, { $middle } and { $low } are gone: { $points } points.
    }
note-shuffle =
    { $count ->
        [one] The draw pile was empty: 1 discard is a new one.
       *[other] The draw pile was empty: { $count } discards are shuffled into a new one.
    }
note-ender =
    { $who-rel ->
        [me] You have ended the round. Everybody else has one more turn.
       *[other] { $who } has ended the round. Everybody else has one more turn.
    }
note-cleared =
    { $who-rel ->
        [me] The last cards bring you a HiLo: { $points ->
            [one] 1 point
           *[other] { $points } points
        } gone.
       *[other] The last cards bring { $who } a HiLo: { $points ->
            [one] 1 point
           *[other] { $points } points
        } gone.
    }
note-not-above =
    { $who-rel ->
        [me] You ended the round with { $points }: 0 and less is never doubled.
       *[other] { $who } ended the round with { $points }: 0 and less is never doubled.
    }
note-lowest =
    { $who-rel ->
        [me] You ended the round and have fewer points than anybody: { $points }, not doubled.
       *[other] { $who } ended the round and has fewer points than anybody: { $points }, not doubled.
    }
note-doubled =
    { $word ->
        [less] { $who-rel ->
            [me] You ended the round with { $points }, but { $other } has less, { $theirs }: that counts double, { $counted }.
           *[other] { $who } ended the round with { $points }, but { $other-rel ->
                [me] you have
               *[other] { $other } has
            } less, { $theirs }: that counts double, { $counted }.
        }
       *[same] { $who-rel ->
            [me] You ended the round with { $points }, and { $other } has { $theirs } too: that counts double, { $counted }.
           *[other] { $who } ended the round with { $points }, and { $other-rel ->
                [me] you have
               *[other] { $other } has
            } { $theirs } too: that counts double, { $counted }.
        }
    }

sheet-round = Round { $number } is over
sheet-so-far =
    { $count ->
        [one] After one round
       *[other] After { $count } rounds
    }
sheet-over =
    { $count ->
        [one] One round in all
       *[other] All { $count } rounds
    }
col-sum = On the table
col-ended = End of round
col-round = Counts
col-total = Total
col-left = To go
col-rounds = Round by round
cell-ended = ended it
cell-doubled = ended it: doubled

why-lowest =
    { $who-rel ->
        [me] You win with the lowest total: { $points }.
       *[other] { $who } wins with the lowest total: { $points }.
    }
why-lowest-shared = A draw: { $count } players share the lowest total, { $points }.
why-zero =
    { $who-rel ->
        [me] You win: you have come down to exactly { $points }.
       *[other] { $who } wins: down to exactly { $points }.
    }
why-zero-shared = A draw: { $count } players have come down to exactly { $points }.
why-left =
    { $who-rel ->
        [me] You win, closest to zero: { $points } to go.
       *[other] { $who } wins, closest to zero: { $points } to go.
    }
why-left-shared = A draw: { $count } players are equally close to zero, { $points } to go.
why-time = The time was up.

rule-target = Points that end the match
    .about = After a round in which somebody has reached this total, the match ends and the lowest total wins. With 100 it is as printed on the box.
rule-rounds = Number of rounds
    .about = The match ends after so many rounds, whatever the totals are.
rule-rounds-off = until the points are reached
rule-mode = Kind of match
    .about = Classic: collect as few points as you can. Countdown: work off a number of points, down to exactly zero.
rule-mode-classic = classic
rule-mode-countdown = countdown
rule-countdown_start = Countdown from
    .about = So many points everybody has to work off. Only in the countdown.
rule-countdown_rounds = Rounds of a countdown
    .about = After so many rounds whoever is closest to zero wins. Only in the countdown.
rule-countdown_rounds-off = no limit
rule-countdown_minutes = Minutes of a countdown
    .about = After the round in which this time runs out, whoever is closest to zero wins. Only in the countdown.
rule-countdown_minutes-off = no limit
rule-open_draw = Draw openly
    .about = A drawn card is shown to everybody before it is placed, so that all can advise. Points count as usual.

hint-points = Points to expect from this round, weighed against the others: { NUMBER($value, maximumFractionDigits: 1) }.
hint-rounds = Rounds to expect until exactly zero: { NUMBER($value, maximumFractionDigits: 1) }.
