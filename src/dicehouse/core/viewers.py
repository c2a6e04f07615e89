"""Viewers, by whom views and events are redacted: a seat, a spectator, or the archive."""

from typing import Final, TypeAlias

Viewer: TypeAlias = int
"""The number of a seat, or one of the two below."""

SPECTATOR: Final = -1
"""Sees only what every seat may know at the moment."""

ARCHIVE: Final = -2
"""Sees everything. For finished games and for tests; never for a client of a running game."""


def sees(viewer: Viewer, seen_by: tuple[int, ...] | None) -> bool:
    """Whether a viewer sees something that only these seats see (None: all viewers)."""
    return seen_by is None or viewer == ARCHIVE or viewer in seen_by
