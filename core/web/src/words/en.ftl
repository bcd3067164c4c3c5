# The browser client's own words. A game's words come from the game.

brand = cardtable
lang-en = English
lang-de = Deutsch
language = Language
switch-language = Auf Deutsch umschalten
close = Close
back = Back
back-to = Back to { $game }
home = All games
yes = yes
no = no
you = you
you-capital = You
you-brackets = (you)
points = Points
points-of =
    { $points ->
        [one] point
       *[other] points
    }
minutes = { $count } min
loading = One moment …
connecting = Connecting …
reconnecting = Reconnecting …
try-again = Try again
server-away = The server cannot be reached.
server-trouble = The server did not answer as it should.

# Home
home-title = cardtable – play cards, send a link
hero = Play cards.
hero-2 = Send a link. That’s it.
hero-under = No account, no money. The CPU takes any empty seat, and hands it back when you return.
no-games = No game is installed here yet.
players = Players:
play-now = Play now
play-now-game = Play { $game } now, against the CPU
private-table = Private table
private-table-game = Private table for { $game }
rules = Rules
rules-game = Rules of { $game }
your-name = Your name
your-tables = Your tables
your-turn = Your turn
status-lobby = Before the start
status-playing = In play
status-over = Over

# Before the start
who-are-you = What shall the others call you?
send-this = Send this to your friends
link = Link to this table
qr = QR code of the link to this table
share = Share
copy = Copy link
copied = Copied
seats = Seats
seats-here = { $here } of { $count } here
how-many-seats = Number of seats
fewer-seats = One seat fewer
more-seats = One seat more
seat-number = Seat { $number }
cpu-seat = CPU { $number }
cpu-level = CPU · { $level }
cpu-short = CPU { $level }
free = Free
waits-for-friend = Waits for a friend
host = host
the-host = The host
here = Here
away = away
who-plays = Who plays at seat { $number }
sit-down = Sit down
sit-here = Sit here
stand-up = Leave my seat
move-up = Move { $who } up
move-down = Move { $who } down
watching = Watching
more-watchers = { $count } more
guests =
    { $count ->
        [one] 1 guest
       *[other] { $count } guests
    }
house-rules = House rules
reset = Reset to standard
changed = changed
start = Start
start-with =
    { $count ->
        [one] Start with 1 more CPU
       *[other] Start with { $count } more CPUs
    }
host-starts = { $who } starts the game.
all-taken = All seats are taken. You are watching.
closed-gone = This table does not exist
closed-gone-about = The link may be incomplete, or the table was cleared away.
closed-broken = This table cannot be opened
closed-broken-about = Its record cannot be read any more. Open a new table.
closed-left = You have left this table
closed-left-about = Your seat is given up. To come back, open the link again.
closed-foreign = This page does not belong to the table
closed-foreign-about = Open the table from the server that it stands on.
too-many-pages = You have too many pages open here. Close one; then it goes on.
leave = Leave this table
leave-sure = Leave this table for good?
leave-seat-sure = Leave this table for good? The CPU takes your seat.
stay = Stay

# At the table
table = Table
title-turn = Your turn – { $game }
standings = Standings
what-happened = What happened
nothing-yet = Nothing yet.
log-and-standings = Standings and log
high-wins = High wins
low-wins = Low wins
your-choices = Your choices
what-to-do = What to do
amount = Amount
less = Less
more = More
of = ({ $picked } of { $count })
sure = Are you sure?
no-back = Not yet
tap-again = Tap again to play
card-blank = face-down card
of-seat = { $zone } of { $who }
zone-name = { $name }
zone-label = { $name }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
thinking = { $who } is thinking
thinking-many = { $count } are thinking
table-moves = One moment …
your-turn-says = Your turn. { $question }
is-thinking = is thinking
is-cpu = CPU
is-away = away
cpu-plays = CPU plays
seconds = { $count } s
seconds-left = { $count } s left
match-over = The match is over.
continue = Continue
look-at-table = See the table
see-result = See the result
ready-count = { $ready } of { $count } are ready.
goes-on-in = Goes on in { $count } s.

# The end
result = Result
place = Place
wins =
    { $count ->
        [one] { $who } wins
       *[other] { $who } win
    }
you-win =
    { $count ->
        [one] You win
       *[other] Your team wins
    }
draw = A draw: { $who }
solo-result =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
highest-wins = The highest total wins.
lowest-wins = The lowest total wins.
step-by-step = Step by step
goal-ends = { $goal } ends it
chart-says =
    { $count ->
        [one] Everybody’s points after one result
       *[other] Everybody’s points over { $count } results
    }
rematch = Rematch
host-again = { $who } can start a rematch.

# Settings
settings = Settings
theme = Light
theme-auto = Like device
theme-light = Light
theme-dark = Dark
felt = Table
felt-sage = Sage
felt-dusk = Dusk
felt-clay = Clay
felt-plum = Plum
faces = Card faces
faces-clear = Clear
faces-large = Large
faces-normal = Classic
four-colours = Four colours for the suits
one-tap = Play a card with one tap
left-hand = Buttons on the left in landscape
