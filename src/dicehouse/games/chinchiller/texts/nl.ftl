### Chinchiller Dice in Dutch.

title = Chinchiller Dice
tagline = Neem een zandbad, doe op tijd je ogen dicht en vertrouw niemand.
box-time = zo’n 20 minuten
box-for = makkelijk, vanaf 8 jaar
rules = Iedereen begint met { $sand } zand. Gooi twee dobbelstenen, gooi het zand nog eens, zo vaak als je durft, en pak het dan. x2 verdubbelt de andere dobbelsteen. Bij twee chinchillers, of een chinchiller en x2, gaat er een oog dicht. Zijn ze allebei dicht, dan gooi je nog maar één keer per beurt; je buur vertelt je wat het was en betaalt het. Geloof het, of kijk: wie op een leugen wordt betrapt, betaalt de echte worp en doet een oog dicht. Was het de waarheid, dan krijg je niets, en bij minder dan 6 betaal je zelf 6. Wat iemand tekortkomt om te betalen, komt uit de bak. Als niemand nog iets ziet, wint het meeste zand.{ $series ->
    [yes] {" "}Jullie spelen een reeks van { $games } potjes, waarin iedereen { $starts ->
        [one] één keer
       *[other] { $starts } keer
    } begint; het zand van alle potjes telt.
   *[no] { "" }
}

face-chinchiller = chinchiller
die-chinchiller = chinchillersteen

option-series = Reeks
option-series-help = Speel tot iedereen even vaak is begonnen; het zand van alle potjes telt.
option-sand = Zand om mee te beginnen
option-sand-help = Zoveel pakt iedereen voor de eerste beurt uit de bak.
option-supply = Al het zand dat er is
option-supply-help = Is het op, dan geeft iedereen evenveel terug.
option-returns = Als het zand op is
option-returns-help = Eerst geeft iedereen evenveel terug, zodat de bak kan betalen.
option-returns-needed = iedereen geeft alleen terug wat er ontbreekt
option-returns-pile = iedereen geeft zoveel terug als er in de kleinste hoop ligt
option-late = Dobbelstenen later doorgeven
option-late-help = Echte dobbelstenen: een blinde worp geef je pas door als iemand kijkt, en anders nooit.

error-chinchiller-supply = Met { $players } mensen die elk { $sand } zand pakken kom je tekort: er is maar { $supply }.

event-game = == Potje { $number } van { $games } ==
event-turn = { $blind ->
    [yes] -- { $seat }, ogen dicht --
   *[no] -- { $seat } --
}
event-rolled = { $mine ->
    [seat] Jij gooit
   *[none] { $seat } gooit
} { $faces }.
event-rolled-hidden = { $mine ->
    [seat] Jouw dobbelstenen
   *[none] De dobbelstenen van { $seat }
} rammelen, uit het zicht.
event-took = { $mine ->
    [seat] Jij pakt
   *[none] { $seat } pakt
} { $amount } zand uit de bak.
event-returned = De bak is leeg. Iedereen geeft { $amount } zand terug.
event-eye = { $closed ->
    [one] { $mine ->
        [seat] Jij doet
       *[none] { $seat } doet
    } één oog dicht.
   *[other] { $mine ->
        [seat] Jij doet
       *[none] { $seat } doet
    } ook het andere oog dicht. Slaap lekker!
}
event-claimed = { $mine ->
    [announcer] Jij zegt tegen { $seat }: ‘Je hebt { $amount } gegooid.’
    [seat] { $announcer } zegt tegen jou: ‘Je hebt { $amount } gegooid.’
   *[none] { $announcer } zegt tegen { $seat }: ‘Je hebt { $amount } gegooid.’
}
event-accepted = { $mine ->
    [seat] Jij zegt
   *[none] { $seat } zegt
}: ‘Dat geloof ik.’
event-challenged = { $mine ->
    [seat] Jij zegt
   *[none] { $seat } zegt
}: ‘Laat zien!’ { $faces }: dat is { $amount }. { $truthful ->
    [yes] Het was de waarheid.
   *[no] Het was gelogen!
}
event-challenged-hidden = { $mine ->
    [seat] Jij zegt
   *[none] { $seat } zegt
}: ‘Laat zien!’ Het was { $amount }. { $truthful ->
    [yes] De waarheid.
   *[no] Gelogen!
}
event-paid = { $mine ->
    [payer] Jij geeft { $amount } zand aan { $receiver }
    [receiver] { $payer } geeft jou { $amount } zand
   *[none] { $payer } geeft { $amount } zand aan { $receiver }
}{ $supplied ->
    [0] .
   *[other] , waarvan { $supplied } uit de bak.
}
event-paid-hidden = { $mine ->
    [payer] Jij geeft { $amount } zand aan { $receiver }.
    [receiver] { $payer } geeft jou { $amount } zand.
   *[none] { $payer } geeft { $amount } zand aan { $receiver }.
}
event-ended = Niemand ziet nog iets. { $mine ->
    [winner] Jij hebt
   *[none] { $winner } heeft
} het meeste zand.
event-series = De reeks is klaar. Zand in totaal: { $totals }.

choice-take = { $sand } zand pakken
choice-reroll = { $dice ->
    [one] Het zand nog eens gooien
   *[other] Allebei nog eens gooien
}
choice-claim = ‘{ $amount }’ zeggen{ $true ->
    [1] {" "}(nog waar ook)
   *[0] { "" }
}
choice-accept = Geloven en { $sand } zand krijgen
choice-challenge = { $risk ->
    [0] Kijken (klopt het, dan krijg je niets)
   *[other] Kijken (kost { $risk } zand als het klopt)
}

## Hoe een tip de keuzes noemt

deed-take = Zand pakken
deed-reroll = Nog eens gooien
deed-claim = ‘{ $amount }’ zeggen
deed-accept = Vertrouwen
deed-challenge = Kijken

## Why

why-take = { $sand } zand pakken is veilig; nog eens gooien levert in { $chanceMore } van de gevallen meer op en sluit in { $chanceEye } een oog.
why-take-most = Meer dan { $sand } zand zit er in deze stenen niet in; nog eens gooien sluit in { $chanceEye } van de gevallen een oog.
why-reroll = Nog eens gooien levert in { $chanceMore } van de gevallen meer dan { $sand } zand op en sluit in { $chanceEye } een oog.
why-reroll-most = Nog eens gooien kan niet meer dan { $sand } zand opleveren, maar sluit in { $chanceEye } van de gevallen een oog.
why-end-wins = Alle anderen zijn blind: met het tweede oog is het potje uit, en gewonnen.
why-end-loses = Alle anderen zijn blind: met het tweede oog is het potje uit, { $behind } zand achter { $mine ->
    [seat] jou
   *[none] { $seat }
}.
why-second-eye = Het zou het tweede oog zijn, en dan zegt voortaan iemand anders wat er ligt.
why-behind = { $mine ->
    [seat] Jij staat
   *[none] { $seat } staat
} { $behind } zand voor: met een handjevol verandert dat niet.
why-claim-true = ‘{ $amount }’ is de waarheid: als { $mine ->
    [seat] jij kijkt
   *[none] { $seat } kijkt
}, wordt er niets betaald.
why-claim-true-low = ‘{ $amount }’ is de waarheid, en wie bij zo weinig kijkt, betaalt { $fine } zand.
why-claim-low = ‘{ $amount }’ bespaart { $saved } van { $sand } zand, en wie goed speelt, vertrouwt het in { $chance } van de gevallen.
why-claim-high = ‘{ $amount }’ is meer dan de stenen tonen ({ $sand }), maar wie goed speelt, vertrouwt het in { $chance } van de gevallen.
why-claim-caught = Bij ‘{ $amount }’ wordt in { $chance } van de gevallen gekeken, en een leugen kost dan { $sand } zand en een oog.
why-claim-dear = ‘{ $amount }’ kost { $more } zand meer als het vertrouwd wordt.
why-lie-eye = Een leugen die uitkomt, kost het zand dat er ligt, en een oog.
why-lie-blind = Een leugen die uitkomt, kost het zand dat er ligt, en het tweede oog.
why-claim-odds = Van wie goed speelt, is ‘{ $amount }’ in { $chance } van de gevallen waar.
why-claim-odd = Wie goed speelt, zegt hier nooit ‘{ $amount }’.
why-look = Kijken bij de waarheid { $fine ->
    [0] levert niets op
   *[other] kost { $fine } zand
}; kijken bij een leugen levert het zand op dat er ligt, gemiddeld { $mean }, en { $mine ->
    [seat] jij sluit
   *[none] { $seat } sluit
} een oog.
why-look-odd = Kijken bij de waarheid { $fine ->
    [0] levert niets op
   *[other] kost { $fine } zand
}; is het een leugen, dan sluit { $mine ->
    [seat] jij
   *[none] { $seat }
} een oog.
why-trust-odd = Vertrouwen levert zeker { $sand } zand op.
why-look-blinds = Kijken bij de waarheid { $fine ->
    [0] levert niets op
   *[other] kost { $fine } zand
}; kijken bij een leugen levert het zand op dat er ligt, gemiddeld { $mean }, en { $mine ->
    [seat] jij wordt
   *[none] { $seat } wordt
} blind.
why-landed-eye = Met deze stenen gaat in { $chance } van de gevallen een oog dicht.
why-landed-blind = Het is het tweede oog: voortaan zegt iemand anders wat er ligt.
why-landed-much = Deze stenen tonen in { $chance } van de gevallen { $sand } zand of meer, gemiddeld { $mean }.
why-landed-little = Deze stenen tonen in { $chance } van de gevallen { $sand ->
    [0] geen zand
   *[other] hooguit { $sand } zand
}, gemiddeld { $mean }.
why-landed-owed = Wordt de waarheid vertrouwd, dan { $mine ->
    [seat] betaal jij
   *[none] betaalt { $seat }
} { $sand ->
    [0] niets
   *[other] { $sand } zand
}.
why-decided-later = De hopen zijn even groot, en { $mine ->
    [seat] jij deed
   *[none] { $seat } deed
} het tweede oog later dicht.
why-decided-ahead = { $mine ->
    [seat] Jij hebt
   *[none] { $seat } heeft
} { $ahead } zand meer dan wie ook.
why-decided-eyes = Ogen nog open: { $mine ->
    [seat] jij
   *[none] { $seat }
} { $open }, alle anderen { $openOther }.

## De tafel in de terminal

sketch-game = Potje { $game } van { $games }
sketch-supply = Bak: { $supply }
sketch-dice = Worp: { $faces } = { $sand } zand
sketch-dice-blind = { $name }, ogen dicht, worp: { $faces } = { $sand } zand
sketch-dark = Je ogen zijn dicht: dobbelstenen en zand zie je niet.
sketch-watching = Iemand heeft de ogen dicht: dobbelstenen en zand blijven geheim.
sketch-claim = Gezegd ({ $announcer }): { $claim }
sketch-sand = { $sand } zand
sketch-total = { $total } uit afgelopen potjes

bot-novice = Pluis
bot-novice-about = Gooit één keer te vaak, liegt zonder veel plan en kan het gluren niet laten.
bot-regular = Zandkorrel
bot-regular-about = Neemt een flinke handvol, praat hoge worpen omlaag en wantrouwt lage getallen.
bot-expert = Knipoog
bot-expert-about = Denkt elke beurt tot het einde door, telt het zand mee met de ogen dicht en bluft met mate.
bot-master = Klaas Vaak
bot-master-about = Heeft meer zand gezien dan wie ook, liegt ongeveer zo vaak als het loont en laat nooit merken wanneer.
bot-perfect = Klaas Vaak
bot-perfect-about = Kent de kansen bij elke zandhoop, liegt precies zo vaak als het loont en laat nooit merken wanneer.
bot-others = Puim, Dutje, Duin, Kiezel, Soes

## The scene in the browser

scene-eyes-open = beide ogen open
scene-eye-shut = één oog dicht
scene-eyes-shut = beide ogen dicht
scene-ask-roll = Pakken, of het zand nog eens gooien?
scene-ask-claim = { $name } ziet dit niet. Wat zeg je?
scene-ask-trust = { $name } zegt { $amount }. Vertrouwen of kijken?
scene-says = ‘{ $amount }’
scene-true = de waarheid
scene-lower = minder zeggen
scene-higher = meer zeggen
scene-trust = Vertrouwen
scene-trust-gain = { $sand } zand voor jou
scene-look = Kijken
scene-look-risk = { $risk ->
    [0] niets als het klopt
   *[other] kost { $risk } als het klopt
}
scene-truth = Het was { $amount }. Waar!
scene-lie = Het was { $amount }. Gelogen!
scene-voice = Voorlezen
scene-left-neighbour = links van je
scene-right-neighbour = rechts van je
scene-only-neighbour = links en rechts van je

## The rules, page by page

guide-goal = Verzamel zand en houd een oog open zolang het loont. Als niemand aan tafel nog iets ziet, wint de grootste hoop.
guide-turn-title = Jouw beurt
guide-turn = Gooi beide dobbelstenen. Gooi daarna het zand nog eens, zo vaak als je durft: altijd elke dobbelsteen die een getal toont. Een x2 of een chinchiller blijft liggen. Stop je, dan pak je zoveel zand uit de bak als de dobbelstenen tonen. x2 verdubbelt de andere dobbelsteen.
guide-nothing = niets, en je beurt is voorbij
guide-eye-title = Ogen dicht
guide-eye = Geen zand, je beurt is voorbij, en er gaat een oog van je dicht tot het potje klaar is.
guide-one-eye = Met één oog speel je gewoon door.
guide-blind = Zijn ze allebei dicht, dan zie je geen dobbelstenen en geen zand, ook dat van jezelf niet. Je hoort wel wie hoeveel pakt of betaalt, en wie een oog dichtdoet.
guide-told-title = Vertrouwen of kijken
guide-told = { $late ->
    [yes] Wie niets ziet, gooit maar één keer. De eerste links die nog wel ziet, noemt het totaal. Of een heel ander getal. Geen zand telt als 0. Bij echte dobbelstenen hoort het huis er niets van; pas als je kijkt, worden ze ingetikt.
   *[no] Wie niets ziet, gooit maar één keer. De eerste links die nog wel ziet, noemt het totaal. Of een heel ander getal. Geen zand telt als 0.
}
guide-trust = Je krijgt wat je is gezegd, van de hoop van wie het zei. Wat daar ontbreekt, komt uit de bak.
guide-look-lie = Gelogen, te laag of te hoog: wie loog, betaalt je wat je echt gooide en doet een oog dicht. Ook hier springt de bak bij.
guide-look-low = Waar, en onder de 6: je krijgt niets en betaalt 6. Wat je tekortkomt, komt uit de bak.
guide-look-high = Waar, 6 of meer: je krijgt niets.
guide-end-title = Het einde
guide-end = Het laatste oog gaat dicht: iedereen kijkt, en het zand wordt geteld. Bij gelijke stand wint wie het langst iets zag.
guide-supply = Iedereen begint met { $sand } zand; in totaal is er { $supply }. Raakt de bak leeg, dan geeft iedereen evenveel terug: { $returns ->
    [pile] zoveel als er in de kleinste hoop ligt.
   *[needed] alleen wat er ontbreekt.
}
guide-series = { $series ->
    [yes] Jullie spelen een reeks: { $games } potjes, en iedereen begint er { $starts ->
        [one] één
       *[other] { $starts }
    }. Het zand van alle potjes telt.
   *[no] Jullie spelen één potje. Een reeks met { $players } spelers zou { $games } potjes tellen, zodat iedereen even vaak begint, en het zand van alle potjes zou tellen.
}

## On paper

paper-series-how = Iedereen begint even vaak; een stip laat zien wie begint. Schrijf het zand van elk potje op. Wie over alle potjes het meeste zand heeft, wint.
paper-series-players = Met { $players } aan tafel: { $games } potjes
paper-sand = Zand om uit te knippen
paper-sand-how = Al het zand uit de doos, samen { $supply }. Plak het vel op karton voordat je knipt.
paper-sand-line = { $count } × { $sand }
paper-eyes = Ogen om neer te zetten
paper-eyes-how = Voor ieder één. Knip de strook uit, vouw hem langs de stippellijnen naar achteren en lijm het flapje vast: hij staat. Draai de kant naar voren die laat zien hoeveel je nog ziet.
paper-odds = Wanneer pakken?
paper-odds-goal = Met z’n tweeën en het beste spel: pak het zand zodra de stenen zoveel tonen; bij minder gooi je nog eens. Elk getal komt uit het opgeloste spel.
paper-both-sand = Beide stenen tonen zand
paper-beside = Zand naast { $face }
paper-take = { $what } (de volgende worp sluit een oog: { $chance })
paper-eyes-corner = Ogen: jij–ander
paper-eyes-of = { $mine }–{ $theirs }
paper-ahead = { $sand } voor
paper-behind = { $sand } achter
paper-even = evenveel zand
paper-never = gooi
paper-odds-note = Boven de ogen die nog open zijn, die van jou eerst. De ander heeft { $pile } zand. ‘gooi’ betekent: wat er ook ligt.

## The story of a game

measure = Zand
feat-sand = Zand aan het eind
story-take = { $mine ->
    [seat] Jij had de grootste schep: { $amount } zand in één keer.
   *[none] De grootste schep: { $amount } zand in één keer, van { $seat }.
}
story-lie = { $mine ->
    [announcer] Jouw brutaalste leugen die erdoor kwam: { $claim } tegen { $seat }, het was { $actual }.
    [seat] { $announcer } zei { $claim } en jij geloofde het. Het was { $actual }.
   *[none] De brutaalste leugen die erdoor kwam: { $claim }, zei { $announcer } tegen { $seat }. Het was { $actual }.
}
story-caught = { $mine ->
    [announcer] Jij zei { $claim }, het was { $actual }, en { $seat } keek.
    [seat] { $announcer } zei { $claim }, het was { $actual }, en jij keek.
   *[none] { $announcer } zei { $claim }, het was { $actual }, en { $seat } keek.
}
story-dry = { $times ->
    [one] De bak raakte één keer leeg.
   *[other] De bak raakte { $times } keer leeg.
}
story-firstblind = { $mine ->
    [seat] Jouw ogen waren het eerst allebei dicht.
   *[none] De ogen van { $seat } waren het eerst allebei dicht.
}
story-lastseeing = { $mine ->
    [seat] Jij zag het langst iets.
   *[none] { $seat } zag het langst iets.
}

## What positions are about

theme-truth = Het eerlijke antwoord
theme-lie = Een leugen die loont
theme-believe = Op iemands woord
theme-look = Toch maar kijken
theme-last-eye = Al slaperig
theme-take = Pakken en klaar
theme-risk = Het risico waard
theme-roll-on = Te weinig om te stoppen

## A first game

lesson-reroll = Welkom in het zandbad! Je dobbelstenen tonen 1 en 3. Dat zou 4 zand zijn: een beetje mager. Gooi ze allebei nog eens.
lesson-take = 18! Je kunt blijven gooien zolang je durft. Pak het liever: het gaat naar jouw hoop.
lesson-double = Twee chinchillers kostten { $name2 }, rechts van je, net een oog. Jij hebt x2: die blijft liggen en verdubbelt de 6. Pak de 12.
lesson-risk = Een chinchiller blijft ook liggen; alleen de 1 mag nog eens. Nog een chinchiller of een x2, en er gaat een oog van je dicht. Durf maar.
lesson-half = Daar gaat een oog, en je halve wereld. Je hebt er nog één, dus je speelt gewoon door. { $name1 }, links van je, is aan de beurt.
lesson-claim = { $name2 } heeft beide ogen dicht en gooide 18. Jij zit links daarvan, dus jij noemt een getal, en als ze je geloven, betaal je dat. Jok een beetje: zeg 4.
lesson-dark = Je tweede oog is dicht: geen dobbelstenen meer, geen zand meer. Je hoort alleen nog wat de anderen zeggen. Luister maar.
lesson-accept = Je hebt gegooid, en { $name1 }, links van je, zegt 7. Vertrouw het, dan krijg je die 7 van de hoop daar.
lesson-doubt = { $name2 } hoort 1 en gelooft het niet. Wie twijfelt aan een waar getal onder de 6, betaalt 6 zand. Luister maar.
lesson-challenge = En tegen jou zegt { $name1 } 3. Dat stinkt. Kijk: is het gelogen, dan krijg je wat je echt gooide en gaat er links een oog dicht.
lesson-end = Het was 24! Alles voor jou, en het laatste oog aan tafel gaat dicht. Niemand ziet nog iets, dus iedereen kijkt en telt: het meeste zand is van jou.
