"""What the host may change before the game begins: the options, the terms, and the chairs with their bots."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from dicehouse.bots import level_name
from dicehouse.core.game import AnyGame
from dicehouse.core.options import REAL_ONLY
from dicehouse.games import bind, load
from dicehouse.server.errors import TableError
from dicehouse.server.seats import Occupant, SeatRequest, Seats
from dicehouse.server.table_spec import TableSpec
from dicehouse.server.terms import Away, ClockSeconds, PatienceSeconds

TERMS = ("clock", "away", "patience", "hints", "real")
"""The terms that may change."""
START = "first"
"""The option that names the seat which starts; its other value is not a number."""


class ChairWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chair as the host wants it."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=15)] | None = None
    """Which one it is now; null: one more."""
    kind: Literal["person", "program", "bot"] = "person"
    level: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """The level of a bot."""


class ChangeTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the host wants to change; what is left out stays as it is."""

    seats: Annotated[list[ChairWish], msgspec.Meta(min_length=1, max_length=16)] | None = None
    """All chairs, in their new order. Whoever sits in one keeps it; a bot that is not wanted any more goes."""
    options: dict[str, Any] | None = None
    """The options that change."""
    clock: ClockSeconds | UnsetType | None = UNSET
    away: Away | UnsetType = UNSET
    patience: PatienceSeconds | UnsetType = UNSET
    hints: bool | UnsetType = UNSET
    real: bool | UnsetType = UNSET


def usual_telling(rules: type[AnyGame], requests: Sequence[SeatRequest], *, real: bool) -> dict[str, object]:
    """Where a host did not say how dice are told: late, or counted, where all are real, so where only people play."""
    people = all(request.kind == "person" for request in requests)
    return dict(rules.options_type.usual_telling(all_real=real and people))


def check_telling(rules: AnyGame, *, real: bool) -> None:
    """Raise a `TableError` where dice that the house throws would be told late, or counted."""
    if not real and any(getattr(rules.options, key, False) for key in REAL_ONLY):
        raise TableError("table.late")


def changed_spec(spec: TableSpec, seats: Seats, wish: ChangeTable) -> tuple[TableSpec, tuple[int | None, ...]]:
    """The spec of a table after a change, and by its seats which one each was before (None: a new, empty one).

    Raises:
        TableError: a player would lose the seat, or the chairs make no sense.
        OptionError: the rules do not allow these options, or so many players.
    """
    chairs = _chairs(spec) if wish.seats is None else wish.seats
    _check_chairs(chairs, seats)
    options = {**spec.options, **(wish.options or {})}
    options.pop("players")
    if START in spec.options and START not in (wish.options or {}):
        options[START] = _starter(spec.options[START], chairs)
    terms = {name: value for name in TERMS if (value := getattr(wish, name)) is not UNSET}
    real = bool(terms.get("real", spec.real))
    if real != spec.real:
        people = [SeatRequest(one.kind) for one in chairs]
        options |= usual_telling(load(spec.game), people, real=real) | (wish.options or {})
    rules = bind(spec.game, len(chairs), options)
    check_telling(rules, real=real)
    requests = tuple(SeatRequest(one.kind, level_name(rules, one.level) if one.kind == "bot" else "") for one in chairs)
    came = tuple(
        one.seat if one.seat is not None and _stays(seats[one.seat], spec.seats[one.seat], request) else None
        for one, request in zip(chairs, requests, strict=True)
    )
    after = msgspec.structs.replace(
        spec,
        options=rules.options.to_dict(),
        rules=rules.version,
        seats=requests,
        wins=tuple(0 if old is None else spec.wins[old] for old in came) if spec.wins else (),
        **terms,
    )
    return after, came


def differences(before: TableSpec, after: TableSpec) -> tuple[str, ...]:
    """What changed from one spec to the other: `seats`, the names of terms, and the keys of options."""
    terms = (name for name in TERMS if getattr(before, name) != getattr(after, name))
    options = (key for key, value in after.options.items() if key != "players" and value != before.options.get(key))
    return (*(("seats",) if before.seats != after.seats else ()), *terms, *options)


def bot_name(level: str, seat: int, taken: Sequence[str]) -> str:
    """A name that nobody at the table has. Clients show the level instead, in the language of the player."""
    numbers = range(seat + 1, seat + len(taken) + 2)
    return next(name for number in numbers if (name := f"{level} {number}") not in taken)


def _chairs(spec: TableSpec) -> list[ChairWish]:
    return [ChairWish(seat, request.kind, request.level) for seat, request in enumerate(spec.seats)]


def _check_chairs(chairs: Sequence[ChairWish], seats: Seats) -> None:
    """Each chair is there once, and whoever sits in one keeps it."""
    named = [one.seat for one in chairs if one.seat is not None]
    if len(named) != len(set(named)) or any(seat >= len(seats) for seat in named):
        raise TableError("table.chairs")
    wanted = {one.seat: one.kind for one in chairs}
    for seat, occupant in enumerate(seats):
        if occupant is not None and occupant.kind != "bot" and wanted.get(seat) != occupant.kind:
            raise TableError("table.taken", seat=seat)


def _stays(occupant: Occupant | None, before: SeatRequest, after: SeatRequest) -> bool:
    """Whether a chair stays what it is: its player keeps it, and a bot, or nobody, if it is for the same as before."""
    return before == after or (occupant is not None and occupant.kind != "bot")


def _starter(before: Any, chairs: Sequence[ChairWish]) -> Any:
    """The option for who starts: the same chair, wherever it stands now, or a draw where it is gone."""
    if not str(before).isdecimal():
        return before
    found = [str(place) for place, one in enumerate(chairs) if one.seat == int(before)]
    return found[0] if found else "draw"
