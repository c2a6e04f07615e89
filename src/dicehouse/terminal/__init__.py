"""Playing in a plain terminal."""

import dicehouse.terminal.errors  # noqa: F401 - defines the codes of this package
