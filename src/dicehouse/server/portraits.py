"""The portraits of players: which ones there are, and whose is whose. The browser client draws them."""

import hashlib
from typing import Literal, TypeAlias, get_args

Portrait: TypeAlias = Literal[
    "fox", "owl", "cat", "bear", "frog", "hare", "hedgehog", "mouse", "badger", "raven", "pig", "dragon"
]
PORTRAITS: tuple[str, ...] = get_args(Portrait)


def portrait_of(name: str) -> str:
    """The portrait of a player who chose none: always the same for the same name."""
    return PORTRAITS[hashlib.sha256(name.encode()).digest()[0] % len(PORTRAITS)]
