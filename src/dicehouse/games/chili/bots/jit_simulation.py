"""Many games of best play at once, compiled by numba, on the values that `jit.py` solved."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from dicehouse.games.chili.bots.jit import (
    ROW,
    SLOTS,
    Floats,
    Rules,
    best_writes,
    fill,
    jit,
    other_faces,
    plain_numbers,
    roll_all,
    tensor,
    turn_layers,
)


class Pads(NamedTuple):
    """The state of many simulated games, one entry for each."""

    left: NDArray[np.int64]
    """Rolls left."""
    masks: NDArray[np.int64]
    """Empty spaces."""
    totals: NDArray[np.int64]
    """Points written."""
    states: NDArray[np.uint64]
    """States of the random number generators."""


@jit
def draw(states: NDArray[np.uint64], game: int, faces_count: int) -> int:
    """A face for a game, from its own stream of random numbers (splitmix64)."""
    states[game] += np.uint64(0x9E3779B97F4A7C15)
    z = states[game]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    z = z ^ (z >> np.uint64(31))
    return int(((z >> np.uint64(32)) * np.uint64(faces_count)) >> np.uint64(32))


@jit
def turn_together(shown: NDArray[np.int64], red: NDArray[np.bool_], layer: Floats, weights: NDArray[np.int64]) -> int:
    """The best way to lie for dice of which some just landed red; `shown` is changed, its place comes back."""
    place = 0
    for die in range(len(shown)):
        place += shown[die] * weights[die]
    best, ways = place, 1
    for die in range(len(shown)):
        if red[die]:
            ways *= SLOTS - 1
    for way in range(ways):
        there, rest = place, way
        for die in range(len(shown)):
            if red[die]:
                there += (rest % (SLOTS - 1) - shown[die]) * weights[die]
                rest //= SLOTS - 1
        if layer[there] > layer[best]:
            best = there
    for die in range(len(shown)):
        shown[die] = best // weights[die] % (SLOTS - 1)
    return best


@jit
def best_reroll(p: Floats, shown: NDArray[np.int64], places: NDArray[np.int64]) -> int:
    """The best dice to roll again, as bits; `places` is room for one number for each set of dice."""
    dice = len(shown)
    places[0], stride, count = shown[dice - 1], ROW, 1
    places[1] = SLOTS - 1
    for die in range(dice - 2, -1, -1):  # bit 0 is the last die
        count *= 2
        for rolled in range(count):
            places[count + rolled] = places[rolled] + (SLOTS - 1) * stride
            places[rolled] += shown[die] * stride
        stride *= SLOTS
    flat = p.reshape(p.size)
    chosen, value = 0, -np.inf
    for rolled in range(1, 2 * count):
        if flat[places[rolled]] > value:
            chosen, value = rolled, flat[places[rolled]]
    return chosen


@jit
def best_space(points: Floats, mask: int, after: Floats, best: float) -> int:
    """The first space that is worth as much as the best one."""
    for space in range(len(points)):
        if mask >> space & 1 and points[space] + after[mask ^ (1 << space)] == best:
            return space
    return -1


@jit
def land(
    shown: NDArray[np.int64],
    rolling: int,
    states: NDArray[np.uint64],
    game: int,
    reds: NDArray[np.int64],
    red: NDArray[np.bool_],
) -> None:
    """Let the dice that are rolling land; which of them are red is noted."""
    dice = len(shown)
    for die in range(dice):
        red[die] = False
        if rolling >> (dice - 1 - die) & 1:
            shown[die] = draw(states, game, SLOTS - 1)
            red[die] = shown[die] == reds[die]


@jit
def play_mask(mask: int, games: NDArray[np.int64], pads: Pads, values: Floats, rules: Rules, layers: Floats) -> None:
    """One turn, played best, of all games that have these empty spaces; the layers of the mask are built once."""
    points, classes, reds, left = rules.points, rules.classes, rules.reds, pads.left
    dice = len(reds)
    top = 0
    for game in games:
        top = max(top, left[game])
    best = np.empty((top, points.shape[1]))
    for rest in range(top):
        best_writes(points, mask, values[rest], best[rest])
    turn_layers(best, classes, reds, layers)
    weights = np.array([(SLOTS - 1) ** (dice - 1 - die) for die in range(dice)])
    shown = np.zeros((len(games), dice), dtype=np.int64)
    rolling = np.full(len(games), (1 << dice) - 1)
    done = np.zeros(len(games), dtype=np.bool_)
    red = np.zeros(dice, dtype=np.bool_)
    p, places = tensor(dice), np.empty(1 << dice, dtype=np.int64)
    plain, others = plain_numbers(dice), other_faces(reds)
    every = np.arange(len(classes)).astype(np.uint16)
    for rest in range(top - 1, -1, -1):
        ready = False  # whether the tensor of this layer is built
        for number in range(len(games)):
            game = games[number]
            if done[number] or left[game] != rest + 1:
                continue
            left[game] = rest
            land(shown[number], rolling[number], pads.states, game, reds, red)
            place = turn_together(shown[number], red, layers[rest], weights)
            found = classes[place]
            if best[rest, found] >= layers[rest, place]:
                done[number] = True
                space = best_space(points[:, found], mask, values[rest], best[rest, found])
                after = mask ^ (1 << space)
                pads.totals[game] += int(points[space, found]) + (0 if after else rules.bonus * rest)
                pads.masks[game] = after if rest else 0
            else:
                if not ready:
                    fill(p, dice, layers[rest - 1], every, plain)
                    roll_all(p, dice, plain, others)
                    ready = True
                rolling[number] = best_reroll(p, shown[number], places)
