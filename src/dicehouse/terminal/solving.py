"""`dicehouse solve`: solve a game and print the result."""

import time
from collections.abc import Sequence

import msgspec

from dicehouse import games
from dicehouse.bots import solve
from dicehouse.core.options import pairs
from dicehouse.terminal.screen import Screen
from dicehouse.terminal.working import working
from dicehouse.texts import Texts


def solve_game(
    name: str, players: int | None, options: Sequence[str], fresh: bool, as_json: bool, language: str
) -> None:
    """Solve a game or load its solution, and print it, as text or as one line of JSON."""
    low, _ = games.load(name).options_type.seats
    game = games.bind(name, low if players is None else players, pairs(options))
    texts = Texts(language, name)
    start = time.perf_counter()
    with working(texts.say("solving", title=texts.say("title"))) as progress:
        solution = solve(game, progress, fresh=fresh)
    seconds = time.perf_counter() - start
    if as_json:
        given = game.options.to_dict()
        del given["players"]
        result = {"game": name, "players": game.players, "options": given, **msgspec.structs.asdict(solution)}
        print(msgspec.json.encode({**result, "seconds": round(seconds, 3)}).decode())
        return
    screen = Screen()
    screen.show(texts.say("title"), style="bold")
    screen.show(solution.what)
    for label, figure in (
        ("solved-value", f"{solution.value:.6f}"),
        ("solved-gap", f"{solution.gap:.2g}"),
        ("solved-states", f"{solution.states:,}"),
        ("solved-seconds", f"{seconds:.1f}"),
    ):
        screen.show_all([f"  {texts.say(label):24} {figure:>14}"])
    if solution.loaded:
        screen.show(texts.say("solved-before"))
