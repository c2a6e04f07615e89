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

scene-score = { $score } van { $target } punten
scene-in-hand = Punten in de hand: { $points }
scene-ask-roll = Gooi!
scene-ask-push = Nog een keer, of de boomholte in ermee?
scene-ask-shake = Schudden, schudden, schudden!
scene-nuts = GO NUTS!
scene-cars = Overreden!
scene-back = Alle vijf terug!
scene-bank = Veiligstellen
scene-roll = Gooien

guide-goal = Verzamel eikels. Wie er als eerste { $target } in de holte heeft, wint meteen.
guide-turn-title = Jouw beurt
guide-turn = Gooi alle vijf eekhoorndobbelstenen, en gooi opnieuw zo vaak je durft. Of stel veilig: de punten gaan naar je holte en niemand pakt ze meer af.
guide-acorn = Elke eikel: één punt in de hand. De steen blijft in het spel.
guide-squirrel = Een eekhoorn doet niets. Meestal.
guide-car = Een auto rijdt zijn steen omver: die ligt er deze beurt uit.
guide-back = Nog één steen, en die toont een eikel? Alle vijf komen terug.
guide-cars-title = Alleen maar auto's
guide-cars = Alle gegooide stenen tonen een auto: je beurt is voorbij en de punten in de hand zijn weg.
guide-nuts-title = Alleen maar eekhoorns: GO NUTS!
guide-nuts = De punten in de hand zijn weg, maar nu schud je met de stenen die je hebt, zolang het duurt, en elke eikel telt. Auto's doen niets. De anderen schudden elk een hondensteen.
guide-dogs = Een huis: de hond slaapt door. Een hond: woef! Is de laatste hond eruit, dan is de ronde voorbij en liggen je eikels in de holte.
guide-live = Aan een live tafel schudt iedereen tegelijk, zo snel als je kunt tikken. Anders gooit iedereen samen, slag na slag.

lesson-start = Vijf eekhoornstenen. Twee eikels, dus twee punten in de hand. De auto reed zijn eigen steen omver: vier blijven over. Durf nog eens te gooien!
lesson-bank = Nog twee eikels: vier punten in de hand. Gooi je nu alleen auto's, dan zijn ze weg. Stel ze liever veilig.
lesson-greed = Nu Hazel. Eén eikel, twee auto's, nog drie stenen, en nog niet tevreden ...
lesson-cars = Alleen maar auto's! Het punt is weg, de beurt voorbij. Dat komt van hebzucht. Jouw beurt: één punt in de hand. Gooi nog eens, ik heb zo'n gevoel.
lesson-nuts = Alleen maar eekhoorns: je ging uit je dak! Je schudde eikels tot de hond aan de overkant wakker werd: zes stuks, zo je holte in. Hazel speelt verder, voorzichtig deze keer.
lesson-win = Twee eikels in de hand, tien in de holte, en twaalf winnen dit spelletje. Je weet wat je moet doen.
lesson-end = En dat is Go Nuts! Een echt spel gaat tot 50, en de honden zijn nooit waar je ze wilt. Nu jij, voor het echt.
