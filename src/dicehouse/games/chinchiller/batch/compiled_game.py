"""The compiled form of Chinchiller Dice."""

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import ClassVar

from dicehouse.core.dice import Due, Roll
from dicehouse.games.chinchiller.batch import kernel
from dicehouse.games.chinchiller.batch.kernel import (
    ANNOUNCER,
    BLINDED,
    EYE_BITS,
    EYE_MASK,
    EYES,
    GAME,
    NO_ORDER,
    NOBODY,
    NODE,
    PILES,
    SEAT_BITS,
    SEAT_MASK,
    SPEAKER,
    STARTER,
    SUPPLY,
    TOTALS,
    TURN,
    ChinchillerTables,
)
from dicehouse.games.chinchiller.batch.tables import GraphTables, Moment
from dicehouse.games.chinchiller.rules import NOBODY as NO_SEAT
from dicehouse.games.chinchiller.rules import ChinchillerDice, ChinchillerState
from dicehouse.games.chinchiller.sand import DIE, Sand
from dicehouse.kit.batch.compiled_game import CompiledGame
from dicehouse.kit.batch.kernel_api import OVER, STATUS


class CompiledChinchiller(CompiledGame[ChinchillerDice, ChinchillerState]):
    """Chinchiller Dice with its options, compiled."""

    kernel: ClassVar[ModuleType] = kernel
    required_options: ClassVar[Mapping[str, object]] = {"late": False}

    def _tables(self) -> ChinchillerTables:
        self.graph_tables = GraphTables(self.game)
        """The transition graph."""
        return self.graph_tables.tables

    def state(self, numbers: Sequence[int]) -> ChinchillerState:
        """The moment of the node, with seats, eyes and sand."""
        moment, players = self.graph_tables.graph.key(numbers[NODE]), self.game.players
        blinded = _order(numbers[BLINDED])
        actor = numbers[ANNOUNCER] if moment.role == SPEAKER else numbers[TURN]
        return ChinchillerState(
            self._due(moment, numbers[TURN], blinded),
            () if moment.role == NOBODY or numbers[STATUS] == OVER else (actor,),
            NO_SEAT if moment.drawing else numbers[TURN],
            moment.faces,
            moment.rolling,
            moment.claim,
            Sand(tuple(numbers[PILES : PILES + players]), numbers[SUPPLY]),
            tuple(numbers[EYES] >> (seat * EYE_BITS) & EYE_MASK for seat in range(players)),
            blinded,
            numbers[STARTER],
            numbers[GAME],
            tuple(numbers[TOTALS : TOTALS + players]),
        )

    def _due(self, moment: Moment, turn: int, blinded: tuple[int, ...]) -> Due | None:
        if moment.drawing:
            return self.game.starter_due
        if not moment.dice:
            return None
        seeing = tuple(seat for seat in range(self.game.players) if seat not in blinded)
        return Due((DIE,) * moment.dice, (turn,) * moment.dice, seeing if blinded else None)

    def faces(self, numbers: Sequence[int], roll: int) -> Roll:
        """The roll of a column."""
        return self.graph_tables.graph.rolls[roll]

    def roll(self, numbers: Sequence[int], faces: Roll) -> int:
        """The column of a roll."""
        return self.graph_tables.graph.roll_number(numbers[NODE], faces)


def _order(blinded: int) -> tuple[int, ...]:
    """The blind seats, in the order in which they went blind."""
    seats: list[int] = []
    while blinded != NO_ORDER:
        seats.insert(0, blinded & SEAT_MASK)
        blinded >>= SEAT_BITS
    return tuple(seats)
