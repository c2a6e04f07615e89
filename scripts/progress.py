"""A progress line on the error stream, for scripts that run for minutes."""

import sys
from collections.abc import Callable

WIDTH = 60


def progress(what: str) -> Callable[[float], None]:
    """A callback that shows the finished share of some work."""
    return lambda share: say(f"{what}: {share:.0%}")


def say(line: str) -> None:
    """Replace the progress line."""
    sys.stderr.write(f"\r{line:{WIDTH}}")
    sys.stderr.flush()
