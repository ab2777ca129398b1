"""Views travel as changes: whoever follows them, as the client does, sees exactly the views."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise

import msgspec
import pytest
from msgspec.structs import astuple

from camarilla.client.following import Json, changed
from camarilla.core.chance import Seeded
from camarilla.core.position import SPECTATOR
from camarilla.core.registry import names
from camarilla.core.view import View
from camarilla.house.protocol import Change
from camarilla.house.storage.writings import Entry
from camarilla.house.tables.changes import changes, nothing_found
from camarilla.house.tables.match import Match
from camarilla.house.tables.terms import Terms, checked


def travelled(thing: object) -> Json:
    """As it comes out at the other end."""
    told: Json = msgspec.json.decode(msgspec.json.encode(thing))
    return told


def told_together(before: Sequence[View], after: Sequence[View]) -> list[Change]:
    """The changes for all of these observers, as a table tells them of one move."""
    fields = after[0].__struct_fields__
    found = nothing_found(len(fields))
    return [changes(fields, astuple(old), astuple(new), found) for old, new in zip(before, after, strict=True)]


def a_game(game: str, dice: random.Random, most: int) -> list[list[View]]:
    """The views of everybody, spectators too, after every entry of a random game."""
    chance = Seeded(dice.randrange(10**6))
    match = Match(checked(Terms(game=game, seats=None if game == "rose-king" else 3)))
    plan, seat, kind = match.opening(chance), -1, "start"
    told = []
    for _ in range(most):
        match.settle(Entry("t", match.seq, kind, seat, plan.text, 0, "x"), plan)
        observers = [*range(int(match.position.seats)), SPECTATOR]
        told.append(match.rules.views(match.position, observers))
        if match.position.outcome() is not None:
            break
        seat, kind = dice.choice(match.position.waiting()), "move"
        move = dice.choice(match.position.moves(seat))
        plan = match.plan(seat, match.rules.text(match.position, seat, move), chance)
    return told


@pytest.mark.parametrize("game", names())
def test_changes_lead_from_view_to_view(game: str) -> None:
    for number in range(3):
        views = a_game(game, random.Random(number), 150)
        seen = [travelled(view) for view in views[0]]
        for before, after in pairwise(views):
            told = told_together(before, after)
            seen = [changed(had, travelled(change)) for had, change in zip(seen, told, strict=True)]
            assert seen == [travelled(view) for view in after]


@pytest.mark.parametrize("game", names())
def test_what_was_found_for_others_makes_no_difference(game: str) -> None:
    """In whatever order observers are told, each is told what they would be told alone."""
    for before, after in pairwise(a_game(game, random.Random(5), 80)):
        alone = [told_together([old], [new])[0] for old, new in zip(before, after, strict=True)]
        together = told_together(before[::-1], after[::-1])[::-1]
        assert list(map(travelled, together)) == list(map(travelled, alone))


@pytest.mark.parametrize("game", names())
def test_a_change_says_nothing_of_what_stayed(game: str) -> None:
    for now in a_game(game, random.Random(1), 60):
        for view in now:
            assert travelled(told_together([view], [view])[0]) == {}


class Shelf(View, frozen=True, kw_only=True):
    books: list[str]


def shelf(*books: str) -> Shelf:
    return Shelf(seat=None, seats=2, waiting=[], outcome=None, books=list(books))


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        (shelf("a", "b", "c"), shelf("a", "b", "c", "d"), {"more": {"books": ["d"]}}),
        (shelf("a", "b", "c"), shelf("a", "x", "c"), {"at": {"books": {"1": "x"}}}),
        (shelf("a", "b", "c"), shelf("x", "b", "c", "d"), {"at": {"books": {"0": "x"}}, "more": {"books": ["d"]}}),
        (shelf("a", "b", "c"), shelf("a", "b"), {"put": {"books": ["a", "b"]}}),
        (shelf("a", "b"), shelf("x", "y"), {"put": {"books": ["x", "y"]}}),
        (shelf(), shelf("a"), {"put": {"books": ["a"]}}),
    ],
)
def test_lists_change_item_by_item_or_whole(before: Shelf, after: Shelf, told: Json) -> None:
    change = travelled(told_together([before], [after])[0])
    assert change == told
    assert changed(travelled(before), change) == travelled(after)
