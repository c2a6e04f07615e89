"""Go Nuts!, compiled."""

from collections.abc import Sequence
from types import ModuleType
from typing import ClassVar

from msgspec.structs import replace

from dicehouse.core.dice import Roll
from dicehouse.games.gonuts.batch import kernel
from dicehouse.games.gonuts.batch.kernel import FACES, ONE_SCORE, PLACE, POINTS, SCORE_BITS, SCORES, TURN, GoNutsTables
from dicehouse.games.gonuts.batch.tables import Atlas, turned
from dicehouse.games.gonuts.rules import DOG, HOUSE, GoNuts, GoNutsState
from dicehouse.kit.batch.compiled_game import CompiledGame


class CompiledGoNuts(CompiledGame[GoNuts, GoNutsState]):
    """Go Nuts! with its options."""

    kernel: ClassVar[ModuleType] = kernel

    def _tables(self) -> GoNutsTables:
        self._atlas = Atlas(self.game)
        return self._atlas.tables

    def state(self, numbers: Sequence[int]) -> GoNutsState:
        """The outline of the node, with seats and numbers filled in."""
        outline = self._atlas.graph.key(numbers[PLACE])
        scores = (numbers[SCORES] >> (seat << SCORE_BITS) & ONE_SCORE for seat in range(self.game.players))
        return replace(
            turned(outline, numbers[TURN]),
            scores=tuple(scores),
            points=numbers[POINTS],
            faces=self._atlas.faces[numbers[FACES]],
        )

    def faces(self, numbers: Sequence[int], roll: int) -> Roll:
        """The squirrel dice in order, then the dogs as they are."""
        return self._atlas.graph.rolls[roll]

    def roll(self, numbers: Sequence[int], faces: Roll) -> int:
        """Squirrel dice are alike: their order means nothing."""
        symbols = self.game.squirrel_die.symbols
        dogs = tuple(face for face in faces if face in (DOG, HOUSE))
        dice = tuple(
            sorted(faces[: len(faces) - len(dogs)], key=lambda face: symbols.index(face) if face in symbols else 0)
        )
        return self._atlas.graph.roll_number(numbers[PLACE], dice + dogs)
