"""The transition graph of Chinchiller Dice, computed by calling the rules.

A state is split in three. Sand is a counter that a step changes by an amount. Closed eyes matter only through who
announces, where a turn begins and whether the game ends, which is a lookup table. Everything else (dice, claim, what is
to be done) is a node. The steps between nodes are computed with two sets of eyes: all seats see, or only the seat in
turn is blind; steps that close an eye also with the last open eye. That they are the same with other eyes and other
sand is an assumption; the lockstep test verifies it.
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
from dicehouse.kit.batch.bitfields import pack, unpack
from dicehouse.kit.batch.graph import NO_OP, Graph, Node
from dicehouse.kit.batch.kernel_api import CHOICE, DEFERRED, DICE

RICH = 1000
"""An amount of sand that no payment exhausts."""
PLAIN = (min(SAND),) * 2
"""A roll after which a player who sees has a choice."""
CLOSING = (CHINCHILLER,) * 2
"""A roll that closes an eye."""

StepFunction = Callable[[ChinchillerState], tuple[ChinchillerState, object]]
"""A transition of the rules: an action of a seat, or a roll."""


class Moment(NamedTuple):
    """A state without eyes, sand and seats; the key of a node."""

    dice: int
    """How many dice are due."""
    role: int
    """The role that acts."""
    drawing: bool
    """Whether the starting seat is still to be drawn."""
    blind: bool
    """Whether the seat in turn is blind."""
    faces: Roll
    rolling: tuple[int, ...]
    claim: int


BETWEEN = Moment(-1, NOBODY, False, False, (), (), UNSAID)
"""Between turns: a turn has ended, or the starting seat was drawn."""


class GraphTables:
    """The transition graph of the game with its options, and what depends on eyes.

    Args:
        game: the rules, bound to their options.
    """

    def __init__(self, game: ChinchillerDice) -> None:
        self.game = game
        ways = lcm(len(DIE.faces) ** len(BOTH), game.players)  # of all dice, and of drawing who starts
        self.graph = Graph(self._node, NO_OP, ways)
        self._actions = game.all_actions()
        self._single = ChinchillerDice(replace(game.options, series=False, first="0"))
        self._found: dict[Moment, ChinchillerState] = {}
        sighted = self._single.new()
        self._starts = (
            self.graph.node(self._moment(sighted)),
            self.graph.node(self._moment(self._blind_start(sighted))),
        )
        """The nodes where turns begin: of players who see, and of blind ones."""
        new = game.new()
        start = self.graph.node(self._moment(new) if new.turn == NO_SEAT else BETWEEN)
        self.graph.explore(self._act, self._land)
        option_steps, options, _, roll_steps = self.graph.arrays()
        situations, blind, all_blind = self._situations(sighted)
        self.tables = ChinchillerTables(
            start,
            max(new.turn, 0),
            option_steps,
            options,
            roll_steps,
            ways,
            self.graph.node(BETWEEN),
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
        """The moment of a state. The first state with a moment is the one its steps are computed from."""
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
        """The turn of the blind seat 0 begins, after the seat before has taken its sand."""
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
            # where all dice are rolled, those on the table before do not matter
            like = moment._replace(faces=()) if moment.dice == len(BOTH) else None
            return Node(DICE, (), tuple(state.due.outcomes()), like)
        if moment.role == NOBODY:
            return Node(DEFERRED, (), ())
        assert state is not None
        legal = self.game.legal_actions(state, state.actors[0])
        return Node(CHOICE, [moment.role * len(self._actions) + self._actions.index(action) for action in legal], ())

    def _act(self, moment: Moment, option: int) -> int:
        action = self._actions[option % len(self._actions)]
        seat = self._found[moment].actors[0]
        return self._step(self._found[moment], partial(self._single.act, seat=seat, action=action))

    def _land(self, moment: Moment, roll: Roll) -> int:
        if moment.drawing:
            after, _ = self._single.roll(self._found[moment], roll)
            assert self.graph.node(self._moment(after)) == self._starts[0]
            return pack((SHIFT, after.turn), (END, 1), (DRAWN, 1))
        return self._step(self._found[moment], partial(self._single.roll, roll=roll))

    def _step(self, state: ChinchillerState, advance: StepFunction) -> int:
        """The packed step of a transition. Seat 0 is in turn; where it is blind, seat 1 announces."""
        after, _ = advance(state)
        moved = {role: after.sand.piles[seat] - state.sand.piles[seat] for role, seat in ((ROLLER, 0), (SPEAKER, 1))}
        amount = max(moved.values())
        receiver = next((role for role, gain in moved.items() if gain > 0), NOBODY)
        payer = next((role for role, gain in moved.items() if gain < 0), NOBODY)
        assert after.sand.supply == state.sand.supply - sum(moved.values())
        eye = next(
            (role for role, seat in ((ROLLER, 0), (SPEAKER, 1)) if after.closed[seat] > state.closed[seat]), NOBODY
        )
        effect = pack((PAYER, payer), (RECEIVER, receiver), (AMOUNT, amount), (EYE, int(eye != NOBODY)))
        if after.turn == state.turn:
            return self.graph.node(self._moment(after)) | effect
        effect |= pack((SHIFT, after.turn - state.turn), (END, 1))
        return effect if eye == NOBODY else effect | self.graph.node(self._rest(state, advance, eye))

    def _rest(self, state: ChinchillerState, advance: StepFunction, eye: int) -> Moment:
        """The moment of the final state when a transition closes the last open eye."""
        seats = range(self.game.players)
        last = 0 if eye == ROLLER else 1
        eyes = tuple(EYES - 1 if seat == last else EYES for seat in seats)
        after, _ = advance(replace(state, closed=eyes, blinded=tuple(seat for seat in seats if seat != last)))
        assert after.due is None
        assert not after.actors
        return self._moment(after)

    def _situations(self, sighted: ChinchillerState) -> tuple[NDArray[np.int64], int, int]:
        """`BEGINNING` and `SPEAKS` for the seat in turn, for all reachable combinations of closed eyes.

        Also the number of closed eyes of a blind seat, and the packed eyes at the end.
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
                table[eyes << SEAT_BITS | turn] = pack((BEGINNING, self._starts[speaker != turn]), (SPEAKS, speaker))
                after, _ = single.roll(mine, CLOSING)
                if speaker == turn and all(after.closed != known.closed for known in found):
                    found.append(after)
        (end,) = all_blind
        return table, min(closed for closed, sees in seeing.items() if not sees), end

    def _bits(self, situations: NDArray[np.int64]) -> tuple[int, int]:
        """For two players, the same as bit masks: who is blind, and who announces."""
        blinds = speakers = 0
        if self.game.players == FEW:
            for eyes, turn in product(range(1 << FEW * EYE_BITS), range(FEW)):
                situation, bit = int(situations[eyes << SEAT_BITS | turn]), eyes << 1 | turn
                blinds |= (unpack(situation, BEGINNING) == self._starts[1]) << bit
                speakers |= unpack(situation, SPEAKS) << bit
        return blinds, speakers

    def _ended(self, sighted: ChinchillerState, game: int) -> ChinchillerState:
        """The state after the end of the game with this number: seat 0 closes the last eye."""
        others = range(1, self.game.players)
        before = replace(sighted, closed=(EYES - 1, *(EYES for _ in others)), blinded=tuple(others), game=game)
        return self.game.roll(before, CLOSING)[0]

    def _following(self, sighted: ChinchillerState) -> NDArray[np.int64]:
        ends = [self._ended(sighted, game) for game in range(self.game.games)]
        return np.array(
            [-1 if end.due is None else (end.starter - sighted.starter) % self.game.players for end in ends]
        )

    def _better(self, sighted: ChinchillerState) -> NDArray[np.int64]:
        """Whether seat 1 beats seat 0: by less, equal or more sand, and by going blind before or after it."""
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
