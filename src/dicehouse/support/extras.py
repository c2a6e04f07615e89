"""Optional dependencies: packages that come with an extra of `pip install 'dicehouse[...]'`."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from dicehouse.core.errors import MissingExtraError


def installed(package: str) -> bool:
    """Whether the package of an optional dependency is there; it is not imported."""
    return find_spec(package) is not None


def require(module: str, *, extra: str) -> Any:
    """Import a module of an optional dependency.

    Args:
        module: its full name, `matplotlib.figure`.
        extra: the extra of Dicehouse that installs it.

    Raises:
        MissingExtraError: its package is not installed; the sentence names the command that installs it.
    """
    package = module.partition(".")[0]
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != package:
            raise  # the package is there, and something it imports is not: a broken installation
        command = f"pip install 'dicehouse[{extra}]'"
        raise MissingExtraError("extra.missing", package=package, command=command) from error
