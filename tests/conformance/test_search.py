"""What a search relies on: candidates are legal, and glimpses tell no more and no less than people are told."""

from __future__ import annotations

import pytest

from camarilla import OVER, Dice
from camarilla.bots.guide import Guide
from camarilla.bots.tree import Search

from .worlds import World, moments, worlds

every_world = pytest.mark.parametrize("world", worlds(), ids=str)


@every_world
def test_candidates_are_legal_and_never_missing(world: World) -> None:
    for position in moments(world, 1, 12):
        for seat in position.waiting():
            if seat >= 0:
                candidates = position.candidates(seat, Dice(1))
                assert candidates
                assert len(candidates) == len(set(candidates))
                assert all(position.is_legal(seat, move) for move in candidates)


@every_world
def test_glimpses_tell_exactly_what_the_record_tells(world: World) -> None:
    rules = world.rules
    for position in moments(world, 2, 20):
        if position.actor < 0:
            continue
        actor = position.actor
        moves = position.moves(actor)
        moves = moves[:: max(1, len(moves) // 30)]
        for observer in range(world.seats):
            seen = [rules.seen(position, actor, move, observer) for move in moves]
            glimpsed = [position.glimpse(observer, actor, move) for move in moves]
            if not position.has_hidden_moves():
                assert glimpsed == moves
            pairs = set(zip(seen, glimpsed, strict=True))
            assert len(pairs) == len(set(seen)) == len(set(glimpsed))


@every_world
def test_a_search_of_any_moment_comes_to_a_legal_move(world: World) -> None:
    for position in moments(world, 3, 5):
        for seat in position.waiting():
            if position.actor == OVER or seat < 0:
                continue
            search = Search(position, seat, Dice(5), Guide(60))
            search.run(60, 24)
            assert search.simulations == 24
            best = search.weighed()[0]
            assert position.is_legal(seat, best.move)
            assert 0 <= best.worth <= 1
