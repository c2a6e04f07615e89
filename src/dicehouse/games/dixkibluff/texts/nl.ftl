### DiXkiBluff in Dutch.

title = DiXkiBluff
tagline = Wed op wat er onder alle handen ligt, en houd je gezicht in de plooi.

face-pi = pi
face-bomb = bom
face-smiley = smiley
face-yinyang = yin-yang
face-sun = zon
face-figure = figuur
die-dixe = DiXe

option-dice = Dobbelstenen per persoon
option-dice-help = Meer dobbelstenen, langer spel.
option-knowledge = Wie gegooide dobbelstenen ziet
option-knowledge-help = Wie zijn dobbelstenen neerlegt, weet altijd wat er ligt.
option-knowledge-own = iedereen ziet die van zichzelf
option-knowledge-sealed = niemand, tot de handen omhoog gaan
option-calls = DiXe! roepen
option-calls-help = Hoe iedereen aan tafel de kans krijgt om te roepen.
option-calls-paced = iedereen wordt om de beurt gevraagd
option-calls-live = wie het snelst is
option-faces = Kanten van een DiXe
option-faces-help = Met komma’s ertussen; een kant mag vaker voorkomen.

error-dixkibluff-no-symbol = Een DiXe heeft minstens één kant nodig waarop je kunt bieden.

event-round = == Ronde { $number }, eerste bod: { $seat } ==
event-thrown = { $seat }, onder de hand: { $faces }.
event-thrown-hidden = { $seat }: dobbelstenen onder de hand.
event-placed = { $seat }, neergelegd: { $faces }.
event-placed-hidden = { $seat }: dobbelstenen stiekem neergelegd.
event-bet = { $seat }: minstens { $number } x { $symbols }.
event-passed = { $seat }: stilte.
event-doubted = { $seat }: ‘Hé { $bettor }, dat is bluf!’
event-called = { $seat }: ‘Hé { $bettor }, dat klopt precies: DiXe!’
event-shown = Handen omhoog: { $hands }. Geteld voor { $symbols }: { $counts }; geboden: { $number }.
event-discarded = { $seat }: een dobbelsteen kwijt, { $left ->
    [0] de laatste.
   *[other] nog { $left } over.
}
event-gave = Precies goed! Een dobbelsteen verhuist: { $giver } -> { $receiver }.
event-out = { $seat }: uit het spel.
event-won = { $seat }: de laatste dobbelstenen op tafel!

choice-place = { $face } neerleggen
choice-bet = Bieden: { $number } x { $symbols }
choice-doubt = Bluf! Het bod is te hoog
choice-dixe = DiXe! Het bod klopt precies
choice-pass = Niets zeggen

hint-bet = bet 3 pi zegt: minstens drie; bet 3 pi bomb: van allebei drie

end-last = Nog maar onder één hand liggen dobbelstenen.

sketch-round = Ronde { $round }
sketch-bet = Het bod: { $number } x { $symbols } ({ $bettor })
sketch-hidden = onder de hand
sketch-none = eruit
sketch-last = Zojuist: { $number } x { $symbols } ({ $bettor }), { $call ->
    [dixe] DiXe!
   *[doubt] Bluf!
} ({ $caller }).
sketch-counted = Geteld: { $counts }. Steen kwijt: { $loser }.
