title = HiLo
tagline = Ein Raster aus neun Karten und so wenig Punkte wie möglich. Drei einer Farbe in einer Linie dürfen weg.

suit-R = Rot
suit-O = Orange
suit-Y = Gelb
suit-G = Grün
suit-S = Hellblau
suit-B = Blau
suit-V = Violett
suit-P = Rosa

ask-reveal = Wähle zwei deiner Karten zum Aufdecken.
ask-source = Ziehen oder die oberste Ablage nehmen?
ask-drawn = Eintauschen, oder ablegen und eine aufdecken?
ask-taken = Welche Karte soll sie ersetzen?
ask-hilo =
    { $shape ->
        [row] Reihe
        [column] Spalte
       *[diagonal] Diagonale
    } in { $colour ->
        [R] Rot
        [O] Orange
        [Y] Gelb
        [G] Grün
        [S] Hellblau
        [B] Blau
        [V] Violett
       *[P] Rosa
    } entfernen? { $high } + { $middle } { $low ->
        [-1] − 1
       *[other] + { $low }
    } = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } weg.
ask-turned = Die letzten Karten werden aufgedeckt.
ask-result = Die Runde ist zu Ende.
ask-lines = { $count } Linien in einer Farbe: eine entfernen?

do-reveal = Diese zwei aufdecken
do-draw = Ziehen
do-take = Oberste Ablage nehmen
do-place = Eintauschen
do-flip = Ablegen, eine aufdecken
do-remove =
    { $lines ->
        [one] Entfernen
       *[many] { $shape ->
            [row] Reihe
            [column] Spalte
           *[diagonal] Diagonale
        } in { $colour ->
            [R] Rot
            [O] Orange
            [Y] Gelb
            [G] Grün
            [S] Hellblau
            [B] Blau
            [V] Violett
           *[P] Rosa
        } ({ $points }) entfernen
    }
do-remove-rows =
    { $lines ->
        [one] Entfernen, nach links
       *[many] Diagonale in { $colour ->
            [R] Rot
            [O] Orange
            [Y] Gelb
            [G] Grün
            [S] Hellblau
            [B] Blau
            [V] Violett
           *[P] Rosa
        } ({ $points }) entfernen, nach links
    }
    .icon = slideleft
do-remove-columns =
    { $lines ->
        [one] Entfernen, nach oben
       *[many] Diagonale in { $colour ->
            [R] Rot
            [O] Orange
            [Y] Gelb
            [G] Grün
            [S] Hellblau
            [B] Blau
            [V] Violett
           *[P] Rosa
        } ({ $points }) entfernen, nach oben
    }
    .icon = up
do-keep = Behalten

did-reveal =
    { $who-rel ->
        [me] Du hast gewählt.
       *[other] { $who } hat gewählt.
    }
did-draw =
    { $who-rel ->
        [me] Du ziehst eine Karte.
       *[other] { $who } zieht eine Karte.
    }
did-take =
    { $who-rel ->
        [me] Du nimmst die oberste Ablage.
       *[other] { $who } nimmt die oberste Ablage.
    }
did-place =
    { $who-rel ->
        [me] Du tauschst eine Karte.
       *[other] { $who } tauscht eine Karte.
    }
did-flip =
    { $who-rel ->
        [me] Du legst sie ab und deckst eine Karte auf.
       *[other] { $who } legt sie ab und deckt eine Karte auf.
    }
did-remove =
    { $word ->
        [rows] { $who-rel ->
            [me] Du entfernst eine Diagonale und schiebst nach links.
           *[other] { $who } entfernt eine Diagonale und schiebt nach links.
        }
        [columns] { $who-rel ->
            [me] Du entfernst eine Diagonale und schiebst nach oben.
           *[other] { $who } entfernt eine Diagonale und schiebt nach oben.
        }
       *[line] { $who-rel ->
            [me] Du entfernst eine Linie.
           *[other] { $who } entfernt eine Linie.
        }
    }
did-keep =
    { $who-rel ->
        [me] Du behältst alle deine Karten.
       *[other] { $who } behält alle Karten.
    }
did-deal = Der Tisch bewegt die Karten.
did-time = Die Zeit ist um: Diese Runde ist die letzte.

no-no_pass = Passen gibt es nicht: Zieh eine Karte oder nimm die oberste Ablage.
no-two_cards = Wähle zwei verschiedene eigene Karten.
no-source_final = Du hast schon eine Karte; das lässt sich nicht zurücknehmen.
no-choose_source = Zieh zuerst eine Karte oder nimm die oberste Ablage.
no-must_place = Eine Karte vom Ablagestapel muss eingetauscht werden.
no-one_place = Wähle eine Karte.
no-no_card_there = Dort liegt keine Karte.
no-already_open = Diese Karte ist schon offen: Deck eine auf, die verdeckt liegt.
no-decide_line = Entscheide zuerst, ob du die Linie entfernst.
no-no_line = Diese drei sind keine Linie: Es muss eine ganze Reihe, Spalte oder Diagonale sein.
no-line_face_down = Alle drei müssen offen liegen.
no-line_colours = Alle drei müssen von einer Farbe sein.
no-line_kept = Zu dieser Linie gehört nicht, was sich gerade geändert hat; nur eine neue Linie darf weg.
no-which_way = Sag, wie die Karten zusammenrücken: in Reihen oder in Spalten.
no-only_one_way = Dieses Raster kann nur auf eine Weise zusammenrücken.

zone-grid = Raster
zone-deck = Nachziehstapel
zone-discard = Ablagestapel
zone-held = Auf der Hand
mark-line = Linie einer Farbe
mark-new = neu
mark-down = verdeckt
mark-held = auf der Hand
mark-gone = weg

fact-total =
    { $value ->
        [one] 1 Punkt
       *[other] { $value } Punkte
    }
fact-left = noch { $value }
fact-shown = { $value } offen
fact-ender = beendet die Runde
fact-last-turn = letzter Zug
fact-open-draw = Es wird offen gezogen
fact-late = Die Zeit ist um

title-target = Runde { $number } · bis { $target }
title-rounds = Runde { $number } von { $rounds }
title-countdown = Runde { $number } · von { $start } bis 0
title-countdown-rounds = Runde { $number } von { $rounds } · hinunter auf 0

note-start =
    { $who-rel ->
        [me] Du beginnst, mit { $points } offen.
       *[other] { $who } beginnt, mit { $points } offen.
    }
note-take = Es ist { $card }.
note-place = Hinein kommt { $new }, hinaus { $old }.
note-flip = Weg geht { $old }, aufgedeckt ist { $new }.
note-remove =
    { $points ->
        [one] HiLo! { $high }, { $middle } und { $low } sind weg: 1 Punkt.
       *[other] HiLo! { $high }, { $middle } und { $low } sind weg: { $points } Punkte.
    }
note-shuffle =
    { $count ->
        [one] Der Nachziehstapel war leer: 1 abgelegte Karte ist der neue.
       *[other] Der Nachziehstapel war leer: { $count } abgelegte Karten sind neu gemischt.
    }
note-ender =
    { $who-rel ->
        [me] Du hast die Runde beendet. Alle anderen sind noch einmal dran.
       *[other] { $who } hat die Runde beendet. Alle anderen sind noch einmal dran.
    }
note-cleared =
    { $who-rel ->
        [me] Die letzten Karten bringen dir ein HiLo: { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } weg.
       *[other] Die letzten Karten bringen { $who } ein HiLo: { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } weg.
    }
note-not-above =
    { $who-rel ->
        [me] Du hast die Runde mit { $points } beendet: 0 und weniger wird nie verdoppelt.
       *[other] { $who } hat die Runde mit { $points } beendet: 0 und weniger wird nie verdoppelt.
    }
note-lowest =
    { $who-rel ->
        [me] Du hast die Runde beendet und weniger Punkte als alle anderen: { $points }, nicht verdoppelt.
       *[other] { $who } hat die Runde beendet und weniger Punkte als alle anderen: { $points }, nicht verdoppelt.
    }
note-doubled =
    { $word ->
        [less] { $who-rel ->
            [me] Du hast die Runde mit { $points } beendet, aber { $other } hat weniger, { $theirs }: Das zählt doppelt, { $counted }.
           *[other] { $who } hat die Runde mit { $points } beendet, aber { $other-rel ->
                [me] du hast
               *[other] { $other } hat
            } weniger, { $theirs }: Das zählt doppelt, { $counted }.
        }
       *[same] { $who-rel ->
            [me] Du hast die Runde mit { $points } beendet, und { $other } hat auch { $theirs }: Das zählt doppelt, { $counted }.
           *[other] { $who } hat die Runde mit { $points } beendet, und { $other-rel ->
                [me] du hast
               *[other] { $other } hat
            } auch { $theirs }: Das zählt doppelt, { $counted }.
        }
    }

sheet-round = Runde { $number } ist zu Ende
sheet-so-far =
    { $count ->
        [one] Nach einer Runde
       *[other] Nach { $count } Runden
    }
sheet-over =
    { $count ->
        [one] Eine Runde insgesamt
       *[other] Alle { $count } Runden
    }
col-sum = Liegt da
col-ended = Rundenende
col-round = Zählt
col-total = Gesamt
col-left = Noch
col-rounds = Runde für Runde
cell-ended = hat beendet
cell-doubled = hat beendet: doppelt

why-lowest =
    { $who-rel ->
        [me] Du gewinnst mit den wenigsten Punkten: { $points }.
       *[other] { $who } gewinnt mit den wenigsten Punkten: { $points }.
    }
why-lowest-shared = Unentschieden: { $count } Personen haben gleich wenig Punkte, { $points }.
why-zero =
    { $who-rel ->
        [me] Du gewinnst: genau { $points } erreicht.
       *[other] { $who } gewinnt: genau { $points } erreicht.
    }
why-zero-shared = Unentschieden: { $count } Personen haben genau { $points } erreicht.
why-left =
    { $who-rel ->
        [me] Du gewinnst, am nächsten an null: noch { $points }.
       *[other] { $who } gewinnt, am nächsten an null: noch { $points }.
    }
why-left-shared = Unentschieden: { $count } Personen sind gleich nah an null, noch { $points }.
why-time = Die Zeit war um.

rule-target = Punkte, die die Partie beenden
    .about = Nach einer Runde, in der jemand so viele Punkte erreicht hat, ist die Partie zu Ende, und die wenigsten Punkte gewinnen. Mit 100 ist es wie auf der Schachtel.
rule-rounds = Anzahl der Runden
    .about = Die Partie endet nach so vielen Runden, ganz gleich, wie die Punkte stehen.
rule-rounds-off = bis die Punkte erreicht sind
rule-mode = Art der Partie
    .about = Klassisch: so wenig Punkte wie möglich sammeln. Countdown: eine Punktzahl abbauen, bis genau auf null.
rule-mode-classic = klassisch
rule-mode-countdown = Countdown
rule-countdown_start = Countdown von
    .about = So viele Punkte haben alle abzubauen. Nur im Countdown.
rule-countdown_rounds = Runden eines Countdowns
    .about = Nach so vielen Runden gewinnt, wer am nächsten an null ist. Nur im Countdown.
rule-countdown_rounds-off = kein Limit
rule-countdown_minutes = Minuten eines Countdowns
    .about = Nach der Runde, in der diese Zeit abläuft, gewinnt, wer am nächsten an null ist. Nur im Countdown.
rule-countdown_minutes-off = kein Limit
rule-open_draw = Offen ziehen
    .about = Eine gezogene Karte wird allen gezeigt, bevor sie gelegt wird; so können alle mitraten. Die Punkte zählen wie sonst.

hint-points = Punkte, die aus dieser Runde zu erwarten sind, gegen die anderen abgewogen: { NUMBER($value, maximumFractionDigits: 1) }.
hint-rounds = Runden, die es bis genau null voraussichtlich noch braucht: { NUMBER($value, maximumFractionDigits: 1) }.
