"""What games want counted are events they really have."""

import pytest

from dicehouse import games
from dicehouse.lab.engine_rules import noteworthy


@pytest.mark.parametrize("name", games.names())
def test_what_is_noteworthy_is_an_event_of_the_game_with_such_fields(name: str) -> None:
    things = noteworthy(name)
    assert things
    assert len({thing.name for thing in things}) == len(things)
    for thing in things:
        assert thing.event in games.load(name).events.types
        assert [field for field, _ in thing.fields if field not in thing.event.__struct_fields__] == []
