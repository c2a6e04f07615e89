### Go Nuts! in German.

title = Go Nuts!
tagline = Sammle Eicheln, weich den Autos aus und renn, wenn die Hunde aufwachen.
box-time = etwa 12 Minuten
box-for = leicht, ab 8 Jahren
rules = Wer zuerst { $target ->
    [one] einen Punkt
   *[other] { $target } Punkte
} gesichert hat, gewinnt sofort. Jede Eichel ist ein Punkt, jedes Auto nimmt seinen Würfel aus dem Spiel. Wirf weiter oder sichere deine Punkte. Lauter Autos: Die Punkte dieses Zuges sind futsch. Lauter Hörnchen: Futsch sind sie auch, aber jetzt schüttelst du Eicheln, bis alle anderen einen Hund geworfen haben. Du wirfst deinen letzten Würfel, und es ist eine Eichel: Alle fünf sind wieder da. Ein Hörnchenwürfel hat { $squirrels ->
    [one] ein Hörnchen
   *[other] { $squirrels } Hörnchen
}, { $acorns ->
    [one] eine Eichel
   *[other] { $acorns } Eicheln
} und { $cars ->
    [one] ein Auto
   *[other] { $cars } Autos
}, ein Hundewürfel { $dogs ->
    [one] einen Hund
   *[other] { $dogs } Hunde
} und { $houses ->
    [one] ein Haus
   *[other] { $houses } Häuser
}.

face-squirrel = Hörnchen
face-acorn = Eichel
face-car = Auto
face-dog = Hund
face-house = Haus
die-squirrel = Hörnchenwürfel
die-dog = Hundewürfel
die-count = Zahl der Eicheln

option-target = Punkte zum Sieg
option-target-help = Wer zuerst so viele gesichert hat, gewinnt sofort.
option-round = Go Nuts!-Runde
option-round-help = Wie gewürfelt wird, wenn die Hörnchen durchdrehen.
option-round-beats = alle werfen einmal, dann noch einmal, bis der letzte Hund draußen ist
option-round-live = alle, so schnell sie können
option-counted = Go Nuts!-Runden zählen
option-counted-help = Echte Würfel: Alle werfen, so schnell sie können, jemand zählt die Eicheln, und nur ihre Zahl wird genannt.
option-squirrels = Hörnchen auf dem Würfel
option-squirrels-help = So viele Seiten eines Hörnchenwürfels zeigen ein Hörnchen.
option-acorns = Eicheln auf dem Würfel
option-acorns-help = So viele Seiten eines Hörnchenwürfels zeigen eine Eichel.
option-cars = Autos auf dem Würfel
option-cars-help = So viele Seiten eines Hörnchenwürfels zeigen ein Auto.
option-dogs = Hunde auf dem Hundewürfel
option-dogs-help = So viele Seiten eines Hundewürfels zeigen den Hund.
option-houses = Häuser auf dem Hundewürfel
option-houses-help = So viele Seiten eines Hundewürfels zeigen ein Haus.

event-turn = -- { $seat } --
event-rolled = { $mine ->
    [seat] Du wirfst
   *[none] { $seat } wirft
} { $faces }. Beute: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
event-allback = { $mine ->
    [seat] Dein letzter Würfel
   *[none] Der letzte Würfel von { $seat }
} ist eine Eichel. Alle fünf sind wieder da!
event-allcars = { $mine ->
    [seat] Du wirfst
   *[none] { $seat } wirft
} lauter Autos. { $lost ->
    [0] Der Zug ist vorbei.
    [one] Der Zug ist vorbei, ein Punkt ist futsch.
   *[other] Der Zug ist vorbei, { $lost } Punkte sind futsch.
}
event-gonuts = { $mine ->
    [seat] Du wirfst
   *[none] { $seat } wirft
} lauter Hörnchen. GO NUTS!{ $lost ->
    [0] { "" }
    [one] {" "}(Ein Punkt ist futsch.)
   *[other] {" "}({ $lost } Punkte sind futsch.)
}
event-shook = { $mine ->
    [seat] Du schüttelst
   *[none] { $seat } schüttelt
} { $faces }. Bisher { $acorns ->
    [one] eine Eichel
   *[other] { $acorns } Eicheln
}.
event-dogs = { $barkedCount ->
    [0] Noch kein Hund: { $seats }.
   *[other] { $barked }: Wuff, wuff, wuff!
}
event-counted = { $mine ->
    [seat] Du schüttelst
   *[none] { $seat } schüttelt
} { $acorns ->
    [0] keine einzige Eichel
    [one] eine Eichel
   *[other] { $acorns } Eicheln
}, bis der letzte Hund draußen ist.
event-banked = { $mine ->
    [seat] Du sicherst
   *[none] { $seat } sichert
} { $points ->
    [0] nichts
    [one] einen Punkt
   *[other] { $points } Punkte
}, das macht { $total }.
event-won = { $mine ->
    [seat] Du gewinnst
   *[none] { $seat } gewinnt
} mit { $total } Punkten!

choice-roll = { $dice ->
    [one] Den letzten Würfel werfen
   *[other] { $dice } Würfel werfen
}
choice-bank = { $wins ->
    [1] { $points } sichern und mit { $total } gewinnen
   *[0] { $points ->
        [0] Nichts sichern, bei { $total } bleiben
       *[other] { $points } sichern, macht { $total }
    }
}
choice-shake = Schütteln!
choice-bark = Wuff, wuff, wuff!

## Wie ein Tipp die Möglichkeiten nennt

deed-roll = Weiterwürfeln
deed-bank = Sichern
deed-shake = Schütteln
deed-bark = Wuff

## Why

why-bank-wins = Das macht { $target } Punkte und gewinnt.
why-roll-free = Noch ist keine Beute da, also kann der Wurf nichts kosten.
why-roll-risk = { $dice ->
    [one] Ein Wurf mit dem letzten Würfel
   *[other] Ein Wurf mit { $dice } Würfeln
} kostet in { $chance } der Fälle { $points ->
    [one] den einen Punkt
   *[other] die { $points } Punkte
} Beute: im Schnitt { $meanLost } Punkte, bei einem Gewinn von { $meanGained }, Go-Nuts!-Runden mitgezählt.
why-roll-nuts = Nur Hörnchen ({ $chance }) wären kein Verlust: Eine Go-Nuts!-Runde mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
} bringt im Schnitt { $mean } Eicheln.
why-rival-near = { $mine ->
    [seat] Du brauchst
   *[none] { $seat } braucht
} nur noch { $need }, und ein einziger Zug bringt das in bis zu { $chance } der Fälle.
why-rival-far = Es eilt nicht: { $mine ->
    [seat] Du brauchst
   *[none] { $seat } braucht
} noch { $need }, und ein einziger Zug bringt das in höchstens { $chance } der Fälle.
why-bank-left = Nach dem Sichern { $left ->
    [one] fehlt noch ein Punkt
   *[other] fehlen noch { $left } Punkte
} zum Sieg; ein einziger Zug bringt das in bis zu { $chance } der Fälle.
why-roll-target = Bis { $target } durchzuwerfen gelingt in { $chance } der Fälle.
why-roll-left = Nach dem Sichern { $left ->
    [one] fehlte immer noch ein Punkt.
   *[other] fehlten immer noch { $left } Punkte.
}
why-landed-cars = { $points ->
    [0] Beute war noch keine da, aber der Zug ist vorbei
    [one] Der eine Punkt Beute ist futsch
   *[other] Die { $points } Punkte Beute sind futsch
}: Lauter Autos fallen mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
} in { $chance } der Fälle.
why-landed-nuts = Lauter Hörnchen fallen in { $chance } der Fälle, und eine Go-Nuts!-Runde mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
} bringt im Schnitt { $mean } Eicheln.
why-landed-aside = { $cars ->
    [one] Ein Auto ist
   *[other] { $cars } Autos sind
} aus dem Spiel: Mit { $dice ->
    [one] dem letzten Würfel
   *[other] den übrigen { $dice } Würfeln
} fallen in { $chanceNext } der Fälle lauter Autos oder lauter Hörnchen.
why-landed-wins = Mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
} Beute gewinnt, wer jetzt sichert.
why-landed-left = Das macht { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} Beute; nach dem Sichern { $left ->
    [one] fehlt noch einer
   *[other] fehlen noch { $left }
} zum Sieg.
why-landed-round = Diese Go-Nuts!-Runde hat { $acorns ->
    [0] keine Eichel
    [one] eine Eichel
   *[other] { $acorns } Eicheln
} gebracht; mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
} sind es im Schnitt { $mean }.
why-decided-target = { $total } Punkte: Das Ziel von { $target } ist erreicht.
why-decided-far = { $mine ->
    [seat] Du brauchst
   *[none] { $seat } braucht
} noch { $need }, und ein einziger Zug bringt das in höchstens { $chance } der Fälle.

## Der Tisch im Terminal

sketch-target = Ziel: { $target }
sketch-points = Beute: { $points }   Würfel im Spiel: { $dice }
sketch-round = GO NUTS! Eicheln: { $points }   Würfel: { $dice }
sketch-waiting = Noch kein Hund: { $names }

bot-novice = Pip
bot-novice-about = Gibt sich mit einem hübschen Häufchen zufrieden, wird bei einer Glückssträhne gierig und übersieht auch mal den Sieg.
bot-regular = Hasel
bot-regular-about = Wirft weiter, solange der nächste Wurf mehr verspricht, als er aufs Spiel setzt, und schaut nie auf deine Punkte.
bot-expert = Der alte Buschel
bot-expert-about = Denkt den ganzen Zug durch, behält alle Punktestände im Auge und wagt mehr, je näher du dem Ziel kommst.
bot-master = Professor Walnuss
bot-master-about = Kennt das gelöste Spiel auswendig und spielt danach, als wären in einer Go Nuts!-Runde alle Pfoten gleich flink.
bot-perfect = Professor Walnuss
bot-perfect-about = Kennt das gelöste Spiel auswendig und wählt immer den Zug mit der besten Gewinnchance.
bot-others = Wuschel, Flitz, Knabber, Ahorn, Rotpelz

scene-score = { $score } von { $target } Punkten
scene-in-hand = Beute: { $points }
scene-ask-roll = Würfeln!
scene-ask-push = Noch einmal, oder ab damit in die Baumhöhle?
scene-ask-shake = Schüttle Eicheln zusammen, bis alle Hunde draußen sind!
scene-ask-wake = Schüttle, bis dein Hund herauskommt!
scene-ask-throw = Wirf, so schnell du kannst, und zähl laut mit!
scene-ask-dog = Wirf deinen Hundewürfel. Ein Hund? Draufhauen!
scene-ask-count = Alle Hunde sind draußen! Wie viele Eicheln?
scene-count-so-far = Eicheln bis jetzt
scene-count-more = Noch eine Eichel
scene-count-less = Eine Eichel weniger
scene-count-send = { $count ->
    [one] Eine Eichel aufschreiben
   *[other] { $count } Eicheln aufschreiben
}
scene-nuts = GO NUTS!
scene-cars = Überfahren!
scene-back = Alle fünf zurück!
scene-bank = Sichern
scene-roll = Würfeln

guide-goal = Sammle Eicheln. Wer zuerst { $target } davon in der Höhle hat, gewinnt auf der Stelle.
guide-turn-title = Du bist dran
guide-turn = Wirf alle fünf Hörnchenwürfel, und wirf wieder, so oft du dich traust. Oder sichere deine Beute: Die Punkte wandern in deine Höhle, und niemand nimmt sie dir mehr weg.
guide-acorn = Jede Eichel: ein Punkt Beute. Der Würfel bleibt im Spiel.
guide-squirrel = Ein Hörnchen tut nichts. Meistens.
guide-car = Ein Auto überfährt seinen Würfel: Er ist für diesen Zug draußen.
guide-back = Du wirfst deinen letzten Würfel, und es ist eine Eichel? Alle fünf kommen zurück.
guide-die = Jeder Hörnchenwürfel hat { $squirrels ->
    [one] ein Hörnchen
   *[other] { $squirrels } Hörnchen
}, { $acorns ->
    [one] eine Eichel
   *[other] { $acorns } Eicheln
} und { $cars ->
    [one] ein Auto
   *[other] { $cars } Autos
}.
guide-cars-title = Lauter Autos
guide-cars = Alle geworfenen Würfel zeigen Autos: Dein Zug ist vorbei, und die Beute ist futsch.
guide-nuts-title = Lauter Hörnchen: GO NUTS!
guide-nuts = Die Beute ist futsch, aber jetzt schüttelst du mit den Würfeln, die du hast, solange es geht, und jede Eichel zählt. Autos sind egal. Die anderen schütteln je einen Hundewürfel.
guide-dogs = Ein Haus: Der Hund schläft weiter. Ein Hund: Wuff! Ist der letzte Hund draußen, endet die Runde, und deine Eicheln sind in der Höhle.
guide-dog-die = Jeder Hundewürfel hat { $dogs ->
    [one] einen Hund
   *[other] { $dogs } Hunde
} und { $houses ->
    [one] ein Haus
   *[other] { $houses } Häuser
}.
guide-live = { $counted ->
    [yes] An diesem Tisch werft ihr echte Würfel, so schnell ihr könnt: Die Eicheln werden laut gezählt, wer einen Hund hat, haut auf „Wuff“, und die Zahl wird genannt, wenn alle Hunde draußen sind.
   *[no] { $round ->
        [live] An diesem Tisch schütteln alle gleichzeitig, so schnell sie tippen können.
       *[beats] An diesem Tisch werfen alle im Takt: einmal, dann noch einmal.
    }
}

## On paper

paper-scores-how = Für alle eine Spalte, für jeden Zug eine Zeile. Schreibt auf, was ihr bis dahin in der Höhle habt.
paper-odds = Wann sichern?
paper-odds-goal = Zu zweit und bestmöglich: Sichere, sobald deine Beute so groß ist. Such die Würfel, die du als Nächstes werfen würdest, dann links deinen Punktestand und oben den anderen. Jede Zahl kommt aus dem gelösten Spiel.
paper-bank = { $dice ->
    [one] Ein Würfel im Spiel
   *[other] { $dice } Würfel im Spiel
}
paper-bank-corner = Du / andere
paper-roll = Was ein Wurf bringt
paper-roll-dice = Würfel
paper-roll-acorns = Eicheln
paper-odds-note = Fett und getönt: Nur was zum Sieg reicht, reicht.

## The story of a game

measure = Eicheln
feat-haul = Meiste Eicheln auf einmal
story-haul = { $mine ->
    [seat] Dein Fang war der größte: { $points } Eicheln in einem Zug.
   *[none] Der größte Fang: { $points } Eicheln in einem Zug, von { $seat }.
}
story-cars = { $mine ->
    [seat] Dir haben die Autos { $lost } Eicheln auf einmal platt gefahren.
   *[none] { $lost } Eicheln von { $seat } kamen auf einmal unter die Autos.
}
story-nuts = { $mine ->
    [seat] { $rounds ->
        [one] Einmal sind die Hörnchen durchgedreht: { $acorns } für dich.
       *[other] { $rounds }-mal sind die Hörnchen durchgedreht; das meiste, { $acorns }, ging an dich.
    }
   *[none] { $rounds ->
        [one] Einmal sind die Hörnchen durchgedreht: { $acorns } für { $seat }.
       *[other] { $rounds }-mal sind die Hörnchen durchgedreht; das meiste, { $acorns }, ging an { $seat }.
    }
}
story-scattered = { $mine ->
    [seat] Du bist durchgedreht: { $lost } fallen gelassen, { $acorns } aufgelesen.
   *[none] { $seat } ist durchgedreht: { $lost } fallen gelassen, { $acorns } aufgelesen.
}
story-lastdie = { $mine ->
    [seat] Dein letzter Würfel zeigte eine Eichel.
   *[none] Der letzte Würfel von { $seat } zeigte eine Eichel.
}

## What positions are about

theme-few-dice = Wenige Würfel übrig
theme-lead = Vorsprung sichern
theme-stop = Genug ist genug
theme-chase = Da ist jemand fast am Ziel
theme-press = Nur Mut

## A first game

lesson-start = Fünf Hörnchenwürfel. Zwei Eicheln, also zwei Punkte Beute. Das Auto hat seinen eigenen Würfel überfahren: Vier bleiben. Trau dich, würfle noch einmal!
lesson-bank = Noch zwei Eicheln: vier Punkte Beute. Kommen jetzt lauter Autos, ist sie futsch. Sichere sie lieber.
lesson-greed = Jetzt { $name1 }. Eine Eichel, zwei Autos, drei Würfel übrig, und immer noch nicht zufrieden …
lesson-cars = Lauter Autos! Der Punkt ist futsch, der Zug vorbei. Das kommt von der Gier. Du bist dran: ein Punkt Beute. Würfle noch einmal, ich habe da so ein Gefühl.
lesson-event-gonuts = Lauter Hörnchen: GO NUTS! Deine Beute ist futsch, aber jetzt schüttelst du Eicheln, und jede zählt, bis bei allen anderen der Hund draußen ist.
lesson-nuts = Lauter Hörnchen: Du bist durchgedreht! Du hast Eicheln geschüttelt, bis der Hund gegenüber aufgewacht ist: sechs Stück, direkt in deine Höhle. { $name1 } macht weiter, diesmal vorsichtig.
lesson-win = Zwei Eicheln Beute, zehn in der Höhle, und { $target } gewinnen diese kleine Partie. Du weißt, was zu tun ist.
lesson-end = Und das ist Go Nuts! Eine richtige Partie geht bis { $usual-target }, und die Hunde sind nie da, wo du sie brauchst. Jetzt du, in echt.
