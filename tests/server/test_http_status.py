"""The HTTP status of every refusal: every code that has one exists, and codes of the same kind answer alike."""

import importlib
import pkgutil

import pytest

import dicehouse.server
from dicehouse.core.errors import SENTENCES, DicehouseError
from dicehouse.server.errors import TableError
from dicehouse.server.http_status import CONFLICTS, STATUS, TOO_MANY, problem, status_of

for module in pkgutil.iter_modules(dicehouse.server.__path__, "dicehouse.server."):
    importlib.import_module(module.name)  # each defines its own errors


def test_every_code_with_a_status_can_be_raised() -> None:
    assert [code for code in (*STATUS, *CONFLICTS) if code not in SENTENCES] == []


def test_no_code_has_two_statuses() -> None:
    assert set(STATUS) & set(CONFLICTS) == set()
    assert len(set(CONFLICTS)) == len(CONFLICTS)


@pytest.mark.parametrize(
    ("code", "status"),
    [
        *[(f"{what}.unknown", 404) for what in ("table", "game", "paper")],
        ("table.token", 403),
        ("table.taken", 409),
        ("protocol.rate", TOO_MANY),
        ("table.storage", 503),
    ],
)
def test_statuses_that_clients_act_on(code: str, status: int) -> None:
    error = TableError("table.storage")
    error.code = code  # the sentences of some have blanks
    assert status_of(error) == status


def test_a_refusal_without_a_status_is_the_clients_fault() -> None:
    assert status_of(DicehouseError("action.not-your-turn", action="roll")) == 400


def test_the_body_has_the_code_the_sentence_and_its_blanks() -> None:
    body = problem(TableError("table.name-taken", name="Ann"))
    assert body.code == "table.name-taken"
    assert "Ann" in body.sentence
    assert body.details == {"name": "Ann"}
