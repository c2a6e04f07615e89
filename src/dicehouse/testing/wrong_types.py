"""Values that are nearly right: what a caller passes who mixed up types. Every one of them must be refused."""

from collections.abc import Iterator
from typing import Any

import msgspec

from dicehouse.core.dice import Roll
from dicehouse.core.game import Action


def wrong_actions(action: Action) -> Iterator[Any]:
    """Things that are nearly this action: no action at all, or one of whose fields is of another type."""
    yield from (None, 0, True, "", (), [action], {}, object(), type(action))
    for name in action.__struct_fields__:
        for value in _wrong_values(getattr(action, name)):
            yield _changed(action, name, value)


def wrong_seats(seat: int) -> tuple[Any, ...]:
    """Things that are nearly this seat."""
    lookalikes = (bool(seat),) if seat in (0, 1) else ()  # True is 1, to Python
    return (float(seat), str(seat), *lookalikes, complex(seat), None, (seat,), [seat], {})


def wrong_rolls(roll: Roll) -> tuple[Any, ...]:
    """Things that are nearly this roll: another container, another type of faces, a text, nothing."""
    joined = "".join(roll), " ".join(roll)
    return (
        list(roll),
        dict.fromkeys(roll),
        *joined,
        None,
        len(roll),
        (None,) * len(roll),
        tuple([face] for face in roll),
    )


def _wrong_values(value: Any) -> Iterator[Any]:
    """Values that are nearly this one; some of them equal it."""
    yield None
    if isinstance(value, tuple):
        yield list(value)
        yield set(value)
        for place, item in enumerate(value):
            for wrong in _wrong_values(item):
                yield (*value[:place], wrong, *value[place + 1 :])
    elif isinstance(value, bool):
        yield from (int(value), float(value), str(value))
    elif isinstance(value, int):
        yield from (float(value), complex(value), str(value), [value], (value,))
        if value in (0, 1):
            yield bool(value)
    else:
        yield from ([value], (value,), value.encode(), 0)


def _changed(action: Action, name: str, value: Any) -> Action:
    """The same action with another value in a field, whatever its type says; a frozen struct cannot be asked nicely."""
    copy = msgspec.structs.replace(action)
    msgspec.structs.force_setattr(copy, name, value)
    return copy
