"""Names under which PettingZoo and Gymnasium make the environments: registered when `dicehouse.envs` is imported.

`gymnasium.make("dicehouse.envs:dicehouse/gonuts-v1")` imports it by itself. The package's entry point `gymnasium.envs`
registers the names without an import where something reads it, as Gymnasium did before version 1.0.
"""

from dicehouse.envs.registry import NAMESPACE, games_with_observations, version_name
from dicehouse.support.extras import installed


def env_id(game: str) -> str:
    """The name of a game's environments in Gymnasium and in PettingZoo: `dicehouse/gonuts-v1`."""
    return f"{NAMESPACE}/{version_name(game).replace('_v', '-v')}"


def register_in_gymnasium() -> None:
    """Register one table (`make`) and many (`make_vec`) of every game. What they need is imported when one is made."""
    from gymnasium.envs.registration import register, registry

    for game in games_with_observations():
        if env_id(game) not in registry:
            register(
                env_id(game),
                "dicehouse.envs.single_table:TableEnv",
                vector_entry_point="dicehouse.envs.gymnasium:DicehouseVectorEnv",
                kwargs={"game": game},
            )


def register_in_pettingzoo() -> None:
    """Register the AEC and the parallel environment of every game."""
    from pettingzoo.env_registry.registration import aec_registry, register

    for game in games_with_observations():
        if env_id(game) not in aec_registry:
            register("aec", env_id(game), "dicehouse.envs.pettingzoo:env", kwargs={"game": game})
            register("parallel", env_id(game), "dicehouse.envs.pettingzoo:parallel_env", kwargs={"game": game})


def register_where_installed() -> None:
    """Register with those of the two libraries that are installed."""
    if installed("gymnasium"):
        register_in_gymnasium()
    if installed("pettingzoo"):
        register_in_pettingzoo()
