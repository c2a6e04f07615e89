### Chili Dice in English.

title = Chili Dice
tagline = Six dice, thirty rolls, ten spaces, and red numbers that burn.
rules = Thirty rolls for the whole game, ten spaces to fill, one in each turn. Roll any dice again as often as you like; a roll you save is worth 5 points. A red number you just rolled may be turned to any side. Kept, it doubles its number space, counts 10 in Red, and takes a straight or an X of a kind into its own space. X of a kind: no number may stand alone. Six alike, or six red, are a Chili.

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
die-chili1 = die 1
die-chili2 = die 2
die-chili3 = die 3
die-chili4 = die 4
die-chili5 = die 5
die-chili6 = die 6

rule-nothing = nothing fits
rule-numbers = matching numbers
rule-doubled = doubled by the red one
rule-reds = red numbers
rule-straight = straight
rule-kind = X of a kind
rule-chance = everything counts
rule-small-chili = Small Chili!
rule-big-chili = Big Chili!!
rule-extra-hot-chili = Extra-Hot Chili!!!

option-edition = Score pad
option-edition-help = Whose short names stand on the pad.
option-edition-english = ROT, STR, PAS, CHA
option-edition-dutch = ROOD, STR, GLK, KANS
option-rolls = Rolls for each player
option-rolls-help = Every roll uses one up; unused ones bring 5 points each.

event-turn = -- { $seat } --
event-picked = { $seat }: once more with { $diceCount ->
    [one] die { $dice }
   *[other] dice { $dice }
}.
event-rolled = { $seat }: { $faces }. { $left ->
    [0] No rolls left.
    [one] One roll left.
   *[other] { $left } rolls left.
}
event-turned = { $seat }: die { $die } turned to { $face }.
event-scored = { $seat }: { $points } in { $space } ({ $rule }).
event-ranout = { $seat }: no rolls left, nothing for { $spaces }.
event-filled = { $seat }: the pad is full. { $total } points{ $unused ->
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
bot-perfect = The Hot Pencil
bot-perfect-about = Plays alone for the most points, and against you to be in front when the last pad is full: careful when ahead, daring when behind.
