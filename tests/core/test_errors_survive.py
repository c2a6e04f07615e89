"""Every error of the project survives being pickled and copied: it may come from another process."""

import copy
import importlib
import inspect
import pickle
import pkgutil
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from string import Formatter
from typing import Any

import pytest

import dicehouse
from dicehouse.core.errors import SENTENCES, BotError, DicehouseError

EXTRAS = {
    "numba",
    "ray",
    "pettingzoo",
    "gymnasium",
    "pyspiel",
    "matplotlib",
    "openskill",
    "pyarrow",
}
"""Parts that an installation may lack; a module that needs one is left out where it is not there."""


def all_modules() -> list[Any]:
    """Every module of the package."""
    modules = []
    for found in pkgutil.walk_packages(dicehouse.__path__, "dicehouse."):
        if found.name.endswith("__main__"):
            continue
        try:
            modules.append(importlib.import_module(found.name))
        except ModuleNotFoundError as error:
            if (error.name or "").partition(".")[0] not in EXTRAS:
                raise
    return modules


def error_classes() -> list[type[BaseException]]:
    """Every exception class that the package defines."""
    found = {
        kind
        for module in all_modules()
        for kind in vars(module).values()
        if inspect.isclass(kind) and issubclass(kind, BaseException) and kind.__module__.startswith("dicehouse")
    }
    return sorted(found, key=lambda kind: (kind.__module__, kind.__qualname__))


def samples(kind: type[BaseException]) -> list[BaseException]:
    """Errors of a class, with everything that its constructor asks for."""
    if issubclass(kind, DicehouseError):
        return [kind(code, **details_of(sentence)) for code, sentence in SENTENCES.items()]
    if kind.__init__ in (Exception.__init__, BaseException.__init__):
        return [kind(), kind("why"), kind("why", 7)]
    wanted = list(inspect.signature(kind).parameters.values())
    return [kind(*(f"argument {number}" for number, _ in enumerate(wanted)))]


def details_of(sentence: str) -> dict[str, str | int]:
    """Something for each blank; numbers and texts in turn."""
    blanks = sorted({name for _, name, _, _ in Formatter().parse(sentence) if name})
    return {name: number if number % 2 else f"text {number} \N{HEDGEHOG}" for number, name in enumerate(blanks)}


def test_the_walk_finds_the_errors_of_every_room() -> None:
    assert {kind.__name__ for kind in error_classes()} >= {
        "DicehouseError", "BotError", "TableError", "ProtocolError", "ListenError", "Unavailable", "Refusal",
        "ApiError", "LabError", "Leave",
    }  # fmt: skip


@pytest.mark.parametrize("kind", error_classes(), ids=lambda kind: kind.__name__)
def test_every_error_is_the_same_after_pickling_and_copying(kind: type[BaseException]) -> None:
    for error in samples(kind):
        for again in (*(pickle.loads(pickle.dumps(error, version)) for version in range(pickle.HIGHEST_PROTOCOL + 1)),
                      copy.copy(error), copy.deepcopy(error)):  # fmt: skip
            assert type(again) is type(error)
            assert again is not error
            assert (again.args, str(again), vars(again)) == (error.args, str(error), vars(error))


def test_an_error_comes_back_from_another_process() -> None:
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        with pytest.raises(BotError) as raised:
            pool.submit(refuse).result(60)
        assert (raised.value.code, raised.value.details) == ("bots.unsolved", {"game": "gonuts", "command": "solve it"})
        assert pool.submit(len, "still").result(60) == 5  # the process that could not be read used to be the last


def refuse() -> None:
    """What a mind in a process of its own does where nobody has solved a game."""
    raise BotError("bots.unsolved", game="gonuts", command="solve it")
