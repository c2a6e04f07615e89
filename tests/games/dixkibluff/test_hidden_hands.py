"""What each viewer knows of the hands at each kind of moment (D3)."""

from random import Random
from typing import Any

import pytest

from dicehouse.core.viewers import ARCHIVE, SPECTATOR
from games.dixkibluff.rounds import all_pass, bid, deal, place
from support import Table, rule

A, B, C = ("pi", "bomb", "sun"), ("figure", "figure", "pi"), ("smiley", "yinyang", "sun")
HANDS = (" ".join(A), " ".join(B), " ".join(C))
EVERYBODY = (0, 1, 2, SPECTATOR, ARCHIVE)


def second_round(**options: object) -> Table:
    """Seat 1 has placed two Figures and a Pi, the others threw suns; seat 0 has two dice."""
    table = deal(*HANDS, **options)
    bid(table, "9 sun")
    table.act(1, "doubt")
    place(table, 1, "figure", "figure", "pi")
    table.roll("sun sun", "sun sun sun")
    return table


@rule("D3.own-dice", "D3.nobody-elses")
@pytest.mark.parametrize("calls", ["paced", "live"])
def test_everybody_sees_their_own_hand_and_no_other(calls: str) -> None:
    table = deal(*HANDS, calls=calls)
    wanted = {
        0: (A, None, None),
        1: (None, B, None),
        2: (None, None, C),
        SPECTATOR: (None, None, None),
        ARCHIVE: (A, B, C),
    }
    for step in ("bet 1 pi", "bet 2 pi", "bet 3 pi"):
        assert {viewer: table.view(viewer).hands for viewer in EVERYBODY} == wanted
        table.act(table.state.turn, step)
        assert {viewer: table.view(viewer).hands for viewer in EVERYBODY} == wanted
        all_pass(table)
    assert table.seen(0)[:3] == ["thrown 0 pi,bomb,sun 0", "thrown 1 - 1", "thrown 2 - 2"]
    assert table.seen(2)[:3] == ["thrown 0 - 0", "thrown 1 - 1", "thrown 2 smiley,yinyang,sun 2"]
    assert table.seen(SPECTATOR)[:3] == ["thrown 0 - 0", "thrown 1 - 1", "thrown 2 - 2"]
    assert table.seen(ARCHIVE) == table.happened


@rule("D3.own-dice", "D3.nobody-elses")
def test_a_throw_is_seen_by_the_thrower_only() -> None:
    table = Table("dixkibluff", 3, first=0)
    for seat in range(3):
        due = table.match.due
        assert due is not None
        assert (due.seats, due.seen_by) == ((seat,) * 3, (seat,))
        table.roll(HANDS[seat])
        assert [table.view(viewer).hands[seat] for viewer in (0, 1, 2) if viewer != seat] == [None, None]
        assert table.view(seat).hands[seat] == tuple(HANDS[seat].split())


@rule("D3.nobody-elses")
@pytest.mark.parametrize("other", ["pi pi pi", "figure sun bomb"])
def test_nothing_a_player_sees_depends_on_the_hands_of_others(other: str) -> None:
    told = []
    for hand in (HANDS[1], other):
        table = deal(HANDS[0], hand, HANDS[2])
        bid(table, "2 pi", "2 pi,sun")
        effects = [table.effect(2, action) for action in table.legal(2)]
        told.append((effects, [(table.view(viewer), table.seen(viewer)) for viewer in (0, 2, SPECTATOR)]))
    assert told[0] == told[1]


@rule("D4.winner-places", "D3.own-dice", "D3.nobody-elses", "dixkibluff.winner-hides")
@pytest.mark.parametrize("knowledge", ["own", "sealed"])
def test_what_the_winner_placed_is_secret(knowledge: str) -> None:
    table = second_round(knowledge=knowledge)
    placed = ("pi", "figure", "figure")
    assert [table.view(viewer).hands[1] for viewer in EVERYBODY] == [None, placed, None, None, placed]
    events = [next(text for text in table.seen(viewer) if text.startswith("placed")) for viewer in EVERYBODY]
    hidden, shown = "placed 1 - 1", "placed 1 pi,figure,figure 1"
    assert events == [hidden, shown, hidden, hidden, shown]


@rule("D3.sealed-throws")
def test_sealed_nobody_knows_a_thrown_hand() -> None:
    table = Table("dixkibluff", 3, first=0, knowledge="sealed")
    due = table.match.due
    assert due is not None
    assert due.seen_by == ()
    table.roll(*HANDS)
    for viewer in (0, 1, 2, SPECTATOR):
        assert table.view(viewer).hands == (None, None, None)
        assert table.seen(viewer) == ["thrown 0 - ()", "thrown 1 - ()", "thrown 2 - ()"]
    assert table.view(ARCHIVE).hands == (A, B, C)
    assert table.effect(0, "bet 1 pi") == {}  # not even a hint
    # what lies there counts all the same
    bid(table, "3 pi")
    assert table.act(1, "doubt")[1:3] == [
        "shown pi,bomb,sun/figure,figure,pi/smiley,yinyang,sun pi 4 3",
        "discarded 1 2",
    ]


@rule("D4.winner-places")
@pytest.mark.parametrize("knowledge", ["own", "sealed"])
def test_dice_that_lie_already_are_secret_while_the_others_are_placed(knowledge: str) -> None:
    table = deal(*HANDS, knowledge=knowledge)
    bid(table, "9 sun")
    table.act(1, "doubt")
    before = [table.seen(viewer) for viewer in (0, SPECTATOR)]
    table.act(1, "place figure")
    assert [table.view(viewer).hands[1] for viewer in EVERYBODY] == [None, ("figure",), None, None, ("figure",)]
    assert [table.seen(viewer) for viewer in (0, SPECTATOR)] == before


@rule("D3.sealed-placed", "D3.sealed-throws")
def test_sealed_only_the_placer_knows_and_only_what_they_placed() -> None:
    table = second_round(knowledge="sealed")
    nothing = (None, None, None)
    assert table.view(0).hands == table.view(2).hands == table.view(SPECTATOR).hands == nothing
    assert table.view(1).hands == (None, ("pi", "figure", "figure"), None)
    assert table.effect(1, "bet 3 pi") == {"own": 3, "pi": 3}
    assert table.effect(1, "bet 3 sun") == {"own": 2, "sun": 2}
    bid(table, "1 bomb")
    assert table.effect(2, "bet 2 sun") == {}
    table.act(2, "doubt")  # the bet holds: seat 1 places again, and nothing is left of the round before
    assert table.view(1).hands == nothing


@rule("D3.own-dice")
def test_a_player_who_knows_their_hand_is_told_what_it_has_of_a_bet() -> None:
    table = deal(*HANDS)
    bid(table, "2 pi")
    assert table.effect(1, "bet 3 pi") == {"own": 3, "pi": 3}
    assert table.effect(1, "bet 3 sun") == {"own": 2, "sun": 2}
    assert table.effect(1, "bet 2 pi,sun") == {"own": 2, "pi": 3, "sun": 2}  # own: of the rarer one
    assert table.effect(1, "doubt") == {}


@rule("dixkibluff.doubt-count", "dixkibluff.confirm-count", "D3.nobody-elses")
@pytest.mark.parametrize("answer", ["doubt", "dixe"])
@pytest.mark.parametrize("knowledge", ["own", "sealed"])
def test_at_the_end_of_a_round_all_hands_are_shown_to_all(answer: str, knowledge: str) -> None:
    table = deal(*HANDS, calls="live", knowledge=knowledge)
    table.act(0, "bet 3 pi")
    table.act(1, answer)
    for viewer in EVERYBODY:
        assert "shown pi,bomb,sun/figure,figure,pi/smiley,yinyang,sun pi 4 3" in table.seen(viewer)
        last = table.view(viewer).last
        assert (last.bettor, last.number, last.symbols, last.counts) == (0, 3, ("pi",), (4,))
        assert (last.caller, last.dixe, last.winner, last.loser) == (1, answer == "dixe", 0, 1)
        assert last.hands == (A, B, C)
        assert table.view(viewer).hands == (None, None, None)  # the dice are picked up


@rule("dixkibluff.dudo", "D3.own-dice")
def test_everybody_sees_how_many_dice_there_are_and_what_is_bet() -> None:
    table = second_round()
    table.act(1, "bet 2 sun")
    for viewer in EVERYBODY:
        view = table.view(viewer)
        assert (view.dice, view.round, view.phase) == ((2, 3, 3), 2, "call")
        assert (view.turn, view.bettor, view.number, view.symbols) == (2, 1, 2, ("sun",))
        assert (view.actors, view.throwers, view.winner) == ((2,), (), None)


@pytest.mark.parametrize(("knowledge", "fixed"), [("own", {0}), ("sealed", set())])
def test_a_lookalike_differs_in_every_hand_a_seat_does_not_know(knowledge: str, fixed: set[int]) -> None:
    table = deal(*HANDS, knowledge=knowledge)
    random = Random(1)
    others: list[Any] = [table.match.game.indistinguishable_state(table.state, 0, random) for _ in range(50)]
    same = {seat for seat in range(3) if len({other.hands[seat] for other in others}) == 1}
    assert same == fixed
