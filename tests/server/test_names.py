# ruff: noqa: RUF001, E501 - letters that look like others are what this is about
"""Names that nobody sees or that look like somebody else's are refused; names of all languages are not."""

from pathlib import Path

import pytest

from dicehouse.core.match import LONGEST_NAME
from dicehouse.server.errors import TableError
from dicehouse.server.names import check_name, look_alike, tidied
from server.documents import run
from server.inprocess import LocalNode

FINE = (
    "Ann", "José", "Zoë", "Đặng Thị Ánh", "Ñandú", "Łukasz", "Ιωάννης", "Анна", "Ґанна", "אַבְרָהָם", "محمد", "علی‌رضا", "李小龍", "ひろし",
    "김민준", "สมชาย", "प्रियंका", "ශ්‍රී", "தமிழ்", "བསྟན་འཛིན", "ትግስት", "Ընկեր", "გიორგი", "O'Neill", "Jean-Luc", "Dr. No", "x_X_x",
    "DJ Вася", "42", "🎲", "❤️", "👨‍👩‍👧", "Ann 🦊", "1️⃣", "¿Qué?", "M",
)  # fmt: skip


@pytest.mark.parametrize("name", FINE)
def test_names_of_all_languages_are_names(name: str) -> None:
    kept = tidied(name)
    check_name(kept)
    assert kept
    assert tidied(kept) == kept


@pytest.mark.parametrize(
    "name",
    [
        "", " ", " Ann", "Ann ", "A  nn", "A\tnn", "\u2800", "A\u2800nn", "\u3164", "\uffa0", "\u115f", "\u1160x", "Ann\ufe01",
        "Ann\U000e0101", "A\u180bnn", "\u0301", "\u0301Ann", "a \u0301nn", "A" + "\u0301\u0302" * 5, "\u202eAnn", "A\u200bnn", "A\0nn",
        "A\u00adnn", "\ue000", "\u200d", "\ufe0f", "A\u034fnn", "x" * (LONGEST_NAME + 1), "\u17b4", "\u00a0",
    ],
)  # fmt: skip
def test_what_cannot_be_seen_is_no_name(name: str) -> None:
    with pytest.raises(TableError):
        check_name(tidied(name))


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "Аnn"),  # a Cyrillic A
        ("Ann", "Αnn"),  # a Greek one
        ("Ann", "Ann\ufe0f"),
        ("Ann", "A\u200dnn"),
        ("Ann", "Ａｎｎ"),
        ("Ann", "𝐀𝐧𝐧"),
        ("Ann", "ANN"),
        ("Coco", "Сосо"),
        ("Paul", "PauI"),
        ("Bill", "Bi1l"),
        ("Otto", "0tt0"),
        ("José", "Jose\u0301"),
        ("Straße", "STRASSE"),
        ("novice 2", "nоvice 2"),
        ("IRIS", "lRlS"),
        ("Sam", "Ѕam"),
    ],
)
def test_names_that_look_alike_are_the_same_name(name: str, other: str) -> None:
    assert name != other
    assert look_alike(tidied(name), tidied(other))
    assert look_alike(tidied(other), tidied(name))


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "Anne"),
        ("Ann", "Ánn"),
        ("Jose", "José"),
        ("Ali", "Alf"),
        ("李", "季"),
        ("Anna", "Анна"),
        ("P1", "P2"),
        ("Иван", "Иванна"),
    ],
)
def test_names_that_can_be_told_apart_are_two(name: str, other: str) -> None:
    assert not look_alike(name, other)


def test_a_name_that_looks_like_another_at_the_table_is_taken(tmp_path: Path) -> None:
    async def work() -> None:
        async with LocalNode(tmp_path) as node:
            bot = {"kind": "bot", "level": "novice"}
            opened = (await node.ask("POST", "/api/tables", {"game": "dixkibluff", "seats": [{}, {}, {}, bot]})).json()
            seats = f"/api/tables/{opened['table']}/seats"
            for name, status, code in (
                ("Ann", 201, ""),
                ("Аnn", 409, "table.name-taken"),
                ("Ann\ufe0f", 409, "table.name-taken"),
                ("novicе 4", 409, "table.name-taken"),
                ("\u3164", 400, "table.name"),
                ("علی‌رضا", 201, ""),
            ):
                answer = await node.ask("POST", seats, {"name": name})
                assert (answer.status, answer.json().get("code", "")) == (status, code), name
            info = (await node.ask("GET", f"/api/tables/{opened['table']}")).json()
            assert [seat.get("name") for seat in info["seats"]] == ["Ann", "علیرضا", None, "novice 4"]

    run(work())
