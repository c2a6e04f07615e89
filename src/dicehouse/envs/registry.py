"""The games that environments exist for, and their versioned names."""

from collections.abc import Mapping

from dicehouse.core.errors import EnvError, OptionError
from dicehouse.core.game import AnyGame
from dicehouse.core.options import option_text
from dicehouse.games import bind, load, names, spec
from dicehouse.kit.observation import ObservationSpec

NAMESPACE = "dicehouse"

MAX_DECISIONS = 10_000
"""Play can repeat for ever in every game; after this many decisions a game is truncated."""


def observation_spec(game: str) -> ObservationSpec:
    """How a game is presented to learners.

    Raises:
        GameError: there is no such game.
        EnvError: the game has no `GameSpec.observation`.
    """
    found = spec(game)
    if found.observation is None:
        raise EnvError("envs.encoding", game=found.rules.title, field="GameSpec.observation")
    return found.observation()


def games_with_observations() -> tuple[str, ...]:
    """The names of all games that have observations."""
    return tuple(name for name in names() if spec(name).observation is not None)


def version_name(game: str) -> str:
    """The versioned name of a game's environments: `gonuts_v1`. Without observations, the version is the rules'."""
    found = spec(game)
    version = found.rules.version if found.observation is None else found.observation().version
    return f"{game}_v{version}"


def turn_based_rules(game: str, players: int | None, options: Mapping[str, object]) -> AnyGame:
    """The rules of a game with options that let one player act at a time.

    Args:
        game: the name of the game.
        players: the number of players; None for two, or the fewest the game allows.
        options: the options of the game.

    Raises:
        OptionError: an option is wrong, or lets players act at the same time.
    """
    if players is None:
        players = max(2, load(game).options_type.seats[0])
    rules = bind(game, players, options)
    observation = spec(game).observation
    required = {} if observation is None else observation().required_options
    for key, needed in required.items():
        chosen = getattr(rules.options, key)
        if chosen != needed:
            raise OptionError("options.choice", key=key, allowed=option_text(needed), value=option_text(chosen))
    return rules
