"""What MaskablePPO of sb3-contrib learns in a short time, in the way its documentation trains it.

One table of every game, a learner in one seat, random opponents: the mean reward of the untrained policy and of the
trained one over the same games, and how many decisions a second environment and learner make together. A policy that
learns nothing keeps its reward; 0 is an equal share of the wins. Needs `pip install 'dicehouse[bench]'`.
"""

import argparse
import time
from typing import Any

import gymnasium
from benchmarks.reporting import Report, conditions_line, markdown_table, run_benchmark
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from scripts.progress import say

from dicehouse.envs.registration import env_id
from dicehouse.envs.registry import games_with_observations

SEED = 1


def mean_reward(model: Any, game: str, games: int) -> float:
    """The mean reward over some games, which are the same for every model."""
    table = gymnasium.make(env_id(game))
    table.reset(seed=SEED)
    mean, _ = evaluate_policy(model, table, n_eval_episodes=games, deterministic=False, warn=False)
    return round(float(mean), 3)


def measure(game: str, steps: int, games: int) -> dict[str, Any]:
    """Train on one game."""
    say(f"{game}: {steps} decisions")
    model = MaskablePPO("MlpPolicy", gymnasium.make(env_id(game)), seed=SEED, device="cpu")
    before = mean_reward(model, game, games)
    start = time.perf_counter()
    model.learn(steps)
    rate = model.num_timesteps / (time.perf_counter() - start)
    after = mean_reward(model, game, games)
    return {
        "game": game,
        "decisions": model.num_timesteps,
        "decisions_per_second": round(rate),
        "reward_before": before,
        "reward_after": after,
    }


def as_markdown(report: Report) -> str:
    rows = [tuple(row.values()) for row in report["results"]]
    columns = ["game", "decisions", "decisions/s", "reward untrained", "reward trained"]
    facts = f"{report['games']} games for each reward"
    return "\n".join([*markdown_table(columns, rows), "", conditions_line(report, facts)])


def measure_all(arguments: argparse.Namespace) -> Report:
    return {
        "games": arguments.games,
        "results": [measure(game, arguments.steps, arguments.games) for game in games_with_observations()],
    }


def options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--steps", type=int, default=50_000, help="decisions to learn from")
    parser.add_argument("--games", type=int, default=200, help="games for each mean reward")


def main() -> None:
    run_benchmark(__doc__, measure_all, as_markdown, options)


if __name__ == "__main__":
    main()
