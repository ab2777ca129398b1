"""What Pocket Intrigues tells several people at once: what they see alike is one object, made once."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from camarilla import CHANCE, OVER, SPECTATOR, Dice
from camarilla.games.pocket_intrigues import RULES
from camarilla.games.pocket_intrigues.position import PocketIntrigues
from camarilla.games.pocket_intrigues.view import PocketIntriguesView

EVERYBODY = [0, 1, 2, SPECTATOR]
OWN = ("seat", "hand", "goal", "standing", "ways")
"""What is a seat's own; all else lies open."""


def steps(seed: int) -> Iterator[tuple[PocketIntrigues, int, int, PocketIntrigues]]:
    """A random match of three, step by step."""
    dice = Dice(seed)
    before = RULES.begin(3)
    while before.actor != OVER:
        actor = before.actor
        move = before.random_move(actor, dice)
        after = before.copy()
        after.apply(actor, move)
        yield before, actor, move, after
        before = after


def test_what_lies_open_is_the_same_object_for_all() -> None:
    for _before, _actor, _move, after in steps(1):
        views = RULES.views(after, EVERYBODY)
        for field in PocketIntriguesView.__struct_fields__:
            if field not in OWN:
                assert len({id(getattr(view, field)) for view in views}) == 1, field


@pytest.mark.parametrize("field", ["waiting", "wins", "holds", "cards", "last", "goal", "ways"])
def test_what_has_not_changed_is_the_same_object_as_before(field: str) -> None:
    for before, _actor, _move, after in steps(2):
        for earlier, later in zip(RULES.views(before, EVERYBODY), RULES.views(after, EVERYBODY), strict=True):
            one, other = getattr(earlier, field), getattr(later, field)
            assert one is other or one != other


def test_a_row_in_which_nothing_happened_is_the_same_object_as_before() -> None:
    for before, _actor, _move, after in steps(3):
        earlier = {msgspec.json.encode(row): row for row in RULES.view(before, 0).rows}
        for row in RULES.view(after, 0).rows:
            assert earlier.get(msgspec.json.encode(row), row) is row


def test_a_story_is_told_apart_only_to_the_seat_that_is_dealt_something() -> None:
    for before, actor, move, after in steps(4):
        told = RULES.stories(before, actor, move, after, EVERYBODY)
        apart = [observer for observer, one in zip(EVERYBODY, told, strict=True) if one is not told[-1]]
        in_secret = actor == CHANCE and RULES.seen(before, actor, move, SPECTATOR).endswith("?")
        assert apart == ([before.dealing] if in_secret else [])


def test_what_is_foreseen_leaves_no_trace_in_what_is_kept() -> None:
    """Two tables that ask in turn, with the same cards on other courts and for other goals."""
    for first, second in zip(steps(5), steps(6), strict=False):
        asked = [(step[0], seat) for step in (first, second) for seat in range(3)]
        alone = [msgspec.json.encode(RULES.choices(position, seat)) for position, seat in asked]
        for position, seat in reversed(asked):
            assert msgspec.json.encode(RULES.choices(position, seat)) == alone.pop()
