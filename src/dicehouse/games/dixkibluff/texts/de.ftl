### DiXkiBluff in German.

title = DiXkiBluff
tagline = Wette auf alles, was unter den Händen liegt, und verzieh keine Miene.
box-time = 15 bis 20 Minuten
box-for = zum Bluffen, ab 12 Jahren
rules = Alle haben { $dice } Würfel. Wette, wie oft ein Symbol unter allen Händen zusammen mindestens liegt; Figuren zählen als jedes Symbol. Erhöhe mit einer größeren Zahl, oder mit derselben Zahl und einem Symbol mehr, aber nie über die Zahl der Würfel am Tisch hinaus (am Anfang { $onTable }). Oder zweifle: Wer falschliegt, verliert einen Würfel. Du meinst, die Wette stimmt genau? DiXe! Hast du recht, bekommst du einen Würfel von der Person, die gewettet hat; sonst verlierst du einen. Wer eine Runde gewinnt, legt die eigenen Würfel nach Belieben hin und wettet zuerst. Wer am längsten Würfel hat, gewinnt. { $knowledge ->
    [sealed] Geworfene Würfel sieht hier niemand, auch die eigenen nicht.
   *[own] Du siehst deine eigenen Würfel und keine fremden.
}

face-pi = Pi
face-bomb = Bombe
face-smiley = Smiley
face-yinyang = Yin-Yang
face-sun = Sonne
face-figure = Figur
die-dixe = DiXe

option-dice = Würfel pro Kopf
option-dice-help = Mehr Würfel, längere Partie.
option-knowledge = Wer geworfene Würfel sieht
option-knowledge-help = Wer die eigenen Würfel hinlegt, kennt sie immer.
option-knowledge-own = alle sehen ihre eigenen
option-knowledge-sealed = niemand, bis die Hände hochgehen
option-calls = DiXe!-Rufe
option-calls-help = Wie am Tisch alle die Chance bekommen zu rufen.
option-calls-paced = alle werden der Reihe nach gefragt
option-calls-live = wer am schnellsten ist
option-faces = Seiten eines DiXe
option-faces-help = Mit Kommas getrennt; eine Seite darf mehrmals vorkommen.
option-late = Würfel erst später nennen
option-late-help = Echte Würfel: Sie bleiben unter den Händen und werden erst genannt, wenn die Hände hochgehen.

error-dixkibluff-no-symbol = Ein DiXe braucht mindestens eine Seite, auf die man wetten kann.

event-round = == Runde { $number }: { $mine ->
    [seat] du wettest zuerst
   *[none] { $seat } wettet zuerst
} ==
event-thrown = Unter { $mine ->
    [seat] deiner Hand
   *[none] der Hand von { $seat }
}: { $faces }.
event-thrown-hidden = { "" }
event-placed = { $mine ->
    [seat] Du legst
   *[none] { $seat } legt
} { $faces }.
event-placed-hidden = { $mine ->
    [seat] Du legst
   *[none] { $seat } legt
} heimlich Würfel hin.
event-bet = { $mine ->
    [seat] Du wettest
   *[none] { $seat } wettet
}: mindestens { $number } × { $symbols }.
event-passed = { "" }
event-doubted = { $mine ->
    [seat] Du sagst zu { $bettor }
    [bettor] { $seat } sagt zu dir
   *[none] { $seat } sagt zu { $bettor }
}: „Bluff!“
event-called = { $mine ->
    [seat] Du sagst zu { $bettor }
    [bettor] { $seat } sagt zu dir
   *[none] { $seat } sagt zu { $bettor }
}: „DiXe!“
event-shown = Die Hände gehen hoch. Gewettet war { $number } × { $symbols }; mit den Figuren sind es { $counts }.{ $hands }
event-discarded = { $mine ->
    [seat] Du verlierst
   *[none] { $seat } verliert
} einen Würfel, { $left ->
    [0] den letzten.
   *[other] noch { $left } übrig.
}
event-gave = Volltreffer! { $mine ->
    [giver] Du gibst { $receiver } einen Würfel.
    [receiver] { $giver } gibt dir einen Würfel.
   *[none] { $giver } gibt { $receiver } einen Würfel.
}
event-out = { $mine ->
    [seat] Du bist
   *[none] { $seat } ist
} raus.
event-won = { $mine ->
    [seat] Du hast
   *[none] { $seat } hat
} die letzten Würfel am Tisch!

choice-place = { $face } hinlegen
choice-bet = Wetten: { $number } × { $symbols }
choice-doubt = Bluff! Zu hoch (reicht es doch, verlierst du einen Würfel)
choice-dixe = DiXe! Stimmt genau (ja: ein Würfel mehr, nein: einer weniger)
choice-pass = Kein DiXe!

hint-bet = Wetten oder erhöhen:

## Wie ein Tipp die Möglichkeiten nennt

deed-place = { $face } hinlegen
deed-bet = { $number } × { $symbols } wetten
deed-doubt = „Bluff!“ sagen
deed-dixe = „DiXe!“ rufen
deed-pass = Laufen lassen

## Why

why-place = Gleiche Würfel tragen die höchsten Wetten, solange ihr Symbol von Runde zu Runde wechselt.
why-bet = { $best }: Das stimmt in { $chance } der Fälle; dafür braucht es { $held ->
    [0] { $need }
   *[other] zu { $held } eigenen noch { $need }
} von { $hidden } verdeckten Würfeln.
why-bet-sure = { $best }: Das stimmt sicher, schon durch die eigenen Würfel.
why-bet-riskier = { $other }: Das stimmt in { $chance } der Fälle.
why-bet-tells = { $other }: Das stimmt in { $chance } der Fälle, verrät aber, was unter der Hand liegt.
why-bet-high = { $other }: Das stimmt in { $chance } der Fälle, ist aber höher als nötig.
why-bet-timid = { $other }: Das stimmt in { $chance } der Fälle, lässt sich aber leicht erhöhen.
why-bet-theirs = { $other }: Das stimmt in { $chance } der Fälle, aber durch die Würfel der anderen, und die können erhöhen.
why-doubt = Nach den eigenen Würfeln und den Wetten davor stimmt die Wette in { $chance } der Fälle nicht.
why-doubt-fails = Die Wette auf dem Tisch stimmt in { $chance } der Fälle, und dann kostet „Bluff!“ einen Würfel.
why-dixe = Die Wette stimmt in { $chance } der Fälle genau, und dann gibt es einen Würfel dafür.
why-needed = { $held ->
    [0] Genau { $need }
   *[other] Bei { $held } unter der eigenen Hand: Genau { $need }
} von { $hidden } verdeckten Würfeln { $need ->
    [one] muss
   *[other] müssen
} es zeigen.
why-pass = Die Wette stimmt nur in { $chance } der Fälle genau, und ein falsches „DiXe!“ kostet einen Würfel.
why-landed-hand = { $count } dieser { $dice } Würfel zählen für dasselbe Symbol; so viele oder mehr sind es in { $chance } der Fälle.
why-landed-poor = Nicht mehr als { $count } dieser { $dice } Würfel { $count ->
    [one] zählt
   *[other] zählen
} für dasselbe Symbol; so wenige sind es in { $chance } der Fälle.
why-decided-dice = { $mine ->
    [seat] Du hast
   *[none] { $seat } hat
} { $dice ->
    [one] einen Würfel
   *[other] { $dice } Würfel
}, alle anderen zusammen { $others }.
why-decided-last = Niemand sonst hat noch einen Würfel.

## Der Tisch im Terminal

sketch-round = Runde { $round }
sketch-bet = Die Wette: { $number } × { $symbols } ({ $bettor })
sketch-hidden = unter der Hand
sketch-dice = { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}
sketch-none = raus
sketch-last = Zuletzt: { $number } × { $symbols } ({ $bettor }), { $call ->
    [dixe] DiXe!
   *[doubt] Bluff!
} ({ $caller }).
sketch-counted = Gezählt: { $counts }. Würfel weg: { $loser }.

bot-novice = Berta Bauchgefühl
bot-novice-about = Glaubt zuerst den eigenen Würfeln und fremden Wetten viel zu lange.
bot-regular = Graf Vielleicht
bot-regular-about = Zählt, was unter der eigenen Hand liegt, hofft beim Rest auf den Durchschnitt und zweifelt, sobald es deutlich darüber geht.
bot-expert = Madame Augenbraue
bot-expert-about = Liest deine Würfel aus deinen Wetten, merkt sich, wer blufft, und blufft ab und zu selbst.
bot-master = Die Sphinx
bot-master-about = Spielt die letzten Duelle wie aus dem Lehrbuch, wägt jede Wette danach ab, was wohl unter allen Händen liegt, und lässt sich nichts anmerken.
bot-others = Lady Womöglich, Baron Starr, Tante Zwinker, Doktor Psst, Sir Schmunzel, Miss Munkel, Onkel Achsel, Kapitän Räusper

## The table in the browser

scene-board = Der Tisch
scene-round = Runde { $round }
scene-dice = { $dice ->
    [one] ein Würfel am Tisch
   *[other] { $dice } Würfel am Tisch
}
scene-says = { $name }: mindestens
scene-first = Erste Wette: { $name }
scene-shows = { $name }, aufgedeckt
scene-under-hand = { $dice ->
    [one] ein Würfel unter der Hand
   *[other] { $dice } Würfel unter der Hand
}
scene-hidden-die = ein Würfel, den niemand sehen darf
scene-new-die = ein frisch gewonnener Würfel
scene-out = raus
scene-passed = kein DiXe!
scene-bet-before = Letzte Wette:
scene-yours = Deine Würfel
scene-your-bet = Deine Wette
scene-how-many = Wie viele
scene-fewer = Einer weniger
scene-more = Einer mehr
scene-counted = { $found } gefunden, { $number } gewettet
scene-doubt = Bluff!
scene-doubt-note = zu hoch
scene-dixe = DiXe!
scene-dixe-note = stimmt genau
scene-pass = Laufen lassen
scene-bet = Wette { $number }×
scene-own = du hast { $own }
scene-chip = { $face }, du hast { $held }
scene-pass-all = Diese Runde alles laufen lassen
scene-letting-go = Jede Wette läuft durch, bis du am Zug bist.
scene-ask-again = Wieder fragen
scene-showdown = Aufdecken!
scene-recall = Letztes Aufdecken
scene-go-on = Weiter
scene-sum = Zusammen:
scene-to-the-end = Gleich zum Ende
scene-laid = Schon gelegt: { $faces }. Noch zu legen: { $left }.
scene-not-exact = Nicht genau. { $mine ->
    [seat] Du verlierst
   *[none] { $name } verliert
} einen Würfel.
scene-fails = Beim Bluffen erwischt! { $mine ->
    [seat] Du verlierst
   *[none] { $name } verliert
} einen Würfel.
scene-holds = Es stimmte. { $mine ->
    [seat] Du verlierst
   *[none] { $name } verliert
} einen Würfel.
scene-you-out = Keine Würfel mehr. Jetzt schwitzen die anderen.
scene-ask-place = Niemand guckt. Leg sie, wie du willst.
scene-ask-tell = Hände hoch! Welche Seiten hast du gelegt?
scene-ask-call = Stimmt es genau? Ruf es, oder lass es laufen.
scene-ask-answer = Erhöhe, oder ruf Bluff.
scene-ask-open = Du wettest zuerst. Was liegt da alles?
scene-ask-live = { $name } muss antworten. Oder bist du schneller?

## The rules in the drawer

guide-goal = Alle verstecken Würfel unter der Hand. Wette auf das, was unter allen zusammen liegt, erwische die anderen beim Bluffen, und behalte am längsten Würfel.
guide-die-title = Die Würfel
guide-die = Alle beginnen mit { $dice } Würfeln. Jeder Würfel hat { $facesCount } Seiten, alle gleich wahrscheinlich: { $symbols ->
    [one] ein Symbol
   *[other] { $symbols } verschiedene Symbole
} und { $figures ->
    [0] keine Figur
    [one] eine Figur
   *[other] { $figures } Figuren
}.
guide-figure = Die Figur zählt als jedes Symbol. Auf Figuren selbst kann man nicht wetten.
guide-round-title = Eine Runde
guide-round = { $knowledge ->
    [sealed] Alle werfen gleichzeitig unter die Hand, und niemand spickt, auch nicht bei den eigenen Würfeln: Du kennst nur Würfel, die du selbst hingelegt hast.
   *[own] Alle werfen gleichzeitig unter die Hand und schauen nur die eigenen Würfel an.
} Dann gehen die Wetten im Uhrzeigersinn herum.
guide-bet = Eine Wette sagt: mindestens so viele von diesem Symbol, unter allen Händen zusammen. Die erste nennt ein einziges Symbol.
guide-raise-title = Erhöhen …
guide-raise = Bist du dran und glaubst die Wette, dann erhöhe sie. Das geht auf zwei Arten:
guide-wider = Dieselbe Zahl und ein Symbol mehr. Dann muss jedes davon so oft daliegen.
guide-higher = Eine höhere Zahl, mit einem Symbol deiner Wahl.
guide-limit = Mehr als alle Würfel am Tisch kann keine Wette nennen: Zu Beginn sind es { $onTable }.
guide-doubt-title = … oder Bluff! rufen
guide-doubt = Die Hände gehen hoch, und alles wird gezählt, auch die Figuren. Zu wenige von einem genannten Symbol: Wer gewettet hat, verliert einen Würfel. Genug: Du verlierst einen. Rufen darf nur, wer als Nächstes dran ist.
guide-example = Zwei Sonnen und eine Figur sind drei Sonnen.
guide-dixe-title = DiXe!
guide-dixe = Du meinst, eine Wette trifft genau? Ruf es, egal wer dran ist; nur nicht bei deiner eigenen. Liegt jedes genannte Symbol genau so oft da, bekommst du einen Würfel von der Person, die gewettet hat. Wenn nicht, verlierst du einen.
guide-asked = { $calls ->
    [live] An diesem Tisch zählt die schnellste Stimme.
   *[paced] An diesem Tisch werden nach jeder Wette alle der Reihe nach gefragt.
} { $late ->
    [yes] Echte Würfel bleiben unter den Händen; das Haus erfährt erst davon, wenn die Hände hochgehen.
   *[no] { "" }
}
guide-win-title = Eine Runde gewinnen
guide-win = Die Runde gewinnt, wer recht hatte: wer einen Bluff aufdeckt, wem zu Unrecht misstraut wurde, wessen DiXe! trifft, und bei wem ein DiXe! danebenging.
guide-place = Wer gewonnen hat, legt die eigenen Würfel heimlich hin, wie es beliebt, während die anderen werfen, und wettet danach zuerst.
guide-end-title = Das Ende
guide-end = Ohne Würfel keine Stimme: Du bist raus. Wer am längsten Würfel hat, gewinnt.

## On paper

paper-scores-how = Alle fangen mit { $dice } Würfeln an. Schreibt nach jeder Runde auf, wie viele noch da sind.
paper-next-game = Die nächste Partie
paper-dice-more = Dieses Blatt reicht für { $players }; für mehr druckt ihr es noch mal.
paper-odds = Wie gut ist eine Wette?
paper-odds-goal = Zähl, was deine eigenen Würfel zeigen, und zieh es von der Wette ab. Der Rest muss unter den anderen Händen liegen: Such links deren Würfel, oben die Zahl, die noch fehlt.
paper-bet-one = Mindestens so viele von einem Symbol
paper-bet-two = Mindestens so viele von jedem von zwei Symbolen
paper-bet-exact = DiXe! Genau so viele von einem Symbol
paper-bet-corner = Verdeckte Würfel
paper-odds-note = Figuren zählen mit. Fett und getönt: mindestens fifty-fifty. Das gilt für geworfene Würfel; wer seine hingelegt hat, kann alles haben.

## The story of a game

measure = Würfel
feat-rounds = Überstandene Runden
story-bluff = { $mine ->
    [seat] Dein frechster Bluff, der durchging: { $number } × { $symbols }, es lagen { $found } da.
   *[none] Der frechste Bluff, der durchging: { $number } × { $symbols } von { $seat }, es lagen { $found } da.
}
story-called = { $mine ->
    [seat] Du hast auf { $number } gewettet, es waren { $found }, und { $caller } rief Bluff.
    [caller] { $seat } hat auf { $number } gewettet, es waren { $found }, und du riefst Bluff.
   *[none] { $seat } hat auf { $number } gewettet, es waren { $found }, und { $caller } rief Bluff.
}
story-close = { $mine ->
    [seat] { $caller } hat dir die { $number } nicht geglaubt, und es waren genau { $number }.
    [caller] Du hast { $seat } die { $number } nicht geglaubt, und es waren genau { $number }.
   *[none] { $caller } hat { $seat } die { $number } nicht geglaubt, und es waren genau { $number }.
}
story-exactly = { $mine ->
    [seat] { $times ->
        [one] Du hast DiXe! gerufen, und es stimmte genau.
       *[other] Du hast { $times }-mal zu Recht DiXe! gerufen.
    }
   *[none] { $times ->
        [one] { $seat } hat DiXe! gerufen, und es stimmte genau.
       *[other] { $seat } hat { $times }-mal zu Recht DiXe! gerufen.
    }
}
story-notexactly = { $mine ->
    [seat] Du hast { $times }-mal DiXe! gerufen, und es stimmte nicht.
   *[none] { $seat } hat { $times }-mal DiXe! gerufen, und es stimmte nicht.
}
story-firstout = { $mine ->
    [seat] Für dich war zuerst Schluss, in Runde { $round }.
   *[none] Für { $seat } war zuerst Schluss, in Runde { $round }.
}
story-brink = { $mine ->
    [seat] Du hattest noch einen Würfel gegen { $others }, und hast gewonnen.
   *[none] { $seat } hatte noch einen Würfel gegen { $others }, und hat gewonnen.
}
story-rounds = Nach { $rounds } Runden war alles entschieden.

## What positions are about

theme-place = Die eigenen Würfel legen
theme-open = Die erste Wette
theme-raise = Wie hoch
theme-hold = Noch nicht „Bluff!“
theme-doubt = Zeit für „Bluff!“
theme-exactly = Ganz genau
theme-quiet = Lieber still sein

## A first game that teaches

lesson-hands = Hinter deiner Hand liegen zwei Pi und eine Figur, und die Figur zählt als jedes Symbol. Niemand sieht deine Würfel, und du siehst keine fremden. Die erste Wette kommt von rechts, von { $name2 }.
lesson-pass = Mindestens zwei Sonnen unter allen neun Würfeln. Nach jeder Wette werden alle gefragt: Stimmt das genau? Wer soll das wissen. Lass es laufen.
lesson-raise = Jetzt antwortest du: höher gehen oder Bluff rufen. Deine Figur ist schon eine Sonne, also bleib dabei. Behalte die 2 und nimm Pi dazu: zwei Sonnen und zwei Pi.
lesson-higher = Sie lassen dich durch. Man kann auch anders erhöhen: mit einer höheren Zahl, aber nur einem Symbol. Schau nach links, zu { $name1 }.
lesson-wait = Drei Sonnen? Mit deiner Figur gut möglich. Aber genau drei? Lass es laufen.
lesson-smell = Sechs Smileys bei neun Würfeln? Du hast einen, und der trägt einen Hut. Genau sechs sind es nicht, also lass es laufen …
lesson-doubt = … denn jetzt bist du dran und darfst sagen, was du davon hältst.
lesson-place = Zwei Smileys statt sechs. Erwischt! Wer eine Runde gewinnt, legt die eigenen Würfel nach Belieben, während die anderen werfen. Leg eine Bombe.
lesson-place-more = Und noch eine.
lesson-place-figure = Jetzt eine Figur: Auch sie ist eine Bombe. Das macht drei, und nur du weißt es.
lesson-open = Du wettest zuerst. Sag drei Bomben: Es stimmt, und es klingt wie ein Bluff.
lesson-dixe = Vier Bomben, sagt { $name1 }. Drei davon sind deine. Bei den fünf anderen Würfeln genau eine Bombe oder Figur? Das kommt jedes dritte Mal vor. Trau dich!
lesson-end = Genau vier! Jetzt hast du vier Würfel, die anderen je zwei. Wer keine mehr hat, ist raus, und wer am längsten welche hat, gewinnt. Mehr muss man nicht wissen. Verzieh keine Miene.
