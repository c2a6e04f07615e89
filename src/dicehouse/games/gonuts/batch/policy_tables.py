"""Bots of Go Nuts! as tabulated policies: every entry is the answer of the bot itself."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from dicehouse.core.events import Event, StarterDrawn
from dicehouse.games.gonuts.batch import kernel
from dicehouse.games.gonuts.batch.kernel import FACES, NODE, POINTS, score
from dicehouse.games.gonuts.batch.policy_query import MARGIN, ROLLER, DiceOnTable, PolicyQuery, policy_query
from dicehouse.games.gonuts.batch.tables import FAR, GraphTables
from dicehouse.games.gonuts.options import BEATS
from dicehouse.games.gonuts.rules import DICE, GoNuts
from dicehouse.games.gonuts.statistics import STATISTICS
from dicehouse.kit.batch.bitfields import at, jit_unpack, unpack
from dicehouse.kit.batch.graph import COLUMN_BITS, FIRST_COLUMN, FIRST_OPTION, NODE_NUMBER, OPTION_COUNT
from dicehouse.kit.batch.jit import inline
from dicehouse.kit.batch.policy_play import (
    CERTAIN,
    COUNTER_BITS,
    MAX_COUNTERS,
    EventCounts,
    Policies,
    Results,
    policy_loop,
)
from dicehouse.kit.bot import EXPERT, NOVICE, RANDOM, REGULAR
from dicehouse.kit.statistics import CountedEvent
from dicehouse.support.process_pool import process_pool

TABULATED = (NOVICE, REGULAR, EXPERT, RANDOM)
"""The bots that are fast enough to be tabulated. The top level checks every view it gets, which takes too long."""
MIN_GAMES = 1000
"""Fewer games are played by the rules before the compiled loop is loaded."""
VIEWS_PER_GAME = 150
"""The number of views a bot answers in the time in which one game is played by the rules."""
MAX_ENTRIES = 50_000_000
"""The largest table of a policy."""


class GoNutsPolicies(NamedTuple):
    """Tabulated policies, and what `policy_index` reads."""

    probabilities: NDArray[Any]
    """By policy and index: the probability to bank, in units of `1 / CERTAIN`."""
    dice: NDArray[Any]
    """By node: the number of dice in play."""
    reads_faces: NDArray[Any]
    """By policy: whether it looks at the faces, and not only at the number of dice."""
    dice_size: int
    """The length of the last axis of a policy: sets of faces, or numbers of dice."""


@inline
def policy_index(tables: Any, policies: Any, states: Any, lane: int, seat: Any, policy: Any) -> Any:
    """By the scores from the seat on, the points up to a margin beyond the target, and the dice."""
    index = 0
    for step in range(tables.players):
        index = index * tables.enough + score(tables, states, lane, (seat + step) % tables.players)
    points = min(states[POINTS, lane], tables.enough + MARGIN)
    dice = at(policies.dice, jit_unpack(states[NODE, lane], NODE_NUMBER))
    last = states[FACES, lane] if at(policies.reads_faces, policy) else dice
    return (index * (tables.enough + MARGIN + 1) + points) * policies.dice_size + last


def refusal(game: GoNuts, bots: tuple[str, ...], games: int) -> str:
    """Why these bots have to be played by the rules; empty where they can be tabulated."""
    slow = [bot for bot in bots if bot not in TABULATED]
    if slow:
        return f"{slow[0]} takes too long to be asked about every position"
    if game.options.round != BEATS:
        return "in live rounds several may act at once"
    if len(STATISTICS) > MAX_COUNTERS:
        return "there is too much to count"
    scores = game.options.target**game.players
    dice_size = 1 + (56 if NOVICE in bots else DICE)
    if scores * (game.options.target + MARGIN + 1) * dice_size > MAX_ENTRIES:
        return "there are too many positions"
    views = len(set(bots)) * scores * game.options.target * dice_size // 2
    return "" if views <= VIEWS_PER_GAME * games and games >= MIN_GAMES else "it takes more games to be worth it"


class TabulatedBots:
    """Bots of a game as tabulated policies, ready to play each other.

    Args:
        game: the rules, bound to their options.
        bots: the names of the bots.
        jobs: the number of processes that tabulate them.
    """

    def __init__(self, game: GoNuts, bots: tuple[str, ...], jobs: int) -> None:
        compiled = GraphTables(game)
        names = list(dict.fromkeys(bots))
        sets = tuple(_dice_on_table(compiled))
        queries = [policy_query(game, name, sets, CERTAIN) for name in names]
        dice_size = max(query.dice_size for query in queries)
        with _process_map(jobs) as process_map:
            probabilities = np.stack([_tabulate(query, dice_size, process_map) for query in queries])
        self.tables = compiled.tables
        self.policies = GoNutsPolicies(
            probabilities,
            np.array([state.dice for state in compiled.graph.keys]),
            np.array([query.sets == sets for query in queries]),
            dice_size,
        )
        self.faces = compiled.faces
        """Every set of dice on the table, as policies that look at faces number it."""
        self._counts = _event_counts(game, compiled)
        self._policy_of = np.array([names.index(bot) for bot in bots])

    def play(self, seating: NDArray[Any], seed: int, first: int) -> Results:
        """Play games.

        Args:
            seating: by game and seat, the index of the bot.
            seed: the seed of all dice.
            first: the number of the first game; a game depends on the seed and its number only.
        """
        results = Results.empty(len(seating), self.tables.players)
        loop = policy_loop(kernel, policy_index)
        loop(self.tables, self.policies, self._counts, self._policy_of[seating], seed, first, results)
        return results

    def event_counts(self, packed: NDArray[Any]) -> NDArray[Any]:
        """How often each event of the statistics happened, from the packed counts of games."""
        return np.stack(
            [packed >> place * COUNTER_BITS & (1 << COUNTER_BITS) - 1 for place in range(len(STATISTICS))], axis=-1
        )


@contextmanager
def _process_map(jobs: int) -> Iterator[Callable[..., Iterable[NDArray[Any]]]]:
    """`map` on a pool of processes."""
    if jobs == 1:
        yield map
        return
    with process_pool(jobs) as pool:
        yield pool.map


def _tabulate(query: PolicyQuery, dice_size: int, process_map: Callable[..., Iterable[NDArray[Any]]]) -> NDArray[Any]:
    """The array of a policy; the first axis is the score of the seat that acts."""
    answers = np.stack(list(process_map(query.answers, range(query.options.target))))
    unchanged = [(0, 0)] * (answers.ndim - 1)
    return np.pad(answers, [*unchanged, (0, dice_size - query.dice_size)]).reshape(-1)


def _dice_on_table(compiled: GraphTables) -> Iterator[DiceOnTable]:
    """Every set of dice that can be on the table at a decision."""
    for state in compiled.graph.keys:
        if state.due is not None and state.turn == ROLLER and not state.waiting:
            for roll, _ in state.due.multisets():
                after, _ = compiled.game.roll(replace(state, points=0), roll)
                if after.actors:
                    yield DiceOnTable(compiled.faces.index(after.faces), after.faces, after.dice, after.points)


def _event_counts(game: GoNuts, compiled: GraphTables) -> EventCounts:
    """The counted events of every step, taken from the events of the rules."""
    far, graph, tables = GoNuts(replace(game.options, target=FAR)), compiled.graph, compiled.tables
    actions = game.all_actions()
    options, rolls = (np.zeros(len(steps), dtype=np.int64) for steps in (tables.option_steps, tables.roll_steps))
    starters = np.zeros_like(rolls)
    for state in graph.keys:
        node = graph.node(state)
        for number in range(unpack(node, OPTION_COUNT) if state.actors else 0):
            index = unpack(node, FIRST_OPTION) + number
            seat, action = divmod(int(tables.options[index]), len(actions))
            options[index] = _packed_counts(far.act(state, seat, actions[action])[1])
        for column in range(unpack(node, FIRST_COLUMN), unpack(node, FIRST_COLUMN) + (1 << unpack(node, COLUMN_BITS))):
            if state.due is not None and graph.rolls[column]:
                events = far.roll(state, graph.rolls[column])[1]
                rolls[column] = _packed_counts(events)
                starters[column] = sum(event.seat + 1 for event in events if isinstance(event, StarterDrawn))
    return EventCounts(options, rolls, starters, 0 if game.starter is None else game.starter + 1)


def _packed_counts(events: tuple[Event, ...]) -> int:
    counted: tuple[CountedEvent, ...] = STATISTICS
    return sum(sum(map(kind.happened, events)) << place * COUNTER_BITS for place, kind in enumerate(counted))


POLICIES = Policies(refusal, TabulatedBots)
