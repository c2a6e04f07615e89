"""A whole game between bots on the plain engine: no log, no texts."""

from collections.abc import Callable, Sequence

from dicehouse.core import play
from dicehouse.core.events import Event
from dicehouse.core.game import AnyGame, Outcome
from dicehouse.core.play import RollSource, Transition
from dicehouse.kit.bot import Bot


def play_game(
    game: AnyGame,
    bots: Sequence[Bot],
    roll: RollSource,
    watch: Callable[[Transition], None] | None = None,
) -> Outcome:
    """Play to the end.

    Args:
        game: the rules, bound to their options.
        bots: one for each seat.
        roll: says how dice land.
        watch: called with every step, with everything that is hidden from the players.
    """
    listeners = [(seat, bot) for seat, bot in enumerate(bots) if not bot.forgetful]

    def notice(events: tuple[Event, ...]) -> None:
        for seat, bot in listeners:
            bot.notice(tuple([event.for_viewer(seat) for event in events]))

    return play.play(game, bots, roll, notice if listeners else None, watch)
