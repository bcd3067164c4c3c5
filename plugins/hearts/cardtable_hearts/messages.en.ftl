# Hearts

title = Hearts
tagline = Take no hearts, and beware of the queen of spades.

rule-target = Points that end the match
    .about = After a hand in which somebody has reached this total, the match ends and the lowest total wins.
rule-moon = Shooting the moon
    .about = What happens when one player takes all 26 points of a hand.
rule-moon-add26 = 26 for everybody else
rule-moon-off = just 26 points
rule-first_trick_points = Points in the first trick
    .about = Whether hearts and the queen of spades may be thrown into the first trick.
rule-first_trick_points-no_if_safe = only without a safe card
rule-first_trick_points-allowed = allowed
rule-queen_breaks_hearts = The queen breaks hearts
    .about = Whether hearts may be led once the queen of spades has been played.

ask-pass = Choose three cards to pass.
ask-play = Play a card.
ask-open = Open with the two of clubs.
ask-lead = Lead a card.
ask-follow = { $suit ->
    [c] Follow clubs.
    [d] Follow diamonds.
    [h] Follow hearts.
   *[s] Follow spades.
}
ask-result = The hand is over.

do-pass = { $count ->
    [1] Pass a card to { $who }
   *[other] Pass { $count } cards to { $who }
}
do-play = Play

did-pass = { $who-rel ->
    [me] You pass { $cards }.
   *[other] { $who } is ready.
}
did-play = { $who-rel ->
    [me] You play the { $card }.
   *[other] { $who } plays the { $card }.
}

no-must_follow = { $suit ->
    [c] Clubs were led and you still have clubs.
    [d] Diamonds were led and you still have diamonds.
    [h] Hearts were led and you still have hearts.
   *[s] Spades were led and you still have spades.
}
no-first_trick_points = No hearts and no queen of spades in the first trick while you hold a safe card.
no-hearts_not_broken = Hearts may not be led before a heart has been played.
no-two_of_clubs = The two of clubs opens the hand.
no-three_cards = Pass three different cards.
no-one_card = Play one card.

fact-total = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
fact-points = +{ $value } this hand
fact-hearts = { $value ->
    [broken] hearts broken
   *[closed] hearts not broken
}
fact-trick = trick { $value }

zone-hand = Hand
zone-trick = Trick
zone-last = Last trick
zone-taken = Tricks taken

mark-led = led
mark-winning = ahead
mark-received = received

hand-title = Hand { $number } · to { $target }
note-passed = { $to ->
    [left] Everybody has passed three cards to the left.
    [right] Everybody has passed three cards to the right.
   *[across] Everybody has passed three cards across.
}
note-ahead = { $who-rel ->
    [me] You are ahead with the { $card }.
   *[other] { $who } is ahead with the { $card }.
}
note-took = { $points ->
    [0] { $who-rel ->
        [me] You take the trick: no points.
       *[other] { $who } takes the trick: no points.
    }
    [one] { $who-rel ->
        [me] You take the trick: 1 point.
       *[other] { $who } takes the trick: 1 point.
    }
   *[other] { $who-rel ->
        [me] You take the trick: { $points } points.
       *[other] { $who } takes the trick: { $points } points.
    }
}
note-moon = { $who-rel ->
    [me] You have shot the moon: nothing for you, 26 for everybody else.
   *[other] { $who } has shot the moon: nothing for them, 26 for everybody else.
}

sheet-hand = Hand { $number } is over
sheet-moon = { $who-rel ->
    [me] You shot the moon: 26 for everybody else
   *[other] { $who } shot the moon: 26 for everybody else
}
col-hearts = Hearts
col-queen = Queen
col-hand = This hand
col-total = Total
cell-queen = +13

why-lowest = { $who-rel ->
    [me] You have the lowest total: { $points }.
   *[other] { $who } has the lowest total: { $points }.
}
why-shared = { $count } players share the lowest total: { $points }.
