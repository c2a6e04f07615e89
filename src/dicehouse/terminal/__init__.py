"""The commands of the project that print to or read from a terminal."""

import dicehouse.terminal.errors  # noqa: F401 - defines the codes of this package
