"""Why to stop, to roll, to claim or to look in Chinchiller Dice: chances of the dice, and what is to be believed."""

from collections.abc import Sequence

from dicehouse.core.events import Event
from dicehouse.core.game import Action
from dicehouse.games.chinchiller.actions import Accept, Claim, Reroll, Take
from dicehouse.games.chinchiller.bots.evaluator import ChinchillerEvaluator
from dicehouse.games.chinchiller.bots.throw_odds import CLOSES, HANDS, THROWS, kept
from dicehouse.games.chinchiller.events import Rolled
from dicehouse.games.chinchiller.rules import EYES
from dicehouse.games.chinchiller.sand import CLAIMS, challenged, closes_an_eye, worth
from dicehouse.games.chinchiller.views import ChinchillerView
from dicehouse.kit.arrays import np
from dicehouse.kit.bot import Candidate
from dicehouse.kit.evaluator import Memory
from dicehouse.kit.reasons import Blank, Explainer, Reason, rival

SEEN = 1e-6
"""Claims that are made less often are never made: what to believe of them is not known."""


class ChinchillerExplainer(Explainer):
    """Speaks to the player who rolls, to the one who announces, and to the blind one."""

    def __init__(self, judge: ChinchillerEvaluator) -> None:
        self._judge = judge

    def explain(
        self, view: ChinchillerView, memory: Memory, candidates: Sequence[Candidate], played: Action | None
    ) -> tuple[Reason, ...]:
        """The chances of the choice, and what is at stake."""
        best, other = rival(candidates, played)
        if isinstance(best.action, Take | Reroll):
            return self._rolling(view, memory, isinstance(best.action, Take))
        if isinstance(best.action, Claim):
            assert other is not None
            assert isinstance(other.action, Claim)
            return self._claiming(view, memory, best.action.amount, None if played is None else other.action.amount)
        return self._answering(view, memory, isinstance(best.action, Accept))

    # --- rolls and leads ---

    def landed(
        self, before: ChinchillerView, memory: Memory, after: ChinchillerView, events: tuple[Event, ...], lucky: bool
    ) -> tuple[Reason, ...]:
        """How much sand such dice show, or how often they close an eye."""
        if before.turn is None:
            return ()
        if before.claim is not None:  # told late, after the challenge (C18)
            return (self._claimed(before, memory, before.claim),)
        assert before.faces is not None
        assert before.rolling is not None
        faces = next(one.faces for one in events if isinstance(one, Rolled))
        assert faces is not None
        lying = tuple(face for die, face in enumerate(before.faces) if die not in before.rolling)
        throws = THROWS[HANDS.index(tuple(sorted(lying)))]
        if before.announcer is None and closes_an_eye(faces):
            eye = Reason("why-landed-eye", {"chance": sum(one.chance for one in throws if one.then == CLOSES)})
            second = before.closed[before.turn] == EYES - 1 and not after.winners
            return (eye, Reason("why-landed-blind")) if second else (eye,)
        sand, mean = worth(faces), sum(one.chance * CLAIMS[one.amount] for one in throws)
        much = sand >= mean
        chance = sum(one.chance for one in throws if sand == CLAIMS[one.amount] or (CLAIMS[one.amount] > sand) == much)
        blanks: dict[str, Blank] = {"sand": sand, "chance": chance, "mean": mean}
        shown = Reason("why-landed-much" if much else "why-landed-little", blanks)
        if before.announcer is None:
            return (shown,)
        return shown, Reason("why-landed-owed", {"seat": before.announcer, "sand": sand})

    def decided(self, view: ChinchillerView, memory: Memory, winner: int) -> tuple[Reason, ...]:
        """How far the winner is ahead, and who can still see."""
        if view.games > 1:  # what counts is the sand of all games
            return ()
        piles = view.piles or self._judge.piles(view, memory)
        ahead = piles[winner] - max(pile for seat, pile in enumerate(piles) if seat != winner)
        if view.winners and not ahead:
            return (Reason("why-decided-later", {"seat": winner}),)
        eyes = [EYES - closed for closed in view.closed]
        mine: dict[str, Blank] = {"seat": winner, "open": eyes[winner], "openOther": sum(eyes) - eyes[winner]}
        reasons = [Reason("why-decided-ahead", {"seat": winner, "ahead": ahead})] if ahead > 0 else []
        return (*reasons, *([] if view.winners else [Reason("why-decided-eyes", mine)]))

    def _claimed(self, view: ChinchillerView, memory: Memory, amount: int) -> Reason:
        """How likely a claim was true before the dice were told."""
        claim, blind = CLAIMS.index(amount), self._judge.blind_turn(view, memory)
        if blind.mix[:, claim].sum() < SEEN:
            return Reason("why-claim-odd", {"amount": amount})
        return Reason("why-claim-odds", {"amount": amount, "chance": float(blind.posterior(claim)[claim])})

    # --- a player who sees ---

    def _rolling(self, view: ChinchillerView, memory: Memory, take: bool) -> tuple[Reason, ...]:
        assert view.faces is not None
        sand = worth(view.faces)
        throws = THROWS[HANDS.index(kept(view.faces))]
        eye = sum(throw.chance for throw in throws if throw.then == CLOSES)
        more = sum(throw.chance for throw in throws if throw.then != CLOSES and CLAIMS[throw.amount] > sand)
        if more:
            blanks: dict[str, Blank] = {"sand": sand, "chanceMore": more, "chanceEye": eye}
            first = Reason("why-take" if take else "why-reroll", blanks)
        else:
            first = Reason("why-take-most" if take else "why-reroll-most", {"sand": sand, "chanceEye": eye})
        stakes = self._stakes(view, self._judge.piles(view, memory), take)
        return (first,) if stakes is None else (first, stakes)

    def _stakes(self, view: ChinchillerView, piles: tuple[int, ...], take: bool) -> Reason | None:
        """What an eye would mean, or how far the others are."""
        assert view.faces is not None
        me, sand = view.viewer, worth(view.faces)
        others = [seat for seat in range(len(piles)) if seat != me]
        rich = max(others, key=lambda seat: piles[seat])
        behind = piles[rich] - piles[me]
        last_eye = view.closed[me] == EYES - 1
        if last_eye and all(view.closed[seat] == EYES for seat in others):
            if behind > 0:
                return Reason("why-end-loses", {"seat": rich, "behind": behind})
            return None if take else Reason("why-end-wins")  # of equal piles, that of the later second eye is first
        if take:
            return Reason("why-second-eye") if last_eye else None
        return Reason("why-behind", {"seat": rich, "behind": behind}) if behind > sand else None

    # --- the announcer ---

    def _claiming(self, view: ChinchillerView, memory: Memory, best: int, played: int | None) -> tuple[Reason, ...]:
        assert view.faces is not None
        assert view.turn is not None
        actual, me = worth(view.faces), view.viewer
        believe = self._judge.blind_turn(view, memory).believe
        trust = {amount: float(share) for amount, share in zip(CLAIMS, believe, strict=True)}
        if best == actual:
            fine = challenged(actual, actual)[1]
            said: dict[str, Blank] = {"amount": best, "fine": fine} if fine else {"amount": best, "seat": view.turn}
            first = Reason("why-claim-true-low" if fine else "why-claim-true", said)
        elif best < actual:
            said = {"amount": best, "saved": actual - best, "sand": actual, "chance": trust[best]}
            first = Reason("why-claim-low", said)
        else:
            first = Reason("why-claim-high", {"amount": best, "sand": actual, "chance": trust[best]})
        if played not in (None, actual) and trust[played] < trust[best]:
            return first, Reason("why-claim-caught", {"amount": played, "chance": 1 - trust[played], "sand": actual})
        if played is not None and played > best:
            return first, Reason("why-claim-dear", {"amount": played, "more": played - best})
        return first, self._eye_at_stake(view, me)

    def _eye_at_stake(self, view: ChinchillerView, me: int) -> Reason:
        return Reason("why-lie-blind" if view.closed[me] == EYES - 1 else "why-lie-eye")

    # --- the blind player ---

    def _answering(self, view: ChinchillerView, memory: Memory, trust: bool) -> tuple[Reason, ...]:
        assert view.claim is not None
        claim = CLAIMS.index(view.claim)
        blind = self._judge.blind_turn(view, memory)
        assert view.announcer is not None
        blanks: dict[str, Blank] = {"fine": challenged(view.claim, view.claim)[1], "seat": view.announcer}
        if blind.mix[:, claim].sum() < SEEN:
            sure = trust and not blanks["fine"]  # what is sure speaks for trust; that looking is free does not
            second = Reason("why-trust-odd", {"sand": view.claim}) if sure else Reason("why-look-odd", blanks)
            return self._claimed(view, memory, view.claim), second
        first = self._claimed(view, memory, view.claim)
        lies = np.delete(blind.posterior(claim), claim)
        if lies.sum() > SEEN:
            owed = float(lies @ np.delete(np.array(CLAIMS), claim) / lies.sum())
            text = "why-look-blinds" if view.closed[view.announcer] == EYES - 1 else "why-look"
            return first, Reason(text, {**blanks, "mean": owed})
        return (first,)
