"""Many games at once, on the compiled form of the rules. Needs numba (the extra `lab`)."""

import dicehouse.batch.errors  # noqa: F401 - defines the codes of this package
