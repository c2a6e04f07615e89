"""Bots against each other, and what the results say."""

import dicehouse.lab.errors  # noqa: F401 - defines the codes of this package
