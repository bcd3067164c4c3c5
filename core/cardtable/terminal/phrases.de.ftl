# Was der Tisch im Terminal selbst sagt. Alles über ein Spiel kommt vom Spiel.

you = Du
waiting = { $who } überlegt …
seat-of = { $who }: { $what }
zone-empty = { $zone }: leer.
zone-back = { $zone }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 } verdeckt.
zone-top = { $zone }: oben { $card }, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }.
zone-cards = { $zone }: { $cards }.
zone-marked = { $card } ({ $mark })
cell = Reihe { $row }, Spalte { $column }: { $card }
blanks = { $count ->
    [one] 1 verdeckt
   *[other] { $count } verdeckt
 }
row = Reihe { $row }: { $cards }
face-down = verdeckt
option-of = { $label }: { $item }
pick = { $label }: welche { $count }? Nenne ihre Buchstaben.
amount = { $label }: { $low } bis { $high }?
amount-mark = { $mark } = { $amount }
sure = { $question } (j/n)
yes = j
yes-word = Ja
no-word = Nein
not-offered = „{ $text }“ steht nicht zur Wahl. Nenne eine Zahl von 1 bis { $high }, oder ? für Hilfe.
not-picked = Nenne { $count } verschiedene Buchstaben von a bis { $last }.
not-amount = Nenne eine ganze Zahl von { $low } bis { $high }.
place = { $place }. { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
match-over = Die Partie ist zu Ende.
winner = { $who } gewinnt.
won = Du gewinnst.
shared = Unentschieden: { $who } teilen sich den ersten Platz.
draw = Unentschieden.
bye = Tschüss.
saved = Die Partie ist in { $file } gespeichert.
log = Was geschah
standings = Stand
continue = Weiter
again = Noch einmal
quit = Ende
close = Schließen
help = Hilfe
rules = Regeln
help-plain = Nenne die Nummer dessen, was du tun willst, oder den Anfang seines Namens. Karten kannst du mit ihrem Kürzel nennen, etwa Qs oder Th. Eine leere Zeile zeigt den Tisch noch einmal, q beendet.
help-house = Hausregeln an diesem Tisch
help-keys = Tasten
key-choose = drücke den Buchstaben oder die Zahl einer Wahl, oder geh mit Tab und den Pfeilen zu ihr und drücke Enter
key-pick = die Pfeile wandern über die Karten, Leertaste wählt aus, Enter spielt
key-amount = tippe einen Betrag, oder nimm die Pfeile nach oben und unten
key-log = was geschah
key-rules = die Regeln des Spiels
key-help = diese Seite
key-quit = den Tisch verlassen
key-back = zurück
pick-hint = ← → wählen, Enter spielt
pick-some = ← → gehen, Leertaste wählt aus, Enter wenn fertig
picked = { $picked } von { $count }
cpu = CPU
open-view = alle Karten offen
seen-from = gesehen von { $who }
step = Schritt { $index } von { $last }
start = Der Anfang
replay-keys = ← → Schritt, Pos1 Ende, v wessen Blick, g zu einem Schritt, q Ende
go-to = Zu welchem Schritt (0 bis { $last })
leave = Diese Partie verlassen?
