"""Value tables are found by all options but those that are ignored for a reason, and ignored options do not matter."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Annotated

import numpy as np
import pytest
from msgspec.structs import replace

from dicehouse import create, games
from dicehouse.core.options import OneOf
from dicehouse.games.dixkibluff.actions import Bet
from dicehouse.games.dixkibluff.bots.endgame_book import EndgameBook
from dicehouse.games.dixkibluff.options import FACES
from dicehouse.games.dixkibluff.rules import DiXkiBluff
from dicehouse.games.gonuts.options import GoNutsOptions
from dicehouse.games.gonuts.rules import GoNuts
from dicehouse.games.spec import GameSpec
from dicehouse.kit import value_tables
from dicehouse.kit.value_tables import TableKind
from dicehouse.testing.table_keys import check_value_tables, other_values, same
from pig import SPEC as PIG


@pytest.mark.parametrize("name", games.names())
def test_every_option_changes_the_key_or_changes_no_table(name: str) -> None:
    check_value_tables(games.spec(name))


def test_a_game_without_tables_has_nothing_to_check() -> None:
    check_value_tables(PIG)


def with_tables(name: str, change: Callable[[TableKind], TableKind]) -> GameSpec:
    spec = games.spec(name)
    kinds = tuple(map(change, spec.value_tables()))
    return replace(spec, value_tables=lambda: kinds)


@pytest.mark.parametrize(
    ("name", "option"),
    [("gonuts", "cars"), ("chili", "rolls"), ("chinchiller", "supply"), ("dixkibluff", "knowledge")],
)
def test_an_option_that_matters_cannot_be_ignored(name: str, option: str) -> None:
    spec = with_tables(name, lambda kind: kind._replace(ignored={**kind.ignored, option: "it does not matter"}))
    with pytest.raises(AssertionError, match=f"{name}: one key, other tables: {option}="):
        check_value_tables(spec)


def test_values_that_differ_cannot_share_a_table() -> None:
    spec = with_tables("gonuts", lambda kind: kind._replace(shared={"target": lambda target: max(target, 50)}))
    with pytest.raises(AssertionError, match="gonuts: one key, other tables: target="):
        check_value_tables(spec)


def test_an_option_without_an_effect_on_the_key_has_to_be_ignored() -> None:
    spec = with_tables("gonuts", lambda kind: kind._replace(shared={"target": lambda _: 50}))
    with pytest.raises(AssertionError, match="target neither changes the key nor is ignored"):
        check_value_tables(spec)


@pytest.mark.parametrize(
    ("ignored", "complaint"), [({"color": "red"}, "no such options"), ({"first": ""}, "without a reason")]
)
def test_what_is_ignored_is_an_option_and_has_a_reason(ignored: dict[str, str], complaint: str) -> None:
    spec = with_tables("gonuts", lambda kind: kind._replace(ignored={**kind.ignored, **ignored}))
    with pytest.raises(AssertionError, match=complaint):
        check_value_tables(spec)


def test_a_solver_without_tables_is_noticed() -> None:
    with pytest.raises(AssertionError, match="names no kind of table"):
        check_value_tables(replace(games.spec("gonuts"), value_tables=lambda: ()))


def test_inputs_are_compared_to_the_last_bit() -> None:
    assert same((1, [np.zeros(2), {"a": "b"}]), (1, [np.zeros(2), {"a": "b"}]))
    for other in ((1, [np.array([0.0, 1e-300]), {"a": "b"}]), (1, [np.zeros(2), {"a": "c"}]), (1, [np.zeros(2)])):
        assert not same((1, [np.zeros(2), {"a": "b"}]), other)


def test_every_legal_value_of_an_option_is_tried_and_no_other() -> None:
    options = create("chinchiller", 5).options
    assert {one.players for one in other_values(options, "players")} == {2, 3, 4}
    assert {one.to_dict()["series"] for one in other_values(options, "series")} == {True}
    supplies = {one.to_dict()["supply"] for one in other_values(options, "supply")}
    assert supplies
    assert min(supplies) >= options.sand * options.players


class WindyOptions(GoNutsOptions, frozen=True, kw_only=True):
    """Go Nuts! with an option that its solver knows nothing of."""

    wind: Annotated[str, OneOf(("calm", "storm"))] = "calm"


class WindyGoNuts(GoNuts):
    """The rules of the next version, which may or may not use the option."""

    options_type = WindyOptions


def test_a_new_option_never_meets_an_old_table() -> None:
    (kind,) = games.spec("gonuts").value_tables()
    new = WindyGoNuts(WindyOptions(players=2))
    assert kind.key(new) == {**kind.key(create("gonuts", 2)), "wind": "calm"}
    assert value_tables.exists(create("gonuts", 2), kind)
    assert not value_tables.exists(new, kind)


SHIPPED = {
    "chili": {"chili-c3021e715dfb.npz", "chili-eea29d13f0c4.npz"},
    "chinchiller": {
        "chinchiller-21962d42dfb0.npz",
        "chinchiller-487893143a41.npz",
        "chinchiller-6412042b2650.npz",
        "chinchiller-7d642f81ed21.npz",
        "chinchiller-ee53b9e9b5b4.npz",
    },
    "dixkibluff": {"dixkibluff-236380e2a8c1.npz", "dixkibluff-3c442b6c36ce.npz", "dixkibluff-47fc3a60c53e.npz"},
    "gonuts": {"gonuts-74bf5baffc91.npz", "gonuts-7540b531340c.npz"},
}
"""The files as they were named when every solver built its own keys: users have tables under such names, too."""


@pytest.mark.parametrize("name", games.names())
def test_tables_of_the_version_before_are_still_found(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(value_tables.FOLDER, str(tmp_path))
    spec = games.spec(name)
    low, high = spec.rules.options_type.seats
    found = set()
    for kind in spec.value_tables():
        for players in range(low, high + 1):
            start = create(name, players).options
            options = [start, *(other for info in start.describe() for other in other_values(start, info.key))]
            rules = [spec.rules(one) for one in options]
            found |= {value_tables.save(game, kind, {}).name for game in rules if value_tables.exists(game, kind)}
    assert found == SHIPPED[name]


def test_both_editions_of_chili_dice_score_alike() -> None:
    """The tables ignore the edition; so the same dice and choices must bring the same points."""
    for seed in range(5):
        random, dice = Random(seed), Random(seed)
        pads = [create("chili", 2, edition=edition, first=0) for edition in ("english", "dutch")]
        states = [game.new() for game in pads]
        while states[0].due is not None or states[0].actors:
            if states[0].due is not None:
                roll = states[0].due.sample(dice.random)
                states = [game.roll(state, roll)[0] for game, state in zip(pads, states, strict=True)]
                continue
            seat = states[0].actors[0]
            english, dutch = (game.choices(state, seat) for game, state in zip(pads, states, strict=True))
            assert english == dutch
            action = random.choice(english).action
            states = [game.act(state, seat, action)[0] for game, state in zip(pads, states, strict=True)]
        assert pads[0].outcome(states[0]) == pads[1].outcome(states[1])


def test_a_game_of_chinchiller_dice_does_not_depend_on_what_its_table_ignores() -> None:
    """From equal piles, the same dice and choices lead to equal piles, eyes and winners."""
    for seed in range(20):
        ends = set()
        for changed in ({"sand": 3}, {"sand": 9}, {"sand": 3, "first": 1}, {"sand": 3, "series": True}):
            game = create("chinchiller", 2, supply=40, **changed)
            random, dice = Random(seed), Random(seed)
            state = create("chinchiller", 2, supply=40, sand=3, first=0).new()
            while game.outcome(state) is None and state.game == 0:
                before = state
                if state.due is not None:
                    state, _ = game.roll(state, state.due.sample(dice.random))
                else:
                    (seat,) = state.actors
                    state, _ = game.act(state, seat, random.choice(game.legal_actions(state, seat)))
            totals = state.totals if any(state.totals) else state.sand.piles
            ends.add((totals, before.blinded, before.closed))
        assert len(ends) == 1


def test_the_endgame_book_reads_the_same_with_the_faces_in_any_order() -> None:
    """The order of the faces is not in the key; hands are numbered without it."""
    usual, turned = (DiXkiBluff(DiXkiBluff.options_type(players=3, faces=faces)) for faces in (FACES, FACES[::-1]))
    one, other = EndgameBook(usual), EndgameBook(turned)
    assert one.knows(2, 1)
    assert one.places(2, 1) == other.places(2, 1)
    said = (Bet(1, ("sun",)),)
    advised = [(first, hand) for first in (1, 2) for hand in (("bomb",), ("figure",), ("sun",))]
    for first, hand in advised:
        assert one.advice(first, 1, said, hand) == other.advice(first, 1, said, hand) is not None
