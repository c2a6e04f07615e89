"""Values that two processes computed: equal but for the last digits, which depend on how loops were compiled."""

from typing import Any

import msgspec

DIGITS = 9
TIED = frozenset({"best", "candidates", "reasons"})
"""Which of equally good choices comes first is settled by the last digits, and reasons are about the first."""


def rounded(value: Any) -> Any:
    """Structs as plain data, with every float rounded; of choices that are equally good, no order."""
    return _round(msgspec.to_builtins(value))


def _round(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, DIGITS) + 0.0  # no negative zero
    if isinstance(value, dict):
        worths = [_round(worth) for _, worth, *_ in value.get("candidates", ())]
        tied = len(set(worths)) < len(worths)
        plain = {key: _round(one) for key, one in value.items() if not (tied and key in TIED)}
        if tied:
            plain["values"] = sorted([action, _round(worth)] for action, worth, *_ in value["candidates"])
        return plain
    return [_round(one) for one in value] if isinstance(value, list | tuple) else value
