"""What players read, in five languages: Project Fluent files, one for the house and one for each game and language."""

from dicehouse.texts.bundle import LANGUAGES, Texts, choose_language, language_of
from dicehouse.texts.translator import TableTranslator

__all__ = ["LANGUAGES", "TableTranslator", "Texts", "choose_language", "language_of"]
