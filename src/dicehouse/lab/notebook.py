"""Rich display in notebooks: importing this registers formatters for states, views, matches, records and sweep results.

The picture of a state is a card, an SVG with lines of text and the dice on the table.
"""

from collections.abc import Sequence
from html import escape
from importlib import import_module
from typing import Any

import msgspec

from dicehouse.core.game import State, View
from dicehouse.core.match import Match
from dicehouse.core.record import Record
from dicehouse.core.viewers import ARCHIVE
from dicehouse.games import load, names, replay, spec
from dicehouse.lab.report import render_overview
from dicehouse.lab.sweep_runner import SweepResult
from dicehouse.texts import TableTranslator, Texts

LINE, LETTER, DIE, EDGE = 20, 8.2, 44, 16
"""The sizes of a card, in pixels."""
PAPER, INK, WOOD = "#FBF6EC", "#23201B", "#8A5A33"
PIPS = {1: (4,), 2: (2, 6), 3: (2, 4, 6), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8), 6: (0, 2, 3, 5, 6, 8)}
"""The positions of the pips of a number in a grid of three by three."""


def card(title: str, lines: Sequence[str], faces: Sequence[str] = ()) -> str:
    """A card as SVG."""
    across = max([len(title) * 1.2, *map(len, lines), 30]) * LETTER
    width = max(across, len(faces) * (DIE + 8)) + 2 * EDGE
    top = EDGE + 34
    height = top + len(lines) * LINE + (DIE + 12 if faces else 0) + EDGE
    shapes = [
        f'<rect x="1" y="1" width="{width - 2:.0f}" height="{height - 2}" rx="12" fill="{PAPER}" stroke="{WOOD}"/>',
        _text(title, EDGE, EDGE + 14, f'font-size="16" font-weight="bold" fill="{WOOD}" font-family="sans-serif"'),
    ]
    for number, line in enumerate(lines):
        style = f'font-size="13" fill="{INK}" font-family="monospace" xml:space="preserve"'
        shapes.append(_text(line, EDGE, top + number * LINE, style))
    below = top + len(lines) * LINE - 8
    shapes += [_die(face, EDGE + place * (DIE + 8), below) for place, face in enumerate(faces)]
    size = f'width="{width:.0f}" height="{height}" viewBox="0 0 {width:.0f} {height}"'
    name = f'role="img" aria-label="{escape(title, quote=True)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {name}>{"".join(shapes)}</svg>'


def _text(text: str, x: int, y: int, style: str) -> str:
    return f'<text x="{x}" y="{y}" {style}>{escape(text)}</text>'


def _die(face: str, x: int, y: int) -> str:
    """A die: pips for a number (red if the face has a mark as well), else the name of the face."""
    square = (
        f'<rect x="{x}" y="{y}" width="{DIE}" height="{DIE}" rx="8" fill="#fff" stroke="{INK}" stroke-width="1.5"/>'
    )
    digits = "".join(letter for letter in face if letter.isdigit())
    if digits and int(digits) in PIPS and len(face) <= 2:
        colour = INK if face == digits else "#D62828"
        dots = ((x + 11 + 11 * (spot % 3), y + 11 + 11 * (spot // 3)) for spot in PIPS[int(digits)])
        return square + "".join(f'<circle cx="{cx}" cy="{cy}" r="4" fill="{colour}"/>' for cx, cy in dots)
    size = min(13, int(1.6 * DIE / max(3, len(face))))
    style = f'text-anchor="middle" font-size="{size}" fill="{INK}" font-family="sans-serif"'
    return square + _text(face, x + DIE // 2, y + DIE // 2 + 4, style)


def picture_of_view(view: View, seats: Sequence[str] = ()) -> str:
    """The table as a viewer sees it."""
    game = _game_of(view)
    words = TableTranslator(
        Texts("en", game), seats or [f"Seat {seat + 1}" for seat in range(load(game).options_type.seats[1])]
    )
    return card(load(game).title, spec(game).drawing().sketch(view, words, ()), _faces(view))


def picture_of_state(state: State) -> str:
    """All fields of a state, hidden ones included."""
    fields = msgspec.structs.asdict(state)
    faces, due = _faces(state), fields.pop("due")
    if faces:
        del fields["faces"]
    lines = [f"{name:10} {_short(value)}" for name, value in fields.items() if value not in ((), None)]
    if due is not None:
        lines.append(f"{'due':10} {', '.join(die.name for die in due.dice)}")
    return card(f"{load(_game_of(state)).title}: a state", lines, faces)


def picture_of_match(match: Match) -> str:
    """The current view of a match, with nothing hidden."""
    return picture_of_view(match.view(ARCHIVE), [seat.name for seat in match.seats])


def picture_of_record(record: Record) -> str:
    """The last view of a recorded game, with nothing hidden."""
    return picture_of_match(replay(record))


def table_of_results(result: SweepResult) -> str:
    """The overview table of a sweep."""
    return render_overview(result.sweep, result.cells) if result.cells else "<p>Nothing was played yet.</p>"


def _game_of(thing: object) -> str:
    """The name of the game a state or view belongs to, by the module of its class."""
    module = type(thing).__module__
    return next(name for name in names() if module.startswith(f"{spec(name).package}."))


def _faces(thing: object) -> tuple[str, ...]:
    faces = getattr(thing, "faces", None)
    return faces if isinstance(faces, tuple) and all(isinstance(face, str) for face in faces) else ()


def _short(value: object) -> str:
    text = str(value)
    return text if len(text) <= 60 else text[:57] + "..."


PICTURES = {View: picture_of_view, State: picture_of_state, Match: picture_of_match, Record: picture_of_record}


def register(shell: Any) -> None:
    """Register the formatters with an IPython shell."""
    formatters = shell.display_formatter.formatters
    for kind, picture in PICTURES.items():
        formatters["image/svg+xml"].for_type(kind, picture)
    formatters["text/html"].for_type(SweepResult, table_of_results)


def _current_shell() -> Any:
    """The IPython shell this runs in; None outside of one."""
    try:
        return import_module("IPython").get_ipython()
    except ModuleNotFoundError:
        return None


if (_shell := _current_shell()) is not None:
    register(_shell)
