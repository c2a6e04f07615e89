"""Who looks at a game: a seat, a spectator, or the archive after the game."""

from typing import Final, TypeAlias

Viewer: TypeAlias = int
"""The number of a seat, or one of the two below."""

SPECTATOR: Final = -1
"""Sees only what every seat may know at the moment."""

ARCHIVE: Final = -2
"""Sees everything. For replay and study of finished games and for tests; never for anybody at a running table."""


def sees(viewer: Viewer, seen_by: tuple[int, ...] | None) -> bool:
    """Whether something that these seats see (None: everybody) is seen by this viewer."""
    return seen_by is None or viewer == ARCHIVE or viewer in seen_by
