"""Chili Dice as lines of text."""

from dicehouse.core.game import Choice
from dicehouse.core.translator import Translator
from dicehouse.games.chili.actions import Write
from dicehouse.games.chili.pad import SPACES
from dicehouse.games.chili.views import ChiliView
from dicehouse.kit.drawing import Drawing

LISTS = ("score",)
"""The pad shows what every open space would score now, with its number."""

NAME = 8
"""Longer names are cut, so that four pads fit side by side."""


def sketch(view: ChiliView, words: Translator, choices: tuple[Choice, ...]) -> list[str]:
    """The score pad as on paper, with a column for what each space would score now, and below it the dice."""
    return _pad(view, words, choices) + _dice(view, words)


def _dice(view: ChiliView, words: Translator) -> list[str]:
    if not view.faces or view.turn is None:
        return []
    faces = [" " if die in view.rolling else face for die, face in enumerate(view.faces, start=1)]
    lines = [
        "",
        words.say("sketch-dice", left=view.left[view.turn]),
        "  " + "  ".join(f" {die} " for die in range(1, 7)),
        "  " + " ".join(f"[{face:2}]" for face in faces),
    ]
    if view.turnable:
        marks = ("^" if die in view.turnable else " " for die in range(1, 7))
        lines.append("  " + "  ".join(f" {mark} " for mark in marks) + "   " + words.say("sketch-turnable"))
    return lines


def _pad(view: ChiliView, words: Translator, choices: tuple[Choice, ...]) -> list[str]:
    now = {choice.action.space: choice.effect["points"] for choice in choices if isinstance(choice.action, Write)}
    players = range(len(view.pads))
    marks = [">" if seat == view.turn and not view.winners else "" for seat in players]
    names = [f"{mark}{words.name(seat)[:NAME]}" for seat, mark in zip(players, marks, strict=True)]
    labels = [
        f"{number:2} {words.label('pad', printed):4} {words.label('space', space)}"
        for number, (printed, space) in enumerate(zip(view.spaces, SPACES, strict=True), start=1)
    ]
    ends = [f"   {words.say(text)}" for text in ("sketch-left", "sketch-bonus", "sketch-total")]
    first = max(map(len, (*labels, *ends)))

    def row(label: str, points: int | None, cells: list[int | None]) -> str:
        columns = "".join(f"{'' if cell is None else cell:>{NAME + 2}}" for cell in cells)
        return f"{label:{first}} {'' if points is None else points:>4} |{columns}"

    head = words.say("sketch-now") if now else ""
    lines = [f"{'':{first}} {head:>4} |" + "".join(f"{name:>{NAME + 2}}" for name in names)]
    for index, (label, space) in enumerate(zip(labels, SPACES, strict=True)):
        lines.append(row(label, now.get(space), [pad[index] for pad in view.pads]))
    lines.append(row(ends[0], None, list(view.left)))
    lines.append(row(ends[1], None, list(view.bonuses)))
    lines.append(row(ends[2], None, list(view.totals)))
    return lines


DRAWING = Drawing(sketch, LISTS)
