"""Many games at once: the rules compiled into tables, and loops that step on them. Needs numba (the extra `lab`)."""

import dicehouse.batch.errors  # noqa: F401 - defines the codes of this package
