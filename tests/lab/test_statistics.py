"""The events that games want counted exist, and have the fields that are looked at."""

import pytest

from dicehouse import games


@pytest.mark.parametrize("name", games.names())
def test_what_is_counted_is_an_event_of_the_game_with_such_fields(name: str) -> None:
    counted = games.spec(name).statistics()
    assert counted
    assert len({one.name for one in counted}) == len(counted)
    for one in counted:
        assert one.event in games.load(name).events.types
        assert [field for field, _ in one.fields if field not in one.event.__struct_fields__] == []
