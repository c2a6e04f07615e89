"""Fitting the start values (`start_values.py`) to games that experts play among themselves; the same every time."""

from collections import defaultdict
from random import Random

import numpy as np

from dicehouse.games.dixkibluff.bots.expert import Expert
from dicehouse.games.dixkibluff.bots.odds import Numbers
from dicehouse.games.dixkibluff.bots.showdown_result import Dice
from dicehouse.games.dixkibluff.bots.start_values import FORMULA, MOST_PLAYERS, PARTS, features
from dicehouse.games.dixkibluff.rules import DiXkiBluff
from dicehouse.kit import value_tables
from dicehouse.kit.bot import Bot
from dicehouse.kit.solution import Progress

SEED = 1
GAMES = {3: 240, 4: 80, 5: 40, 6: 20, 9: 10}
"""How many games for each number of players."""
STEPS = 300
"""Steps of the fit."""
CAUTION = 10.0
"""How strongly weights are held near the usual ones, in games."""
USUAL = (2.0, 0.0, 0.0, 0.0)

Start = tuple[Dice, int, int]
"""The dice at the beginning of a round, who bets first, and who won the game."""


def train(progress: Progress) -> Numbers:
    """Play, fit, and give the weights: a row for each number of players left."""
    found: dict[int, list[Start]] = defaultdict(list)
    played, total = 0, sum(players * games for players, games in GAMES.items())
    for players, games in GAMES.items():
        for number in range(games):
            dice = 3 + number % 2 * (number % 4)  # mostly three, sometimes up to six
            for start in _play(players, min(dice, 6), Random(f"{SEED}-{players}-{number}")):
                found[sum(count > 0 for count in start[0])].append(start)
            played += players
            progress(played / total)
    weights = np.tile(np.array(USUAL), (MOST_PLAYERS + 1, 1))
    for left, starts in sorted(found.items()):
        weights[left] = fit(starts)
    return weights


def ship(progress: Progress) -> None:
    """Make the table that ships."""
    weights = train(progress)
    value_tables.save(DiXkiBluff(DiXkiBluff.options_type(players=3)), FORMULA, {"weights": weights}, ship=True)


def fit(starts: list[Start]) -> Numbers:
    """The weights that make the winners likeliest: a logit, climbed with Newton's method."""
    weights = np.array(USUAL)
    rows = np.array([features(dice, first)[list(_padded(dice))] for dice, first, _ in starts])
    out = np.array([[not dice[seat] for seat in _padded(dice)] for dice, _, _ in starts])
    won = np.array([_padded(dice).index(winner) for dice, _, winner in starts])
    for _ in range(STEPS):
        score = np.where(out, -np.inf, rows @ weights)
        chance = np.exp(score - score.max(axis=1, keepdims=True))
        chance /= chance.sum(axis=1, keepdims=True)
        mean = np.einsum("ns,nsp->np", chance, rows)
        slope = (rows[np.arange(len(rows)), won] - mean).sum(axis=0) - CAUTION * (weights - USUAL)
        bend = np.einsum("ns,nsp,nsq->pq", chance, rows, rows) - mean.T @ mean + CAUTION * np.eye(PARTS)
        step = np.linalg.solve(bend, slope)
        weights = weights + step
        if np.abs(step).max() < 1e-10:
            break
    return weights


def _padded(dice: Dice) -> tuple[int, ...]:
    """Seats with dice first, then as many as needed to make all tables equally long."""
    left = [seat for seat, count in enumerate(dice) if count]
    return tuple(left)


def _play(players: int, dice: int, random: Random) -> list[Start]:
    """One game among experts: the beginnings of its rounds."""
    game = DiXkiBluff(DiXkiBluff.options_type(players=players, dice=dice))
    bots: list[Bot] = [Expert(game, seat, random) for seat in range(players)]
    state = game.new()
    starts: list[tuple[Dice, int]] = []
    while state.due is not None or state.actors:
        if state.due is not None:
            state, events = game.roll(state, state.due.sample(random.random))
        else:
            seat = state.actors[0]
            action = bots[seat].choose(game.view(state, seat), game.choices(state, seat))
            assert action is not None
            state, events = game.act(state, seat, action)  # type: ignore[arg-type]  # one of its own choices
            if state.phase == "place" and not any(state.hands):
                starts.append((state.dice, state.turn))
        for seat, bot in enumerate(bots):
            bot.notice(tuple(event.for_viewer(seat) for event in events))
    return [(before, first, state.turn) for before, first in starts]
