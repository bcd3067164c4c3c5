title = Einsatz
tagline = Eine Karte, ein Einsatz.

do-bet = Setzen ({ $pot } im Topf)
do-fold = Passen
did-bet = { $who-rel ->
    [me] Du setzt { $amount }.
   *[other] { $who } setzt { $amount }.
}
did-fold = { $who-rel ->
    [me] Du passt.
   *[other] { $who } passt.
}
ask-bet = Wie viel setzt du?
confirm-fold = Diese Runde aufgeben?
mark-all = alles
hands-left = Noch { $hands } Runden
leads = { $who-rel ->
    [me] Du führst mit { $chips } Chips.
   *[other] { $who } führt mit { $chips } Chips.
}
fact-chips = { $value } Chips
fact-bet = Einsatz: { $value }
zone-card = Karte
zone-deck = Stapel

rule-hands = Runden
    .about = Wie viele Runden eine Partie hat.
rule-limit = Grenze
    .about = Der höchste Einsatz.
rule-limit-off = keine
