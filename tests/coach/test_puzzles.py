"""The puzzles that ship: one clear best action, another one that tempts, different themes, values of today."""

from collections import Counter
from datetime import date, timedelta
from itertools import islice, pairwise

import msgspec
import pytest

from dicehouse import games
from dicehouse.coach import puzzles as shelf
from dicehouse.coach.positions import Position, explained_now, values_now, view_of
from dicehouse.coach.puzzle_making import is_clear, make
from dicehouse.coach.sizes import SIZES
from dicehouse.core.errors import GameError
from dicehouse.core.game import AnyGame
from dicehouse.kit.evaluator import Measure
from dicehouse.texts import LANGUAGES, TableTranslator, Texts

NAMES = ("chili", "chinchiller", "dixkibluff", "gonuts")
LEAST, LARGEST = 60, 300_000
SAMPLED = {"dixkibluff": 6}
"""Of slow games every so many is judged again."""
TOLERANCE: dict[Measure, float] = {"win": 0.001, "points": 0.05}


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def rules_of(one: Position) -> AnyGame:
    return games.bind(one.game, *shelf.bound(one.options))


def test_there_are_enough_in_a_small_file(name: str) -> None:
    assert len(shelf.puzzles(name)) >= LEAST
    assert shelf.file_of(name).stat().st_size < LARGEST


def test_each_is_there_once_and_read_back_as_it_was_written(name: str) -> None:
    found = shelf.puzzles(name)
    assert len({one.id for one in found}) == len(found)
    assert shelf.write(name, found) == shelf.file_of(name).read_bytes()


def test_one_action_is_the_best_by_a_mistake_and_another_one_tempts(name: str) -> None:
    for one in shelf.puzzles(name):
        (best, value, _), (_, second, _), *_ = one.candidates
        assert value - second >= SIZES[one.measure]["mistake"] - 1e-9
        assert one.right == (best,)
        assert one.played != best, "a bot fell for it"
        assert one.size in ("mistake", "blunder")
        assert is_clear(one)


def test_themes_are_many_and_have_names(name: str) -> None:
    found = shelf.puzzles(name)
    themes = Counter(one.theme for one in found)
    assert len(themes) >= 4
    assert max(themes.values()) <= len(found) / 3
    assert all(f"theme-{theme}" in Texts(language, name) for theme in themes for language in LANGUAGES)


def test_the_rules_read_every_view_event_and_action(name: str) -> None:
    for one in shelf.puzzles(name):
        game = rules_of(one)
        view = view_of(game, one.view)
        assert msgspec.json.decode(msgspec.json.encode(view)) == one.view
        assert view.viewer == one.seat
        assert one.seat in view.actors
        assert {offer.action for offer in one.choices} <= {game.actions.write(action) for action in game.all_actions()}
        assert all(game.events.write(game.events.read(event)) == event for event in one.heard)


def test_nothing_is_told_that_the_seat_could_not_know() -> None:
    for one in shelf.puzzles("dixkibluff"):
        hidden = [hand for seat, hand in enumerate(one.view["hands"]) if seat != one.seat]
        assert set(hidden) == {None}
        assert all(event.split()[2] == "-" for event in one.heard if event.startswith("thrown") and _other(event, one))
    blind = [one for one in shelf.puzzles("chinchiller") if one.view["closed"][one.seat] == 2]
    assert blind, "a blind player has to answer"
    assert all(one.view["faces"] is None and one.view["piles"] is None for one in blind)


def _other(event: str, one: Position) -> bool:
    return int(event.split()[1]) != one.seat


def test_the_evaluator_says_the_same_today(name: str) -> None:
    for one in shelf.puzzles(name)[:: SAMPLED.get(name, 1)]:
        now = values_now(one)
        told = {action: value for action, value, _ in one.candidates if action in now}
        assert told == pytest.approx(now, abs=TOLERANCE[one.measure])


def test_reasons_are_sentences_in_every_language(name: str) -> None:
    shown = shelf.puzzles(name)
    for language in LANGUAGES:
        for one in shown:
            words = TableTranslator(Texts(language, name), [f"Player {seat}" for seat in range(one.players)])
            assert one.reasons
            assert all(words.reason(reason, rules_of(one).actions) for reason in one.reasons)


def test_reasons_can_be_given_again() -> None:
    one = shelf.puzzles("gonuts")[0]
    assert explained_now(msgspec.structs.replace(one, reasons=())).reasons


def test_the_set_grows_with_puzzles_that_are_new() -> None:
    known = shelf.puzzles("chinchiller")
    more = [one for one in islice(make("chinchiller", len(known) + 40, known=known), 40) if one is not None]
    assert more
    assert not {one.id for one in more} & {one.id for one in known}
    assert all(map(is_clear, more))


def test_the_puzzle_of_the_day_comes_back_only_when_all_were_there() -> None:
    total = sum(len(shelf.puzzles(name)) for name in NAMES)
    first = date(2026, 11, 16)
    days = [shelf.daily(first + timedelta(days=day)) for day in range(total + 1)]
    ids = [one.id for one in days if one is not None]
    assert len(set(ids[:total])) == total
    assert ids[total] == ids[0]
    assert len({one.game for one in days[:4] if one is not None}) >= 2, "games take turns"
    neighbours = sum(one.game == other.game for one, other in pairwise(days) if one and other)
    assert neighbours <= total // 10


def test_an_unknown_game_has_no_puzzles() -> None:
    with pytest.raises(GameError):
        shelf.puzzles("whist")
