"""One word for one thing in every language, as the glossary in its texts/<lang>.ftl says, and its own marks."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from dicehouse import games
from dicehouse.texts import LANGUAGES

ROOT = Path(__file__).parent.parent
HOUSE = ROOT / "src" / "dicehouse"

FORBIDDEN: dict[str, dict[str, list[str]]] = {
    "en": {
        "web": [r"plays since", r"This is no "],
        "chinchiller": [r"supply"],
        "gonuts": [r"recorded"],
        "dixkibluff": [r"one die less"],
    },
    "de": {
        "*": [
            r"\bRat\b",
            r"Hinweis",
            r"Hin da",
            r"Deck einen",
            r"\bSpieler\b",
            r"Gastgeber\b",
            r"Mitspieler\b",
            r"Trainer",
            r"Spielen? und Einst",
            r"laufender Spiele",
            r"deine Spiele",
        ],
        "chinchiller": [r"Vorrat"],
        "chili": [r"block", r"auf der Chili"],
        "gonuts": [r"Eichhörnchen", r"notier", r"auf der Hand", r"Wau\b", r"Hazel"],
        "dixkibluff": [r"als Letztes noch", r"abgeben"],
    },
    "fr": {
        "*": [
            r"\bjoueurs?\b",
            r"\bcelui qui\b",
            r"\bLe premier qui\b",
            r"Mets une table",
            r"pètent les plombs",
            r"\b[Vv](ous|otre|os)\b",
            r"[Ee]ntraîneur",
        ],
        "chinchiller": [r"réserve", r"Menti\b", r"\bvoisin\b"],
        "chili": [r"X identiques", r"^Le plus de points", r"\. Le plus de points"],
        "gonuts": [r"\bcreux\b", r"\bgarde[rz]?\b", r"Hazel", r"GO NUTS\s!"],
        "dixkibluff": [r"[Ss]urench", r"[Ll]es derniers dés gagnent"],
    },
    "es": {
        "*": [
            r"\b[Cc]oge",
            r"consejo",
            r"asiento",
            r"comando",
            r"\bacta\b",
            r"\bjugador",
            r"[Aa]nfitrión",
            r"áis\b",
            r"éis\b",
            r"[ai]steis\b",
            r"\b(Pasad|Sentaos|[Vv]uestr|[Vv]osotr)",
            r"\b[Ll]anza",
        ],
        "chinchiller": [r"reserva", r"\bvecino\b"],
        "gonuts": [r"madriguera", r"[Tt]odo (coches|ardillas)", r"Hazel", r"\bloco\b", r"Casi nunca"],
        "dixkibluff": [r"[Gg]ritar"],
    },
    "nl": {
        "*": [
            r"\bheel getal",
            r"\bhele getallen",
            r"commando",
            r"\braad\b",
            r"Dek een",
            r"gastheer",
            r"\b(je|alle|lopende) spellen\b",
        ],
        "chinchiller": [r"voorraad"],
        "chili": [r"\bop elke kant\b", r"\bblok\b", r"[Nn]oteer", r"hele spel"],
        "gonuts": [r"\bnote(er|ren)", r"genoteerd", r"in de hand", r"eekhoorndobbel", r"omver", r"slag na slag"],
    },
}
"""What is not said, by language and file (`*`: any): another word was chosen, or it addresses only some players."""

MARKS: dict[str, list[tuple[str, str]]] = {
    "en": [(r"\"", "straight quotes")],
    "de": [(r"[\"“”](?=\w)", "a quote that does not open below"), (r"\w…", "no space before …")],
    "fr": [
        (r"(?<![\u202f!?])[;:!?»]", "no narrow no-break space before ; : ! ? »"),
        (r"«(?!\u202f)", "no narrow no-break space after «"),
        (r"[ \u00a0][;:!?»]", "another space before ; : ! ? »"),
        (r" …", "a space before …"),
    ],
    "es": [(r"[“”\"]", "quotes are « »"), (r" …", "a space before …")],
    "nl": [(r"[“”\"]", "quotes are single ones")],
}
"""What a printer of the language would mark, with why."""

NAMES = re.compile(
    r"¡?(DiXe!|Go Nuts!)|[?!] (montre|donne|muestra|da) |Con \? ves|[0-9a-f:]+::/[0-9]+|https://\S+", re.IGNORECASE
)
"""Proper names keep their marks, and so do keys to press, IPv6 networks and addresses of pages."""


class _Said(Visitor):
    """Collects the text of a message, without its placeables."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - named by fluent.syntax
        self.parts.append(node.value)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802 - named by fluent.syntax
        self.parts.append("□")
        self.generic_visit(node)


def files(language: str) -> dict[str, Path]:
    """Every file of a language: the house, the page, the games."""
    found = {"house": HOUSE / "texts" / f"{language}.ftl", "web": ROOT / "web" / "texts" / f"{language}.ftl"}
    return found | {name: HOUSE / "games" / name / "texts" / f"{language}.ftl" for name in games.names()}


def texts(language: str) -> list[tuple[str, str, str]]:
    """Every text of a language: its file, its name and what it says."""
    found = []
    for shelf, path in files(language).items():
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                said = _Said()
                said.visit(entry)
                found.append((shelf, entry.id.name, "".join(said.parts)))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_thing_has_two_words(language: str) -> None:
    words = FORBIDDEN[language]
    wrong = [
        f"{shelf} {name}, {pattern}: {said}"
        for shelf, name, said in texts(language)
        for pattern in words.get("*", []) + words.get(shelf, [])
        if re.search(pattern, said)
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_spaces_and_apostrophes_are_those_of_the_language(language: str) -> None:
    wrong = []
    for shelf, name, said in texts(language):
        if language == "en" and name.startswith("error-"):
            continue  # these are the sentences in the code
        plain = NAMES.sub("", said)
        wrong += [f"{shelf} {name}: {why}: {said}" for mark, why in MARKS[language] if re.search(mark, plain)]
        wrong += [f"{shelf} {name}: straight apostrophe: {said}" for _ in re.findall(r"\w'\w", plain)]
        wrong += [f"{shelf} {name}: three dots: {said}" for _ in re.findall(r"\.\.\.", plain)]
    assert wrong == [], "scripts/typeset.py sets most of these marks"


def test_spanish_questions_and_cries_are_opened() -> None:
    wrong = []
    for shelf, name, said in texts("es"):
        plain = NAMES.sub("", said)
        if plain.count("¿") != plain.count("?") or plain.count("¡") != plain.count("!"):
            wrong.append(f"{shelf} {name}: {said}")
    assert wrong == []
