"""Texts for players in five languages: Project Fluent files, one set for the project and one for each game."""

from dicehouse.kit.bot_names import bot_names, bot_names_by_seat
from dicehouse.texts.bundle import LANGUAGES, Texts, choose_language, language_of
from dicehouse.texts.translator import TableTranslator

__all__ = [
    "LANGUAGES",
    "TableTranslator",
    "Texts",
    "bot_names",
    "bot_names_by_seat",
    "choose_language",
    "language_of",
]
