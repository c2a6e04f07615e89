### Go Nuts! in German.

title = Go Nuts!
tagline = Sammle Eicheln, weich den Autos aus und renn, wenn die Hunde aufwachen.
rules = Jede Eichel ist ein Punkt, jedes Auto nimmt seinen Würfel aus dem Spiel. Wirf weiter oder notiere. Lauter Autos: Die Punkte dieses Zuges sind futsch. Lauter Hörnchen: Futsch sind sie auch, aber jetzt schüttelst du Eicheln, bis alle anderen einen Hund geworfen haben. Nur noch ein Würfel, und er zeigt eine Eichel: Alle fünf sind wieder da.

face-squirrel = Hörnchen
face-acorn = Eichel
face-car = Auto
face-dog = Hund
face-house = Haus
die-squirrel = Hörnchenwürfel
die-dog = Hundewürfel

option-target = Punkte zum Sieg
option-target-help = Wer zuerst so viele notiert hat, gewinnt sofort.
option-round = Go Nuts!-Runde
option-round-help = Wie gewürfelt wird, wenn die Hörnchen durchdrehen.
option-round-beats = alle werfen einmal, dann noch einmal, bis der letzte Hund draußen ist
option-round-live = alle, so schnell sie können
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
event-rolled = { $seat }: { $faces }. Beute: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
event-allback = { $seat }: Der letzte Würfel war eine Eichel. Alle fünf sind wieder da!
event-allcars = { $seat }: lauter Autos. { $lost ->
    [0] Der Zug ist vorbei.
    [one] Der Zug ist vorbei, ein Punkt ist futsch.
   *[other] Der Zug ist vorbei, { $lost } Punkte sind futsch.
}
event-gonuts = { $seat }: lauter Hörnchen. GO NUTS!{ $lost ->
    [0] { "" }
    [one] {" "}(Ein Punkt ist futsch.)
   *[other] {" "}({ $lost } Punkte sind futsch.)
}
event-shook = { $seat }: { $faces }. Bisher { $acorns ->
    [one] eine Eichel
   *[other] { $acorns } Eicheln
}.
event-dogs = { $barkedCount ->
    [0] { $seats }: kein Hund.
   *[other] { $barked }: Wau, wau, wau!
}
event-banked = { $seat }: { $points } notiert, { $total } insgesamt.
event-won = { $seat }: { $total } Punkte und damit gewonnen!

choice-roll = { $dice ->
    [one] Den letzten Würfel werfen
   *[other] { $dice } Würfel werfen
}
choice-bank = { $wins ->
    [1] { $points } notieren und mit { $total } gewinnen
   *[0] { $points } notieren, macht { $total }
}
choice-shake = Schütteln!


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
bot-perfect = Professor Walnuss
bot-perfect-about = Kennt das gelöste Spiel auswendig und wählt immer den Zug mit der besten Gewinnchance.
