"""Descriptions of the fields of actions and events, for clients that parse their texts without knowing the game."""

import types
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin

import msgspec

from dicehouse.core.events import Noun, SecretEvent
from dicehouse.core.notation import Notation

Kind: TypeAlias = Literal["number", "word", "flag"]
KINDS: dict[type, Kind] = {int: "number", str: "word", bool: "flag"}


class FieldInfo(msgspec.Struct, frozen=True):
    """One field of an action or event."""

    name: str
    type: Kind
    """The type of its values; a flag is written yes or no."""
    noun: str | None
    """What a value stands for: a seat, a face or a noun of the game; None: itself."""
    depth: Literal[0, 1, 2]
    """0 for one value, 1 for a list of values, 2 for a list of lists."""
    hidden: bool
    """Whether it is None for viewers who may not know it."""


def describe(notation: Notation[Any]) -> dict[str, tuple[FieldInfo, ...]]:
    """The fields of every form of a notation, in the order in which its texts have them."""
    return {
        tag: tuple(_info(kind, field) for field in msgspec.structs.fields(kind)) for kind, tag in notation.types.items()
    }


def noun_of(kind: Any) -> str | None:
    """The noun that a field, or the list in it, is annotated with; None where there is none."""
    kind = without_none(kind)
    if get_origin(kind) is tuple:
        return noun_of(get_args(kind)[0])
    if get_origin(kind) is Annotated:
        return next((extra.name for extra in get_args(kind)[1:] if isinstance(extra, Noun)), None)
    return None


def without_none(kind: Any) -> Any:
    """The other type of an optional type; any other type as it is."""
    if get_origin(kind) not in (Union, types.UnionType):
        return kind
    return next(part for part in get_args(kind) if part is not type(None))


def _info(kind: type[msgspec.Struct], field: msgspec.structs.FieldInfo) -> FieldInfo:
    inner, depth = without_none(field.type), 0
    while get_origin(inner) is tuple:
        inner, depth = without_none(get_args(inner)[0]), depth + 1
    plain = get_args(inner)[0] if get_origin(inner) is Annotated else inner
    hidden = issubclass(kind, SecretEvent) and field.name in kind.hidden
    return FieldInfo(field.name, KINDS[plain], noun_of(field.type), depth, hidden)  # type: ignore[arg-type]
