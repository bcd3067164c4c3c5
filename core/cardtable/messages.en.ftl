# What the platform itself says. A game's own messages come after these and win.

seat-number = Seat { $number }

card-name = { $rank } of { $suit }
card-tile = { $suit } { $rank }
card-blank = a card
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
