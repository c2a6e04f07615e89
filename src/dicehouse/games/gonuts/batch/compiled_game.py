"""The compiled form of Go Nuts!."""

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import ClassVar

from msgspec.structs import replace

from dicehouse.core.dice import Roll
from dicehouse.games.gonuts.batch import kernel
from dicehouse.games.gonuts.batch.kernel import FACES, NODE, ONE_SCORE, POINTS, SCORE_BITS, SCORES, TURN, GoNutsTables
from dicehouse.games.gonuts.batch.tables import GraphTables, turned
from dicehouse.games.gonuts.rules import DOG, HOUSE, GoNuts, GoNutsState
from dicehouse.kit.batch.compiled_game import CompiledGame


class CompiledGoNuts(CompiledGame[GoNuts, GoNutsState]):
    """Go Nuts! with its options, compiled."""

    kernel: ClassVar[ModuleType] = kernel
    required_options: ClassVar[Mapping[str, object]] = {"counted": False}

    def _tables(self) -> GoNutsTables:
        self.graph_tables = GraphTables(self.game)
        """The transition graph."""
        return self.graph_tables.tables

    def state(self, numbers: Sequence[int]) -> GoNutsState:
        """The outline of the node, rotated to the seat in turn, with the counters."""
        outline = self.graph_tables.graph.key(numbers[NODE])
        scores = (numbers[SCORES] >> (seat << SCORE_BITS) & ONE_SCORE for seat in range(self.game.players))
        return replace(
            turned(outline, numbers[TURN]),
            scores=tuple(scores),
            points=numbers[POINTS],
            faces=self.graph_tables.faces[numbers[FACES]],
        )

    def faces(self, numbers: Sequence[int], roll: int) -> Roll:
        """The squirrel dice in order, then the dogs as they are."""
        return self.graph_tables.graph.rolls[roll]

    def roll(self, numbers: Sequence[int], faces: Roll) -> int:
        """Squirrel dice are alike: their order means nothing."""
        symbols = self.game.squirrel_die.symbols
        dogs = tuple(face for face in faces if face in (DOG, HOUSE))
        dice = tuple(
            sorted(faces[: len(faces) - len(dogs)], key=lambda face: symbols.index(face) if face in symbols else 0)
        )
        return self.graph_tables.graph.roll_number(numbers[NODE], dice + dogs)
