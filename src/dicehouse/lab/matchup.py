"""Matchups: bots that play each other with common dice, with seats rotated.

A deal is a set of dice. It is played once for every rotation of the bots around the table, and the dice of a seat fall
alike each time (`CommonDice`), which removes most of the variance of luck. With three and more bots the order around
the table is shuffled from deal to deal. One deal is one sample: its games depend on each other.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from dicehouse.bots import play
from dicehouse.bots.levels import make_bot
from dicehouse.core.game import AnyGame, Outcome
from dicehouse.core.play import Transition
from dicehouse.dice import CommonDice
from dicehouse.games import bind

MAX_GAMES = 10_000_000


class Matchup(msgspec.Struct, frozen=True):
    """A game with options, a bot for each seat, a number of games and a seed."""

    game: str
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    """One for each seat, by level or name; the same one may occur several times."""
    games: int
    seed: int = 0

    @property
    def deals(self) -> int:
        """How many deals make at least the wanted number of games."""
        return -(-self.games // len(self.bots))

    def rules(self) -> AnyGame:
        """The game with its options, for as many players as there are bots."""
        return bind(self.game, len(self.bots), self.options)


def bot_labels(bots: Sequence[str]) -> tuple[str, ...]:
    """A distinct label for each bot: its name, with a number from 1 on where the name occurs several times."""
    return tuple(
        f"{bot} {bots[: place + 1].count(bot)}" if bots.count(bot) > 1 else bot for place, bot in enumerate(bots)
    )


def play_game(
    matchup: Matchup,
    game: AnyGame,
    deal: int,
    rotation: int,
    watch: Callable[[Transition], None] | None = None,
) -> tuple[Outcome, tuple[int, ...]]:
    """Play one game of a deal by the rules; returns its outcome and the seat of each bot.

    Args:
        matchup: who plays.
        game: its rules.
        deal: the number of the deal.
        rotation: the number of the game in the deal.
        watch: is called with every step.
    """
    seats = seating(matchup, deal, rotation)
    random = Random(f"minds {matchup.seed} {deal} {rotation}")
    bot_in_seat = sorted(range(len(seats)), key=seats.__getitem__)
    bots = [make_bot(game, matchup.bots[bot], seat, random) for seat, bot in enumerate(bot_in_seat)]
    return play.play_game(game, bots, CommonDice(matchup.seed * MAX_GAMES + deal).roll, watch), seats


def seating(matchup: Matchup, deal: int, rotation: int) -> tuple[int, ...]:
    """The seat of each bot in one game of a deal."""
    circle = list(range(len(matchup.bots)))
    Random(f"circle {matchup.seed} {deal}").shuffle(circle)
    bot_in_seat = circle[rotation:] + circle[:rotation]
    return tuple(sorted(range(len(bot_in_seat)), key=bot_in_seat.__getitem__))
