"""The Go Nuts! round counted at the table (G11): dogs are called out, and the acorns are told in the end."""

import pytest

from dicehouse.coach import review_record
from dicehouse.core.dice import Count
from dicehouse.core.errors import RollError
from dicehouse.core.match import Match
from dicehouse.core.record import Record
from dicehouse.games import replay
from dicehouse.games.gonuts.bots.odds import odds_of
from dicehouse.games.gonuts.counting import RARE
from dicehouse.games.gonuts.options import GoNutsOptions
from dicehouse.games.gonuts.rules import GoNuts
from support import Table, rule

FIVE = "squirrel squirrel squirrel squirrel squirrel"


def counted(players: int = 3, first: int = 1, **options: object) -> Table:
    return Table("gonuts", players, FIVE, first=first, counted=True, **options)


@rule("G11")
def test_opponents_say_that_their_dog_is_out_and_the_roller_waits() -> None:
    table = counted()
    assert table.match.due is None
    assert table.state.actors == (2, 0)
    assert table.legal(1) == []
    assert table.legal(0) == table.legal(2) == ["bark"]
    assert table.refused(1, "bark") == "action.not-your-turn"
    assert table.refused(0, "shake") == "action.illegal"
    assert table.act(0, "bark") == ["dogs 0 0"]
    assert table.refused(0, "bark") == "action.not-your-turn"
    assert table.match.due is None, "one dog sleeps still"


@rule("G11")
def test_the_acorns_are_told_once_the_last_dog_is_out_and_banked() -> None:
    table = counted()
    table.act(2, "bark")
    table.act(0, "bark")
    assert table.match.due is not None
    (die,) = table.match.due.dice
    assert isinstance(die, Count)
    assert table.match.due.seats == (1,)
    told = table.match.roll(("17",)).transition.event_texts(table.match.game)
    assert told == ("counted 1 17", "banked 1 17 17", "turn 2")
    assert table.state.scores == (0, 17, 0)
    assert Match.replay(table.match.game, Record.read(table.match.record.write())).state == table.state


@rule("G11")
def test_only_numbers_of_acorns_are_taken() -> None:
    table = counted(2, 0)
    table.act(1, "bark")
    due = table.match.due
    assert due is not None
    for wrong in ("-1", "1.5", "many", "1000000", "acorn"):
        with pytest.raises(RollError):
            table.match.roll((wrong,))
    assert "0" in due.dice[0].symbols, "the dogs may be faster than the first acorn"
    high = due.dice[0].symbols[-1]
    assert [int(face) for face in due.dice[0].symbols] == list(range(int(high) + 1))
    table.match.roll((high,))
    assert table.match.outcome is not None


@rule("G11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_numbers_that_nobody_counts_come_as_in_beats(players: int) -> None:
    """Where the house throws for somebody, or a game is simulated, the acorns are those of a round in beats."""
    game = GoNuts(GoNutsOptions(players=players, counted=True))
    for dice in (1, 3, 5):
        (die,) = game.count_due(0, dice).dice
        chances = odds_of(game).acorns(len(die.symbols))[players - 1, dice]
        for symbol in die.symbols:
            likely = float(chances[int(symbol)])
            assert float(die.probability(symbol)) == pytest.approx(likely, abs=3 * RARE + 0.002 * likely)


@rule("G11")
def test_a_game_with_counted_rounds_is_replayed_and_reviewed() -> None:
    table = counted(2, 0, target=20)
    table.act(1, "bark")
    table.match.roll(("21",))
    record = Record.read(table.match.record.write())
    assert replay(record).outcome == table.match.outcome
    review = review_record(record)
    for account in review.accounts:
        parts = account.start + account.luck + account.decisions + account.others + account.slack
        assert parts == pytest.approx(account.result, abs=1e-9)
        assert account.decisions == pytest.approx(0), "nobody decides anything in a round"
    assert review.accounts[0].luck > 0.3
