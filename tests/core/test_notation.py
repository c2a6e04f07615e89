import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicehouse.core.errors import NotationError
from dicehouse.core.events import Event
from dicehouse.core.notation import Notation


class Empty(Event, frozen=True, tag="empty"):
    pass


class Full(Event, frozen=True, tag="full"):
    number: int
    word: str
    flag: bool
    maybe: int | None
    numbers: tuple[int, ...]
    maybe_words: tuple[str, ...] | None
    hands: tuple[tuple[str, ...], ...]


class Tail(Event, frozen=True, tag="tail"):
    number: int
    words: tuple[str, ...]


NOTATION: Notation[Event] = Notation("event.syntax", (Empty, Full, Tail))

words = st.text("abcxyz019*", min_size=1, max_size=8)
numbers = st.integers(-(10**7), 10**7)


@given(
    st.builds(
        Full,
        numbers,
        words,
        st.booleans(),
        st.none() | numbers,
        st.lists(numbers).map(tuple),
        st.none() | st.lists(words).map(tuple),
        st.lists(st.lists(words).map(tuple)).map(tuple),
    )
)
def test_everything_reads_back_as_it_was_written(item: Full) -> None:
    assert NOTATION.read(NOTATION.write(item)) == item


def test_texts_are_short_and_readable() -> None:
    assert NOTATION.write(Empty()) == "empty"
    full = Full(3, "sun", True, None, (1, 2), (), (("pi",), ("sun", "pi")))
    assert NOTATION.write(full) == "full 3 sun yes - 1,2 () pi/sun,pi"


@pytest.mark.parametrize("text", ["tail 3 a,b", "tail 3 a b", "TAIL 3 a, b", "  tail 3   a,b "])
def test_a_list_at_the_end_may_be_written_as_people_do(text: str) -> None:
    assert NOTATION.read(text) == Tail(3, ("a", "b"))


@pytest.mark.parametrize(
    "text",
    ["", " ", "nothing", "empty 1", "tail", "tail 3", "tail x a", "tail 1_0 a", "tail ٣ a", "tail 3 a//b", "full 1",
     "tail 99999999999 a", "tail -- a", "tail 1.5 a"],
)  # fmt: skip
def test_nonsense_is_refused_with_a_hint(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        NOTATION.read(text)
    assert caught.value.code == "event.syntax"
    shapes = {NOTATION.shape(tag) for tag in NOTATION.tags}
    assert caught.value.details["expected"] in {"empty, full, tail", *shapes}


def test_a_word_that_would_not_read_back_is_not_written() -> None:
    for word in ("a b", "a,b", "", "-", "()"):
        with pytest.raises(NotationError):
            NOTATION.write(Tail(1, (word,)))


def test_what_is_none_of_the_types_is_not_written() -> None:
    class Stranger(Event, frozen=True, tag="stranger"):
        pass

    class Impostor(Event, frozen=True, tag="empty"):
        pass

    for item in (Stranger(), Impostor()):
        with pytest.raises(NotationError):
            NOTATION.write(item)
