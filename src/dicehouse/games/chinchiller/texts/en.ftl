### Chinchiller Dice in English.

title = Chinchiller Dice
tagline = Bathe in sand, close your eyes at the right time, and trust nobody.
rules = Roll two dice, roll the sand again as often as you dare, then take it. x2 doubles the other die. Two chinchillers, or a chinchiller and x2, close one of your eyes. With both shut you roll once, and your neighbour tells you what it was and pays it. Believe it, or look: caught in a lie, they pay the real roll and close an eye; doubt a true word under 6, and you pay 6. When nobody can see any more, the most sand wins.

face-chinchiller = chinchiller
die-chinchiller = chinchiller die

option-series = Series
option-series-help = Play until everybody has started equally often; the sand of all games counts.
option-sand = Sand to start with
option-sand-help = What everybody takes from the supply before the first turn.
option-supply = All the sand there is
option-supply-help = When it runs out, everybody gives the same amount back.

error-chinchiller-supply = { $players } players take { $sand } sand each, but there is only { $supply } in all.

event-game = == Game { $number } of { $games } ==
event-turn = { $blind ->
    [yes] -- { $seat }, eyes shut --
   *[no] -- { $seat } --
}
event-rolled = { $seat }: { $faces }.
event-rolled-hidden = { $seat }: dice rattle, out of sight.
event-took = { $seat }: { $amount } sand from the supply.
event-returned = The supply runs short. Everybody gives { $amount } sand back.
event-eye = { $closed ->
    [one] { $seat }: one eye shut.
   *[other] { $seat }: both eyes shut. Good night!
}
event-claimed = { $announcer } to { $seat }: "You rolled { $amount }."
event-accepted = { $seat }: "I believe you."
event-challenged = { $seat }: "Let me see!" { $faces }: that is { $amount }. { $truthful ->
    [yes] It was the truth.
   *[no] It was a lie!
}
event-challenged-hidden = { $seat }: "Let me see!" It was { $amount }. { $truthful ->
    [yes] The truth.
   *[no] A lie!
}
event-paid = { $payer } -> { $receiver }: { $amount } sand{ $supplied ->
    [0] .
   *[other] , { $supplied } of it out of the supply.
}
event-paid-hidden = { $payer } -> { $receiver }: { $amount } sand.
event-ended = Nobody can see any more. The most sand: { $winner }.
event-series = The series is over. Sand in all: { $totals }.

choice-take = Take { $sand } sand
choice-reroll = Re-roll { $dice ->
    [one] the die that shows sand
   *[other] both dice
}
choice-claim = Say "{ $amount }"{ $true ->
    [1] {" "}(the truth)
   *[0] { "" }
}
choice-accept = Believe it and get { $sand } sand
choice-challenge = { $risk ->
    [0] Look (no sand if it is the truth)
   *[other] Look (costs { $risk } sand if it is the truth)
}


sketch-game = Game { $game } of { $games }
sketch-supply = Supply: { $supply }
sketch-dice = Dice: { $faces } = { $sand } sand
sketch-dice-blind = { $name }, eyes shut, has this: { $faces } = { $sand } sand
sketch-dark = Your eyes are shut: you see no dice and no sand.
sketch-watching = Somebody's eyes are shut: dice and sand are not shown.
sketch-claim = { $announcer } says: { $claim }
sketch-sand = { $sand } sand
sketch-total = { $total } in finished games

bot-novice = Fluff
bot-novice-about = Rolls once too often, lies without much of a plan, and cannot resist a peek.
bot-regular = Dusty
bot-regular-about = Takes a fair handful, talks high rolls down, and does not trust small numbers.
bot-expert = Winks
bot-expert-about = Thinks every turn through, keeps track of the sand with both eyes shut, and bluffs in measure.
bot-perfect = The Sandman
bot-perfect-about = Knows the odds of every pile, lies exactly as often as it pays, and never gives away which time it is.
