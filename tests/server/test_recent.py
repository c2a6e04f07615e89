"""What a table remembers, beside the plainest thing that remembers the same."""

from random import Random

from dicehouse.server.recent import REMEMBERED_IDS, REMEMBERED_STATES, RecentIds, RecentStates


def test_the_last_ids_are_known_with_their_numbers_and_no_others() -> None:
    random = Random(1)
    recent, plain = RecentIds(), dict[str, int]()
    assert recent.number("") is None
    for number in range(1, 2000):
        name = random.choice("aäß🎲") * random.randint(1, 30) + str(number)
        assert recent.number(name) is None
        recent.add(name, number)
        plain[name] = number
        if len(plain) > REMEMBERED_IDS:
            forgotten = next(iter(plain))
            del plain[forgotten]
            assert recent.number(forgotten) is None
        assert [recent.number(known) for known in plain] == list(plain.values())


def test_an_id_is_not_found_across_two_others() -> None:
    # one of these records ends and the next begins so that, read from the middle, they look like a third
    class Id(str):
        def __hash__(self) -> int:
            return int(self)

    recent = RecentIds()
    recent.add(Id(1), 0x01010101)
    recent.add(Id(0x0101010101010101), 7)
    assert recent.number(Id(0x0101010101010101)) == 7
    recent.add(Id(0x0202020202020202), 0x02020202)
    recent.add(Id(0x0202020202020203), 9)
    assert recent.number(Id(0x0202020202020202)) == 0x02020202
    assert recent.number(Id(0x0202020202020203)) == 9
    assert recent.number(Id(2)) is None


def test_the_last_states_are_known_from_any_number_on() -> None:
    random = Random(2)
    recent = RecentStates()
    plain: list[tuple[int, str]] = []
    number = 0
    assert recent.since(0) is None
    for _ in range(300):
        number += random.choice((1, 1, 1, 2, 5))  # between them something else was written
        recent.add(number, f"state {number}")
        plain = [*plain, (number, f"state {number}")][-REMEMBERED_STATES:]
        for seen in range(max(0, number - 200), number + 3):
            before = [state for at, state in plain if at <= seen]
            after = [state for at, state in plain if at > seen]
            assert recent.since(seen) == ([before[-1], *after] if before else None)
