"""The TypeScript types of the browser client are those of the server."""

import runpy
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest

from dicehouse import games

ROOT = Path(__file__).parent.parent.parent
SCRIPT = runpy.run_path(str(ROOT / "scripts" / "typescript.py"))
FOLDER: Path = SCRIPT["FOLDER"]
WRITTEN: dict[str, str] = SCRIPT["write_all"]()


@pytest.mark.parametrize("path", WRITTEN)
def test_a_file_is_what_the_structs_say(path: str) -> None:
    assert (FOLDER / path).read_text() == WRITTEN[path], "make types-ts writes it anew"


def test_there_is_a_file_for_every_game_and_none_too_many() -> None:
    assert {f"events/{name}.ts" for name in games.names()} <= WRITTEN.keys()
    assert {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*") if path.is_file()} == WRITTEN.keys()


class Inner(msgspec.Struct, tag="inner", tag_field="say"):
    """Another struct."""

    flag: bool


class Brief(msgspec.Struct, omit_defaults=True):
    """Leaves its defaults out."""

    needed: int | None
    """None: not known."""
    seat: int | None = None
    lists: tuple[tuple[str | None, ...], ...] = ()
    pair: tuple[str, float] = ("", 0.0)


class Full(msgspec.Struct):
    """Sends everything."""

    inner: Inner
    seat: int | None = None
    away: Literal["wait", "bot", "drop"] = "wait"
    found: Annotated[dict[str, int | str], msgspec.Meta(max_length=3)] = {}
    anything: Any = None


def test_a_struct_that_leaves_defaults_out_never_sends_null_for_them() -> None:
    assert SCRIPT["_interface"](Brief, sent=True) == (
        "/** Leaves its defaults out. */\n"
        "export interface Brief {\n"
        "  /** null: not known. */\n"
        "  needed: number | null;\n"
        "  seat?: number;\n"
        "  lists?: (string | null)[][];\n"
        "  pair?: [string, number];\n"
        "}\n"
    )


def test_a_struct_that_is_sent_whole_has_every_field_and_one_that_is_received_may_lack_defaults() -> None:
    sent = SCRIPT["_interface"](Full, sent=True)
    fields = ["inner: Inner;", "seat: number | null;", "away: Away;", "found: Record<string, number | string>;"]
    assert sent.splitlines()[2:] == [f"  {field}" for field in (*fields, "anything: unknown;")] + ["}"]
    received = SCRIPT["_interface"](Full, sent=False)
    assert received.splitlines()[2:5] == ["  inner: Inner;", "  seat?: number | null;", "  away?: Away;"]


def test_a_tag_is_a_field_and_structs_are_found_inside_others() -> None:
    assert '  say: "inner";\n' in SCRIPT["_interface"](Inner, sent=True)
    assert list(SCRIPT["structs_of"](list[Full] | None)) == ["Full", "Inner"]
