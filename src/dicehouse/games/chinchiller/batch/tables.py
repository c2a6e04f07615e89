"""The tables of Chinchiller Dice, read off the rules.

A game is split in three. What is counted (sand) moves in amounts that a step names. Eyes matter only through who
announces, where a turn begins and whether anybody can see, which is a table of its own. Everything else (dice,
claim, what is to be done) is a node. The steps between nodes are taken with two sets of eyes: everybody sees, or
only the seat in turn is blind; those that close an eye also with the last open eye of the table. That they do the
same with other eyes and other sand is what the lockstep test shows.
"""

from collections.abc import Callable
from functools import partial
from itertools import product
from math import lcm
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from dicehouse.core.dice import Roll
from dicehouse.games.chinchiller.batch.kernel import (
    AMOUNT,
    BEGINNING,
    DRAWN,
    END,
    EYE,
    EYE_BITS,
    FEW,
    NOBODY,
    PAYER,
    RECEIVER,
    ROLLER,
    SEAT_BITS,
    SEATS,
    SHIFT,
    SPEAKER,
    SPEAKS,
    ChinchillerTables,
)
from dicehouse.games.chinchiller.rules import BOTH, EYES, SEEING, UNSAID, ChinchillerDice, ChinchillerState
from dicehouse.games.chinchiller.rules import NOBODY as NO_SEAT
from dicehouse.games.chinchiller.sand import CHINCHILLER, DIE, SAND, Sand
from dicehouse.kit.batch.bitfields import taken, word
from dicehouse.kit.batch.graph import STILL, Graph, Node
from dicehouse.kit.batch.kernel_api import CHOICE, DICE, PAUSE

RICH = 1000
"""Nobody who has as much, and no supply, ever lacks anything."""
PLAIN = (min(SAND),) * 2
"""A roll after which a player who sees has a choice."""
CLOSING = (CHINCHILLER,) * 2
"""A roll that closes an eye."""

Way = Callable[[ChinchillerState], tuple[ChinchillerState, object]]
"""A step of the rules: an action of a seat, or a roll."""


class Moment(NamedTuple):
    """What is left of a state without eyes, sand and seats."""

    dice: int
    """How many are due."""
    role: int
    """Who acts."""
    drawing: bool
    """Whether the start is yet to be drawn."""
    blind: bool
    """Whether the seat in turn is blind."""
    faces: Roll
    rolling: tuple[int, ...]
    claim: int


BETWEEN = Moment(-1, NOBODY, False, False, (), (), UNSAID)
"""A turn is over, or the start was drawn, and a turn is about to begin."""


class Atlas:
    """The graph of a game with its options, and what eyes mean in it.

    Args:
        game: the rules, bound to their options.
    """

    def __init__(self, game: ChinchillerDice) -> None:
        self.game = game
        ways = lcm(len(DIE.faces) ** len(BOTH), game.players)  # of all dice, and of drawing who starts
        self.graph = Graph(self._node, STILL, ways)
        self._actions = game.all_actions()
        self._single = ChinchillerDice(replace(game.options, series=False, first="0"))
        self._found: dict[Moment, ChinchillerState] = {}
        sighted = self._single.new()
        self._starts = (
            self.graph.place(self._moment(sighted)),
            self.graph.place(self._moment(self._blind_start(sighted))),
        )
        """The places where turns begin, of players who see and of blind ones."""
        new = game.new()
        start = self.graph.place(self._moment(new) if new.turn == NO_SEAT else BETWEEN)
        self.graph.explore(self._act, self._land)
        options, doers, _, landings = self.graph.arrays()
        situations, blind, all_blind = self._situations(sighted)
        self.tables = ChinchillerTables(
            start,
            max(new.turn, 0),
            options,
            doers,
            landings,
            ways,
            self.graph.place(BETWEEN),
            *self._starts,
            situations,
            *self._bits(situations),
            blind,
            all_blind,
            self._following(sighted),
            self._better(sighted),
            new.sand.piles[0],
            new.sand.supply,
            game.players,
            tuple(range(FEW if game.players == FEW else SEATS)),
            len(self._actions),
            game.options.whole_pile,
        )

    def _moment(self, state: ChinchillerState) -> Moment:
        """The moment of a state; the first state with it will be the one that is tried."""
        drawing = state.turn == NO_SEAT
        role = (ROLLER if state.actors[0] == state.turn else SPEAKER) if state.actors else NOBODY
        blind = not drawing and state.closed[state.turn] == EYES
        dice = 0 if state.due is None else len(state.due.dice)
        moment = Moment(dice, role, drawing, blind, state.faces, state.rolling, state.claim)
        self._found.setdefault(moment, replace(state, sand=self._rich()))
        return moment

    def _rich(self) -> Sand:
        return Sand((RICH,) * self.game.players, RICH)

    def _blind_start(self, sighted: ChinchillerState) -> ChinchillerState:
        """Seat 0 is blind and its turn begins, for the one before took what was there."""
        last = self.game.players - 1
        before, _ = self._single.roll(sighted, PLAIN)
        eyes = (EYES, *(0,) * last)
        before = replace(before, turn=last, actors=(last,), closed=eyes, blinded=(0,))
        return self._single.act(before, last, SEEING[0])[0]

    def _node(self, moment: Moment) -> Node:
        state = self._found.get(moment)
        if moment == BETWEEN:
            return Node(DICE, (), ())
        if moment.dice:
            assert state is not None
            assert state.due is not None
            # what lay there before is forgotten where all dice are rolled
            like = moment._replace(faces=()) if moment.dice == len(BOTH) else None
            return Node(DICE, (), tuple(state.due.outcomes()), like)
        if moment.role == NOBODY:
            return Node(PAUSE, (), ())
        assert state is not None
        legal = self.game.legal_actions(state, state.actors[0])
        return Node(CHOICE, [moment.role * len(self._actions) + self._actions.index(action) for action in legal], ())

    def _act(self, moment: Moment, doer: int) -> int:
        action = self._actions[doer % len(self._actions)]
        seat = self._found[moment].actors[0]
        return self._step(self._found[moment], partial(self._single.act, seat=seat, action=action))

    def _land(self, moment: Moment, roll: Roll) -> int:
        if moment.drawing:
            after, _ = self._single.roll(self._found[moment], roll)
            assert self.graph.place(self._moment(after)) == self._starts[0]
            return word((SHIFT, after.turn), (END, 1), (DRAWN, 1))
        return self._step(self._found[moment], partial(self._single.roll, roll=roll))

    def _step(self, state: ChinchillerState, way: Way) -> int:
        """What a step does. Seat 0 is in turn; where it is blind, seat 1 announces."""
        after, _ = way(state)
        moved = {role: after.sand.piles[seat] - state.sand.piles[seat] for role, seat in ((ROLLER, 0), (SPEAKER, 1))}
        amount = max(moved.values())
        receiver = next((role for role, gain in moved.items() if gain > 0), NOBODY)
        payer = next((role for role, gain in moved.items() if gain < 0), NOBODY)
        assert after.sand.supply == state.sand.supply - sum(moved.values())
        eye = next(
            (role for role, seat in ((ROLLER, 0), (SPEAKER, 1)) if after.closed[seat] > state.closed[seat]), NOBODY
        )
        effect = word((PAYER, payer), (RECEIVER, receiver), (AMOUNT, amount), (EYE, int(eye != NOBODY)))
        if after.turn == state.turn:
            return self.graph.place(self._moment(after)) | effect
        effect |= word((SHIFT, after.turn - state.turn), (END, 1))
        return effect if eye == NOBODY else effect | self.graph.place(self._rest(state, way, eye))

    def _rest(self, state: ChinchillerState, way: Way, eye: int) -> Moment:
        """What stays on the table when a step closes the last open eye."""
        seats = range(self.game.players)
        last = 0 if eye == ROLLER else 1
        eyes = tuple(EYES - 1 if seat == last else EYES for seat in seats)
        after, _ = way(replace(state, closed=eyes, blinded=tuple(seat for seat in seats if seat != last)))
        assert after.due is None
        assert not after.actors
        return self._moment(after)

    def _situations(self, sighted: ChinchillerState) -> tuple[NDArray[np.int64], int, int]:
        """What eyes mean for the seat in turn, for all eyes that come of closing one after the other.

        Also how many closed eyes make blind, and the eyes of all at the end.
        """
        single, players = self._single, self.game.players
        table = np.zeros(1 << (players * EYE_BITS + SEAT_BITS), dtype=np.int64)
        found = [sighted]
        seeing: dict[int, bool] = {}
        all_blind = set()
        for state in found:  # the list grows meanwhile
            eyes = sum(closed << (seat * EYE_BITS) for seat, closed in enumerate(state.closed))
            if state.due is None:
                all_blind.add(eyes)
                continue
            for turn in range(players):
                mine = replace(state, turn=turn, rolling=BOTH)
                speaker = single.roll(mine, PLAIN)[0].actors[0]
                assert seeing.setdefault(state.closed[turn], speaker == turn) == (speaker == turn)
                table[eyes << SEAT_BITS | turn] = word((BEGINNING, self._starts[speaker != turn]), (SPEAKS, speaker))
                after, _ = single.roll(mine, CLOSING)
                if speaker == turn and all(after.closed != known.closed for known in found):
                    found.append(after)
        (end,) = all_blind
        return table, min(closed for closed, sees in seeing.items() if not sees), end

    def _bits(self, situations: NDArray[np.int64]) -> tuple[int, int]:
        """Situations as bits, where players are few enough: who is blind, and who announces."""
        blinds = speakers = 0
        if self.game.players == FEW:
            for eyes, turn in product(range(1 << FEW * EYE_BITS), range(FEW)):
                situation, bit = int(situations[eyes << SEAT_BITS | turn]), eyes << 1 | turn
                blinds |= (taken(situation, BEGINNING) == self._starts[1]) << bit
                speakers |= taken(situation, SPEAKS) << bit
        return blinds, speakers

    def _ended(self, sighted: ChinchillerState, game: int) -> ChinchillerState:
        """What follows the end of a game with this number: seat 0 closes the last eye."""
        others = range(1, self.game.players)
        before = replace(sighted, closed=(EYES - 1, *(EYES for _ in others)), blinded=tuple(others), game=game)
        return self.game.roll(before, CLOSING)[0]

    def _following(self, sighted: ChinchillerState) -> NDArray[np.int64]:
        ends = [self._ended(sighted, game) for game in range(self.game.games)]
        return np.array(
            [-1 if end.due is None else (end.starter - sighted.starter) % self.game.players for end in ends]
        )

    def _better(self, sighted: ChinchillerState) -> NDArray[np.int64]:
        """Whether seat 1 beats seat 0 with less, as much or more sand, where it went blind before or after it."""
        players = self.game.players
        over = self._ended(sighted, self.game.games - 1)
        table = np.zeros((3, 2), dtype=np.int64)
        for more, later in product(range(3), range(2)):
            sand = (RICH, RICH + more - 1, *(0,) * (players - 2))
            pair = (0, 1) if later else (1, 0)
            state = replace(over, sand=Sand(sand, 0), totals=sand, blinded=(*range(2, players), *pair))
            outcome = self.game.outcome(state)
            assert outcome is not None
            table[more, later] = 0 not in outcome.winners
        return table.ravel()
