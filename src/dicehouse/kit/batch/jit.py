"""How loops over many games are compiled for a game, and kept on disk."""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar

from numba import njit

from dicehouse.kit.batch.kernel_api import FUNCTIONS

F = TypeVar("F", bound=Callable[..., Any])

_compiler: Any = njit  # its types do not know all its settings


def part(function: F) -> F:
    """A part of a loop. It becomes code of the loop; only then can the loop run on several games with one instruction.

    No part makes or keeps an array, so numba need not count who holds one: that would cost more than all the rest.
    """
    compiled: F = _compiler(forceinline=True, error_model="numpy", _nrt=False)(function)
    return compiled


def _loop(function: F, counting: bool) -> F:
    """A loop over many games: compiled once and kept on disk; other threads may run beside it."""
    compiled: F = _compiler(cache=True, nogil=True, error_model="numpy", _nrt=counting)(function)
    return compiled


def bound(
    parts: tuple[Callable[..., Any], ...],
    loops: tuple[Callable[..., Any], ...],
    kernel: ModuleType,
    counting: bool = False,
) -> tuple[Any, ...]:
    """Loops compiled for a game: the names they call by are those of the game's kernel.

    Each has a name of its own, made from what all source files say that it may be compiled from. For numba keeps what
    it compiled until the file of the loop itself changes, and would not know of the others; and processes that compile
    the same loop for two games at the same time would write over each other's work.

    Args:
        parts: what the loops share, in the order in which one calls another.
        loops: functions that call the parts, and the functions of a kernel.
        kernel: a module with the functions of `dicehouse.kit.batch.kernel_api`.
        counting: whether the loops get more than arrays and numbers, so that numba must count who holds it.
    """
    digest = sha256()
    own = Path(kernel.__file__ or "").parent  # with the rules beside it: kernels compile functions of theirs
    for folder in (own, own.parent, Path(loops[0].__code__.co_filename).parent, Path(__file__).parent):
        for path in sorted(folder.glob("*.py")):
            digest.update(path.read_bytes())
    mark = f"{kernel.__name__.split('.')[-3]}_{digest.hexdigest()[:16]}"
    names = dict(loops[0].__globals__)
    names.update((function.__name__, getattr(kernel, function.__name__)) for function in FUNCTIONS)
    for function in parts:
        names[function.__name__] = part(_copy(function, names, function.__name__))
    return tuple(_loop(_copy(function, names, f"{function.__name__}_{mark}"), counting) for function in loops)


def _copy(function: Callable[..., Any], names: dict[str, Any], name: str) -> Callable[..., Any]:
    assert isinstance(function, FunctionType)
    copy = FunctionType(function.__code__, names, name)
    copy.__qualname__ = name
    return copy
