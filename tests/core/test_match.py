import pytest

from dicehouse import create
from dicehouse.core.errors import ActionError, DicehouseError, NotationError, RecordError
from dicehouse.core.match import Match
from dicehouse.core.record import SeatInfo
from dicehouse.games.chili.actions import Write
from dicehouse.games.dixkibluff.actions import Bet
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


@rule("D12")
@pytest.mark.parametrize(
    ("seat", "call"),
    [
        (2, "doubt"),  # not in turn when 2 pi stood, and in turn now
        (0, "dixe"),  # nobody calls DiXe! against their own bet
        (0, "doubt"),
    ],
)
def test_a_call_is_too_late_also_where_its_caller_could_not_call_before_the_raise(seat: int, call: str) -> None:
    table = live_bets()
    seen = len(table.match.entries)
    table.match.act(1, "bet 3 pi", seen)
    before, lines = table.state, len(table.match.record.lines)
    with pytest.raises(ActionError) as caught:
        table.match.act(seat, call, seen)
    assert caught.value.code == "action.too-late"
    assert (table.state, len(table.match.record.lines)) == (before, lines)


@rule("D12")
def test_a_doubt_that_was_decided_before_any_bet_stood_is_too_late() -> None:
    table = Table("dixkibluff", 4, *[HAND] * 4, first=0, calls="live")
    seen = len(table.match.entries)
    table.act(0, "bet 2 pi")
    with pytest.raises(ActionError) as caught:
        table.match.act(1, "doubt", seen)
    assert caught.value.code == "action.too-late"


def test_a_raise_that_was_never_legal_is_not_called_late() -> None:
    table = live_bets()
    seen = len(table.match.entries)
    table.match.act(2, "dixe", seen)
    with pytest.raises(ActionError) as caught:
        table.match.act(0, "bet 5 pi", seen)
    assert caught.value.code != "action.too-late"


def test_the_same_bet_in_a_later_round_is_another_bet() -> None:
    table = live_bets()
    seen = len(table.match.entries)
    table.act(2, "dixe")  # wrong: 4 pi; seat 0 wins the round
    for _ in range(3):
        table.act(0, "place pi")
    table.roll(HAND, "pi bomb", HAND)
    table.act(0, "bet 2 pi")
    with pytest.raises(ActionError) as caught:
        table.match.act(3, "dixe", seen)
    assert caught.value.code == "action.too-late"


@pytest.mark.parametrize(
    ("game", "rolls", "action", "again"),
    [
        ("gonuts", ["acorn car car squirrel squirrel"], "roll", "squirrel acorn car"),
        ("chinchiller", ["1 3"], "reroll", "6 6"),
        ("chinchiller", ["3 chinchiller"], "reroll", "3"),  # the same face again: it is another roll all the same
        ("chili", ["1 1 1 1 1 1"], "reroll 1,2", "2 3"),
    ],
)
def test_a_double_click_counts_once(game: str, rolls: list[str], action: str, again: str) -> None:
    # the second one was decided before the player saw how the dice fell
    table = Table(game, 2, *rolls, first=0)
    seen = len(table.match.entries)
    table.match.act(0, action, seen)
    due = table.match.due
    assert due is not None
    table.roll(" ".join(again.split()[: len(due.dice)]))
    with pytest.raises(ActionError) as caught:
        table.match.act(0, action, seen)
    assert caught.value.code == "action.too-late"
    table.match.act(0, action, len(table.match.entries))  # decided anew


def test_a_shake_of_an_earlier_round_is_late_even_if_everything_looks_the_same() -> None:
    squirrels, cars = " ".join(["squirrel"] * 5), " ".join(["car"] * 5)
    table = Table("gonuts", 2, squirrels, first=0, round="live")
    seen = len(table.match.entries)
    table.act(1, "shake", "dog")  # the round brought nothing
    table.roll(cars, squirrels)
    assert table.state == table.match.states[seen]
    for seat in (0, 1):
        with pytest.raises(ActionError) as caught:
            table.match.act(seat, "shake", seen)
        assert caught.value.code == "action.too-late"


def test_a_shake_while_other_dice_are_in_the_air_has_to_wait_and_is_not_late() -> None:
    table = Table("gonuts", 3, " ".join(["squirrel"] * 5), first=0, round="live")
    seen = len(table.match.entries)
    table.match.act(0, "shake", seen)
    with pytest.raises(ActionError) as caught:
        table.match.act(1, "shake", seen)
    assert caught.value.code == "action.dice-due"


def test_what_only_looks_like_an_action_does_not_get_into_the_log() -> None:
    table = Table("dixkibluff", 3, HAND, HAND, HAND, first=0)
    with pytest.raises(NotationError):
        table.match.act(0, Bet(2.0, ("pi",)))  # type: ignore[arg-type]  # that is the point
    assert len(table.match.entries) == 3


def test_actions_of_other_games_are_refused() -> None:
    table = Table("gonuts", 2, "acorn car car squirrel squirrel", first=0)
    for stranger in (Bet(1, ("pi",)), Write("no such")):
        with pytest.raises(DicehouseError):
            table.match.act(0, stranger)
        with pytest.raises(ActionError):
            table.match.game.act(table.state, 0, stranger)
    chili = Table("chili", 1, "2 3 4 5 6 1")
    with pytest.raises(ActionError):
        chili.match.game.act(chili.state, 0, Write("no such"))


def test_refusals_are_short_whatever_was_tried() -> None:
    table = Table("dixkibluff", 3, HAND, HAND, HAND, first=0)
    for text in ("bet 1 " + "x" * 10**6, "bet 1 " + ",".join(["pi"] * 300), "x" * 10**6):
        with pytest.raises(DicehouseError) as caught:
            table.match.act(0, text)
        assert len(caught.value.sentence) < 600


@pytest.mark.parametrize("name", ["", "x" * 41, "a\x1b[31mb", "a\nb"])
def test_names_are_short_and_printable(name: str) -> None:
    with pytest.raises(RecordError) as caught:
        Match(create("gonuts", 2), [SeatInfo("Ann"), SeatInfo(name)])
    assert caught.value.code == "record.name"


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
