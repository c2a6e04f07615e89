"""`dicehouse play` and `dicehouse replay`: set up a new game, a saved one, or a replay."""

import secrets
from datetime import datetime
from pathlib import Path
from random import Random, SystemRandom
from typing import NamedTuple

from dicehouse import games
from dicehouse.bots import level_name, make_bot, usual_level
from dicehouse.core.errors import OptionError
from dicehouse.core.match import Match
from dicehouse.core.options import pairs
from dicehouse.core.record import BEGAN, DiceLine, RevealLine, RollLine
from dicehouse.core.viewers import ARCHIVE, SPECTATOR
from dicehouse.dice import DiceSource, FairDice, FairSeed, SeededDice
from dicehouse.terminal.players import seat_players, wake_bots
from dicehouse.terminal.replay import Replay
from dicehouse.terminal.saves import Save, default_path, find, read_record, read_seed
from dicehouse.terminal.screen import Leave, Screen
from dicehouse.terminal.table import TerminalTable
from dicehouse.texts import TableTranslator, Texts

DICE = ("fair", "hand", "seeded")
RECALLED = 6
"""How many of the last steps are printed when a game is resumed."""


class PlaySettings(NamedTuple):
    """The arguments of `dicehouse play`."""

    game: str | None = None
    people: int | None = None
    bots: int | None = None
    names: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    dice: str = "fair"
    seed: int | None = None
    save: Path | None = None
    resume: Path | None = None
    level: str | None = None


def play_game(settings: PlaySettings, language: str, screen: Screen | None = None) -> None:
    """Play a new game or a saved one until it is over or a person leaves."""
    screen = screen or Screen()
    if settings.resume is not None:
        _resume(settings.resume, language, screen)
        return
    try:
        game = settings.game or _ask_game(language, screen)
    except Leave:
        return
    kind = _dice_kind(settings)
    match = _new_match(game, settings, language, kind)
    words = _words(match, language)
    fair = FairSeed() if kind == "fair" else None
    table_dice = fair.dice(secrets.token_hex(8) for _ in match.seats) if fair else None
    match.use_dice(table_dice.line() if table_dice else DiceLine("hand" if kind == "hand" else "seeded"))
    save = Save.create(settings.save or default_path(game), match, fair)
    _greet(match, words, screen)
    _run(match, words, screen, save, table_dice or SeededDice(settings.seed or 0), kind, settings.seed)


def replay_game(path: Path, seat: int | None, everything: bool, language: str, screen: Screen | None = None) -> None:
    """Show a saved game: a finished one in full, a running one as a spectator, or as one of its seats."""
    match = games.replay(read_record(find(path)))
    viewer = seat if seat is not None else SPECTATOR if match.outcome is None else ARCHIVE
    match.view(viewer)  # raises for a seat that does not exist
    replay = Replay(match, viewer, screen or Screen(), _words(match, language))
    if everything:
        replay.print_all()
    else:
        replay.browse()


def _resume(name: Path, language: str, screen: Screen) -> None:
    path = find(name)
    match = games.replay(read_record(path))
    words = _words(match, language)
    seed = read_seed(path)
    if match.outcome is not None:
        _close(match, path, seed)
        screen.show(words.say("over-already"))
        screen.show_command("replay", str(path))
        return
    line = next((line for line in reversed(match.record.lines) if isinstance(line, DiceLine)), DiceLine("fair"))
    dice: DiceSource = SeededDice(secrets.randbits(64))
    if line.dice == "fair":
        if seed is None or seed.commitment != line.commitment:  # the seed is lost: commit to a new one from here on
            screen.complain(words.say("seed-lost"))
            seed = FairSeed()
            line = seed.dice(secrets.token_hex(8) for _ in match.seats).line()
            match.use_dice(line)
        dice = seed.dice(line.strings, _rolls_since(match, line))
    save = Save.resume(path, match, seed)
    screen.show(words.say("resumed", moves=len(match.entries)))
    screen.show(words.say(f"dice-{line.dice}", commitment=line.commitment))
    for entry in match.entries[-RECALLED:]:
        for event in entry.visible(SPECTATOR):
            if text := words.event(event):
                screen.show(text)
    _run(match, words, screen, save, dice, line.dice)


def _close(match: Match, path: Path, seed: FairSeed | None) -> None:
    """Reveal the seed of a game that is over, if an interruption prevented it."""
    revealed = any(isinstance(line, RevealLine) for line in match.record.lines)
    commitments = [line.commitment for line in match.record.lines if isinstance(line, DiceLine)]
    if seed is not None and not revealed and seed.commitment in commitments:
        match.reveal(seed.reveal())
        Save.resume(path, match, None).finish()


def _run(
    match: Match,
    words: TableTranslator,
    screen: Screen,
    save: Save,
    dice: DiceSource,
    kind: str,
    seed: int | None = None,
) -> None:
    random = SystemRandom() if seed is None else Random(seed)
    table = TerminalTable(match, lambda: wake_bots(match.game, match.seats, random), screen, words, save)
    try:
        table.play(table.hand_dice(SeededDice(secrets.randbits(64))) if kind == "hand" else dice)
    except Leave:
        screen.show(words.say("left-game"))
        screen.show_command("play", "--resume", str(save.path))
        return
    if sum(isinstance(line, DiceLine) for line in match.record.lines) == 1 and isinstance(dice, FairDice):
        screen.show(words.say("proof-shown"))
        screen.show_command("verify", str(save.path))
    screen.show(words.say("review-offer"))
    screen.show_command("review", str(save.path))


def _new_match(game: str, settings: PlaySettings, language: str, kind: str) -> Match:
    low, high = games.load(game).options_type.seats
    people = max(1, len(settings.names)) if settings.people is None else settings.people
    needed = max(low - people, 1 if people == 1 and high > 1 else 0)
    bots = needed if settings.bots is None else settings.bots
    for key, count in (("--people", people), ("--bots", bots)):
        if count < 0:
            raise OptionError("options.range", key=key, low=0, high=high, value=count)
    usual = games.load(game).options_type.usual_telling(all_real=not bots) if kind == "hand" else {}
    rules = games.bind(game, people + bots, {**usual, **pairs(settings.options)})
    level = level_name(rules, settings.level or usual_level(game))
    if bots:
        make_bot(rules, level, people, Random())  # a level that cannot play is refused before anything is saved
    about = {BEGAN: datetime.now().astimezone().isoformat(timespec="seconds")}
    return Match(rules, seat_players(Texts(language, game), people, bots, settings.names, level), about)


def _ask_game(language: str, screen: Screen) -> str:
    names = games.names()
    titles = {name: Texts(language, name).say("title").casefold() for name in names}
    for number, name in enumerate(names, start=1):
        texts = Texts(language, name)
        screen.show(texts.say("game-line", number=number, title=texts.say("title"), tagline=texts.say("tagline")))
    house = Texts(language)
    while True:
        typed = screen.ask(house.say("ask-game")).casefold()
        if typed in map(str, range(1, len(names) + 1)):
            return names[int(typed) - 1]
        begun = [name for name in names if typed and (name.startswith(typed) or titles[name].startswith(typed))]
        if len(begun) == 1:
            return begun[0]
        screen.complain(house.say("which-game", high=len(names), example=names[0]))


def _greet(match: Match, words: TableTranslator, screen: Screen) -> None:
    screen.show(words.say("title"), style="bold")
    screen.show(words.say("tagline"))
    screen.show(words.say("seated", names=", ".join(info.name for info in match.seats)))
    line = match.record.lines[-1]
    assert isinstance(line, DiceLine)
    screen.show(words.say(f"dice-{line.dice}", commitment=line.commitment))
    screen.show(words.say("rules-at-hand"))
    screen.show()


def _dice_kind(settings: PlaySettings) -> str:
    """The kind of dice; a seed implies seeded dice."""
    if settings.dice not in DICE:
        raise OptionError("options.choice", key="--dice", allowed=", ".join(DICE), value=settings.dice[:40])
    return "seeded" if settings.seed is not None else settings.dice


def _rolls_since(match: Match, line: DiceLine) -> int:
    lines = match.record.lines
    return sum(isinstance(later, RollLine) for later in lines[lines.index(line) :])


def _words(match: Match, language: str) -> TableTranslator:
    return TableTranslator(Texts(language, match.game.name), [info.name for info in match.seats])
