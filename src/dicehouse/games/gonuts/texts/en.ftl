### Go Nuts! in English.

title = Go Nuts!
tagline = Collect acorns, dodge cars, and run when the dogs wake up.
box-time = about 12 minutes
box-for = easy, ages 8 and up
rules = Whoever first banks { $target ->
    [one] one point
   *[other] { $target } points
} wins at once. Every acorn is a point, every car takes its die out of play. Roll on, or bank your points. Nothing but cars: the points of this turn are gone. Nothing but squirrels: they are gone as well, but now you shake for acorns until everybody else has rolled a dog. You roll your last die and it is an acorn: all five are back. A squirrel die has { $squirrels ->
    [one] one squirrel
   *[other] { $squirrels } squirrels
}, { $acorns ->
    [one] one acorn
   *[other] { $acorns } acorns
} and { $cars ->
    [one] one car
   *[other] { $cars } cars
}; a dog die { $dogs ->
    [one] one dog
   *[other] { $dogs } dogs
} and { $houses ->
    [one] one house
   *[other] { $houses } houses
}.

face-squirrel = squirrel
face-acorn = acorn
face-car = car
face-dog = dog
face-house = house
die-squirrel = squirrel die
die-dog = dog die
die-count = number of acorns

option-target = Points to win
option-target-help = The first to bank this many wins at once.
option-round = Go Nuts! round
option-round-help = How everybody rolls when the squirrels go nuts.
option-round-beats = all roll once, then once more, until the last dog is out
option-round-live = everybody as fast as they can
option-counted = Count Go Nuts! rounds
option-counted-help = Real dice: everybody throws as fast as they can, somebody counts the acorns, and only their number is told.
option-squirrels = Squirrels on the die
option-squirrels-help = Faces of a squirrel die that show a squirrel.
option-acorns = Acorns on the die
option-acorns-help = Faces of a squirrel die that show an acorn.
option-cars = Cars on the die
option-cars-help = Faces of a squirrel die that show a car.
option-dogs = Dogs on the dog die
option-dogs-help = Faces of a dog die that show the dog.
option-houses = Houses on the dog die
option-houses-help = Faces of a dog die that show a house.

event-turn = -- { $seat } --
event-rolled = { $mine ->
    [seat] You roll
   *[none] { $seat } rolls
} { $faces }. { $points ->
    [one] One point
   *[other] { $points } points
} in hand.
event-allback = { $mine ->
    [seat] Your last die
   *[none] The last die of { $seat }
} is an acorn. All five dice are back!
event-allcars = { $mine ->
    [seat] You roll
   *[none] { $seat } rolls
} nothing but cars. { $lost ->
    [0] The turn is over.
    [one] The turn is over, one point is gone.
   *[other] The turn is over, { $lost } points are gone.
}
event-gonuts = { $mine ->
    [seat] You roll
   *[none] { $seat } rolls
} nothing but squirrels. GO NUTS!{ $lost ->
    [0] { "" }
    [one] {" "}(One point is gone.)
   *[other] {" "}({ $lost } points are gone.)
}
event-shook = { $mine ->
    [seat] You shake
   *[none] { $seat } shakes
} { $faces }. { $acorns ->
    [one] One acorn
   *[other] { $acorns } acorns
} so far.
event-dogs = { $barkedCount ->
    [0] Still no dog: { $seats }.
   *[other] { $barked }: woof, woof, woof!
}
event-counted = { $mine ->
    [seat] You shake
   *[none] { $seat } shakes
} { $acorns ->
    [0] not a single acorn
    [one] one acorn
   *[other] { $acorns } acorns
} before the last dog is out.
event-banked = { $mine ->
    [seat] You bank
   *[none] { $seat } banks
} { $points ->
    [0] nothing
    [one] one point
   *[other] { $points } points
}, for a total of { $total }.
event-won = { $mine ->
    [seat] You win
   *[none] { $seat } wins
} with { $total } points!

choice-roll = Roll { $dice ->
    [one] the last die
   *[other] { $dice } dice
}
choice-bank = { $wins ->
    [1] Bank { $points } and win with { $total }
   *[0] { $points ->
        [0] Bank nothing, stay at { $total }
       *[other] Bank { $points } for a total of { $total }
    }
}
choice-shake = Shake!
choice-bark = Woof, woof, woof!

## Choices as a hint names them

deed-roll = Roll on
deed-bank = Bank
deed-shake = Shake
deed-bark = Woof

## Why

why-bank-wins = That makes { $target } points, and wins.
why-roll-free = There is nothing in hand, so a roll has nothing to lose.
why-roll-risk = { $dice ->
    [one] Rolling the last die
   *[other] Rolling { $dice } dice
} loses { $points ->
    [one] the point
   *[other] the { $points } points
} in hand { $chance } of the time: on average it costs { $meanLost } points and brings { $meanGained }, Go Nuts! rounds included.
why-roll-nuts = Nothing but squirrels ({ $chance }) would be no loss: a Go Nuts! round with { $dice ->
    [one] one die
   *[other] { $dice } dice
} brings { $mean } acorns on average.
why-rival-near = { $mine ->
    [seat] You need
   *[none] { $seat } needs
} only { $need } more, which one turn brings in up to { $chance } of cases.
why-rival-far = There is no hurry: { $mine ->
    [seat] you still need
   *[none] { $seat } still needs
} { $need } more, which one turn brings in { $chance } of cases at most.
why-bank-left = Once banked, { $left ->
    [one] one more point wins
   *[other] { $left } more points win
}, which one turn brings in up to { $chance } of cases.
why-roll-target = Rolling on all the way to { $target } works { $chance } of the time.
why-roll-left = Banking would still leave { $left ->
    [one] one point
   *[other] { $left } points
} to go.
why-landed-cars = { $points ->
    [0] Nothing was in hand yet, but the turn is over
    [one] The point in hand is gone
   *[other] The { $points } points in hand are gone
}: with { $dice ->
    [one] one die
   *[other] { $dice } dice
}, nothing but cars comes { $chance } of the time.
why-landed-nuts = Nothing but squirrels comes { $chance } of the time, and a Go Nuts! round with { $dice ->
    [one] one die
   *[other] { $dice } dice
} brings { $mean } acorns on average.
why-landed-aside = { $cars ->
    [one] One car is
   *[other] { $cars } cars are
} out of play: with { $dice ->
    [one] the last die
   *[other] the { $dice } dice left
}, a roll shows nothing but cars or nothing but squirrels { $chanceNext } of the time.
why-landed-wins = With { $points ->
    [one] one point
   *[other] { $points } points
} in hand, banking wins.
why-landed-left = That makes { $points ->
    [one] one point
   *[other] { $points } points
} in hand; once banked, { $left ->
    [one] one more wins
   *[other] { $left } more win
}.
why-landed-round = This Go Nuts! round has brought { $acorns ->
    [0] no acorn
    [one] one acorn
   *[other] { $acorns } acorns
}; with { $dice ->
    [one] one die
   *[other] { $dice } dice
}, { $mean } is the average.
why-decided-target = { $total } points: the target of { $target } is reached.
why-decided-far = { $mine ->
    [seat] You still need
   *[none] { $seat } still needs
} { $need } more, which one turn brings in { $chance } of cases at most.

## The table at the terminal

sketch-target = First to { $target }
sketch-points = In hand: { $points }   Dice in play: { $dice }
sketch-round = GO NUTS! Acorns: { $points }   Dice: { $dice }
sketch-waiting = No dog yet: { $names }

bot-novice = Pip
bot-novice-about = Stops at a nice little heap, gets greedy on a good streak, and now and then runs right past the win.
bot-regular = Hazel
bot-regular-about = Rolls on as long as one more roll promises more than it risks, and never looks at your score.
bot-expert = Old Bushytail
bot-expert-about = Thinks the whole turn through, keeps an eye on everybody’s score, and dares more the closer you get to the target.
bot-master = Professor Walnut
bot-master-about = Knows the solved game by heart and plays it, as if all paws were equally quick in a Go Nuts! round.
bot-perfect = Professor Walnut
bot-perfect-about = Knows the solved game by heart and always makes the move with the best chance to win.
bot-others = Bramble, Rusty, Nibbles, Willow, Scamper

scene-score = { $score } of { $target } points
scene-in-hand = Points in hand: { $points }
scene-ask-roll = Roll!
scene-ask-push = Once more, or into the hollow with them?
scene-ask-shake = Shake for acorns, until all dogs are out!
scene-ask-wake = Shake, until your dog comes out!
scene-ask-throw = Throw as fast as you can, and count aloud!
scene-ask-dog = Throw your dog die. A dog? Slam!
scene-ask-count = All dogs are out! How many acorns?
scene-count-so-far = Acorns so far
scene-count-more = One more acorn
scene-count-less = One acorn less
scene-count-send = { $count ->
    [one] Write down one acorn
   *[other] Write down { $count } acorns
}
scene-nuts = GO NUTS!
scene-cars = Run over!
scene-back = All five back!
scene-bank = Bank
scene-roll = Roll

guide-goal = Collect acorns. Whoever first has { $target } of them in the hollow wins on the spot.
guide-turn-title = Your turn
guide-turn = Throw all five squirrel dice, then throw again as often as you dare. Or bank: the points move into your hollow, and nobody can take them any more.
guide-acorn = Each acorn: one point in hand. The die stays in play.
guide-squirrel = A squirrel does nothing. Usually.
guide-car = A car runs its die over: it is out for this turn.
guide-back = You roll your last die and it is an acorn? All five come back.
guide-die = Every squirrel die has { $squirrels ->
    [one] one squirrel
   *[other] { $squirrels } squirrels
}, { $acorns ->
    [one] one acorn
   *[other] { $acorns } acorns
} and { $cars ->
    [one] one car
   *[other] { $cars } cars
}.
guide-cars-title = Nothing but cars
guide-cars = Every die you threw shows a car: your turn is over, and the points in hand are gone.
guide-nuts-title = Nothing but squirrels: GO NUTS!
guide-nuts = The points in hand are gone, but now you shake with the dice you have, as long as it goes, and every acorn counts. Cars do not matter. The others shake a dog die each.
guide-dogs = A house: the dog sleeps on. A dog: woof! When the last dog is out, the round is over, and your acorns are in the hollow.
guide-dog-die = Every dog die has { $dogs ->
    [one] one dog
   *[other] { $dogs } dogs
} and { $houses ->
    [one] one house
   *[other] { $houses } houses
}.
guide-live = { $counted ->
    [yes] At this table you throw real dice, as fast as you can: the acorns are counted aloud, whoever has a dog slams on “Woof”, and the number is told once all dogs are out.
   *[no] { $round ->
        [live] At this table everybody shakes at once, as fast as they can tap.
       *[beats] At this table all throw together: once, then once more.
    }
}

## On paper

paper-scores-how = A column for each of you, a line for each turn. Write down what you have in the hollow by then.
paper-odds = When to bank
paper-odds-goal = Two of you, and best play: bank as soon as you have this many points in hand. Look for the dice you would roll next, then for your own score on the left and the other one’s on top. Every figure comes from the solved game.
paper-bank = { $dice ->
    [one] One die in play
   *[other] { $dice } dice in play
}
paper-bank-corner = You / other
paper-roll = What one roll brings
paper-roll-dice = Dice
paper-roll-acorns = Acorns
paper-odds-note = Bold and shaded: only enough to win is enough.

## The story of a game

measure = Acorns
feat-haul = Most acorns in one go
story-haul = { $mine ->
    [seat] Yours was the longest haul: { $points } acorns in one turn.
   *[none] The longest haul: { $points } acorns in one turn, by { $seat }.
}
story-cars = { $mine ->
    [seat] The cars took { $lost } acorns from you at once.
   *[none] The cars took { $lost } acorns from { $seat } at once.
}
story-nuts = { $mine ->
    [seat] { $rounds ->
        [one] The squirrels went nuts once: { $acorns } for you.
       *[other] The squirrels went nuts { $rounds } times; the best of it, { $acorns }, was yours.
    }
   *[none] { $rounds ->
        [one] The squirrels went nuts once: { $acorns } for { $seat }.
       *[other] The squirrels went nuts { $rounds } times; the best of it, { $acorns }, went to { $seat }.
    }
}
story-scattered = { $mine ->
    [seat] You went nuts, dropped { $lost } and picked up { $acorns }.
   *[none] { $seat } went nuts, dropped { $lost } and picked up { $acorns }.
}
story-lastdie = { $mine ->
    [seat] You rolled your last die, and it was an acorn.
   *[none] { $seat } rolled the last die, and it was an acorn.
}

## What positions are about

theme-few-dice = Few dice left
theme-lead = Keep the lead
theme-stop = Enough is enough
theme-chase = Somebody is nearly there
theme-press = Be bold

## A first game

lesson-start = Five squirrel dice. Two acorns, so two points in your hand. The car ran its own die over: four are left. Dare to roll them again!
lesson-bank = Two more acorns: four points in hand. If you roll nothing but cars now, they are gone. Better bank them.
lesson-greed = Now { $name1 }. One acorn, two cars, three dice left, and still not content…
lesson-cars = Nothing but cars! The point is gone, the turn is over. That is what greed gets you. Your turn: one point in hand. Roll again, I have a feeling.
lesson-event-gonuts = Nothing but squirrels: GO NUTS! Your points are gone, but now you shake for acorns, and every one counts, until everybody else’s dog is out.
lesson-nuts = Nothing but squirrels: you went nuts! You shook for acorns until the dog across the table woke up: six of them, straight into your hollow. { $name1 } plays on, and carefully this time.
lesson-win = Two acorns in hand, ten in the hollow, and { $target } win this little game. You know what to do.
lesson-end = And that is Go Nuts! A real game goes to { $usual-target }, and the dogs are never where you want them. Your turn, for real.
