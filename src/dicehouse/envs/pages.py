"""The documentation pages of environments, generated from the code."""

from itertools import groupby

from dicehouse.core.events import SecretEvent
from dicehouse.core.game import AnyGame
from dicehouse.core.options import ListOf, OneOf, OptionInfo, Range, Starter, Switch, option_text
from dicehouse.envs.actions import ActionNumbers
from dicehouse.envs.registration import env_id
from dicehouse.envs.registry import (
    MAX_DECISIONS,
    NAMESPACE,
    games_with_observations,
    observation_spec,
    turn_based_rules,
    version_name,
)
from dicehouse.kit.observation import Layout
from dicehouse.texts import Texts

PAGE = """\
# {title}

<!-- Written by `make env-pages` from the code; change the code, not this page. -->

| | |
|---|---|
| Gymnasium, one table and many | `{id}` |
| PettingZoo, AEC and parallel | `{id}` |
| OpenSpiel | `{namespace}_{name}` |
| players | {low} to {high}, {players} by default |
| actions | `Discrete({actions})`{for_players} |
| observation | `Box` of {size} numbers, float32{for_players} |
| hidden | {hidden} |

## Rules

{rules}

Every statement of the rulebook, with the tests that prove it: [rulebook-coverage.md](../rulebook-coverage.md).

## Turns

{turns}{fixed}

Dice that are due are rolled at once, so that every step is a decision of a player; a game that ends before a player was
asked is skipped. In OpenSpiel dice are chance nodes.

## Observation

PettingZoo and Gymnasium's `make_vec` give a dictionary: `observation`, the numbers below, and `action_mask`, 1 for
every legal action of the player who is asked and 0 for all others. Gymnasium's `make` gives the numbers; the mask is
`info["action_mask"]` and `action_masks()`. OpenSpiel's observation tensor is the same numbers, its
observation string the view as JSON, and its information state everything the player did and was shown. Seats are
counted from the observer: the first is the observer, the next sits to the left. What the observer may not know is 0.

| numbers | what | values |
|---|---|---|
{observation}

Not in it: {omitted}.

## Actions

The number of an action is its place in `Game.all_actions()`; its text is what players write.

| numbers | text |
|---|---|
{action_rows}

An illegal action is refused with an error that says what is legal, and changes nothing. In Gymnasium one table ends
with a reward of -1 instead, because every number of its action space has to be playable, unless it is made with
`illegal="raise"`.

## Reward

{reward}

## End

{end} Play can also repeat for ever, so after {limit} decisions a game is truncated, without rewards
(`max_cycles` in PettingZoo and Gymnasium, `max_game_length` in OpenSpiel).

## Options

| option | values | default | |
|---|---|---|---|
{options}

## Versions

{versions}
"""


BEGIN, END = "<!-- list -->", "<!-- end of list -->"
"""The marks between which the index page is generated."""

SHARED = (
    "Nothing until the game is over. Then a winner alone gets 1, and each of the n - 1 others -1/(n - 1). "
    "Where k share the win, each of them gets (n/k - 1)/(n - 1). So rewards always add up to 0."
)
ALONE = "A player alone gets their points."


def page(game: str) -> str:
    """The page of a game's environments."""
    rules, spec = turn_based_rules(game, None, {}), observation_spec(game)
    texts = Texts("en", game)
    numbering, layout = ActionNumbers(rules), Layout(rules, spec)
    low, high = rules.options_type.seats
    hidden = any(issubclass(kind, SecretEvent) for kind in rules.events.types)
    fixed = "".join(
        f" So the option `{key}` must be `{option_text(value)}`." for key, value in spec.required_options.items()
    )
    return PAGE.format(
        title=rules.title,
        namespace=NAMESPACE,
        name=version_name(game),
        id=env_id(game),
        low=low,
        high=high,
        players=rules.players,
        actions=len(numbering),
        size=layout.size,
        for_players=f" with {rules.players} players",
        hidden="some of it: an observation holds only what its seat may know" if hidden else "nothing",
        rules=texts.say("rules", **rules.options.facts()),
        turns=spec.turns,
        fixed=fixed,
        observation="\n".join(
            f"| {_span(at.start, at.stop)} | {at.field.about} | {at.field.encoder.description} |" for at in layout.spans
        ),
        omitted="; ".join(f"`{field}` ({why})" for field, why in layout.omitted.items()),
        action_rows="\n".join(_action_rows(rules, numbering)),
        reward=SHARED + (f" {ALONE}" if low == 1 else ""),
        end=spec.end,
        limit=f"{MAX_DECISIONS:,}",
        options="\n".join(_option_row(info, texts) for info in rules.options_type.describe()),
        versions="\n".join(f"- v{number}: {line}" for number, line in enumerate(spec.history, start=1)),
    )


def _span(start: int, stop: int) -> str:
    return str(start) if stop == start + 1 else f"{start} to {stop - 1}"


def _action_rows(rules: AnyGame, numbering: ActionNumbers) -> list[str]:
    """One row for each kind of action."""
    texts = [numbering.text(number) for number in range(len(numbering))]
    rows, start = [], 0
    for tag, group in groupby(texts, key=lambda text: text.split()[0]):
        kind = list(group)
        shown = f"`{kind[0]}`" if len(kind) == 1 else f"`{rules.actions.shape(tag)}`, from `{kind[0]}` to `{kind[-1]}`"
        rows.append(f"| {_span(start, start + len(kind))} | {shown} |")
        start += len(kind)
    return rows


def _option_row(info: OptionInfo, texts: Texts) -> str:
    match info.kind:
        case Range(low=low, high=high):
            values = f"{low} to {high}"
        case OneOf(words=words):
            values = ", ".join(f"`{word}`" for word in words)
        case Switch():
            values = "yes or no"
        case ListOf(words=words, low=low, high=high):
            values = f"{low} to {high} of {', '.join(f'`{word}`' for word in words)}"
        case Starter():
            values = "`draw`, or a seat from 0"
    default = ",".join(info.default) if isinstance(info.default, tuple) else str(info.default)
    return f"| `{info.key}` | {values} | `{default}` | {texts.say(f'option-{info.key}')} |"


def replace_list(text: str) -> str:
    """The index page with the current list of all environments."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    rows = []
    for game in games_with_observations():
        rules = turn_based_rules(game, None, {})
        size, actions = Layout(rules, observation_spec(game)).size, len(ActionNumbers(rules))
        rows.append(f"| [{rules.title}]({game}.md) | `{version_name(game)}` | {rules.players} | {actions} | {size} |")
    head = "| game | name | players | actions | numbers seen |\n|---|---|---|---|---|"
    return before + BEGIN + "\n" + "\n".join((head, *rows)) + "\n" + END + after
