# Spades

title = Spades
tagline = Sag deine Stiche an, nimm sie mit deinem Partner; Pik ist Trumpf.

rule-target = Punkte zum Sieg
    .about = Nach einer Hand, in der ein Team diesen Stand erreicht hat, gewinnt das Team mit mehr Punkten; bei Gleichstand geht es weiter.
rule-bag_limit = Säcke bis zum Abzug
    .about = So viele Säcke kosten den Abzug; was darüber ist, bleibt stehen.
rule-bag_limit-off = kein Abzug
rule-bag_penalty = Abzug für Säcke
    .about = So viele Punkte kostet jedes Erreichen der Grenze.
rule-loss_floor = Verloren bei
    .about = Ein Team, das auf diesen Stand fällt, verliert sofort, wenn das andere mehr hat.
rule-loss_floor-off = nie
rule-max_hands = Höchstens so viele Hände
    .about = Nach so vielen Händen gewinnt das Team mit mehr Punkten; Gleichstand ist unentschieden.
rule-max_hands-off = keine Grenze

ask-bid = Wie viele Stiche nimmst du?
ask-play = Spiele eine Karte.
ask-lead = Spiele aus.
ask-follow = { $suit ->
    [c] Bediene Kreuz.
    [d] Bediene Karo.
    [h] Bediene Herz.
   *[s] Bediene Pik.
}
ask-result = Die Hand ist zu Ende.

do-bid = Ansagen
do-play = Spielen
mark-nil = Nil

did-bid = { $amount ->
    [0] { $who-rel ->
        [me] Du sagst Nil an.
       *[other] { $who } sagt Nil an.
    }
   *[other] { $who-rel ->
        [me] Du sagst { $amount } an.
       *[other] { $who } sagt { $amount } an.
    }
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
no-spades_not_broken = Pik darf erst ausgespielt werden, wenn ein Pik gefallen ist.
no-one_card = Spiele eine Karte.

fact-bid = { $value ->
    [nil] Nil
   *[other] { $value } angesagt
}
fact-took = { $value } genommen
fact-score = { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
fact-bags = { $value ->
    [one] { $value } Sack
   *[other] { $value } Säcke
}
fact-spades = { $value ->
    [broken] Pik ist frei
   *[closed] Pik ist noch nicht frei
}
fact-trick = Stich { $value }

zone-hand = Hand
zone-trick = Stich
zone-last = Letzter Stich
zone-taken = Genommene Stiche

mark-led = ausgespielt
mark-winning = liegt vorn

hand-title = Hand { $number } · bis { $target }
note-bids = Alle haben angesagt: { $total } von 13 Stichen.
note-ahead = { $who-rel ->
    [me] Du liegst vorn mit { $card }.
   *[other] { $who } liegt vorn mit { $card }.
}
note-took = { $who-rel ->
    [me] Du nimmst den Stich mit { $card }.
   *[other] { $who } nimmt den Stich mit { $card }.
}

gained = +{ $points }
lost = −{ $points }
plus = +{ $points }
minus = −{ $points }
verdict-nil-failed = { $who-rel ->
    [me] Dein Nil ist geplatzt: { $change } für euch
    [partner] Das Nil von { $who } ist geplatzt: { $change } für euch
   *[other] Das Nil von { $who } ist geplatzt: { $change }
}
verdict-nil-made = { $who-rel ->
    [me] Dein Nil ist gelungen: { $change } für euch
    [partner] Das Nil von { $who } ist gelungen: { $change } für euch
   *[other] Das Nil von { $who } ist gelungen: { $change }
}
verdict-set = { $who-rel ->
    [me] Euer Vertrag ist geplatzt: { $change }
    [partner] Euer Vertrag ist geplatzt: { $change }
   *[other] Der Vertrag des Teams von { $who } ist geplatzt: { $change }
}
verdict-bags = { $who-rel ->
    [me] Zu viele Säcke: { $change } für euch
    [partner] Zu viele Säcke: { $change } für euch
   *[other] Zu viele Säcke beim Team von { $who }: { $change }
}
verdict-made = Beide Teams haben ihren Vertrag erfüllt

col-bid = Ansage
col-took = Stiche
col-meaning = Was das heißt
col-item = Posten
col-points = Punkte
cell-nil = Nil
meaning-nil-made = kein Stich, das Nil hält
meaning-nil-failed = { $count ->
    [1] ein Stich, das Nil ist geplatzt
   *[other] { $count } Stiche, das Nil ist geplatzt
}
meaning-exact = genau wie angesagt
meaning-over = { $count ->
    [1] einer mehr
    [2] zwei mehr
    [3] drei mehr
   *[other] { $count } mehr
}
meaning-covered = { $count ->
    [1] einer weniger, gedeckt von { $who }
    [2] zwei weniger, gedeckt von { $who }
   *[other] { $count } weniger, gedeckt von { $who }
}
meaning-short = { $count ->
    [1] ein Stich zu wenig
    [2] zwei Stiche zu wenig
   *[other] { $count } Stiche zu wenig
}
team-hand = { $who-rel ->
    [me] Du und { $partner }: { $change }
    [partner] Du und { $who }: { $change }
   *[other] { $who } und { $partner }: { $change }
}
line-contract = Vertrag { $contract }, erreicht { $made }
line-nil-made = { $count ->
    [1] Nil gelungen
   *[other] { $count } Nil gelungen
}
line-nil-failed = { $count ->
    [1] Nil geplatzt
   *[other] { $count } Nil geplatzt
}
line-bags = { $count ->
    [1] 1 Sack
   *[other] { $count } Säcke
}
line-penalty = { $count ->
    [1] Abzug für Säcke
   *[other] { $count } Abzüge für Säcke
}
line-score = Stand
line-counter = { $limit ->
    [0] Säcke
   *[other] Säcke, von { $limit }
}

why-higher = { $who-rel ->
    [me] Euer Team hat { $points }, das andere { $other }.
    [partner] Euer Team hat { $points }, das andere { $other }.
   *[other] Das Team von { $who } hat { $points }, das andere { $other }.
}
why-equal = Beide Teams haben { $points }.
