"""Write docs/adding-a-game.md from the docstrings of `GameSpec`'s fields. Run with `make game-page`."""

import ast
import inspect
from pathlib import Path
from textwrap import dedent, fill

from dicehouse.games.spec import GameSpec
from dicehouse.testing import SPEC_CHECKS

PAGE = Path(__file__).parent.parent / "docs" / "adding-a-game.md"
WIDTH = 120

HEAD = """\
# Adding a game

<!-- Written by `make game-page` from the docstrings of src/dicehouse/games/spec.py; change these, not this page. -->

A game is a package with one object, `SPEC`, a `GameSpec`. Only the rules are needed; every other field has a fallback.

```python
from dicehouse.games.spec import GameSpec

from pig.rules import Pig

SPEC = GameSpec(rules=Pig)
```

Register it with one line, `games.register("pig", "pig")` (our own games: in `src/dicehouse/games/__init__.py`), and it
can be played in the terminal, on a server, in the browser, in the lab and in OpenSpiel. `tests/pig/` is this example in
full; `tests/test_fifth_game.py` plays it in the terminal, on a server, in the lab and in OpenSpiel.

Heavy parts are lazy: the field holds a function without arguments that imports the part and returns it. So a spec costs
nothing until a part is used, and a type checker still sees what each part is. See `games/gonuts/__init__.py`, which
fills all fields but `needs_numpy` and `preload_jit`.

In the browser a game is played in `scenes/plain/Scene.svelte`. A scene of its own is a folder `web/src/scenes/<game>/`
with `Scene.svelte`, `Face.svelte`, `Box.svelte` and `Rules.svelte` ([Browser client](web.md#scenes)), and a line for
its dice in `house/dice.ts`.

For a game of this repository, every statement of its rulebook is a line of `docs/rulebook/` cited by a test (`@rule`),
and texts are written in all five languages.

Test it with the conformance suite, which goes through the fields:

```python
@pytest.mark.parametrize("check", dicehouse.testing.all_checks(), ids=lambda check: check.__name__)
def test_conformance(check):
    check(games.spec("pig"))
```

## The fields of `GameSpec`
"""


def field_docstrings(kind: type) -> dict[str, str]:
    """The string under each annotated field of a class, on one line."""
    (definition,) = ast.parse(dedent(inspect.getsource(kind))).body
    assert isinstance(definition, ast.ClassDef)
    found = {}
    for line, following in zip(definition.body, definition.body[1:], strict=False):
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            assert isinstance(following, ast.Expr)
            assert isinstance(following.value, ast.Constant)
            found[line.target.id] = " ".join(str(following.value.value).split())
    return found


def field_types(kind: type) -> dict[str, str]:
    """The annotation of each field, as it is written."""
    return {name: annotation for name, annotation in kind.__annotations__.items() if isinstance(annotation, str)}


def page() -> str:
    """The whole page."""
    types = field_types(GameSpec)
    parts = [HEAD]
    for name, text in field_docstrings(GameSpec).items():
        checks = [(check.__doc__ or "").strip().splitlines()[0] for check in SPEC_CHECKS[name]]
        parts.append(f"### `{name}`\n\n`{types[name]}`\n\n{fill(text, WIDTH)}\n")
        parts.append("Checked by the conformance suite:\n\n" + "\n".join(f"- {line}" for line in checks) + "\n")
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page())
