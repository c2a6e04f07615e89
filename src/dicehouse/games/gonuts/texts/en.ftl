### Go Nuts! in English.

title = Go Nuts!
tagline = Collect acorns, dodge cars, and run when the dogs wake up.
rules = Every acorn is a point, every car takes its die out of play. Roll on, or bank. Nothing but cars: the points of this turn are gone. Nothing but squirrels: they are gone as well, but now you shake for acorns until everybody else has rolled a dog. One die left and it shows an acorn: all five are back.

face-squirrel = squirrel
face-acorn = acorn
face-car = car
face-dog = dog
face-house = house
die-squirrel = squirrel die
die-dog = dog die

option-target = Points to win
option-target-help = The first who has recorded this many wins at once.
option-round = Go Nuts! round
option-round-help = How everybody rolls when the squirrels go nuts.
option-round-beats = all roll once, then once more, until the last dog is out
option-round-live = everybody as fast as they can
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
event-rolled = { $seat }: { $faces }. { $points ->
    [one] One point
   *[other] { $points } points
} in hand.
event-allback = { $seat }: the last die was an acorn. All five dice are back!
event-allcars = { $seat }: nothing but cars. { $lost ->
    [0] The turn is over.
    [one] The turn is over, one point is gone.
   *[other] The turn is over, { $lost } points are gone.
}
event-gonuts = { $lost ->
    [0] { $seat }: nothing but squirrels. GO NUTS!
    [one] { $seat }: nothing but squirrels. GO NUTS! (One point is gone.)
   *[other] { $seat }: nothing but squirrels. GO NUTS! ({ $lost } points are gone.)
}
event-shook = { $seat }: { $faces }. { $acorns ->
    [one] One acorn
   *[other] { $acorns } acorns
} so far.
event-dogs = { $barkedCount ->
    [0] { $seats }: no dog.
   *[other] { $barked }: woof, woof, woof!
}
event-banked = { $seat }: { $points } recorded, { $total } in all.
event-won = { $seat }: { $total } points, and the win!

choice-roll = Roll { $dice ->
    [one] the last die
   *[other] { $dice } dice
}
choice-bank = { $wins ->
    [1] Bank { $points } and win with { $total }
   *[0] Bank { $points }, makes { $total }
}
choice-shake = Shake!


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
bot-perfect = Professor Walnut
bot-perfect-about = Knows the solved game by heart and always makes the move with the best chance to win.
