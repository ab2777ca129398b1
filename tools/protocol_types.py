"""Writes ``web/src/protocol.ts``: the browser's types, from the structs that the house sends and takes; and
``web/src/games/<game>/protocol.ts``: what that game shows.

python -m tools.protocol_types          writes the files
python -m tools.protocol_types --check  says whether any is stale
"""

from __future__ import annotations

import sys
import typing
from pathlib import Path

import msgspec
from msgspec import inspect

from camarilla.core import registry
from camarilla.core.hints import Layout
from camarilla.core.message import Argument
from camarilla.core.rules import AnyRules, Rules
from camarilla.core.view import Open, Own, Preview, Setting
from camarilla.house import protocol
from camarilla.house.people.passwords import Account
from camarilla.house.people.person import Person, Wishes
from camarilla.house.services.advice import Hint, Review
from camarilla.house.services.ratings import Ranked
from camarilla.house.services.statistics import PersonFigures, TableFigures
from camarilla.house.services.table_store import Listed
from camarilla.house.web import account, alerts, errors, games, profile, results, tables

SOURCES = Path(__file__).parent.parent / "web" / "src"

HEAD = """// Written by tools/protocol_types.py from the house's structs. Do not edit: run `make types`.

"""

TO_THE_HOUSE: list[type] = [
    *typing.get_args(protocol.Command),
    tables.NewTable,
    tables.SitDown,
    tables.Readiness,
    tables.BotSeat,
    Wishes,
    Account,
    account.NewPassword,
    profile.Vacation,
    tables.WhichSeat,
    alerts.Reach,
]
FROM_THE_HOUSE: list[type] = [
    *typing.get_args(protocol.News),
    protocol.Now,
    Listed,
    games.GameInfo,
    Layout,
    results.Replay,
    results.OpenReplay,
    errors.Refusal,
    account.Me,
    Person,
    profile.Profile,
    Ranked,
    Hint,
    Review,
    TableFigures,
    PersonFigures,
    account.AccountInfo,
    alerts.Reached,
]
PARTS_OF_A_VIEW: tuple[type, ...] = (Setting, Open, Own)
"""What every game's view has, whatever a game adds to it."""
WITH_ANY_TAG = (Setting, Preview)
"""Games extend these, each with a tag of its own."""
VIEW = """export interface View<S extends Setting, O extends Open, W extends Own> {
  setting: S;
  open: O;
  own: W | null;
}"""
PLAIN = {
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def parts_of(rules: AnyRules) -> tuple[type, ...]:
    """Setting, open and own part of a game: ``MyRules(Rules[MyPosition, MyView, MyEdition])`` names its view second."""
    bases = vars(type(rules))["__orig_bases__"]
    view = next(typing.get_args(base)[1] for base in bases if typing.get_origin(base) is Rules)
    return typing.get_args(view)


def previews_of(rules: AnyRules) -> list[type]:
    """What a game's previews hold, where it has some."""
    package = type(rules).__module__
    return [preview for preview in Preview.__subclasses__() if preview.__module__.startswith(f"{package}.")]


class Writer:
    """Collects the types of a file, each under its own name. ``shared``: another file, whose types are imported."""

    def __init__(self, shared: Writer | None = None) -> None:
        self.written: dict[str, str] = {}
        self.imported: set[str] = set()
        self._shared = shared
        self._names: dict[type, str] = {}
        self._arguments = ""
        self._arguments = self.type(inspect.type_info(Argument))
        self.imported.clear()

    def add(self, struct: type, optional: bool = False) -> str:
        """The name of a struct's type. ``optional``: fields with a default may be left out, on the way to us."""
        if self._shared is not None and struct in self._shared._names:
            return self._import(self._shared._names[struct])
        name = self._names.setdefault(struct, struct.__name__)
        if list(self._names.values()).count(name) > 1:
            raise SystemExit(f"two types are called {name}: {struct.__module__} has the later one")
        if name not in self.written:
            self.written[name] = ""
            info = typing.cast(inspect.StructType, inspect.type_info(struct))
            if info.array_like:
                self.written[name] = self._tuple(name, info)
            else:
                self.written[name] = self._interface(name, struct, info, optional)
        return name

    def add_union(self, name: str, members: typing.Iterable[str]) -> None:
        self.written[name] = f"export type {name} = {' | '.join(dict.fromkeys(members))};"

    def _import(self, name: str) -> str:
        self.imported.add(name)
        return name

    def _interface(self, name: str, struct: type, info: inspect.StructType, optional: bool) -> str:
        lines = [f"export interface {name} {{"]
        if info.tag_field is not None:
            lines.append(f"  {info.tag_field}: {'string' if struct in WITH_ANY_TAG else _json(info.tag)};")
        left_out = optional or struct.__struct_config__.omit_defaults  # type: ignore[attr-defined]
        for field in info.fields:
            mark = "?" if left_out and not field.required else ""
            lines.append(f"  {field.encode_name}{mark}: {self.type(field.type)};")
        return "\n".join([*lines, "}"])

    def _tuple(self, name: str, info: inspect.StructType) -> str:
        """A struct that is sent as an array, its tag first."""
        items = [f"{field.encode_name}: {self.type(field.type)}" for field in info.fields]
        tag = [] if info.tag is None else [f"is: {_json(info.tag)}"]
        return f"export type {name} = [{', '.join([*tag, *items])}];"

    def type(self, info: inspect.Type) -> str:
        """A type as TypeScript writes it."""
        if isinstance(info, inspect.Metadata):
            return self.type(info.type)
        if isinstance(info, inspect.StructType):
            return self.add(info.cls)
        if isinstance(info, inspect.UnionType):
            return self._union(" | ".join(dict.fromkeys(self.type(member) for member in info.types)))
        if isinstance(info, inspect.LiteralType):
            return " | ".join(_json(value) for value in info.values)
        if isinstance(info, inspect.DictType):
            return f"Record<string, {self.type(info.value_type)}>"
        if isinstance(info, inspect.TupleType):
            return f"[{', '.join(self.type(item) for item in info.item_types)}]"
        if isinstance(info, inspect.ListType | inspect.VarTupleType):
            return self._list(self.type(info.item_type))
        return PLAIN[type(info)]

    def _union(self, members: str) -> str:
        """The arguments of a message are named in many places."""
        if members != self._arguments:
            return members
        if self._shared is not None:
            return self._import("Argument")
        self.written["Argument"] = f"export type Argument = {members};"
        return "Argument"

    def _list(self, item: str) -> str:
        is_list = item.startswith("(") and item.endswith("[]")
        return f"({item})[]" if " | " in item and not is_list else f"{item}[]"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def files() -> dict[Path, str]:
    """Every file with its text."""
    shared = _shared()
    found = {SOURCES / "protocol.ts": HEAD + _body(shared)}
    for name in registry.names():
        folder = SOURCES / "games" / name.replace("-", "_")
        if folder.is_dir():
            found[folder / "protocol.ts"] = _game(registry.find(name), shared)
    return found


def _shared() -> Writer:
    writer = Writer()
    commands = [writer.add(struct, optional=True) for struct in TO_THE_HOUSE]
    news = [writer.add(struct) for struct in FROM_THE_HOUSE]
    for part in (*PARTS_OF_A_VIEW, Preview):
        writer.add(part)
    writer.written["View"] = VIEW
    writer.written["AnyView"] = "export type AnyView = View<Setting, Open, Own>;"
    writer.add_union("Command", commands[: len(typing.get_args(protocol.Command))])
    writer.add_union("News", news[: len(typing.get_args(protocol.News))])
    return writer


def _game(rules: AnyRules, shared: Writer) -> str:
    """What a game's board is handed; its file gives the house's types, too."""
    writer = Writer(shared)
    view = "".join(word.capitalize() for word in rules.name.split("-")) + "View"
    parts = ", ".join(writer.add(part) for part in parts_of(rules))
    writer.written[view] = f"export type {view} = View<{parts}>;"
    for preview in previews_of(rules):
        writer.add(preview)
    imported = ", ".join(sorted({"View", *writer.imported}))
    imports = f'import type {{ {imported} }} from "../../protocol";\nexport type * from "../../protocol";\n\n'
    return HEAD + imports + _body(writer)


def _body(writer: Writer) -> str:
    return "\n\n".join(writer.written.values()) + "\n"


def main(arguments: list[str]) -> int:
    if "--check" in arguments:
        stale = [path for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text]
        print("stale: run `make types`" if stale else "up to date")
        return int(bool(stale))
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
