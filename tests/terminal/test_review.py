"""`dicehouse review`: what it prints, the document and the page it writes, and how it is interrupted."""

import json
import re
from html import unescape
from html.parser import HTMLParser
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from dicehouse import games
from dicehouse.cli import app
from dicehouse.coach import Account, Decision, KeyMoment, ReviewedStep, SeatSummary, Summary, review_record
from dicehouse.coach.report import FORM, ReviewDocument, finished_match, review_match
from dicehouse.coach.report_html import render_review
from dicehouse.coach.report_words import ReviewWords
from dicehouse.core.record import Record
from dicehouse.kit.reasons import Reason
from dicehouse.terminal import review as command
from dicehouse.terminal.review import PLAIN_BARS, ReviewSettings, show_review
from dicehouse.terminal.screen import Screen
from dicehouse.texts import LANGUAGES

GOLDEN = Path(__file__).parents[1] / "golden"
PAGE = (Path(__file__).parents[2] / "docs" / "review-json.md").read_text()
HOSTILE = '<script src="//x">&{ $a }'
PARTS: dict[str, type] = {
    "## The document": ReviewDocument,
    "## A step": ReviewedStep,
    "## A decision": Decision,
    "## A reason": Reason,
    "## An account": Account,
    "## The summary": Summary,
    "## A seat in the summary": SeatSummary,
    "## A key moment": KeyMoment,
}


def golden(game: str) -> Path:
    return GOLDEN / f"{game}.dicehouse"


def reviewed(*arguments: str, given: str | None = None) -> Result:
    return CliRunner().invoke(app, ["review", *arguments], input=given, env={"LANG": "C", "LC_ALL": "C"})


@pytest.fixture(scope="module")
def documents() -> dict[str, ReviewDocument]:
    """Reviews of one game of each; DiXkiBluff is slow, and its own tests review it."""
    names = [name for name in games.names() if name != "dixkibluff"]
    return {name: review_match(finished_match(Record.read(golden(name).read_text()))) for name in names}


# the terminal


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_the_terminal_says_everything_in_every_language(
    documents: dict[str, ReviewDocument], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, document in documents.items():
        monkeypatch.setattr(command, "review_match", lambda *_, document=document: document)
        out = StringIO()
        screen = Screen(Console(file=out, width=100, highlight=False))
        assert show_review(ReviewSettings(golden(name)), language, screen)
        page = out.getvalue()
        summary = document.summary
        for info, seat in zip(document.seats, summary.seats, strict=True):
            assert info.name in page
            assert re.search(rf"\b{seat.accuracy:.0f}\s?%", page)
        assert summary.moments
        assert all(re.search(rf"\b{one.step}\b", page) for one in summary.moments)
        curves = [line for line in page.splitlines() if set(line) & set(command.BARS) and len(line) > 20]
        assert len(curves) == len(document.seats)


def test_a_mistake_is_told_with_what_would_have_been_better(documents: dict[str, ReviewDocument]) -> None:
    told = reviewed(str(golden("chili"))).stdout
    blunder = next(one for one in documents["chili"].summary.moments if one.kind == "blunder")
    after = told.partition(f"Step {blunder.step} ")[2]
    assert "blunder" in after.splitlines()[0]
    assert "Played: Roll die 1 again. Best: Write Sixes." in after.partition("Step ")[0]


@pytest.mark.parametrize("name", ["chili", "chinchiller", "gonuts"])
def test_every_key_moment_is_told_with_its_reasons(documents: dict[str, ReviewDocument], name: str) -> None:
    told = reviewed(str(golden(name))).stdout
    match = finished_match(Record.read(golden(name).read_text()))
    page = unescape(render_review(documents[name], match, "en"))
    moments = ReviewWords(documents[name], match, "en").moments()
    kinds = {moment.kind for moment in documents[name].summary.moments}
    assert kinds & {"lucky", "unlucky", "decided"}
    for moment in moments:
        assert 1 <= len(moment.reasons) <= 2
        for reason in moment.reasons:
            assert re.sub(r"\s+", "", reason) in re.sub(r"\s+", "", told)
            assert reason in page


def test_a_terminal_without_blocks_gets_a_curve_of_letters(documents: dict[str, ReviewDocument]) -> None:
    console = Console(file=TextIOWrapper(BytesIO(), "ascii"), width=80, highlight=False)
    words = ReviewWords(documents["gonuts"], finished_match(Record.read(golden("gonuts").read_text())), "en")
    lines = command._curves(words, Screen(console))
    assert len(lines) == 2
    assert set(lines[0].split()[1]) <= set(PLAIN_BARS)
    assert max(map(len, lines)) <= 80


def test_ctrl_c_ends_it_with_a_word_and_nothing_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "review_match", interrupted)
    ended = reviewed(str(golden("gonuts")), "--html", str(tmp_path / "page.html"))
    assert ended.exit_code == 130
    assert "Stopped." in ended.output
    assert list(tmp_path.iterdir()) == []


# the document


def test_the_json_is_the_review_and_is_read_back(documents: dict[str, ReviewDocument]) -> None:
    answer = reviewed(str(golden("gonuts")), "--json")
    assert answer.exit_code == 0
    document = msgspec.json.decode(answer.stdout, type=ReviewDocument)
    assert document == documents["gonuts"]
    record = Record.read(golden("gonuts").read_text())
    right = review_record(record)
    assert (document.review, document.steps, document.accounts) == (FORM, right.steps, right.accounts)
    assert document.seats == record.header.seats
    for account in document.accounts:
        parts = account.start + account.luck + account.decisions + account.others + account.slack
        assert parts == pytest.approx(account.result, abs=1e-9)


def test_standard_input_is_read_as_a_file_is() -> None:
    text = golden("chinchiller").read_text()
    piped, filed = reviewed("-", "--json", given=text), reviewed(str(golden("chinchiller")), "--json")
    assert json.loads(piped.stdout) == json.loads(filed.stdout)


@pytest.mark.parametrize("part", PARTS)
def test_every_field_of_the_document_is_on_its_page(part: str) -> None:
    lines = PAGE.partition(f"{part}\n")[2].partition("\n## ")[0].splitlines()
    shown = [line.split("`")[1] for line in lines if line.startswith("| `")]
    assert shown == [field.name for field in msgspec.structs.fields(PARTS[part])]


# the page


class Reader(HTMLParser):
    """Collects what a browser would make of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in ("meta", "path", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag != "path":
            assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_one_sound_file_that_loads_nothing(documents: dict[str, ReviewDocument], language: str) -> None:
    for name, document in documents.items():
        record = Record.read(golden(name).read_text())
        seats = tuple(
            msgspec.structs.replace(seat, name=HOSTILE[: 40 - number])
            for number, seat in enumerate(record.header.seats)
        )
        record.header = msgspec.structs.replace(record.header, seats=seats)
        page = render_review(msgspec.structs.replace(document, seats=seats), finished_match(record), language)
        reader = Reader()
        reader.feed(page)
        assert reader.open == []
        tags = [tag for tag, _ in reader.tags]
        assert not {"script", "link", "img", "iframe", "object", "base", "form"} & set(tags)
        named = [(key, value) for _, attributes in reader.tags for key, value in attributes.items()]
        assert all(value and value.startswith("#step-") for key, value in named if key in ("src", "href"))
        assert not any(key.startswith("on") for key, _ in named)
        assert "&lt;script src=" in page
        assert "http" not in page.replace('http-equiv="Content-Security-Policy"', "")
        assert reader.tags[0] == ("html", {"lang": language})
        rows = [attributes["id"] for tag, attributes in reader.tags if tag == "tr" and "id" in attributes]
        assert rows == [f"step-{number}" for number in range(len(document.steps) + 1)]


def test_the_page_is_written_and_never_over_the_record(tmp_path: Path, documents: dict[str, ReviewDocument]) -> None:
    record = tmp_path / "game.dicehouse"
    record.write_text(golden("chinchiller").read_text())
    target = tmp_path / "page.html"
    assert reviewed(str(record), "--html", str(target), "--lang", "de").exit_code == 0
    assert '<html lang="de">' in target.read_text()
    refused = reviewed(str(record), "--html", str(record))
    assert refused.exit_code == 2
    assert record.read_text() == golden("chinchiller").read_text()
    assert reviewed(str(record), "--html", str(tmp_path / "nowhere" / "page.html")).exit_code == 2
    assert reviewed(str(record), "--html", str(target), "--json").exit_code == 2
