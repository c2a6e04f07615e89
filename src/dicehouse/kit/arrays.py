"""numpy under its usual name; where it is missing, in a page, what bots use of it in plain Python."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
else:
    try:
        import numpy as np
        from numpy.typing import NDArray
    except ModuleNotFoundError:
        from typing import Generic, TypeVar

        from dicehouse.kit import plain_arrays as np

        class NDArray(Generic[TypeVar("T")]):
            """The type of an array, for annotations."""


HAS_NUMPY = hasattr(np, "ndarray")

__all__ = ["HAS_NUMPY", "NDArray", "np"]
