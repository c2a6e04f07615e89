"""What `play_random` says of a game is what the plain engine makes of the same random numbers."""

from typing import Any

import pytest

from batch.mirror import play
from dicehouse.batch.random_play import play_random
from dicehouse.core.errors import BatchError
from dicehouse.games import create

SEED, GAMES = 11, 12

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("gonuts", 2, {}),
    ("gonuts", 4, {"round": "live", "target": 20}),
    ("chinchiller", 2, {}),
    ("chinchiller", 4, {"series": True, "supply": 100}),
    ("chili", 3, {}),
    ("dixkibluff", 3, {}),
    ("dixkibluff", 6, {"calls": "live", "dice": 5}),
]


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_random_play_ends_as_the_plain_engine_says(name: str, players: int, options: dict[str, Any]) -> None:
    game = create(name, players, **options)
    played = play_random(game, GAMES, seed=SEED)
    for number in range(GAMES):
        ending = play(game, SEED, number)
        assert played.winners[number] == ending.winners
        assert tuple(played.scores[number].tolist()) == ending.scores
        assert played.decisions[number] == ending.decisions


@pytest.mark.parametrize("games", [0, -5, 1 << 30])
def test_so_many_games_are_not_played_in_one_call(games: int) -> None:
    with pytest.raises(BatchError) as caught:
        play_random(create("gonuts", 2), games)
    assert caught.value.code == "batch.size"
