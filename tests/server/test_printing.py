"""Sheets over HTTP: known ones only, one at a time, kept, and a clear refusal where the house cannot print."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dicehouse.core.errors import MissingExtraError
from dicehouse.paper import Order, print_sheet
from dicehouse.paper.sheets import paper_of
from dicehouse.server import http_paper, printing
from dicehouse.server.bot_worker import WorkerDiedError
from dicehouse.server.errors import TableError
from dicehouse.server.http_paper import SheetList
from dicehouse.server.printing import SheetPrinter
from server.inprocess import LocalNode


def at_a_node(folder: Path, work: Callable[[LocalNode], Coroutine[Any, Any, None]]) -> None:
    async def inside() -> None:
        async with LocalNode(folder, limits=0) as local:
            await asyncio.wait_for(work(local), 120)

    asyncio.run(inside())


def code_of(answer: Any) -> str:
    return str(msgspec.json.decode(answer.body)["code"])


class FakeWorker:
    """Prints at once, or fails, and counts."""

    def __init__(self, error: Exception | None = None) -> None:
        self.error, self.printed, self.at_work, self.most = error, list[Order](), 0, 0

    async def run(self, function: Any, order: Order, within: float) -> bytes:
        self.at_work += 1
        self.most = max(self.most, self.at_work)
        await asyncio.sleep(0)
        self.at_work -= 1
        self.printed.append(order)
        if self.error is not None:
            raise self.error
        return order.sheet.encode() * 10

    def close(self) -> None:
        pass


def printer_with(worker: FakeWorker) -> SheetPrinter:
    printer = SheetPrinter()
    printer.worker = worker  # type: ignore[assignment]
    return printer


def test_a_sheet_is_printed_as_the_command_prints_it(tmp_path: Path) -> None:
    async def work(local: LocalNode) -> None:
        listed = msgspec.json.decode((await local.ask("GET", "/api/paper/gonuts")).body, type=SheetList)
        assert listed == SheetList("gonuts", tuple(paper_of("gonuts").sheets), ("a4", "letter"))
        answer = await local.ask("GET", "/api/paper/gonuts/scores.pdf?lang=nl&size=letter&large=true")
        assert answer.status == 200
        assert answer.body == print_sheet(Order("gonuts", "scores", "nl", "letter", True))

    at_a_node(tmp_path, work)


def test_a_table_prints_for_its_options(tmp_path: Path) -> None:
    async def work(local: LocalNode) -> None:
        dutch = "option=edition=dutch&option=rolls=20"
        listed = msgspec.json.decode((await local.ask("GET", f"/api/paper/chili?{dutch}")).body, type=SheetList)
        assert "pad-dutch" in paper_of("chili").sheets
        assert listed.sheets == tuple(sheet for sheet in paper_of("chili").sheets if sheet != "pad-dutch")
        answer = await local.ask("GET", f"/api/paper/chili/pad.pdf?{dutch}")
        assert answer.body == print_sheet(Order("chili", "pad", options=("edition=dutch", "rolls=20")))
        assert answer.body != print_sheet(Order("chili", "pad", options=("edition=dutch",)))
        worker = FakeWorker()
        local.node.printer.worker = worker  # type: ignore[assignment]
        for spelled in ("option=target=20&option=counted=true", "option=counted=yes&option=target=20&option=dogs=1"):
            assert (await local.ask("GET", f"/api/paper/gonuts/rules.pdf?{spelled}")).status == 200
        assert worker.printed == [Order("gonuts", "rules", options=("target=20", "counted=yes"))], "kept once"
        for wrong in (
            "option=target=0",
            "option=colour=red",
            "option=target",
            f"option={'x' * 100}",
            "&option=a=b" * 30,
        ):
            refused = await local.ask("GET", f"/api/paper/gonuts/rules.pdf?{wrong}")
            assert refused.status in (400, 409, 422), wrong
        assert len(worker.printed) == 1

    at_a_node(tmp_path, work)


def test_what_is_not_there_is_refused(tmp_path: Path) -> None:
    async def work(local: LocalNode) -> None:
        for path, status in (
            ("ludo", 404),
            ("ludo/pad.pdf", 404),
            ("chili/poster.pdf", 404),
            ("chili/pad", 404),
            ("chili/pad.png", 404),
            ("chili/..%2f..%2fpad.pdf", 404),
            ("chili/pad.pdf?size=a5", 400),
            ("chili/pad.pdf?large=perhaps", 400),
            (f"chili/{'p' * 200}.pdf", 400),
        ):
            answer = await local.ask("GET", f"/api/paper/{path}")
            assert answer.status == status, path
        assert local.node.printer.worker.pid == 0, "nothing was printed for that"

    at_a_node(tmp_path, work)


def test_an_unknown_language_is_english(tmp_path: Path) -> None:
    async def work(local: LocalNode) -> None:
        local.node.printer.worker = worker = FakeWorker()  # type: ignore[assignment]
        assert (await local.ask("GET", "/api/paper/chili/pad.pdf?lang=tlh")).status == 200
        assert worker.printed == [Order("chili", "pad", "en")]

    at_a_node(tmp_path, work)


def test_without_typst_the_house_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_paper, "installed", lambda package: package != "typst")

    async def work(local: LocalNode) -> None:
        for path in ("chili", "chili/pad.pdf"):
            answer = await local.ask("GET", f"/api/paper/{path}")
            assert (answer.status, code_of(answer)) == (503, "paper.unavailable")

    at_a_node(tmp_path, work)


def test_a_sheet_is_printed_once_and_one_at_a_time() -> None:
    async def work() -> None:
        worker = FakeWorker()
        printer = printer_with(worker)
        first, second = Order("chili", "pad"), Order("chili", "pad", "de")
        sheets = await asyncio.gather(*(printer.get(order) for order in (first, second, first, second, first)))
        assert sheets == [b"pad" * 10] * 5
        assert worker.printed == [first, second]
        assert worker.most == 1
        printer.close()

    asyncio.run(work())


def test_what_is_kept_and_who_waits_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printing, "MOST_KEPT", 100)
    monkeypatch.setattr(printing, "MOST_WAITING", 3)

    async def work() -> None:
        worker = FakeWorker()
        printer = printer_with(worker)
        for number in range(10):
            await printer.get(Order("chili", "pad", str(number)))
            assert printer.size <= 100
        await printer.get(Order("chili", "pad", "9"))
        assert len(worker.printed) == 10
        await printer.get(Order("chili", "pad", "0"))
        assert len(worker.printed) == 11
        wanted = [printer.get(Order("gonuts", "rules", str(number))) for number in range(5)]
        told = await asyncio.gather(*wanted, return_exceptions=True)
        refused = [one for one in told if isinstance(one, TableError)]
        assert [one.code for one in refused] == ["paper.busy"] * 2
        printer.close()

    asyncio.run(work())


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (MissingExtraError("extra.missing", package="typst", command="pip"), "paper.unavailable"),
        (WorkerDiedError(), "paper.busy"),
    ],
)
def test_a_process_that_fails_refuses_and_keeps_nothing(error: Exception, code: str) -> None:
    async def work() -> None:
        printer = printer_with(FakeWorker(error))
        with pytest.raises(TableError) as refused:
            await printer.get(Order("chili", "pad"))
        assert refused.value.code == code
        assert printer.size == 0
        printer.close()

    asyncio.run(work())
