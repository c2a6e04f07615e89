"""Whether a view can be a moment of the game at all."""

from dicehouse.games.dixkibluff.actions import in_order
from dicehouse.games.dixkibluff.bets import count
from dicehouse.games.dixkibluff.bots.showdown_result import after
from dicehouse.games.dixkibluff.options import LIVE, SEALED
from dicehouse.games.dixkibluff.rules import DiXkiBluff
from dicehouse.games.dixkibluff.views import DiXkiBluffView


def is_sound(game: DiXkiBluff, view: DiXkiBluffView) -> bool:
    """Everything that can be checked without knowing how it came about."""
    if not isinstance(view, DiXkiBluffView) or not _dice_are(game, view):
        return False
    if view.phase == "draw":
        return _is_draw(game, view)
    if view.turn is None or not _seat(game, view.turn) or not view.dice[view.turn]:
        return False
    if not _last_is(game, view) or not _bet_is(game, view):
        return False
    if view.caller is not None:
        return _is_lifted(game, view)
    check = {"place": _is_place, "throw": _is_throw, "bet": _is_bet, "call": _is_call, "over": _is_over}.get(view.phase)
    return check is not None and check(game, view)


def _dice_are(game: DiXkiBluff, view: DiXkiBluffView) -> bool:
    """As many as the rounds have left: each takes one at most, and none comes from the box."""
    everything = game.players * game.options.dice
    settled = view.round if view.phase == "over" else max(view.round - 1, 0)
    return (
        len(view.dice) == len(view.hands) == game.players
        and all(isinstance(one, int) and one >= 0 for one in view.dice)
        and everything - settled <= sum(view.dice) <= everything
        and (view.phase == "over" or sum(one > 0 for one in view.dice) > 1)
        and (view.winner is not None) == (view.phase == "over")
    )


def _is_draw(game: DiXkiBluff, view: DiXkiBluffView) -> bool:
    names = tuple(die.name for die in game.starter_due.dice)
    return (
        game.starter is None
        and view.dice == (game.options.dice,) * game.players
        and view.hands == (None,) * game.players
        and (view.actors, view.throwers, view.due) == ((), game.starter_due.throwers, names)
        and (view.round, view.turn, view.bettor, view.number, view.symbols, view.last)
        == (0, None, None, None, (), None)
    )


def _last_is(game: DiXkiBluff, view: DiXkiBluffView) -> bool:
    """The last showdown leads to just these dice."""
    last = view.last
    if last is None:
        return view.round == 1 and view.phase != "over" and view.dice == (game.options.dice,) * game.players
    if view.round < (1 if view.phase == "over" else 2) or len(last.hands) != game.players:
        return False
    before = tuple(map(len, last.hands))
    if not (_seat(game, last.bettor) and _seat(game, last.caller)) or last.bettor == last.caller:
        return False
    if not (before[last.bettor] and before[last.caller] and all(_faces_are(game, hand) for hand in last.hands)):
        return False
    counts = tuple(count(last.hands, symbol) for symbol in last.symbols)
    right = all(one == last.number for one in counts) if last.dixe else min(counts) < last.number
    settled = after(game, before, last.bettor, last.caller, last.dixe, right)
    winner, loser = (last.caller, last.bettor) if right else (last.bettor, last.caller)
    return (
        _named_are(game, last.symbols)
        and 1 <= last.number <= sum(before)
        and counts == last.counts
        and (last.winner, last.loser) == (winner, loser)
        and settled.dice == view.dice
    )


def _bet_is(game: DiXkiBluff, view: DiXkiBluffView) -> bool:
    """No bet at all, or one that can stand."""
    if view.number is None:
        return view.bettor is None and view.symbols == ()
    return (
        (view.phase in ("bet", "call") or view.caller is not None)
        and view.bettor is not None
        and _seat(game, view.bettor)
        and view.dice[view.bettor] > 0
        and view.turn == _next(view.dice, view.bettor)
        and 1 <= view.number <= sum(view.dice)
        and _named_are(game, view.symbols)
    )


def _is_lifted(game: DiXkiBluff, view: DiXkiBluffView) -> bool:
    """Dice told late: somebody called, and the hands are lifted one after the other, a placed one first (D14)."""
    placer = _placer(view)
    next_one = view.actors if view.phase == "place" else view.throwers
    if not game.options.late or view.number is None or len(next_one) != 1 or not _seat(game, next_one[0]):
        return False
    telling = next_one[0]
    if view.phase == "place":
        waits = telling == placer and (view.throwers, view.due) == ((), ())
    else:
        waits = view.phase == "throw" and telling != placer and not view.actors
        waits = waits and view.due == (game.die.name,) * view.dice[telling]
    hands = [hand for seat, hand in enumerate(view.hands) if hand is not None and seat != placer]
    return (
        waits
        and view.dice[telling] > 0
        and _seat(game, view.caller if view.caller is not None else -1)
        and view.caller != view.bettor
        and all(_faces_are(game, hand) for hand in hands)
    )


def _is_place(game: DiXkiBluff, view: DiXkiBluffView) -> bool:
    own = view.hands[view.viewer]
    lying = 0 if own is None else len(own)
    return (
        view.last is not None
        and view.turn == view.last.winner
        and (view.actors, view.throwers, view.due) == ((view.turn,), (), ())
        and _others_are_hidden(view)
        and (own is None or (view.viewer == view.turn and 0 < lying < view.dice[view.viewer] and _faces_are(game, own)))
    )


def _is_throw(game: DiXkiBluff, view: DiXkiBluffView) -> bool:
    if len(view.throwers) != 1 or not _seat(game, view.throwers[0]):
        return False
    thrower, placer = view.throwers[0], _placer(view)
    sees = thrower == view.viewer and game.options.knowledge != SEALED
    return (
        view.actors == ()
        and view.dice[thrower] > 0
        and thrower != placer
        and view.due == ((game.die.name,) * view.dice[thrower] if sees else ())
        and (placer is None or view.turn == placer)
        and _own_is(game, view, view.viewer < thrower)
    )


def _is_bet(game: DiXkiBluff, view: DiXkiBluffView) -> bool:
    assert view.turn is not None
    actors: tuple[int, ...] = (view.turn,)
    if view.number is not None and game.options.calls == LIVE:
        order = [(view.turn + step) % game.players for step in range(game.players)]
        actors = tuple(seat for seat in order if view.dice[seat] and seat != view.bettor)
    first = _placer(view)
    return (
        view.actors == actors
        and (view.throwers, view.due) == ((), ())
        and (view.number is not None or first in (None, view.turn))
        and _own_is(game, view, True)
    )


def _is_call(game: DiXkiBluff, view: DiXkiBluffView) -> bool:
    return (
        game.options.calls != LIVE
        and view.number is not None
        and len(view.actors) == 1
        and _seat(game, view.actors[0])
        and view.dice[view.actors[0]] > 0
        and view.actors[0] != view.bettor
        and (view.throwers, view.due) == ((), ())
        and _own_is(game, view, True)
    )


def _is_over(game: DiXkiBluff, view: DiXkiBluffView) -> bool:
    return (
        view.last is not None
        and view.winner == view.turn == view.last.winner
        and view.dice[view.last.winner] == sum(view.dice)
        and tuple(hand or () for hand in view.hands) == view.last.hands
        and (view.actors, view.throwers, view.due) == ((), (), ())
    )


def _own_is(game: DiXkiBluff, view: DiXkiBluffView, thrown: bool) -> bool:
    """One's own hand lies there and is known, exactly when it should be (D3)."""
    own, dice = view.hands[view.viewer], view.dice[view.viewer]
    placed = view.viewer == _placer(view)
    knows = dice > 0 and (placed or (thrown and game.options.knowledge != SEALED))
    if game.options.late:  # the hand is told when it is lifted, or in private (D14)
        knows = own is not None
    if not _others_are_hidden(view) or (own is not None) != knows:
        return False
    return own is None or (len(own) == dice and _faces_are(game, own))


def _placer(view: DiXkiBluffView) -> int | None:
    return None if view.last is None else view.last.winner


def _others_are_hidden(view: DiXkiBluffView) -> bool:
    return all(hand is None for seat, hand in enumerate(view.hands) if seat != view.viewer)


def _faces_are(game: DiXkiBluff, hand: tuple[str, ...]) -> bool:
    return isinstance(hand, tuple) and all(face in game.faces for face in hand)


def _named_are(game: DiXkiBluff, symbols: tuple[str, ...]) -> bool:
    """Some of the symbols, each once, in their order."""
    known = all(symbol in game.symbols for symbol in symbols)
    return known and len(symbols) == len(set(symbols)) > 0 and symbols == in_order(symbols)


def _seat(game: DiXkiBluff, seat: int) -> bool:
    return isinstance(seat, int) and 0 <= seat < game.players


def _next(dice: tuple[int, ...], seat: int) -> int:
    return next(other for step in range(1, len(dice) + 1) if dice[other := (seat + step) % len(dice)])
