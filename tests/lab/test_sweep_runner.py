"""The lab: the same results however often it is stopped, and nothing that was finished is lost."""

import csv
import multiprocessing
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from dicehouse.core.errors import BotError, DicehouseError, GameError, LabError, OptionError
from dicehouse.lab.duel import run_duel
from dicehouse.lab.matchup import Matchup
from dicehouse.lab.sweep_runner import SweepResult, plan_sweep, run_sweep

GRID: dict[str, Any] = {"options": ["target=8,12"], "games": 16, "luck": 4}


def quiet(share: float) -> None:
    """Nobody watches."""


def rows(folder: Path) -> list[dict[str, str]]:
    with (folder / "results.csv").open(newline="") as file:
        return list(csv.DictReader(file))


def run(folder: Path, progress: Callable[[float], None] = quiet, **wishes: Any) -> SweepResult:
    jobs = wishes.pop("jobs", 1)
    return run_sweep(plan_sweep("gonuts", ("regular", "random"), **{**GRID, **wishes}), folder, progress, jobs=jobs)


def test_every_cell_is_played_and_told(tmp_path: Path) -> None:
    found = run(tmp_path)
    assert found.complete
    assert [(cell.label, cell.tally.games) for cell in found.cells] == [("target 8", 16), ("target 12", 16)]
    told = rows(tmp_path)
    assert {row["option_target"] for row in told} == {"8", "12"}
    for cell in found.cells:
        mine = [row for row in told if row["option_target"] == cell.label.split()[1]]
        wins = [float(row["value"]) for row in mine if row["statistic"] == "wins"]
        assert sum(wins) == pytest.approx(1.0)
        bars = [float(row["value"]) for row in mine if row["statistic"] == "decisions-bar"]
        assert sum(bars) == 16
        assert next(row["who"] for row in mine if row["statistic"] == "fired") == "Go Nuts! rounds"
        assert 0 < cell.tally.fired[0].mean().mean < 20
        assert cell.luck.seats == 8
    shorter, longer = (cell.tally.decisions.sums.mean().mean for cell in found.cells)
    assert shorter < longer


def test_the_lab_and_a_duel_play_the_same_games(tmp_path: Path) -> None:
    found = run(tmp_path, options=["target=12"])
    duel = run_duel(Matchup("gonuts", {"target": 12}, ("regular", "random"), 16), quiet, workers=1)
    tally = found.cells[0].tally
    assert [wins.share() for wins in tally.wins] == [standing.wins for standing in duel.standings]
    assert [scores.sums.mean().mean for scores in tally.scores] == [standing.score for standing in duel.standings]


def test_stopped_and_gone_on_with_the_results_are_the_same(tmp_path: Path) -> None:
    run(tmp_path / "whole")

    def stop(share: float) -> None:
        if share > 0.3:
            raise KeyboardInterrupt

    first = run(tmp_path / "stopped", stop)
    assert not first.complete
    assert first.report is not None
    assert "Not finished" in first.report.read_text()
    kept = {path: path.stat().st_mtime_ns for path in (tmp_path / "stopped" / "parts").iterdir()}
    assert 0 < len(kept) < len(list((tmp_path / "whole" / "parts").iterdir()))
    again = run(tmp_path / "stopped")
    assert again.complete
    assert {path: path.stat().st_mtime_ns for path in kept} == kept  # nothing was played twice
    for name in ("results.csv", "report.html"):
        assert (tmp_path / "stopped" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()


def test_a_worker_that_dies_costs_nothing_that_was_finished(tmp_path: Path) -> None:
    def kill(share: float) -> None:
        if share > 0:
            for child in multiprocessing.active_children():
                child.kill()

    with pytest.raises(LabError) as died:
        run(tmp_path / "died", kill, jobs=2)
    assert died.value.code == "lab.worker"
    assert list((tmp_path / "died" / "parts").iterdir())
    run(tmp_path / "died", jobs=2)
    run(tmp_path / "whole")
    assert (tmp_path / "died" / "results.csv").read_bytes() == (tmp_path / "whole" / "results.csv").read_bytes()


def test_another_sweep_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    run(tmp_path)
    before = (tmp_path / "results.csv").read_bytes()
    for other in ({"seed": 1}, {"games": 18}, {"options": ["target=8"]}):
        with pytest.raises(LabError) as refused:
            run(tmp_path, **other)
        assert refused.value.code == "lab.other"
    assert (tmp_path / "results.csv").read_bytes() == before


def test_a_folder_that_cannot_be_written_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(LabError) as refused:
        run(tmp_path / "file" / "results")
    assert refused.value.code == "lab.folder"


def test_a_damaged_part_is_named(tmp_path: Path) -> None:
    run(tmp_path)
    part = next((tmp_path / "parts").iterdir())
    part.write_text("{")
    with pytest.raises(LabError) as refused:
        run(tmp_path)
    assert refused.value.code == "lab.damaged"
    assert refused.value.details["path"] == str(part)
    part.unlink()
    assert run(tmp_path).complete


@pytest.mark.parametrize(
    ("wishes", "kind", "code"),
    [
        ({"games": 0}, OptionError, "options.range"),
        ({"luck": -1}, OptionError, "options.range"),
        ({"options": ["taget=3"]}, OptionError, "options.unknown"),
        ({"engine": "steam"}, OptionError, "options.choice"),
        ({"engine": "batch", "options": ["round=live"]}, LabError, "lab.engine"),
    ],
)
def test_what_cannot_be_played_is_refused(wishes: dict[str, Any], kind: type[DicehouseError], code: str) -> None:
    with pytest.raises(kind) as refused:
        plan_sweep("gonuts", ("regular", "random"), **wishes)
    assert refused.value.code == code


def test_unknown_games_and_bots_and_formats_are_refused(tmp_path: Path) -> None:
    with pytest.raises(GameError):
        plan_sweep("ludo", ("regular", "random"))
    with pytest.raises(BotError):
        plan_sweep("gonuts", ("regular", "champion"))
    with pytest.raises(OptionError):
        plan_sweep("gonuts", ("regular",))
    sweep = plan_sweep("gonuts", ("regular", "random"), games=2)
    for form, on in (("xls", "local"), ("csv", "abacus")):
        with pytest.raises(OptionError) as refused:
            run_sweep(sweep, tmp_path, quiet, form, on)
        assert refused.value.code == "options.choice"
    assert list(tmp_path.iterdir()) == []


def test_parquet_holds_what_csv_holds(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed")
    sweep = plan_sweep("gonuts", ("regular", "random"), **GRID)
    run_sweep(sweep, tmp_path, quiet, "parquet", jobs=1)
    run_sweep(sweep, tmp_path, quiet, "csv", jobs=1)
    table = parquet.read_table(tmp_path / "results.parquet").to_pylist()
    told = rows(tmp_path)
    assert len(table) == len(told)
    for one, other in zip(table, told, strict=True):
        assert {key: "" if value is None else str(value) for key, value in one.items()} == other


@pytest.mark.parametrize(
    ("game", "bots"),
    [
        ("chili", ("random", "random")),
        ("chinchiller", ("novice", "regular", "random")),
        ("dixkibluff", ("random",) * 3),
    ],
)
def test_every_game_has_a_report_that_stands_alone(tmp_path: Path, game: str, bots: tuple[str, ...]) -> None:
    found = run_sweep(plan_sweep(game, bots, games=6, luck=0), tmp_path, quiet, jobs=1)
    assert found.report is not None
    text = found.report.read_text()
    assert re.findall(r'(?:src|href)="(?!#)[^"]*"', text) == []
    assert "url(http" not in text
    ids = re.findall(r' id="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    assert all(f'id="{target}"' in text for target in re.findall(r'href="#([^"]+)"', text))
    drawings = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    assert len(drawings) == 4
    for drawing in drawings:
        ElementTree.fromstring(drawing)
        assert "currentColor" in drawing
    assert found.cells[0].tally.games == -(-6 // len(bots)) * len(bots)


def test_the_plan_can_be_read_by_others(tmp_path: Path) -> None:
    run(tmp_path)
    plan_read = msgspec.json.decode((tmp_path / "sweep.json").read_bytes())
    assert plan_read["cells"] == [{"target": 8}, {"target": 12}]
    assert plan_read["engines"] == ["plain", "plain"]
