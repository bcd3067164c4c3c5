# What the terminal table says itself. Everything about a game comes from the game.

you = You
waiting = { $who } is thinking …
seat-of = { $who }: { $what }
zone-empty = { $zone }: empty.
zone-back = { $zone }: { $count ->
    [one] 1 card
   *[other] { $count } cards
 } face down.
zone-top = { $zone }: { $card } on top of { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
zone-cards = { $zone }: { $cards }.
zone-marked = { $card } ({ $mark })
cell = row { $row }, column { $column }: { $card }
blanks = { $count ->
    [one] 1 face down
   *[other] { $count } face down
 }
row = row { $row }: { $cards }
face-down = face down
option-of = { $label }: { $item }
pick = { $label }: which { $count }? Give their letters.
amount = { $label }: { $low } to { $high }?
amount-mark = { $mark } = { $amount }
sure = { $question } (y/n)
yes = y
yes-word = Yes
no-word = No
not-offered = “{ $text }” is not on offer. Give a number from 1 to { $high }, or ? for help.
not-picked = Give { $count } different letters from a to { $last }.
not-amount = Give a whole number from { $low } to { $high }.
place = { $place }. { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
match-over = The match is over.
winner = { $who } wins.
won = You win.
shared = A draw: { $who } share the first place.
draw = A draw.
bye = Goodbye.
saved = The match is saved in { $file }.
log = What happened
standings = Standings
continue = Continue
again = Play again
quit = Quit
close = Close
help = Help
rules = Rules
help-plain = Give the number of what you want to do, or the beginning of its name. Cards can be named by their codes, such as Qs or Th. An empty line shows the table again, q ends.
help-house = House rules at this table
help-keys = Keys
key-choose = press the letter or number of a choice, or move to it with Tab and the arrow keys and press Enter
key-pick = arrow keys move along the cards, Space picks, Enter plays
key-amount = type an amount, or use the up and down arrows
key-log = what happened
key-rules = the game's rules
key-help = this page
key-quit = leave the table
key-back = back
pick-hint = ← → choose, Enter plays
pick-some = ← → choose, Space picks, Enter when ready
picked = { $picked } of { $count }
cpu = CPU
open-view = all cards open
seen-from = seen from { $who }
step = Step { $index } of { $last }
start = The start
replay-keys = ← → step, Home End, v whose view, g go to a step, q quit
go-to = Go to step (0 to { $last })
leave = Leave this match?
