title = Tauschen
tagline = Gib eine Karte weiter, dann spiel höher als die Karte davor.

do-swap = Diese Karte weitergeben
do-play = Diese Karte spielen
did-swap = { $who-rel ->
    [me] Du gibst eine Karte weiter.
   *[other] { $who } gibt eine Karte weiter.
}
did-play = { $who-rel ->
    [me] Du spielst { $card }.
   *[other] { $who } spielt { $card }.
}
ask-swap = Welche Karte gibst du weiter?
your-card = { $who-rel ->
    [me] Deine Karte?
   *[other] { $who } ist dran.
}
no-must_follow = Bediene die Farbe: Oben liegt { $card }.
so-far = Nach dieser Runde bleiben { $hands }
col-points = Punkte
fact-points = { $value } Punkte
zone-hand = Hand
zone-stock = Stapel
zone-table = Tisch

rule-hands = Runden
    .about = Wie viele Runden eine Partie hat.
rule-direction = Richtung
    .about = Nach welcher Seite die Karte geht.
rule-direction-left = nach links
rule-direction-right = nach rechts
rule-low = Wenigste gewinnen
    .about = Ob die wenigsten Punkte gewinnen.
