### Chili Dice in English.

title = Chili Dice
tagline = Six dice, thirty rolls, ten spaces, and red numbers that burn.

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

end-pads = All pads are full.

hint-reroll = reroll 1 3 4 rolls these dice again
hint-turn = turn 3 5 turns the red die 3 to a 5
hint-score = score red writes into that space

sketch-dice = Dice
sketch-number = die
sketch-red = * is red; ^ may be turned
sketch-left = Rolls left
sketch-total = Total
