"""The compiled form of DiXkiBluff."""

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import ClassVar

from dicehouse.core.dice import Due, Roll
from dicehouse.games.dixkibluff.batch import kernel
from dicehouse.games.dixkibluff.batch.kernel import (
    ACTOR,
    BETTING,
    BETTOR,
    DIXE,
    DRAWING,
    FACE_BITS,
    FACE_MASK,
    HANDS,
    LAST_ACTION,
    LAST_BETTOR,
    LAST_CALLER,
    LAST_HANDS,
    LAST_LOSER,
    LAST_NUMBER,
    LAST_SYMBOLS,
    LAST_WINNER,
    NOBODY,
    NUMBER,
    OWNED,
    PHASE,
    PLACED,
    ROUND,
    SYMBOLS,
    TURN,
    DiXkiBluffTables,
)
from dicehouse.games.dixkibluff.batch.tables import PHASES, RulesProbe, make
from dicehouse.games.dixkibluff.bets import count
from dicehouse.games.dixkibluff.options import LIVE, SEALED
from dicehouse.games.dixkibluff.rules import DiXkiBluff, DiXkiBluffState
from dicehouse.games.dixkibluff.views import Showdown
from dicehouse.kit.batch.compiled_game import CompiledGame
from dicehouse.kit.batch.kernel_api import CHOICE, DICE, STATUS

NAMES = {number: phase for phase, number in PHASES.items()}


class CompiledDiXkiBluff(CompiledGame[DiXkiBluff, DiXkiBluffState]):
    """DiXkiBluff with its options, compiled."""

    kernel: ClassVar[ModuleType] = kernel
    required_options: ClassVar[Mapping[str, object]] = {"late": False}

    def _tables(self) -> DiXkiBluffTables:
        self._probe = RulesProbe(self.game)
        return make(self._probe)

    def state(self, numbers: Sequence[int]) -> DiXkiBluffState:
        """Column by column; the dice of a hand are sorted."""
        players = self.game.players
        return DiXkiBluffState(
            self._due(numbers),
            self._actors(numbers) if numbers[STATUS] == CHOICE else (),
            NAMES[numbers[PHASE]],
            tuple(numbers[OWNED : OWNED + players]),
            tuple(map(self._hand, numbers[HANDS : HANDS + players])),
            numbers[TURN],
            numbers[PLACED],
            numbers[BETTOR],
            numbers[NUMBER],
            self._probe.named(numbers[SYMBOLS]),
            numbers[ROUND],
            None if numbers[LAST_BETTOR] == NOBODY else self._last(numbers),
        )

    def _due(self, numbers: Sequence[int]) -> Due | None:
        if numbers[STATUS] != DICE:
            return None
        if numbers[PHASE] == DRAWING:
            return self.game.starter_due
        seat = numbers[ACTOR]
        dice = numbers[OWNED + seat]
        sealed = self.game.options.knowledge == SEALED
        return Due((self.game.die,) * dice, (seat,) * dice, () if sealed else (seat,))

    def _actors(self, numbers: Sequence[int]) -> tuple[int, ...]:
        """The seat that acts; in live games, while a bet stands, all seats with dice but the bettor."""
        actor, bettor = numbers[ACTOR], numbers[BETTOR]
        if self.game.options.calls != LIVE or numbers[PHASE] != BETTING or bettor == NOBODY:
            return (actor,)
        around = ((actor + step) % self.game.players for step in range(self.game.players))
        return tuple(seat for seat in around if numbers[OWNED + seat] and seat != bettor)

    def _hand(self, packed: int) -> tuple[str, ...]:
        faces = enumerate(self.game.faces)
        return tuple(face for place, face in faces for _ in range(packed >> (place * FACE_BITS) & FACE_MASK))

    def _last(self, numbers: Sequence[int]) -> Showdown:
        hands = tuple(map(self._hand, numbers[LAST_HANDS : LAST_HANDS + self.game.players]))
        symbols = self._probe.named(numbers[LAST_SYMBOLS])
        return Showdown(
            numbers[LAST_BETTOR],
            numbers[LAST_NUMBER],
            symbols,
            numbers[LAST_CALLER],
            numbers[LAST_ACTION] == DIXE,
            hands,
            tuple(count(hands, symbol) for symbol in symbols),
            numbers[LAST_WINNER],
            numbers[LAST_LOSER],
        )

    def faces(self, numbers: Sequence[int], roll: int) -> Roll:
        """The sorted dice of a hand; or the seat that starts."""
        return (str(roll),) if numbers[PHASE] == DRAWING else self._hand(roll)

    def roll(self, numbers: Sequence[int], faces: Roll) -> int:
        """The inverse of `faces`; the order of the dice does not matter."""
        return int(faces[0]) if numbers[PHASE] == DRAWING else self._probe.packed(faces)
