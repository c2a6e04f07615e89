"""Write the TypeScript types of the browser client anew, from the msgspec structs of server and games.

`make types-ts` runs it. The files lie in web/src/house/generated/: `protocol.ts` (WebSocket messages), `api.ts`
(bodies of HTTP requests and answers) and `events/<game>.ts` (events, actions and view of each game); for unit tests
`games.json`, the answer to `GET /api/games`. A test compares them with what this script writes.
"""

import ast
import inspect
import re
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec.inspect import (
    AnyType,
    BoolType,
    CollectionType,
    DictType,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    NoneType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    VarTupleType,
    type_info,
)

from dicehouse import games
from dicehouse.coach.daily import Comparison
from dicehouse.core.notation import Notation
from dicehouse.core.options import OptionInfo
from dicehouse.dice import Proof
from dicehouse.kit.story import Story
from dicehouse.server import (
    daily,
    entries,
    http_messages,
    http_paper,
    lessons,
    portraits,
    protocol,
    puzzles,
    table_changes,
    table_state,
    terms,
)
from dicehouse.server.contributions import Stage
from dicehouse.server.requests import game_info

FOLDER = Path(__file__).parent.parent / "web" / "src" / "house" / "generated"
HEAD = "// Written by scripts/typescript.py from the structs of the server: `make types-ts` writes it anew.\n"
ALIASES: Mapping[str, Any] = {
    "Reaction": protocol.Reaction,
    "EntryKind": protocol.EntryKind,
    "Phase": table_state.Phase,
    "Stage": Stage,
    "Away": terms.Away,
    "Departure": entries.Departure,
    "Missing": entries.Missing,
    "Portrait": portraits.Portrait,
    "ReviewState": http_messages.ReviewState,
}
"""Literal types that have a name of their own in TypeScript."""
NARROWED: Mapping[tuple[str, str], str] = {
    ("Moment", "view"): "View",
    ("Told", "view"): "View",
    ("Welcome", "options"): "Options",
    ("TableInfo", "options"): "Options",
    ("ListedTable", "options"): "Options",
    ("LessonTold", "options"): "Options",
    ("ReplayPage", "options"): "Options",
    ("ReplayPage", "start"): "View",
    ("Position", "options"): "Options",
    ("Position", "view"): "View",
    ("ReviewTold", "options"): "Options",
    ("Comparison", "view"): "View",
    ("Comparison", "best_view"): "View",
    ("GameInfo", "options"): "OptionInfo[]",
    ("OptionInfo", "default"): "OptionValue",
    ("OptionInfo", "table_default"): "OptionValue",
    ("Reacted", "reaction"): "Reaction",
    ("Advice", "measure"): '"win" | "points"',
}
"""Fields whose Python type says less than is known: `Any`, or a string. `View` and the like are in ../protocol."""
BY_HAND = ("Options", "OptionValue", "View")
REQUESTS = (
    protocol.FromClient,
    http_messages.OpenTable,
    http_messages.TakeSeat,
    http_messages.BringGame,
    http_messages.TakeAway,
    http_messages.WantNext,
    table_changes.ChangeTable,
    http_messages.ManyGames,
)
"""What clients send: a field with a default may be left out."""
ANSWERS = (
    terms.Terms,
    http_messages.OpenedTable,
    http_messages.OpenedDaily,
    daily.DailyInfo,
    Comparison,
    http_messages.TakenSeat,
    http_messages.BroughtGame,
    http_messages.GameInfo,
    OptionInfo,
    http_messages.TableInfo,
    http_messages.HouseInfo,
    http_messages.ListedTable,
    http_messages.Found,
    http_messages.NextTable,
    http_messages.Problem,
    lessons.LessonTold,
    Proof,
    Story,
    http_messages.ReplayPage,
    http_messages.MistakesTold,
    http_paper.SheetList,
    puzzles.PuzzlePage,
    puzzles.DailyPuzzle,
    http_messages.ReviewTold,
    http_messages.StepChoices,
    http_messages.LuckTold,
    http_messages.DiceTold,
)
"""What the HTTP API answers with; of `GameInfo`, options are told apart by their kinds."""


def write_all() -> dict[str, str]:
    """All files: their paths below the folder, with their texts."""
    messages = structs_of(protocol.ToClient, protocol.FromClient)
    bodies = {name: kind for name, kind in structs_of(*REQUESTS[1:], *ANSWERS).items() if name not in messages}
    received = structs_of(*REQUESTS)
    files = {"protocol.ts": _protocol(messages, received), "api.ts": _api(bodies, received, messages)}
    for spec in map(games.spec, games.names()):
        files[f"events/{spec.name}.ts"] = _game(spec.rules)
    described = msgspec.json.encode([game_info(name) for name in games.names()])
    return files | {"games.json": msgspec.json.format(described, indent=1).decode() + "\n"}


def _protocol(messages: Mapping[str, type], received: Mapping[str, type]) -> str:
    reactions = ", ".join(map(_quoted, get_args(protocol.Reaction)))
    body = [
        f"export const VERSION = {protocol.VERSION};\n",
        f"export const REACTIONS = [{reactions}] as const;\n",
        f"export const PORTRAITS = [{', '.join(map(_quoted, portraits.PORTRAITS))}] as const;\n",
        *(f"export type {name} = {_union(get_args(alias))};\n" for name, alias in ALIASES.items()),
        *(_interface(kind, sent=name not in received) for name, kind in messages.items()),
        f"/** What a table sends. */\nexport type ToClient = {_names(protocol.ToClient)};\n",
        f"/** What a client sends. */\nexport type FromClient = {_names(protocol.FromClient)};\n",
    ]
    return _file(body, {"../protocol": BY_HAND})


def _api(bodies: Mapping[str, type], received: Mapping[str, type], messages: Iterable[str]) -> str:
    body = [_interface(kind, sent=name not in received) for name, kind in bodies.items()]
    return _file(body, {"../protocol": BY_HAND, "./protocol": (*ALIASES, *messages)})


def _game(rules: Any) -> str:
    view = get_type_hints(rules._view)["return"]
    remembered = list(_remembered(rules.events))
    body = [_forms("Events", "What can happen", rules.events), _forms("Actions", "What can be done", rules.actions)]
    body += [_interface(kind, sent=True) for kind in structs_of(view).values()]
    if remembered:
        about = "/** What a table goes on showing of events, although no view has it. */"
        body.append("\n".join([about, "export interface Remembered {", *_indented(remembered), "}\n"]))
    return _file(body, {})


def _remembered(notation: Notation[Any]) -> Iterator[str]:
    """What is remembered of events, each once, as lines."""
    found: dict[str, str] = {}
    for kind in notation.types:
        info = type_info(kind)
        assert isinstance(info, StructType)
        types = {field.name: " | ".join(_parts(field.type)) for field in info.fields}
        for change in kind.remembered:
            if change.value:
                value = types[change.value]
                written = f"Record<number, {value}>" if change.at else value
                assert found.setdefault(change.field, written) == written, change
    return (f"{name}: {written};" for name, written in found.items())


def _forms(name: str, about: str, notation: Notation[Any]) -> str:
    """The fields of every form of a notation by its tag."""
    lines = [f"/** {about}: the fields of each text by its first word. */", f"export interface {name} {{"]
    for kind, tag in notation.types.items():
        lines += _indented(_comment(inspect.getdoc(kind) or ""))
        fields = list(_fields(kind, sent=True))
        if fields:
            lines += [f"  {tag}: {{", *_indented(_indented(fields)), "  };"]
        else:
            lines.append(f"  {tag}: Record<string, never>;")
    return "\n".join([*lines, "}\n"])


def _interface(kind: type[Any], *, sent: bool) -> str:
    lines = [*_comment(inspect.getdoc(kind) or ""), f"export interface {kind.__name__} {{"]
    if kind.__struct_config__.tag is not None:
        lines.append(f"  {kind.__struct_config__.tag_field}: {_quoted(kind.__struct_config__.tag)};")
    return "\n".join([*lines, *_indented(_fields(kind, sent=sent)), "}\n"])


def _fields(kind: type[Any], *, sent: bool) -> Iterator[str]:
    """The fields of a struct as lines.

    A struct that is sent has all its fields, or leaves out those that have their default, and then no null that is one.
    """
    info = type_info(kind)
    assert isinstance(info, StructType)
    optional = not sent or kind.__struct_config__.omit_defaults
    about = _field_docs(kind)
    for field in info.fields:
        parts = _parts(field.type)
        if sent and optional and field.default is None:
            parts = [part for part in parts if part != "null"]
        written = NARROWED.get((kind.__name__, field.name)) or " | ".join(parts)
        yield from _comment(about.get(field.name, ""))
        yield f"{field.encode_name}{'?' if optional and not field.required else ''}: {written};"


def _parts(kind: Type) -> list[str]:
    """The alternatives of a type in TypeScript."""
    match kind:
        case UnionType(types=types):
            return list(dict.fromkeys(part for one in types for part in _parts(one)))
        case LiteralType(values=values):
            named = next((name for name, alias in ALIASES.items() if set(get_args(alias)) == set(values)), None)
            return [named or _union(values)]
        case ListType(item_type=item) | VarTupleType(item_type=item):
            return [f"({' | '.join(_parts(item))})[]" if len(_parts(item)) > 1 else f"{_parts(item)[0]}[]"]
        case TupleType(item_types=items):
            return [f"[{', '.join(' | '.join(_parts(item)) for item in items)}]"]
        case DictType(value_type=value):
            return [f"Record<string, {' | '.join(_parts(value))}>"]
        case StructType(cls=cls):
            return [cls.__name__]
    return [_PLAIN[type(kind)]]


_PLAIN: Mapping[type[Type], str] = {
    AnyType: "unknown",
    BoolType: "boolean",
    FloatType: "number",
    IntType: "number",
    NoneType: "null",
    StrType: "string",
}


def structs_of(*kinds: Any) -> dict[str, type]:
    """All structs that these types hold, by their names, those that hold others first."""
    found: dict[str, type] = {}

    def look(kind: Type) -> None:
        match kind:
            case StructType(cls=cls, fields=fields):
                assert found.setdefault(cls.__name__, cls) is cls, f"two structs are called {cls.__name__}"
                for field in fields:
                    look(field.type)
            case UnionType(types=types) | TupleType(item_types=types):
                for one in types:
                    look(one)
            case CollectionType(item_type=item):
                look(item)
            case DictType(value_type=value):
                look(value)

    for kind in kinds:
        look(type_info(kind))
    return found


def _field_docs(kind: type[Any]) -> dict[str, str]:
    """The docstrings below the fields of a struct, inherited ones as well."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if base is msgspec.Struct or not issubclass(base, msgspec.Struct):
            continue
        (tree,) = ast.parse(textwrap.dedent(inspect.getsource(base))).body
        assert isinstance(tree, ast.ClassDef)
        for field, after in zip(tree.body, tree.body[1:], strict=False):
            match field, after:
                case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str() as text)):
                    found[name] = inspect.cleandoc(text)
    return found


def _file(body: Iterable[str], known: Mapping[str, Iterable[str]]) -> str:
    """A file, with imports of what it uses."""
    text = "\n".join(body)
    words = set(re.findall(r"\w+", re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)))
    imports = [
        f'import type {{ {", ".join(used)} }} from "{place}";\n'
        for place, names in known.items()
        if (used := sorted(words & set(names) - _declared(text)))
    ]
    return "\n".join([HEAD + "".join(imports), text])


def _declared(text: str) -> set[str]:
    return set(re.findall(r"^export (?:interface|type|const) (\w+)", text, flags=re.MULTILINE))


def _comment(text: str) -> list[str]:
    """The first paragraph of a docstring, with null where Python has None."""
    lines = re.sub(r"\bNone\b", "null", text.partition("\n\n")[0]).splitlines()
    if len(lines) < 2:
        return [f"/** {line} */" for line in lines]
    return ["/**", *(f" * {line}" for line in lines), " */"]


def _indented(lines: Iterable[str]) -> list[str]:
    return [f"  {line}" for line in lines]


def _names(union: Any) -> str:
    return " | ".join(kind.__name__ for kind in get_args(union))


def _union(values: Iterable[object]) -> str:
    return " | ".join(map(_quoted, values))


def _quoted(value: object) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    for path, text in write_all().items():
        (FOLDER / path).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / path).write_text(text)
