"""Nothing is hidden in Chili Dice: every viewer sees the same table at every kind of moment."""

import msgspec
import pytest

from dicehouse.core.errors import ActionError
from dicehouse.core.viewers import ARCHIVE, SPECTATOR
from dicehouse.games.chili.views import ChiliView
from support import Table

EMPTY = (None,) * 10
ENGLISH = ("1", "2", "3", "4", "5", "6", "ROT", "STR", "PAS", "CHA")


def seen_by_all(table: Table) -> ChiliView:
    """The view of every viewer, which must be one and the same."""
    spectator: ChiliView = table.view(SPECTATOR)
    for viewer in (0, 1, SPECTATOR, ARCHIVE):
        assert table.view(viewer) == msgspec.structs.replace(spectator, viewer=viewer)
        assert table.seen(viewer) == table.happened
    return spectator


DICE = tuple(f"chili{die}" for die in range(1, 7))


def moment(**parts: object) -> ChiliView:
    """A spectator's view: the start of a game of two with two rolls each, but for these parts."""
    start = ChiliView(
        viewer=SPECTATOR,
        actors=(),
        throwers=(),
        due=(),
        spaces=ENGLISH,
        pads=(EMPTY, EMPTY),
        left=(2, 2),
        totals=(0, 0),
        turn=None,
        faces=(),
        rolling=(),
        turnable=(),
        winners=(),
        bonuses=(None, None),
    )
    return msgspec.structs.replace(start, **parts)


def test_every_viewer_sees_everything_at_every_moment() -> None:
    table = Table("chili", 2, rolls=2)
    assert seen_by_all(table) == moment(throwers=(0,), due=("starter",))  # before the draw
    table.roll("1")
    six = (1, 2, 3, 4, 5, 6)
    assert seen_by_all(table) == moment(throwers=(1,), due=DICE, turn=1, rolling=six)
    table.roll("1* 3 4 5 6 1")
    landed = ("1*", "3", "4", "5", "6", "1")
    assert seen_by_all(table) == moment(actors=(1,), turn=1, left=(2, 1), faces=landed, turnable=(1,))
    table.act(1, "turn 1 2")
    turned = ("2", "3", "4", "5", "6", "1")  # it may still be turned back
    assert seen_by_all(table) == moment(actors=(1,), turn=1, left=(2, 1), faces=turned, turnable=(1,))
    table.act(1, "reroll 6")  # the other dice lie where they lay
    assert seen_by_all(table) == moment(throwers=(1,), due=("chili6",), turn=1, left=(2, 1), faces=turned, rolling=(6,))
    table.roll("2")
    table.act(1, "score 2")  # seat 1 has run out
    pad = (0, 4, 0, 0, 0, 0, 0, 0, 0, 0)
    ran_out = moment(throwers=(0,), due=DICE, turn=0, pads=(EMPTY, pad), left=(2, 0), totals=(0, 4), rolling=six)
    ran_out = msgspec.structs.replace(ran_out, bonuses=(None, 0))
    assert seen_by_all(table) == ran_out
    table.roll("2 3 4 5 6 1")
    table.act(0, "score straight", "2 3 4 5 6 1")
    table.act(0, "score chance")
    view = seen_by_all(table)
    over = moment(pads=((0, 0, 0, 0, 0, 0, 0, 21, 0, 21), pad), left=(0, 0), totals=(42, 4), winners=(0,))
    assert view == msgspec.structs.replace(
        over, turn=view.turn, bonuses=(0, 0)
    )  # whose turn it was means nothing any more


@pytest.mark.parametrize("viewer", [2, -3])
def test_there_is_no_other_viewer(viewer: int) -> None:
    with pytest.raises(ActionError) as caught:
        Table("chili", 2).view(viewer)
    assert caught.value.code == "action.no-seat"


def test_the_points_each_space_would_get_are_told_beside_the_actions() -> None:
    table = Table("chili", 1, "5 3 5 1 5* 2")
    assert table.effect(0, "score 5") == {"points": 30}
    assert table.effect(0, "reroll 1,3") == {"left": 28}
    assert table.effect(0, "turn 5 1") == {}
