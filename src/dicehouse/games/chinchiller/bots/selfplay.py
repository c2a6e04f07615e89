"""Self-play of the network with three to five players, for training. Compiled by numba."""

import numpy as np
from numba import njit
from numba.extending import overload

from dicehouse.games.chinchiller.bots import jit, model, throw_odds
from dicehouse.games.chinchiller.bots.model import Network
from dicehouse.games.chinchiller.bots.throw_odds import (
    CHANCES,
    CLOSES,
    FRESH,
    THROWS_CHANCES,
    THROWS_FLAT,
    Floats,
    Ints,
)
from dicehouse.games.chinchiller.rules import EYES
from dicehouse.games.chinchiller.sand import CLAIMS

N = len(CLAIMS)
BEFORE = 40.0
"""Before there is a network: the sand that changes a chance by a factor of e."""
OPEN_EYE = 15.0
"""Before there is a network: the value of an open eye, in sand."""


def _dense(rows: Floats, weights: Floats, bias: Floats) -> Floats:
    result = np.zeros((rows.shape[0], weights.shape[1]))
    for r in range(rows.shape[0]):
        for k in range(weights.shape[0]):
            if rows[r, k] != 0.0:
                for c in range(weights.shape[1]):
                    result[r, c] += rows[r, k] * weights[k, c]
        for c in range(weights.shape[1]):
            result[r, c] = max(result[r, c] + bias[c], 0.0)
    return result


@overload(model.dense)
def _dense_compiled(rows: Floats, weights: Floats, bias: Floats) -> object:
    """Loops need no library for matrices."""
    return _dense


for part in (model.features, throw_odds.stopping_values):
    jit.allow_in_jit(part)

chances_of = njit(cache=True)(model.chances)
values_for_all = njit(cache=True)(throw_odds.values_for_all)
equilibrium = jit.equilibrium_of


@njit(cache=True)
def give(piles: Ints, supply: int, seat: int, amount: int, whole: bool) -> tuple[Ints, int]:
    """As `Sand.give`."""
    back = jit.returned_by_each(amount, supply, piles.min(), len(piles), whole)
    after = piles - back
    after[seat] += amount
    return after, supply + back * len(piles) - amount


@njit(cache=True)
def pay(piles: Ints, payer: int, receiver: int, amount: int) -> Ints:
    """As `Sand.pay`."""
    after = piles.copy()
    after[payer] -= jit.from_own_pile(after[payer], amount)
    after[receiver] += amount
    return after


@njit(cache=True)
def position_values(network: Network, piles: Ints, closed: Ints, order: Ints, turn: int) -> Floats:
    """Every player's chance; 1 for the winner when all are blind. `order`: the rank of each second eye."""
    players = len(piles)
    if closed.min() == EYES:
        result = np.zeros(players)
        best = 0
        for seat in range(1, players):
            if jit.beats(piles[seat], piles[best], order[seat] > order[best]):
                best = seat
        result[best] = 1.0
        return result
    if len(network.first) == 1:
        scores = (piles + OPEN_EYE * (EYES - closed)) / BEFORE
        powers = np.exp(scores - scores.max())
        return powers / powers.sum()  # type: ignore[no-any-return]
    return chances_of(network, piles, closed, turn)


@njit(cache=True)
def close_eye(closed: Ints, order: Ints, seat: int) -> tuple[Ints, Ints]:
    """The eyes after a seat closes one."""
    closed, order = closed.copy(), order.copy()
    closed[seat] += 1
    if closed[seat] == EYES:
        order[seat] = order.max() + 1
    return closed, order


@njit(cache=True)
def draw(weights: Floats) -> int:
    """A random index by weight."""
    left = np.random.random() * weights.sum()
    for k in range(len(weights)):
        left -= weights[k]
        if left < 0:
            return k
    return int(np.argmax(weights))


@njit(cache=True)
def seed_random(number: int) -> None:
    """Seed the compiled random number generator."""
    np.random.seed(number)


@njit(cache=True)
def play_turns(
    network: Network, players: int, sand: int, total: int, whole: bool, heat: float, most: int
) -> tuple[Ints, Ints, Ints, Floats, Ints]:
    """Games until there are `most` turns: piles, closed eyes and turn of each, its value one turn on, its winner.

    Args:
        network: who plays.
        players: how many.
        sand: what each begins with.
        total: all the sand there is.
        whole: the reading of C3, what every player returns when the supply runs out.
        heat: how often a turn is played at random, so that the network sees strange positions too.
        most: how many turns.
    """
    all_piles = np.zeros((most, players), dtype=np.int64)
    all_closed = np.zeros((most, players), dtype=np.int64)
    all_turns = np.zeros(most, dtype=np.int64)
    all_next = np.zeros((most, players))
    winners = np.full(most, -1)
    at = 0
    while at < most:
        begun = at
        piles = np.full(players, sand)
        closed = np.zeros(players, dtype=np.int64)
        order = np.zeros(players, dtype=np.int64)
        turn = np.random.randint(players)
        if np.random.random() < 0.3:  # some games begin uneven
            piles += np.random.randint(0, 90, players)
        while closed.min() < EYES and at < most:
            all_piles[at], all_closed[at], all_turns[at] = piles, closed, turn
            wild = np.random.random() < heat
            if closed[turn] < EYES:
                piles, closed, order, after = _open_turn(network, piles, closed, order, turn, total, whole, wild)
            else:
                piles, closed, order, after = _blind_turn(network, piles, closed, order, turn, wild)
            all_next[at] = after
            at += 1
            turn = (turn + 1) % players
        if closed.min() == EYES:
            winners[begun:at] = np.argmax(position_values(network, piles, closed, order, turn))
    return all_piles, all_closed, all_turns, all_next, winners


@njit(cache=True)
def _open_turn(
    network: Network, piles: Ints, closed: Ints, order: Ints, turn: int, total: int, whole: bool, wild: bool
) -> tuple[Ints, Ints, Ints, Floats]:
    players = len(piles)
    supply = total - piles.sum()
    after = (turn + 1) % players
    takes = np.zeros((N, players))
    for k in range(N):
        takes[k] = position_values(network, give(piles, supply, turn, CLAIMS[k], whole)[0], closed, order, after)
    later, later_order = close_eye(closed, order, turn)
    close = position_values(network, piles, later, later_order, after)
    worths = values_for_all(takes, close, turn, THROWS_FLAT, THROWS_CHANCES)
    hand = FRESH
    while True:
        row = draw(THROWS_CHANCES * (THROWS_FLAT[:, 0] == hand))
        amount, then = THROWS_FLAT[row, 1], THROWS_FLAT[row, 2]
        if then == CLOSES:
            return piles, later, later_order, worths[FRESH]
        stops = np.random.random() < 0.5 if wild else takes[amount, turn] >= worths[max(then, 0), turn]
        if then < 0 or stops:
            return give(piles, supply, turn, CLAIMS[amount], whole)[0], closed, order, worths[FRESH]
        hand = then


@njit(cache=True)
def _blind_turn(
    network: Network, piles: Ints, closed: Ints, order: Ints, turn: int, wild: bool
) -> tuple[Ints, Ints, Ints, Floats]:
    players = len(piles)
    after = (turn + 1) % players
    announcer = after
    while closed[announcer] == EYES:
        announcer = (announcer + 1) % players
    later, later_order = close_eye(closed, order, announcer)
    accept, truth, lie = np.zeros((N, players)), np.zeros((N, players)), np.zeros((N, players))
    before = -1
    for k in range(N):
        paid = pay(piles, announcer, turn, CLAIMS[k])
        accept[k] = position_values(network, paid, closed, order, after)
        lie[k] = position_values(network, paid, later, later_order, after)
        _, fine, _ = jit.challenged(CLAIMS[k], CLAIMS[k])
        if fine == before:
            truth[k] = truth[k - 1]
        else:
            truth[k] = position_values(network, pay(piles, turn, announcer, fine), closed, order, after)
        before = fine
    _, mix, believe = equilibrium(
        accept[:, announcer] - accept[:, turn],
        truth[:, announcer] - truth[:, turn],
        lie[:, announcer] - lie[:, turn],
        CHANCES,
    )
    value = np.zeros(players)
    for w in range(N):
        for c in range(N):
            if mix[w, c] > 0.0:
                looked = truth[w] if w == c else lie[w]
                value += CHANCES[w] * mix[w, c] * (believe[c] * accept[c] + (1.0 - believe[c]) * looked)
    actual = draw(CHANCES)
    claim = np.random.randint(N) if wild else draw(mix[actual])
    if np.random.random() < (0.5 if wild else believe[claim]):
        return pay(piles, announcer, turn, CLAIMS[claim]), closed, order, value
    owed, fine, closing = jit.challenged(CLAIMS[claim], CLAIMS[actual])
    piles = pay(pay(piles, announcer, turn, owed), turn, announcer, fine)
    if closing:
        return piles, later, later_order, value
    return piles, closed, order, value


@njit(cache=True)
def features_of_all(piles: Ints, closed: Ints, turn: Ints) -> Floats:
    """The features of many positions."""
    positions, players = piles.shape
    rows = np.zeros((positions, players, 4 + players + 5 * (players - 1)))
    for k in range(positions):
        rows[k] = model.features(piles[k], closed[k], turn[k])
    return rows
