# What the platform itself says. A game's own messages come after these and win.

seat-number = Seat { $number }

card-name = { $rank } of { $suit }
card-tile = { $suit } { $rank }
card-blank = a card
card-down =
    { $count ->
        [one] face down
       *[other] { $count } face down
    }
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-11 = jack
rank-12 = queen
rank-13 = king
rank-14 = ace
suit-c = clubs
suit-d = diamonds
suit-h = hearts
suit-s = spades

cpu-easy = Easy
cpu-normal = Normal
cpu-hard = Hard

did-deal = New cards.
did-time = Time is up.

# Reasons that core gives. Games add their own.
no-not_your_turn = It is not your turn.
no-match_over = The match is over.
no-stale = That came too late: the table has moved on.
no-illegal = That is not allowed here.
no-out_of_range = Choose from { $low } to { $high }.
no-not_in_hand = You do not hold that card.
no-wrong_phase = That cannot be done now.
no-seat_owes = Somebody still has to choose.
no-unknown_option = There is no such house rule.

# Rule pages: what is so in every game.
section-setup = Set-up
section-play = How to play
section-scoring = Winning and scoring
section-defaults = Defaults on this site
section-house = House rules
section-terms = Terms
section-questions = Questions
section-example = Worked example
section-mistake = A common mistake
section-sources = Where the rules come from
rules-about = For { $players } players, about { $minutes } minutes. Free in your browser: no account, no real money.
rules-play-now = Play now with these rules
rules-item = Item
rules-standard = Standard
rules-name = Name
rules-description = What it does
rules-range = Possible
rules-in-force = At this table
rules-changeable = Changeable
rules-step = { " " }in steps of { $step }
rules-house-intro = The host sets these before the match, for everybody at the table. Once it has started they stay as they are.
rules-no-house = This game has no house rules.
rules-players = Players
    .about = { $players }, as many as sit down.
    .here = At this table: { $value }.
rules-limit = Time for a decision
    .about = None. Take the time you need.
    .here = { $value ->
        [0] At this table: no limit.
       *[other] At this table: { $value } seconds.
    }
rules-dropped = If you lose the connection
    .about = Open the link again on the same device and you are back in your seat. While you are away, the CPU plays for you.
rules-empty = Empty seats
    .about = The host may give them to CPU players. A CPU sees what you would see in its seat, and nothing more.
rules-draws = Draws
    .about = Equal results share a place; a shared first place is a draw, halfway between a win and a loss.
rules-deck = The deck
    .about = Nobody can see its order, the CPU players included.
rules-money = Points
    .about = They exist in the game alone. No real money is used.
rules-other-editions = Other editions, clubs and families play it in other ways. At your own table the house rules decide.
rules-foot = Text of { $date }.
rules-foot-run = Text of { $date } · This site is run by { $operator }.
value-yes = yes
value-no = no
example-start = The start. { $table }.
example-refused = { $deed } That is refused: { $reason }
example-points = Points now: { $points }.

# What the server says when it cannot do something.
no-bad_message = The page sent something that the server does not understand. Please reload it.
no-too_fast = That was too much at once. Wait a moment.
no-no_room = There is no such table. Check the link.
no-no_page = There is no such page.
no-foreign_origin = That may only be done from this site's own pages.
no-not_host = Only the host may do that.
no-not_seated = Take a seat first: you are watching.
no-seat_taken = Somebody sits there already.
no-no_such_seat = There is no such seat.
no-unknown_level = There is no such CPU.
no-unknown_game = This game is not installed here.
no-seats_out_of_range = This game is for { $low } to { $high } players.
no-bad_name = A name has 1 to { $longest } characters that can be seen.
no-match_running = That can only be done between matches.
no-no_match = No match has been played here yet.
no-match_damaged = This match cannot go on: its record is damaged and was set aside. The host can start another.
no-broken = Something went wrong on the server. Nothing has changed.

# The pages that the server makes itself.
page-home = All games
page-contents = On this page
page-languages = Language
page-other-games = Other games
page-at-table = As at the table { $table }. What differs from the standard is bold.
page-back-to-table = Back to the table
page-problem = That did not work
page-missing = The browser client is not built yet
page-missing-how = The server runs, but its pages are missing. Build them in the project's folder with this command, then reload:
page-skip = To the rules
lang-en = English
lang-de = Deutsch
