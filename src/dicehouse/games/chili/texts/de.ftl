### Chili Dice in German.

title = Chili Dice
tagline = Sechs Würfel, dreißig Würfe, zehn Felder, und alle sind scharf auf rote Zahlen.
rules = Dreißig Würfe für die ganze Partie und zehn Felder, in jedem Zug füllst du eines. Wirf beliebige Würfel noch mal, so oft du willst; jeder gesparte Wurf bringt 5 Punkte. Eine rote Zahl, die gerade gefallen ist, darfst du auf jede Seite drehen. Lässt du sie liegen, verdoppelt sie ihr Zahlenfeld, zählt 10 bei Rot und holt eine Straße oder einen Pasch in ihr eigenes Feld. Pasch heißt: Keine Zahl steht allein da. Sechs gleiche oder sechs rote: Das ist ein Chili.

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
die-chili1 = Würfel 1
die-chili2 = Würfel 2
die-chili3 = Würfel 3
die-chili4 = Würfel 4
die-chili5 = Würfel 5
die-chili6 = Würfel 6

rule-nothing = nichts dabei
rule-numbers = passende Zahlen
rule-doubled = dank Rot verdoppelt
rule-reds = rote Zahlen
rule-straight = Straße
rule-kind = Pasch
rule-chance = alles zählt
rule-small-chili = Kleiner Chili!
rule-big-chili = Großer Chili!!
rule-extra-hot-chili = Extrascharfer Chili!!!

option-edition = Wertungsblock
option-edition-help = Welche Kürzel auf dem Block stehen.
option-edition-english = ROT, STR, PAS, CHA
option-edition-dutch = ROOD, STR, GLK, KANS
option-rolls = Würfe pro Kopf
option-rolls-help = Jeder Wurf verbraucht einen; gesparte bringen je 5 Punkte.

event-turn = -- { $seat } --
event-picked = { $seat }: noch mal mit { $diceCount ->
    [one] Würfel { $dice }
   *[other] den Würfeln { $dice }
}.
event-rolled = { $seat }: { $faces }. { $left ->
    [0] Keine Würfe mehr.
    [one] Noch ein Wurf.
   *[other] Noch { $left } Würfe.
}
event-turned = { $seat }: Würfel { $die } auf { $face } gedreht.
event-scored = { $seat }: { $points } für { $space } ({ $rule }).
event-ranout = { $seat }: keine Würfe mehr, nichts für { $spaces }.
event-filled = { $seat }: Der Zettel ist voll. { $total } Punkte{ $unused ->
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
bot-perfect = Der scharfe Stift
bot-perfect-about = Spielt allein auf die meisten Punkte und gegen dich darauf, am Ende vorn zu liegen: vorsichtig in Führung, mutig im Rückstand.
