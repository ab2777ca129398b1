"""Gymnasium's own check, and a table with bots."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from camarilla import CamarillaError
from camarilla.research.gymnasium import ENVIRONMENTS, CourtEnv

from .tables import SHORT, every_game


@pytest.mark.parametrize("name", ENVIRONMENTS)
@pytest.mark.filterwarnings("ignore:.*render.*")
def test_gymnasiums_check(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped, skip_render_check=True)


@every_game
def test_a_game_to_its_end_from_every_seat(game: str) -> None:
    env = CourtEnv(game, seat=None, **SHORT[game])  # type: ignore[arg-type]
    env.action_space.seed(1)
    for expected in range(env.setup.seats):
        seen, info = env.reset(seed=expected)
        assert info["seat"] == expected
        over = False
        while not over:
            assert len(info["moves"]) >= seen["action_mask"].sum() > 0
            seen, reward, over, truncated, info = env.step(env.action_space.sample(seen["action_mask"]))
            assert not truncated
            assert over or reward == 0
        assert "illegal" not in info
        assert reward == pytest.approx(env.setup.rewards(env.position)[expected])


def test_the_same_seed_is_the_same_game() -> None:
    games = []
    for _ in range(2):
        env = CourtEnv("cursed-court", players=3, opponents=["greedy", "ismcts"], most=20, think=60.0, years=1)
        seen, _ = env.reset(seed=7)
        told = [seen["observation"].tobytes()]
        over = False
        while not over:
            seen, _, over, _, _ = env.step(np.int64(np.flatnonzero(seen["action_mask"])[0]))
            told.append(seen["observation"].tobytes())
        games.append(told)
    assert games[0] == games[1]


def test_an_illegal_action_ends_the_game_and_says_why() -> None:
    env = CourtEnv("rose-king")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(np.int64(48))
    assert (reward, over) == (-1, True)
    assert "Your hand is full" in info["illegal"]


def test_wrong_tables_are_told() -> None:
    with pytest.raises(CamarillaError, match="3 opponents for 1 seats"):
        CourtEnv("rose-king", opponents=["random"] * 3)
    with pytest.raises(CamarillaError, match="did you mean 'greedy'"):
        CourtEnv("rose-king", opponents="gredy")
    with pytest.raises(CamarillaError, match="seats 0 to 1"):
        CourtEnv("rose-king", seat=2)
    with pytest.raises(CamarillaError, match="rgb_array"):
        CourtEnv("rose-king", render_mode="rgb")


@every_game
def test_render(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    for mode in ("ansi", "rgb_array", "human", None):
        env = CourtEnv(game, render_mode=mode, **SHORT[game])  # type: ignore[arg-type]
        env.reset(seed=1)
        drawn = env.render()
        if mode == "ansi":
            assert isinstance(drawn, str)
        elif mode == "rgb_array":
            assert isinstance(drawn, np.ndarray)
            assert drawn.shape[2] == 3
            assert len(np.unique(drawn.reshape(-1, 3), axis=0)) > 20
        else:
            assert drawn is None
            assert bool(capsys.readouterr().out) == (mode == "human")
