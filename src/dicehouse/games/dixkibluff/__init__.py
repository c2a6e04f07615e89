"""DiXkiBluff: Dudo with symbols. Bet on what lies under all the hands, doubt, or call DiXe!"""

from dicehouse.games.dixkibluff.rules import DiXkiBluff

GAME = DiXkiBluff
