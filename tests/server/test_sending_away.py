"""The host sends players away and takes it back; and it is always true who is played by a bot."""

import asyncio
from pathlib import Path

from server.friends import Friends, with_friends


def test_somebody_who_is_sent_away_gets_the_seat_back(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        await friends.open(3)
        await friends.sit("Ann", "Ben", "Cem", portrait="owl")
        await friends.come("Ann", "Ben", "Cem")
        assert (await friends.ask("DELETE", "/seats/1?name=Ben")).status == 204
        (dropped,) = friends.told("Ann", "dropped")
        assert (dropped["name"], dropped["why"], dropped["text"]) == ("Ben", "removed", "regular")
        # the others see at once that a bot plays, and since when
        seat = friends.heard("Ann", "presence")[-1]["seats"][1]
        assert (seat["kind"], seat["level"], seat["since"]) == ("bot", "regular", dropped["at"])
        # who comes back with the token is told the truth
        await friends.come("Ben")
        (refused,) = friends.heard("Ben")
        assert (refused["code"], refused["details"]) == ("table.sent-away", {"name": "Ben"})
        assert (await friends.info())["sent_away"] == ["Ben"]
        assert (await friends.ask("POST", "/restored?name=Ben")).status == 204
        await friends.come("Ben")
        welcome = friends.heard("Ben")[0]
        assert (welcome["say"], welcome["seat"]) == ("welcome", 1)
        seat = friends.heard("Ann", "presence")[-1]["seats"][1]
        assert seat == {"name": "Ben", "here": True, "portrait": "owl"}
        assert (await friends.info())["sent_away"] == []
        assert [one["seat"] for one in friends.told("Ann", "restored")] == [1]

    with_friends(tmp_path, work)


def test_before_the_game_whoever_is_sent_away_stays_away_until_the_host_says_so(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        token = "a token of its own, long enough"
        await friends.open(3)
        await friends.sit("Ben", token=token, seat=1)
        await friends.come("Ben")
        assert (await friends.ask("DELETE", "/seats/1")).status == 204
        for wish in ({"name": "Ben"}, {"name": "BEN"}, {"name": "Somebody", "token": token}):
            refused = await friends.ask("POST", "/seats", wish)
            assert (refused.status, refused.json()["code"]) == (403, "table.sent-away"), wish
        await friends.sit("Cem")
        assert (await friends.ask("POST", "/restored?name=Ben")).status == 204
        assert await friends.names() == ["Cem", "Ben", ""]  # in the old chair, with the old token
        friends.tokens["Ben"] = token
        await friends.come("Ben")
        assert friends.heard("Ben")[0]["seat"] == 1

    with_friends(tmp_path, work)


def test_where_no_chair_is_free_whoever_is_let_back_may_sit_down_later(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        await friends.open(2)
        await friends.sit("Ben")
        await friends.ask("DELETE", "/seats/0")
        bots = [{"seat": 0, "kind": "bot", "level": "novice"}, {"seat": 1}]
        await friends.change(seats=bots)
        await friends.sit("Cem", pledge="0" * 64)  # the table waits for Cem's string: nothing is free
        assert (await friends.ask("POST", "/restored?name=Ben")).json()["code"] == "table.begun"

        await friends.open(3)
        await friends.sit("Ben", seat=2)
        await friends.ask("DELETE", "/seats/2")
        await friends.change(seats=[{"seat": 0, "kind": "program"}, {"seat": 1, "kind": "program"}])
        assert (await friends.ask("POST", "/restored?name=Ben")).status == 204
        assert (await friends.info())["sent_away"] == []

    with_friends(tmp_path, work)


def test_only_the_host_lets_somebody_back_and_only_who_was_sent_away(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        await friends.open(3)
        await friends.sit("Ann", "Ben", "Cem")
        await friends.ask("DELETE", "/seats/1")
        for who in ("Ann", "Ben", "nobody"):
            refused = await friends.ask("POST", "/restored?name=Ben", None, who)
            assert (refused.status, refused.json()["code"]) == (403, "table.not-host")
        assert (await friends.ask("POST", "/restored?name=Ann")).json()["code"] == "table.not-sent-away"
        # who left by themselves is gone
        assert (await friends.ask("DELETE", "/seats/2", None, "Cem")).status == 204
        assert (await friends.ask("POST", "/restored?name=Cem")).json()["code"] == "table.not-sent-away"

    with_friends(tmp_path, work)


def test_the_others_are_told_when_a_bot_will_play_and_when_the_player_is_back(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        await friends.open(3, away="bot")
        await friends.sit("Ann", "Ben", "Cem")
        await friends.come("Ann", "Ben", "Cem")
        await friends.lines["Ben"].leave()
        seat = friends.heard("Ann", "presence")[-1]["seats"][1]
        assert "level" not in seat
        assert seat["bot_at"] > friends.heard("Ann", "welcome")[-1]["time"]
        while not friends.told("Ann", "absent"):
            await asyncio.sleep(0.01)
        seat = friends.heard("Ann", "presence")[-1]["seats"][1]
        assert (seat["level"], seat["since"], "bot_at" in seat) == (
            "regular", friends.told("Ann", "absent")[0]["at"], False,
        )  # fmt: skip
        await friends.come("Ben")
        while len(friends.told("Ann", "absent")) < 2:
            await asyncio.sleep(0.01)
        seat = friends.heard("Ann", "presence")[-1]["seats"][1]
        assert {key for key in seat if key not in ("name", "portrait")} == {"here"}

    with_friends(tmp_path, work, away_after=0.2)
