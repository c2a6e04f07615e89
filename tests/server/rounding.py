"""Values that two processes computed: equal but for the last digits, which depend on how loops were compiled."""

from typing import Any

import msgspec

DIGITS = 7
TIED = frozenset({"best", "candidates", "reasons"})
"""Which of equally good choices comes first is settled by the last digits."""


def rounded(value: Any) -> Any:
    """Structs as plain data, with every float rounded; of choices, what does not hang on the order of equals."""
    return _round(msgspec.to_builtins(value))


def _round(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, DIGITS) + 0.0  # no negative zero
    if isinstance(value, dict):
        plain = {key: _round(one) for key, one in value.items() if key not in TIED}
        if "candidates" in value:
            plain["values"] = sorted([action, _round(worth)] for action, worth, *_ in value["candidates"])
        return plain
    return [_round(one) for one in value] if isinstance(value, list | tuple) else value
