"""The WebSocket protocol, version 2: what clients and tables say to each other, as JSON.

A client says `hello` first: which table, the token of its seat (or none, to watch), and the number of the last entry it
knows. The table answers `welcome` with everything the client may know now and what it missed, and from then on sends
`news` after everything that happens. What a client sends carries an id of its choice and is answered by `done` or
`refused` with that id; sent twice, it counts once. docs/protocol.md says it in full.
"""

from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from dicehouse.core.game import Outcome
from dicehouse.dice.contributions import LONGEST_STRING, SHORTEST_STRING
from dicehouse.kit.reasons import Reason
from dicehouse.server.contributions import Stage
from dicehouse.server.entries import Departure
from dicehouse.server.rematch import Proposal
from dicehouse.server.table_state import Phase
from dicehouse.server.terms import SeriesTerms

VERSION = 2

Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Reaction: TypeAlias = Literal["laugh", "wow", "ouch", "clap", "think", "hurry"]
EntryKind: TypeAlias = Literal[
    "sat", "stood", "pledged", "sealed", "revealed", "began", "acted", "rolled", "ended", "absent", "dropped", "said",
    "moved", "muted", "followed", "erased", "closed", "changed", "restored", "proposed", "answered", "agreed", "lapsed",
    "hinted", "corrected",
]  # fmt: skip

LARGEST = 4096
"""No message of a client is longer, in characters."""


class _FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", gc=False):
    """Something a client says."""


class Hello(_FromClient, frozen=True, tag="hello"):
    """The first message of a connection."""

    version: int
    table: Annotated[str, msgspec.Meta(max_length=40)]
    token: Annotated[str, msgspec.Meta(max_length=80)] = ""
    last: Annotated[int, msgspec.Meta(ge=0, le=2**31)] = 0
    host: Annotated[str, msgspec.Meta(max_length=80)] = ""
    """The host's token, beside that of a seat."""
    own: bool = False
    """Whether the player throws their own dice: those that are due wait for `throw`."""


class Act(_FromClient, frozen=True, tag="act"):
    """Do something in the game."""

    id: Id
    action: Annotated[str, msgspec.Meta(max_length=200)]
    seen: Annotated[int, msgspec.Meta(ge=0, le=2**31)] | None = None
    """The number of the last entry the player had seen when they decided."""


class ThrowDice(_FromClient, frozen=True, tag="throw"):
    """Throw the dice that are due and wait for this seat."""

    id: Id
    seen: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    """The number of the last entry the player had seen: the throw is for the dice that were due then."""


class TellDice(_FromClient, frozen=True, tag="dice"):
    """Tell how real dice landed that are due: at a table with real dice, by whoever sees them."""

    id: Id
    roll: Annotated[str, msgspec.Meta(max_length=200)]
    """The faces by name, with spaces between them, in any order."""
    seen: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    """The number of the last entry the player had seen: it is about the dice that were due then."""
    sure: bool = False
    """That the roll may end the game: without it such a roll is refused as `roll.ends`, for nobody could correct it."""


class CorrectDice(_FromClient, frozen=True, tag="correct"):
    """Correct how real dice landed, before anybody has acted."""

    id: Id
    roll: Annotated[str, msgspec.Meta(max_length=200)]
    seen: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    sure: bool = False
    """As in `dice`."""
    back: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    """How many rolls came after them, as in the moment's `correctable` and `earlier`."""


class Hand(_FromClient, frozen=True, tag="hand"):
    """Say whether the player throws their own dice from now on, as `own` in `hello` does."""

    id: Id
    own: bool


class Reading(_FromClient, frozen=True, tag="reading"):
    """Say whether the player reads something just now: bots wait while all players of a table do."""

    id: Id
    on: bool


class Say(_FromClient, frozen=True, tag="chat"):
    """Say something to the table."""

    id: Id
    text: Annotated[str, msgspec.Meta(max_length=1000)]


class React(_FromClient, frozen=True, tag="react"):
    """A quick reaction: shown, and not kept."""

    id: Id
    reaction: Reaction


class Hint(_FromClient, frozen=True, tag="hint"):
    """Ask the house what it would do."""

    id: Id
    quiet: bool = False
    """Ask which choices would be blunders, and nothing else: no hint. Only where all others are bots."""
    action: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """What the player is about to do: the reasons compare it with the best choice."""
    dice: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """The player's own real dice that nobody told yet: the house weighs with them, and forgets them."""


class Earlier(_FromClient, frozen=True, tag="earlier"):
    """Ask for entries of the log that the welcome left out, or that were before it."""

    id: Id
    before: Annotated[int, msgspec.Meta(ge=1, le=2**31)]
    """Only entries with a lower number."""


class Pledge(_FromClient, frozen=True, tag="pledge"):
    """Say what the seat will add to the dice, where the table still asks for it."""

    id: Id
    pledge: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$", max_length=64)]
    """The SHA-256 of the string in hex; empty: the seat adds nothing."""


class Reveal(_FromClient, frozen=True, tag="reveal"):
    """Show the house the string behind the pledge; only after the pledges are sealed."""

    id: Id
    string: Annotated[str, msgspec.Meta(min_length=SHORTEST_STRING, max_length=LONGEST_STRING)]


class Ping(_FromClient, frozen=True, tag="ping"):
    """Is anybody there?"""

    id: Id


FromClient: TypeAlias = (
    Hello
    | Act
    | ThrowDice
    | TellDice
    | CorrectDice
    | Hand
    | Reading
    | Say
    | React
    | Hint
    | Pledge
    | Reveal
    | Earlier
    | Ping
)


class _ToClient(msgspec.Struct, frozen=True, tag_field="say", omit_defaults=True, gc=False):
    """Something a table says to one client."""


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it."""

    name: str = ""
    """Empty: the seat is free."""
    kind: Literal["person", "program", "bot"] = "person"
    level: str = ""
    """The level of the bot that plays here now; empty for a player."""
    here: bool = False
    """Whether its player is connected."""
    portrait: str = ""
    """How a player looks; empty for bots."""
    since: float | None = None
    """Since when a bot plays for the player, or has taken over the seat."""
    bot_at: float | None = None
    """When a bot will play for the player, who is gone; None: not soon."""
    hints: int = 0
    """How many hints its player was given in this game."""


class Offer(msgspec.Struct, frozen=True, gc=False):
    """A legal action with what it will do."""

    action: str
    effect: dict[str, int]


class Told(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One entry of the log, as this client may know it."""

    number: int
    at: float
    kind: EntryKind
    seat: int | None = None
    text: str = ""
    """What was said, a name, pledges, a commitment, a seed or the id of the next table."""
    events: tuple[str, ...] = ()
    name: str = ""
    """Whose seat it was, where the entry ends that, or gives it back."""
    why: Departure = ""
    """Why a bot took over the seat for good."""
    came: tuple[int | None, ...] = ()
    """Where chairs changed: by seat from now on, which one it was before; None: a new one."""
    view: Any = None
    """The view after this entry, in `news` where a later entry of the same message has events as well. None: the next
    view in the message is the one after it."""


class RealDie(msgspec.Struct, frozen=True):
    """A real die, as somebody tells how it landed."""

    name: str
    faces: tuple[str, ...]
    """What it can show, each once."""


class RealDice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Real dice that the viewer may tell, or correct."""

    seats: tuple[int, ...]
    """Who throws them."""
    dice: tuple[RealDie, ...]
    roll: str = ""
    """How they were told to have landed, where that may be corrected."""
    back: int = 0
    """How many rolls came after them, where they may be corrected."""


class Moment(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What a client may know now."""

    number: int
    """The number of the last entry."""
    phase: Phase
    view: Any = None
    """The view of the game; None before it begins."""
    choices: tuple[Offer, ...] = ()
    deadline: float | None = None
    """When the viewer's time is up, or, where nobody waits for them, that of the first; in seconds since 1970."""
    outcome: Outcome | None = None
    hurried: int | None = None
    """The seat whose time `deadline` tells."""
    stage: Stage = ""
    """Before the game begins: seating, pledging or revealing."""
    contributions: tuple[str, ...] = ()
    """Before the game begins, of each seat: wanted (say what you pledge), pledged, revealed, or empty."""
    proposal: Proposal | None = None
    """Of another game, once this one is over."""
    throwers: tuple[int, ...] = ()
    """The seats whose dice are due and wait for their `throw`."""
    telling: RealDice | None = None
    """Real dice that are due, where the viewer sees them and may tell how they landed."""
    correctable: RealDice | None = None
    """The last real dice that were told, where the viewer saw them and may still correct them."""
    earlier: tuple[RealDice, ...] = ()
    """Those told before them that may be corrected too, the latest first."""
    untold: RealDice | None = None
    """Real dice that lie before the viewer and that nobody told: they may weigh their choices with them."""


class Welcome(SeriesTerms, _ToClient, frozen=True, kw_only=True, tag="welcome"):
    """The answer to `hello`; said again when the host has changed the table, instead of news."""

    version: int
    table: str
    code: str
    game: str
    options: dict[str, Any]
    seat: int | None
    """None for somebody who watches."""
    host: bool
    seats: tuple[Seat, ...]
    commitment: str
    """Of the seed behind the dice; note it before the first roll."""
    now: Moment
    missed: tuple[Told, ...]
    """The newest entries after the number the client knew; `earlier` asks for what is left out."""
    facts: dict[str, int | str]
    """The variables of the game's rules texts at this table: its options, and what follows from them."""
    listed: bool = False
    """Whether the table is in the list while its host is connected."""
    sent_away: tuple[str, ...] = ()
    """Whom the host sent away and may let back, by name."""
    next: str = ""
    """The table of the next game; empty: it is not open."""
    time: float
    """The clock of the house, so that deadlines can be shown right."""


class News(_ToClient, frozen=True, tag="news"):
    """Something happened."""

    told: tuple[Told, ...]
    now: Moment


class EncodedNews(_ToClient, frozen=True, tag="news"):
    """The same, where several viewers are told the same: those entries are encoded once."""

    told: msgspec.Raw
    now: Moment


class Presence(_ToClient, frozen=True, tag="presence"):
    """Who is here changed."""

    seats: tuple[Seat, ...]


class Reacted(_ToClient, frozen=True, tag="reacted"):
    """Somebody reacted."""

    seat: int
    reaction: str


class Done(_ToClient, frozen=True, tag="done"):
    """What the client asked for is done, and on disk."""

    id: str
    number: int
    """Of the entry it made; what happened comes as news."""


class Advice(_ToClient, frozen=True, tag="advice"):
    """What the house would do."""

    id: str
    number: int
    """Of the moment it is about; the game may have gone on while the house was thinking."""
    measure: str
    exact: bool
    candidates: tuple[tuple[str, float, float], ...]
    """Action, value and how often best play takes it; best first."""
    reasons: tuple[Reason, ...]
    """Why the first is the best: one or two sentences, each a text of the game and its blanks."""
    blunders: tuple[str, ...] = ()
    """The choices that would be blunders; to a `quiet` hint the only answer."""


class Page(_ToClient, frozen=True, tag="page"):
    """The answer to `earlier`: the newest entries before a number, in order; empty where there is none."""

    id: str
    told: tuple[Told, ...]


class Refused(_ToClient, frozen=True, tag="refused"):
    """What the client asked for did not happen, and why."""

    code: str
    sentence: str
    details: dict[str, str | int]
    id: str = ""


ToClient: TypeAlias = Welcome | News | Presence | Reacted | Done | Advice | Page | Refused

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


# no functions around them: they are called several times with every move
write_message: Callable[[ToClient | EncodedNews], bytes] = _encoder.encode
"""A message as it is sent."""
write_told: Callable[[tuple[Told, ...]], bytes] = _encoder.encode
"""Entries as they are sent, for `EncodedNews`."""
read_message: Callable[[str | bytes], FromClient] = _decoder.decode
"""A message of a client; raises `msgspec.DecodeError` where it is none."""
