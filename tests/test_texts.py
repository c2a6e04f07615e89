"""Every text is there in every language, has the same blanks, and is used."""

import re
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from dicehouse import games
from dicehouse.core.errors import SENTENCES, DicehouseError
from dicehouse.kit.lesson import Move
from dicehouse.server.lessons import lesson_of
from dicehouse.testing.spec_checks import declared_texts
from dicehouse.texts import LANGUAGES, TableTranslator, Texts, choose_language
from dicehouse.texts.bundle import error_text

SOURCE = Path(__file__).parent.parent / "src" / "dicehouse"
WEB_SOURCE = Path(__file__).parent.parent / "web"
HOUSE = "house"
WEB = "web"
SHELVES = (HOUSE, WEB, *games.names())

for path in SOURCE.rglob("*errors.py"):  # every code needs a text, whatever package defines it
    import_module(".".join(("dicehouse", *path.relative_to(SOURCE).with_suffix("").parts)))


class _Blanks(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by fluent.syntax
        self.found.add(node.id.name)


def messages(shelf: str, language: str) -> dict[str, set[str]]:
    """Every text of a file with the names of its blanks."""
    folder = WEB_SOURCE if shelf == WEB else files("dicehouse" if shelf == HOUSE else games.spec(shelf).package)
    source = (folder / "texts" / f"{language}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), f"{shelf}/{language}.ftl: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{shelf}/{language}.ftl has {entry.id.name} twice"
            blanks = _Blanks()
            blanks.visit(entry)
            found[entry.id.name] = blanks.found
    return found


@pytest.mark.parametrize("shelf", SHELVES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts_with_the_same_blanks(shelf: str, language: str) -> None:
    assert messages(shelf, language) == messages(shelf, "en")


@pytest.mark.parametrize("shelf", SHELVES)
def test_no_text_is_unused(shelf: str) -> None:
    sources = [
        *SOURCE.rglob("*.py"),
        *SOURCE.rglob("*.jinja"),
        *WEB_SOURCE.glob("src/**/*.ts"),
        *WEB_SOURCE.glob("src/**/*.svelte"),
    ]
    code = "\n".join(path.read_text() for path in sources)
    used = set(re.findall(r"[\"'`]([a-z0-9-]+)[\"'`]", code))
    used |= {error_text(code) for code in re.findall(r'"(web\.[a-z-]+)"', code)}  # what the page itself refuses
    used |= {error_text(code) for code in SENTENCES}
    for name in games.names():
        used |= declared_texts(games.spec(name))
        used |= {f"lesson-event-{tag}" for tag in games.load(name).events.tags}
        used |= {f"lesson-{step.text}" for step in lesson_of(name).steps if isinstance(step, Move)}
    # put together from a word of the code and a value: face-acorn, rule-kind, hint-bet, deed-roll, dice-fair, die-dog,
    # level-novice, pad-ROT, theme-press, web-theme-dark, coach-mistake, bias-odd
    built = (
        "face-",
        "space-",
        "rule-",
        "hint-",
        "deed-",
        "theme-",
        "dice-",
        "die-",
        "level-",
        "pad-",
        "web-reaction-",
        "web-theme-",
        "web-tempo-",
        "web-portrait-",
        "verified-part-",
        "web-proof-",
        "feat-",
        "coach-",
        "bias-",
        "luck-",
    )
    unused = [text for text in messages(shelf, "en") if text not in used and not text.startswith(built)]
    assert unused == []


@pytest.mark.parametrize("name", games.names())
def test_faces_that_are_words_have_a_text(name: str) -> None:
    game = games.create(name, games.load(name).options_type.seats[1])
    shown = messages(name, "en")
    state = game.new()
    for _ in range(50):
        if state.due is None:
            break
        for die in state.due.dice:
            assert [face for face in die.symbols if face.isalpha() and f"face-{face}" not in shown] == []
        state, _ = game.roll(state, tuple(die.faces[0] for die in state.due.dice))


@pytest.mark.parametrize("code", SENTENCES)
def test_the_english_sentence_of_an_error_is_the_one_in_the_code(code: str) -> None:
    blanks = {name: f"<{name}>" for name in re.findall(r"{(\w+)}", SENTENCES[code])}
    error = DicehouseError(code, **blanks)
    game = code.partition(".")[0]
    shelf = game if game in games.names() else None
    assert error_text(code) in Texts("en", shelf)
    assert Texts("en", shelf).error(error) == error.sentence


@pytest.mark.parametrize(
    ("wish", "environment", "language"),
    [
        ("de", {"LANG": "fr_FR.UTF-8"}, "de"),
        (None, {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LC_ALL": "nl_BE", "LANG": "es_ES"}, "nl"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "ja_JP"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_the_systems(
    wish: str | None, environment: dict[str, str], language: str
) -> None:
    assert choose_language(wish, environment) == language


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["You go first.", "You give 6 sand to Bob.", "Bob gives you 6 sand.", "Bob gives 6 sand to Cleo."]),
        ("de", ["Du fängst an.", "Du zahlst 6 Sand an Bob.", "Bob zahlt dir 6 Sand.", "Bob zahlt 6 Sand an Cleo."]),
        ("fr", ["C’est toi qui commences.", "Tu donnes 6 grains à Bob.", "Bob te donne 6 grains."]),  # noqa: RUF001
        ("es", ["Empiezas tú.", "Le das 6 granos a Bob.", "Bob te da 6 granos.", "Bob le da 6 granos a Cleo."]),
        ("nl", ["Jij begint.", "Jij geeft 6 zand aan Bob.", "Bob geeft jou 6 zand.", "Bob geeft 6 zand aan Cleo."]),
    ],
)
def test_whoever_reads_is_addressed(language: str, sentences: list[str]) -> None:
    texts = Texts(language, "chinchiller")
    words = TableTranslator(texts, [texts.say("you"), "Bob", "Cleo"])
    read = games.load("chinchiller").events.read
    events = ("starts 0", "paid 0 1 6 0 1", "paid 1 0 6 0 1", "paid 1 2 6 0 1")
    assert [words.event(read(event)) for event in events[: len(sentences)]] == sentences
