"""The environments of the house: every game that has an encoding, by a versioned name."""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec

from dicehouse.core.errors import EnvError, OptionError
from dicehouse.core.game import AnyGame
from dicehouse.envs.observations import Encoding
from dicehouse.games import bind, load, module_of, names

NAMESPACE = "dicehouse"

MOST_DECISIONS = 10_000
"""Play can go round in circles in every game of the house; after so many decisions a game is cut short."""


def encoding(game: str) -> Encoding:
    """What a game tells the environments about itself.

    Raises:
        GameError: there is no such game.
        EnvError: the game has no encoding.
    """
    module = f"{module_of(game)}.encoding"
    if find_spec(module) is None:
        raise EnvError("envs.encoding", game=load(game).title, module=module)
    found: Encoding = import_module(module).ENCODING
    return found


def encoded() -> tuple[str, ...]:
    """The names of all games that have an encoding."""
    return tuple(name for name in names() if find_spec(f"{module_of(name)}.encoding"))


def version_name(game: str) -> str:
    """The versioned name of a game's environments: `gonuts_v1`."""
    return f"{game}_v{encoding(game).version}"


def table(game: str, players: int | None, options: Mapping[str, object]) -> AnyGame:
    """The rules of a game, played turn by turn.

    Args:
        game: the name of the game.
        players: how many play; None for two, or as many as it takes.
        options: the options of the game.

    Raises:
        OptionError: an option is wrong, or lets players act at the same time.
    """
    if players is None:
        players = max(2, load(game).options_type.seats[0])
    rules = bind(game, players, options)
    for key, needed in encoding(game).turn_by_turn.items():
        chosen = getattr(rules.options, key)
        if chosen != needed:
            raise OptionError("options.choice", key=key, allowed=needed, value=chosen)
    return rules
