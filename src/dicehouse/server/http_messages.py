"""What the HTTP API takes and gives: the bodies of requests and answers, as msgspec structs."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from dicehouse.coach import Position, ReviewedStep, Summary
from dicehouse.coach.sizes import Size
from dicehouse.coach.standings import Standing
from dicehouse.core.events import Change
from dicehouse.core.fields import FieldInfo
from dicehouse.core.game import Outcome
from dicehouse.dice.bias import DieCheck
from dicehouse.server.bus import Waiting
from dicehouse.server.entries import Missing
from dicehouse.server.game_transfer import LARGEST
from dicehouse.server.portraits import Portrait
from dicehouse.server.protocol import Offer, Seat, Told
from dicehouse.server.seats import SeatRequest
from dicehouse.server.settings import Settings
from dicehouse.server.table_state import Phase
from dicehouse.server.terms import Away, ClockSeconds, PatienceSeconds, SeriesTerms, Terms

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
OwnToken = Annotated[str, msgspec.Meta(min_length=24, max_length=80)]
DicePledge = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]


class OpenTable(Terms, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The request for a new table."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[SeatRequest], msgspec.Meta(min_length=1, max_length=16)]
    """Whom each seat is for."""
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    listed: bool = False
    """Whether the table is in the list while its host is connected."""
    clock: ClockSeconds | None = None
    patience: PatienceSeconds = 10
    hints: bool | None = None  # type: ignore[assignment]  # a table always has one; whoever opens it may leave it open
    """Null: only where at most one person plays."""


class OpenedTable(msgspec.Struct):
    """A new table. The host token may remove players and mute them; keep it secret."""

    table: str
    code: str
    host: str


class OpenedDaily(OpenedTable):
    """A new table for the game of a day."""

    game: str
    day: str
    """The date in UTC, as 2026-11-16."""


class BroughtChair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays on in a seat of a game that is brought."""

    kind: Literal["person", "bot"] = "person"
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """Of a person."""
    level: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """Of a bot."""


class BringGame(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game that was begun at another house is to be played on here."""

    record: Annotated[str, msgspec.Meta(max_length=LARGEST)]
    """What was played so far. The rules play it again; its rolls count as made elsewhere."""
    seats: Annotated[tuple[BroughtChair, ...], msgspec.Meta(min_length=1, max_length=16)]
    clock: ClockSeconds | None = None
    away: Away = "wait"
    patience: PatienceSeconds = 10
    hints: bool | None = None
    """As in `OpenTable`."""


class BroughtGame(OpenedTable):
    """A new table with a game that was brought."""

    tokens: tuple[str, ...]
    """By seat: what keeps it, for whoever brought the game to hand on; empty for a bot."""


class TakeAway(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Those who hold all seats of people want to play on elsewhere."""

    tokens: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=80)], ...], msgspec.Meta(max_length=16)]


class TakeSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody wants to sit down."""

    name: Name
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)] | None = None
    """None: the first free one."""
    pledge: DicePledge | None = None
    """The SHA-256 of what this seat adds to the dice, to be revealed when all have pledged; None: it adds nothing."""
    kind: Literal["person", "program"] = "person"
    token: OwnToken | None = None
    """A secret of the client's own that will keep the seat: then asking twice takes one seat."""
    portrait: Portrait | None = None
    """How the player looks; null: as their name says."""


class TakenSeat(msgspec.Struct):
    """A seat, and the token that keeps it; nobody else knows it."""

    seat: int
    token: str


class GameInfo(msgspec.Struct, kw_only=True):
    """A game of the house."""

    name: str
    title: str
    players: tuple[int, int]
    levels: tuple[str, ...]
    """The levels of its bots, weakest first, with any options."""
    elsewhere: tuple[str, ...]
    """Those of them that cannot play here: this house runs in a page, and they need a server."""
    options: list[dict[str, Any]]
    actions: dict[str, tuple[FieldInfo, ...]]
    """What can be done: the first word of each action, and the fields that follow it in its text."""
    events: dict[str, tuple[FieldInfo, ...]]
    """What can happen, in the same form."""
    facts: dict[str, int | str]
    """The variables of the rules texts in a usual game of the fewest players; a table tells its own in `welcome`."""
    story: dict[str, tuple[FieldInfo, ...]]
    """What can be told about a finished game, in the same form: the texts `story-<first word>` say it."""
    changes: dict[str, tuple[Change, ...]]
    """The fields of the view that each event changes, for clients that show the table between two events."""
    remembered: dict[str, tuple[Change, ...]]
    """What a table goes on showing of each event although no view has it, in the same form."""
    counting: tuple[str, ...]
    """The events with which people with real dice may begin to count what they will be asked for."""
    perfect_where: dict[str, tuple[Any, ...]] | None
    """The options, `players` among them, and their values with which the top level is `perfect`; with others it is
    `master`. null: it is always `master`."""


class TableInfo(SeriesTerms, frozen=True, kw_only=True):
    """A table as it is shown without a seat at it."""

    table: str
    code: str
    game: str
    options: dict[str, Any]
    phase: Phase
    seats: tuple[Seat, ...]
    wishes: tuple[SeatRequest, ...]
    """Whom each seat is for."""
    acting: tuple[int, ...]
    """The seats that the game waits for."""
    outcome: Outcome | None
    """How the game ended; null: it is not over."""
    standing: tuple[int, ...] | None
    """What each seat has in a running game, as far as everybody may know; null: nobody can say."""
    sent_away: tuple[str, ...]
    """Whom the host sent away, by name."""
    listed: bool
    next: str
    """The table of the next game; empty: it is not open."""
    commitment: str
    """To the seed behind the dice: note it before you sit down."""


class ReplayPage(msgspec.Struct):
    """Some steps of a finished game, with everything open."""

    game: str
    options: dict[str, Any]
    facts: dict[str, int | str]
    """The variables of the game's rules texts with the options of this table."""
    seats: tuple[Seat, ...]
    steps: int
    """How many the game has."""
    start: Any
    """The view before the first step."""
    outcome: Outcome
    told: tuple[Told, ...]
    """The steps, numbered from 1, each with the view after it."""


ReviewState: TypeAlias = Literal["waiting", "working", "done", "failed"]


class ReviewTold(msgspec.Struct, kw_only=True):
    """What the house knows so far of the review of a finished game."""

    state: ReviewState
    """done: the summary is there, and with these steps all are told."""
    progress: float
    """From 0 to 1."""
    total: int
    """How many steps the game has; 0 while it waits."""
    game: str
    options: dict[str, Any]
    measure: Literal["win", "points", ""]
    """The unit of all values: chance to win, or points; empty while it waits."""
    exact: bool
    """Whether the values are exact, up to rounding."""
    sizes: dict[Size, float]
    """The least cost of each size of a mistake, and the least luck that is worth a word; empty while it waits."""
    start: tuple[float, ...]
    """By seat: the value before the first step; empty while it waits."""
    steps: tuple[ReviewedStep, ...]
    """The next steps after the number that was asked for, as far as they are ready."""
    summary: Summary | None
    """Once every step is computed."""
    code: str | None
    """Why it failed."""
    sentence: str
    details: dict[str, str | int]


class MistakesTold(msgspec.Struct):
    """What a seat may practise after a finished game."""

    state: ReviewState
    """Of the review: only one that is done knows all mistakes."""
    positions: tuple[Position, ...]
    """In the order of the game; empty before the review is done."""


MOST_COMPARED = 200
"""Games that are looked at together."""


class ManyGames(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Finished games to be looked at together."""

    tables: Annotated[list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=MOST_COMPARED)]
    since: float = 0.0
    """Leave out those that ended before, in seconds since 1970."""


class LuckTold(msgspec.Struct, frozen=True):
    """Who was lucky over several games, and what everybody's decisions cost."""

    games: int
    """How many are in."""
    waiting: int
    """How many are still being reviewed: ask again."""
    left_out: int
    """How many cannot be reviewed, are not over or are gone."""
    standings: tuple[Standing, ...]
    """Of the people who played them, luckiest first."""


class DiceTold(msgspec.Struct, frozen=True):
    """Whether the real dice of several games land as fair ones would."""

    games: int
    """How many of them were played with real dice."""
    checks: tuple[DieCheck, ...]


class StepChoices(msgspec.Struct, frozen=True):
    """What a seat could have done in a step of a finished game."""

    seat: int | None
    """Who decided; None where the step is a roll, or there is none of this number."""
    choices: tuple[Offer, ...]


class Lifetimes(msgspec.Struct):
    """How many days what is kept stays; null: until somebody deletes it."""

    unstarted: float | None
    """A table at which no game began."""
    running: float | None
    """A game that nobody goes on with."""
    finished: float | None
    chat: float | None


class HouseInfo(msgspec.Struct):
    """What the house says about itself, for its page about privacy and for invitations."""

    contact: str
    """Who answers for it: an address of e-mail or of a web page; empty: it does not say."""
    keeps: Lifetimes
    near: tuple[str, ...] = ()
    """Its URLs in the local network, the best first. Only for visitors on its own machine, whose links would lead
    others nowhere, and only where the house was opened to that network."""


class ListedTable(msgspec.Struct):
    """A table in the list."""

    table: str
    game: str
    options: dict[str, Any]
    players: int
    free: int
    clock: int | None
    waiting: tuple[Waiting, ...]
    """Who sits there."""


class Found(msgspec.Struct):
    """A table."""

    table: str


class WantNext(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants another game."""

    missing: Missing = "bot"
    """Who plays for those who do not come; the one who asks first decides."""


class NextTable(msgspec.Struct):
    """The next game."""

    table: str
    """Its table; empty while others may still answer: `followed` will tell it."""


class Problem(msgspec.Struct):
    """Why something was refused."""

    code: str
    """For programs; it stays the same in all languages."""
    sentence: str
    details: dict[str, str | int]


def lifetimes(settings: Settings) -> Lifetimes:
    """How long a node keeps what, by its settings `keep_...`; where it has none, nothing is deleted by itself."""
    kept = (settings.keep_open, settings.keep_running, settings.keep_finished, settings.keep_chat)
    return Lifetimes(*(days or None for days in kept))
