"""The checks of `GameSpec` fields fail where a part breaks its contract: real specs, each with one faulty part."""

from typing import Any, ClassVar

import msgspec
import numpy as np
import pytest
from msgspec.structs import replace

import pig as pig_package
from dicehouse.batch.compiled import _compiled
from dicehouse.bots.levels import _evaluator
from dicehouse.core.errors import DicehouseError
from dicehouse.core.game import AnyGame, Choice, Outcome
from dicehouse.core.viewers import ARCHIVE
from dicehouse.games import dixkibluff, gonuts, spec
from dicehouse.games.chili.events import Turned
from dicehouse.games.gonuts.actions import Bank
from dicehouse.games.gonuts.bots.solver import WINS
from dicehouse.games.gonuts.events import RoundBegan
from dicehouse.kit.batch.policy_play import Policies
from dicehouse.kit.bot import Bot, Candidate, RandomBot
from dicehouse.kit.drawing import PLAIN, Drawing
from dicehouse.kit.lesson import Move
from dicehouse.kit.paper import Document, Paragraph, Sheet
from dicehouse.kit.reasons import Explainer, Reason
from dicehouse.kit.statistics import CountedEvent
from dicehouse.kit.story import Place, Steps, Storyteller
from dicehouse.testing import SPEC_CHECKS
from dicehouse.testing.spec_checks import check_drawing_of_every_view, check_texts_in_every_language

REAL = gonuts.SPEC


class AlwaysBanks(Bot):
    """Names an action although it may not be legal."""

    def _candidates(self, view: Any, choices: tuple[Choice, ...]) -> tuple[Candidate, ...]:
        return (Candidate(Bank(), 0.0, 1.0),)


class Fickle(Bot):
    """Answers differently every time."""

    def _candidates(self, view: Any, choices: tuple[Choice, ...]) -> tuple[Candidate, ...]:
        first = self.random.random()
        return tuple(Candidate(each.action, first, 1 / len(choices)) for each in choices)


class Optimist:
    """An evaluator that says of every position that everybody wins."""

    def __init__(self, game: Any) -> None:
        self._judge = REAL.evaluator()(game)  # type: ignore[misc]

    def __getattr__(self, name: str) -> Any:
        return getattr(self._judge, name)

    def position(self, *_: Any) -> tuple[float, ...]:
        return (1.0,) * self._judge.game.players


class LosersFirst(Storyteller):
    """Ranks by few points."""

    def places(self, game: AnyGame, steps: Steps, outcome: Outcome) -> tuple[Place, ...]:
        return super().places(game, steps, outcome)[::-1]


class Foreign(Storyteller):
    """Divides the game by events of another one."""

    chapters = (Turned,)


class Nameless(Storyteller):
    """Has a feat without a text."""

    def feats(self, game: AnyGame, steps: Steps, outcome: Outcome) -> dict[str, tuple[int, ...]]:
        return {"juggling": outcome.scores}


class ForgetsTheScores:
    """A compiled game of which the states have no scores."""

    required_options: ClassVar[dict[str, object]] = {}

    def __init__(self, game: Any) -> None:
        self._compiled = REAL.compiled()(game)  # type: ignore[misc]

    def __getattr__(self, name: str) -> Any:
        return getattr(self._compiled, name)

    def state(self, numbers: Any) -> Any:
        state = self._compiled.state(numbers)
        return msgspec.structs.replace(state, scores=(0,) * len(state.scores))


class Unheard(Explainer):
    """Gives a reason that no text says."""

    def explain(self, *_: Any) -> tuple[Reason, ...]:
        return (Reason("why-not"),)


class Chatty(Explainer):
    """Says more than anybody reads."""

    def explain(self, *_: Any) -> tuple[Reason, ...]:
        return (Reason("why-roll-free"),) * 3


class Speechless(Explainer):
    """Speaks of decisions only as others do, and of rolls with a text that is not there."""

    def explain(self, *_: Any) -> tuple[Reason, ...]:
        return (Reason("why-roll-free"),)

    def landed(self, *_: Any) -> tuple[Reason, ...]:
        return (Reason("why-not"),)


def _lesson(*steps: Any) -> Any:
    lesson = REAL.lesson()  # type: ignore[misc]
    return lambda: lesson._replace(steps=(*lesson.steps[:1], *steps))


def _observation(**changes: Any) -> Any:
    return lambda: msgspec.structs.replace(REAL.observation(), **changes)  # type: ignore[misc]


def _paper(**changes: Any) -> Any:
    return lambda: msgspec.structs.replace(REAL.paper(), **changes)  # type: ignore[misc]


STATISTICS = REAL.statistics()
POLICIES = Policies(lambda *_: "", lambda *_: None)

FAULTS: list[tuple[str, Any]] = [
    ("drawing", lambda: Drawing(lambda *_: [])),
    ("drawing", lambda: PLAIN._replace(lists=("juggle",))),
    ("lesson", _lesson(Move(0, "bank", "bank"))),
    ("lesson", _lesson()),
    ("statistics", lambda: (CountedEvent("turned", Turned),)),
    ("statistics", lambda: (CountedEvent("round", RoundBegan, (("colour", 1),)),)),
    ("statistics", lambda: (*STATISTICS, *STATISTICS)),
    ("story", LosersFirst),
    ("story", Foreign),
    ("story", Nameless),
    ("theme", lambda: lambda view, best, other: "juggling"),
    ("paper", _paper(sheets={})),
    ("paper", _paper(package="dicehouse.games.chili")),
    ("paper", _paper(sheets={"poster": Sheet(lambda *_: Document("Poster", (Paragraph("Nuts!"),)))})),
    ("paper", _paper(sheets={"rules": Sheet(lambda _, words: Document(words.say("paper-rules"), ()))})),
    ("bots", {"regular": lambda: AlwaysBanks}),
    ("bots", {"regular": lambda: Fickle}),
    ("needs_numpy", ("juggler",)),
    ("needs_numpy", ("novice", "regular", "expert", "master", "perfect")),
    ("evaluator", lambda: Optimist),
    ("explainer", lambda: lambda judge: Unheard()),
    ("explainer", lambda: lambda judge: Chatty()),
    ("explainer", lambda: lambda judge: Speechless()),
    ("solved_where", {"round": ("live",)}),
    ("solved_where", {"round": ("beets",)}),
    ("solved_where", {"colour": ("red",)}),
    ("solver", lambda: lambda game: None),
    ("value_tables", lambda: ()),
    ("value_tables", lambda: (WINS._replace(ignored={"target": "mutant"}),)),
    ("table_makers", {"no name": lambda: lambda progress: None}),
    ("table_makers", {"solver": lambda: lambda: None}),
    ("observation", _observation(omitted={})),
    ("observation", _observation(omitted={"target": ""})),
    ("compiled", lambda: ForgetsTheScores),
    ("compiled_observation", None),
    ("policies", lambda: POLICIES),
]


def _fails(name: str) -> list[str]:
    """The names of the checks of a field that do not pass."""
    failed = []
    for check in SPEC_CHECKS[name]:
        try:
            check(spec("gonuts"))
        except (AssertionError, TypeError, DicehouseError, LookupError, IndexError, FileNotFoundError):
            failed.append(check.__name__)
    return failed


@pytest.fixture(autouse=True)
def fresh_caches() -> Any:
    """Evaluators and compiled games are cached by name; faulty ones must not stay."""
    _forget()
    yield
    _forget()


def _forget() -> None:
    _compiled.cache_clear()
    _evaluator.cache_clear()


@pytest.mark.parametrize(
    ("field", "part"), FAULTS, ids=[f"{field}-{number}" for number, (field, _) in enumerate(FAULTS)]
)
def test_a_faulty_part_is_found(field: str, part: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gonuts, "SPEC", replace(REAL, **{field: part}))
    assert _fails(field)


def test_a_part_that_cannot_be_loaded_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> object:
        raise LookupError("moved")

    monkeypatch.setattr(gonuts, "SPEC", replace(REAL, preload_jit=missing))
    assert _fails("preload_jit")


def test_a_compiled_observation_with_wrong_arrays_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    found = REAL.compiled_observation()  # type: ignore[misc]

    def prepare(code: Any, layout: Any) -> Any:
        arrays = found.prepare(code, layout)
        return arrays._replace(nodes=np.zeros_like(arrays.nodes))

    faulty = found._replace(prepare=prepare)
    monkeypatch.setattr(gonuts, "SPEC", replace(REAL, compiled_observation=lambda: faulty))
    assert _fails("compiled_observation")


def test_a_drawing_that_shows_secrets_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """It keeps every archive view it has drawn, and shows what it saw last."""
    seen: list[Any] = []

    def sketch(view: Any, *_: Any) -> list[str]:
        seen.append(view)
        last = next((each for each in reversed(seen) if each.viewer == ARCHIVE), None)
        return [str(len(seen)), str(last)]

    monkeypatch.setattr(dixkibluff, "SPEC", replace(dixkibluff.SPEC, drawing=lambda: Drawing(sketch)))
    with pytest.raises(AssertionError):
        check_drawing_of_every_view(spec("dixkibluff"))


def test_a_missing_text_is_found(pig: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pig_package, "SPEC", replace(pig_package.SPEC, bots={"novice": lambda: RandomBot}))
    with pytest.raises(AssertionError, match="bot-novice"):
        check_texts_in_every_language(spec(pig))
