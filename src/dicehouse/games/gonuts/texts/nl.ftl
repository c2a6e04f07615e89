### Go Nuts! in Dutch.

title = Go Nuts!
tagline = Verzamel eikels, ontwijk auto’s en ren als de honden wakker worden.
rules = Elke eikel is een punt, elke auto haalt zijn dobbelsteen uit het spel. Gooi door of noteer. Alleen maar auto’s: de punten van deze beurt zijn foetsie. Alleen maar eekhoorns: ook dan zijn ze foetsie, maar nu schud je eikels los, tot alle anderen een hond hebben gegooid. Nog één dobbelsteen over en het is een eikel: alle vijf zijn terug.

face-squirrel = eekhoorn
face-acorn = eikel
face-car = auto
face-dog = hond
face-house = huis
die-squirrel = eekhoornsteen
die-dog = hondensteen

option-target = Punten om te winnen
option-target-help = Wie er als eerste zoveel heeft genoteerd, wint meteen.
option-round = Go Nuts!-ronde
option-round-help = Hoe er gegooid wordt als de eekhoorns door het lint gaan.
option-round-beats = iedereen gooit één keer, dan nog eens, tot de laatste hond buiten is
option-round-live = iedereen zo snel als het gaat
option-squirrels = Eekhoorns op de dobbelsteen
option-squirrels-help = Zoveel kanten van een eekhoornsteen tonen een eekhoorn.
option-acorns = Eikels op de dobbelsteen
option-acorns-help = Zoveel kanten van een eekhoornsteen tonen een eikel.
option-cars = Auto’s op de dobbelsteen
option-cars-help = Zoveel kanten van een eekhoornsteen tonen een auto.
option-dogs = Honden op de hondensteen
option-dogs-help = Zoveel kanten van een hondensteen tonen de hond.
option-houses = Huizen op de hondensteen
option-houses-help = Zoveel kanten van een hondensteen tonen een huis.

event-turn = -- { $seat } --
event-rolled = { $seat }: { $faces }. Buit: { $points ->
    [one] één punt
   *[other] { $points } punten
}.
event-allback = { $seat }: de laatste dobbelsteen was een eikel. Alle vijf zijn terug!
event-allcars = { $seat }: alleen maar auto’s. { $lost ->
    [0] De beurt is voorbij.
    [one] De beurt is voorbij, één punt foetsie.
   *[other] De beurt is voorbij, { $lost } punten foetsie.
}
event-gonuts = { $seat }: alleen maar eekhoorns. GO NUTS!{ $lost ->
    [0] { "" }
    [one] {" "}(Eén punt foetsie.)
   *[other] {" "}({ $lost } punten foetsie.)
}
event-shook = { $seat }: { $faces }. Tot nu toe { $acorns ->
    [one] één eikel
   *[other] { $acorns } eikels
}.
event-dogs = { $barkedCount ->
    [0] { $seats }: geen hond.
   *[other] { $barked }: woef, woef, woef!
}
event-banked = { $seat }: { $points } genoteerd, { $total } in totaal.
event-won = { $seat }: { $total } punten en dus gewonnen!

choice-roll = { $dice ->
    [one] De laatste dobbelsteen gooien
   *[other] { $dice } dobbelstenen gooien
}
choice-bank = { $wins ->
    [1] { $points } noteren en winnen met { $total }
   *[0] { $points } noteren, dat maakt { $total }
}
choice-shake = Schudden!


sketch-target = Doel: { $target }
sketch-points = Buit: { $points }   Stenen in het spel: { $dice }
sketch-round = GO NUTS! Eikels: { $points }   Stenen: { $dice }
sketch-waiting = Nog geen hond: { $names }

bot-novice = Pip
bot-novice-about = Is tevreden met een leuk hoopje, wordt hebberig als het meezit en ziet de winst weleens over het hoofd.
bot-regular = Hazel
bot-regular-about = Gooit door zolang de volgende worp meer belooft dan hij op het spel zet, en kijkt nooit naar jouw punten.
bot-expert = Oude Pluimstaart
bot-expert-about = Denkt de hele beurt door, houdt ieders punten in de gaten en durft meer naarmate jij dichter bij het doel komt.
bot-perfect = Professor Walnoot
bot-perfect-about = Kent het opgeloste spel uit het hoofd en kiest altijd de zet met de beste kans om te winnen.
