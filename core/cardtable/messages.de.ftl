# Was die Plattform selbst sagt. Die Meldungen eines Spiels kommen danach und gehen vor.

seat-number = Platz { $number }

card-name = { $suit } { $rank }
card-tile = { $suit } { $rank }
card-blank = eine Karte
card-down =
    { $count ->
        [one] verdeckt
       *[other] { $count } verdeckt
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

# Regelseiten: was in jedem Spiel gilt.
section-setup = Vorbereitung
section-play = Ablauf
section-scoring = Sieg und Punkte
section-defaults = Standard auf dieser Seite
section-house = Hausregeln
section-terms = Begriffe
section-questions = Häufige Fragen
section-example = Durchgespieltes Beispiel
section-mistake = Ein häufiger Irrtum
section-sources = Woher die Regeln kommen
rules-about = Für { $players } Personen, etwa { $minutes } Minuten. Kostenlos im Browser, ohne Anmeldung und ohne echtes Geld.
rules-play-now = Jetzt mit diesen Regeln spielen
rules-item = Angabe
rules-standard = Standard
rules-name = Name
rules-description = Was sie bewirkt
rules-range = Möglich
rules-in-force = An diesem Tisch
rules-changeable = Änderbar
rules-step = { " " }in Schritten von { $step }
rules-house-intro = Wer den Tisch eröffnet hat, stellt sie vor der Partie für alle ein. Ist die Partie im Gang, bleiben sie, wie sie sind.
rules-no-house = Dieses Spiel hat keine Hausregeln.
rules-players = Personen
    .about = { $players }, so viele, wie sich hinsetzen.
    .here = An diesem Tisch: { $value }.
rules-limit = Zeit für eine Entscheidung
    .about = Keine Begrenzung. Lass dir die Zeit, die du brauchst.
    .here = { $value ->
        [0] An diesem Tisch: keine Begrenzung.
       *[other] An diesem Tisch: { $value } Sekunden.
    }
rules-dropped = Wenn die Verbindung abbricht
    .about = Öffne den Link auf demselben Gerät, und du sitzt wieder auf deinem Platz. Solange du fehlst, spielt die CPU für dich.
rules-empty = Freie Plätze
    .about = Auf Wunsch spielt dort die CPU. Sie sieht nur, was du auf ihrem Platz sehen würdest.
rules-draws = Unentschieden
    .about = Gleiche Ergebnisse teilen sich einen Platz; ein geteilter erster Platz ist ein Unentschieden, genau zwischen Sieg und Niederlage.
rules-deck = Der Stapel
    .about = Seine Reihenfolge kann niemand sehen, auch die CPU nicht.
rules-money = Punkte
    .about = Sie gelten nur im Spiel. Es geht nie um echtes Geld.
rules-other-editions = Andere Ausgaben, Vereine und Familien spielen anders. An deinem Tisch gelten deine Hausregeln.
rules-foot = Stand: { $date }.
rules-foot-run = Stand: { $date } · Diese Seite betreibt { $operator }.
value-yes = ja
value-no = nein
example-start = Der Anfang. { $table }.
example-refused = { $deed } Das wird abgelehnt: { $reason }
example-points = Punkte jetzt: { $points }.

# Was der Server sagt, wenn etwas nicht geht.
no-bad_message = Die Seite hat etwas geschickt, das der Server nicht versteht. Lade sie bitte neu.
no-too_fast = Das war zu viel auf einmal. Warte einen Moment.
no-no_room = Diesen Tisch gibt es nicht. Prüfe den Link.
no-no_page = Diese Seite gibt es nicht.
no-foreign_origin = Das geht nur von den Seiten dieser Website aus.
no-not_host = Das darf nur, wer den Tisch leitet.
no-not_seated = Setz dich erst: Du schaust zu.
no-seat_taken = Dort sitzt schon jemand.
no-no_such_seat = Diesen Platz gibt es nicht.
no-unknown_level = Diesen CPU-Gegner gibt es nicht.
no-unknown_game = Dieses Spiel ist hier nicht installiert.
no-seats_out_of_range = Dieses Spiel ist für { $low } bis { $high } Personen.
no-bad_name = Ein Name hat 1 bis { $longest } sichtbare Zeichen.
no-match_running = Das geht nur zwischen zwei Partien.
no-no_match = Hier wurde noch keine Partie gespielt.
no-match_damaged = Diese Partie kann nicht weitergehen: Ihre Aufzeichnung ist beschädigt und wurde beiseitegelegt. Wer den Tisch leitet, kann eine neue starten.
no-broken = Auf dem Server ging etwas schief. Es hat sich nichts geändert.

# Die Seiten, die der Server selbst macht.
page-home = Alle Spiele
page-contents = Auf dieser Seite
page-languages = Sprache
page-other-games = Andere Spiele
page-at-table = Wie am Tisch { $table }. Was vom Standard abweicht, ist fett.
page-back-to-table = Zurück an den Tisch
page-problem = Das hat nicht geklappt
page-missing = Die Browser-Oberfläche ist noch nicht gebaut
page-missing-how = Der Server läuft, aber seine Seiten fehlen. Baue sie im Ordner des Projekts mit diesem Befehl und lade dann neu:
page-skip = Zu den Regeln
lang-en = English
lang-de = Deutsch
