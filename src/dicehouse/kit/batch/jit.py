"""Compiling loops for a game with numba, and caching them on disk."""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar

from numba import njit

F = TypeVar("F", bound=Callable[..., Any])

KERNEL = "kernel"
"""The global name by which loops call the kernel."""

_compiler: Any = njit  # its types do not know all its settings


def inline(function: F) -> F:
    """Compile a function that is always inlined into the loop that calls it, so that LLVM can vectorise across lanes.

    Such functions neither create nor keep arrays, so numba's reference counting is off: it would cost more than the
    rest.
    """
    compiled: F = _compiler(forceinline=True, error_model="numpy", _nrt=False)(function)
    return compiled


def _loop(function: F, refcounts: bool) -> F:
    """Compile a loop over many games: cached on disk, and without the GIL."""
    compiled: F = _compiler(cache=True, nogil=True, error_model="numpy", _nrt=refcounts)(function)
    return compiled


def specialise(
    helpers: tuple[Callable[..., Any], ...],
    loops: tuple[Callable[..., Any], ...],
    kernel: ModuleType,
    refcounts: bool = False,
    **bindings: Any,
) -> tuple[Any, ...]:
    """Compile generic loops for a game.

    Loops are written against a global name `kernel` (`dicehouse.kit.batch.kernel_api`). Here they are copied with that
    name bound to the game's kernel module, like instantiating a template. Passing the kernel functions as arguments or
    in a closure would need no copies, but numba cannot find such specialisations in its disk cache in another process,
    and compiling takes half a minute.

    The name of a compiled loop contains a hash of every source file it may be compiled from. numba itself checks only
    the file of the loop, so it would not notice a changed kernel; and two processes that compile the same loop for
    different games would overwrite each other's cache files.

    Args:
        helpers: functions that the loops call and that call the kernel, callees first.
        loops: the functions to compile.
        kernel: a module with the functions of `dicehouse.kit.batch.kernel_api`.
        refcounts: whether the loops take arguments other than arrays and numbers, which numba must reference-count.
        bindings: further global names of the helpers and loops, with what they are bound to.
    """
    digest = sha256()
    own = Path(kernel.__file__ or "").parent  # with the rules beside it: kernels compile functions of theirs
    for folder in (own, own.parent, Path(loops[0].__code__.co_filename).parent, Path(__file__).parent):
        for path in sorted(folder.glob("*.py")):
            digest.update(path.read_bytes())
    mark = f"{kernel.__name__.split('.')[-3]}_{digest.hexdigest()[:16]}"
    names = {**loops[0].__globals__, KERNEL: kernel, **bindings}
    for function in helpers:
        names[function.__name__] = inline(_copy(function, names, function.__name__))
    return tuple(_loop(_copy(function, names, f"{function.__name__}_{mark}"), refcounts) for function in loops)


def _copy(function: Callable[..., Any], names: dict[str, Any], name: str) -> Callable[..., Any]:
    """The same function with other globals."""
    assert isinstance(function, FunctionType)
    copy = FunctionType(function.__code__, names, name)
    copy.__qualname__ = name
    return copy
