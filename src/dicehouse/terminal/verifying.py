"""`dicehouse verify`: check the dice of a saved game and print what was checked."""

from pathlib import Path

import msgspec

from dicehouse.dice import Notes, check_notes, read_notes, verify
from dicehouse.terminal.saves import find, read_record
from dicehouse.terminal.screen import Screen
from dicehouse.texts import Texts


def verify_game(
    path: Path,
    language: str,
    screen: Screen | None = None,
    *,
    notes: Path | None = None,
    string: str = "",
    seat: int | None = None,
    commitment: str = "",
) -> None:
    """Verify the dice of a saved game; print the result, which seats contributed to the dice, and what was compared.

    Args:
        path: the record.
        language: of the output.
        screen: the output.
        notes: a file a client wrote during the game; the arguments below take precedence over it.
        string: the player's contribution to the dice.
        seat: the player's seat.
        commitment: the commitment the player saw before the first roll.

    Raises:
        DiceError: the rolls do not verify, or differ from the notes.
        RecordError: a line of the record is not possible.
    """
    record = read_record(find(path))
    verdict = verify(record)
    noted = read_notes(notes) if notes is not None else Notes()
    noted = msgspec.structs.replace(
        noted,
        string=string or noted.string,
        seat=noted.seat if seat is None else seat,
        commitment=commitment.strip().lower() or noted.commitment,
    )
    check_notes(record, noted)
    screen, texts = screen or Screen(), Texts(language)
    screen.show(texts.say("verified", rolls=verdict.rolls))
    if verdict.elsewhere:
        screen.show(texts.say("verified-elsewhere", rolls=verdict.elsewhere))
    if noted.commitment:
        screen.show(texts.say("verified-commitment"))
    else:
        screen.show(texts.say("verified-ask", commitment=verdict.commitment))
    if verdict.day:
        screen.show(texts.say("verified-daily", day=verdict.day))
    for number, part in enumerate(verdict.contributions):
        screen.show(texts.say(f"verified-part-{part}", seat=number, name=record.header.seats[number].name))
    if noted.pledges:
        screen.show(texts.say("verified-pledges"))
    if noted.shown is not None:
        screen.show(texts.say("verified-shown"))
    if not verdict.day:
        screen.show(texts.say("verified-string" if noted.string else "verified-no-string"))
