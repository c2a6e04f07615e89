### Chinchiller Dice in Dutch.

title = Chinchiller Dice
tagline = Neem een zandbad, doe op tijd je ogen dicht en vertrouw niemand.
rules = Gooi twee dobbelstenen, gooi het zand nog eens, zo vaak als je durft, en pak het dan. x2 verdubbelt de andere dobbelsteen. Bij twee chinchillers, of een chinchiller en x2, gaat er een oog dicht. Zijn ze allebei dicht, dan gooi je nog maar één keer per beurt; je buur vertelt je wat het was en betaalt het. Geloof het, of kijk: wie op een leugen wordt betrapt, betaalt de echte worp en doet een oog dicht. Was het de waarheid, dan krijg je niets, en bij minder dan 6 betaal je zelf 6. Als niemand nog iets ziet, wint het meeste zand.

face-chinchiller = chinchiller
die-chinchiller = chinchillersteen

option-series = Reeks
option-series-help = Speel tot iedereen even vaak is begonnen; het zand van alle potjes telt.
option-sand = Zand om mee te beginnen
option-sand-help = Zoveel pakt iedereen voor de eerste beurt uit de voorraad.
option-supply = Al het zand dat er is
option-supply-help = Is het op, dan geeft iedereen evenveel terug.

error-chinchiller-supply = Met { $players } mensen die elk { $sand } zand pakken kom je tekort: er is maar { $supply }.

event-game = == Potje { $number } van { $games } ==
event-turn = { $blind ->
    [yes] -- { $seat }, ogen dicht --
   *[no] -- { $seat } --
}
event-rolled = { $seat }: { $faces }.
event-rolled-hidden = { $seat }: dobbelstenen rammelen, uit het zicht.
event-took = { $seat }: { $amount } zand uit de voorraad.
event-returned = De voorraad is te klein. Iedereen geeft { $amount } zand terug.
event-eye = { $closed ->
    [one] { $seat }: één oog dicht.
   *[other] { $seat }: beide ogen dicht. Slaap lekker!
}
event-claimed = { $announcer } -> { $seat }: ‘Je hebt { $amount } gegooid.’
event-accepted = { $seat }: ‘Dat geloof ik.’
event-challenged = { $seat }: ‘Laat zien!’ { $faces }: dat is { $amount }. { $truthful ->
    [yes] Het was de waarheid.
   *[no] Het was gelogen!
}
event-challenged-hidden = { $seat }: ‘Laat zien!’ Het was { $amount }. { $truthful ->
    [yes] De waarheid.
   *[no] Gelogen!
}
event-paid = { $payer } -> { $receiver }: { $amount } zand{ $supplied ->
    [0] .
   *[other] , waarvan { $supplied } uit de voorraad.
}
event-paid-hidden = { $payer } -> { $receiver }: { $amount } zand.
event-ended = Niemand ziet nog iets. Het meeste zand: { $winner }.
event-series = De reeks is klaar. Zand in totaal: { $totals }.

choice-take = { $sand } zand pakken
choice-reroll = { $dice ->
    [one] De dobbelsteen met zand nog eens gooien
   *[other] Beide dobbelstenen nog eens gooien
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


sketch-game = Potje { $game } van { $games }
sketch-supply = Voorraad: { $supply }
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
bot-regular-about = Neemt een flinke hand, praat hoge worpen klein en wantrouwt lage getallen.
bot-expert = Knipoog
bot-expert-about = Denkt elke beurt tot het einde door, telt het zand mee met de ogen dicht en bluft met mate.
bot-perfect = Klaas Vaak
bot-perfect-about = Kent de kansen bij elke zandhoop, liegt precies zo vaak als het loont en laat nooit merken wanneer.
