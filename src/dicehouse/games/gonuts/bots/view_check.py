"""Reconstructs the state from a view. Nothing is hidden in Go Nuts!, so a view determines it."""

from dicehouse.core.dice import Count, Die, Due
from dicehouse.core.errors import RollError
from dicehouse.games.gonuts.bots.odds import Odds
from dicehouse.games.gonuts.options import BEATS
from dicehouse.games.gonuts.rules import ACORN, DICE, NOBODY, ROLL, SQUIRREL, GoNuts, GoNutsState
from dicehouse.games.gonuts.views import GoNutsView

COUNT = "count"
"""The name of what is told at the end of a counted round."""
FAR = 5000
"""The most points of a turn for which reachability is checked."""


class ViewReader:
    """Reads the views of one game, and refuses what cannot be."""

    def __init__(self, game: GoNuts, odds: Odds) -> None:
        self._game = game
        self._odds = odds
        self._dice = {die.name: die for die in (game.squirrel_die, game.dog_die, *game.starter_due.dice)}
        self._reached: list[set[int]] = []
        """By the points of a turn: with how many dice in play there can be a choice."""

    def state(self, view: GoNutsView) -> GoNutsState | None:
        """The moment a view shows; None where there can be no such moment."""
        game = self._game
        state = GoNutsState(
            self._due(view),
            view.actors,
            view.scores,
            NOBODY if view.turn is None else view.turn,
            view.points,
            view.dice,
            view.faces,
            view.waiting,
            NOBODY if view.winner is None else view.winner,
        )
        whole = all(isinstance(number, int) for number in (*state.scores, state.turn, state.points, state.dice))
        if not whole or view != game.view(state, view.viewer) or not self._can_be(state):
            return None
        return state

    def _due(self, view: GoNutsView) -> Due | None:
        """The dice that are due, in the hands that throw them."""
        if not view.due:
            return None
        if view.due == (COUNT,) and self._game.options.counted and view.throwers and 1 <= view.dice <= DICE:
            return self._game.count_due(view.throwers[0], view.dice)
        dice: tuple[Die, ...] = tuple(self._dice[name] for name in view.due)
        if dice == self._game.starter_due.dice and view.turn is None:
            return self._game.starter_due
        dogs = sum(die == self._game.dog_die for die in dice)
        first = view.throwers[:1] * (len(dice) - dogs)
        return Due(dice, first + view.throwers[len(view.throwers) - dogs :])

    def _can_be(self, state: GoNutsState) -> bool:
        game, scores = self._game, state.scores
        if len(scores) != game.players or min(scores) < 0:
            return False
        if state.turn == NOBODY:
            return game.starter is None and state == game.new()
        if not 0 <= state.turn < game.players:
            return False
        target = game.options.target
        if max(score for seat, score in enumerate(scores) if seat != state.winner) >= target:
            return False
        if state.winner != NOBODY:
            over = GoNutsState(None, (), scores, state.winner, 0, 0, winner=state.winner)
            return scores[state.winner] >= target and state == over
        if not (1 <= state.dice <= DICE and state.points >= 0):
            return False
        told = state.due is not None and isinstance(state.due.dice[0], Count)
        return self._can_be_round(state) if state.waiting or told else self._can_be_turn(state)

    def _can_be_turn(self, state: GoNutsState) -> bool:
        """Dice in the air at the beginning or after a choice; or a choice after a roll that the rules bring about."""
        game, seat = self._game, state.turn
        if state.due is None:
            gained, rolled = state.faces.count(ACORN), len(state.faces)
            if not 1 <= rolled <= DICE:
                return False
            before = GoNutsState(None, (seat,), state.scores, seat, state.points - gained, rolled)
            return self._can_roll(before.points, rolled) and self._lands(before, state)
        before = GoNutsState(None, (seat,), state.scores, seat, state.points, state.dice)
        return self._can_roll(state.points, state.dice) and state == game.act(before, seat, ROLL)[0]

    def _lands(self, before: GoNutsState, state: GoNutsState) -> bool:
        game = self._game
        try:
            return state == game.roll(game.act(before, state.turn, ROLL)[0], state.faces)[0]
        except RollError:
            return False

    def _can_be_round(self, state: GoNutsState) -> bool:
        """A Go Nuts! round that some roll of squirrels began, with faces its dice can show."""
        game, seat, dice = self._game, state.turn, state.dice
        if not self._odds.nuts[dice] or not (dice == DICE or any(dice in dices for dices in self._reach(DICE))):
            return False
        before = GoNutsState(None, (seat,), state.scores, seat, 0, dice)
        first, _ = game.roll(game.act(before, seat, ROLL)[0], (SQUIRREL,) * dice)
        if state.waiting != tuple(other for other in first.waiting if other in state.waiting):
            return False
        if game.options.counted:
            due = None if state.waiting else game.count_due(seat, dice)
            said = GoNutsState(due, state.waiting, state.scores, seat, 0, dice, (SQUIRREL,) * dice, state.waiting)
            return state == said
        in_hand = state.points >= state.faces.count(ACORN)
        shown = len(state.faces) == dice and set(state.faces) <= set(game.squirrel_die.symbols)
        if game.options.round == BEATS:
            return state == first or (shown and in_hand and self._can_be_beat(state))
        if state.due is None:
            return shown and in_hand and state.actors == (seat, *state.waiting)
        if state.actors:
            return False
        if state.due == Due((game.squirrel_die,) * dice, (seat,) * dice):
            return not state.faces
        return shown and in_hand and state.due in [Due((game.dog_die,), (other,)) for other in state.waiting]

    def _can_be_beat(self, state: GoNutsState) -> bool:
        """A beat that is not the first: some opponents were still without a dog."""
        game, waiting = self._game, state.waiting
        dice = (game.squirrel_die,) * state.dice + (game.dog_die,) * len(waiting)
        due = Due(dice, (state.turn,) * state.dice + waiting)
        led_here = any(left == len(waiting) for fates in self._odds.beats[state.dice] for _, left, _ in fates)
        return led_here and state.due == due and not state.actors

    def _can_roll(self, points: int, dice: int) -> bool:
        """Whether these dice can be rolled with these points in hand."""
        if points < 0 or (points, dice) == (0, DICE):
            return points == 0
        return points >= FAR or dice in self._reach(points)[points]

    def _reach(self, points: int) -> list[set[int]]:
        """With how many dice there can be a choice, for every number of points up to this one."""
        reached = self._reached
        for now in range(len(reached), points + 1):
            dices = self._left(DICE, now)  # with the first roll
            for gained in range(1, min(now, DICE) + 1):
                dices = dices.union(*(self._left(dice, gained) for dice in reached[now - gained]))
            for _ in range(DICE):  # rolls without an acorn, one after the other
                dices = dices.union(*(self._left(dice, 0) for dice in dices))
            reached.append(dices)
        return reached

    def _left(self, dice: int, gained: int) -> set[int]:
        return {left for gain, left, _ in self._odds.rolls[dice] if gain == gained}
