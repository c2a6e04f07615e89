"""Write docs/rules/: the rules of every game in every language, from its rule card, texts, options and drawings.

Nothing is written here: sentences are the texts of the game, pictures its drawings, options those of its rules. Run
`make rules-pages`.
"""

from collections.abc import Iterator
from pathlib import Path

from scripts.markdown_blocks import image, markdown_of, plain

from dicehouse import games
from dicehouse.core.options import ListOf, OneOf, OptionInfo, Range, Switch
from dicehouse.kit.paper import Shown, picture_name
from dicehouse.paper.sheets import Order, make_document, paper_of
from dicehouse.texts import LANGUAGES, Texts

ROOT = Path(__file__).parent.parent
DASH = "\N{EN DASH}"
FOLDER = ROOT / "docs" / "rules"
NAMES = {"en": "English", "de": "Deutsch", "fr": "Français", "es": "Español", "nl": "Nederlands"}
HEAD = "<!-- Written by `make rules-pages`: the texts are in src/dicehouse/games/{game}/texts. -->"
MORE = """## More

- [Strategy](../strategy/{game}.md): when to stop and what to expect, in numbers.
- [How open places of the rules are settled](../rulings.md), and [every rule beside the test that proves
  it](../rulebook-coverage.md).
- Printed: `dicehouse paper {game} rules` is this page as a rule card; [more on paper](../paper.md).
- For programs: [the environment](../envs/{game}.md).
"""
TABLE = """## Play

<dice-table data-page="learn/{game}">Where the house is open beside these pages, a first game stands here. Elsewhere:
[open a house of your own](../start/players.md), or type `dicehouse play {game}`.</dice-table>
"""


def path_of(game: str, language: str) -> Path:
    """The file of a page; English is what everything else links to."""
    return FOLDER / f"{game}.md" if language == "en" else FOLDER / language / f"{game}.md"


def page(game: str, language: str) -> str:
    """The rules of a game."""
    texts, path = Texts(language, game), path_of(game, language)
    up = "../" * len(path.parent.relative_to(ROOT).parts)
    pictures = f"{up}{paper_of(game).package.replace('.', '/').replace('dicehouse', 'src/dicehouse', 1)}/pictures"

    def draw(shown: Shown) -> str:
        return image(f"{pictures}/{picture_name(shown.picture)}", shown)

    document = make_document(Order(game, "rules", language))
    low, high = games.load(game).options_type.seats
    facts = f"{low}{DASH}{high} · {texts.say('box-time')} · {texts.say('box-for')}"
    title = texts.say("title")
    photo = f"![{title}]({'../' if language == 'en' else '../../'}pictures/{game}-desktop-light.webp)"
    parts = [
        HEAD.format(game=game),
        f"# {plain(title)}",
        f"*{plain(texts.say('tagline'))}* {plain(facts)}",
        languages(game, language),
        photo,
        markdown_of(document.blocks, draw),
        "## Options" if language == "en" else "---",
        options(game, texts),
    ]
    if language == "en":
        parts += [TABLE.format(game=game), MORE.format(game=game)]
    return "\n\n".join(part.strip() for part in parts) + "\n"


def languages(game: str, language: str) -> str:
    """The same page in the other languages."""
    others = []
    for other in LANGUAGES:
        name, here = NAMES[other], path_of(game, language).parent
        target = path_of(game, other)
        relative = (
            f"{target.name}"
            if target.parent == here
            else ("../" if here != FOLDER else "") + str(target.relative_to(FOLDER))
        )
        others.append(f"**{name}**" if other == language else f"[{name}]({relative})")
    return " · ".join(others)


def options(game: str, texts: Texts) -> str:
    """Every option that changes the rules: what it is, what it may be, and what it usually is."""
    lines = ["| | | |", "|---|---|---|"]
    for info in games.load(game).options_type.describe():
        name, about = texts.say(f"option-{info.key}"), texts.say(f"option-{info.key}-help")
        values = "<br>".join(_values(info, texts))
        lines.append(f"| **{plain(name)}**<br>`{info.key}` | {plain(about)} | {values} |")
    return "\n".join(lines)


def _values(info: OptionInfo, texts: Texts) -> Iterator[str]:
    """The values of an option; the usual one stands out."""
    match info.kind:
        case Range(low=low, high=high):
            yield f"{low}{DASH}{high}; **{info.default}**"
        case OneOf(words=words):
            for word in words:
                said = plain(f"{texts.say(f'option-{info.key}-{word}')}")
                yield f"**`{word}`** {said}" if word == info.default else f"`{word}` {said}"
        case Switch():
            usual = "yes" if info.default else "no"
            yield ", ".join(f"**`{word}`**" if word == usual else f"`{word}`" for word in ("yes", "no"))
        case ListOf(low=low, high=high):
            yield f"{low}{DASH}{high}; **`{','.join(info.default)}`**"
        case _:
            yield f"**`{info.default}`**, `0`, `1`, …"


def pages() -> Iterator[tuple[Path, str]]:
    """Every page: its file and its text."""
    for game in games.names():
        for language in LANGUAGES:
            yield path_of(game, language), page(game, language)


if __name__ == "__main__":
    for path, text in pages():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
