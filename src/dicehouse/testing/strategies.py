"""Hypothesis strategies for any game, derived from the descriptions of its options."""

from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from dicehouse.core.errors import OptionError
from dicehouse.core.game import AnyGame
from dicehouse.core.options import DRAW, ListOf, OneOf, OptionInfo, Options, Range, Starter, Switch


def seeds() -> st.SearchStrategy[int]:
    """Seeds of random games."""
    return st.integers(0, 2**32 - 1)


@st.composite
def options(draw: st.DrawFn, game: type[AnyGame]) -> Options:
    """Valid options; numbers stay near their defaults, so that games stay short."""
    low, high = game.options_type.seats
    players = draw(st.integers(low, high))
    infos = game.options_type.describe()
    given = {info.key: draw(_value(info, players)) for info in infos if draw(st.booleans())}
    try:
        return game.options_type.read(players, given)
    except OptionError:  # these exclude each other
        assume(False)
        raise


@st.composite
def games(draw: st.DrawFn, game: type[AnyGame]) -> AnyGame:
    """A game with options."""
    return game(draw(options(game)))


def _value(info: OptionInfo, players: int) -> st.SearchStrategy[Any]:
    match info.kind:
        case Range(low=low, high=high):
            return st.integers(low, min(high, max(low, 2 * info.default)))
        case OneOf(words=words):
            return st.sampled_from(words)
        case Switch():
            return st.booleans()
        case ListOf(words=words, low=low, high=high):
            return st.lists(st.sampled_from(words), min_size=low, max_size=high).map(tuple)
        case Starter():
            return st.sampled_from([DRAW, *map(str, range(players))])
