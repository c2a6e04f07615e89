"""A link to a table that is shared in a chat shows the game and who invites, and nothing else."""

import html
import re
from pathlib import Path

import pytest

from dicehouse.server import app, static_files
from server.friends import Friends, with_friends


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client whose page has a head."""
    folder = tmp_path / "web"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><head><title>Dicehouse</title></head>")
    monkeypatch.setattr(app, "BUILT", folder)


def tags(page: bytes) -> dict[str, str]:
    found = re.findall(r'<meta property="og:(\w+)" content="([^"]*)" />', page.decode())
    return {name: html.unescape(text) for name, text in found}


def test_a_link_tells_the_game_who_invites_and_how_many_chairs_are_free(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        await friends.open(3)
        await friends.sit('An"<b>n')
        answer = await friends.local.ask("GET", f"/t/{friends.table}")
        assert b"<b>" not in answer.body
        told = tags(answer.body)
        assert told["title"] == 'An"<b>n invites you to Go Nuts!'
        assert told["description"].endswith("2 chairs are free.")
        assert told["url"].endswith(f"/t/{friends.table}")
        for secret in (friends.host, *friends.tokens.values(), (await friends.info())["code"]):
            assert secret.encode() not in answer.body

    with_friends(tmp_path, work)


def test_a_link_to_a_game_that_is_on_or_to_nothing_invites_nobody(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        await friends.open(2)
        await friends.sit("Ann", "Ben")
        told = tags((await friends.local.ask("GET", f"/t/{friends.table}")).body)
        assert told["title"] == "Go Nuts!"
        assert "Ann" not in str(told)
        nothing = await friends.local.ask("GET", "/t/nowhere")
        assert (nothing.status, tags(nothing.body)) == (200, {})
        assert static_files.TABLE.fullmatch("/t/a/b") is None

    with_friends(tmp_path, work)
