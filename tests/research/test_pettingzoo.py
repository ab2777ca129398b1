"""PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import pickle
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.utils.wrappers import BaseParallelWrapper, BaseWrapper

from camarilla import CamarillaError, IllegalMove
from camarilla.research import pettingzoo

from .tables import SHORT, every_game

# PettingZoo warns of every environment with masks in its observations that is not its own.
pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


def module(game: str) -> pettingzoo.GameModule:
    found: pettingzoo.GameModule = getattr(pettingzoo, game.replace("-", "_"))
    return found


@every_game
def test_api(game: str) -> None:
    api_test(module(game).env(**SHORT[game]), num_cycles=100)
    api_test(module(game).env(), num_cycles=20)


@every_game
def test_every_number_of_players(game: str) -> None:
    for players in module(game).raw_env().setup.rules.players:
        api_test(module(game).env(players=players), num_cycles=6)


@every_game
def test_seed(game: str) -> None:
    seed_test(partial(module(game).env, **SHORT[game]), num_cycles=60)


@every_game
def test_render(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(module(game).env, **SHORT[game]))
    assert capsys.readouterr().out.strip()


class FromSeed(BaseWrapper):
    """PettingZoo's test does not seed: a random declaration could end a ride before its time."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(seed=5, options=options)
        for agent in self.possible_agents:
            self.action_space(agent).seed(3)


class AllFromSeed(BaseParallelWrapper):
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        for agent in self.possible_agents:
            self.action_space(agent).seed(3)
        return super().reset(seed=5, options=options)


@every_game
def test_max_cycles(game: str) -> None:
    """The test counts rounds in which everybody acts, with actions drawn without a mask."""
    here = module(game)
    rounds = partial(here.env, rounds=True, illegal="replace")
    made = SimpleNamespace(
        env=lambda **kwargs: FromSeed(rounds(**kwargs)),
        parallel_env=lambda **kwargs: AllFromSeed(here.parallel_env(**kwargs)),
    )
    max_cycles_test(made)


@every_game
def test_parallel(game: str) -> None:
    parallel_api_test(module(game).parallel_env(**SHORT[game]), num_cycles=30)


@every_game
def test_a_game_to_its_end_with_rewards_that_add_up_to_nothing(game: str) -> None:
    env = module(game).env(**SHORT[game])
    env.reset(seed=4)
    total = 0.0
    for agent in env.agent_iter(20_000):
        seen, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            total += reward
            env.step(None)
        else:
            assert reward == 0
            env.step(env.action_space(agent).sample(seen["action_mask"]))
    assert env.agents == []
    assert total == pytest.approx(0)


@every_game
def test_decisions_are_asked_of_whom_the_rules_ask(game: str) -> None:
    env = module(game).raw_env(**SHORT[game])
    env.reset(seed=9)
    for agent in env.agent_iter(60):
        if env.terminations[agent]:
            break
        seat = env.possible_agents.index(agent)
        assert seat == env.position.waiting()[0]
        for other in env.possible_agents:
            asked = env.possible_agents.index(other) in env.position.waiting()
            assert bool(env.observe(other)["action_mask"].any()) == asked
        env.step(int(np.flatnonzero(env.observe(agent)["action_mask"])[-1]))


def test_an_illegal_action_raises_ends_or_is_replaced() -> None:
    raw = pettingzoo.rose_king.raw_env()
    raw.reset(seed=1)
    with pytest.raises(IllegalMove):
        raw.step(49)
    wrapped = pettingzoo.rose_king.env()
    wrapped.reset(seed=1)
    wrapped.step(49)
    assert all(wrapped.terminations.values())
    soft = pettingzoo.rose_king.env(illegal="replace")
    soft.reset(seed=1)
    soft.step(49)
    assert "illegal" in soft.infos["player_0"]


def test_options_are_keywords_and_wrong_ones_are_told() -> None:
    env = pettingzoo.cursed_court.raw_env(players=4, masquerade=True)
    assert len(env.possible_agents) == 4
    with pytest.raises(CamarillaError, match="did you mean 'masquerade'"):
        pettingzoo.cursed_court.env(maskerade=True)
    with pytest.raises(CamarillaError, match="ansi"):
        pettingzoo.cursed_court.env(render_mode="ascii")


def test_an_environment_can_be_sent_to_another_process() -> None:
    env = pettingzoo.devils_castle.raw_env(players=5, divination=True)
    again = pickle.loads(pickle.dumps(env))
    again.reset(seed=1)
    assert len(again.agents) == 5


def test_rounds_wait_for_who_is_not_asked() -> None:
    env = pettingzoo.rose_king.raw_env(rounds=True)
    env.reset(seed=1)
    wait = env.setup.actions.size
    assert list(np.flatnonzero(env.observe("player_1")["action_mask"])) == [wait]
    env.step(int(np.flatnonzero(env.observe("player_0")["action_mask"])[0]))
    assert env.agent_selection == "player_1"
    env.step(int(np.flatnonzero(env.observe("player_1")["action_mask"])[0]))
    env.step(int(np.flatnonzero(env.observe("player_0")["action_mask"])[0]))
    env.position = env.setup.first  # nobody is asked while chance deals
    with pytest.raises(CamarillaError, match="only action is to wait"):
        env.step(0)


def test_eyes_choose_whose_view_is_drawn() -> None:
    spectator = pettingzoo.pocket_intrigues.env(render_mode="ansi")
    seated = pettingzoo.pocket_intrigues.env(render_mode="ansi", eyes=0)
    spectator.reset(seed=2)
    seated.reset(seed=2)
    assert spectator.render() != seated.render()
