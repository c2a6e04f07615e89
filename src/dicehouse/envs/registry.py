"""The environments of the house: every game that has an encoding, by a versioned name."""

from collections.abc import Mapping

from dicehouse.core.errors import EnvError, OptionError
from dicehouse.core.game import AnyGame
from dicehouse.games import bind, load, names, spec
from dicehouse.kit.observation import Encoding

NAMESPACE = "dicehouse"

MOST_DECISIONS = 10_000
"""Play can go round in circles in every game of the house; after so many decisions a game is cut short."""


def encoding(game: str) -> Encoding:
    """What a game tells the environments about itself.

    Raises:
        GameError: there is no such game.
        EnvError: the game has no encoding.
    """
    found = spec(game)
    if found.observation is None:
        raise EnvError("envs.encoding", game=found.rules.title, field="GameSpec.observation")
    return found.observation()


def encoded() -> tuple[str, ...]:
    """The names of all games that have an encoding."""
    return tuple(name for name in names() if spec(name).observation is not None)


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
