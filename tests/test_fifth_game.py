"""A game that lives in the tests only, with nothing but rules in its `GameSpec`: every consumer uses its fallbacks."""

import asyncio
import json
import pickle
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from dicehouse import games
from dicehouse.client import ServerApi, sit_down
from dicehouse.core.record import Record
from dicehouse.games.spec import GameSpec
from dicehouse.kit.story import PLAIN
from dicehouse.lab.duel import run_duel
from dicehouse.lab.matchup import Matchup
from dicehouse.lab.sweep_runner import plan_sweep, run_sweep
from dicehouse.server.errors import TableError
from dicehouse.server.lessons import lesson_of
from dicehouse.testing import all_checks, random_match
from dicehouse.testing.spec_checks import SpecCheck

TESTS = Path(__file__).parent
RUN = "from dicehouse import games; games.register('pig', 'pig'); from dicehouse.cli import main; main()"
"""The command `dicehouse`, with one line more."""
START_WITHIN = 60.0


def quiet(share: float) -> None:
    """Progress is not shown."""


def test_pig_is_a_spec_with_rules_and_nothing_else(pig: str) -> None:
    spec = games.spec(pig)
    assert spec == GameSpec(rules=games.load(pig), drawing=spec.drawing, **_defaults(spec))


def _defaults(spec: GameSpec) -> dict[str, Any]:
    """The default functions of a spec are made anew for each; what they return is compared."""
    assert spec.statistics() == ()
    assert spec.drawing().lists == ()
    assert spec.story() is PLAIN
    return {"statistics": spec.statistics, "preload_jit": spec.preload_jit, "story": spec.story}


@pytest.mark.parametrize("check", all_checks(), ids=lambda check: check.__name__)
def test_pig_passes_the_conformance_suite(check: SpecCheck, pig: str) -> None:
    check(games.spec(pig))


def test_pig_is_found_by_name_and_by_record(pig: str) -> None:
    match = random_match(games.create(pig, 3, target=40), seed=7)
    again = games.replay(Record.read(match.record.write()))
    assert again.outcome == match.outcome
    assert type(again.game).__name__ == "Pig"


def test_pig_can_be_played_in_the_terminal_without_another_line(tmp_path: Path) -> None:
    command = [sys.executable, "-c", RUN, "play", "pig", "--option", "target=5", "--option", "first=0", "--lang", "fr"]
    done = subprocess.run(
        [*command, "--save", str(tmp_path / "game")],
        input="?\n" + "hold\nroll\n" * 60,
        capture_output=True,
        text=True,
        cwd=TESTS,
        check=True,
    )
    assert "Pig" in done.stdout
    assert "Roll and add up" in done.stdout  # no French text: English
    assert "scores: " in done.stdout  # no drawing: the fields of the view
    assert done.stderr == ""


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A real server that knows Pig."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    command = [sys.executable, "-c", RUN, "serve", "--port", str(port), "--database", str(tmp_path / "tables.sqlite")]
    log = tmp_path / "server.log"
    with log.open("wb") as output:
        server = subprocess.Popen(command, cwd=TESTS, stdout=output, stderr=output)
    try:
        _wait_until_ready(f"http://127.0.0.1:{port}", log)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(timeout=30)
    assert "Traceback" not in log.read_text()


def _wait_until_ready(address: str, log: Path) -> None:
    end = time.monotonic() + START_WITHIN
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(f"{address}/readyz", timeout=2) as answer:
                if answer.status == 200:
                    return
        except OSError:
            time.sleep(0.05)
    raise AssertionError(f"the server did not start: {log.read_text()[-2000:]}")


async def _play_seat(address: str, table: str, name: str, random: Random) -> tuple[dict[str, Any], list[str]]:
    """Play a seat to the end with random choices; the outcome, and what is wrong with the dice."""
    async with await sit_down(address, table, name, kind="program") as seat:
        async for moment in seat.moments():
            if moment.choices:
                await seat.act(random.choice(moment.choices).action, moment.number)
        assert moment.outcome is not None
        return moment.outcome, await seat.check_dice()


def test_pig_is_played_over_a_real_server(address: str, pig: str) -> None:
    async def play() -> tuple[str, list[tuple[dict[str, Any], list[str]]]]:
        house = ServerApi(address)
        assert pig in [info["name"] for info in await house.games()]
        table = (await house.open_table(pig, [{"kind": "program"}] * 2, {"target": 15}))["table"]
        seats = [_play_seat(address, table, name, Random(name)) for name in ("Ada", "Ben")]
        results = await asyncio.gather(*seats)
        return await house.request("GET", f"/api/tables/{table}/record"), list(results)

    record, results = asyncio.run(play())
    (outcome, wrong), other = results
    assert other == (outcome, wrong)
    assert wrong == []
    assert max(outcome["scores"]) >= 15
    match = games.replay(Record.read(record))
    assert match.outcome is not None
    assert list(match.outcome.scores) == outcome["scores"]
    assert json.loads(record.splitlines()[0])["game"] == pig


def test_pig_has_no_lesson_on_a_server(pig: str) -> None:
    with pytest.raises(TableError) as refused:
        lesson_of(pig)
    assert refused.value.code == "lesson.none"


def test_pig_is_duelled_in_the_lab(pig: str) -> None:
    result = run_duel(Matchup(pig, {"target": 20}, ("random", "random"), 40, seed=3), quiet, workers=1)
    assert result.complete
    assert result.games == 40


def test_pig_is_swept_in_the_lab(pig: str, tmp_path: Path) -> None:
    sweep = plan_sweep(pig, ("random", "random"), ["target=5,10"], games=20, luck=0)
    assert set(sweep.engines) == {"plain"}  # no policies: played by the rules
    found = run_sweep(sweep, tmp_path, quiet, jobs=1)
    assert [cell.tally.games for cell in found.cells] == [20, 20]
    assert found.report is not None


def test_pig_is_played_in_openspiel(pig: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    openspiel = pytest.importorskip("dicehouse.envs.openspiel")
    made = openspiel.spiel_game(pig)({"players": 3, "target": 20})
    assert made.get_type().short_name == "dicehouse_pig_v1"
    assert not made.get_type().provides_observation_tensor
    pyspiel.random_sim_test(made, num_sims=2, serialize=False, verbose=False)
    game = pyspiel.load_game("dicehouse_pig_v1", {"players": 2, "target": 10, "first": 0})
    state, random = game.new_initial_state(), np.random.default_rng(4)
    while not state.is_terminal():
        if not state.is_chance_node():
            view = json.loads(state.observation_string(state.current_player()))
            assert view["scores"] == list(state.position.state.scores)
        state.apply_action(int(random.choice(state.legal_actions())))
    assert sorted(state.returns()) == [-1.0, 1.0]
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
