# Die eigenen Worte der Browserseite. Die Worte eines Spiels kommen vom Spiel.

brand = cardtable
lang-en = English
lang-de = Deutsch
language = Sprache
switch-language = Switch to English
close = Schließen
back = Zurück
back-to = Zurück zu { $game }
home = Alle Spiele
yes = ja
no = nein
you = du
you-capital = Du
you-brackets = (du)
points = Punkte
points-of =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
minutes = { $count } min
loading = Einen Moment …
connecting = Verbinde …
reconnecting = Verbinde neu …
try-again = Noch einmal versuchen
server-away = Der Server ist nicht erreichbar.
server-trouble = Der Server hat nicht richtig geantwortet.

# Startseite
home-title = cardtable – Karten spielen, Link schicken
hero = Karten spielen.
hero-2 = Link schicken. Fertig.
hero-under = Kein Konto, kein Geld. Auf freien Plätzen spielt die CPU, und kommst du wieder, gibt sie deinen zurück.
no-games = Hier ist noch kein Spiel installiert.
players = Spieler:
play-now = Jetzt spielen
play-now-game = { $game } jetzt spielen, gegen die CPU
private-table = Eigener Tisch
private-table-game = Eigener Tisch für { $game }
rules = Regeln
rules-game = Regeln von { $game }
your-name = Dein Name
your-tables = Deine Tische
your-turn = Du bist dran
status-lobby = Vor dem Start
status-playing = Läuft
status-over = Zu Ende

# Vor dem Start
who-are-you = Wie sollen dich die anderen nennen?
send-this = Schick das deinen Freunden
link = Link zu diesem Tisch
qr = QR-Code mit dem Link zu diesem Tisch
share = Teilen
copy = Link kopieren
copied = Kopiert
seats = Plätze
seats-here = { $here } von { $count } da
how-many-seats = Zahl der Plätze
fewer-seats = Ein Platz weniger
more-seats = Ein Platz mehr
seat-number = Platz { $number }
cpu-seat = CPU { $number }
cpu-level = CPU · { $level }
cpu-short = CPU { $level }
free = Frei
waits-for-friend = Wartet auf jemanden
host = leitet den Tisch
the-host = wer den Tisch leitet
here = Da
away = weg
who-plays = Wer auf Platz { $number } spielt
sit-down = Hinsetzen
sit-here = Hierher setzen
stand-up = Platz verlassen
move-up = { $who } nach oben
move-down = { $who } nach unten
watching = Schauen zu
more-watchers = { $count } weitere
guests =
    { $count ->
        [one] 1 Gast
       *[other] { $count } Gäste
    }
house-rules = Hausregeln
reset = Alles wie üblich
changed = geändert
start = Los geht’s
start-with =
    { $count ->
        [one] Mit 1 weiteren CPU starten
       *[other] Mit { $count } weiteren CPUs starten
    }
host-starts = Gleich geht es los: Es startet { $who }.
all-taken = Alle Plätze sind besetzt. Du schaust zu.
closed-gone = Diesen Tisch gibt es nicht
closed-gone-about = Vielleicht ist der Link unvollständig, oder der Tisch wurde abgeräumt.
closed-broken = Dieser Tisch lässt sich nicht öffnen
closed-broken-about = Was hier gespielt wurde, ist nicht mehr lesbar. Mach einen neuen Tisch auf.
closed-left = Du hast diesen Tisch verlassen
closed-left-about = Dein Platz ist abgegeben. Willst du zurück, öffne den Link noch einmal.
closed-foreign = Diese Seite gehört nicht zum Tisch
closed-foreign-about = Öffne den Tisch auf dem Server, auf dem er steht.
too-many-pages = Du hast hier zu viele Seiten offen. Schließ eine, dann geht es weiter.
leave = Tisch verlassen
leave-sure = Diesen Tisch für immer verlassen?
leave-seat-sure = Diesen Tisch für immer verlassen? Die CPU übernimmt deinen Platz.
stay = Bleiben

# Am Tisch
table = Tisch
title-turn = Du bist dran – { $game }
standings = Stand
what-happened = Was geschah
nothing-yet = Noch nichts.
log-and-standings = Stand und Verlauf
high-wins = Viel gewinnt
low-wins = Wenig gewinnt
your-choices = Deine Möglichkeiten
what-to-do = Was du tust
amount = Betrag
less = Weniger
more = Mehr
of = ({ $picked } von { $count })
sure = Bist du sicher?
no-back = Noch nicht
tap-again = Zum Spielen noch einmal tippen
card-blank = verdeckte Karte
of-seat = { $zone } von { $who }
zone-name = { $name }
zone-label = { $name }: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
thinking = { $who } überlegt
thinking-many = { $count } überlegen
table-moves = Einen Moment …
your-turn-says = Du bist dran. { $question }
is-thinking = überlegt
is-cpu = CPU
is-away = weg
cpu-plays = CPU spielt
seconds = { $count } s
seconds-left = noch { $count } s
match-over = Die Partie ist zu Ende.
continue = Weiter
look-at-table = Tisch ansehen
see-result = Ergebnis ansehen
ready-count = { $ready } von { $count } sind bereit.
goes-on-in = Weiter in { $count } s.

# Das Ende
result = Ergebnis
place = Rang
wins =
    { $count ->
        [one] { $who } gewinnt
       *[other] { $who } gewinnen
    }
you-win =
    { $count ->
        [one] Du gewinnst
       *[other] Dein Team gewinnt
    }
draw = Unentschieden: { $who }
solo-result =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
highest-wins = Die höchste Summe gewinnt.
lowest-wins = Die niedrigste Summe gewinnt.
step-by-step = Schritt für Schritt
goal-ends = Bei { $goal } ist Schluss
chart-says =
    { $count ->
        [one] Die Punkte aller nach einem Ergebnis
       *[other] Die Punkte aller über { $count } Ergebnisse
    }
rematch = Noch einmal
host-again = Eine neue Partie startet { $who }.

# Einstellungen
settings = Einstellungen
theme = Helligkeit
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
felt = Tisch
felt-sage = Salbei
felt-dusk = Abend
felt-clay = Ton
felt-plum = Pflaume
faces = Kartenbilder
faces-clear = Klar
faces-large = Groß
faces-normal = Klassisch
four-colours = Vier Farben für die vier Arten
one-tap = Karte mit einem Tipp spielen
left-hand = Knöpfe im Querformat links
