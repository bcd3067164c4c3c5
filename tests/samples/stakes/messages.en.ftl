title = Stakes
tagline = One card, one bet.

do-bet = Bet ({ $pot } in the pot)
do-fold = Fold
did-bet = { $who-rel ->
    [me] You bet { $amount }.
   *[other] { $who } bets { $amount }.
}
did-fold = { $who-rel ->
    [me] You fold.
   *[other] { $who } folds.
}
ask-bet = How much do you bet?
confirm-fold = Give up this hand?
mark-all = all
hands-left = { $hands } hands to go
leads = { $who-rel ->
    [me] You lead with { $chips } chips.
   *[other] { $who } leads with { $chips } chips.
}
fact-chips = { $value } chips
fact-bet = Bet: { $value }
zone-card = Card
zone-deck = Deck

rule-hands = Hands
    .about = How many hands a match has.
rule-limit = Limit
    .about = The highest bet.
rule-limit-off = none
