"""Setting a table up at the terminal: a new game, a kept one, a replay, a proof."""

import secrets
from pathlib import Path
from random import SystemRandom
from typing import NamedTuple

from dicehouse import games
from dicehouse.core.errors import OptionError
from dicehouse.core.match import Match
from dicehouse.core.options import pairs
from dicehouse.core.record import DiceLine, RevealLine, RollLine
from dicehouse.core.viewers import ARCHIVE, SPECTATOR
from dicehouse.dice import DiceSource, FairDice, FairSeed, SeededDice, verify
from dicehouse.terminal.players import seat_players, wake_bots
from dicehouse.terminal.replay import Replay
from dicehouse.terminal.saves import Save, default_path, read_record, read_seed
from dicehouse.terminal.screen import Leave, Screen
from dicehouse.terminal.table import TerminalTable
from dicehouse.texts import Texts, Words

DICE = ("fair", "hand", "seeded")


class Wishes(NamedTuple):
    """What somebody asked for on the command line."""

    game: str | None = None
    people: int | None = None
    bots: int | None = None
    names: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    dice: str = "fair"
    seed: int = 0
    save: Path | None = None
    resume: Path | None = None


def play_game(wishes: Wishes, language: str, screen: Screen | None = None) -> None:
    """Play a new game or a kept one until it is over or somebody leaves."""
    screen = screen or Screen()
    if wishes.resume is not None:
        _resume(wishes.resume, language, screen)
        return
    try:
        game = wishes.game or _ask_game(language, screen)
    except Leave:
        return
    match = _new_match(game, wishes, language)
    words = _words(match, language)
    _check_dice(wishes.dice)
    fair = FairSeed() if wishes.dice == "fair" else None
    table_dice = fair.dice(secrets.token_hex(8) for _ in match.seats) if fair else None
    match.use_dice(table_dice.line() if table_dice else DiceLine(wishes.dice))
    save = Save.create(wishes.save or default_path(game), match, fair)
    _greet(match, words, screen, save)
    _run(match, words, screen, save, table_dice or SeededDice(wishes.seed), wishes.dice)


def replay_game(path: Path, seat: int | None, everything: bool, language: str, screen: Screen | None = None) -> None:
    """Show a kept game: a finished one in full, a running one as a spectator, or as one of its seats."""
    match = games.replay(read_record(path))
    viewer = seat if seat is not None else SPECTATOR if match.outcome is None else ARCHIVE
    match.view(viewer)  # a seat that does not exist is refused here
    replay = Replay(match, viewer, screen or Screen(), _words(match, language))
    if everything:
        replay.print_all()
    else:
        replay.browse()


def verify_game(path: Path, language: str, screen: Screen | None = None) -> None:
    """Say that the dice of a kept game were fair, or where not."""
    verdict = verify(read_record(path))
    text = "verified" if verdict.finished else "verified-unfinished"
    (screen or Screen()).show(Texts(language).say(text, rolls=verdict.rolls))


def _resume(path: Path, language: str, screen: Screen) -> None:
    match = games.replay(read_record(path))
    words = _words(match, language)
    seed = read_seed(path)
    line = next((line for line in reversed(match.record.lines) if isinstance(line, DiceLine)), DiceLine("fair"))
    dice: DiceSource = SeededDice(secrets.randbits(64))
    if line.dice == "fair" and match.outcome is None:
        if seed is None or seed.commitment != line.commitment:  # the seed is lost: commit to a new one from here on
            seed = FairSeed()
            line = seed.dice(secrets.token_hex(8) for _ in match.seats).line()
            match.use_dice(line)
        dice = seed.dice(line.strings, _rolls_since(match, line))
    save = Save.resume(path, match, seed if match.outcome is None else None)
    if match.outcome is not None:
        if seed is not None and not any(isinstance(line, RevealLine) for line in match.record.lines):
            match.reveal(seed.reveal())
        save.finish()
        Replay(match, ARCHIVE, screen, words).print_all()
        return
    screen.show(words.say("resumed", moves=len(match.entries)))
    _run(match, words, screen, save, dice, line.dice)


def _run(match: Match, words: Words, screen: Screen, save: Save, dice: DiceSource, kind: str) -> None:
    random = SystemRandom()
    bots = wake_bots(match.game.name, match.seats, random)
    for seat, bot in bots.items():
        for entry in match.entries:
            bot.notice(entry.visible(seat))
    table = TerminalTable(match, bots, screen, words, save)
    try:
        table.play(table.hand_dice(SeededDice(secrets.randbits(64))) if kind == "hand" else dice)
    except Leave:
        screen.show(words.say("left-game", path=str(save.path)))
        return
    if isinstance(dice, FairDice):
        screen.show(words.say("proof-shown", path=str(save.path)))


def _new_match(game: str, wishes: Wishes, language: str) -> Match:
    low, high = games.load(game).options_type.seats
    people = 1 if wishes.people is None else wishes.people
    needed = max(low - people, 1 if people == 1 and high > 1 else 0)
    bots = needed if wishes.bots is None else wishes.bots
    if people < 0 or bots < 0:
        raise OptionError(
            "options.range", key="people" if people < 0 else "bots", low=0, high=high, value=min(people, bots)
        )
    rules = games.create(game, people + bots, **pairs(wishes.options))
    return Match(rules, seat_players(Texts(language, game), people, bots, wishes.names))


def _ask_game(language: str, screen: Screen) -> str:
    names = games.names()
    for number, name in enumerate(names, start=1):
        texts = Texts(language, name)
        line = texts.say("game-line", number=number, title=texts.say("title"), tagline=texts.say("tagline"))
        screen.show(line)
    house = Texts(language)
    while True:
        typed = screen.ask(house.say("ask-game")).casefold()
        if typed.isdecimal() and 1 <= int(typed) <= len(names):
            return names[int(typed) - 1]
        begun = [name for name in names if typed and name.startswith(typed)]
        if len(begun) == 1:
            return begun[0]


def _greet(match: Match, words: Words, screen: Screen, save: Save) -> None:
    screen.show(words.say("title"), style="bold")
    screen.show(words.say("tagline"))
    screen.show(words.say("seated", names=", ".join(info.name for info in match.seats)))
    line = match.record.lines[-1]
    assert isinstance(line, DiceLine)
    screen.show(words.say(f"dice-{line.dice}", commitment=line.commitment))
    screen.show(words.say("saved-to", path=str(save.path)))
    screen.show()


def _check_dice(kind: str) -> None:
    if kind not in DICE:
        raise OptionError("options.choice", key="dice", allowed=", ".join(DICE), value=kind[:40])


def _rolls_since(match: Match, line: DiceLine) -> int:
    lines = match.record.lines
    return sum(isinstance(later, RollLine) for later in lines[lines.index(line) :])


def _words(match: Match, language: str) -> Words:
    return Words(Texts(language, match.game.name), [info.name for info in match.seats])
