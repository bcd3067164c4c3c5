# Hearts

title = Hearts
tagline = Nimm keine Herzen, und hüte dich vor der Pik-Dame.

rule-target = Punkte bis zum Ende
    .about = Nach einer Hand, in der jemand diesen Stand erreicht hat, endet die Partie, und der niedrigste Stand gewinnt.
rule-moon = Alle Punkte auf einmal
    .about = Was geschieht, wenn jemand in einer Hand alle 26 Punkte nimmt.
rule-moon-add26 = 26 für alle anderen
rule-moon-off = einfach 26 Punkte
rule-first_trick_points = Punkte im ersten Stich
    .about = Ob Herzen und Pik-Dame in den ersten Stich abgeworfen werden dürfen.
rule-first_trick_points-no_if_safe = nur ohne sichere Karte
rule-first_trick_points-allowed = erlaubt
rule-queen_breaks_hearts = Die Dame gibt Herz frei
    .about = Ob Herz ausgespielt werden darf, sobald die Pik-Dame gefallen ist.

ask-pass = Wähle drei Karten zum Weitergeben.
ask-play = Spiele eine Karte.
ask-open = Eröffne mit der Kreuz 2.
ask-lead = Spiele aus.
ask-follow = { $suit ->
    [c] Bediene Kreuz.
    [d] Bediene Karo.
    [h] Bediene Herz.
   *[s] Bediene Pik.
}
ask-result = Die Hand ist zu Ende.

do-pass = { $count ->
    [1] Eine Karte an { $who } geben
   *[other] { $count } Karten an { $who } geben
}
do-play = Spielen

did-pass = { $who-rel ->
    [me] Du gibst weiter: { $cards }.
   *[other] { $who } ist bereit.
}
did-play = { $who-rel ->
    [me] Du spielst { $card }.
   *[other] { $who } spielt { $card }.
}

no-must_follow = { $suit ->
    [c] Kreuz ist gefragt, und du hast noch Kreuz.
    [d] Karo ist gefragt, und du hast noch Karo.
    [h] Herz ist gefragt, und du hast noch Herz.
   *[s] Pik ist gefragt, und du hast noch Pik.
}
no-first_trick_points = Im ersten Stich keine Herzen und keine Pik-Dame, solange du eine sichere Karte hast.
no-hearts_not_broken = Herz darf erst ausgespielt werden, wenn ein Herz gefallen ist.
no-two_of_clubs = Die Kreuz 2 eröffnet die Hand.
no-three_cards = Gib drei verschiedene Karten weiter.
no-one_card = Spiele eine Karte.

fact-total = { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
fact-points = +{ $value } in dieser Hand
fact-hearts = { $value ->
    [broken] Herz ist frei
   *[closed] Herz ist noch nicht frei
}
fact-trick = Stich { $value }

zone-hand = Hand
zone-trick = Stich
zone-last = Letzter Stich
zone-taken = Genommene Stiche

mark-led = ausgespielt
mark-winning = liegt vorn
mark-received = bekommen

hand-title = Hand { $number } · bis { $target }
note-passed = { $to ->
    [left] Alle haben drei Karten nach links gegeben.
    [right] Alle haben drei Karten nach rechts gegeben.
   *[across] Alle haben drei Karten nach gegenüber gegeben.
}
note-ahead = { $who-rel ->
    [me] Du liegst vorn mit { $card }.
   *[other] { $who } liegt vorn mit { $card }.
}
note-took = { $points ->
    [0] { $who-rel ->
        [me] Du nimmst den Stich: keine Punkte.
       *[other] { $who } nimmt den Stich: keine Punkte.
    }
    [one] { $who-rel ->
        [me] Du nimmst den Stich: 1 Punkt.
       *[other] { $who } nimmt den Stich: 1 Punkt.
    }
   *[other] { $who-rel ->
        [me] Du nimmst den Stich: { $points } Punkte.
       *[other] { $who } nimmt den Stich: { $points } Punkte.
    }
}
note-moon = { $who-rel ->
    [me] Du hast alle Punkte genommen: null für dich, 26 für alle anderen.
   *[other] { $who } hat alle Punkte genommen: dafür null, und 26 für alle anderen.
}

sheet-hand = Hand { $number } ist zu Ende
sheet-moon = { $who-rel ->
    [me] Du hast alle Punkte: 26 für alle anderen
   *[other] { $who } hat alle Punkte: 26 für alle anderen
}
col-hearts = Herzen
col-queen = Dame
col-hand = Diese Hand
col-total = Stand
cell-queen = +13

why-lowest = { $who-rel ->
    [me] Du hast den niedrigsten Stand: { $points }.
   *[other] { $who } hat den niedrigsten Stand: { $points }.
}
why-shared = { $count } teilen sich den niedrigsten Stand: { $points }.
