"""Writes the field table of docs/adding-a-game.md: the fields of `GameSpec` with their docstrings."""

import ast
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "adding-a-game.md"
BEGIN, END = "<!-- fields of GameSpec: make game-page -->\n", "<!-- end of fields -->\n"


def fields() -> list[tuple[str, str, str]]:
    """Name, type and docstring of every field, in order."""
    tree = ast.parse((ROOT / "src" / "dicehouse" / "games" / "spec.py").read_text())
    (spec,) = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "GameSpec"]
    found = []
    for field, text in zip(spec.body, spec.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant):
            found.append((ast.unparse(field.target), ast.unparse(field.annotation), str(text.value.value)))
    return found


def table() -> str:
    rows = [f"| `{name}` | `{kind.replace('|', chr(92) + '|')}` | {text} |" for name, kind, text in fields()]
    return "\n".join(["| field | type | what it is |", "|---|---|---|", *rows]) + "\n"


def page() -> str:
    """The page with the table as it should be."""
    before, _, rest = PAGE.read_text().partition(BEGIN)
    return before + BEGIN + table() + END + rest.partition(END)[2]


if __name__ == "__main__":
    PAGE.write_text(page())
