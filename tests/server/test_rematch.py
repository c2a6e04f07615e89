"""Another game by consent: proposed, answered within a time, and opened for those who come."""

import asyncio
from pathlib import Path

from server.friends import Friends, with_friends


async def finished(friends: Friends, *names: str, **wishes: object) -> None:
    await friends.open(wishes.pop("seats", len(names)), **wishes)  # type: ignore[arg-type]
    await friends.sit(*names)
    await friends.come(*names)
    await friends.finish()


async def followed(friends: Friends, name: str) -> str:
    while not friends.told(name, "followed"):
        await asyncio.sleep(0.01)
    return str(friends.told(name, "followed")[0]["text"])


def test_the_next_game_begins_when_all_have_said_yes(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        await finished(friends, "Ann", "Ben")
        asked = await friends.ask("POST", "/next", None, "Ben")
        assert (asked.status, asked.json()) == (201, {"table": ""})
        proposal = friends.lines["Ann"].now["proposal"]
        assert (proposal["by"], proposal["yes"]) == (1, [1])
        assert [one["seat"] for one in friends.told("Ann", "proposed")] == [1]
        await friends.come("Ann")  # who comes only now sees it, too
        assert friends.heard("Ann", "welcome")[-1]["now"]["proposal"] == proposal
        table = (await friends.ask("POST", "/next", None, "Ann")).json()["table"]
        assert table == await followed(friends, "Ben")
        friends.table = table
        await friends.come("Ann")
        welcome = friends.heard("Ann", "welcome")[-1]
        assert (welcome["seat"], welcome["wins"], welcome["played"]) == (1, [0, 1], 1)

    with_friends(tmp_path, work)


def test_a_no_ends_it_where_nobody_is_left_to_play_with(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        await finished(friends, "Ann", "Ben")
        await friends.ask("POST", "/next", None, "Ben")
        assert (await friends.ask("DELETE", "/next", None, "Ann")).status == 204
        assert [one["text"] for one in friends.told("Ben", "answered")] == ["no"]
        assert len(friends.told("Ben", "lapsed")) == 1
        assert "proposal" not in friends.lines["Ben"].now
        assert (await friends.ask("DELETE", "/next", None, "Ann")).json()["code"] == "table.not-proposed"
        # and somebody may ask again
        await friends.ask("POST", "/next", None, "Ann")
        assert (await friends.ask("POST", "/next", None, "Ben")).json()["table"]

    with_friends(tmp_path, work)


def test_who_does_not_answer_in_time_is_not_there_and_not_waited_for(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        await finished(friends, "Ann", "Ben", "Cem")
        await friends.ask("POST", "/next", None, "Ann")
        await friends.ask("POST", "/next", None, "Ben")
        friends.table = await followed(friends, "Ann")
        info = await friends.info()
        assert [(seat["name"], seat.get("kind", "person")) for seat in info["seats"]] == [
            ("Ben", "person"), ("regular 2", "bot"), ("Ann", "person"),
        ]  # fmt: skip
        await friends.come("Cem")
        assert friends.heard("Cem")[-1]["code"] == "table.token"

    with_friends(tmp_path, work, rematch_within=0.3, pledge_within=0.1)


def test_or_they_play_without_the_others_where_the_rules_allow_it(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        await finished(friends, "Ann", "Ben", "Cem", seats=[{}, {}, {}, {"kind": "bot", "level": "novice"}])
        await friends.ask("POST", "/next", {"missing": "without"}, "Ann")
        await friends.ask("DELETE", "/next", None, "Ben")
        friends.table = (await friends.ask("POST", "/next", None, "Cem")).json()["table"]
        info = await friends.info()
        assert [seat["name"] for seat in info["seats"]] == ["Cem", "novice 4", "Ann"]
        assert (info["options"]["players"], info["wins"]) == (3, [0, 0, 1])
        assert info["options"]["first"] == "0"

    with_friends(tmp_path, work)


def test_one_person_among_bots_asks_nobody(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        await finished(friends, "Ann", seats=[{}, {"kind": "bot", "level": "novice"}])
        assert (await friends.ask("POST", "/next", None, "Ann")).json()["table"]

    with_friends(tmp_path, work)


def test_who_asks_twice_asked_once_and_strangers_may_not(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        await finished(friends, "Ann", "Ben", "Cem")
        for _ in range(3):
            await friends.ask("POST", "/next", None, "Ann")
        assert len(friends.told("Ben", "proposed")) == 1
        assert not friends.told("Ben", "answered")
        for who in ("nobody", friends.host):
            for method in ("POST", "DELETE"):
                assert (await friends.ask(method, "/next", None, who)).json()["code"] == "table.token"
        # who takes back what they proposed leaves nothing
        await friends.ask("DELETE", "/next", None, "Ann")
        assert len(friends.told("Ben", "lapsed")) == 1

    with_friends(tmp_path, work)


def test_an_agreed_game_is_opened_by_whoever_comes_next_where_a_node_failed_in_between(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        await finished(friends, "Ann", "Ben")
        live = await friends.local.node.live_table(friends.table)
        tokens = [seat.token for seat in live.table.seats if seat is not None]
        for token in tokens:  # written to the log, and nothing else happened
            await live.writer.change(
                lambda table: table.want_next(token, "bot", 9e9, host=False),  # noqa: B023 - called at once
                lambda _: None,
            )
        assert len(friends.told("Ann", "agreed")) == 1
        assert await followed(friends, "Ann")

    with_friends(tmp_path, work)
