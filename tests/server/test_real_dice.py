"""Tables with real dice: players tell how they landed, and correct what they told before anybody acts on it."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dicehouse import games
from dicehouse.coach import review_record
from dicehouse.core.record import DiceLine, Record, RollLine
from dicehouse.dice.bias import check_dice
from dicehouse.server.table_state import MOST_CORRECTIONS
from server.conftest import Nats
from server.friends import Friends, with_friends
from server.inprocess import LocalNode
from server.listening import Listener

BOT = {"kind": "bot", "level": "regular"}
PLAIN = {"first": "0", "target": 12}
UNREAL = {"game": "dixkibluff", "seats": [{}] * 3, "options": {"late": True}}


async def tell(line: Listener, roll: str, say: str = "dice", seen: int | None = None, **more: int) -> dict[str, Any]:
    """Say how the dice landed; gives the answer."""
    number = int(line.now["number"]) if seen is None else seen
    return await line.answer(line.say(say=say, roll=roll, seen=number, **more))


def entries(friends: Friends, name: str, after: int) -> list[dict[str, Any]]:
    """What somebody was told of the log after a number."""
    told = [one for message in friends.heard(name, "news") for one in message["told"]]
    return [one for one in told if one["number"] > after]


def some_roll(asked: dict[str, Any], random: Random) -> str:
    """How these dice may land."""
    return " ".join(random.choice(die["faces"]) for die in asked["dice"])


async def play(friends: Friends, random: Random) -> None:
    """Play with real dice until the game is over: whoever sees dice tells them, whoever may act does something."""
    while not any(line.now["phase"] == "over" for line in friends.lines.values()):
        for line in friends.lines.values():
            if (asked := line.now.get("telling")) is not None:
                await tell(line, some_roll(asked, random), sure=True)
            elif line.now.get("choices"):
                action = random.choice(line.now["choices"])["action"]
                await line.answer(line.say(say="act", action=action))
        await asyncio.sleep(0)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("chili", 1, {"rolls": 6}),
        ("gonuts", 2, {"target": 10}),
        ("chinchiller", 3, {}),
        ("dixkibluff", 3, {}),
        ("gonuts", [{}, BOT], {"target": 10}),
        ("dixkibluff", [{}, BOT, BOT], {}),
    ],
)
def test_every_game_is_played_to_its_end_with_real_dice(
    tmp_path: Path, game: str, seats: Any, options: dict[str, Any]
) -> None:
    async def work(friends: Friends) -> None:
        await friends.open(seats, game, options=options, real=True)
        people = ["Ann", "Ben", "Cem"][: seats if isinstance(seats, int) else 1]
        await friends.sit(*people)
        await friends.come(*people)
        assert friends.heard("Ann", "welcome")[0]["real"] is True
        await play(friends, Random(7))
        record = Record.read((await friends.ask("GET", "/record")).body.decode())
        assert [line for line in record.lines if isinstance(line, DiceLine)] == [DiceLine("hand")]
        assert games.replay(record).outcome is not None
        refused = await friends.ask("GET", "/proof")
        assert (refused.status, refused.json()["code"]) == (409, "table.real")
        if game != "dixkibluff":
            assert review_record(record).finished
        assert sum(check.throws for check in check_dice([record])) > 0

    with_friends(tmp_path, work)


def test_dice_are_told_by_whoever_sees_them_and_checked(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        await friends.open(2, options=PLAIN, real=True)
        await friends.sit("Ann", "Ben")
        await friends.come("Ann", "Ben", "watcher")
        ann, ben = friends.lines["Ann"], friends.lines["Ben"]
        asked = ann.now["telling"]
        assert (asked["seats"], len(asked["dice"])) == ([0], 5)
        assert set(asked["dice"][0]["faces"]) == {"squirrel", "acorn", "car"}
        assert ben.now["telling"] == asked  # one phone in the middle is enough
        assert "telling" not in friends.lines["watcher"].now
        for wrong, code in (
            ("acorn acorn acorn acorn", "roll.count"),
            ("acorn acorn acorn acorn dog", "roll.face"),
            ("acorn " * 5 + "car", "roll.count"),
            ("", "roll.count"),
        ):
            assert (await tell(ann, wrong))["code"] == code
        assert (await tell(ben, "acorn acorn car car squirrel"))["say"] == "done"
        (told,) = [one for one in friends.told("watcher", "rolled") if one.get("seat") is not None]
        assert told["seat"] == 1  # everybody sees who told it
        assert (await tell(ann, "acorn acorn acorn acorn acorn"))["code"] == "roll.not-due"
        watching = await tell(friends.lines["watcher"], "acorn acorn car car squirrel")
        assert watching["code"] == "table.watching"

    with_friends(tmp_path, work)


def test_two_phones_that_tell_different_dice_for_one_roll_do_not_disagree(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        await friends.open(2, options=PLAIN, real=True)
        await friends.sit("Ann", "Ben")
        await friends.come("Ann", "Ben")
        ann, ben = friends.lines["Ann"], friends.lines["Ben"]
        seen = int(ann.now["number"])
        answers = await asyncio.gather(
            tell(ann, "acorn acorn acorn acorn car", seen=seen), tell(ben, "acorn acorn acorn car car", seen=seen)
        )
        assert sorted(answer["say"] for answer in answers) == ["done", "refused"]
        assert [answer["code"] for answer in answers if answer["say"] == "refused"] == ["roll.told"]
        assert ann.now["view"] is not None
        assert ann.now["correctable"] == ben.now["correctable"]

    with_friends(tmp_path, work)


def test_a_roll_is_corrected_until_somebody_acts_and_all_see_it(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        await friends.open(2, options=PLAIN, real=True)
        await friends.sit("Ann", "Ben")
        await friends.come("Ann", "Ben")
        ann, ben = friends.lines["Ann"], friends.lines["Ben"]
        assert (await tell(ann, "acorn acorn acorn acorn acorn", "correct"))["code"] == "roll.not-correctable"
        await tell(ann, "car car car car car")  # it was not all cars
        assert ben.now["correctable"]["roll"] == "car car car car car"
        assert (await tell(ann, "acorn acorn car car dog", "correct"))["code"] == "roll.face"
        assert (await tell(ben, "acorn acorn car car squirrel", "correct"))["say"] == "done"
        (corrected,) = friends.told("Ann", "corrected")
        assert corrected["seat"] == 1
        assert corrected["events"]
        assert ann.now["choices"], "Ann may go on: nothing was lost"
        # and once more, to what it is already: nothing happens
        number = ann.now["number"]
        await tell(ann, "acorn acorn car car squirrel", "correct")
        assert ann.now["number"] == number
        bank = next(one["action"] for one in ann.now["choices"] if one["action"] == "bank")
        await ann.answer(ann.say(say="act", action=bank))
        assert "correctable" not in ann.now
        assert (await tell(ann, "acorn acorn acorn car car", "correct"))["code"] == "roll.not-correctable"
        await play(friends, Random(3))
        record = Record.read((await friends.ask("GET", "/record")).body.decode())
        rolls = [line.roll for line in record.lines if isinstance(line, RollLine)]
        assert rolls[0] == "acorn acorn car car squirrel"
        assert "car car car car car" not in rolls[:1]
        assert games.replay(record).outcome is not None

    with_friends(tmp_path, work)


def test_a_roll_is_corrected_after_the_house_threw_for_a_bot(tmp_path: Path) -> None:
    """All cars end the turn, and the house throws for the bot at once: the slip is still no loss."""

    async def work(friends: Friends) -> None:
        await friends.open([{}, BOT], options=PLAIN, real=True)
        await friends.sit("Ann")
        await friends.come("Ann")
        ann = friends.lines["Ann"]
        await tell(ann, "car car car car car")
        assert ann.now["view"]["turn"] == 1, "it is the bot's turn"
        assert ann.now["correctable"]["back"] == 1, "the house threw after it"
        number = int(ann.now["number"])
        assert (await tell(ann, "acorn acorn car car squirrel", "correct", back=0))["code"] == "roll.not-correctable"
        assert (await tell(ann, "acorn acorn car car squirrel", "correct", back=2))["code"] == "roll.not-correctable"
        assert (await tell(ann, "acorn acorn car car squirrel", "correct", back=1))["say"] == "done"
        assert [one["kind"] for one in entries(friends, "Ann", number)] == ["corrected"]
        assert ann.now["view"]["turn"] == 0
        assert ann.now["view"]["points"] == 2
        await ann.answer(ann.say(say="act", action="bank"))
        assert "correctable" not in ann.now

    with_friends(tmp_path, work, bot_pause=60.0)


def test_hands_that_are_told_one_after_the_other_are_all_correctable(tmp_path: Path) -> None:
    """What came after a corrected roll stays as it is, as far as the same dice are due."""

    async def work(friends: Friends) -> None:
        people = ["Ann", "Ben", "Cem"]
        await friends.open(3, "dixkibluff", options={"first": "0", "dice": 3}, real=True)
        await friends.sit(*people)
        await friends.come(*people, "watcher")
        ann, ben, cem = (friends.lines[name] for name in people)
        await ann.answer(ann.say(say="act", action="bet 3 pi"))
        for line, said in ((ben, "pass"), (cem, "pass"), (ben, "doubt")):
            while said not in [one["action"] for one in line.now.get("choices", ())]:
                await asyncio.sleep(0)
            await line.answer(line.say(say="act", action=said))
        for roll in ("pi pi sun", "bomb sun pi", "sun sun figure"):
            assert (await tell(cem, roll))["say"] == "done"
        told = [cem.now["correctable"], *cem.now["earlier"]]
        assert [(one["seats"], one.get("back", 0)) for one in told] == [([2], 0), ([1], 1), ([0], 2)]
        assert told[2]["roll"] == "pi pi sun"
        assert "earlier" not in friends.lines["watcher"].now
        number = int(cem.now["number"])
        assert (await tell(ann, "sun sun sun", "correct", back=2))["say"] == "done"
        new = entries(friends, "watcher", number)
        assert [one["kind"] for one in new] == ["corrected", "rolled", "rolled"]
        shown = " ".join(event for one in new for event in one.get("events", ()))
        assert "sun,sun,sun/bomb,sun,pi/sun,sun,figure" in shown
        await play(friends, Random(4))
        record = Record.read((await friends.ask("GET", "/record")).body.decode())
        rolls = [line.roll for line in record.lines if isinstance(line, RollLine)]
        assert rolls[:3] == ["sun sun sun", "bomb sun pi", "sun sun figure"]
        assert games.replay(record).outcome is not None
        assert review_record(record).finished

    with_friends(tmp_path, work)


def test_a_round_of_go_nuts_is_counted_where_only_people_play(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        await friends.open(3, options={"first": "0", "target": 30}, real=True)
        people = ["Ann", "Ben", "Cem"]
        await friends.sit(*people)
        await friends.come(*people)
        ann, ben, cem = (friends.lines[name] for name in people)
        assert friends.heard("Ann", "welcome")[0]["options"]["counted"] is True
        await tell(ann, " ".join(["squirrel"] * 5))
        assert "choices" not in ann.now
        for line in (ben, cem):
            assert "telling" not in ann.now
            assert [one["action"] for one in line.now["choices"]] == ["bark"]
            await line.answer(line.say(say="act", action="bark"))
        assert ben.now["telling"]["dice"][0]["name"] == "count"
        assert (await tell(ben, "9999"))["code"] == "roll.face"
        await tell(ben, "17")
        assert ann.now["view"]["scores"] == [17, 0, 0]
        await tell(cem, "16", "correct")
        assert ann.now["view"]["scores"] == [16, 0, 0]
        assert (await tell(ann, "31", "correct"))["code"] == "roll.ends"
        await play(friends, Random(3))
        record = Record.read((await friends.ask("GET", "/record")).body.decode())
        assert games.replay(record).outcome is not None
        assert review_record(record).finished
        assert {check.die for check in check_dice([record])} == {"squirrel"}, "a count is no die"

    with_friends(tmp_path, work)


def test_bots_and_dice_of_the_house_are_not_counted(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        wish = {"game": "gonuts", "seats": [{}, {}], "options": {"counted": True}}
        refused = await friends.local.ask("POST", "/api/tables", wish)
        assert (refused.status, refused.json()["code"]) == (409, "table.late")
        await friends.open([{}, BOT], real=True)
        await friends.sit("Ann")
        await friends.come("Ann")
        assert friends.heard("Ann", "welcome")[0]["options"]["counted"] is False

    with_friends(tmp_path, work)


def test_a_roll_that_ends_the_game_is_told_twice(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        await friends.open(2, "chinchiller", options={"first": "0", "late": False}, real=True)
        await friends.sit("Ann", "Ben")
        await friends.come("Ann", "Ben")
        ann, ben = friends.lines["Ann"], friends.lines["Ben"]
        for line in (ann, ben, ann):
            assert (await tell(line, "chinchiller chinchiller"))["say"] == "done"
        number = ann.now["number"]
        answer = await tell(ben, "chinchiller chinchiller")
        assert (answer["say"], answer["code"]) == ("refused", "roll.ends")
        assert ann.now["number"] == number, "nothing happened"
        await tell(ben, "6 12")
        answer = await tell(ben, "chinchiller chinchiller", "correct")
        assert (answer["say"], answer["code"]) == ("refused", "roll.ends")
        assert ann.now["phase"] == "playing"
        assert (await tell(ben, "chinchiller chinchiller", "correct", sure=True))["say"] == "done"
        assert ann.now["phase"] == "over"

    with_friends(tmp_path, work)


def test_nobody_fills_the_log_of_a_table_with_corrections(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        await friends.open(2, options=PLAIN, real=True)
        await friends.sit("Ann", "Ben")
        await friends.come("Ann", "Ben")
        ann, ben = friends.lines["Ann"], friends.lines["Ben"]
        rolls = ("acorn acorn car car squirrel", "acorn acorn acorn car squirrel")
        await tell(ann, rolls[0])
        answers = [await tell(ben, rolls[1 - turn % 2], "correct") for turn in range(MOST_CORRECTIONS + 5)]
        assert [one["say"] for one in answers] == ["done"] * MOST_CORRECTIONS + ["refused"] * 5
        assert answers[-1]["code"] == "roll.not-correctable"
        assert "correctable" not in ann.now
        await ann.answer(ann.say(say="act", action="roll"))
        await tell(ann, "acorn squirrel squirrel")
        assert ann.now["correctable"]  # the next roll may be corrected again

    with_friends(tmp_path, work, limits=0)


def test_a_message_that_is_sent_twice_counts_once(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        await friends.open(2, options=PLAIN, real=True)
        await friends.sit("Ann", "Ben")
        await friends.come("Ann")
        ann = friends.lines["Ann"]
        number = int(ann.now["number"])
        message = {"say": "dice", "roll": "acorn acorn car car squirrel", "seen": number}
        first = await ann.answer(ann.say(id="once", **message))
        again = await ann.answer(ann.say(id="once", **message))
        assert first == again

    with_friends(tmp_path, work)


def test_hidden_dice_are_told_by_those_who_see_them_only(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        await friends.open(3, "dixkibluff", options={"first": "0", "late": False}, real=True)
        await friends.sit("Ann", "Ben", "Cem")
        await friends.come("Ann", "Ben", "Cem")
        ann, ben = friends.lines["Ann"], friends.lines["Ben"]
        assert ann.now["telling"]["seats"] == [0]
        assert "telling" not in ben.now
        assert (await tell(ben, "pi pi pi"))["code"] == "roll.unseen"
        await tell(ann, "pi sun bomb")
        assert "correctable" not in ben.now
        assert (await tell(ben, "pi pi pi", "correct"))["code"] == "roll.unseen"
        assert not any("bomb" in str(one) for one in friends.told("Ben", "rolled"))
        await tell(ann, "pi sun sun", "correct")
        assert ann.now["view"]["hands"][0] == ["pi", "sun", "sun"]
        (hidden,) = friends.told("Ben", "corrected")
        assert all("sun" not in event for event in hidden["events"])

    with_friends(tmp_path, work)


def test_whoever_sits_elsewhere_lets_the_house_throw_and_bots_never_wait(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        await friends.open([{}, BOT], options=PLAIN, real=True)
        await friends.sit("Ann")
        await friends.come("Ann")
        ann = friends.lines["Ann"]
        assert ann.now["throwers"] == [0]
        thrown = await ann.answer(ann.say(say="throw", seen=int(ann.now["number"])))
        assert thrown["say"] == "done"
        assert "correctable" not in ann.now  # the house does not err
        await play(friends, Random(1))

    with_friends(tmp_path, work)


def test_dice_that_nobody_sees_are_thrown_by_the_house(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        await friends.open(3, "dixkibluff", options={"first": "0", "knowledge": "sealed", "late": False}, real=True)
        await friends.sit("Ann", "Ben", "Cem")
        await friends.come("Ann", "Ben", "Cem")
        assert friends.lines["Ann"].now["choices"]

    with_friends(tmp_path, work)


def test_at_other_tables_the_house_throws(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        await friends.open(2)
        await friends.sit("Ann", "Ben")
        await friends.come("Ann")
        ann = friends.lines["Ann"]
        assert "telling" not in ann.now
        assert (await tell(ann, "acorn " * 5))["code"] == "table.not-real"
        assert (await tell(ann, "acorn " * 5, "correct"))["code"] == "roll.not-correctable"

    with_friends(tmp_path, work)


def test_a_corrected_roll_is_the_same_after_a_restart_and_at_another_node(
    tmp_path: Path, postgres: str, nats: Nats
) -> None:
    async def work() -> None:
        shared = {"database": postgres, "channel": nats.address}
        async with LocalNode(tmp_path, **shared) as one, LocalNode(tmp_path, **shared) as two:
            here, there = Friends(one), Friends(two)
            await here.open(2, options=PLAIN, real=True)
            there.table, there.host, there.tokens = here.table, here.host, here.tokens
            await here.sit("Ann", "Ben")
            await here.come("Ann")
            await there.come("Ben")
            await tell(here.lines["Ann"], "car car car car car")
            await tell(here.lines["Ann"], "acorn acorn acorn car squirrel", "correct")
            while there.lines["Ben"].now["number"] != here.lines["Ann"].now["number"]:
                await asyncio.sleep(0.01)
            assert there.lines["Ben"].now["view"] | {"viewer": 0} == here.lines["Ann"].now["view"]
            async with LocalNode(tmp_path, **shared) as third:
                later = Friends(third)
                later.table, later.host, later.tokens = here.table, here.host, here.tokens
                await later.come("Ann")
                assert later.lines["Ann"].now == here.lines["Ann"].now

    asyncio.run(asyncio.wait_for(work(), 60))


def test_dice_are_told_late_where_only_people_play(tmp_path: Path) -> None:
    """DiXkiBluff: nobody tells a hand before it is lifted; own dice are weighed in private and leave no trace."""

    async def work(friends: Friends) -> None:
        people = ["Ann", "Ben", "Cem"]
        await friends.open(3, "dixkibluff", options={"first": "0"}, real=True)
        await friends.sit(*people)
        await friends.come(*people, "watcher")
        ann, ben, cem = (friends.lines[name] for name in people)
        assert friends.heard("Ann", "welcome")[0]["options"]["late"] is True
        assert "telling" not in ann.now
        assert [line.now["untold"]["seats"] for line in (ann, ben, cem)] == [[0], [1], [2]]
        assert "untold" not in friends.lines["watcher"].now
        hint = await ann.answer(ann.say(say="hint"))
        assert hint["code"] == "table.no-hints"
        for wrong in ("pi pi", "pi pi nothing", "pi pi pi pi"):
            assert (await ann.answer(ann.say(say="hint", dice=wrong)))["say"] == "refused"
        advice = await ann.answer(ann.say(say="hint", dice="pi figure pi"))
        assert advice["say"] == "advice"
        assert any(action == "bet 3 pi" for action, _, _ in advice["candidates"])
        assert (await ben.answer(ben.say(say="hint", dice="pi pi pi")))["code"] == "table.no-choice"
        assert (await ben.answer(ben.say(say="dice", roll="pi pi pi", seen=ben.now["number"])))[
            "code"
        ] == "roll.not-due"
        await ann.answer(ann.say(say="act", action="bet 3 pi"))
        for line, said in ((ben, "pass"), (cem, "pass"), (ben, "doubt")):
            while said not in [one["action"] for one in line.now.get("choices", ())]:
                await asyncio.sleep(0)
            await line.answer(line.say(say="act", action=said))
        while "telling" not in cem.now:
            await asyncio.sleep(0)
        assert cem.now["telling"]["seats"] == [0]  # whoever sits there may tap it in
        for roll in ("pi pi sun", "bomb sun pi", "sun sun figure"):
            assert (await tell(cem, roll))["say"] == "done"
        (shown,) = [
            one for told in friends.told("watcher", "rolled") for one in told.get("events", ()) if "shown" in one
        ]
        assert "pi,pi,sun/bomb,sun,pi/sun,sun,figure" in shown
        assert not any(
            "figure,pi,pi" in str(frame) or "pi,pi,figure" in str(frame) for frame in friends.told("Ben", "rolled")
        )
        assert ann.now["view"]["round"] == 2

    with_friends(tmp_path, work)


def test_only_real_dice_are_told_late(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        refused = await friends.local.ask("POST", "/api/tables", UNREAL)
        assert (refused.status, refused.json()["code"]) == (409, "table.late")
        await friends.open([{}, BOT, BOT], "dixkibluff", real=True)
        await friends.sit("Ann")
        await friends.come("Ann")
        assert friends.heard("Ann", "welcome")[0]["options"]["late"] is False  # bots throw what the house sees

    with_friends(tmp_path, work)
