"""How a view is shown on a board that nobody drew: hints in the types of a view, and guesses where there are none.

A game annotates the fields of its ``Setting``, ``Open`` and ``Own``::

    dice: Annotated[list[int], show("hand", part="face", look="die")]

``layout_of`` reads the three types once into a ``Layout``, plain data that a page is sent before the first view.
"""

from __future__ import annotations

import typing
from collections.abc import Mapping
from functools import cache
from typing import Literal, TypeAlias

import msgspec
from msgspec import inspect

from .message import Message, Name
from .rules import AnyRules
from .view import Open, Own, Setting

Kind: TypeAlias = Literal["counter", "text", "pile", "hand", "grid", "track", "group", "none"]
Look: TypeAlias = Literal["plain", "card", "die", "seat"]
Step: TypeAlias = str | int
"""A field of an object, or a place in an array."""

_EXTRA = "show"
_PARTS: dict[str, type] = {"setting": Setting, "open": Open, "own": Own}
"""The parts of a view, each with what it holds in every game: the table itself shows that."""


class Shown(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """How one field is shown. ``docs/adding-a-game.md`` explains the kinds with an example."""

    kind: Kind
    label: str = ""
    """The message that names it; else ``CODE-show-FIELD``, else the field's own name."""
    seats: bool | None = False
    """Whether it holds one value a seat, shown where that player sits; None: if it is as long as there are players."""
    part: str = ""
    """The part of a choice that the things shown here are: touching one chooses it. ``CODE-PART-VALUE`` names them."""
    look: Look = "plain"
    glyphs: dict[str, str] = {}
    """A sign for a value, shown in place of its name; the name is still said."""
    columns: Step = 0
    """Of a grid: places in a row, or the field of the ``Setting`` that says it. So are ``rows`` and ``length``."""
    rows: Step = 0
    length: Step = 0
    """Of a track: its places."""
    places: str = ""
    """What the places of a grid or track are called as values of ``part``: ``squares`` (a1 lowest left), ``numbers``
    (from 1, in reading order), or the field of the ``Setting`` that lists them."""
    column: str = ""
    """Of a grid with two axes: the part that its columns are (1, 2, 3...), and below, the part that its rows are."""
    row: str = ""
    column_look: Look = "plain"
    row_look: Look = "plain"


class Item(Shown, frozen=True, omit_defaults=True, kw_only=True):
    """A field with its place in the view, or within one item of a list."""

    name: str
    """What the field is called."""
    path: list[Step]
    guessed: bool = False
    fields: list[Item] = []
    """What each item of the list holds, where that is a struct."""


class Layout(msgspec.Struct, frozen=True):
    """What a board shows, in the order of the fields."""

    items: list[Item]


def show(
    kind: Kind,
    label: str = "",
    *,
    seats: bool = False,
    part: str = "",
    look: Look = "plain",
    glyphs: Mapping[str, str] | None = None,
    columns: Step = 0,
    rows: Step = 0,
    length: Step = 0,
    places: str = "",
    column: str = "",
    row: str = "",
    column_look: Look = "plain",
    row_look: Look = "plain",
) -> msgspec.Meta:
    """A hint for ``Annotated``: how the generic board shows this field. The arguments are explained at ``Shown``."""
    hint = Shown(
        kind=kind,
        label=label,
        seats=seats,
        part=part,
        look=look,
        glyphs={**(glyphs or {})},
        columns=columns,
        rows=rows,
        length=length,
        places=places,
        column=column,
        row=row,
        column_look=column_look,
        row_look=row_look,
    )
    return msgspec.Meta(extra={_EXTRA: hint})


@cache
def layout_of(rules: AnyRules) -> Layout:
    """What the generic board shows of a game: its hints, and guesses for what has none. Settings are never guessed."""
    game = type(rules)
    items: list[Item] = []
    for part, method in (("setting", game.setting), ("open", game.open), ("own", game.own)):
        struct = typing.get_type_hints(method)["return"]
        known = _PARTS[part].__struct_fields__  # type: ignore[attr-defined]
        items += [item for item in _items(struct, [part], part != "setting") if item.name not in known]
    return Layout(items)


def _items(struct: type, path: list[Step], guess: bool = True) -> list[Item]:
    """The fields of a struct, each with its steps as it is sent: a struct may be an array, its tag first."""
    info = typing.cast(inspect.StructType, inspect.type_info(struct))
    items = []
    for place, field in enumerate(info.fields, start=int(info.tag is not None)):
        step: Step = place if info.array_like else field.encode_name
        item = _item(field.name, field.type, [*path, step], guess)
        if item is not None:
            items.append(item)
    return items


def _item(name: str, info: inspect.Type, path: list[Step], guess: bool) -> Item | None:
    hint, info = _bare(info)
    if hint is not None:
        hinted = Item(name=name, path=path, fields=_within(info), **msgspec.structs.asdict(hint))
        return None if hint.kind == "none" else hinted
    return _guessed(name, info, path) if guess else None


def _guessed(name: str, info: inspect.Type, path: list[Step]) -> Item:
    """Messages are read, lists are hands (of each seat, where there is one for each), the rest are counters."""
    fields = _within(info)
    many = _listed(info) is not None
    if isinstance(info, inspect.StructType) and info.cls is Message:
        return Item(name=name, kind="text", path=path, guessed=True)
    if fields or many:
        kind: Kind = "group" if fields else "hand"
        return Item(name=name, kind=kind, seats=None if many else False, path=path, guessed=True, fields=fields)
    look: Look = "seat" if name == "seat" or name.endswith("_seat") else "plain"
    return Item(name=name, kind="counter", path=path, look=look, guessed=True)


def _within(info: inspect.Type) -> list[Item]:
    """What a struct holds, or every struct of a list."""
    inner: inspect.Type | None = info
    while inner is not None:
        _, inner = _bare(inner)
        if isinstance(inner, inspect.StructType) and inner.cls not in (Message, Name):
            return _items(inner.cls, [])
        inner = _listed(inner)
    return []


def _listed(info: inspect.Type) -> inspect.Type | None:
    if isinstance(info, inspect.ListType | inspect.VarTupleType):
        return info.item_type
    if isinstance(info, inspect.DictType):
        return info.value_type
    return None


def _bare(info: inspect.Type) -> tuple[Shown | None, inspect.Type]:
    """A type without its hint and without None."""
    hint: Shown | None = None
    while True:
        if isinstance(info, inspect.Metadata):
            hint = hint or (info.extra or {}).get(_EXTRA)
            info = info.type
        elif isinstance(info, inspect.UnionType) and len(some := _not_none(info)) == 1:
            info = some[0]
        else:
            return hint, info


def _not_none(info: inspect.UnionType) -> list[inspect.Type]:
    return [member for member in info.types if not isinstance(member, inspect.NoneType)]
