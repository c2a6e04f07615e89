### Chili Dice in German.

title = Chili Dice
tagline = Sechs Würfel, zehn Felder, nie genug Würfe, und alle sind scharf auf rote Zahlen.
box-time = etwa 30 Minuten
box-for = zum Tüfteln, ab 8 Jahren
rules = { $rolls ->
    [one] Ein Wurf
   *[other] { $rolls } Würfe
} für die ganze Partie und zehn Felder, in jedem Zug füllst du eines. Wirf beliebige Würfel noch mal, so oft du willst; jeder gesparte Wurf bringt 5 Punkte. Eine rote Zahl, die gerade gefallen ist, darfst du auf jede Seite drehen. Lässt du sie liegen, verdoppelt sie ihr Zahlenfeld, zählt 10 bei Rot und holt eine Straße oder einen Pasch in ihr eigenes Feld. Pasch heißt: Keine Zahl steht allein da. Sechs gleiche oder sechs rote: Das ist ein Chili. Wer die meisten Punkte hat, gewinnt.

space-1 = Einser
space-2 = Zweier
space-3 = Dreier
space-4 = Vierer
space-5 = Fünfer
space-6 = Sechser
space-red = Rot
space-straight = Straße
space-kind = Pasch
space-chance = Chance
pad-ROT = ROT
pad-STR = STR
pad-PAS = PAS
pad-CHA = CHA
die-chili1 = Würfel 1
die-chili2 = Würfel 2
die-chili3 = Würfel 3
die-chili4 = Würfel 4
die-chili5 = Würfel 5
die-chili6 = Würfel 6
face-marked = rote { $value }

rule-nothing = nichts dabei
rule-numbers = passende Zahlen
rule-doubled = dank Rot verdoppelt
rule-reds = rote Zahlen
rule-straight = 1 bis 6 komplett
rule-kind = keine Zahl allein
rule-chance = alles zählt
rule-small-chili = Kleiner Chili!
rule-big-chili = Großer Chili!!
rule-extra-hot-chili = Extrascharfer Chili!!!

option-edition = Wertungszettel
option-edition-help = Wie die Felder auf dem gedruckten Zettel heißen.
option-edition-english = in deiner Sprache: Rot, Straße, Pasch, Chance
option-edition-dutch = niederländisch: Rood, Straat, Gelijke waarden, Kans
option-rolls = Würfe pro Kopf
option-rolls-help = So oft darfst du in der ganzen Partie werfen; jeder gesparte Wurf bringt 5 Punkte.

event-turn = -- { $seat } --
event-picked = { $mine ->
    [seat] Du wirfst
   *[none] { $seat } wirft
} { $diceCount ->
    [one] Würfel { $dice }
   *[other] die Würfel { $dice }
} noch mal.
event-rolled = { $mine ->
    [seat] Du wirfst
   *[none] { $seat } wirft
} { $faces }. { $left ->
    [0] Keine Würfe mehr.
    [one] Noch ein Wurf.
   *[other] Noch { $left } Würfe.
}
event-turned = { $mine ->
    [seat] Du drehst
   *[none] { $seat } dreht
} Würfel { $die } auf { $face }.
event-scored = { $mine ->
    [seat] Du schreibst
   *[none] { $seat } schreibt
} { $points } bei { $space } auf ({ $rule }).
event-ranout = { $mine ->
    [seat] Du hast
   *[none] { $seat } hat
} keine Würfe mehr: nichts für { $spaces }.
event-filled = { $mine ->
    [seat] Dein Zettel
   *[none] Der Zettel von { $seat }
} ist voll: { $total } Punkte{ $unused ->
    [0] .
    [one] , davon 5 für einen gesparten Wurf.
   *[other] , davon { $bonus } für { $unused } gesparte Würfe.
}
event-over = Alle Zettel sind voll.

choice-turn = Würfel { $die } auf { $number } drehen
choice-reroll = { $dice } noch mal werfen (noch { $left } übrig)
choice-score = { $space }: { $points }


hint-reroll = Würfel noch mal werfen, nach Nummer:
hint-turn = Roten Würfel auf eine andere Zahl drehen:
hint-score = 1-10 trägt in dieses Feld ein

## Wie ein Tipp die Möglichkeiten nennt

deed-turn = Würfel { $die } auf { $number } drehen
deed-reroll = { $diceCount ->
    [one] Würfel { $dice }
    [6] Alle sechs
   *[other] Würfel { $dice }
} noch mal werfen
deed-score = { $space } eintragen

## Why

why-turn = Würfel { $die }, auf { $number } gedreht: { $points } bei „{ $space }“ statt { $pointsNow }.
why-turn-keep = Ein rot gefallener Würfel darf vor dem nächsten Wurf gedreht werden: Als { $number } passt Würfel { $die } besser zu den anderen.
why-reroll = { $best }: „{ $space }“ kommt von { $points } auf { $mean } im Schnitt und wird in { $chance } der Fälle besser.
why-reroll-other = { $best }: im Schnitt { $mean } bei „{ $space }“. { $other }: nur { $meanOther }.
why-write-waste = Mit { $points } wäre „{ $space }“ verschenkt: Leer gelassen bringt das Feld im Schnitt noch { $mean }.
why-need = { $mine ->
    [seat] Du bist
   *[none] { $seat } ist
} mit { $total } Punkten fertig: Zum Gleichstand fehlen { $need }.
why-rolls = Für { $spaces ->
    [one] ein Feld
   *[other] { $spaces } Felder
} { $left ->
    [one] ist noch ein Wurf
   *[other] sind noch { $left } Würfe
} da.
why-write-last = Es ist kein Wurf mehr da: „{ $space }“ bekommt { $points }, „{ $spaceOther }“ bekäme { $pointsOther }.
why-write-good = { $points } bei „{ $space }“: Das ist mehr als die { $mean }, die das Feld leer gelassen im Schnitt noch bringt.
why-write-least = Kein Feld gibt weniger auf als „{ $space }“: { $points } jetzt statt im Schnitt { $mean } später.
why-write = „{ $space }“ bekommt jetzt { $points }; leer gelassen brächte das Feld im Schnitt { $mean }.
why-bonus = { $other }: „{ $space }“ hätte im Schnitt { $mean } statt { $points }, aber gespart bringt dieser Wurf { $bonus }.
why-reroll-poor = { $other }: „{ $space }“ hätte im Schnitt { $mean } statt { $points }, und von { $left ->
    [one] einem Wurf
   *[other] { $left } Würfen
} wäre einer weg.
why-landed-space = „{ $space }“ bekäme jetzt { $points }: So viel oder mehr bringt so ein Wurf dort in { $chance } der Fälle, im Schnitt { $mean }.
why-landed-short = „{ $space }“ bekäme jetzt nur { $points }: Im Schnitt bringt so ein Wurf dort { $mean }, so wenig in { $chance } der Fälle.
why-decided-total = { $mine ->
    [seat] Du hast
   *[none] { $seat } hat
} { $total } Punkte, { $ahead } mehr als alle anderen.
why-decided-behind = { $mine ->
    [seat] Dir
   *[none] { $seat }
} { $need ->
    [one] fehlt noch ein Punkt
   *[other] fehlen noch { $need } Punkte
} zum Gleichstand, bei { $left ->
    [0] keinem Wurf
    [one] einem Wurf
   *[other] { $left } Würfen
} für { $spaces ->
    [one] ein Feld
   *[other] { $spaces } Felder
}.
why-decided-now = { $mine ->
    [seat] Dir
   *[none] { $seat }
} { $need ->
    [one] fehlt noch ein Punkt
   *[other] fehlen noch { $need } Punkte
} zum Gleichstand, und „{ $space }“ bekommt jetzt { $points }.
why-decided-rest = { $mine ->
    [seat] Du hast
   *[none] { $seat } hat
} noch { $left ->
    [0] keinen Wurf
    [one] einen Wurf
   *[other] { $left } Würfe
} für { $spaces ->
    [one] ein Feld
   *[other] { $spaces } Felder
}.

## Der Tisch im Terminal

sketch-dice = Würfel (Würfe übrig: { $left }; * ist rot)
sketch-turnable = ^ ist drehbar
sketch-now = Wert
sketch-left = Würfe übrig
sketch-bonus = Gespart x 5
sketch-total = Gesamt

bot-novice = Pip
bot-novice-about = Liebt große Zahlen, schnappt sich die erste gute und wundert sich jedes Mal, dass die Würfe schon alle sind.
bot-regular = Paula
bot-regular-about = Weiß, was jedes Feld bringen sollte, und leistet sich nur dann noch einen Wurf, wenn er sich lohnen dürfte.
bot-expert = Koch Scoville
bot-expert-about = Holt aus jedem Wurf so viele Punkte heraus, wie zu erwarten sind, und schaut kein einziges Mal auf deinen Zettel.
bot-master = Der scharfe Stift
bot-master-about = Spielt darauf, am Ende vorn zu liegen: vorsichtig in Führung, mutig im Rückstand.
bot-perfect = Der scharfe Stift
bot-perfect-about = Spielt allein auf die meisten Punkte: Mehr lässt sich mit keinem Spiel erwarten.
bot-others = Rauch, Ingwer, Pfeffer-Piet, Safran, Habanera

## The table in the browser

scene-dice = Die Würfel
scene-die = Würfel { $die }: { $face }
scene-red-number = rote { $number }
scene-turn = Würfel { $die } drehen
scene-turn-to = Würfel { $die } drehen auf
scene-ask = Tipp die Würfel an, die noch mal rollen sollen. Oder trag ein.
scene-ask-red = Rot! Drehen, oder glühen lassen.
scene-ask-last = Keine Würfe mehr: Trag es ein.
scene-choose = Tipp Würfel oder ein Feld an
scene-choose-space = Wähle ein Feld
scene-roll = { $count ->
    [one] Einen Würfel werfen
    [6] Alle sechs werfen
   *[other] { $count } Würfel werfen
}
scene-write = { $points } bei { $space } eintragen
scene-all = Alle sechs noch mal
scene-none = Alle behalten
scene-keys = Tasten: 1–6 wählt Würfel, W ein Feld, R wirft oder trägt ein, ? zeigt alle.
scene-left = { $left ->
    [0] Keine Würfe mehr
    [one] Noch ein Wurf
   *[other] Noch { $left } Würfe
}
scene-ask-picked = { $count ->
    [one] Ein Würfel rollt noch mal
   *[other] { $count } Würfel rollen noch mal
}, { $kept ->
    [0] keiner bleibt.
    [one] einer bleibt.
   *[other] { $kept } bleiben.
}
scene-ask-zero = 0 bei { $space }? Das bleibt für immer so.
scene-sure = Ja, 0 eintragen
scene-pace = { $left ->
    [0] Kein Wurf
    [one] Ein Wurf
   *[other] { $left } Würfe
} für { $spaces ->
    [one] ein weiteres Feld
   *[other] { $spaces } weitere Felder
}
scene-pace-short = { $left ->
    [0] Kein Wurf
    [one] Nur ein Wurf
   *[other] Nur { $left } Würfe
} für { $spaces ->
    [one] ein weiteres Feld
   *[other] { $spaces } weitere Felder
}!
scene-pace-help = Jedes Feld braucht einen Wurf: Was keinen mehr bekommt, wird 0.
scene-par = Bestes Spiel: etwa { $par }
scene-best = Deine Bestmarke: { $best }
scene-points = Punkte:
scene-pad-mine = Dein Zettel
scene-pad-of = Zettel von { $name }
scene-pad-back = Zurück
scene-bonus = Bonus
scene-space-now = jetzt { $points }
scene-space-open = frei
scene-heard-rolled = { $name }: { $faces }. { $left ->
    [0] Keine Würfe mehr.
    [one] Noch ein Wurf.
   *[other] Noch { $left } Würfe.
}
scene-heard-turned = { $name }: Würfel { $die } auf { $face } gedreht.
scene-about-number = Diese Zahl, addiert. Eine rote dabei? Doppelt.
scene-about-red = 10 für jede rote Zahl.
scene-about-straight = 21, wenn von 1 bis 6 alles da ist.
scene-about-kind = Alles addiert, wenn keine Zahl allein ist.
scene-about-chance = Alles addiert, egal was.

## The rules in the drawer

guide-goal = Fülle die zehn Felder auf deinem Zettel, in jedem Zug eines, und brauche dafür so wenige Würfe wie möglich. Wer die meisten Punkte hat, gewinnt.
guide-turn-title = Dein Zug
guide-turn-roll = Wirf alle sechs Würfel.
guide-turn-red = Dreh rote Zahlen, die gerade gefallen sind, wenn du magst.
guide-turn-again = Wirf beliebige Würfel noch mal, so oft du willst: Du hast { $rolls ->
    [one] einen Wurf
   *[other] { $rolls } Würfe
} für die ganze Partie. Oder hör auf.
guide-turn-write = Trag die Punkte in ein freies Feld ein. Nichts passt? Dann steht da eine 0.
guide-red-title = Rote Zahlen
guide-red = Jeder Würfel hat eine rote Zahl, jeder eine andere.
guide-red-turn = Eine rote Zahl, die gerade gefallen ist, darfst du auf jede andere Seite drehen, und auch wieder zurück. Sobald du andere Würfel wirfst, bleibt sie, wie sie liegt.
guide-red-keep = Oder du lässt sie rot: Dann verdoppelt sie ihr Zahlenfeld, zählt 10 bei Rot und darf eine Straße oder einen Pasch in ihr eigenes Feld mitnehmen.
guide-pad-title = Der Zettel
guide-numbers = 1 bis 6
guide-carried = Die { $number } ist rot: Diese Straße darf auch in ihr Zahlenfeld.
guide-chili-title = Chilis
guide-chili-small = Sechs Einser, Zweier oder Dreier: 50 im eigenen Feld, 25 in jedem anderen.
guide-chili-big = Sechs Vierer, Fünfer oder Sechser: 75 im eigenen Feld, 50 in jedem anderen.
guide-chili-hot = Alle sechs rot: 100 bei Rot oder Straße, 50 in jedem anderen.
guide-end-title = Das Ende
guide-rolls = Keine Würfe mehr? Trag ein, was du hast; Felder, die noch frei sind, bekommen 0.
guide-bonus = Jeder gesparte Wurf bringt 5 Punkte. Sind alle Zettel voll, gewinnt, wer die meisten Punkte hat. Bei Gleichstand teilt ihr euch den Sieg.

## On paper

paper-cross = Würfe: jedes Mal einen durchstreichen
paper-space-about = { $space }: { $about }
paper-example = { $points } bei { $space }
paper-odds = Wann eintragen?
paper-odds-goal = Allein, auf die meisten Punkte: So spielt das beste Spiel. Jede Zahl kommt aus dem gelösten Spiel.
paper-last = Ein Feld ist frei: unter der ersten Zahl werfen, ab der zweiten eintragen
paper-last-note = Zähl die Punkte, nachdem du rote Zahlen gedreht hast. Dazwischen kommt es auf die Würfel an: Je näher an einem Chili, desto mehr bringt ein Wurf. Eine Zahl allein ist beides.
paper-space = Feld
paper-points = Punkte
paper-rolls = Würfe
paper-worth = Leerer Zettel, { $rolls } Würfe übrig: was ein verschenktes Feld kostet
paper-expected = Ein ganzer Zettel: was das beste Spiel erwartet
paper-worth-note = Nichts passt? Verschenk das Feld, das am wenigsten kostet.

## The story of a game

measure = Punkte
feat-points = Punkte
story-space = { $mine ->
    [seat] Das beste Feld war deins: { $points } für { $space }.
   *[none] Das beste Feld: { $points } für { $space }, von { $seat }.
}
story-chili = { $mine ->
    [seat] { $rule } { $points } Punkte für dich.
   *[none] { $rule } { $points } Punkte für { $seat }.
}
story-nothings = { $mine ->
    [seat] { $spaces ->
        [one] Ein Feld ging bei dir leer aus.
       *[other] { $spaces } Felder gingen bei dir leer aus.
    }
   *[none] { $spaces ->
        [one] Ein Feld ging bei { $seat } leer aus.
       *[other] { $spaces } Felder gingen bei { $seat } leer aus.
    }
}
story-saved = { $mine ->
    [seat] Du hast Würfe gespart: { $rolls }, das waren { $points } Punkte.
   *[none] { $seat } hat Würfe gespart: { $rolls }, das waren { $points } Punkte.
}
story-turned = { $mine ->
    [seat] Du hast { $times }-mal einen roten Würfel gedreht.
   *[none] { $seat } hat { $times }-mal einen roten Würfel gedreht.
}

## What positions are about

theme-turn = Einen Roten drehen
theme-dice = Welche Würfel neu
theme-one-more = Noch ein Wurf
theme-give-up = Auf Punkte verzichten
theme-space = Welches Feld
theme-stop = Den Wurf sparen

## A first game

lesson-again = Eine kurze Partie: { $rolls } Würfe statt { $usual-rolls }. Der erste liegt schon. Drei Fünfen, und die auf dem Chili ist rot: Rot verdoppelt sein Feld. Wähle die Würfel 3, 4 und 6 und wirf sie noch mal.
lesson-turn = Noch eine Fünf, und Würfel 4 ist rot gefallen. Eine frische rote Zahl darfst du drehen, wie du willst. Nimm den runden Pfeil und mach eine 5 daraus.
lesson-fives = Fünf Fünfen, eine davon rot: 50. Jedes freie Feld zeigt, was es jetzt bekäme. Wähle die Fünfer und trag es ein.
lesson-other = Was steht, das steht. Jetzt ist { $name1 } dran, mit genauso einem Zettel. Tipp auf den Namen oder schau neben die Würfel, um ihn zu sehen.
lesson-red = Vier rote Zahlen auf einmal! Bei Rot zählt jede 10. Das reicht: Ein gesparter Wurf bringt am Ende 5 Punkte.
lesson-last = Fünf Sechsen und noch ein Wurf. Trau dich: Wirf Würfel 6 noch mal.
lesson-chili = Sechs gleiche sind ein Großer Chili: 75 im eigenen Feld, 50 in jedem anderen. Würfe hast du ohnehin keine mehr, also ab damit zu den Sechsern.
lesson-end = Das war schon alles. In einer richtigen Partie hast du { $usual-rolls } Würfe für zehn Felder, und was du sparst, zählt. Bleib scharf!
