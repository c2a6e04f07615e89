"""Go Nuts!: push your luck for acorns; a roll of nothing but squirrels sets the dogs on you."""

from dicehouse.games.gonuts.rules import GoNuts

GAME = GoNuts
