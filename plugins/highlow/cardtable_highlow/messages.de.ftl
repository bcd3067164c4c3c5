title = High-Low
tagline = Sag die nächste Karte voraus. Und sichere rechtzeitig.

ask-guess =
    { $way ->
        [higher] Höher als { $card-rank } oder sichern?
        [lower] Niedriger als { $card-rank } oder sichern?
       *[both] Höher oder niedriger als { $card-rank }?
    }
do-higher = Höher
    .icon = up
do-lower = Niedriger
    .icon = down
do-bank =
    { $points ->
        [0] Zug beenden
        [one] 1 Punkt sichern
       *[other] { $points } Punkte sichern
    }
    .icon = bank
confirm-bank-nothing = Deinen Zug ohne Punkte beenden?
did-higher =
    { $who-rel ->
        [me] Du sagst „höher“.
       *[other] { $who } sagt „höher“.
    }
did-lower =
    { $who-rel ->
        [me] Du sagst „niedriger“.
       *[other] { $who } sagt „niedriger“.
    }
did-bank =
    { $who-rel ->
        [me] Du beendest deinen Zug.
       *[other] { $who } beendet den Zug.
    }
did-deal = Der Stapel war leer.

no-no_higher = Höher als { $card-rank } geht hier nicht.
no-no_lower = Niedriger als { $card-rank } geht hier nicht.

zone-deck = Stapel
zone-table = Offene Karte
zone-gone = Weg
mark-guess = die offene Karte
fact-streak = { $value } auf dem Spiel
fact-total =
    { $value ->
        [one] 1 Punkt
       *[other] { $value } Punkte
    }
fact-left =
    { $value ->
        [one] noch 1 Zug
       *[other] noch { $value } Züge
    }
fact-ace-high = Ass ist am höchsten

title-turn = Zug { $turn } von je { $turns }
title-over =
    { $turns ->
        [one] Je 1 Zug, alle gespielt
       *[other] Je { $turns } Züge, alle gespielt
    }

note-hit =
    { $way ->
        [lower] Treffer! { $streak } in Folge. { $card-rank } liegt unter { $before-rank }.
       *[higher] Treffer! { $streak } in Folge. { $card-rank } schlägt { $before-rank }.
    }
note-hit-short = Treffer! { $streak } in Folge.
note-miss =
    { $way ->
        [lower] Daneben: { $card-rank } liegt unter { $before-rank }. { $streak ->
            [0] Keine Punkte in diesem Zug.
            [one] 1 Punkt verloren.
           *[other] { $streak } Punkte verloren.
        }
       *[higher] Daneben: { $card-rank } schlägt { $before-rank }. { $streak ->
            [0] Keine Punkte in diesem Zug.
            [one] 1 Punkt verloren.
           *[other] { $streak } Punkte verloren.
        }
    }
note-miss-short =
    { $streak ->
        [0] Daneben: keine Punkte in diesem Zug.
        [one] Daneben: 1 Punkt verloren.
       *[other] Daneben: { $streak } Punkte verloren.
    }
note-equal =
    { $streak ->
        [0] Wieder { $card-rank }: Gleich ist daneben. Keine Punkte in diesem Zug.
        [one] Wieder { $card-rank }: Gleich ist daneben. 1 Punkt verloren.
       *[other] Wieder { $card-rank }: Gleich ist daneben. { $streak } Punkte verloren.
    }
note-equal-short =
    { $streak ->
        [0] Gleich ist daneben: keine Punkte in diesem Zug.
        [one] Gleich ist daneben: 1 Punkt verloren.
       *[other] Gleich ist daneben: { $streak } Punkte verloren.
    }
note-bank =
    { $points ->
        [0] Keine Punkte in diesem Zug.
        [one] 1 Punkt gesichert.
       *[other] { $points } Punkte gesichert.
    }
note-shuffle = Neuer Stapel: Die anderen { $count } Karten sind neu gemischt.

why-alone =
    { $points ->
        [one] Du hast 1 Punkt gesichert.
       *[other] Du hast { $points } Punkte gesichert.
    }
why-won =
    { $who-rel ->
        [me] Du gewinnst mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }, der höchsten Gesamtzahl.
       *[other] { $who } gewinnt mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }, der höchsten Gesamtzahl.
    }
why-draw =
    { $points ->
        [one] Unentschieden: { $count } Personen teilen sich mit je 1 Punkt den ersten Platz.
       *[other] Unentschieden: { $count } Personen teilen sich mit je { $points } Punkten den ersten Platz.
    }
sheet-end =
    { $turns ->
        [one] Nach je 1 Zug
       *[other] Nach je { $turns } Zügen
    }
col-place = Platz
col-turns = Zug um Zug
col-points = Punkte

rule-turns = Züge pro Person
    .about = Wie viele Züge alle bekommen. Mehr Züge, längere Partie.
rule-ace = Ass
    .about = Ob das Ass die niedrigste Karte ist, unter der 2, oder die höchste, über dem König.
rule-ace-low = am niedrigsten
rule-ace-high = am höchsten

hint-higher = „Höher“ trifft mit { NUMBER($value, style: "percent") } Wahrscheinlichkeit.
hint-lower = „Niedriger“ trifft mit { NUMBER($value, style: "percent") } Wahrscheinlichkeit.
hint-points = Von diesem Zug zu erwarten: { NUMBER($value, maximumFractionDigits: 2) } Punkte.
hint-win = Aussicht auf den Sieg: { NUMBER($value, style: "percent") }.
