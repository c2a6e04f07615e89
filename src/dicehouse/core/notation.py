"""Text forms of actions and events: a serializer and parser derived from their types.

One line of text for each object: its tag, then its fields in order. `Claim(amount=9)` is `claim 9`; several values
in one field are joined by commas (`reroll 1,3,4`), several lists by slashes, nothing is `-` and an empty list `()`.
"""

import re
import types
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Annotated, Any, Generic, NamedTuple, TypeVar, Union, get_args, get_origin

import msgspec

from dicehouse.core.errors import NotationError

T = TypeVar("T", bound=msgspec.Struct)

LONGEST = 1000
"""The most characters of a text that is parsed; no action or event is as long."""
NOTHING = "-"
EMPTY = "()"
WORD = re.compile(r"[^,/\s]+")
EMPTY_LISTS = "(/)"
"""A list of lists with nothing in it; `()` is one with an empty list in it."""


class _Value(NamedTuple):
    """Writer and parser of one field."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]
    is_list: bool


class _Form(NamedTuple):
    """Writer and parser of one type."""

    tag: str
    type: type[msgspec.Struct]
    names: tuple[str, ...]
    values: tuple[_Value, ...]
    writers: tuple[tuple[str, Callable[[Any], str]], ...]
    """The names of the fields with their writers."""


class Notation(Generic[T]):
    """The text forms of some types, distinguished by their tags.

    Args:
        code: the error code for a text that cannot be parsed.
        forms: the types; each must have a tag of its own and fields that are numbers, words or lists of them.
    """

    def __init__(self, code: str, forms: Iterable[type[T]]) -> None:
        self.code = code
        self._forms: dict[str, _Form] = {}
        for form in forms:
            tag = str(form.__struct_config__.tag)
            fields = msgspec.structs.fields(form)
            names, values = tuple(f.encode_name for f in fields), tuple(_value(f.type) for f in fields)
            writers = tuple((name, value.write) for name, value in zip(names, values, strict=True))
            self._forms[tag] = _Form(tag, form, names, values, writers)
        # hot path: texts are written and read with every move, so types without fields have tables of their own
        self._by_type = {form.type: form for form in self._forms.values()}
        self._bare = {tag: form.type() for tag, form in self._forms.items() if not form.names}
        self._bare_tags = {form.type: form.tag for form in self._forms.values() if not form.names}

    @property
    def tags(self) -> tuple[str, ...]:
        """The tags of all types."""
        return tuple(self._forms)

    @property
    def types(self) -> dict[type[T], str]:
        """Every type with its tag."""
        return {form.type: tag for tag, form in self._forms.items()}  # type: ignore[misc]  # __init__ put type[T] there

    def write(self, item: T) -> str:
        """The text of an object.

        Raises:
            NotationError: it is none of these types, or holds a word that could not be parsed back.
        """
        if (bare := self._bare_tags.get(type(item))) is not None:
            return bare
        form = self._by_type.get(type(item))
        if form is None:
            raise NotationError(self.code, text=repr(item)[:80], expected=", ".join(self._forms))
        words = [form.tag]
        try:
            for name, write in form.writers:
                words.append(write(getattr(item, name)))
        except (ValueError, TypeError):  # a number where a word should be, one value instead of a list
            raise NotationError(self.code, text=repr(item)[:80], expected=self.shape(form.tag)) from None
        return " ".join(words)

    def read(self, text: str) -> T:
        """Parse a text. The elements of a list at the end may also be separated by spaces.

        Raises:
            NotationError: the text is none of these types.
        """
        if (bare := self._bare.get(text)) is not None:
            return bare  # type: ignore[return-value]  # as in types
        words = text.split() if len(text) <= LONGEST else []
        if not words or words[0].casefold() not in self._forms:
            raise NotationError(self.code, text=text.strip()[:80] or NOTHING, expected=", ".join(self._forms))
        tag, words = words[0].casefold(), words[1:]
        form = self._forms[tag]
        if form.values and form.values[-1].is_list and len(words) > len(form.values):
            start = len(form.values) - 1
            words = [*words[:start], ",".join(word.strip(",") for word in words[start:])]
        try:
            values = [value.read(word) for value, word in zip(form.values, words, strict=True)]
        except ValueError:
            raise NotationError(self.code, text=text.strip()[:80], expected=self.shape(tag)) from None
        return form.type(*values)  # type: ignore[return-value]  # as in types

    def shape(self, tag: str) -> str:
        """The syntax of a tag, for error messages: `claim AMOUNT`."""
        return " ".join([tag, *(name.upper() for name in self._forms[tag].names)])


def _value(kind: Any) -> _Value:
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _value(args[0])
    if origin in (Union, types.UnionType):
        inner = _value(next(arg for arg in args if arg is not type(None)))
        return _Value(
            lambda item: NOTHING if item is None else inner.write(item),
            lambda text: None if text == NOTHING else inner.read(text),
            inner.is_list,
        )
    if origin is tuple:
        element = _value(args[0])
        joint, empty = ("/", EMPTY_LISTS) if element.is_list else (",", EMPTY)
        return _Value(
            lambda items: joint.join(map(element.write, items)) if items else empty,
            lambda text: () if text == empty else tuple(map(element.read, text.split(joint))),
            True,
        )
    if kind is bool:
        return _Value(lambda item: "yes" if item else "no", _read_bool, False)
    if kind is int:
        return _Value(str, _read_int, False)
    if kind is str:
        return _Value(_word, _word, False)
    raise TypeError(f"{kind} has no text form")


def _read_bool(text: str) -> bool:
    if text not in ("yes", "no"):
        raise ValueError(text)
    return text == "yes"


def _read_int(text: str) -> int:
    if not text.removeprefix("-").isascii() or not text.removeprefix("-").isdigit() or len(text) > 9:
        raise ValueError(text)  # int() would take "1_000", " 7" and digits of other scripts
    return int(text)


@lru_cache(maxsize=1024)  # few different words come again and again
def _word(text: str) -> str:
    """A word is its own text form; a word that could not be parsed back is refused in both directions."""
    if text in (NOTHING, EMPTY) or not WORD.fullmatch(text):
        raise ValueError(text)
    return text
