title = Cells
tagline = Turn over or draw, and keep your grid low.

do-draw = Draw a card
do-flip = Turn this card over
do-place = Put it here
did-draw = { $who-rel ->
    [me] You draw a card.
   *[other] { $who } draws a card.
}
did-flip = { $who-rel ->
    [me] You turn a card over.
   *[other] { $who } turns a card over.
}
did-place = { $who-rel ->
    [me] You put the card in your grid.
   *[other] { $who } puts the card in the grid.
}
ask-draw = Draw, or turn a card over?
ask-place = Where does it go?
mark-line = top row
fact-points = { $value } points
zone-grid = Grid
zone-stock = Stock
zone-gone = Discards
zone-held = Drawn card
suit-B = blue
suit-R = red

rule-opened = Open at the start
    .about = How many cards lie face up at the start.
