"""The bots of DiXkiBluff."""
