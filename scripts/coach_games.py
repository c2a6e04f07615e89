"""Games for the coach to account for: option sets, games between mixed bots, and what every account must hold.

Shared by `coach_proof.py`, `coach_levels.py` and the tests.
"""

from collections.abc import Sequence
from math import fsum
from random import Random
from typing import Any, NamedTuple

from dicehouse import games
from dicehouse.bots import make_bot
from dicehouse.bots.play import play_game
from dicehouse.coach import Review
from dicehouse.core.game import AnyGame
from dicehouse.core.play import Transition, replay
from dicehouse.kit.evaluator import Evaluator, Memory

ROUNDING = 1e-9
STORED = 1e-6
"""Tables ship with seven digits."""
MIX = ("random", "novice", "regular", "expert")


class Case(NamedTuple):
    """A game with options for which there is an evaluator."""

    game: str
    players: int
    options: dict[str, Any]
    games: int = 250
    """How many `coach_proof` reviews: fewer where one takes a second or more."""

    def __str__(self) -> str:
        told = {key: " ".join(value) if isinstance(value, tuple) else value for key, value in self.options.items()}
        players = "1 player" if self.players == 1 else f"{self.players} players"
        return ", ".join([self.game, players, *(f"{key} {value}" for key, value in told.items())])

    def bind(self) -> AnyGame:
        return games.create(self.game, self.players, **self.options)


CASES = (
    Case("gonuts", 2, {}),
    Case("gonuts", 3, {}),
    Case("gonuts", 2, {"first": "1", "target": 12}),
    Case("gonuts", 4, {"target": 4}),
    Case("gonuts", 2, {"round": "live", "target": 12}),
    Case("gonuts", 3, {"round": "live", "target": 8}),
    Case("gonuts", 2, {"counted": True, "target": 12}),
    Case("gonuts", 2, {"target": 7, "squirrels": 0}),
    Case("gonuts", 2, {"target": 7, "acorns": 20, "cars": 0}),
    Case("gonuts", 2, {"target": 9, "squirrels": 1, "acorns": 2, "cars": 3, "dogs": 3, "houses": 0}),
    Case("gonuts", 2, {"target": 1}),
    Case("chinchiller", 2, {}),
    Case("chinchiller", 2, {"first": "1"}),
    Case("chinchiller", 2, {"returns": "pile"}),
    Case("chinchiller", 2, {"series": True}),
    Case("chinchiller", 2, {"sand": 10}),
    Case("chinchiller", 3, {}),
    Case("chinchiller", 3, {"sand": 10, "supply": 60}),
    Case("chinchiller", 4, {"returns": "pile"}),
    Case("chinchiller", 4, {"series": True}, 60),
    Case("chinchiller", 5, {}),
    Case("chinchiller", 2, {"late": True}),
    Case("chinchiller", 3, {"late": True}),
    Case("chili", 1, {}, 100),
    Case("chili", 1, {"rolls": 12}, 100),
    Case("chili", 1, {"edition": "dutch", "rolls": 11}, 100),
    Case("chili", 1, {"rolls": 1}),
    Case("chili", 2, {}, 40),
    Case("chili", 2, {"edition": "dutch", "rolls": 4}, 100),
    Case("chili", 3, {"rolls": 11}, 40),
    Case("chili", 4, {"rolls": 3}, 100),
    Case("dixkibluff", 3, {}, 5),
    Case("dixkibluff", 3, {"knowledge": "sealed"}, 4),
    Case("dixkibluff", 3, {"calls": "live"}, 4),
    Case("dixkibluff", 3, {"faces": ("pi", "bomb", "figure")}, 4),
    Case("dixkibluff", 4, {}, 5),
    Case("dixkibluff", 5, {"calls": "live", "knowledge": "sealed"}, 4),
    Case("dixkibluff", 3, {"dice": 5}, 4),
    Case("dixkibluff", 3, {"late": True}, 4),
    Case("dixkibluff", 3, {"late": True, "knowledge": "sealed", "calls": "live"}, 4),
    Case("dixkibluff", 9, {}, 1),
)
"""Every game and number of players, every option away from its default; the shortest games too."""


def mixed_levels(case: Case, random: Random, levels: Sequence[str] = MIX) -> list[str]:
    """A level for each seat."""
    return [random.choice(levels) for _ in range(case.players)]


def play(game: AnyGame, levels: Sequence[str], seed: str) -> list[Transition]:
    """The steps of a game between bots, one level for each seat."""
    random, steps = Random(f"{seed} dice"), list[Transition]()
    bots = [make_bot(game, level, seat, Random(f"{seed} {seat}")) for seat, level in enumerate(levels)]
    play_game(game, bots, lambda due: due.sample(random.random), steps.append)
    return steps


def told(game: AnyGame, steps: Sequence[Transition]) -> tuple[AnyGame, list[Transition]]:
    """A game as it is reviewed: dice that were told late, told when they were thrown (`Game.told_at_once`)."""
    known, moves = game.told_at_once([(made.seat, made.text(game)) for made in steps])
    return known, list(replay(known, moves))


def played(game: AnyGame, level: str, seed: int) -> list[Transition]:
    """The steps of a game between bots of one level."""
    return play(game, [level] * game.players, str(seed))


class Checked(NamedTuple):
    """How far the accounts of a game are from what they must hold."""

    residual: float
    """start + luck + decisions + others + slack - result, at most."""
    slack: float
    """Of one seat, for each of its decisions and seen rolls, at most."""
    decisions: int


def check(game: AnyGame, judge: Evaluator, steps: Sequence[Transition], found: Review) -> Checked:
    """Hold a review to the identity, and to what the evaluator states; raises `AssertionError` where it fails."""
    outcome = game.outcome(steps[-1].after)
    assert outcome is not None
    residual = slack = 0.0
    for seat, account in enumerate(found.accounts):
        won = (seat in outcome.winners) / len(outcome.winners)
        result = outcome.scores[seat] if found.measure == "points" else won
        assert abs(account.result - result) <= ROUNDING, (account, outcome)
        parts = (account.start, account.luck, account.decisions, account.others, account.slack, -result)
        residual = max(residual, abs(fsum(parts)))
        lucks = [step.luck[seat] for step in found.steps]
        seen = [luck for luck in lucks if luck is not None]
        costs = [step.decision.cost for step in found.steps if step.decision and step.decision.seat == seat]
        assert min(costs, default=0.0) >= 0
        assert abs(fsum(seen) - account.luck) <= ROUNDING
        assert abs(fsum(costs) + account.decisions) <= ROUNDING
        stated = (judge.slack + STORED) * len(costs) + judge.noise * (len(costs) + len(seen))
        assert abs(account.slack) <= stated + ROUNDING, (seat, account, stated)
        slack = max(slack, abs(account.slack) / max(1, len(costs) + len(seen)))
    assert residual <= ROUNDING, residual
    if judge.exact and type(judge.memory(0)) is Memory:
        _check_nothing_is_disclosed(found)
    return Checked(residual, slack, sum(step.decision is not None for step in found.steps))


def _check_nothing_is_disclosed(found: Review) -> None:
    """Where values are exact and everything is open, an action is worth what it was said to be worth before."""
    for step in found.steps:
        if step.decision is not None:
            value = {action: value for action, value, _ in step.decision.candidates}[step.decision.played]
            assert abs(step.chances[step.decision.seat] - value) <= STORED, step


def costs_of(game: AnyGame, judge: Evaluator, steps: Sequence[Transition]) -> list[list[float]]:
    """By seat, what its decisions cost: as a review says it, without the rest of the accounting."""
    memories = [judge.memory(seat) for seat in range(game.players)]
    costs: list[list[float]] = [[] for _ in memories]
    for made in steps:
        if made.seat is not None:
            choices = game.choices(made.before, made.seat)
            if len(choices) > 1:
                found = judge.candidates(game.view(made.before, made.seat), choices, memories[made.seat])
                played = next(one.value for one in found if one.action == made.action)
                costs[made.seat].append(max(0.0, max(one.value for one in found) - played))
        for seat, memory in enumerate(memories):
            memory.notice(made.visible(seat))
    return costs
