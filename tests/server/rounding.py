"""Values that two processes computed: equal but for the last digits, which depend on how loops were compiled."""

from typing import Any

import msgspec

DIGITS = 9


def rounded(value: Any) -> Any:
    """Structs as plain data, with every float rounded."""
    return _round(msgspec.to_builtins(value))


def _round(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, DIGITS) + 0.0  # no negative zero
    if isinstance(value, dict):
        return {key: _round(one) for key, one in value.items()}
    return [_round(one) for one in value] if isinstance(value, list | tuple) else value
