"""`dicehouse bots`: the bots of each game by level."""

from dicehouse import games
from dicehouse.bots import levels
from dicehouse.terminal.screen import Screen
from dicehouse.texts import Texts


def bot_name(texts: Texts, level: str, number: int) -> str:
    """The name of a bot of this level at a table."""
    return texts.say(f"bot-{level}") if f"bot-{level}" in texts else texts.say("bot-name", number=number)


def show_bots(game: str | None, language: str, screen: Screen | None = None) -> None:
    """Print the bots of one game or of all games."""
    screen = screen or Screen()
    for name in (game,) if game else games.names():
        texts = Texts(language, name)
        screen.show(f"{name}  -  {texts.say('title')}", style="bold")
        for level in levels(name):
            about = f"bot-{level}-about"
            said = texts.say(about) if about in texts else ""
            screen.show(f"  {level}: {bot_name(texts, level, 1)} ({texts.say(f'level-{level}')})")
            if said:
                screen.show_indented(said, 6)
        screen.show()
