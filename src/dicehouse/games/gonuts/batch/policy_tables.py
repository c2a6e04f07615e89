"""Bots of Go Nuts! as tables, ready to play many games at once. Nothing of a bot is written again: it is asked."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from dicehouse.core.events import Event, StarterDrawn
from dicehouse.games.gonuts.batch import kernel
from dicehouse.games.gonuts.batch.kernel import FACES, PLACE, POINTS, score
from dicehouse.games.gonuts.batch.policy_query import MARGIN, ROLLER, Questions, Way, questions
from dicehouse.games.gonuts.batch.tables import FAR, Atlas
from dicehouse.games.gonuts.options import BEATS
from dicehouse.games.gonuts.rules import DICE, GoNuts
from dicehouse.games.gonuts.statistics import STATISTICS
from dicehouse.kit.batch.bitfields import look, take, taken
from dicehouse.kit.batch.graph import BITS, COLUMN, COUNT, FIRST
from dicehouse.kit.batch.graph import NUMBER as NODE
from dicehouse.kit.batch.jit import part
from dicehouse.kit.batch.policy_play import MOST_THINGS, NOTE_BITS, SURE, Endings, Notes, Policies, contest_of
from dicehouse.kit.bot import EXPERT, NOVICE, RANDOM, REGULAR
from dicehouse.kit.statistics import CountedEvent
from dicehouse.support.process_pool import process_pool

QUICK = (NOVICE, REGULAR, EXPERT, RANDOM)
"""Bots that answer quickly enough to be asked about everything. The perfect one checks every view it is shown."""
FEWEST_GAMES = 1000
"""Fewer are played before the loops are even loaded."""
WORTH_ASKING = 150
"""So many views are asked about in the time of one game on the plain engine."""
MOST_ENTRIES = 50_000_000


class MindTables(NamedTuple):
    """The tables of the rules (see `GoNutsTables`), and of where a moment stands in the table of a mind."""

    first: int
    options: NDArray[Any]
    doers: NDArray[Any]
    urns: NDArray[Any]
    landings: NDArray[Any]
    over: int
    enough: int
    players: int
    actions: int
    dice: NDArray[Any]
    """By node: how many dice are in play."""
    looking: NDArray[Any]
    """By mind: whether it looks at the faces."""
    lying: int
    """In how many ways dice can lie; no fewer than can be in play."""


@part
def spot(tables: Any, states: Any, lane: int, seat: Any, mind: Any) -> Any:  # pragma: no cover - compiled
    """By the scores from the seat on, the points up to some beyond the target, and the dice."""
    place = 0
    for step in range(tables.players):
        place = place * tables.enough + score(tables, states, lane, (seat + step) % tables.players)
    points = min(states[POINTS, lane], tables.enough + MARGIN)
    dice = look(tables.dice, take(states[PLACE, lane], NODE))
    lies = states[FACES, lane] if look(tables.looking, mind) else dice
    return (place * (tables.enough + MARGIN + 1) + points) * tables.lying + lies


def refusal(game: GoNuts, bots: tuple[str, ...], games: int) -> str:
    """Why these bots had better play on the plain engine; nothing where they may be compiled."""
    slow = [bot for bot in bots if bot not in QUICK]
    if slow:
        return f"{slow[0]} takes too long to be asked about every position"
    if game.options.round != BEATS:
        return "in live rounds several may act at once"
    if len(STATISTICS) > MOST_THINGS:
        return "there is too much to count"
    scores = game.options.target**game.players
    lying = 1 + (56 if NOVICE in bots else DICE)
    if scores * (game.options.target + MARGIN + 1) * lying > MOST_ENTRIES:
        return "there are too many positions"
    views = len(set(bots)) * scores * game.options.target * lying // 2
    return "" if views <= WORTH_ASKING * games and games >= FEWEST_GAMES else "it takes more games to be worth it"


class Arena:
    """Bots of a game, compiled, and ready to play.

    Args:
        game: the rules, bound to their options.
        bots: who plays.
        jobs: how many processes ask the bots.
    """

    def __init__(self, game: GoNuts, bots: tuple[str, ...], jobs: int) -> None:
        atlas = Atlas(game)
        names = list(dict.fromkeys(bots))
        ways = tuple(_ways(atlas))
        asked = [questions(game, name, ways, SURE) for name in names]
        lying = max(one.lying for one in asked)
        dice = np.array([state.dice for state in atlas.graph.keys])
        looking = np.array([one.ways == ways for one in asked])
        self.tables = MindTables(*atlas.tables, dice, looking, lying)
        self.notes = _notes(game, atlas)
        with _askers(jobs) as ask:
            self.minds = np.stack([_mind(one, lying, ask) for one in asked])
        self.faces = atlas.faces
        """Every way dice can lie, as minds that look number it."""
        self._which = np.array([names.index(bot) for bot in bots])

    def play(self, sitting: NDArray[Any], seed: int, first: int) -> Endings:
        """Games with bots in seats.

        Args:
            sitting: by game and seat, which bot sits there.
            seed: of all dice.
            first: the number of the first game; a game of a number has the same dice whenever it is played.
        """
        endings = Endings.room(len(sitting), self.tables.players)
        loop = contest_of(kernel, spot)
        loop(self.tables, self.notes, self.minds, self._which[sitting], seed, first, endings)
        return endings

    def things(self, notes: NDArray[Any]) -> NDArray[Any]:
        """How often each noteworthy thing happened, from what a game noted."""
        return np.stack(
            [notes >> place * NOTE_BITS & (1 << NOTE_BITS) - 1 for place in range(len(STATISTICS))], axis=-1
        )


@contextmanager
def _askers(jobs: int) -> Iterator[Callable[..., Iterable[NDArray[Any]]]]:
    """A function like `map` that runs on this many processes."""
    if jobs == 1:
        yield map
        return
    with process_pool(jobs) as pool:
        yield pool.map


def _mind(asked: Questions, lying: int, ask: Callable[..., Iterable[NDArray[Any]]]) -> NDArray[Any]:
    """The table of a bot, the scores of the one who chooses first."""
    answers = np.stack(list(ask(asked.answers, range(asked.options.target))))
    room = [(0, 0)] * (answers.ndim - 1)
    return np.pad(answers, [*room, (0, lying - asked.lying)]).reshape(-1)


def _ways(atlas: Atlas) -> Iterator[Way]:
    """Every way dice can lie when somebody may choose."""
    for state in atlas.graph.keys:
        if state.due is not None and state.turn == ROLLER and not state.waiting:
            for roll, _ in state.due.multisets():
                after, _ = atlas.game.roll(replace(state, points=0), roll)
                if after.actors:
                    yield Way(atlas.faces.index(after.faces), after.faces, after.dice, after.points)


def _notes(game: GoNuts, atlas: Atlas) -> Notes:
    """What every step brings that is noteworthy, read off the events of the rules."""
    far, graph, tables = GoNuts(replace(game.options, target=FAR)), atlas.graph, atlas.tables
    actions = game.all_actions()
    options, landings = np.zeros(len(tables.options), dtype=np.int64), np.zeros(len(tables.landings), dtype=np.int64)
    starters = np.zeros_like(landings)
    for state in graph.keys:
        place = graph.place(state)
        for step in range(taken(place, COUNT) if state.actors else 0):
            index = taken(place, FIRST) + step
            seat, action = divmod(int(tables.doers[index]), len(actions))
            options[index] = _noted(far.act(state, seat, actions[action])[1])
        for column in range(taken(place, COLUMN), taken(place, COLUMN) + (1 << taken(place, BITS))):
            if state.due is not None and graph.rolls[column]:
                events = far.roll(state, graph.rolls[column])[1]
                landings[column] = _noted(events)
                starters[column] = sum(event.seat + 1 for event in events if isinstance(event, StarterDrawn))
    return Notes(options, landings, starters, 0 if game.starter is None else game.starter + 1)


def _noted(events: tuple[Event, ...]) -> int:
    things: tuple[CountedEvent, ...] = STATISTICS
    return sum(sum(map(thing.happened, events)) << place * NOTE_BITS for place, thing in enumerate(things))


POLICIES = Policies(refusal, Arena)
