"""Values of a wrong type that resemble or even equal right ones. All of them must be refused."""

from collections.abc import Iterator
from typing import Any

import msgspec

from dicehouse.core.dice import Roll
from dicehouse.core.game import Action


def wrong_actions(action: Action) -> Iterator[Any]:
    """Values that resemble this action: no action at all, or one with a field of another type."""
    yield from (None, 0, True, "", (), [action], {}, object(), type(action))
    for name in action.__struct_fields__:
        for value in _wrong_values(getattr(action, name)):
            yield _changed(action, name, value)


def wrong_seats(seat: int) -> tuple[Any, ...]:
    """Values that resemble this seat."""
    flags = (bool(seat),) if seat in (0, 1) else ()  # True == 1
    return (float(seat), str(seat), *flags, complex(seat), None, (seat,), [seat], {})


def wrong_rolls(roll: Roll) -> tuple[Any, ...]:
    """Values that resemble this roll: another container, another type of faces, a text, None."""
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
    """Values that resemble this one; some of them equal it."""
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
    """A copy of an action with another value in a field; the struct is frozen and typed, so it is forced."""
    copy = msgspec.structs.replace(action)
    msgspec.structs.force_setattr(copy, name, value)
    return copy
