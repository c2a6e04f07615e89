"""What events say about the fields of the view they change is true in every random game."""

from typing import Any

import pytest

from dicehouse import games
from dicehouse.core.viewers import SPECTATOR
from dicehouse.testing.playouts import random_states, random_steps

TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("chinchiller", 3, {}),
    ("chinchiller", 2, {"series": True}),
    ("chili", 1, {"rolls": 12}),
    ("chili", 3, {}),
    ("gonuts", 3, {"target": 25, "round": "beats"}),
    ("gonuts", 2, {"round": "live", "target": 15}),
    ("dixkibluff", 4, {}),
    ("dixkibluff", 3, {"knowledge": "sealed", "calls": "live"}),
)


@pytest.mark.parametrize("name", games.names())
def test_events_name_fields_that_they_and_the_view_have(name: str) -> None:
    rules = games.load(name)
    game = games.bind(name, rules.options_type.seats[1], {})
    view = game.view(game.new(), 0)
    listed = 0
    for event in rules.events.types:
        for change in event.changes:
            assert change.field in view.__struct_fields__
            assert {change.value, change.at, change.key} <= {"", *event.__struct_fields__}
            assert change.value or not change.at, "a seat without a value for it"
            assert bool(change.keys) == bool(change.key)
            assert change.at or not change.key, "one value of many lists"
            listed += 1
        for kept in event.remembered:
            assert kept.field not in view.__struct_fields__, "the view has it"
            assert {kept.value, kept.at} <= {"", *event.__struct_fields__}
            assert not kept.key
    assert listed


@pytest.mark.parametrize("name", games.names())
def test_what_is_forgotten_was_remembered_of_another_event(name: str) -> None:
    kept = [one for event in games.load(name).events.types for one in event.remembered]
    assert {one.field for one in kept if not one.value} <= {one.field for one in kept if one.value}


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_the_value_an_event_gives_is_the_one_of_the_view_after_it(
    name: str, players: int, options: dict[str, Any]
) -> None:
    game = games.bind(name, players, options)
    checked: set[tuple[str, str]] = set()
    for seed in range(12):
        for step in random_steps(game, seed):
            for viewer in (*range(players), SPECTATOR) if step.events else ():
                event = step.events[-1].for_viewer(viewer)
                view = game.view(step.after, viewer)
                for change in event.changes:
                    if change.value:
                        shown = getattr(view, change.field)
                        if change.at:
                            shown = shown[getattr(event, change.at)]
                        if change.key:
                            shown = shown[change.keys.index(getattr(event, change.key))]
                        assert getattr(event, change.value) == shown, (event, change, viewer)
                        checked.add((type(event).__name__, change.field))
    assert checked


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_a_field_that_an_event_leaves_to_the_next_view_does_change_with_it(
    name: str, players: int, options: dict[str, Any]
) -> None:
    """A list that is never needed would be a mistake: each such field changes at least once where it is listed."""
    game = games.bind(name, players, options)
    listed: set[tuple[str, str]] = set()
    changed: set[tuple[str, str]] = set()
    for seed in range(40):
        for step in random_steps(game, seed):
            before, after = game.view(step.before, 0), game.view(step.after, 0)
            for event in step.events:
                for change in event.changes:
                    if not change.value:
                        listed.add((type(event).__name__, change.field))
                        if getattr(before, change.field) != getattr(after, change.field):
                            changed.add((type(event).__name__, change.field))
    assert listed
    assert listed == changed


def test_dixkibluff_shows_which_dice_counted() -> None:
    game = games.bind("dixkibluff", 4, {})
    showdowns = 0
    for seed in range(10):
        for state in random_states(game, seed):
            view = game.view(state, SPECTATOR)
            if view.last is None:
                assert view.matching == ()
                continue
            showdowns += 1
            assert tuple(sum(map(len, hands)) for hands in view.matching) == view.last.counts
            for symbol, hands in zip(view.last.symbols, view.matching, strict=True):
                for hand, places in zip(view.last.hands, hands, strict=True):
                    assert [place for place, face in enumerate(hand) if face in (symbol, "figure")] == list(places)
    assert showdowns


@pytest.mark.parametrize("options", [{}, {"knowledge": "sealed"}, {"calls": "live"}], ids=str)
def test_what_dixkibluff_remembers_is_who_has_laid_or_thrown_and_bet(options: dict[str, Any]) -> None:
    game = games.bind("dixkibluff", 4, options)
    covered, bets = 0, 0
    for seed in range(10):
        kept: dict[str, dict[int, Any]] = {}
        for step in random_steps(game, seed):
            for event in step.events:
                for change in event.remembered:
                    if change.value:
                        kept.setdefault(change.field, {})[getattr(event, change.at)] = getattr(event, change.value)
                    else:
                        kept.pop(change.field, None)
            state = step.after
            if state.phase in ("place", "throw") and state.last is not None:
                lying = {seat for seat, dice in enumerate(state.dice) if dice and len(state.hands[seat]) == dice}
                assert set(kept.get("covered", ())) == lying
                covered += len(lying)
            if state.number > 0:
                assert kept["bet_numbers"][state.bettor] == state.number
                assert kept["bet_symbols"][state.bettor] == state.symbols
                bets += len(kept["bet_numbers"])
            elif state.phase != "over":
                assert "bet_numbers" not in kept
    assert covered > 10
    assert bets > 10


def test_two_tables_with_the_same_rules_show_each_its_own_showdown() -> None:
    game = games.bind("dixkibluff", 3, {})
    one, other = ([state for state in random_states(game, seed) if state.last is not None][-1] for seed in (1, 2))
    first = game.view(one, 0)
    assert game.view(other, 0).matching != first.matching
    assert game.view(one, 0) == first


def test_chinchiller_shows_who_is_blind() -> None:
    game = games.bind("chinchiller", 3, {"series": True})
    blind = 0
    for state in random_states(game, 3):
        view = game.view(state, SPECTATOR)
        assert sorted(view.blind) == [seat for seat, eyes in enumerate(view.closed) if eyes == 2]
        blind += len(view.blind)
    assert blind


def test_chili_shows_the_bonus_of_full_pads() -> None:
    game = games.bind("chili", 2, {"rolls": 40})
    full = 0
    for state in random_states(game, 4):
        view = game.view(state, SPECTATOR)
        for pad, total, bonus in zip(view.pads, view.totals, view.bonuses, strict=True):
            written = sum(points for points in pad if points is not None)
            assert total == written + (bonus or 0)
            assert (bonus is None) == (None in pad)
            full += bonus is not None
    assert full
