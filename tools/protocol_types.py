"""Writes ``web/src/protocol.ts``: the browser's types, from the structs that the house sends and takes.

python -m tools.protocol_types          writes the file
python -m tools.protocol_types --check  says whether it is stale
"""

from __future__ import annotations

import sys
import typing
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from camarilla.core import registry
from camarilla.core.view import Choice, View
from camarilla.house import protocol
from camarilla.house.advice import Hint, Review
from camarilla.house.people.passwords import Account
from camarilla.house.people.person import Person, Wishes
from camarilla.house.ratings import Ranked
from camarilla.house.statistics import PersonFigures, TableFigures
from camarilla.house.web import account, advice, after, alerts, door, games, lobby, me, profile

TARGET = Path(__file__).parent.parent / "web" / "src" / "protocol.ts"

HEAD = """// Written by tools/protocol_types.py from the house's structs. Do not edit: run `make types`.

"""

TO_THE_HOUSE: list[type] = [
    *typing.get_args(protocol.Request),
    lobby.NewTable,
    lobby.SitDown,
    lobby.Readiness,
    lobby.BotSeat,
    Wishes,
    Account,
    account.NewPassword,
    profile.Vacation,
    advice.WhichSeat,
    alerts.Reach,
]
FROM_THE_HOUSE: list[type] = [
    *typing.get_args(protocol.News),
    protocol.Now,
    lobby.Listed,
    games.GameInfo,
    after.Moment,
    after.OpenMoment,
    door.Refusal,
    me.Me,
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
PLAIN = {
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def views() -> list[type]:
    """The view of every game of the house."""
    return [typing.get_type_hints(type(registry.find(name)).view)["return"] for name in registry.names()]


def choices() -> list[type]:
    """What games add to a plain choice. Their rules must have been imported, as ``views`` does."""
    return sorted(Choice.__subclasses__(), key=lambda kind: kind.__name__)


class Writer:
    """Collects the interfaces, each under its own name."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self._names: dict[type, str] = {}

    def add(self, struct: type, optional: bool = False) -> str:
        """The name of a struct's interface. ``optional``: fields with a default may be left out, on the way to us."""
        name = self._names.setdefault(struct, self._free_name(struct))
        if name not in self.written:
            self.written[name] = ""
            self.written[name] = self._interface(name, struct, optional)
        return name

    def _free_name(self, struct: type) -> str:
        """Two games may both have a ``Card``: the later one is called after its game."""
        name = struct.__name__
        if name not in self._names.values():
            return name
        folder = struct.__module__.split(".")[-2]
        return "".join(word.capitalize() for word in folder.split("_")) + name

    def _interface(self, name: str, struct: type, optional: bool) -> str:
        info = typing.cast(inspect.StructType, inspect.type_info(struct))
        lines = [f"export interface {name} {{"]
        if info.tag_field is not None:
            tag = "string" if struct is View else msgspec.json.encode(info.tag).decode()
            lines.append(f"  {info.tag_field}: {tag};")
        left_out = optional or struct.__struct_config__.omit_defaults  # type: ignore[attr-defined]
        for field in info.fields:
            mark = "?" if left_out and not field.required else ""
            lines.append(f"  {field.encode_name}{mark}: {self.type(field.type)};")
        return "\n".join([*lines, "}"])

    def type(self, info: inspect.Type) -> str:
        """A type as TypeScript writes it."""
        if isinstance(info, inspect.Metadata):
            return self.type(info.type)
        if isinstance(info, inspect.StructType):
            return self.add(info.cls)
        if isinstance(info, inspect.UnionType):
            return " | ".join(dict.fromkeys(self.type(one) for one in info.types))
        if isinstance(info, inspect.LiteralType):
            return " | ".join(msgspec.json.encode(value).decode() for value in info.values)
        if isinstance(info, inspect.DictType):
            return f"Record<string, {self.type(info.value_type)}>"
        if isinstance(info, inspect.TupleType):
            return f"[{', '.join(self.type(one) for one in info.item_types)}]"
        if isinstance(info, inspect.ListType | inspect.VarTupleType):
            return self._list(self.type(info.item_type))
        return PLAIN[type(info)]

    def _list(self, item: str) -> str:
        return f"({item})[]" if " | " in item else f"{item}[]"


def text() -> str:
    """The whole file."""
    writer = Writer()
    for struct in TO_THE_HOUSE:
        writer.add(struct, optional=True)
    for struct in [*FROM_THE_HOUSE, *views(), *choices()]:
        writer.add(struct)
    unions = {
        "Request": [one.__name__ for one in typing.get_args(protocol.Request)],
        "News": [one.__name__ for one in typing.get_args(protocol.News)],
        "GameView": [one.__name__ for one in views()],
    }
    named = [f"export type {name} = {_union(members)};" for name, members in unions.items()]
    return HEAD + "\n\n".join([*writer.written.values(), *named]) + "\n"


def _union(members: Iterable[str]) -> str:
    return " | ".join(members)


def main(arguments: list[str]) -> int:
    wanted = text()
    if "--check" in arguments:
        stale: Any = not TARGET.exists() or TARGET.read_text(encoding="utf-8") != wanted
        print("stale: run `make types`" if stale else "up to date")
        return int(stale)
    TARGET.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
