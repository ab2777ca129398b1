"""What every position of every game must keep, whatever the game."""

from __future__ import annotations

import copy
import pickle

import pytest

from .. import CHANCE, OVER, Dice, IllegalMove, Position
from ..core.playout import playout, playout_moves, playouts
from .suite import every_table
from .worlds import CAP, World, moments, random_game


@every_table
def random_games_end_or_reach_the_cap(world: World) -> None:
    for seed in range(3):
        position = world.first()
        moves = playout_moves(position, Dice(seed), CAP)
        if len(moves) == CAP:
            assert world.options, "with the usual options random games must end"
            continue
        assert position.actor == OVER
        assert position.waiting() == []
        outcome = position.outcome()
        assert outcome is not None
        assert len(outcome.scores) == world.seats
        assert all(0 <= seat < world.seats for seat in outcome.winners)
        worth = [position.utility(seat) for seat in range(world.seats)]
        assert all(0 <= one <= 1 for one in worth)


@every_table
def playout_and_told_playout_are_the_same_game(world: World) -> None:
    silent, told = world.first(), world.first()
    count = playout(silent, Dice(11), CAP)
    moves = playout_moves(told, Dice(11), CAP)
    assert silent.state() == told.state()
    assert count == sum(actor != CHANCE for actor, _ in moves)


@every_table
def random_moves_are_legal_and_everybody_waited_for_can_move(world: World) -> None:
    position = world.first()
    dice = Dice(5)
    for _ in range(400):
        if position.actor == OVER:
            break
        waiting = position.waiting()
        assert position.actor in waiting
        assert waiting == sorted(set(waiting))
        for seat in range(world.seats):
            moves = position.moves(seat)
            assert len(moves) == len(set(moves))
            assert bool(moves) == (seat in waiting)
            assert position.has_choice(seat) == (len(moves) > 1) or seat not in waiting
            for move in moves[:: max(1, len(moves) // 20)]:
                assert position.is_legal(seat, move)
        assert bool(position.chances()) == (waiting == [CHANCE])
        move = position.random_move(position.actor, dice)
        assert position.is_legal(position.actor, move)
        position.play(position.actor, move)


@every_table
def copies_are_equal_and_independent(world: World) -> None:
    for position in moments(world, 1, 8):
        before = position.state()
        for twin in (position.copy(), copy.copy(position), copy.deepcopy(position)):
            assert twin.state() == before
            assert twin.fingerprint() == position.fingerprint()
            playout(twin, Dice(3), 50)
        assert position.state() == before


@every_table
def playouts_leave_the_first_position_alone(world: World) -> None:
    first = world.first()
    before = first.state()
    totals = playouts(first, Dice(1), 3, CAP)
    assert totals.games == 3
    assert first.state() == before


@every_table
def an_illegal_move_raises_and_changes_nothing(world: World) -> None:
    for position in moments(world, 2, 10):
        before = position.state()
        for actor in range(CHANCE, world.seats):
            for move in [-1, 10**9, *_illegal_ones(position, actor)]:
                with pytest.raises(IllegalMove) as caught:
                    position.play(actor, move)
                assert str(caught.value).strip()
                assert position.state() == before


def _illegal_ones(position: Position, actor: int) -> list[int]:
    return [move for move in range(120) if not position.is_legal(actor, move)][:40]


@every_table
def chance_weights_are_positive_and_random_draws_stay_among_them(world: World) -> None:
    dice = Dice(9)
    for position in moments(world, 3, 12):
        chances = position.chances()
        assert all(weight > 0 for _, weight in chances)
        outcomes = [outcome for outcome, _ in chances]
        assert len(outcomes) == len(set(outcomes))
        if chances:
            assert {position.random_move(CHANCE, dice) for _ in range(20)} <= set(outcomes)


@every_table
def a_position_refuses_to_be_pickled_and_says_what_to_send(world: World) -> None:
    with pytest.raises(TypeError, match="Record"):
        pickle.dumps(world.first())


@every_table
def the_same_moves_lead_to_the_same_position(world: World) -> None:
    moves = random_game(world, 4)
    ends = []
    for _ in range(2):
        position = world.first()
        for actor, move in moves:
            position.play(actor, move)
        ends.append(position.fingerprint())
    assert ends[0] == ends[1]
