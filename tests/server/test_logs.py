"""The logger of a house in a browser: the standard library's, with the events and fields of structlog."""

import logging

import pytest

from dicehouse.server.logs import PlainLogger


@pytest.fixture
def log() -> PlainLogger:
    return PlainLogger(logging.getLogger("plain"))


def test_an_event_and_its_fields_stand_on_one_line(log: PlainLogger, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        log.info("opened", table="ABCD", seats=2)
        log.warning("slow")
        log.error("failed", why="no disk")
    assert [(one.levelname, one.getMessage()) for one in caplog.records] == [
        ("INFO", "opened table=ABCD seats=2"),
        ("WARNING", "slow"),
        ("ERROR", "failed why=no disk"),
    ]


def test_an_exception_comes_with_its_trace(log: PlainLogger, caplog: pytest.LogCaptureFixture) -> None:
    try:
        raise ZeroDivisionError("by zero")
    except ZeroDivisionError as error:
        log.exception("broke", table="ABCD")
        log.error("broke again", exc_info=error)
    assert [one.exc_info is not None and one.exc_info[0] for one in caplog.records] == [ZeroDivisionError] * 2
    assert caplog.records[0].getMessage() == "broke table=ABCD"
    assert caplog.records[1].getMessage() == "broke again"  # the exception is no field
