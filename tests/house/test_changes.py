"""Views travel as changes: whoever follows them, as the client does, sees exactly the views."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

import msgspec
import pytest

from camarilla.client.following import Json, changed
from camarilla.core.chance import Seeded
from camarilla.core.facts import Fact
from camarilla.core.position import SPECTATOR
from camarilla.core.registry import names
from camarilla.core.view import Open
from camarilla.house.entries import Entry
from camarilla.house.tables.changes import changes
from camarilla.house.tables.match import Match
from camarilla.house.tables.shown import Shown
from camarilla.house.terms import Terms, checked


def travelled(thing: object) -> Json:
    """As it comes out at the other end."""
    decoded: Json = msgspec.json.decode(msgspec.json.encode(thing))
    return decoded


def a_match(game: str) -> Match:
    return Match(checked(Terms(game=game, seats=None if game == "rose-king" else 3)))


def a_game(match: Match, dice: random.Random, most: int) -> Iterator[list[Fact]]:
    """A random game, entry by entry: what happened with each."""
    chance = Seeded(dice.randrange(10**6))
    plan, seat, kind = match.plan_opening(chance), -1, "start"
    for _ in range(most):
        yield match.settle(Entry("t", match.seq, kind, seat, plan.text, 0, "x"), plan)
        if match.position.outcome() is not None:
            return
        seat, kind = dice.choice(match.position.waiting()), "move"
        move = dice.choice(match.position.moves(seat))
        plan = match.plan(seat, match.rules.text(match.position, seat, move), chance)


def parts(match: Match) -> list[msgspec.Struct]:
    """What lies open, and then what every seat knows beyond it."""
    seats = range(int(match.position.seats))
    return [match.rules.open(match.position), *(match.rules.own(match.position, seat) for seat in seats)]


def all_parts(game: str, seed: int, most: int) -> list[list[msgspec.Struct]]:
    match = a_match(game)
    return [parts(match) for _ in a_game(match, random.Random(seed), most)]


@pytest.mark.parametrize("game", names())
def test_changes_lead_from_part_to_part(game: str) -> None:
    for seed in range(3):
        moments = all_parts(game, seed, 150)
        seen = [travelled(part) for part in moments[0]]
        for before, after in pairwise(moments):
            told = [changes(old, new) for old, new in zip(before, after, strict=True)]
            seen = [
                had if change is None else changed(had, travelled(change))
                for had, change in zip(seen, told, strict=True)
            ]
            assert seen == [travelled(part) for part in after]


@pytest.mark.parametrize("game", names())
def test_each_observer_is_sent_what_they_would_be_sent_alone(game: str) -> None:
    """Frames are shared by those who are told the same: in whatever order they are asked for, nobody gets another's."""
    match = a_match(game)
    observers = [*range(int(match.position.seats)), SPECTATOR]
    together = Shown("t", match)
    alone = {observer: Shown("t", match) for observer in observers}
    dice = random.Random(5)
    for facts in a_game(match, dice, 80):
        dice.shuffle(observers)
        for observer, frame in together.updates(facts, observers, None, None):
            [(_, own_frame)] = alone[observer].updates(facts, [observer], None, None)
            if frame is None:
                assert own_frame is None
                frame = together.snapshot(observer, match.seq - 1, [], None, False)
                own_frame = alone[observer].snapshot(observer, match.seq - 1, [], None, False)
            assert own_frame is not None
            assert {**msgspec.json.decode(frame), "at": 0} == {**msgspec.json.decode(own_frame), "at": 0}
    assert match.seq > 20


@pytest.mark.parametrize("game", names())
def test_a_change_says_nothing_of_what_stayed(game: str) -> None:
    match = a_match(game)
    for _ in a_game(match, random.Random(1), 60):
        for part, same in zip(parts(match), parts(match), strict=True):
            assert changes(part, same) is None


class Shelf(Open, frozen=True, kw_only=True):
    books: list[str]


def shelf(*books: str) -> Shelf:
    return Shelf(waiting=[], outcome=None, books=list(books))


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
    change = travelled(changes(before, after))
    assert change == told
    assert changed(travelled(before), change) == travelled(after)
