"""`dicehouse dice`: whether the real dice of saved games land as fair ones would."""

import sys
from pathlib import Path

import msgspec
from rich.table import Table

from dicehouse.core.errors import DicehouseError
from dicehouse.core.record import Record
from dicehouse.dice.bias import DieCheck, check_dice
from dicehouse.terminal.saves import SUFFIX, find, folder_of_games, read_record
from dicehouse.terminal.screen import Screen
from dicehouse.texts import TableTranslator, Texts


def show_dice_check(names: list[Path], language: str, *, as_json: bool = False, screen: Screen | None = None) -> None:
    """Test the dice that people typed in, and print what was found.

    Args:
        names: records, by path or name; empty: all saved games. Of those, damaged ones are named and left out.
        language: of the output.
        as_json: print a list of `DieCheck` as JSON instead.
        screen: the output.

    Raises:
        DicehouseError: a record that was named cannot be read.
    """
    screen, texts = screen or Screen(), Texts(language)
    records = [read_record(find(name)) for name in names] if names else _all_saved(screen, texts)
    checks = check_dice(records)
    if as_json:
        sys.stdout.write(msgspec.json.encode(checks).decode() + "\n")
        return
    if not checks:
        screen.show(texts.say("bias-none"))
    for check in checks:
        _show(check, Texts(language, check.game), screen)


def _all_saved(screen: Screen, texts: Texts) -> list[Record]:
    records: list[Record] = []
    for path in sorted(folder_of_games().glob(f"*{SUFFIX}")):
        try:
            record = read_record(path)
            check_dice([record])  # a record can be read and still be impossible
        except DicehouseError:
            screen.show(texts.say("bias-left-out", path=path.name))
        else:
            records.append(record)
    return records


def _show(check: DieCheck, texts: Texts, screen: Screen) -> None:
    words = TableTranslator(texts, ())
    screen.show(f"{texts.say('title')}: {words.label('die', check.die)}", style="bold")
    table = Table(box=None, pad_edge=False)
    for heading in ("bias-face", "bias-count", "bias-expected"):
        table.add_column(texts.say(heading), justify="left" if heading == "bias-face" else "right")
    for face in check.faces:
        table.add_row(words.label("face", face.symbol), str(face.count), f"{face.expected:.1f}")
    screen.console.print(table)
    worst = next(face for face in check.faces if face.symbol == check.face)
    sentence = texts.say(
        f"bias-{check.verdict}",
        throws=check.throws,
        missing=max(0, check.needed - check.throws),
        face=words.label("face", worst.symbol),
        count=worst.count,
        expected=round(worst.expected),
        often=round(1 / check.p),
    )
    screen.show(sentence)
    screen.show()
