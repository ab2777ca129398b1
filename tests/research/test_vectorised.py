"""Many games at once play by the same rules as one."""

from __future__ import annotations

import numpy as np
import pytest

from camarilla import CamarillaError, Dice, IllegalMove
from camarilla.research.game_setup import GameSetup, settle
from camarilla.research.vectorised import Moment, Tables

from .tables import SHORT, every_game


def first_legal(moment: Moment, seed: int) -> np.ndarray[tuple[int, ...], np.dtype[np.intp]]:
    lot = np.random.default_rng(seed)
    chosen: np.ndarray[tuple[int, ...], np.dtype[np.intp]]
    chosen = np.argmax(np.where(moment.masks, lot.random(moment.masks.shape), -1), axis=1)
    return chosen


@every_game
def test_one_table_is_the_same_game_as_a_position(game: str) -> None:
    """With the same dice: what the vectorised environment shows is what the encoder says of the position."""
    setup = GameSetup(game, **SHORT[game])  # type: ignore[arg-type]
    tables = Tables(game, 1, seed=6, **SHORT[game])  # type: ignore[arg-type]
    moment = tables.reset()
    dice = Dice(6)
    position = setup.deal(dice)
    for step in range(150):
        seat = int(position.actor)
        assert moment.seats.tolist() == [seat]
        assert np.array_equal(moment.observations[0], setup.observation(position, seat))
        assert np.array_equal(moment.masks[0], setup.mask(position, seat).astype(bool))
        actions = first_legal(moment, step)
        position.apply(seat, setup.actions.moves[int(actions[0])])
        settle(position, dice)
        moment = tables.step(actions)
        assert bool(moment.done[0]) == (position.actor == -2)
        if moment.done[0]:
            assert moment.rewards[0].tolist() == pytest.approx(setup.rewards(position))
            position = setup.deal(dice)
        else:
            assert not moment.rewards.any()


@every_game
def test_shapes_seeds_and_new_games(game: str) -> None:
    tables = Tables(game, 5, seed=2, **SHORT[game])  # type: ignore[arg-type]
    setup = tables.setup
    moment = tables.reset(seed=3)
    again = Tables(game, 5, seed=3, **SHORT[game]).reset()  # type: ignore[arg-type]
    assert np.array_equal(moment.observations, again.observations)
    assert moment.observations.shape == (5, setup.encoder.size)
    assert moment.observations.dtype == np.int16
    assert moment.masks.shape == (5, setup.actions.size)
    assert moment.rewards.shape == (5, setup.seats)
    finished = 0
    for step in range(200):
        moment = tables.step(first_legal(moment, step))
        finished += int(moment.done.sum())
        assert moment.masks.any(axis=1).all()
    assert finished > 0


@every_game
def test_an_illegal_action_changes_nothing(game: str) -> None:
    tables = Tables(game, 3, seed=2, **SHORT[game])  # type: ignore[arg-type]
    moment = tables.reset()
    good = first_legal(moment, 1)
    illegal = np.flatnonzero(~moment.masks[2]).tolist()
    for wrong in [-1, moment.masks.shape[1], *illegal[:1]]:
        bad = good.copy()
        bad[2] = wrong
        with pytest.raises(IllegalMove):
            tables.step(bad)
    with pytest.raises(ValueError, match="2 moves for 3 games"):
        tables.step(good[:2])
    fresh = Tables(game, 3, seed=2, **SHORT[game])  # type: ignore[arg-type]
    fresh.reset()
    assert np.array_equal(tables.step(good).observations, fresh.step(good).observations)


def test_afterstates_are_what_the_mover_sees_next() -> None:
    tables = Tables("rose-king", 4, seed=8)
    moment = tables.reset()
    for step in range(40):
        moment = tables.step(first_legal(moment, step))
    where, actions, rows = tables.afterstates()
    assert np.array_equal(np.bincount(where, minlength=4), moment.masks.sum(axis=1))
    at = tables.setup.encoder.places
    for table, action, row in zip(where, actions, rows, strict=True):
        assert moment.masks[table, action]
        assert row[at["white"]] == moment.seats[table]
        assert row[at["to_move"]] == 0
        assert (row[at["drawing"]] == 1) == (action == 48)


def test_games_with_secrets_have_no_afterstates() -> None:
    with pytest.raises(CamarillaError, match="secrets"):
        Tables("cursed-court", 1).afterstates()
    with pytest.raises(CamarillaError, match="at least one"):
        Tables("rose-king", 0)
