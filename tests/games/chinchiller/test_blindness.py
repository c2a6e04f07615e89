"""What the blind, the seeing, spectators and the archive know at each kind of moment (C10)."""

from random import Random
from typing import Any

import pytest

from dicehouse.core.record import RollLine
from dicehouse.core.viewers import ARCHIVE, SPECTATOR
from games.chinchiller.scenes import NOTHING_HAPPENS, blind_turn, piles, scene
from support import Table, rule


def known(table: Table, viewer: int) -> tuple[object, object, object]:
    """What a viewer is shown of dice, piles and supply."""
    view = table.view(viewer)
    return view.faces, view.piles, view.supply


NOTHING = (None, None, None)


@rule("C10.no-dice", "C10.no-piles", "chinchiller.piles-not-told", "chinchiller.piles-open")
def test_the_blind_see_neither_dice_nor_piles_in_the_turn_of_another() -> None:
    table = scene((2, 1, 0), turn=1)
    table.roll("1 x2")
    everything = (("1", "x2"), (24, 24, 24), 673)
    assert known(table, 0) == NOTHING
    assert known(table, SPECTATOR) == NOTHING  # a spectator sees only what everybody may know
    assert [known(table, viewer) for viewer in (1, 2, ARCHIVE)] == [everything] * 3
    assert table.seen(0)[-1] == table.seen(SPECTATOR)[-1] == "rolled 1 - - 1,2"
    assert [table.seen(viewer)[-1] for viewer in (1, 2, ARCHIVE)] == ["rolled 1 1,x2 0,1 1,2"] * 3
    table.act(1, "reroll")
    due = table.match.due
    assert due is not None
    assert due.seen_by == (1, 2)
    table.roll("6")
    assert table.seen(0)[-1] == "rolled 1 - - 1,2"  # not even how many dice were rolled
    assert table.seen(2)[-1] == "rolled 1 6,x2 0 1,2"


@rule("chinchiller.said-aloud", "chinchiller.eyes-may-be-asked", "C10.amounts", "C10.eyes")
def test_the_blind_hear_what_is_taken_and_which_eyes_close() -> None:
    table = scene((2, 0, 0), turn=1)
    table.roll("12 3")
    table.act(1, "take", "chinchiller x2")
    expected = ["rolled 1 - - 1,2", "took 1 15", "turn 2 no", "rolled 2 - - 1,2", "eye 2 1", "turn 0 yes"]
    for viewer in (0, SPECTATOR):
        assert table.seen(viewer)[-6:] == expected
        assert table.view(viewer).closed == (2, 0, 1)
        assert known(table, viewer) == NOTHING


@rule("C5.seen", "C10.no-dice", "chinchiller.only-the-sum", "C10.told", "C17")
def test_a_blind_roll_is_seen_by_all_who_see_and_by_nobody_else() -> None:
    table = scene((2, 2, 1, 0))
    table.roll("6 12")
    assert [known(table, viewer)[0] for viewer in (0, 1, SPECTATOR)] == [None] * 3
    assert [known(table, viewer)[0] for viewer in (2, 3, ARCHIVE)] == [("6", "12")] * 3
    assert [table.seen(viewer)[-1] for viewer in (0, 1, SPECTATOR)] == ["rolled 0 - - 2,3"] * 3
    assert [table.seen(viewer)[-1] for viewer in (2, 3)] == ["rolled 0 6,12 0,1 2,3"] * 2
    assert table.view(0).claim is None
    table.act(2, "claim 9")
    for viewer in (0, 1, 2, 3, SPECTATOR, ARCHIVE):  # said aloud: also the other blind player hears it
        assert table.view(viewer).claim == 9
        assert table.seen(viewer)[-1] == "claimed 2 0 9"
    assert [known(table, viewer)[0] for viewer in (0, 1, SPECTATOR)] == [None] * 3


@rule("C7.never-learns", "C10.no-dice", "chinchiller.only-the-sum", "chinchiller.may-lie")
@pytest.mark.parametrize("truth", ["6 3", "12 12", "x2 x2", "chinchiller 1"])
def test_an_accepted_roll_stays_unknown_to_the_blind_as_long_as_they_play(truth: str) -> None:
    told = []
    for roll in ("12 6", truth):
        table = scene((2, 1))
        blind_turn(table, roll, 9)
        views = [table.view(0)]
        table.act(0, "accept")
        views.append(table.view(0))
        table.roll("chinchiller chinchiller")  # the end of the game shows the piles, not that roll
        told.append((table.seen(0), table.seen(SPECTATOR), views, table.view(0)))
    assert told[0] == told[1]
    assert "rolled 0 - - 1" in told[0][0]


@rule("C16", "C7.never-learns")
def test_the_record_of_a_finished_game_tells_of_lies_that_were_believed() -> None:
    table = scene((2, 1))
    blind_turn(table, "12 6", 9)
    table.act(0, "accept")
    table.roll("chinchiller chinchiller")
    assert table.outcome is not None
    told = [text for line in table.match.record.lines if isinstance(line, RollLine) for text in line.events or ()]
    assert "rolled 0 12,6 0,1 1" in told
    assert table.view(0).piles == table.view(1).piles == table.state.sand.piles


@rule("C14", "C10.challenged-roll", "C8.shown", "chinchiller.challenge-looks", "C10.no-dice")
def test_a_challenged_roll_is_shown_to_the_challenger_but_not_to_another_blind_player() -> None:
    table = scene((2, 2, 0, 1))
    blind_turn(table, "6 12", 9)
    table.act(0, "challenge")
    full = ["challenged 0 6,12 18 no 0,2,3", "paid 2 0 18 0 2,3", "eye 2 1", "turn 1 yes"]
    assert table.seen(2)[-4:] == table.seen(3)[-4:] == table.seen(ARCHIVE)[-4:] == full
    # the challenger looked at the dice, but not at the pile that paid
    assert table.seen(0)[-4:] == ["challenged 0 6,12 18 no 0,2,3", "paid 2 0 18 - 2,3", *full[2:]]
    # the other blind player hears the sum, and who was right, and sees no dice (C10)
    assert table.seen(1)[-4:] == ["challenged 0 - 18 no 0,2,3", "paid 2 0 18 - 2,3", *full[2:]]
    assert table.seen(SPECTATOR)[-4:] == table.seen(1)[-4:]
    assert [known(table, viewer) for viewer in (0, 1, SPECTATOR)] == [NOTHING] * 3  # eyes shut again


@rule("C8.shown", "chinchiller.challenge-looks")
@pytest.mark.parametrize("claim", [0, 2, 9, 24])
def test_without_another_blind_player_a_challenged_roll_is_shown_to_all(claim: int) -> None:
    table = scene((2, 0, 0))
    blind_turn(table, "1 x2", claim)
    table.act(0, "challenge")
    truthful = "yes" if claim == 2 else "no"
    for viewer in (0, 1, 2, SPECTATOR, ARCHIVE):
        assert f"challenged 0 1,x2 2 {truthful} -" in table.seen(viewer)


@rule("C10.no-piles", "C10.amounts", "chinchiller.accept-lacking")
def test_the_blind_hear_what_is_paid_but_not_who_was_short_of_it() -> None:
    told = []
    for sand in (24, 5):  # the same turn with a rich and with a poor announcer
        table = scene((2, 0), sand=sand)
        blind_turn(table, "12 12", 24)
        table.act(0, "accept")
        told.append((table.seen(0), table.seen(SPECTATOR), table.view(0), table.view(SPECTATOR)))
        assert table.seen(1)[-2] == f"paid 1 0 24 {24 - sand} 1"
    assert told[0] == told[1]
    assert told[0][0][-2] == "paid 1 0 24 - 1"


@rule("C10.memory", "C10.amounts", "chinchiller.said-aloud")
def test_what_is_said_aloud_is_enough_to_keep_count_of_the_piles() -> None:
    table = scene((2, 0, 0), turn=1)
    table.roll("12 3")
    table.act(1, "take", "6 6")
    table.act(2, "take")
    for claim, answer in ((7, "accept"), (18, "challenge"), (2, "challenge"), (13, "challenge")):
        blind_turn(table, "12 6" if claim != 2 else "1 1", claim)
        table.act(0, answer)
        table.roll(NOTHING_HAPPENS, NOTHING_HAPPENS)
    counted = [24, 24, 24]
    for text in table.seen(0):
        match text.split():
            case ["took", taker, amount]:
                counted[int(taker)] += int(amount)
            case ["paid", payer, receiver, amount, _, _]:
                counted[int(payer)] = max(0, counted[int(payer)] - int(amount))
                counted[int(receiver)] += int(amount)
    assert tuple(counted) == piles(table) == (24 + 7 - 6 + 18, 24 + 15 - 7 + 6 - 18, 36)
    assert table.view(0).piles is None


@rule("chinchiller.eyes-may-be-asked", "C10.eyes")
@pytest.mark.parametrize("closed", [(2, 0, 0), (2, 1, 1), (2, 2, 1)])
def test_everybody_always_knows_the_closed_eyes(closed: tuple[int, ...]) -> None:
    table = scene(closed)
    for viewer in (0, 1, 2, SPECTATOR, ARCHIVE):
        assert table.view(viewer).closed == closed


@rule("C10.no-dice", "chinchiller.second-eye-blind")
def test_the_roll_that_blinds_is_the_last_one_seen() -> None:
    table = scene((1, 0))
    table.roll("chinchiller x2")
    assert table.seen(0)[-3] == table.seen(SPECTATOR)[-3] == "rolled 0 chinchiller,x2 0,1 -"
    assert known(table, 0) == NOTHING
    table.roll("1 1")
    assert table.seen(0)[-1] == "rolled 1 - - 1"


def test_a_lookalike_differs_in_everything_the_blind_do_not_see() -> None:
    table = scene((2, 0, 0), turn=1)
    table.roll("3 6")
    state, random = table.state, Random(1)
    others: list[Any] = [table.match.game.indistinguishable_state(state, 0, random) for _ in range(50)]
    assert len({other.faces for other in others}) > 5
    assert len({other.sand.supply for other in others}) > 5
    assert all(len({other.sand.piles[seat] for other in others}) > 5 for seat in range(3))
    assert table.match.game.indistinguishable_state(state, 1, random) is None  # seat 1 sees everything
