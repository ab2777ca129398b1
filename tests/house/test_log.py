"""The log that a page is sent: the same, whether what happened is still remembered or has to be replayed."""

from __future__ import annotations

import random

import pytest

from camarilla import SPECTATOR, Seeded
from camarilla.core.registry import names
from camarilla.house.entries import Entry
from camarilla.house.tables.match import Match
from camarilla.house.terms import Terms, checked


@pytest.mark.parametrize(
    ("game", "options"), [*((game, {}) for game in names()), ("cursed-court", {"remembers": "hidden"})]
)
def test_what_is_remembered_is_told_as_if_it_were_replayed(game: str, options: dict[str, str]) -> None:
    """CC-5.1 among it: an entry may end a year whose cards are covered and begin one whose cards are not."""
    dice, chance = random.Random(1), Seeded(1)
    match = Match(checked(Terms(game=game, options={**options})))
    plan, seat, kind = match.plan_opening(chance), -1, "start"
    for _ in range(60):
        match.settle(Entry("t", match.seq, kind, seat, plan.text, 0, "x"), plan)
        for observer in (*range(int(match.position.seats)), SPECTATOR):
            whole = match.whole_log(observer)
            remembered = [match.log_since(since, observer) for since in range(match.seq)]
            assert remembered[-1] is not None
            assert all(log is None or log == whole[since:] for since, log in enumerate(remembered))
        if match.position.outcome() is not None:
            break
        seat, kind = dice.choice(match.position.waiting()), "move"
        move = dice.choice(match.position.moves(seat))
        plan = match.plan(seat, match.rules.text(match.position, seat, move), chance)
