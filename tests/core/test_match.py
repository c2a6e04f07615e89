import pytest

from dicehouse import create
from dicehouse.core.errors import ActionError, RecordError
from dicehouse.core.match import Match
from dicehouse.core.record import SeatInfo
from support import Table, rule

HAND = "pi bomb sun"


def test_as_many_names_as_players() -> None:
    with pytest.raises(RecordError) as caught:
        Match(create("gonuts", 3), [SeatInfo("Ann")])
    assert caught.value.code == "record.names"


@pytest.mark.parametrize(
    ("seat", "action", "code"),
    [
        (1, "bank", "action.not-your-turn"),
        (0, "shake", "action.illegal"),
        (0, "jump", "action.syntax"),
        (7, "bank", "action.no-seat"),
        (-1, "bank", "action.no-seat"),
    ],
)
def test_refusals_have_codes(seat: int, action: str, code: str) -> None:
    table = Table("gonuts", 2, "acorn car car car squirrel", first=0)
    assert table.refused(seat, action) == code


def test_nobody_acts_while_dice_are_in_the_air() -> None:
    assert Table("gonuts", 2, first=0).refused(0, "roll") == "action.dice-due"


def test_nobody_acts_after_the_end() -> None:
    table = Table("gonuts", 2, "acorn car car car squirrel", first=0, target=1)
    table.act(0, "bank")
    assert table.refused(0, "roll") == "action.game-over"
    assert table.refused(1, "bank") == "action.game-over"


def live_bets() -> Table:
    table = Table("dixkibluff", 4, *[HAND] * 4, first=0, calls="live")
    table.act(0, "bet 2 pi")
    return table


def test_the_second_of_two_calls_is_too_late() -> None:
    table = live_bets()
    seen = len(table.match.entries)
    table.match.act(2, "dixe", seen)
    with pytest.raises(ActionError) as caught:
        table.match.act(3, "dixe", seen)
    assert caught.value.code == "action.too-late"


@rule("D12")
def test_a_call_meant_for_another_bet_is_too_late() -> None:
    # the raise came first: the call was meant for 2 pi and must not hit 3 pi
    table = live_bets()
    seen = len(table.match.entries)
    table.match.act(1, "bet 3 pi", seen)
    before = table.state
    with pytest.raises(ActionError) as caught:
        table.match.act(3, "dixe", seen)
    assert caught.value.code == "action.too-late"
    assert table.state is before
    table.match.act(3, "dixe", len(table.match.entries))  # now they have seen it


def test_a_raise_that_was_never_legal_is_not_called_late() -> None:
    table = live_bets()
    seen = len(table.match.entries)
    table.match.act(2, "dixe", seen)
    with pytest.raises(ActionError) as caught:
        table.match.act(0, "bet 5 pi", seen)
    assert caught.value.code != "action.too-late"


def test_shakes_of_others_do_not_make_a_shake_late() -> None:
    squirrels = " ".join(["squirrel"] * 5)
    table = Table("gonuts", 3, squirrels, first=0, round="live")
    seen = len(table.match.entries)
    table.match.act(1, "shake", seen)
    table.roll("house")
    table.match.act(2, "shake", seen)
    table.roll("dog")
    with pytest.raises(ActionError) as caught:
        table.match.act(2, "shake", seen)  # the dog is out: no longer theirs to roll
    assert caught.value.code == "action.too-late"


def test_entries_are_told_to_each_viewer_as_they_may_know_them() -> None:
    table = Table("dixkibluff", 3, HAND, "sun sun sun", HAND, first=0)
    assert table.seen(1) == ["thrown 0 - 0", "thrown 1 sun,sun,sun 1", "thrown 2 - 2"]
    assert table.seen(-1) == ["thrown 0 - 0", "thrown 1 - 1", "thrown 2 - 2"]
    assert table.seen(-2) == ["thrown 0 pi,bomb,sun 0", "thrown 1 sun,sun,sun 1", "thrown 2 pi,bomb,sun 2"]
