"""What rules pages say is what the rules of the table are: its options, the dice of the examples, the bots' names."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dicehouse import games
from dicehouse.core.options import ListOf, OneOf, OptionInfo, Options, Range, Switch
from dicehouse.games.chili.actions import Write
from dicehouse.games.chili.rules import ChiliDice
from dicehouse.games.chinchiller.sand import closes_an_eye, shows_sand, worth
from dicehouse.games.dixkibluff.options import FIGURE
from dicehouse.server.lessons import tell_lesson
from dicehouse.texts import LANGUAGES, Texts

SCENES = Path(__file__).parent.parent / "web" / "src" / "scenes"
GAMES = Path(games.__file__).parent

SAYS_NOTHING = {("chili", "edition")}
"""Options that change no rule: the short names on the pad."""

USUAL_IN_WORDS = {
    "en": "thirty fifty",
    "de": "dreißig fünfzig",
    "fr": "trente cinquante",
    "es": "treinta cincuenta",
    "nl": "dertig vijftig",
}
"""Numbers that are options, spelt out: a text that says them speaks of the usual game only."""


def source_of(name: str, language: str) -> str:
    """The texts of a game as they are written."""
    return (GAMES / name / "texts" / f"{language}.ftl").read_text()


def guide(texts: Texts, name: str, options: Options) -> str:
    """Everything the rules drawer of a game says, at a table with these options."""
    page = (SCENES / name / "Rules.svelte").read_text()
    keys = sorted(set(re.findall(r'"(guide-[a-z-]+)"', page)))
    return "\n".join(texts.say(key, number="4", **options.facts()) for key in keys)


def usual(name: str) -> Options:
    """The options of a usual game."""
    kind = games.load(name).options_type
    return kind(players=max(2, kind.seats[0]))


def another(name: str, info: OptionInfo) -> object:
    """Another value of an option than the usual one; None where there is none to try."""
    if (name, info.key) == ("chinchiller", "sand"):
        return 31  # more would not be there for everybody
    match info.kind:
        case Range(low, high):
            return next(number for number in (high - 1, low + 1) if number != info.default)
        case OneOf(words):
            return next(word for word in words if word != info.default)
        case ListOf(words):
            return words[1:]
        case Switch():
            return not info.default
    return None


def changed(name: str) -> Iterator[tuple[str, Options]]:
    """The usual options with one of them changed."""
    kind = games.load(name).options_type
    for info in kind.describe():
        value = another(name, info)
        if value is not None and (name, info.key) not in SAYS_NOTHING:
            yield info.key, kind.read(usual(name).players, {info.key: value})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_the_rules_drawer_speaks_of_every_option(name: str, language: str) -> None:
    texts = Texts(language, name)
    plain = guide(texts, name, usual(name))
    for key, options in changed(name):
        told = guide(texts, name, options)
        assert told != plain, f"nothing in the rules of {name} speaks of {key} in {language}"
        value = getattr(options, key)
        if isinstance(value, int) and not isinstance(value, bool):
            number = texts.say("labelled", name="", what=value).strip(" :\u202f")  # as the language writes it
            assert number in told, f"{key}={value}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "options", "usual_numbers"),
    [
        ("chili", {"rolls": 77}, ["30"]),
        ("gonuts", {"target": 73, "squirrels": 7, "acorns": 8, "cars": 9, "dogs": 11, "houses": 12}, ["50"]),
        ("chinchiller", {"sand": 31, "supply": 801, "series": True}, ["24", "745"]),
        ("dixkibluff", {"dice": 5, "faces": ["pi", "bomb", "sun", "figure"]}, ["9"]),
    ],
)
def test_no_text_of_the_rules_holds_a_number_that_is_an_option(
    name: str, options: dict[str, Any], usual_numbers: list[str], language: str
) -> None:
    texts = Texts(language, name)
    bound = games.load(name).options_type.read(usual(name).players, options)
    said = f"{texts.say('rules', **bound.facts())}\n{guide(texts, name, bound)}\n{texts.say('tagline')}"
    for number in usual_numbers:
        assert not re.search(rf"\b{number}\b", said), number
    for word in USUAL_IN_WORDS[language].split():
        assert word not in said.casefold()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_series_is_as_long_as_the_rules_say(players: int) -> None:
    game = games.create("chinchiller", players, series=True)
    facts = game.options.facts()
    assert facts["games"] == game.games == players * int(facts["starts"])  # type: ignore[attr-defined]
    assert f"{facts['games']} games" in Texts("en", "chinchiller").say("guide-series", **facts)


def test_facts_are_numbers_and_words() -> None:
    facts = games.create("dixkibluff", 4, dice=5, faces=["pi", "pi", "sun", "figure", "figure"]).options.facts()
    assert facts == {
        "players": 4,
        "first": "draw",
        "dice": 5,
        "knowledge": "own",
        "calls": "paced",
        "facesCount": 5,
        "late": "no",
        "onTable": 20,
        "symbols": 2,
        "figures": 2,
    }
    assert games.create("chinchiller", 2, series=True).options.facts()["series"] == "yes"


# the pictures beside the rules


def examples(name: str) -> Any:
    """The rolls that the rules drawer of a game shows."""
    return json.loads((SCENES / name / "examples.json").read_text())


def test_the_example_rolls_of_chili_dice_can_be_rolled_and_score_what_they_say() -> None:
    game = games.create("chili", 1)
    assert isinstance(game, ChiliDice)
    shown = examples("chili")
    for example in shown["spaces"] + shown["chilis"]:
        state, _ = game.roll(game.new(), tuple(example["faces"]))  # RollError: die k's k is red, and no other (H1)
        scores = {
            choice.action.space: choice.effect["points"]
            for choice in game.choices(state, 0)
            if isinstance(choice.action, Write)
        }
        if "space" in example:
            assert scores[example["space"]] == example["points"]
        if "carried" in example:
            assert scores[example["carried"]] == example["points"]
        if "chili" in example:
            assert max(scores.values()) == {"small": 50, "big": 75, "hot": 100}[example["chili"]]


def test_the_example_rolls_of_chinchiller_dice_are_worth_what_they_say() -> None:
    game = games.create("chinchiller", 2, first=0)
    shown = examples("chinchiller")
    for example in shown["taken"]:
        game.roll(game.new(), tuple(example["faces"]))
        assert worth(tuple(example["faces"])) == example["sand"]
        assert shows_sand(tuple(example["faces"])) == (example["sand"] > 0)
        assert not closes_an_eye(tuple(example["faces"]))
    for faces in shown["shut"]:
        game.roll(game.new(), tuple(faces))
        assert closes_an_eye(tuple(faces))


def test_the_example_rolls_of_go_nuts_can_be_rolled() -> None:
    game = games.create("gonuts", 2, first=0)
    due = game.new().due
    assert due is not None
    shown = examples("gonuts")
    for faces, only in ((shown["cars"], "car"), (shown["nuts"], "squirrel")):
        assert set(faces) == {only} <= set(due.dice[0].symbols)
        assert len(faces) <= len(due.dice)
    assert set(shown["dogs"]) == {"dog", "house"}


def test_the_example_hands_of_dixkibluff_hold_what_is_counted() -> None:
    faces = usual("dixkibluff").faces  # type: ignore[attr-defined]
    shown = examples("dixkibluff")
    dice = [face for hand in shown["hands"] for face in hand]
    assert set(dice) <= set(faces)
    assert sum(face in (shown["symbol"], FIGURE) for face in dice) == shown["count"]


# lessons


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_a_lesson_can_be_told_from_its_own_options_and_the_usual_ones(name: str, language: str) -> None:
    texts, lesson = Texts(language, name), tell_lesson(name)
    facts = lesson.facts | {f"usual-{key}": fact for key, fact in usual(name).facts().items()}
    names = {f"name{seat}": f"N{seat}" for seat in range(len(lesson.seats))}
    keys = ("guide-goal", "lesson-end", *(f"lesson-{step.text}" for step in lesson.steps if step.text))
    for key in (*keys, *re.findall("^lesson-event-[a-z]+", source_of(name, language), flags=re.MULTILINE)):
        assert texts.say(key, **facts, **names)  # a missing variable raises


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_a_lesson_calls_others_by_the_names_they_have_at_the_table(name: str, language: str) -> None:
    texts = Texts(language, name)
    for line in re.findall("^lesson-.*", source_of(name, language), flags=re.MULTILINE):
        for level in ("novice", "regular", "expert", "master"):
            assert texts.say(f"bot-{level}") not in line
