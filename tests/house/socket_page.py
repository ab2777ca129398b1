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
        *map(_message, get_args(protocol.Command)),
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
    from camarilla.core.choice import ChoiceGroup, Spans
    from camarilla.core.message import Message, Name, Who
    from camarilla.core.view import Ask, Open, Outcome, Own, Preview, Setting
    from camarilla.house.terms import Terms

    view = (Setting, Open, Own, Outcome, Preview)
    return (
        *(Message, Name, Who, Ask, ChoiceGroup, Spans),
        *view,
        *(protocol.Change, protocol.Hand, protocol.SeatInfo),
        Terms,
    )


def _tag(struct: type[msgspec.Struct]) -> str:
    """How a message of this type is told from others."""
    config = struct.__struct_config__
    if not config.tag_field or config.tag in (None, struct.__name__):
        return ""
    return f' (`["{config.tag}", ...]`)' if config.array_like else f' (`"{config.tag_field}": "{config.tag}"`)'


def _message(struct: type[msgspec.Struct]) -> str:
    tag = _tag(struct)
    about = (
        " ".join((inspect.getdoc(struct) or "").replace("``", "`").split())
        if struct.__doc__ and "__doc__" in vars(struct)
        else ""
    )
    described = types.type_info(struct)
    assert isinstance(described, types.StructType)
    rows = [f"| `{field.encode_name}` | {_type(field.type)} | {_default(field)} |" for field in described.fields]
    table = ["| field | type | unless given |", "|---|---|---|", *rows, ""] if rows else []
    return "\n".join([f"**{struct.__name__}**{tag}{': ' + about if about else ''}", "", *table])


def _default(field: types.Field) -> str:
    if field.required:
        return ""
    if field.default_factory is not msgspec.NODEFAULT:
        return f"`{msgspec.json.encode(field.default_factory()).decode()}`"
    return f"`{msgspec.json.encode(field.default).decode()}`"


def _type(field: Any) -> str:
    if isinstance(field, types.StructType):
        return field.cls.__name__
    if isinstance(field, types.UnionType):
        return " or ".join(_type(part) for part in field.types)
    if isinstance(field, types.ListType | types.VarTupleType):
        return f"list of {_type(field.item_type)}"
    if isinstance(field, types.DictType):
        return f"object of {_type(field.value_type)}"
    if isinstance(field, types.LiteralType):
        return " or ".join(f"`{value!r}`" for value in field.values)
    if isinstance(field, types.Metadata):
        return _type(field.type)
    if isinstance(field, types.NoneType):
        return "null"
    names: dict[type, str] = {
        types.StrType: "text",
        types.IntType: "integer",
        types.BoolType: "true or false",
        types.FloatType: "number",
        types.AnyType: "anything",
    }
    return names.get(type(field), type(field).__name__) + _bounds(field)


def _bounds(field: Any) -> str:
    low = getattr(field, "min_length", None) or getattr(field, "ge", None)
    high = getattr(field, "max_length", None) or getattr(field, "le", None)
    unit = " letters" if isinstance(field, types.StrType) else ""
    if high is not None:
        return f" ({low or 0} to {high}{unit})"
    return f" ({low} or more{unit})" if low is not None else ""


if __name__ == "__main__":
    PAGE.write_text(with_written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
