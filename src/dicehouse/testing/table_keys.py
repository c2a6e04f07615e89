"""The keys of value tables: every option of a game either changes the key or changes nothing the table is made of."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import numpy as np

from dicehouse.core.errors import OptionError
from dicehouse.core.game import AnyGame
from dicehouse.core.options import DRAW, ListOf, OneOf, OptionInfo, Options, Range, Starter
from dicehouse.games.spec import GameSpec
from dicehouse.kit.value_tables import TableKind


def check_value_tables(spec: GameSpec) -> None:
    """Give every option of a game other legal values, and compare the keys and the inputs of its tables.

    Raises:
        AssertionError: an ignored option is not an option, or changes what a table is computed from; an option that is
            not ignored never changes the key; two games share a key although their tables differ.
    """
    kinds = spec.value_tables()
    if spec.solver is not None:
        assert kinds, f"{spec.name} has a solver, and its spec names no kind of table"
    base = spec.rules(_some_options(spec.rules.options_type))
    names = set(base.options.to_dict())
    for kind in kinds:
        unknown = (set(kind.ignored) | set(kind.shared)) - names
        assert not unknown, f"{spec.name}: no such options: {sorted(unknown)}"
        assert all(kind.ignored.values()), f"{spec.name}: an option is ignored without a reason"
        for name in sorted(names):
            _check_option(spec, kind, base, name)


def _check_option(spec: GameSpec, kind: TableKind, base: AnyGame, name: str) -> None:
    flipped = [spec.rules(options) for options in other_values(base.options, name)]
    assert flipped, f"{spec.name}: {name} has no other legal value to compare with"
    keys = [kind.key(game) for game in flipped]
    known = kind.key(base)
    if name in kind.ignored:
        assert all(key == known for key in keys), f"{spec.name}: {name} is ignored and changes the key"
    else:
        assert any(key != known for key in keys), f"{spec.name}: {name} neither changes the key nor is ignored"
    inputs = kind.inputs(base)
    for game, key in zip(flipped, keys, strict=True):
        if key == known:
            value = game.options.to_dict()[name]
            assert same(kind.inputs(game), inputs), f"{spec.name}: one key, other tables: {name}={value}"


def other_values(options: Options, name: str) -> Iterator[Options]:
    """The same options with other legal values of one of them."""
    info = next((info for info in options.describe() if info.key == name), None)
    values = range(options.seats[0], options.seats[1] + 1) if info is None else _values(info, options)
    for value in values:
        if value != getattr(options, name):
            try:
                yield msgspec.structs.replace(options, **{name: value})
            except OptionError:  # does not go with the other options
                continue


def _values(info: OptionInfo, options: Options) -> list[Any]:
    """Some values of an option: the ends of a range and the neighbours of its default, or every word."""
    kind, default = info.kind, info.default
    match kind:
        case Range():
            near = {kind.low, default - 1, default + 1, min(2 * default, kind.high)}
            return sorted(value for value in near if kind.low <= value <= kind.high)
        case OneOf():
            return list(kind.words)
        case ListOf():
            return [value for value in (default[::-1], default[:-1], default[1:], (*default, default[0])) if value]
        case Starter():
            return [DRAW, *map(str, range(options.players))]
    return [False, True]


def same(one: Any, other: Any) -> bool:
    """Whether nested tuples, lists and mappings of arrays and plain values are equal, to the last bit."""
    if isinstance(one, np.ndarray) or isinstance(other, np.ndarray):
        return bool(np.array_equal(one, other))
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, tuple | list) and isinstance(other, tuple | list):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(one == other)


def _some_options(kind: type[Options]) -> Options:
    """The defaults, with a number of players from the middle: it can be made larger and smaller."""
    low, high = kind.seats
    return kind(players=(low + high) // 2)
