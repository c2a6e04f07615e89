"""Whether a view can be a moment of Chinchiller Dice at all."""

from dicehouse.games.chinchiller.rules import BOTH, EYES, ChinchillerDice
from dicehouse.games.chinchiller.sand import CLAIMS, DIE, SAND, shows_sand
from dicehouse.games.chinchiller.views import ChinchillerView


def is_sound(game: ChinchillerDice, view: ChinchillerView) -> bool:
    """Whether a seat can see this: the right number of everything, and nothing that contradicts itself."""
    if not (_numbers(game, view) and _sand(game, view)):
        return False
    if view.winners:
        return _over(view)
    if EYES not in view.closed and view.turn is None:
        return _before(game, view)
    return view.turn is not None and min(view.closed) < EYES and _moment(game, view, view.turn)


def _numbers(game: ChinchillerDice, view: ChinchillerView) -> bool:
    players = game.players
    return (
        len(view.closed) == len(view.totals) == players
        and all(0 <= closed <= EYES for closed in view.closed)
        and all(total >= 0 for total in view.totals)
        and view.games == game.games
        and 1 <= view.game <= view.games
        and (view.turn is None or 0 <= view.turn < players)
        and all(0 <= seat < players for seat in (*view.winners, *view.actors, *view.throwers))
        and (view.claim is None or view.claim in CLAIMS)
    )


def _sand(game: ChinchillerDice, view: ChinchillerView) -> bool:
    """Those who see, see everything, and no sand is lost."""
    sees = bool(view.winners) or view.closed[view.viewer] < EYES
    if not sees:
        return view.piles is None and view.supply is None and view.faces is None and view.rolling is None
    if view.piles is None or view.supply is None or view.faces is None or view.rolling is None:
        return False
    return (
        len(view.piles) == game.players
        and min(view.piles) >= 0
        and sum(view.piles) + view.supply == game.options.supply
        and len(view.faces) in (0, len(BOTH))
        and all(face in DIE.symbols for face in view.faces)
    )


def _over(view: ChinchillerView) -> bool:
    scores = view.totals if view.games > 1 else view.piles
    assert scores is not None
    return (
        not (view.actors or view.throwers or view.due)
        and min(view.closed) == EYES
        and view.game == view.games
        and all(scores[seat] == max(scores) for seat in view.winners)
    )


def _before(game: ChinchillerDice, view: ChinchillerView) -> bool:
    """The starting player is drawn."""
    fresh = game.new()
    return (
        max(view.closed) == 0
        and view.piles == fresh.sand.piles
        and view.actors == ()
        and view.throwers == game.starter_due.throwers
        and view.due == tuple(die.name for die in game.starter_due.dice)
        and view.announcer is view.claim is None
        and view.faces == ()
        and view.rolling == ()
    )


def _moment(game: ChinchillerDice, view: ChinchillerView, turn: int) -> bool:
    """Whether the view waits for a roll or for a choice, consistently."""
    blind = view.closed[turn] == EYES
    players = game.players
    left = ((turn + step) % players for step in range(1, players))
    announcer = next(seat for seat in left if view.closed[seat] < EYES) if blind else None
    if view.announcer != announcer or (view.claim is not None and not blind):
        return False
    late = game.options.late and blind  # told when it is challenged, or never (C18)
    if view.throwers:
        if view.throwers != (turn,) or view.actors or (view.claim is not None) != late:
            return False
        return _is_lifted(view) if late else _in_the_air(view, blind)
    chooser = announcer if blind and view.claim is None else turn
    if view.actors != (chooser,) or view.due:
        return False
    if view.faces is None:
        return True
    if late:
        return view.rolling == () and (view.faces == () or view.claim is None)  # or as the announcer says in private
    return view.rolling == () and len(view.faces) == len(BOTH) and (blind or shows_sand(view.faces))


def _is_lifted(view: ChinchillerView) -> bool:
    """A challenged roll is about to be told: both dice, to those who see and to the challenger."""
    sees = view.faces is not None
    told = sees or view.viewer == view.turn
    dice = (DIE.name,) * len(BOTH) if told else ()
    return view.due == dice and (not sees or (view.faces, view.rolling) == ((), BOTH))


def _in_the_air(view: ChinchillerView, blind: bool) -> bool:
    """Which dice are thrown: both at first, then those that show sand."""
    if view.faces is None or view.rolling is None:
        return view.due == ()
    if view.due != (DIE.name,) * len(view.rolling):
        return False
    if not view.faces:
        return view.rolling == BOTH
    thrown = tuple(die for die in BOTH if view.faces[die] in SAND)
    return not blind and bool(thrown) and view.rolling == thrown
