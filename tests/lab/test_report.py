"""Reports: texts are escaped, plots do not get into each other's way, and equal results have equal pages."""

import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from dicehouse.core.errors import MissingExtraError
from dicehouse.lab.plots import INK, inline_svg
from dicehouse.lab.report import render_overview, render_report
from dicehouse.lab.results import CellResult
from dicehouse.lab.sweep_runner import SweepResult, plan_sweep, run_sweep

HOSTILE = '<script>alert("1 & 2")</script>'


def quiet(share: float) -> None:
    """No progress is shown."""


@pytest.fixture
def result(tmp_path: Path) -> SweepResult:
    return run_sweep(plan_sweep("gonuts", ("regular", "random"), ["target=5,6"], 4, luck=0), tmp_path, quiet, jobs=1)


def test_texts_are_escaped_wherever_they_stand(result: SweepResult) -> None:
    cells = [CellResult(cell.number, HOSTILE, cell.tally, cell.luck) for cell in result.cells]
    for page in (render_report(result.sweep, cells, True), render_overview(result.sweep, cells)):
        assert "<script" not in page
        assert "&lt;script&gt;alert(&#34;1 &amp; 2&#34;)" in page


def test_equal_results_have_equal_pages(result: SweepResult) -> None:
    assert result.report is not None
    assert render_report(result.sweep, result.cells, True).encode() == result.report.read_bytes()


def test_the_overview_of_a_notebook_is_that_of_the_report(result: SweepResult) -> None:
    table = render_overview(result.sweep, result.cells)
    assert table in render_report(result.sweep, result.cells, True)
    assert ElementTree.fromstring(table).find("table") is not None


def test_an_svg_gets_ids_of_its_own_and_the_colour_of_the_page() -> None:
    document = (
        '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">'
        '<metadata>who made it</metadata><defs><path id="mark" d="M 0 0"/><clipPath id="clip"/></defs>'
        f'<use xlink:href="#mark" clip-path="url(#clip)" style="clip-path: url(#clip); fill: {INK}"/>'
        "<text>#mark url(#clip)</text></svg>"
    )
    svg = inline_svg(document, "plot1", 'A "caption" & more')
    assert svg.startswith("<svg ")
    root = ElementTree.fromstring(svg)
    assert root.get("aria-label") == 'A "caption" & more'
    assert re.findall(r' id="([^"]+)"', svg) == ["plot1-mark", "plot1-clip"]
    assert 'xlink:href="#plot1-mark" clip-path="url(#plot1-clip)"' in svg
    assert "clip-path: url(#plot1-clip); fill: currentColor" in svg
    assert "who made it" not in svg
    assert "<text>#mark url(#clip)</text>" in svg  # what a reader sees is left alone


@pytest.mark.parametrize("package", ["matplotlib", "jinja2"])
def test_without_what_a_report_needs_nothing_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, package: str
) -> None:
    sweep = plan_sweep("gonuts", ("regular", "random"), games=2)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(MissingExtraError) as missing:
        run_sweep(sweep, tmp_path / "lab", quiet)
    assert missing.value.details == {"package": package, "command": "pip install 'dicehouse[lab]'"}
    assert not (tmp_path / "lab").exists()
