"""Whole games in a house without a server, with nothing that a page has not: run as a program, in CPython or Pyodide.

Of each game it plays the first half, opens what was kept in a new house, and plays on. It prints a line of JSON for
each: the game, the moves of both halves, the status of everything that is told about a game that is over, the first
hint and the review; then one for the game of the day.
"""

import json
import sys

MISSING = (
    "numpy", "numba", "structlog", "prometheus_client", "litestar", "uvicorn", "uvloop", "fluent", "babel", "typer",
    "rich", "platformdirs", "fsrs", "typst", "websockets", "picows", "asyncpg", "httptools", "nats",
    "multiprocessing", "subprocess", "socketserver", "sqlite3",
)  # fmt: skip
"""What no page has, or what is too large for one."""
GAMES = (
    ("chili", "novice", 1), ("chili", "regular", 1), ("gonuts", "perfect", 1), ("gonuts", "expert", 2),
    ("gonuts", "regular", 3), ("chinchiller", "perfect", 1), ("chinchiller", "expert", 2), ("dixkibluff", "regular", 2),
)  # fmt: skip
TOLD = ("record", "proof", "story", "replay?after=0", "review?after=0", "mistakes?seat=0", "choices?step=3")


def take_away() -> None:
    """Take away threads, and what no page has."""
    import threading  # noqa: PLC0415

    def start(self: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    threading.Thread.start = start  # type: ignore[method-assign]
    for module in MISSING:
        for loaded in [name for name in sys.modules if name.split(".")[0] == module]:
            del sys.modules[loaded]
        sys.modules[module] = None  # type: ignore[assignment]


class Page:
    """What a page does with its house."""

    def __init__(self) -> None:
        from msgspec.structs import replace  # noqa: PLC0415

        from dicehouse.site.local_house import SETTINGS, LocalHouse  # noqa: PLC0415

        self.saved: dict[str, str] = {}
        self.heard: list[dict] = []  # type: ignore[type-arg]
        self.hint: dict = {}  # type: ignore[type-arg]
        """What was said to the first question for a hint: the advice, or why there is none."""
        hurried = replace(SETTINGS, bot_pause=0.0)
        self.house = LocalHouse(self.hear, lambda *_: None, self.saved.__setitem__, hurried)  # type: ignore[arg-type]

    def hear(self, _: int, text: str) -> None:
        self.heard.append(json.loads(text))

    async def ask(self, method: str, path: str, body: object = None) -> dict:  # type: ignore[type-arg]
        status, _, text = await self.house.request(method, "/api" + path, json.dumps(body) if body else "", {})
        assert status in (200, 201), text
        return json.loads(text)  # type: ignore[no-any-return]

    async def review(self, table: str) -> dict[str, object]:
        """The review of a finished game, once it is done or has failed."""
        import asyncio  # noqa: PLC0415

        steps: list[object] = []
        while True:
            told = await self.ask("GET", f"/tables/{table}/review?after={len(steps)}")
            steps += told["steps"]
            if told["state"] in ("done", "failed"):
                return told | {"steps": steps}
            await asyncio.sleep(0.01)

    async def play(self, table: str, token: str, most: int, *, hint: bool = False) -> int:
        """The first choice, until the game is over, or so often; before the first a hint is asked for, if so wished."""
        import asyncio  # noqa: PLC0415

        self.house.connect(1)

        def say(**message: object) -> None:
            self.house.receive(1, json.dumps(message))

        say(say="hello", version=2, table=table, token=token, last=0)
        made, now, action, number, asked = 0, None, "", 0, False
        while True:
            await asyncio.sleep(0.001)
            heard, self.heard[:] = list(self.heard), []
            for message in heard:
                now = message.get("now", now)
                if message.get("id") == "hint":
                    self.hint = message
                elif message.get("code") == "action.too-soon":
                    await asyncio.sleep(message["details"]["wait"] / 1000)
                    say(say="act", id=f"{most} {made}", action=action, seen=number)
                else:
                    assert message["say"] != "refused", message
            if now is None:
                continue
            if now["phase"] == "over" or (made == most and now.get("choices")):
                self.house.disconnect(1)
                return made
            if now.get("choices") and made < most:
                if hint and not self.hint:
                    if not asked:
                        say(say="hint", id="hint")
                    asked = True
                    continue
                made += 1
                action, number = now["choices"][0]["action"], now["number"]
                now = None
                say(say="act", id=f"{most} {made}", action=action, seen=number)


async def whole_game(game: str, level: str, bots: int) -> dict[str, object]:
    """A game in two visits."""
    first = Page()
    assert await first.house.open([]) == []
    seats = [{}, *[{"kind": "bot", "level": level}] * bots]
    options = {"round": "beats"} if game == "gonuts" else {}
    table = (await first.ask("POST", "/tables", {"game": game, "seats": seats, "options": options}))["table"]
    token = (await first.ask("POST", f"/tables/{table}/seats", {"name": "Ann"}))["token"]
    before = await first.play(table, token, 2, hint=True)
    await first.house.close_all()
    second = Page()
    assert await second.house.open(list(first.saved.values())) == []
    after = await second.play(table, token, 10_000)
    told = {}
    for what in TOLD:
        told[what], _, text = await second.house.request("GET", f"/api/tables/{table}/{what}", "", {})
        if what == "record":
            record = text
    review = await second.review(table)
    await second.house.close_all()
    about = {"game": game, "level": level, "bots": bots, "before": before, "after": after}
    return about | {"told": told, "record": record, "hint": first.hint, "review": review}


async def daily_game() -> dict[str, object]:
    """The game of the day to its end, and what the house says to it."""
    page = Page()
    assert await page.house.open([]) == []
    table = (await page.ask("POST", "/daily"))["table"]
    token = (await page.ask("POST", f"/tables/{table}/seats", {"name": "Ann"}))["token"]
    made = await page.play(table, token, 10_000)
    status, _, text = await page.house.request("GET", f"/api/daily/{table}", "", {})
    await page.house.close_all()
    return {"made": made, "status": status, "code": json.loads(text).get("code")}


async def main() -> None:
    """All games, a line each; the game of the day; then the modules of others that were loaded."""
    for game, level, bots in GAMES:
        print(json.dumps(await whole_game(game, level, bots)))
    print(json.dumps(await daily_game()))
    loaded = {name.split(".")[0] for name, module in sys.modules.items() if module is not None}
    print(json.dumps({"modules": sorted(loaded - set(sys.stdlib_module_names))}))


if __name__ == "__main__":
    import asyncio

    if sys.platform == "emscripten":
        waiting = main()  # the loop runs already: run_in_pyodide.mjs awaits it
    else:
        take_away()
        asyncio.run(main())
