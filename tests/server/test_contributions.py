"""What the seats add to the dice: from pledges over the seal to strings, and what is refused at each stage."""

import pytest

from dicehouse.core.errors import DicehouseError
from dicehouse.dice import NO_STRING, pledge_to
from dicehouse.server.contributions import Contributions, Stage
from dicehouse.server.entries import Dropped, Pledged, Revealed, Sat, Sealed, Stood

OURS, THEIRS = "our own randomness", "their own randomness"


def seated(*pledges: str | None) -> Contributions:
    """All seats taken, each with what it pledged."""
    parts = Contributions(len(pledges))
    for seat, pledge in enumerate(pledges):
        parts = parts.after(Sat(seat, f"player {seat}", "hash", pledge))
    return parts


def sealed(*pledges: str | None) -> Contributions:
    parts = seated(*pledges)
    return parts.after(Sealed(parts.decided()))


def test_nothing_begins_before_all_sit_and_all_have_decided() -> None:
    parts = Contributions(2)
    assert not parts.ready
    parts = parts.after(Sat(0, "Ann", "hash", None))
    parts = parts.after(Sat(1, "Bob", "hash", ""))
    assert not parts.ready
    assert parts.progress() == ("wanted", "")
    parts = parts.after(Pledged(0, pledge_to(OURS), "1"))
    assert parts.ready
    assert parts.progress() == ("pledged", "")
    assert not parts.after(Stood(1, False, "Bob")).ready


def test_a_sealed_list_waits_for_every_string_that_was_pledged() -> None:
    parts = sealed(pledge_to(OURS), "", pledge_to(THEIRS))
    assert not parts.ready
    parts = parts.after(Revealed(0, OURS, "1"))
    assert not parts.ready
    parts = parts.after(Revealed(2, THEIRS, "2"))
    assert parts.ready
    assert parts.strings() == (OURS, NO_STRING, THEIRS)
    assert parts.progress() == ("revealed", "", "revealed")


def test_nobody_waits_for_a_seat_that_a_bot_took_over() -> None:
    parts = sealed(pledge_to(OURS), pledge_to(THEIRS)).after(Revealed(0, OURS, "1"))
    assert not parts.ready
    parts = parts.after(Dropped(1, "novice"))
    assert parts.ready
    assert parts.strings() == (OURS, NO_STRING)


def test_when_time_is_up_what_is_missing_counts_as_nothing() -> None:
    assert seated(None, pledge_to(THEIRS)).without_missing().decided() == ("", pledge_to(THEIRS))
    withheld = sealed(pledge_to(OURS), pledge_to(THEIRS)).without_missing()
    assert withheld.ready
    assert withheld.strings() == (NO_STRING, NO_STRING)
    assert withheld.decided() == (pledge_to(OURS), pledge_to(THEIRS))  # the seal stays what it was


def test_a_copy_leaves_the_original_alone() -> None:
    parts = seated(None, None)
    parts.after(Pledged(0, pledge_to(OURS), "1"))
    parts.after(Sealed(("", "")))
    assert (parts.pledges, parts.sealed) == ([None, None], False)


def test_pledges_move_with_their_players_to_other_chairs() -> None:
    parts = seated(pledge_to(OURS), None).arranged((1, None, 0), 1)
    assert (parts.pledges, parts.free) == ([None, "", pledge_to(OURS)], 1)


def test_a_pledge_is_given_once() -> None:
    parts = seated(None, None)
    assert parts.pledge(0, pledge_to(OURS), "1", "pledging") == Pledged(0, pledge_to(OURS), "1")
    parts = parts.after(Pledged(0, pledge_to(OURS), "1"))
    assert parts.pledge(0, pledge_to(OURS), "2", "pledging") is None  # said again
    with pytest.raises(DicehouseError) as caught:
        parts.pledge(0, pledge_to(THEIRS), "3", "pledging")
    assert caught.value.code == "table.pledged"


@pytest.mark.parametrize("stage", ["", "revealing"])
def test_nobody_pledges_after_the_seal(stage: Stage) -> None:
    with pytest.raises(DicehouseError) as caught:
        seated(None).pledge(0, pledge_to(OURS), "1", stage)
    assert caught.value.code == "table.sealed"


@pytest.mark.parametrize(
    ("seat", "string", "stage", "code"),
    [
        (0, OURS, "", "table.sealed"),
        (0, OURS, "seating", "table.not-sealed"),
        (0, OURS, "pledging", "table.not-sealed"),
        (0, "", "revealing", "dice.string"),
        (0, "x" * 201, "revealing", "dice.string"),
        (0, THEIRS, "revealing", "table.string"),
        (1, THEIRS, "revealing", "table.string"),  # it pledged nothing
    ],
)
def test_a_string_is_revealed_by_whoever_pledged_it_and_in_time(
    seat: int, string: str, stage: Stage, code: str
) -> None:
    parts = sealed(pledge_to(OURS), "")
    with pytest.raises(DicehouseError) as caught:
        parts.reveal(seat, string, "1", stage)
    assert caught.value.code == code


def test_a_string_is_written_once() -> None:
    parts = sealed(pledge_to(OURS), "")
    assert parts.reveal(0, OURS, "1", "revealing") == Revealed(0, OURS, "1")
    assert parts.after(Revealed(0, OURS, "1")).reveal(0, OURS, "2", "revealing") is None
