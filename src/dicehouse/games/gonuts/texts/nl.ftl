### Go Nuts! in Dutch.

title = Go Nuts!
tagline = Verzamel eikels, ontwijk auto’s en ren als de honden wakker worden.
box-time = zo’n 12 minuten
box-for = makkelijk, vanaf 8 jaar
rules = Wie als eerste { $target ->
    [one] één punt
   *[other] { $target } punten
} veiligstelt, wint meteen. Elke eikel is een punt, elke auto haalt zijn steen uit het spel. Gooi door of stel je punten veilig. Alleen maar auto’s: de punten van deze beurt zijn foetsie. Alleen maar eekhoorns: ook dan zijn ze foetsie, maar nu schud je eikels los, tot alle anderen een hond hebben gegooid. Je gooit je laatste steen en het is een eikel: alle vijf zijn terug. Een eekhoornsteen heeft { $squirrels ->
    [one] één eekhoorn
   *[other] { $squirrels } eekhoorns
}, { $acorns ->
    [one] één eikel
   *[other] { $acorns } eikels
} en { $cars ->
    [one] één auto
   *[other] { $cars } auto’s
}; een hondensteen { $dogs ->
    [one] één hond
   *[other] { $dogs } honden
} en { $houses ->
    [one] één huis
   *[other] { $houses } huizen
}.

face-squirrel = eekhoorn
face-acorn = eikel
face-car = auto
face-dog = hond
face-house = huis
die-squirrel = eekhoornsteen
die-dog = hondensteen
die-count = aantal eikels

option-target = Punten om te winnen
option-target-help = Wie als eerste zoveel heeft veiliggesteld, wint meteen.
option-round = Go Nuts!-ronde
option-round-help = Hoe er gegooid wordt als de eekhoorns door het lint gaan.
option-round-beats = iedereen gooit één keer, dan nog eens, tot de laatste hond buiten is
option-round-live = iedereen zo snel als het gaat
option-counted = Go Nuts!-rondes tellen
option-counted-help = Echte stenen: iedereen gooit zo snel als het gaat, iemand telt de eikels, en alleen het aantal wordt doorgegeven.
option-squirrels = Eekhoorns op de steen
option-squirrels-help = Zoveel kanten van een eekhoornsteen tonen een eekhoorn.
option-acorns = Eikels op de steen
option-acorns-help = Zoveel kanten van een eekhoornsteen tonen een eikel.
option-cars = Auto’s op de steen
option-cars-help = Zoveel kanten van een eekhoornsteen tonen een auto.
option-dogs = Honden op de hondensteen
option-dogs-help = Zoveel kanten van een hondensteen tonen de hond.
option-houses = Huizen op de hondensteen
option-houses-help = Zoveel kanten van een hondensteen tonen een huis.

event-turn = -- { $seat } --
event-rolled = { $mine ->
    [seat] Jij gooit
   *[none] { $seat } gooit
} { $faces }. Buit: { $points ->
    [one] één punt
   *[other] { $points } punten
}.
event-allback = { $mine ->
    [seat] Jouw laatste steen
   *[none] De laatste steen van { $seat }
} is een eikel. Alle vijf zijn terug!
event-allcars = { $mine ->
    [seat] Jij gooit
   *[none] { $seat } gooit
} alleen maar auto’s. { $lost ->
    [0] De beurt is voorbij.
    [one] De beurt is voorbij, één punt foetsie.
   *[other] De beurt is voorbij, { $lost } punten foetsie.
}
event-gonuts = { $mine ->
    [seat] Jij gooit
   *[none] { $seat } gooit
} alleen maar eekhoorns. GO NUTS!{ $lost ->
    [0] { "" }
    [one] {" "}(Eén punt foetsie.)
   *[other] {" "}({ $lost } punten foetsie.)
}
event-shook = { $mine ->
    [seat] Jij schudt
   *[none] { $seat } schudt
} { $faces }. Tot nu toe { $acorns ->
    [one] één eikel
   *[other] { $acorns } eikels
}.
event-dogs = { $barkedCount ->
    [0] Nog geen hond: { $seats }.
   *[other] { $barked }: woef, woef, woef!
}
event-counted = { $mine ->
    [seat] Jij schudt
   *[none] { $seat } schudt
} { $acorns ->
    [0] geen enkele eikel
    [one] één eikel
   *[other] { $acorns } eikels
} voor de laatste hond buiten is.
event-banked = { $mine ->
    [seat] Jij stelt
   *[none] { $seat } stelt
} { $points ->
    [0] niets
    [one] één punt
   *[other] { $points } punten
} veilig, { $total } in totaal.
event-won = { $mine ->
    [seat] Jij wint
   *[none] { $seat } wint
} met { $total } punten!

choice-roll = { $dice ->
    [one] De laatste steen gooien
   *[other] { $dice } stenen gooien
}
choice-bank = { $wins ->
    [1] { $points } veiligstellen en winnen met { $total }
   *[0] { $points ->
        [0] Niets veiligstellen, op { $total } blijven
       *[other] { $points } veiligstellen, dat maakt { $total }
    }
}
choice-shake = Schudden!
choice-bark = Woef, woef, woef!

## Hoe een tip de keuzes noemt

deed-roll = Doorgooien
deed-bank = Veiligstellen
deed-shake = Schudden
deed-bark = Woef

## Why

why-bank-wins = Dat maakt { $target } punten, en dat wint.
why-roll-free = Er is nog geen buit, dus een worp kan niets kosten.
why-roll-risk = { $dice ->
    [one] De laatste steen gooien
   *[other] { $dice } stenen gooien
} kost in { $chance } van de gevallen { $points ->
    [one] het ene punt
   *[other] de { $points } punten
} buit: gemiddeld kost het { $meanLost } punten en levert het { $meanGained } op, Go Nuts!-rondes meegeteld.
why-roll-nuts = Alleen maar eekhoorns ({ $chance }) is geen verlies: een Go Nuts!-ronde met { $dice ->
    [one] één steen
   *[other] { $dice } stenen
} levert gemiddeld { $mean } eikels op.
why-rival-near = { $mine ->
    [seat] Jij hebt
   *[none] { $seat } heeft
} er nog maar { $need } nodig, en één beurt brengt die in hooguit { $chance } van de gevallen.
why-rival-far = Er is geen haast: { $mine ->
    [seat] jij hebt
   *[none] { $seat } heeft
} er nog { $need } nodig, en één beurt brengt die in hooguit { $chance } van de gevallen.
why-bank-left = Eenmaal veiliggesteld { $left ->
    [one] is er nog één punt
   *[other] zijn er nog { $left } punten
} nodig; één beurt brengt die in hooguit { $chance } van de gevallen.
why-roll-target = Doorgooien tot { $target } lukt in { $chance } van de gevallen.
why-roll-left = Na veiligstellen { $left ->
    [one] is er nog steeds één punt nodig.
   *[other] zijn er nog steeds { $left } punten nodig.
}
why-landed-cars = { $points ->
    [0] Er was nog geen buit, maar de beurt is voorbij
    [one] Het ene punt buit is weg
   *[other] De { $points } punten buit zijn weg
}: met { $dice ->
    [one] één steen
   *[other] { $dice } stenen
} gooi je in { $chance } van de gevallen alleen maar auto’s.
why-landed-nuts = Alleen maar eekhoorns gooi je in { $chance } van de gevallen, en een Go Nuts!-ronde met { $dice ->
    [one] één steen
   *[other] { $dice } stenen
} levert gemiddeld { $mean } eikels op.
why-landed-aside = { $cars ->
    [one] Eén auto ligt
   *[other] { $cars } auto’s liggen
} uit het spel: met { $dice ->
    [one] de laatste steen
   *[other] de { $dice } stenen die over zijn
} gooi je in { $chanceNext } van de gevallen alleen maar auto’s of alleen maar eekhoorns.
why-landed-wins = Met { $points ->
    [one] één punt
   *[other] { $points } punten
} buit wint veiligstellen.
why-landed-left = Dat maakt { $points ->
    [one] één punt
   *[other] { $points } punten
} buit; eenmaal veiliggesteld { $left ->
    [one] is er nog één
   *[other] zijn er nog { $left }
} nodig om te winnen.
why-landed-round = Deze Go Nuts!-ronde heeft { $acorns ->
    [0] geen eikel
    [one] één eikel
   *[other] { $acorns } eikels
} opgeleverd; met { $dice ->
    [one] één steen
   *[other] { $dice } stenen
} is { $mean } het gemiddelde.
why-decided-target = { $total } punten: de { $target } die nodig zijn, zijn gehaald.
why-decided-far = { $mine ->
    [seat] Jij hebt
   *[none] { $seat } heeft
} er nog { $need } nodig, en één beurt brengt die in hooguit { $chance } van de gevallen.

## De tafel in de terminal

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
bot-master = Professor Walnoot
bot-master-about = Kent het opgeloste spel uit het hoofd en houdt zich eraan, alsof in een Go Nuts!-ronde alle poten even vlug zijn.
bot-perfect = Professor Walnoot
bot-perfect-about = Kent het opgeloste spel uit het hoofd en kiest altijd de zet met de beste kans om te winnen.
bot-others = Rossig, Flits, Knabbel, Wilg, Eikeltje

scene-score = { $score } van { $target } punten
scene-in-hand = Buit: { $points }
scene-ask-roll = Gooi!
scene-ask-push = Nog een keer, of de boomholte in ermee?
scene-ask-shake = Schud eikels bij elkaar, tot alle honden buiten zijn!
scene-ask-wake = Schud tot je hond naar buiten komt!
scene-ask-throw = Gooi zo snel als je kunt en tel hardop!
scene-ask-dog = Gooi je hondensteen. Een hond? Sla erop!
scene-ask-count = Alle honden zijn buiten! Hoeveel eikels?
scene-count-so-far = Eikels tot nu toe
scene-count-more = Nog een eikel
scene-count-less = Eén eikel minder
scene-count-send = { $count ->
    [one] Eén eikel opschrijven
   *[other] { $count } eikels opschrijven
}
scene-nuts = GO NUTS!
scene-cars = Overreden!
scene-back = Alle vijf terug!
scene-bank = Veiligstellen
scene-roll = Gooien

guide-goal = Verzamel eikels. Wie er als eerste { $target } in de holte heeft, wint meteen.
guide-turn-title = Jouw beurt
guide-turn = Gooi alle vijf de eekhoornstenen, en gooi opnieuw zo vaak je durft. Of stel je buit veilig: de punten gaan naar je holte en niemand pakt ze meer af.
guide-acorn = Elke eikel: één punt buit. De steen blijft in het spel.
guide-squirrel = Een eekhoorn doet niets. Meestal.
guide-car = Een auto overrijdt zijn steen: die ligt er deze beurt uit.
guide-back = Je gooit je laatste steen en het is een eikel? Alle vijf komen terug.
guide-die = Elke eekhoornsteen heeft { $squirrels ->
    [one] één eekhoorn
   *[other] { $squirrels } eekhoorns
}, { $acorns ->
    [one] één eikel
   *[other] { $acorns } eikels
} en { $cars ->
    [one] één auto
   *[other] { $cars } auto’s
}.
guide-cars-title = Alleen maar auto’s
guide-cars = Alle gegooide stenen tonen een auto: je beurt is voorbij en je buit is foetsie.
guide-nuts-title = Alleen maar eekhoorns: GO NUTS!
guide-nuts = Je buit is foetsie, maar nu schud je met de stenen die je hebt, zolang het duurt, en elke eikel telt. Auto’s doen niets. De anderen schudden elk een hondensteen.
guide-dogs = Een huis: de hond slaapt door. Een hond: woef! Is de laatste hond buiten, dan is de ronde voorbij en liggen je eikels in de holte.
guide-dog-die = Elke hondensteen heeft { $dogs ->
    [one] één hond
   *[other] { $dogs } honden
} en { $houses ->
    [one] één huis
   *[other] { $houses } huizen
}.
guide-live = { $counted ->
    [yes] Aan deze tafel gooien jullie echte stenen, zo snel als je kunt: de eikels worden hardop geteld, wie een hond heeft slaat op ‘Woef’, en het aantal wordt doorgegeven als alle honden buiten zijn.
   *[no] { $round ->
        [live] Aan deze tafel schudt iedereen tegelijk, zo snel als je kunt tikken.
       *[beats] Aan deze tafel gooit iedereen samen, worp voor worp.
    }
}

## On paper

paper-scores-how = Voor ieder een kolom, voor elke beurt een regel. Schrijf op wat er dan in je holte ligt.
paper-odds = Wanneer veiligstellen?
paper-odds-goal = Met z’n tweeën en het beste spel: stel veilig zodra je buit zo groot is. Zoek de stenen die je nu zou gooien, dan links je eigen punten en boven die van de ander. Elk getal komt uit het opgeloste spel.
paper-bank = { $dice ->
    [one] Eén steen in het spel
   *[other] { $dice } stenen in het spel
}
paper-bank-corner = Jij / ander
paper-roll = Wat één worp oplevert
paper-roll-dice = Stenen
paper-roll-acorns = Eikels
paper-odds-note = Vet en getint: alleen genoeg om te winnen is genoeg.

## The story of a game

measure = Eikels
feat-haul = Meeste eikels in één keer
story-haul = { $mine ->
    [seat] Jouw vangst was de grootste: { $points } eikels in één beurt.
   *[none] De grootste vangst: { $points } eikels in één beurt, van { $seat }.
}
story-cars = { $mine ->
    [seat] De auto’s pakten in één keer { $lost } eikels van je af.
   *[none] De auto’s pakten in één keer { $lost } eikels van { $seat } af.
}
story-nuts = { $mine ->
    [seat] { $rounds ->
        [one] De eekhoorns werden één keer gek: { $acorns } voor jou.
       *[other] De eekhoorns werden { $rounds } keer gek; de beste keer, { $acorns }, was voor jou.
    }
   *[none] { $rounds ->
        [one] De eekhoorns werden één keer gek: { $acorns } voor { $seat }.
       *[other] De eekhoorns werden { $rounds } keer gek; de beste keer, { $acorns }, was voor { $seat }.
    }
}
story-scattered = { $mine ->
    [seat] Jij werd gek, liet { $lost } vallen en raapte { $acorns } op.
   *[none] { $seat } werd gek, liet { $lost } vallen en raapte { $acorns } op.
}
story-lastdie = { $mine ->
    [seat] Jouw laatste steen toonde een eikel.
   *[none] De laatste steen van { $seat } toonde een eikel.
}

## What positions are about

theme-few-dice = Weinig dobbelstenen over
theme-lead = Voorsprong vasthouden
theme-stop = Genoeg is genoeg
theme-chase = Iemand is er bijna
theme-press = Wie niet waagt…

## A first game

lesson-start = Vijf eekhoornstenen. Twee eikels, dus twee punten buit. De auto overreed zijn eigen steen: vier blijven over. Durf nog eens te gooien!
lesson-bank = Nog twee eikels: vier punten buit. Gooi je nu alleen maar auto’s, dan zijn ze foetsie. Stel ze liever veilig.
lesson-greed = Nu { $name1 }. Eén eikel, twee auto’s, nog drie stenen, en nog niet tevreden…
lesson-cars = Alleen maar auto’s! Het punt is foetsie, de beurt voorbij. Dat komt van hebzucht. Jouw beurt: één punt buit. Gooi nog eens, ik heb zo’n gevoel.
lesson-event-gonuts = Alleen maar eekhoorns: GO NUTS! Je buit is foetsie, maar nu schud je eikels, en elke eikel telt, tot bij alle anderen de hond buiten is.
lesson-nuts = Alleen maar eekhoorns: je ging uit je dak! Je schudde eikels tot de hond aan de overkant wakker werd: zes stuks, zo je holte in. { $name1 } speelt verder, voorzichtig deze keer.
lesson-win = Twee eikels buit, tien in de holte, en { $target } winnen dit potje. Je weet wat je moet doen.
lesson-end = En dat is Go Nuts! Een echt potje gaat tot { $usual-target }, en de honden zijn nooit waar je ze wilt. Nu jij, voor het echt.
