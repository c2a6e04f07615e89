"""Bots: they get views and visible events, never a state."""

from importlib import import_module
from random import Random
from typing import Any, Protocol

from dicehouse.core.events import Event
from dicehouse.core.game import Action, AnyGame, Choice
from dicehouse.games import module_of


class Bot(Protocol):
    """Plays one seat of one game."""

    def notice(self, events: tuple[Event, ...]) -> None:
        """Be told what happened, as this seat may know it."""
        ...

    def choose(self, view: Any, choices: tuple[Choice, ...]) -> Action | None:
        """Pick one of the legal actions; None to wait, where several seats may act and somebody else will."""
        ...


class RandomBot:
    """Any legal action, all equally likely. Plays every game."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def notice(self, events: tuple[Event, ...]) -> None:
        """Does not care."""

    def choose(self, view: Any, choices: tuple[Choice, ...]) -> Action:
        """Any of them."""
        return self._random.choice(choices).action


def simple_bot(game: AnyGame, random: Random) -> Bot:
    """The simple bot of a game: rules of thumb, a little luck. A game without one gets the random bot."""
    package = module_of(game.name)
    try:
        module = import_module(f"{package}.bots")
    except ModuleNotFoundError as error:
        if error.name != f"{package}.bots":
            raise
        return RandomBot(random)
    bot: Bot = module.SimpleBot(game.options, random)
    return bot
