title = Texas Hold’em
tagline = No-Limit-Poker um Spielmarken. Wer als Letzter dabei ist oder die besten fünf Karten hat, gewinnt.

ask-check = Schieben oder setzen?
ask-call = Mitgehen oder aussteigen?
ask-runout = Niemand kann mehr setzen.
ask-result = Die Hand ist zu Ende.

do-fold = Aussteigen
    .tone = danger
do-check = Schieben
do-call = { $amount } mitgehen
do-raise = Auf { $amount } erhöhen
confirm-fold_free = Schieben kostet nichts. Trotzdem aussteigen?
mark-min = Minimum
mark-half_pot = ½ Pot
mark-pot = Pot
mark-all_in = All-in
mark-winning = Karten, die gewinnen

did-fold =
    { $who-rel ->
        [me] Du steigst aus.
       *[other] { $who } steigt aus.
    }
did-check =
    { $who-rel ->
        [me] Du schiebst.
       *[other] { $who } schiebt.
    }
did-call =
    { $who-rel ->
        [me] Du gehst mit.
       *[other] { $who } geht mit.
    }
did-raise =
    { $who-rel ->
        [me] Du erhöhst auf { $amount }.
       *[other] { $who } erhöht auf { $amount }.
    }
did-deal = Der Tisch gibt.

no-check_owed = Schieben geht nicht: Es kostet { $amount }, dabei zu bleiben.
no-call_nothing = Es gibt nichts mitzugehen: Du kannst schieben.
no-raise_no_chips = Deine Chips reichen höchstens zum Mitgehen.
no-raise_not_reopened = Du warst schon dran, und die letzte Erhöhung war zu klein, um noch einmal zu erhöhen: Geh mit oder steig aus.
no-raise_pointless = Niemand könnte eine Erhöhung mitgehen.
no-raise_too_small = Erhöhe auf mindestens { $low }: um so viel wie der letzte Einsatz oder die letzte Erhöhung, oder geh all-in.
no-raise_too_big = Du kannst höchstens auf { $high } erhöhen.

zone-board = Gemeinschaftskarten
zone-hand = Karten

fact-stack = { $value } Chips
fact-bet = { $value } gesetzt
fact-current_bet = Einsatz { $value }
fact-to_call = { $value } zum Mitgehen
fact-won = { $value } gewonnen
fact-dealer = Geber
fact-did =
    { $value ->
        [small_blind] Small Blind
        [big_blind] Big Blind
        [fold] ausgestiegen
        [check] geschoben
        [call] mitgegangen
        [raise] erhöht
        [all_in] all-in
       *[out] ausgeschieden
    }
fact-holds =
    { $value ->
        [high_card] höchste Karte
        [pair] ein Paar
        [two_pair] zwei Paare
        [three] Drilling
        [straight] Straße
        [flush] Flush
        [full_house] Full House
        [four] Vierling
       *[straight_flush] Straight Flush
    }
fact-pot = Pot { $value }
fact-main_pot = Hauptpot { $value }
fact-side_pot = Nebenpot { $value }
fact-side_pot_1 = Nebenpot 1: { $value }
fact-side_pot_2 = Nebenpot 2: { $value }
fact-side_pot_3 = Nebenpot 3: { $value }
fact-side_pot_4 = Nebenpot 4: { $value }
fact-side_pot_5 = Nebenpot 5: { $value }
fact-side_pot_6 = Nebenpot 6: { $value }
fact-side_pot_7 = Nebenpot 7: { $value }
fact-side_pot_8 = Nebenpot 8: { $value }
fact-side_pot_9 = Nebenpot 9: { $value }
fact-side_pot_10 = Nebenpot 10: { $value }
fact-side_pot_11 = Nebenpot 11: { $value }

name-pot = den Pot
name-main_pot = den Hauptpot
name-side_pot = den Nebenpot
name-side_pot_1 = Nebenpot 1
name-side_pot_2 = Nebenpot 2
name-side_pot_3 = Nebenpot 3
name-side_pot_4 = Nebenpot 4
name-side_pot_5 = Nebenpot 5
name-side_pot_6 = Nebenpot 6
name-side_pot_7 = Nebenpot 7
name-side_pot_8 = Nebenpot 8
name-side_pot_9 = Nebenpot 9
name-side_pot_10 = Nebenpot 10
name-side_pot_11 = Nebenpot 11
name-uncalled = Ungedeckte Chips, zurückgegeben
cell-pot = Pot
cell-main_pot = Hauptpot
cell-side_pot = Nebenpot
cell-side_pot_1 = Nebenpot 1
cell-side_pot_2 = Nebenpot 2
cell-side_pot_3 = Nebenpot 3
cell-side_pot_4 = Nebenpot 4
cell-side_pot_5 = Nebenpot 5
cell-side_pot_6 = Nebenpot 6
cell-side_pot_7 = Nebenpot 7
cell-side_pot_8 = Nebenpot 8
cell-side_pot_9 = Nebenpot 9
cell-side_pot_10 = Nebenpot 10
cell-side_pot_11 = Nebenpot 11
cell-folded = ausgestiegen
cell-hidden = nicht gezeigt
cell-unshown = alle anderen sind ausgestiegen

title-hands =
    { $of ->
        [one] Eine Hand · Blinds { $small }/{ $big }
       *[other] Hand { $number } von { $of } · Blinds { $small }/{ $big }
    }
title-freezeout =
    { $left ->
        [one] Hand { $number } · Blinds { $small }/{ $big }, danach doppelt
       *[other] Hand { $number } · Blinds { $small }/{ $big }, doppelt in { $left } Händen
    }
note-flop = Flop: { $first }, { $second }, { $third }.
note-turn = Turn: { $first }.
note-river = River: { $first }.
note-runout = Niemand kann mehr setzen: Die Karten werden aufgedeckt und die restlichen Gemeinschaftskarten gelegt.
sheet-pots = Wer was gewonnen hat
sheet-seats = Hand { $number }, Platz für Platz
col-pot = Pot
col-chips = Chips
col-hand = Blatt
col-change = Änderung

won-unshown =
    { $who-rel ->
        [me] Du gewinnst { $amount }: Alle anderen sind ausgestiegen.
       *[other] { $who } gewinnt { $amount }: Alle anderen sind ausgestiegen.
    }
won-shown =
    { $who-rel ->
        [me] Du gewinnst { $pot }, { $amount }. Dein Blatt: { $hand }.
       *[other] { $who } gewinnt { $pot }, { $amount }. Das Blatt: { $hand }.
    }
won-share =
    { $who-rel ->
        [me] Du teilst { $pot } und bekommst { $amount }. Dein Blatt: { $hand }.
       *[other] { $who } teilt { $pot } und bekommt { $amount }. Das Blatt: { $hand }.
    }
won-back =
    { $who-rel ->
        [me] { $amount } deiner Chips hat niemand mitgehen können oder wollen: Du bekommst sie zurück.
       *[other] { $amount } Chips von { $who } hat niemand mitgehen können oder wollen: Sie gehen zurück.
    }
won-out =
    { $who-rel ->
        [me] Du hast keine Chips mehr.
       *[other] { $who } hat keine Chips mehr.
    }

hand-high_card = höchste Karte { $high }
hand-pair = Paar { $high }
hand-two_pair = zwei Paare, { $high } und { $low }
hand-three = Drilling { $high }
hand-straight = Straße bis { $high }
hand-flush = Flush mit { $high } hoch
hand-full_house = Full House, { $high } mit { $low }
hand-four = Vierling { $high }
hand-straight_flush = Straight Flush bis { $high }
hand-royal_flush = Royal Flush
ranks-2 = Zweien
ranks-3 = Dreien
ranks-4 = Vieren
ranks-5 = Fünfen
ranks-6 = Sechsen
ranks-7 = Siebenen
ranks-8 = Achten
ranks-9 = Neunen
ranks-10 = Zehnen
ranks-11 = Buben
ranks-12 = Damen
ranks-13 = Könige
ranks-14 = Asse

rule-match = Länge
    .about = Eine feste Zahl von Händen, oder ein Freeze-out, bis ein Platz alle Chips hat.
rule-match-hands = feste Zahl von Händen
rule-match-freezeout = Freeze-out
rule-hands = Hände
    .about = Wie viele Hände ihr spielt; hat ein Platz alle Chips, ist früher Schluss. Für ein Freeze-out gilt die Zahl nicht.
rule-blind_step = Blinds verdoppeln nach
    .about = Beide Blinds verdoppeln sich alle so viele Hände. Ein Freeze-out braucht das; 8 ist ein guter Anfang.
rule-blind_step-off = nie
rule-stack = Chips am Anfang
    .about = Womit alle beginnen, mindestens zehn Big Blinds.
rule-small_blind = Small Blind
    .about = Der Big Blind ist doppelt so hoch.
rule-muck_losers = Verlierer dürfen verdeckt lassen
    .about = Beim Showdown bleibt ein Blatt, das nichts mehr gewinnen kann, verdeckt, außer jemand war vor dem River all-in.

hint-equity = Deine Gewinnchance: { NUMBER($value, style: "percent") }.
hint-odds = Mitgehen lohnt ab { NUMBER($value, style: "percent") }.
hint-value = Erwartete Chips: { NUMBER($value, maximumFractionDigits: 0) }.
