"""Who sits at the table of Go Nuts!, who starts, who is next, and that everybody sees everything."""

from fractions import Fraction

import msgspec
import pytest

from dicehouse.core.errors import ActionError, OptionError
from dicehouse.core.viewers import ARCHIVE, SPECTATOR
from dicehouse.games import create
from dicehouse.games.gonuts.views import GoNutsView
from support import Table, rule

MIXED = "acorn acorn car squirrel squirrel"


@rule("gonuts.players", "gonuts-es.players")
def test_two_to_four_can_play_and_no_other_number() -> None:
    for players in (2, 3, 4):
        assert create("gonuts", players).new().scores == (0,) * players
    for wrong in (0, 1, 5, -2, "many", True):
        with pytest.raises(OptionError) as caught:
            create("gonuts", wrong)
        assert caught.value.code == "options.players"


@rule("G7", "gonuts.first", "gonuts-es.first")
def test_the_starting_player_is_drawn_unless_the_table_chooses() -> None:
    table = Table("gonuts", 4)
    due = table.match.due
    assert due is not None
    assert list(due.outcomes()) == [((seat,), Fraction(1, 4)) for seat in "0123"]
    assert table.roll("3") == ["starts 3", "turn 3"]
    assert table.match.due is not None
    assert table.match.due.throwers == (3,)

    for seat in range(4):
        chosen = Table("gonuts", 4, first=seat)
        assert chosen.roll(MIXED) == [f"rolled {seat} acorn,acorn,car,squirrel,squirrel 2 4"]
    for first in ("4", "-1", "nut"):
        with pytest.raises(OptionError) as caught:
            create("gonuts", 4, first=first)
        assert caught.value.code == "options.first"


@rule("gonuts.bank", "gonuts.pad", "gonuts.scores-kept", "gonuts-es.set-up")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_to_the_left_and_the_scores_are_kept(players: int) -> None:
    table = Table("gonuts", players, first=1)
    scores = [0] * players
    for turn in range(1, 3 * players):
        seat, following = turn % players, (turn + 1) % players
        table.roll(MIXED)
        for other in range(players):
            assert table.legal(other) == (["bank", "roll"] if other == seat else [])
        scores[seat] += 2
        assert table.act(seat, "bank") == [f"banked {seat} 2 {scores[seat]}", f"turn {following}"]
        for viewer in (*range(players), SPECTATOR, ARCHIVE):
            assert table.view(viewer).scores == tuple(scores)


@rule("gonuts.dog-on-others-turn", "gonuts-es.five-at-once")
def test_nobody_but_the_player_in_turn_can_do_anything_outside_a_round() -> None:
    for way in ("beats", "live"):
        table = Table("gonuts", 3, MIXED, first=0, round=way)
        assert table.state.actors == (0,)
        for other in (1, 2):
            for action in ("roll", "bank", "shake"):
                assert table.refused(other, action) == "action.not-your-turn"
        assert table.refused(0, "shake") == "action.illegal"
        assert table.refused(3, "roll") == table.refused(-1, "roll") == "action.no-seat"


def seen_by_all(table: Table) -> GoNutsView:
    """The view of every viewer, which must be one and the same."""
    spectator: GoNutsView = table.view(SPECTATOR)
    for viewer in (0, 1, 2, SPECTATOR, ARCHIVE):
        assert table.view(viewer) == msgspec.structs.replace(spectator, viewer=viewer)
        assert table.seen(viewer) == table.happened
    return spectator


def squirrels(count: int) -> tuple[str, ...]:
    """So many squirrel dice; or what they show, when all show squirrels."""
    return ("squirrel",) * count


def moment(**parts: object) -> GoNutsView:
    """A spectator's view: seat 1 is in turn with all dice and no points, but for these parts."""
    start = GoNutsView(
        viewer=SPECTATOR,
        actors=(),
        throwers=(),
        due=(),
        target=5,
        scores=(0, 0, 0),
        turn=1,
        points=0,
        dice=5,
        waiting=(),
        winner=None,
        faces=(),
    )
    return msgspec.structs.replace(start, **parts)


@rule("gonuts.scores-kept", "gonuts.nuts-announced", "gonuts.nuts-counted-aloud", "gonuts.nuts-dog-stops")
def test_every_viewer_sees_everything_at_every_moment() -> None:
    table = Table("gonuts", 3, target=5, round="beats")
    assert seen_by_all(table) == moment(throwers=(0,), due=("starter",), turn=None, dice=0)  # before the draw
    table.roll("1")
    assert seen_by_all(table) == moment(throwers=(1,), due=squirrels(5))
    table.roll(MIXED)
    assert seen_by_all(table) == moment(actors=(1,), points=2, dice=4, faces=tuple(MIXED.split()))
    table.act(1, "roll")
    assert seen_by_all(table) == moment(throwers=(1,), due=squirrels(4), points=2, dice=4)
    table.roll("squirrel squirrel squirrel squirrel")
    assert table.happened[-1] == "gonuts 1 2 4"
    assert seen_by_all(table) == moment(
        throwers=(1, 2, 0), due=(*squirrels(4), "dog", "dog"), dice=4, waiting=(2, 0), faces=("squirrel",) * 4
    )
    table.roll("acorn car car squirrel house dog")
    assert table.happened[-2:] == ["shook 1 acorn,car,car,squirrel 1", "dogs 2,0 0"]
    assert seen_by_all(table) == moment(
        throwers=(1, 2),
        due=(*squirrels(4), "dog"),
        points=1,
        dice=4,
        waiting=(2,),
        faces=("acorn", "car", "car", "squirrel"),
    )
    table.roll("acorn acorn acorn acorn dog")
    assert table.happened[-2:] == ["banked 1 5 5", "won 1 5"]
    assert seen_by_all(table) == moment(scores=(0, 5, 0), dice=0, winner=1)


@rule("gonuts.nuts-announced", "gonuts.nuts-dog-stops", "gonuts-es.nuts-start", "gonuts-es.nuts-run")
def test_every_viewer_sees_a_live_round_as_it_happens() -> None:
    table = Table("gonuts", 3, "squirrel squirrel squirrel squirrel squirrel", first=1, target=5, round="live")
    assert table.happened[-1] == "gonuts 1 0 5"
    assert seen_by_all(table) == moment(actors=(1, 2, 0), waiting=(2, 0), faces=squirrels(5))
    table.act(2, "shake")
    assert seen_by_all(table) == moment(throwers=(2,), due=("dog",), waiting=(2, 0), faces=squirrels(5))
    table.roll("dog")
    assert table.happened[-1] == "dogs 2 2"
    assert seen_by_all(table) == moment(actors=(1, 0), waiting=(0,), faces=squirrels(5))
    table.act(1, "shake")  # the roller's own dice are in the air
    assert seen_by_all(table) == moment(throwers=(1,), due=squirrels(5), waiting=(0,))


@pytest.mark.parametrize("viewer", [3, -3])
def test_there_is_no_other_viewer(viewer: int) -> None:
    with pytest.raises(ActionError) as caught:
        Table("gonuts", 3).view(viewer)
    assert caught.value.code == "action.no-seat"
