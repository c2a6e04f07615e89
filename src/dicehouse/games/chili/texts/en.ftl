### Chili Dice in English.

title = Chili Dice
tagline = Six dice, ten spaces, never quite enough rolls, and red numbers that burn.
box-time = about 30 minutes
box-for = with some thought, ages 8 and up
rules = { $rolls ->
    [one] One roll
   *[other] { $rolls } rolls
} for the whole game, ten spaces to fill, one in each turn. Roll any dice again as often as you like; a roll you save is worth 5 points. A red number you just rolled may be turned to any side. Kept, it doubles its number space, counts 10 in Red, and takes a straight or an X of a kind into its own space. X of a kind: no number may stand alone. Six alike, or six red, are a Chili. The most points win.

space-1 = Ones
space-2 = Twos
space-3 = Threes
space-4 = Fours
space-5 = Fives
space-6 = Sixes
space-red = Red
space-straight = Straight
space-kind = X of a kind
space-chance = Chance
pad-ROT = RED
pad-STR = STR
pad-PAS = KIND
pad-CHA = CHA
die-chili1 = die 1
die-chili2 = die 2
die-chili3 = die 3
die-chili4 = die 4
die-chili5 = die 5
die-chili6 = die 6
face-marked = red { $value }

rule-nothing = nothing fits
rule-numbers = matching numbers
rule-doubled = doubled by the red one
rule-reds = red numbers
rule-straight = 1 to 6 complete
rule-kind = no number alone
rule-chance = everything counts
rule-small-chili = Small Chili!
rule-big-chili = Big Chili!!
rule-extra-hot-chili = Extra-Hot Chili!!!

option-edition = Score pad
option-edition-help = Whose words for the spaces stand on a printed pad.
option-edition-english = in your language: Red, Straight, X of a kind, Chance
option-edition-dutch = Dutch: Rood, Straat, Gelijke waarden, Kans
option-rolls = Rolls for each player
option-rolls-help = Every roll uses one up; unused ones bring 5 points each.

event-turn = -- { $seat } --
event-picked = { $mine ->
    [seat] You roll
   *[none] { $seat } rolls
} { $diceCount ->
    [one] die { $dice }
   *[other] dice { $dice }
} once more.
event-rolled = { $mine ->
    [seat] You roll
   *[none] { $seat } rolls
} { $faces }. { $left ->
    [0] No rolls left.
    [one] One roll left.
   *[other] { $left } rolls left.
}
event-turned = { $mine ->
    [seat] You turn
   *[none] { $seat } turns
} die { $die } to { $face }.
event-scored = { $mine ->
    [seat] You write
   *[none] { $seat } writes
} { $points } in { $space } ({ $rule }).
event-ranout = { $mine ->
    [seat] You have
   *[none] { $seat } has
} no rolls left: nothing for { $spaces }.
event-filled = { $mine ->
    [seat] Your pad
   *[none] The pad of { $seat }
} is full: { $total } points{ $unused ->
    [0] .
    [one] , 5 of them for an unused roll.
   *[other] , { $bonus } of them for { $unused } unused rolls.
}
event-over = All pads are full.

choice-turn = Turn die { $die } to { $number }
choice-reroll = Re-roll { $dice } ({ $left } left)
choice-score = { $space }: { $points }


hint-reroll = Roll dice again, by their numbers:
hint-turn = Turn a red die to another number:
hint-score = 1-10 write into that space

## Choices as a hint names them

deed-turn = Turn die { $die } to { $number }
deed-reroll = Roll { $diceCount ->
    [one] die { $dice }
    [6] all six dice
   *[other] dice { $dice }
} again
deed-score = Write { $space }

## Why

why-turn = Turned to { $number }, die { $die } makes { $points } in “{ $space }” instead of { $pointsNow }.
why-turn-keep = A die that landed red may be turned before the next roll: as { $number }, die { $die } goes better with the others.
why-reroll = { $best }: “{ $space }” goes from { $points } to { $mean } on average, and gets better { $chance } of the time.
why-reroll-other = { $best }: { $mean } in “{ $space }” on average. { $other }: only { $meanOther }.
why-write-waste = { $points } would waste “{ $space }”: left empty, it still brings { $mean } on average.
why-need = { $mine ->
    [seat] You are
   *[none] { $seat } is
} done with { $total } points: it takes { $need } more to draw level.
why-rolls = { $left ->
    [one] One roll is
   *[other] { $left } rolls are
} left for { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
}.
why-write-last = No roll is left: “{ $space }” takes { $points }, “{ $spaceOther }” would take { $pointsOther }.
why-write-good = { $points } in “{ $space }” is more than the { $mean } that it would bring on average if left empty.
why-write-least = No space gives up less than “{ $space }”: { $points } now instead of { $mean } on average later.
why-write = “{ $space }” gets { $points } now; left empty, it would bring { $mean } on average.
why-bonus = { $other }: “{ $space }” would have { $mean } on average instead of { $points }, but that roll unused brings { $bonus }.
why-reroll-poor = { $other }: “{ $space }” would have { $mean } on average instead of { $points }, and one roll of { $left } would be gone.
why-landed-space = “{ $space }” could get { $points } now: such a roll brings as many or more there { $chance } of the time, and { $mean } on average.
why-landed-short = “{ $space }” would get only { $points } now: such a roll brings { $mean } there on average, and so little { $chance } of the time.
why-decided-total = { $mine ->
    [seat] You have
   *[none] { $seat } has
} { $total } points, { $ahead } more than anybody else.
why-decided-behind = { $mine ->
    [seat] You need
   *[none] { $seat } needs
} { $need } more to draw level, with { $left ->
    [0] no roll
    [one] one roll
   *[other] { $left } rolls
} for { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
}.
why-decided-now = { $mine ->
    [seat] You need
   *[none] { $seat } needs
} { $need } more to draw level, and “{ $space }” gets { $points } now.
why-decided-rest = { $mine ->
    [seat] You have
   *[none] { $seat } has
} { $left ->
    [0] no roll
    [one] one roll
   *[other] { $left } rolls
} left for { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
}.

## The table at the terminal

sketch-dice = Dice (rolls left: { $left }; * is red)
sketch-turnable = ^ may be turned
sketch-now = now
sketch-left = Rolls left
sketch-bonus = Unused x 5
sketch-total = Total

bot-novice = Pip
bot-novice-about = Loves big numbers, grabs the first good one, and is always surprised when the rolls run out.
bot-regular = Paula
bot-regular-about = Knows what every space should bring, and pays for one more roll only when it looks worth it.
bot-expert = Chef Scoville
bot-expert-about = Plays every roll for the most points there are to expect, and never once looks at your pad.
bot-master = The Hot Pencil
bot-master-about = Plays to be in front when the last pad is full: careful when ahead, daring when behind.
bot-perfect = The Hot Pencil
bot-perfect-about = Plays for the most points, alone: there is no play that can expect more.
bot-others = Smoky, Ginger, Pepper Pete, Saffron, Habanera

## The table in the browser

scene-dice = The dice
scene-die = Die { $die }: { $face }
scene-red-number = red { $number }
scene-turn = Turn die { $die }
scene-turn-to = Turn die { $die } to
scene-ask = Tap the dice to roll again. Or write it down.
scene-ask-red = Red! Turn it, or let it burn.
scene-ask-last = No rolls left: write it down.
scene-choose = Tap dice to roll again, or a space
scene-choose-space = Pick a space
scene-roll = { $count ->
    [one] Roll one die
    [6] Roll all six
   *[other] Roll { $count } dice
}
scene-write = Write { $points } in { $space }
scene-all = All six again
scene-none = Keep all six
scene-keys = Keys: 1–6 pick dice, W picks a space, R rolls or writes, ? shows them all.
scene-left = { $left ->
    [0] No rolls left
    [one] One roll left
   *[other] { $left } rolls left
}
scene-ask-picked = { $count ->
    [one] One die rolls again
   *[other] { $count } dice roll again
}, { $kept ->
    [0] none stays.
    [one] one stays.
   *[other] { $kept } stay.
}
scene-ask-zero = 0 in { $space }? It stays 0 for good.
scene-sure = Yes, write 0
scene-pace = { $left ->
    [0] No rolls
    [one] One roll
   *[other] { $left } rolls
} for { $spaces ->
    [one] one more space
   *[other] { $spaces } more spaces
}
scene-pace-short = { $left ->
    [0] No rolls
    [one] Only one roll
   *[other] Only { $left } rolls
} for { $spaces ->
    [one] one more space
   *[other] { $spaces } more spaces
}!
scene-pace-help = Each space takes a roll: what is left without one gets 0.
scene-par = Best play: about { $par }
scene-best = Your best: { $best }
scene-points = Points:
scene-pad-mine = Your pad
scene-pad-of = { $name }’s pad
scene-pad-back = Back
scene-bonus = Bonus
scene-space-now = now { $points }
scene-space-open = open
scene-heard-rolled = { $name }: { $faces }. { $left ->
    [0] No rolls left.
    [one] One roll left.
   *[other] { $left } rolls left.
}
scene-heard-turned = { $name }: die { $die } turned to { $face }.
scene-about-number = This number added up. A red one? Double.
scene-about-red = 10 for each red number.
scene-about-straight = 21 for one of each, from 1 to 6.
scene-about-kind = All dice added up, if no number stands alone.
scene-about-chance = All dice added up, whatever they are.

## The rules in the drawer

guide-goal = Fill the ten spaces of your pad, one in each turn, and use as few rolls as you can. The most points win.
guide-turn-title = Your turn
guide-turn-roll = Roll all six dice.
guide-turn-red = Turn red numbers that just landed, if you like.
guide-turn-again = Roll any dice again, as often as you like: you have { $rolls ->
    [one] one roll
   *[other] { $rolls } rolls
} for the whole game. Or stop here.
guide-turn-write = Write the points into an empty space. Nothing fits? Then it gets 0.
guide-red-title = Red numbers
guide-red = Every die has one red number, each die another.
guide-red-turn = A red number that was just rolled may be turned to any other side, and back again. Once you roll other dice, it stays as it lies.
guide-red-keep = Or leave it red: it doubles its number space, is worth 10 in Red, and may carry a straight or an X of a kind into its own space.
guide-pad-title = The pad
guide-numbers = 1 to 6
guide-carried = The { $number } is red: this straight may also go into that number’s space.
guide-chili-title = Chilis
guide-chili-small = Six 1s, 2s or 3s: 50 in their own space, 25 in any other.
guide-chili-big = Six 4s, 5s or 6s: 75 in their own space, 50 in any other.
guide-chili-hot = All six red: 100 in Red or Straight, 50 in any other.
guide-end-title = The end
guide-rolls = No rolls left? Write what you have; spaces that are still empty get 0.
guide-bonus = Every roll you did not need is worth 5 points. When all pads are full, the most points win. A tie is shared.

## On paper

paper-cross = Rolls: cross one off each time
paper-space-about = { $space }: { $about }
paper-example = { $points } in { $space }
paper-odds = When to write
paper-odds-goal = Alone against par: what best play does. Every figure comes from the solved game.
paper-last = One space is open: roll below the first number, write from the second on
paper-last-note = Count the points after turning the reds. Between the two numbers it depends on the dice: the closer they are to a Chili, the more a roll is worth. One number alone is both.
paper-space = Space
paper-points = Points
paper-rolls = Rolls
paper-worth = Empty pad, { $rolls } rolls left: what giving up a space costs
paper-expected = A whole pad: what best play expects
paper-worth-note = Nothing fits? Give up the space that costs the least.

## The story of a game

measure = Points
feat-points = Points
story-space = { $mine ->
    [seat] The best space was yours: { $points } in { $space }.
   *[none] The best space: { $points } in { $space }, by { $seat }.
}
story-chili = { $mine ->
    [seat] { $rule } { $points } points for you.
   *[none] { $rule } { $points } points for { $seat }.
}
story-nothings = { $mine ->
    [seat] { $spaces ->
        [one] One space of yours stayed empty-handed.
       *[other] { $spaces } spaces of yours got nothing at all.
    }
   *[none] { $spaces ->
        [one] { $seat } wrote one nothing.
       *[other] { $seat } wrote { $spaces } nothings.
    }
}
story-saved = { $mine ->
    [seat] You kept rolls in your pocket: { $rolls }, worth { $points } points.
   *[none] { $seat } kept rolls back: { $rolls }, worth { $points } points.
}
story-turned = { $mine ->
    [seat] You turned red dice { $times } times.
   *[none] { $seat } turned red dice { $times } times.
}

## What positions are about

theme-turn = Turn a red die
theme-dice = Which dice to roll
theme-one-more = One more roll
theme-give-up = Give up a few points
theme-space = Which space
theme-stop = Save the roll

## A first game

lesson-again = A short game: { $rolls } rolls instead of { $usual-rolls }. The first one is thrown. Three fives, and the one on the chili is red: red doubles its space. Pick dice 3, 4 and 6 and roll them again.
lesson-turn = Another five, and die 4 landed red. A fresh red number may be turned to anything. Use the round arrow and make it a 5.
lesson-fives = Five fives, one of them red: 50. Every open space shows what it would get now. Pick the Fives and write it down.
lesson-other = Written is written. Now { $name1 } plays, with a pad like yours. Tap the name, or look beside the dice, to see it.
lesson-red = Four red numbers at once! In Red each of them is worth 10. Good enough: a roll you save brings 5 points in the end.
lesson-last = Five sixes, and one roll left. Be brave: roll die 6 again.
lesson-chili = Six alike is a Big Chili: 75 in its own space, 50 in any other. You are out of rolls anyway, so write it into the Sixes.
lesson-end = That was all of it. In a real game you have { $usual-rolls } rolls for the ten spaces, and what you save counts. Stay hot!
