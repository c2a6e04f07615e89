### DiXkiBluff in Dutch.

title = DiXkiBluff
tagline = Wed op wat er onder alle handen ligt, en houd je gezicht in de plooi.
rules = Doe een bod: hoe vaak ligt een symbool minstens onder alle handen samen? Figuren tellen als elk symbool. Verhoog met een hoger getal, of met hetzelfde getal en een symbool erbij. Of zeg dat het bluf is: wie ernaast zit, verliest een dobbelsteen. Denk je dat het bod precies klopt? DiXe! Heb je gelijk, dan krijg je een dobbelsteen van wie het bod deed; zo niet, dan verlies je er een. Wie een ronde wint, legt de eigen dobbelstenen naar keuze neer en biedt als eerste. Wie als laatste nog dobbelstenen heeft, wint.

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
event-thrown-hidden = { "" }
event-placed = { $seat }, neergelegd: { $faces }.
event-placed-hidden = { $seat }: dobbelstenen stiekem neergelegd.
event-bet = { $seat }: minstens { $number } x { $symbols }.
event-passed = { "" }
event-doubted = { $seat } -> { $bettor }: ‘Bluf!’
event-called = { $seat } -> { $bettor }: ‘DiXe!’
event-shown = Handen weg! Het bod: { $number } x { $symbols }. Geteld, figuren meegerekend: { $counts }.{ $hands }
event-discarded = { $seat }: een dobbelsteen kwijt, { $left ->
    [0] de laatste.
   *[other] nog { $left } over.
}
event-gave = Precies goed! Een dobbelsteen verhuist: { $giver } -> { $receiver }.
event-out = { $seat }: uit het spel.
event-won = { $seat }: de laatste dobbelstenen op tafel!

choice-place = { $face } neerleggen
choice-bet = Bieden: { $number } x { $symbols }
choice-doubt = Bluf! Te hoog (zijn het er genoeg, dan kost het je een steen)
choice-dixe = DiXe! Klopt precies (ja: een steen erbij, nee: een steen kwijt)
choice-pass = Geen DiXe!

hint-bet = Bieden of verhogen:


sketch-round = Ronde { $round }
sketch-bet = Het bod: { $number } x { $symbols } ({ $bettor })
sketch-hidden = onder de hand
sketch-dice = { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
}
sketch-none = eruit
sketch-last = Zojuist: { $number } x { $symbols } ({ $bettor }), { $call ->
    [dixe] DiXe!
   *[doubt] Bluf!
} ({ $caller }).
sketch-counted = Geteld: { $counts }. Steen kwijt: { $loser }.

bot-novice = Onno Onderbuik
bot-novice-about = Gelooft eerst de eigen stenen, en andermans bod veel te lang.
bot-regular = Graaf Misschien
bot-regular-about = Telt wat er onder de eigen hand ligt, hoopt voor de rest op het gemiddelde en gelooft niet wat daar ruim boven gaat.
bot-expert = Madame Wenkbrauw
bot-expert-about = Leest je stenen af aan je biedingen, onthoudt wie bluft en bluft zelf ook weleens.
bot-perfect = De Sfinx
bot-perfect-about = Speelt de laatste duels volgens het boekje, weegt elk bod naar wat er waarschijnlijk onder alle handen ligt, en verraadt niets.
