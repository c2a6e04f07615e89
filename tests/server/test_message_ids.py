"""Deduplication of messages: what is sent twice counts once, and memory has a bound."""

from dicehouse.server.message_ids import REMEMBERED, MessageIds


def test_a_message_is_found_by_seat_and_id() -> None:
    ids = MessageIds()
    ids.add(0, "a", 7)
    ids.add(1, "a", 8)
    assert (ids.find(0, "a"), ids.find(1, "a"), ids.find(2, "a"), ids.find(0, "b")) == (7, 8, None, None)


def test_messages_without_an_id_are_all_different() -> None:
    ids = MessageIds()
    ids.add(0, "", 7)
    assert ids.find(0, "") is None


def test_the_latest_are_remembered_however_many_came_before() -> None:
    ids = MessageIds()
    for number in range(1000):
        ids.add(0, str(number), number)
        latest = range(max(0, number - REMEMBERED + 1), number + 1)
        assert [ids.find(0, str(one)) for one in latest] == list(latest)
    assert sum(ids.find(0, str(number)) is not None for number in range(1000)) <= 2 * REMEMBERED


def test_the_next_player_of_a_seat_begins_anew() -> None:
    ids = MessageIds()
    ids.add(0, "a", 7)
    ids.add(1, "a", 8)
    ids.forget(0)
    ids.forget(5)
    assert (ids.find(0, "a"), ids.find(1, "a")) == (None, 8)
