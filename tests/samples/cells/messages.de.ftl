title = Felder
tagline = Decke auf oder zieh, und halte dein Feld niedrig.

do-draw = Karte ziehen
do-flip = Diese Karte aufdecken
do-place = Hierhin legen
did-draw = { $who-rel ->
    [me] Du ziehst eine Karte.
   *[other] { $who } zieht eine Karte.
}
did-flip = { $who-rel ->
    [me] Du deckst eine Karte auf.
   *[other] { $who } deckt eine Karte auf.
}
did-place = { $who-rel ->
    [me] Du legst die Karte in dein Feld.
   *[other] { $who } legt die Karte ins Feld.
}
ask-draw = Ziehen oder aufdecken?
ask-place = Wohin damit?
mark-line = obere Reihe
fact-points = { $value } Punkte
zone-grid = Feld
zone-stock = Stapel
zone-gone = Ablage
zone-held = Gezogene Karte
suit-B = blau
suit-R = rot

rule-opened = Zu Beginn offen
    .about = Wie viele Karten zu Beginn offen liegen.
