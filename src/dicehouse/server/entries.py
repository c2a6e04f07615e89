"""The entries of the log of a table.

The log is the truth: the state of a table is the fold of its entries. Entries of the game match the lines of a record
(`core/record.py`); the others are about seats, chat, and the end of the table. Entries contain secrets (hidden dice,
hashed tokens) and never leave the server; `visibility.py` makes the form for one viewer.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Literal, TypeAlias

import msgspec

from dicehouse.core.game import MoveText, Outcome
from dicehouse.server.table_spec import TableSpec

Departure: TypeAlias = Literal["", "left", "removed", "away"]
"""Why a bot took over a seat for good: its player left, was sent away by the host, or was gone for too long; empty in
logs from before it was noted."""
Missing: TypeAlias = Literal["bot", "without"]
"""Who sits in the chair of a player that does not come to the next game: a bot, or nobody, where so few may play."""


class _Entry(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An entry of a log."""


class Sat(_Entry, frozen=True, tag="sat"):
    """A seat was taken."""

    seat: int
    name: str
    token: str
    """The hash of the token that keeps the seat; empty for a bot of the house."""
    pledge: str | None = ""
    """The SHA-256 of the string that this seat adds to the dice; empty: it adds none; None: it decides later."""
    kind: Literal["person", "program", "bot"] = "person"
    level: str = ""
    """The level of a bot of the house."""
    portrait: str = ""
    """How the player looks: one of `portraits.PORTRAITS`; empty where none was chosen."""


class Stood(_Entry, frozen=True, tag="stood"):
    """A seat became free; only before the game begins."""

    seat: int
    removed: bool = False
    """Whether the host did it."""
    name: str = ""
    """Whose seat it was; empty in logs from before it was noted."""


class Changed(_Entry, frozen=True, tag="changed"):
    """The host changed what is played, the terms or the chairs; only before the pledges are sealed."""

    spec: TableSpec
    came: tuple[int | None, ...]
    """By seat of the new spec: which seat it was before, with its occupant; None: a new, empty one."""
    what: tuple[str, ...] = ()
    """What changed: `seats`, the names of terms, and the keys of options."""


class Pledged(_Entry, frozen=True, tag="pledged"):
    """A seat that had not decided before made its pledge."""

    seat: int
    pledge: str
    """As in `Sat`."""
    id: str = ""


class Sealed(_Entry, frozen=True, tag="sealed"):
    """All seats are taken and no pledge is missing: from here on none changes, and strings are revealed."""

    pledges: tuple[str, ...]
    """By seat; empty where a seat adds nothing."""


class Revealed(_Entry, frozen=True, tag="revealed"):
    """A seat revealed its string to the server; the other players see it when the game is over."""

    seat: int
    string: str
    id: str = ""


class Began(_Entry, frozen=True, tag="began"):
    """All seats are taken: the dice are mixed and the game begins."""

    commitment: str
    """Empty where the game was begun at another house, and brought here: `Moved` follows."""
    strings: tuple[str, ...]
    """By seat; `-` where a seat adds nothing or withheld what it had pledged."""
    pledges: tuple[str, ...] = ()
    """As they were sealed; empty where no seat pledged."""


class Moved(_Entry, frozen=True, tag="moved"):
    """The game was played elsewhere up to here, and is played on with the dice of this house."""

    commitment: str
    """To the seed of the dice from here on, to which no seat adds anything."""


class Acted(_Entry, frozen=True, tag="acted"):
    """A seat acted."""

    seat: int
    act: str
    events: tuple[str, ...]
    id: str = ""
    """The id that the client gave it: sent twice, it counts once."""
    stand_in: bool = False
    """Whether the server acted for the seat, because its clock expired."""


class Rolled(_Entry, frozen=True, tag="rolled"):
    """The dice that were due landed."""

    roll: str
    events: tuple[str, ...]
    by: int | None = None
    """The seat that told how real dice landed; None: the house threw them."""
    id: str = ""
    """As in `Acted`."""


class Corrected(_Entry, frozen=True, tag="corrected"):
    """A roll of real dice was told wrongly: this one takes its place.

    Rolls that came after it are made anew by the entries that follow, as far as the same dice are due.
    """

    roll: str
    events: tuple[str, ...]
    by: int
    """The seat that told it."""
    id: str = ""
    """As in `Acted`."""
    back: int = 0
    """How many rolls came after it: 0 for the last one."""


class Ended(_Entry, frozen=True, tag="ended"):
    """The game is over, and the seed of the dice is published."""

    outcome: Outcome
    seed: str
    """Empty at a table with the dice of a day: others play with them until the day is over."""


class Absent(_Entry, frozen=True, tag="absent"):
    """A bot plays for an absent player, or the player is back."""

    seat: int
    level: str | None
    """The bot that plays; None: the player is back."""


class Dropped(_Entry, frozen=True, tag="dropped"):
    """A bot took over a seat for good; the token of its player keeps nothing any more."""

    seat: int
    level: str
    why: Departure = ""
    name: str = ""
    """As in `Stood`."""


class Restored(_Entry, frozen=True, tag="restored"):
    """The host took back that a player was sent away."""

    name: str
    seat: int | None = None
    """The seat that the player has again; None before the game begins: they may sit down again."""


class Said(_Entry, frozen=True, tag="said"):
    """A chat message."""

    seat: int
    text: str
    id: str = ""


class Erased(_Entry, frozen=True, tag="erased"):
    """A chat message that was erased. It takes the place of the message, so that numbers have no gaps."""

    seat: int


class Closed(_Entry, frozen=True, tag="closed"):
    """The table is closed by an operator, or because its game goes on elsewhere; no entry follows."""

    moved: bool = False
    """Whether its players took the game to another house."""


class Muted(_Entry, frozen=True, tag="muted"):
    """The host muted a player, or lifted the mute."""

    seat: int
    muted: bool


class Proposed(_Entry, frozen=True, tag="proposed"):
    """A player wants another game with the others, who have until then to answer."""

    seat: int
    until: float
    """When those who have not answered count as missing, in seconds since 1970."""
    missing: Missing = "bot"


class Answered(_Entry, frozen=True, tag="answered"):
    """A player answered a proposal."""

    seat: int
    yes: bool


class Agreed(_Entry, frozen=True, tag="agreed"):
    """A proposal was accepted: the next game is opened for these players."""

    seats: tuple[int, ...]
    """Of the people and programs that take part."""


class Lapsed(_Entry, frozen=True, tag="lapsed"):
    """A proposal found nobody to play with; another may be made."""


class Hinted(_Entry, frozen=True, tag="hinted"):
    """A player was given a hint; noted once for each decision."""

    seat: int


class Followed(_Entry, frozen=True, tag="followed"):
    """The next game of these players is at another table."""

    table: str


MOVES = (Acted, Rolled, Corrected)
"""The entries of the game itself: most of a log, and the only ones with events."""
Entry: TypeAlias = (
    Sat
    | Stood
    | Changed
    | Pledged
    | Sealed
    | Revealed
    | Began
    | Moved
    | Acted
    | Rolled
    | Corrected
    | Ended
    | Absent
    | Dropped
    | Restored
    | Said
    | Muted
    | Proposed
    | Answered
    | Agreed
    | Lapsed
    | Hinted
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
"""The first bytes of a stored chat message, so that it can be skipped without being decoded."""


def moves_of(log: Iterable[bytes]) -> Iterator[MoveText]:
    """The actions and rolls of a stored log, rolls as they were corrected."""
    rolls: list[MoveText] = []
    """Since the last action: these may still be corrected."""
    for body in log:
        entry = read_entry(body)
        if isinstance(entry, Corrected):
            del rolls[len(rolls) - 1 - entry.back :]
            rolls.append((None, entry.roll))
        elif isinstance(entry, Rolled):
            rolls.append((None, entry.roll))
        elif isinstance(entry, Acted):
            yield from rolls
            rolls.clear()
            yield entry.seat, entry.act
    yield from rolls


def erased_body(body: bytes) -> bytes | None:
    """The replacement of a stored chat message once it is erased; None for every other entry."""
    try:
        entry = read_entry(body)
    except msgspec.DecodeError:  # damaged, or of a later version
        return None
    return write_entry(Erased(entry.seat)) if isinstance(entry, Said) else None
