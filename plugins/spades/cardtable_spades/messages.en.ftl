# Spades

title = Spades
tagline = Bid your tricks, take them with your partner; spades are trumps.

rule-target = Points that win
    .about = After a hand in which a team has reached this score, the higher team wins; if both are equal, play goes on.
rule-bag_limit = Bags until the penalty
    .about = So many bags cost the penalty; what is over is kept.
rule-bag_limit-off = no penalty
rule-bag_penalty = Bag penalty
    .about = Points lost each time the bag limit is reached.
rule-loss_floor = Lost at
    .about = A team that falls to this score loses at once, if the other is higher.
rule-loss_floor-off = never
rule-max_hands = Hands at most
    .about = After so many hands the higher team wins; equal scores are a draw.
rule-max_hands-off = no limit

ask-bid = How many tricks will you take?
ask-play = Play a card.
ask-lead = Lead a card.
ask-follow = { $suit ->
    [c] Follow clubs.
    [d] Follow diamonds.
    [h] Follow hearts.
   *[s] Follow spades.
}
ask-result = The hand is over.

do-bid = Bid
do-play = Play
mark-nil = Nil

did-bid = { $amount ->
    [0] { $who-rel ->
        [me] You bid nil.
       *[other] { $who } bids nil.
    }
   *[other] { $who-rel ->
        [me] You bid { $amount }.
       *[other] { $who } bids { $amount }.
    }
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
no-spades_not_broken = Spades may not be led before a spade has been played.
no-one_card = Play one card.

fact-bid = { $value ->
    [nil] nil
   *[other] bid { $value }
}
fact-took = took { $value }
fact-score = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
fact-bags = { $value ->
    [one] { $value } bag
   *[other] { $value } bags
}
fact-spades = { $value ->
    [broken] spades broken
   *[closed] spades not broken
}
fact-trick = trick { $value }

zone-hand = Hand
zone-trick = Trick
zone-last = Last trick
zone-taken = Tricks taken

mark-led = led
mark-winning = ahead

hand-title = Hand { $number } · to { $target }
note-bids = All have bid: { $total } tricks of 13.
note-ahead = { $who-rel ->
    [me] You are ahead with the { $card }.
   *[other] { $who } is ahead with the { $card }.
}
note-took = { $who-rel ->
    [me] You take the trick with the { $card }.
   *[other] { $who } takes the trick with the { $card }.
}

gained = won { $points }
lost = lost { $points }
plus = +{ $points }
minus = −{ $points }
verdict-nil-failed = { $who-rel ->
    [me] Your nil broke: your team { $change }
    [partner] { $who }’s nil broke: your team { $change }
   *[other] { $who }’s nil broke: their team { $change }
}
verdict-nil-made = { $who-rel ->
    [me] You made your nil: your team { $change }
    [partner] { $who } made the nil: your team { $change }
   *[other] { $who } made the nil: their team { $change }
}
verdict-set = { $who-rel ->
    [me] Your contract failed: your team { $change }
    [partner] Your contract failed: your team { $change }
   *[other] The contract of { $who }’s team failed: they { $change }
}
verdict-bags = { $who-rel ->
    [me] Too many bags: your team { $change }
    [partner] Too many bags: your team { $change }
   *[other] Too many bags for { $who }’s team: they { $change }
}
verdict-made = Both teams made their contracts

col-bid = Bid
col-took = Took
col-meaning = What that means
col-item = Item
col-points = Points
cell-nil = nil
meaning-nil-made = took no trick, so the nil holds
meaning-nil-failed = { $count ->
    [1] took a trick, so the nil fails
   *[other] took tricks, so the nil fails
}
meaning-exact = exactly as bid
meaning-over = { $count ->
    [1] one over
    [2] two over
    [3] three over
   *[other] { $count } over
}
meaning-covered = { $count ->
    [1] one under, covered by { $who }
    [2] two under, covered by { $who }
   *[other] { $count } under, covered by { $who }
}
meaning-short = { $count ->
    [1] one trick short of the bid
    [2] two tricks short of the bid
   *[other] { $count } tricks short of the bid
}
team-hand = { $who-rel ->
    [me] You and { $partner }: { $change }
    [partner] You and { $who }: { $change }
   *[other] { $who } and { $partner }: { $change }
}
line-contract = Contract { $contract }, made { $made }
line-nil-made = { $count ->
    [1] Nil made
   *[other] { $count } nils made
}
line-nil-failed = { $count ->
    [1] Nil failed
   *[other] { $count } nils failed
}
line-bags = { $count ->
    [1] 1 bag
   *[other] { $count } bags
}
line-penalty = { $count ->
    [1] Bag penalty
   *[other] { $count } bag penalties
}
line-score = Score
line-counter = { $limit ->
    [0] Bags
   *[other] Bags, of { $limit }
}

why-higher = { $who-rel ->
    [me] Your team has { $points }, the other { $other }.
    [partner] Your team has { $points }, the other { $other }.
   *[other] { $who }’s team has { $points }, the other { $other }.
}
why-equal = Both teams have { $points }.
