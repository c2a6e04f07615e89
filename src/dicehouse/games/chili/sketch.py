"""Chili Dice as lines of text."""

from dicehouse.core.words import Words
from dicehouse.games.chili.pad import SPACES
from dicehouse.games.chili.views import ChiliView


def sketch(view: ChiliView, words: Words) -> list[str]:
    """The score pad as on paper, a column for each player, and the six dice."""
    players = range(len(view.pads))
    names = [("> " if seat == view.turn and not view.winners else "") + words.name(seat) for seat in players]
    labels = [f"{printed:5}{words.label('space', space)}" for printed, space in zip(view.spaces, SPACES, strict=True)]
    ends = [words.say("sketch-left"), words.say("sketch-total")]
    first = max(map(len, (*labels, *ends)))
    widths = [max(7, len(name)) for name in names]

    def row(label: str, cells: list[str]) -> str:
        columns = (f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True))
        return f"{label:{first}} | " + " | ".join(columns)

    rule = "-" * (first + 1) + "+" + "+".join("-" * (width + 2) for width in widths)
    lines = [row("", names), rule]
    for index, label in enumerate(labels):
        lines.append(row(label, ["" if pad[index] is None else str(pad[index]) for pad in view.pads]))
    lines += [rule, row(ends[0], list(map(str, view.left))), row(ends[1], list(map(str, view.totals)))]
    if view.faces:
        faces = ["  " if die in view.rolling else f"{face:2}" for die, face in enumerate(view.faces, start=1)]
        marks = ["^^" if die in view.turnable else "  " for die in range(1, 7)]
        margin = max(len(words.say("sketch-dice")), len(words.say("sketch-number")))
        lines += [
            "",
            f"{words.say('sketch-dice'):{margin}}  " + " ".join(f"[{face}]" for face in faces),
            f"{words.say('sketch-number'):{margin}}  " + " ".join(f" {die}  " for die in range(1, 7)).rstrip(),
        ]
        if view.turnable:
            lines.append(" " * margin + "  " + " ".join(f" {mark} " for mark in marks).rstrip())
        lines.append(words.say("sketch-red"))
    return lines
