"""How a view is shown on the generic board: hints in its types, and guesses."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest

from camarilla.core import registry
from camarilla.core.hints import Item, Layout, Shown, layout_of, show
from camarilla.core.message import Message
from camarilla.core.view import Open, Own, Setting

from ..outside.lantern_fair import RULES


def item(layout: Layout, *path: str | int) -> Item:
    return next(item for item in layout.items if item.path == [*path])


def test_hints_are_read_from_the_types_of_a_view() -> None:
    layout = layout_of(RULES)
    square = item(layout, "open", "lanterns")
    assert (square.kind, square.columns, square.places, square.part) == ("grid", "size", "squares", "square")
    assert square.glyphs["sun"] == "☀"
    bets = item(layout, "open", "bets")
    assert (bets.column, bets.row, bets.column_look, bets.look) == ("face", "quantity", "die", "seat")
    assert item(layout, "open", "coins").seats is True
    assert not any(one.guessed for one in layout.items if one.name != "bet")


def test_what_every_view_has_and_what_is_not_to_be_shown_is_left_out() -> None:
    names = {(one.path[0], one.name) for one in layout_of(RULES).items}
    assert not names & {("open", "waiting"), ("open", "outcome"), ("own", "seat"), ("own", "place")}
    assert not any(part == "setting" for part, _ in names)


def test_a_hint_within_a_struct_counts() -> None:
    bet = item(layout_of(RULES), "open", "bet")
    assert (bet.kind, bet.guessed) == ("group", True)
    assert [(field.name, field.look) for field in bet.fields] == [
        ("seat", "seat"),
        ("quantity", "plain"),
        ("face", "die"),
    ]


class Crown(msgspec.Struct, array_like=True):
    seat: int
    coins: int


class GuessOpen(Open, frozen=True, kw_only=True):
    round: int
    by_seat: list[int]
    crowns: list[Crown]
    news: Message | None
    last_seat: int | None
    shown: Annotated[list[int] | None, show("hand", "x-shown", part="card")]


class Guesser:
    def setting(self) -> Setting: ...  # type: ignore[empty-body]

    def open(self) -> GuessOpen: ...  # type: ignore[empty-body]

    def own(self) -> Own: ...  # type: ignore[empty-body]


def test_without_hints_the_types_are_guessed_from() -> None:
    rules: Any = Guesser()
    layout = layout_of(rules)
    kinds = {one.name: (one.kind, one.seats, one.look) for one in layout.items}
    assert kinds == {
        "round": ("counter", False, "plain"),
        "by_seat": ("hand", None, "plain"),
        "crowns": ("group", None, "plain"),
        "news": ("text", False, "plain"),
        "last_seat": ("counter", False, "seat"),
        "shown": ("hand", False, "plain"),
    }
    # A struct that is sent as an array is read by places.
    assert [field.path for field in item(layout, "open", "crowns").fields] == [[0], [1]]
    assert item(layout, "open", "shown").label == "x-shown"


@pytest.mark.parametrize("name", registry.names())
def test_every_game_of_the_house_has_a_layout(name: str) -> None:
    layout = layout_of(registry.find(name))
    assert msgspec.json.decode(msgspec.json.encode(layout), type=Layout) == layout
    assert {one.path[0] for one in layout.items} <= {"open", "own"}
    assert all(one.kind in msgspec.inspect.type_info(Shown).fields[0].type.values for one in layout.items)  # type: ignore[attr-defined]
