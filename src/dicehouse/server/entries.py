"""The log of a table: everything that ever happened at it, in order, one entry after the other.

The log is the truth: a table is what its entries make of it. Game lines are those of a record (`core/record.py`); the
others say who sat down, what was said, and what became of the table afterwards. Entries hold secrets (hidden
dice, hashed tokens) and never leave the server; what leaves is made for one viewer (`visibility.py`).
"""

from collections.abc import Callable
from typing import Literal, TypeAlias

import msgspec

from dicehouse.core.game import Outcome


class _Entry(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that happened at a table."""


class Sat(_Entry, frozen=True, tag="sat"):
    """Somebody took a seat."""

    seat: int
    name: str
    token: str
    """The hash of the token that keeps the seat; empty for a bot of the house."""
    pledge: str | None = ""
    """The SHA-256 of what this seat adds to the dice; empty: it adds nothing; None: it will say later."""
    kind: Literal["person", "program", "bot"] = "person"
    level: str = ""
    """The level of a bot of the house."""


class Stood(_Entry, frozen=True, tag="stood"):
    """A seat is free again; only before the game begins."""

    seat: int
    removed: bool = False
    """Whether the host did it."""


class Pledged(_Entry, frozen=True, tag="pledged"):
    """A seat that had not said it yet says what it is bound to."""

    seat: int
    pledge: str
    """As in `Sat`."""
    id: str = ""


class Sealed(_Entry, frozen=True, tag="sealed"):
    """All seats are taken and no pledge is missing: from here on none changes, and strings are revealed."""

    pledges: tuple[str, ...]
    """By seat; empty where a seat adds nothing."""


class Revealed(_Entry, frozen=True, tag="revealed"):
    """A seat showed the house the string it had pledged; nobody else is told before the game is over."""

    seat: int
    string: str
    id: str = ""


class Began(_Entry, frozen=True, tag="began"):
    """All seats are taken: the dice are mixed and the game begins."""

    commitment: str
    strings: tuple[str, ...]
    """By seat; `-` where a seat adds nothing or withheld what it had pledged."""
    pledges: tuple[str, ...] = ()
    """As they were sealed; no list where nobody pledged."""


class Acted(_Entry, frozen=True, tag="acted"):
    """A seat acted."""

    seat: int
    act: str
    events: tuple[str, ...]
    id: str = ""
    """The number the client gave it: sent twice, it counts once."""
    stand_in: bool = False
    """Whether somebody acted for the seat: its clock ran out, or its player was gone."""


class Rolled(_Entry, frozen=True, tag="rolled"):
    """The dice that were due landed."""

    roll: str
    events: tuple[str, ...]


class Ended(_Entry, frozen=True, tag="ended"):
    """The game is over, and the seed behind the dice is shown."""

    outcome: Outcome
    seed: str


class Absent(_Entry, frozen=True, tag="absent"):
    """A bot plays for a player who is gone, or the player is back."""

    seat: int
    level: str | None
    """The bot that plays; None: the player is back."""


class Dropped(_Entry, frozen=True, tag="dropped"):
    """A player is out for good: a bot has the seat now, and the token keeps nothing any more."""

    seat: int
    level: str


class Said(_Entry, frozen=True, tag="said"):
    """Somebody said something."""

    seat: int
    text: str
    id: str = ""


class Erased(_Entry, frozen=True, tag="erased"):
    """Somebody said something, and it is no longer kept. It stands where the words stood: numbers have no gaps."""

    seat: int


class Closed(_Entry, frozen=True, tag="closed"):
    """An operator closed the table: nobody does anything at it any more."""


class Muted(_Entry, frozen=True, tag="muted"):
    """The host no longer wants to hear somebody, or again."""

    seat: int
    muted: bool


class Followed(_Entry, frozen=True, tag="followed"):
    """The next game of these players is at another table."""

    table: str


MOVES = (Acted, Rolled)
"""The entries of the game itself: most of a log, and the only ones with events."""
Entry: TypeAlias = (
    Sat
    | Stood
    | Pledged
    | Sealed
    | Revealed
    | Began
    | Acted
    | Rolled
    | Ended
    | Absent
    | Dropped
    | Said
    | Muted
    | Followed
    | Erased
    | Closed
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


write_entry: Callable[[Entry], bytes] = _encoder.encode
"""The entry as it is stored."""
read_entry: Callable[[bytes | str], Entry] = _decoder.decode
"""The stored entry."""

WORDS = b'{"type":"said"'
"""How what was said begins in the store, so that it can be left out without being read."""


def erased_body(body: bytes) -> bytes | None:
    """What stands in the place of a stored word once it is erased; None for every other entry."""
    try:
        entry = read_entry(body)
    except msgspec.DecodeError:  # damaged, or of a later version
        return None
    return write_entry(Erased(entry.seat)) if isinstance(entry, Said) else None
