"""Texts for players in five languages: Project Fluent files, one set for the project and one for each game."""

from dicehouse.kit.bot_nicknames import company_by_seat, company_names
from dicehouse.texts.bundle import LANGUAGES, Texts, choose_language, language_of
from dicehouse.texts.translator import TableTranslator

__all__ = [
    "LANGUAGES",
    "TableTranslator",
    "Texts",
    "choose_language",
    "company_by_seat",
    "company_names",
    "language_of",
]
