"""Set the marks of every language in the texts: narrow no-break spaces of French, curved quotes and apostrophes.

Run `python scripts/typeset.py` after writing texts with what a keyboard has; `tests/test_wording.py` fails until then.
"""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
LANGUAGES = ("en", "de", "fr", "es", "nl")
NARROW = "\u202f"
APOSTROPHE = "\u2019"
QUOTED = re.compile(r'(\{\s*"[^"]*"\s*\})')
"""A string of Fluent: its quotes are syntax."""


def typeset(line: str, language: str) -> str:
    """One line of a Fluent file with the marks of its language."""
    name = re.match(r"[\w-]+ = ?", line)
    start = name.end() if name else 0
    if line.startswith("#") or (language == "en" and line.startswith("error-")):
        return line  # English errors are the sentences in the code
    parts = QUOTED.split(line[start:])
    for place in range(0, len(parts), 2):
        part = re.sub(r"(?<=\w)'(?=\w)", APOSTROPHE, parts[place])
        if language == "en":
            part = re.sub(r'"([^"]*)"', "\u201c\\1\u201d", part)
        if language == "fr":
            part = re.sub(r"[ \u00a0]([;:!?»])(?! (?:montre|donne) )", rf"{NARROW}\1", part)  # keys to press stand free
            part = re.sub(r"«[ \u00a0]", f"«{NARROW}", part)
            part = re.sub(r" %", f"{NARROW}%", part)
        parts[place] = part
    return line[:start] + "".join(parts)


def main() -> None:
    """Set every file of every language."""
    for language in LANGUAGES:
        for path in (*ROOT.glob(f"src/dicehouse/**/texts/{language}.ftl"), ROOT / "web" / "texts" / f"{language}.ftl"):
            lines = path.read_text("utf-8").split("\n")
            path.write_text("\n".join(typeset(line, language) for line in lines), "utf-8")


if __name__ == "__main__":
    main()
