import pytest

from dicehouse.core.game import Outcome
from games.chinchiller.scenes import piles
from support import Table, rule

EYE = "chinchiller chinchiller"


def short_game(table: Table, taken: dict[int, str] | None = None) -> list[str]:
    """A whole game: some take what a roll shows in their first turn, then everybody closes both eyes.

    Eyes close in the same order in each round of turns, so nobody has a blind turn. The events of the last roll come
    back.
    """
    taken = taken or {}
    players = table.match.game.players
    for _ in range(players):
        seat = table.state.turn
        table.roll(taken.get(seat, "x2 x2"))
        if table.state.actors:
            table.act(seat, "take")
    for _ in range(2 * players - 1):
        table.roll(EYE)
    return table.roll(EYE)


@rule("chinchiller.series-two", "chinchiller.series-three", "chinchiller.series-four-five")
@rule("C15", "chinchiller.series-equal-starts", "C11.equal-starts", "C11.length")
@pytest.mark.parametrize(("players", "each"), [(2, 3), (3, 2), (4, 1), (5, 1)])
@pytest.mark.parametrize("first", [0, 1])
def test_everybody_starts_equally_often(players: int, each: int, first: int) -> None:
    table = Table("chinchiller", players, first=first, series=True)
    games = players * each
    assert table.view(0).games == games
    starters = []
    for number in range(1, games + 1):
        assert table.view(-1).game == number
        assert table.outcome is None
        starters.append(table.state.turn)
        happened = short_game(table)
        if number < games:
            following = (first + number) % players
            assert happened[-2:] == [f"game {number + 1} {games}", f"turn {following} no"]
    assert [starters.count(seat) for seat in range(players)] == [each] * players
    assert starters == [(first + number) % players for number in range(games)]
    assert table.outcome is not None
    assert table.match.due is None


@rule("chinchiller.series-equal-starts", "chinchiller.starting-player", "C11.equal-starts")
def test_the_first_starter_of_a_series_may_be_drawn() -> None:
    table = Table("chinchiller", 4, "3", series=True)
    starters = []
    for _ in range(4):
        starters.append(table.state.turn)
        short_game(table)
    assert starters == [3, 0, 1, 2]


@rule("chinchiller.series-scores-kept", "chinchiller.series-total", "C11.total")
def test_the_most_sand_over_all_games_wins_the_series() -> None:
    table = Table("chinchiller", 4, first=0, series=True)
    # seat 1 wins three games by a little, seat 2 one by a lot
    for number in range(3):
        happened = short_game(table, {1: "1 x2"})
        assert happened[-3:-1] == ["ended 1 24,26,24,24", f"game {number + 2} 4"]
        assert table.view(-1).totals == (24 * (number + 1), 26 * (number + 1), 24 * (number + 1), 24 * (number + 1))
    assert table.view(-1).winners == ()
    happened = short_game(table, {2: "12 12"})
    assert happened[-2:] == ["ended 2 24,24,48,24", "series 2 96,102,120,96"]
    assert table.outcome == Outcome("series", (2,), (96, 102, 120, 96))
    assert table.view(0).winners == (2,)
    assert table.view(0).totals == (96, 102, 120, 96)


@rule("chinchiller.series-total", "C11.ties-share")
def test_equal_totals_share_the_series() -> None:
    table = Table("chinchiller", 3, first=0, series=True)
    for number in range(6):
        happened = short_game(table, {number % 2: "6 6"})
    # each single game has one winner, and the order of eyes says nothing about the series
    assert happened[-1] == "series 0,1 180,180,144"
    assert table.outcome == Outcome("series", (0, 1), (180, 180, 144))


@rule("C11.ties-share")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_may_share_a_series(players: int) -> None:
    table = Table("chinchiller", players, first=0, series=True)
    while table.outcome is None:
        short_game(table)
    games = {2: 6, 3: 6, 4: 4, 5: 5}[players]
    assert table.outcome == Outcome("series", tuple(range(players)), (24 * games,) * players)


@rule("chinchiller.eye-stays-closed", "chinchiller.start-sand", "C2.start")
def test_every_game_of_a_series_starts_afresh() -> None:
    table = Table("chinchiller", 2, first=0, series=True)
    short_game(table, {0: "12 12", 1: "6 6"})
    assert piles(table) == (24, 24)
    assert table.state.sand.supply == 697
    assert table.state.closed == (0, 0)
    assert table.state.blinded == ()
    assert table.view(0).piles == (24, 24)  # all eyes are open again
    assert table.roll("1 3") == ["rolled 1 1,3 0,1 -"]


@rule("C9.mid-turn", "chinchiller.series-equal-starts", "C11.equal-starts")
def test_a_game_that_ends_in_mid_turn_still_passes_the_start_on() -> None:
    table = Table("chinchiller", 2, EYE, "x2 x2", EYE, EYE, first=0, series=True)
    table.roll("6 6")  # seat 0 is blind, seat 1 has one eye left and lies
    table.act(1, "claim 0")
    assert table.act(0, "challenge")[-4:] == ["eye 1 2", "ended 0 36,12", "game 2 6", "turn 1 no"]
    assert table.view(0).totals == (36, 12)


@rule("chinchiller.series-scores-kept")
def test_one_game_is_the_default_and_no_series() -> None:
    table = Table("chinchiller", 3, first=0)
    assert (table.view(0).game, table.view(0).games) == (1, 1)
    assert short_game(table)[-1] == "ended 2 24,24,24"
    assert table.outcome == Outcome("blind", (2,), (24, 24, 24))
