"""The lookup tables of DiXkiBluff, filled by calling the rules.

There are too many states for a graph, but each rule depends on few columns: legal bets on the current bet and the
number of dice, a verdict on how counts compare with a number, the next seat on the seats with dice. Each table is
filled by calling the rules for every value of the columns it depends on. That it depends on no others is an assumption;
the lockstep test verifies it.
"""

from collections.abc import Iterable, Sequence
from itertools import product

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from dicehouse.core.dice import Due
from dicehouse.games.dixkibluff.actions import Bet, DiXe, DiXkiBluffAction, Doubt, Pass, Place
from dicehouse.games.dixkibluff.batch.kernel import (
    BET,
    BETTING,
    CALLING,
    DIXE,
    DOUBT,
    DRAWING,
    ENDED,
    FACE_BITS,
    LESS,
    MOST_FACES,
    PASS,
    PLACE,
    PLACING,
    THROW,
    THROWING,
    DiXkiBluffTables,
)
from dicehouse.games.dixkibluff.bets import count
from dicehouse.games.dixkibluff.options import PACED
from dicehouse.games.dixkibluff.rules import NOBODY, DiXkiBluff, DiXkiBluffState
from dicehouse.games.dixkibluff.views import Phase
from dicehouse.kit.batch.packed_tables import PackedTables
from dicehouse.kit.batch.random import AliasTables

Ints = NDArray[np.int64]

PHASES: dict[Phase, int] = {
    "draw": DRAWING,
    "throw": THROWING,
    "bet": BETTING,
    "call": CALLING,
    "place": PLACING,
    "over": ENDED,
}
KINDS: dict[type[DiXkiBluffAction], int] = {Place: PLACE, Bet: BET, Doubt: DOUBT, DiXe: DIXE, Pass: PASS}


def members(mask: int, seats: int) -> list[int]:
    """The indices of the set bits of a mask."""
    return [seat for seat in range(seats) if mask >> seat & 1]


def mask_of(seats: Iterable[int]) -> int:
    """The mask with these bits set."""
    return sum(1 << seat for seat in seats)


def listed(lists: Sequence[Sequence[int]]) -> tuple[Ints, Ints]:
    """The lengths of lists, and the lists as the rows of an array, padded with zeros."""
    array = np.zeros((len(lists), max(1, *map(len, lists))), dtype=np.int64)
    for row, items in zip(array, lists, strict=True):
        row[: len(items)] = items
    return np.array([len(items) for items in lists]), array


class RulesProbe:
    """Calls the rules for many states.

    Args:
        game: the rules, bound to their options.
    """

    def __init__(self, game: DiXkiBluff) -> None:
        self.game = game
        self.players = game.players
        self.actions = game.all_actions()
        self.numbers = {action: number for number, action in enumerate(self.actions)}
        self.dice = self.players * game.options.dice
        """The number of all dice."""
        self.many = game.options.dice
        self.all = [self.many] * self.players
        """The dice of every seat, where their number does not matter."""

    def betting(
        self, dice: Sequence[int], turn: int, bettor: int = NOBODY, number: int = 0, named: int = 0
    ) -> DiXkiBluffState:
        """A state of the betting phase, with a current bet if there is a bettor. All hands are empty."""
        actors = (
            (turn,)
            if bettor == NOBODY
            else tuple(seat for seat in range(self.players) if dice[seat] and seat != bettor)
        )
        actors = (turn, *(seat for seat in actors if seat != turn)) if self.game.options.calls != PACED else (turn,)
        return DiXkiBluffState(
            None,
            actors,
            "bet",
            tuple(dice),
            ((),) * self.players,
            turn,
            NOBODY,
            bettor,
            number,
            self.named(named),
            1,
            None,
        )

    def named(self, mask: int) -> tuple[str, ...]:
        """The symbols of a mask."""
        return tuple(self.game.symbols[symbol] for symbol in members(mask, len(self.game.symbols)))

    def symbols(self, named: Iterable[str]) -> int:
        """The mask of symbols."""
        return mask_of(map(self.game.symbols.index, named))

    def legal(self, state: DiXkiBluffState, seat: int) -> list[int]:
        """The numbers of all legal actions."""
        return [self.numbers[action] for action in self.game.legal_actions(state, seat)]

    def effects(self) -> tuple[Ints, Ints, Ints, Ints, Ints]:
        """Kind, face, number and symbols of every action; and the action of every bet, by number and symbols."""
        rows = np.zeros((4, len(self.actions)), dtype=np.int64)
        bets = np.zeros((self.dice + 1, 1 << len(self.game.symbols)), dtype=np.int64)
        for place, action in enumerate(self.actions):
            rows[0, place] = KINDS[type(action)]
            if isinstance(action, Place):
                rows[1, place] = self.game.faces.index(action.face)
            if isinstance(action, Bet):
                rows[2:, place] = action.number, self.symbols(action.symbols)
                bets[rows[2, place], rows[3, place]] = place
        return rows[0].copy(), rows[1].copy(), rows[2].copy(), rows[3].copy(), bets

    def spread(self, total: int) -> list[int]:
        """A number of dice, distributed over the seats."""
        return [total // self.players + (seat < total % self.players) for seat in range(self.players)]

    def ladder(self) -> tuple[Ints, Ints, Ints]:
        """All bets on one symbol, and the range that is legal: by the number of the current bet, and by all dice."""
        full = self.betting(self.spread(self.dice), 0)
        singles = self.legal(full, 0)
        lowest = np.zeros(self.dice + 1, dtype=np.int64)
        highest = np.zeros(self.dice + 1, dtype=np.int64)
        for total in range(1, self.dice + 1):
            for number in range(total + 1):
                bets = self.higher(total, number)
                first = singles.index(bets[0]) if bets else highest[total]
                if number == 0:
                    highest[total] = len(bets)
                assert bets == singles[first : highest[total]]
                lowest[number] = first
        return np.array(singles), lowest, highest

    def higher(self, total: int, number: int) -> list[int]:
        """The bets with a higher number than the current one."""
        state = self.betting(self.spread(total), 0, *((1, number, 1) if number else ()))
        actions = (self.actions[place] for place in self.legal(state, 0))
        return [self.numbers[bet] for bet in actions if isinstance(bet, Bet) and bet.number > number]

    def wider(self) -> tuple[Ints, Ints]:
        """The symbol sets that may be bet with the same number, by the symbols of the current bet."""
        lists: list[list[int]] = []
        for named in range(1 << len(self.game.symbols)):
            state = self.betting(self.spread(self.dice), 0, *((1, 1, named) if named else ()))
            legal = (self.actions[place] for place in self.legal(state, 0))
            lists.append(
                [self.symbols(bet.symbols) for bet in legal if isinstance(bet, Bet) and bet.number == state.number]
            )
        return listed(lists)

    def calls(self) -> tuple[Ints, Ints, Ints, Ints]:
        """The other actions of the seat in turn, and those of the other seats: without and with a current bet."""
        states = [self.betting(self.all, 0), self.betting(self.all, 0, 1, 1, 1)]
        own = [
            [place for place in self.legal(state, 0) if not isinstance(self.actions[place], Bet)] for state in states
        ]
        return *listed(own), *listed([self.legal(state, 2) for state in states])

    def calling_and_placing(self) -> tuple[Ints, Ints]:
        """The legal actions in the calling phase, and in the placing phase."""
        placing = replace(self.betting(self.all, 0), phase="place")
        calling = self.calling(1) if self.game.options.calls == PACED else None
        return np.array(self.legal(calling, 1) if calling else [0]), np.array(self.legal(placing, 0))

    def calling(self, actor: int) -> DiXkiBluffState:
        """A state of the calling phase: seat 0 has bet on the first symbol."""
        state = self.betting(self.all, 1, 0, 1, 1)
        return replace(state, phase="call", actors=(actor,))

    def following(self) -> Ints:
        """The next seat with dice, by seats with dice and seat: the seat in turn after a bet."""
        table = np.zeros((1 << self.players, self.players), dtype=np.int64)
        for alive in range(1 << self.players):
            seats = members(alive, self.players)
            for seat in seats if len(seats) > 1 else ():
                state = self.betting([self.many * (alive >> other & 1) for other in range(self.players)], seat)
                after, _ = self.game.act(state, seat, Bet(1, self.named(1)))
                table[alive, seat] = after.turn
        return table

    def thrower(self) -> Ints:
        """The seat that throws next, by seats without a hand."""
        table = np.full(1 << self.players, NOBODY, dtype=np.int64)
        for missing in range(1 << self.players):
            absent = [seat for seat in range(self.players) if not missing >> seat & 1]
            if absent:
                after = self.thrown(absent[-1], missing)
            else:
                after = self.game.new()
                after = after if self.game.starter is not None else self.game.roll(after, ("0",))[0]
            table[missing] = NOBODY if after.due is None else after.due.seats[0]
        return table

    def thrown(self, seat: int, missing: int) -> DiXkiBluffState:
        """The state after a seat has thrown, while others have not."""
        lying = (self.game.faces[0],) * self.many
        hands = tuple(() if missing >> other & 1 or other == seat else lying for other in range(self.players))
        due = Due((self.game.die,) * self.many, (seat,) * self.many)
        state = replace(self.betting(self.all, 0), due=due, actors=(), phase="throw", hands=hands)
        return self.game.roll(state, lying)[0]

    def over(self) -> Ints:
        """Whether the game is over, by seats with dice; the first of them has won a round."""
        table = np.zeros(1 << self.players, dtype=np.int64)
        for alive in range(1, 1 << self.players):
            winner, *rest = members(alive, self.players)
            out = [seat for seat in range(self.players) if not alive >> seat & 1]
            loser = out[0] if out else rest[0]
            dice = [self.many * (alive >> seat & 1) for seat in range(self.players)]
            dice[loser] += 1
            after, _ = self.game.act(self.betting(dice, winner, loser, self.many, 1), winner, Doubt())
            assert mask_of(seat for seat in range(self.players) if after.dice[seat]) == alive
            table[alive] = after.phase == "over"
        return table

    def after_bet(self) -> int:
        """The phase after a bet."""
        after, _ = self.game.act(self.betting(self.all, 0), 0, Bet(1, self.named(1)))
        return PHASES[after.phase]

    def after_pass(self) -> Ints:
        """The phase after a pass and whether the seat in turn acts in it: if the next seat is not the bettor, or is."""
        table = np.zeros((2, 2), dtype=np.int64)
        if self.game.options.calls == PACED:
            for case, actor in enumerate((1, self.players - 1)):
                after, _ = self.game.act(self.calling(actor), actor, Pass())
                table[case] = PHASES[after.phase], after.actors == (after.turn,)
        return table

    def complete(self) -> Ints:
        """Whether a hand is complete: if no die is missing, and if some are."""
        table = np.zeros(2, dtype=np.int64)
        face = self.game.faces[0]
        for lacking in range(2):
            hands = ((face,) * (self.many - 1 - lacking), *((),) * (self.players - 1))
            state = replace(self.betting(self.all, 0), phase="place", hands=hands)
            table[lacking] = self.game.act(state, 0, Place(face))[0].phase != "place"
        return table

    def worth(self) -> Ints:
        """How much a face counts for each symbol."""
        table = np.zeros(MOST_FACES, dtype=np.int64)
        for place, face in enumerate(self.game.faces):
            counts = (count(((face,),), symbol) for symbol in self.game.symbols)
            table[place] = sum(found << (symbol * FACE_BITS) for symbol, found in enumerate(counts))
        return table

    def verdicts(self) -> Ints:
        """The effect of a call, for every way in which two counts can compare with a number."""
        table = np.zeros((2 * 9, 3), dtype=np.int64)
        symbols = self.game.symbols[:2]
        number, dice = 2, self.all
        calls: tuple[DiXkiBluffAction, ...] = (Doubt(), DiXe())
        for kind, counts in product(range(len(calls)), product(range(3), repeat=len(symbols))):
            hand = tuple(symbol for symbol, more in zip(symbols, counts, strict=True) for _ in range(number - 1 + more))
            state = self.betting(dice, 1, 0, number, (1 << len(symbols)) - 1)
            if kind and self.game.options.calls == PACED:
                state = replace(state, phase="call")
            after, _ = self.game.act(replace(state, hands=(hand, *state.hands[1:])), 1, calls[kind])
            case = kind * 9 + (LESS + min(counts)) * 3 + LESS + max(counts)
            table[case] = after.dice[1] - self.many, after.dice[0] - self.many, after.turn == 1
        return table

    def packed(self, faces: Iterable[str]) -> int:
        """Dice, packed."""
        return sum(1 << (self.game.faces.index(face) * FACE_BITS) for face in faces)

    def alias_tables(self) -> tuple[NDArray[np.uint64], Ints, Ints, Ints]:
        """The alias tables of hands: columns, then by number of dice the first column and bits; the dice by column."""
        alias_tables, places, thrown = AliasTables(), [(0, 0)], []
        for dice in range(1, THROW + 1):
            outcomes = list(Due((self.game.die,) * dice, (0,) * dice).multisets())
            place = alias_tables.add([chance for _, chance in outcomes])
            places.append(place)
            thrown += [self.packed(roll) for roll, _ in outcomes] + [0] * ((1 << place[1]) - len(outcomes))
        first, bits = np.array(places).T.copy()
        return alias_tables.array(), first, bits, np.array(thrown)


def make(probe: RulesProbe) -> DiXkiBluffTables:
    """All tables of a game with its options."""
    game, packed = probe.game, PackedTables()
    calling, placing = probe.calling_and_placing()
    alias_columns, *handfuls = probe.alias_tables()

    def put(*tables: Ints) -> list[int]:
        return [packed.add(table) for table in tables]

    values = [
        *put(*probe.effects(), *probe.ladder(), *probe.wider(), *probe.calls()),
        *put(calling),
        len(calling),
        *put(placing),
        len(placing),
        *put(probe.following(), probe.thrower(), probe.over()),
        probe.after_bet(),
        *put(probe.after_pass(), probe.complete(), probe.worth(), probe.verdicts(), *handfuls),
    ]
    rest = [game.options.dice, game.new().turn, game.players, len(probe.actions)]
    return DiXkiBluffTables._make([packed.array(), alias_columns, *values, *rest])
