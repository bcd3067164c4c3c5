# Was die Plattform selbst sagt. Die Meldungen eines Spiels kommen danach und gehen vor.

seat-number = Platz { $number }

card-name = { $suit } { $rank }
card-tile = { $suit } { $rank }
card-blank = eine Karte
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-11 = Bube
rank-12 = Dame
rank-13 = König
rank-14 = Ass
suit-c = Kreuz
suit-d = Karo
suit-h = Herz
suit-s = Pik

cpu-easy = Leicht
cpu-normal = Mittel
cpu-hard = Schwer

did-deal = Neue Karten.
did-time = Die Zeit ist um.

# Gründe, die der Kern nennt. Spiele fügen eigene hinzu.
no-not_your_turn = Du bist nicht dran.
no-match_over = Die Partie ist zu Ende.
no-stale = Das kam zu spät: Am Tisch ging es schon weiter.
no-illegal = Das ist hier nicht erlaubt.
no-out_of_range = Wähle { $low } bis { $high }.
no-not_in_hand = Diese Karte hast du nicht.
no-wrong_phase = Das geht gerade nicht.
no-seat_owes = Jemand muss noch wählen.
no-unknown_option = Diese Hausregel gibt es nicht.
