"""Fair dice: commit and reveal.

Before the first roll the server publishes a commitment to its secret seed, the SHA-256 of its 32 bytes. Then every seat
may add a string of its own (`contributions.py`: all pledge before any string is revealed).

Die `d` of roll `r` (both from 0) comes from HMAC-SHA-256 with the seed as key and the message `<mix> <r> <d> <block>`,
where mix is the SHA-256 in hex over all strings, each written as its length in bytes, a colon and its UTF-8 bytes. The
digest is read as eight 32-bit numbers, big end first; the first that is below the largest multiple of the number of
faces decides the face (its remainder), and if none is, block is increased by one. After the game the seed is revealed.
docs/fair-dice.md says what this proves, and what not.
"""

import hashlib
import hmac
import re
import secrets
import struct
from collections.abc import Iterable

from dicehouse.core.dice import Due, Roll
from dicehouse.core.errors import DiceError
from dicehouse.core.record import DiceLine

SEED_BYTES = 32
WORD = 2**32
WORDS = struct.Struct(">I")


class FairSeed:
    """A secret seed, committed to before the strings of the seats are known."""

    def __init__(self, seed: bytes | None = None) -> None:
        self._seed = secrets.token_bytes(SEED_BYTES) if seed is None else seed
        if len(self._seed) != SEED_BYTES:
            raise DiceError("dice.seed")
        self._keyed = hmac.new(self._seed, digestmod=hashlib.sha256)

    @classmethod
    def from_hex(cls, text: str) -> "FairSeed":
        """Parse a revealed seed."""
        if not re.fullmatch("[0-9a-f]{64}", text):
            raise DiceError("dice.seed")  # without the text: it may be the secret of a running game
        return cls(bytes.fromhex(text))

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed in hex; public."""
        return hashlib.sha256(self._seed).hexdigest()

    def reveal(self) -> str:
        """The seed in hex; secret until the game is over."""
        return self._seed.hex()

    def dice(self, strings: Iterable[str], rolled: int = 0) -> "FairDice":
        """The dice, once every seat has added its string."""
        return FairDice(self, tuple(strings), rolled)

    def face(self, throw: bytes, faces: int) -> int:
        """The place of the face on which a die lands; `throw` names the throw, and no other throw has that name."""
        limit = WORD - WORD % faces  # larger numbers would bias towards the low faces
        block, message = 0, throw + b" 0"
        while True:
            number: int
            for (number,) in WORDS.iter_unpack(self.word_block(message)):  # mostly the first will do
                if number < limit:
                    return number % faces
            block += 1
            message = b"%b %d" % (throw, block)

    def word_block(self, message: bytes) -> bytes:
        """HMAC-SHA-256 of a message with the seed as key."""
        keyed = self._keyed.copy()  # the key is set up once: half the time of a new HMAC for each message
        keyed.update(message)
        return keyed.digest()

    def __repr__(self) -> str:  # a seed must never get into a log by accident
        return f"<FairSeed {self.commitment[:8]}>"


class FairDice:
    """Dice whose rolls can be verified after the game.

    Args:
        seed: the seed that was committed to.
        strings: the strings that the seats added, in the order of the seats.
        rolled: the number of rolls made before, for a game that is resumed.
    """

    def __init__(self, seed: FairSeed, strings: tuple[str, ...], rolled: int = 0) -> None:
        for string in strings:
            if not (1 <= len(string) <= 200 and string.isprintable()):
                raise DiceError("dice.string")
        self.seed = seed
        self.strings = strings
        self.rolled = rolled
        parts = (string.encode() for string in strings)
        self._mix = hashlib.sha256(b"".join(b"%d:%b" % (len(part), part) for part in parts)).hexdigest().encode()

    def roll(self, due: Due) -> Roll:
        """The next roll."""
        face, mix, rolled = self.seed.face, self._mix, self.rolled
        roll = tuple(
            [die.faces[face(b"%b %d %d" % (mix, rolled, index), len(die.faces))] for index, die in enumerate(due.dice)]
        )
        self.rolled += 1
        return roll

    def line(self) -> DiceLine:
        """The dice line of a record: commitment and strings, without the seed."""
        return DiceLine("fair", self.seed.commitment, self.strings)
