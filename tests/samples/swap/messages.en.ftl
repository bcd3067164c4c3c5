title = Swap
tagline = Pass one card on, then play higher than the card before.

do-swap = Pass this card
do-play = Play this card
did-swap = { $who-rel ->
    [me] You pass a card on.
   *[other] { $who } passes a card on.
}
did-play = { $who-rel ->
    [me] You play { $card }.
   *[other] { $who } plays { $card }.
}
ask-swap = Which card do you pass on?
your-card = { $who-rel ->
    [me] Your card?
   *[other] { $who } is to play.
}
no-must_follow = Follow suit: { $card } lies on top.
so-far = After this hand, { $hands } to go
col-points = Points
fact-points = { $value } points
zone-hand = Hand
zone-stock = Stock
zone-table = Table

rule-hands = Hands
    .about = How many hands a match has.
rule-direction = Direction
    .about = To which side the card is passed.
rule-direction-left = to the left
rule-direction-right = to the right
rule-low = Lowest wins
    .about = Whether the fewest points win.
