"""Writes the socket's messages into docs/api.md from the types that the house decodes and encodes.

python -m tests.house.socket_page
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as types

from camarilla.house import protocol

PAGE = Path(__file__).parents[2] / "docs" / "api.md"
BEGIN, END = "<!-- written by tests/house/socket_page.py -->\n", "<!-- end -->\n"


def written() -> str:
    """The part of the page that is made from the types."""
    parts = [
        "### To the house\n",
        *map(_message, get_args(protocol.Request)),
        "### From the house\n",
        *map(_message, get_args(protocol.News)),
        "### Inside them\n",
        *map(_message, _inside()),
    ]
    return "\n".join(parts)


def with_written(page: str) -> str:
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{written()}\n{END}{after}"


def _inside() -> Iterable[type[msgspec.Struct]]:
    from camarilla.core.message import Message, Name, Who
    from camarilla.core.view import Ask, Choice, Outcome, Span, View
    from camarilla.house.tables.clock import Hand
    from camarilla.house.tables.terms import Terms

    return (Message, Name, Who, Ask, Choice, Span, Outcome, View, protocol.Change, Hand, protocol.SeatInfo, Terms)


def _message(one: type[msgspec.Struct]) -> str:
    config = one.__struct_config__
    tag = (
        f' (`"{config.tag_field}": "{config.tag}"`)'
        if config.tag_field and config.tag not in (None, one.__name__)
        else ""
    )
    about = (
        " ".join((inspect.getdoc(one) or "").replace("``", "`").split())
        if one.__doc__ and "__doc__" in vars(one)
        else ""
    )
    described = types.type_info(one)
    assert isinstance(described, types.StructType)
    rows = [f"| `{field.encode_name}` | {_type(field.type)} | {_default(field)} |" for field in described.fields]
    table = ["| field | type | unless given |", "|---|---|---|", *rows, ""] if rows else []
    return "\n".join([f"**{one.__name__}**{tag}{': ' + about if about else ''}", "", *table])


def _default(field: types.Field) -> str:
    if field.required:
        return ""
    if field.default_factory is not msgspec.NODEFAULT:
        return f"`{msgspec.json.encode(field.default_factory()).decode()}`"
    return f"`{msgspec.json.encode(field.default).decode()}`"


def _type(one: Any) -> str:
    if isinstance(one, types.StructType):
        return one.cls.__name__
    if isinstance(one, types.UnionType):
        return " or ".join(_type(part) for part in one.types)
    if isinstance(one, types.ListType | types.VarTupleType):
        return f"list of {_type(one.item_type)}"
    if isinstance(one, types.DictType):
        return f"object of {_type(one.value_type)}"
    if isinstance(one, types.LiteralType):
        return " or ".join(f"`{value!r}`" for value in one.values)
    if isinstance(one, types.Metadata):
        return _type(one.type)
    if isinstance(one, types.NoneType):
        return "null"
    names: dict[type, str] = {
        types.StrType: "text",
        types.IntType: "integer",
        types.BoolType: "true or false",
        types.FloatType: "number",
        types.AnyType: "anything",
    }
    return names.get(type(one), type(one).__name__) + _bounds(one)


def _bounds(one: Any) -> str:
    low = getattr(one, "min_length", None) or getattr(one, "ge", None)
    high = getattr(one, "max_length", None) or getattr(one, "le", None)
    unit = " letters" if isinstance(one, types.StrType) else ""
    if high is not None:
        return f" ({low or 0} to {high}{unit})"
    return f" ({low} or more{unit})" if low is not None else ""


if __name__ == "__main__":
    PAGE.write_text(with_written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
