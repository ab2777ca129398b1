"""PettingZoo AEC environments for all four games.

    from camarilla.research.pettingzoo import my_game

    env = my_game.env(render_mode="ansi")
    env = my_game.env(players=6)

Agents are ``player_0``, ``player_1``… by seat. Each is asked when the rules ask its seat; choices made at the same time
are taken one after the other, and nobody sees them before the rules show them. Chance acts by itself.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from ..core.errors import CamarillaError, unknown
from ..core.option import Value
from ..core.position import OVER, SPECTATOR, Dice, IllegalMove, Position
from .drawing import shown
from .extra import missing_extra
from .game_setup import GameSetup, Observation, settle
from .parts import games

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle, seeding
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.conversions import aec_to_parallel
except ImportError as error:
    raise missing_extra(error) from None

Illegal: TypeAlias = Literal["raise", "replace"]
VERSION = "v0"


class CourtEnv(AECEnv, EzPickle):
    """One table. ``env()`` of a game is this with PettingZoo's usual wrappers around it.

    ``max_cycles``: the game is truncated after so many decisions a seat, on average. ``illegal``: an illegal action
    raises, or is replaced by a legal one drawn by lot. ``rounds``: all seats act in turn, round after round, and who is
    not asked has one action more, the last one: to wait. That is what makes a parallel environment possible.
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        players: int | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        illegal: Illegal = "raise",
        rounds: bool = False,
        eyes: int | None = None,
        **options: Value,
    ) -> None:
        EzPickle.__init__(self, game, players, render_mode, max_cycles, illegal, rounds, eyes, **options)
        super().__init__()
        self.setup = GameSetup(game, players, **options)
        self.metadata = {
            "name": f"{game.replace('-', '_')}_{VERSION}",
            "render_modes": ["human", "ansi", "rgb_array"],
            "is_parallelizable": rounds,
            "render_fps": 1,
        }
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise unknown("render mode", render_mode, self.metadata["render_modes"])
        self.render_mode = render_mode
        self._eyes = SPECTATOR if eyes is None else eyes
        self._most = None if max_cycles is None else max_cycles * self.setup.seats
        self._illegal = illegal
        self._rounds = rounds
        self.possible_agents = [f"player_{seat}" for seat in range(self.setup.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._lay_spaces()
        self._dice = Dice(0)
        self.position: Position = self.setup.first

    def _lay_spaces(self) -> None:
        low, high = self.setup.bounds()
        size = self.setup.actions.size + self._rounds
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.int16),
                    "action_mask": spaces.Box(0, 1, (size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # Playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed deals the same cards to the same moves; without one, chance is fair."""
        generator, _ = seeding.np_random(seed)
        self._dice = Dice(int(generator.integers(2**62)))
        self.position = self.setup.deal(self._dice)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._steps = 0
        self._skip_agent_selection = None
        self.agent_selection = self._next()

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and what it may do now."""
        seat = self._seats[agent]
        seen = self.setup.observe(self.position, seat)
        if self._rounds:
            waits = np.array([seat not in self.position.waiting()], np.int8)
            seen["action_mask"] = np.concatenate([seen["action_mask"], waits])
        return seen

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._act(agent, self._seats[agent], action)
        self._steps += 1
        # A parallel environment can only end with a whole round.
        whole = not self._rounds or self._steps % self.setup.seats == 0
        if self.position.actor == OVER and whole:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.possible_agents, self.setup.rewards(self.position), strict=True))
        elif self._most is not None and self._steps >= self._most:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self._next()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def _act(self, agent: str, seat: int, action: int | None) -> None:
        self.infos[agent] = {}
        asked = seat in self.position.waiting()
        if self._rounds and not asked:
            if action != self.setup.actions.size:
                self._refuse(agent, CamarillaError(f"{agent} is not asked now: its only action is to wait"))
            return
        try:
            move = self.setup.move(self.position, seat, -1 if action is None else int(action))
        except (IllegalMove, CamarillaError) as error:
            self._refuse(agent, error)
            move = int(self.position.random_move(seat, self._dice))
        self.position.apply(seat, move)
        settle(self.position, self._dice)

    def _refuse(self, agent: str, error: Exception) -> None:
        """An illegal action: raised, or noted in the agent's info."""
        if self._illegal == "raise":
            raise error
        self.infos[agent] = {"illegal": str(error)}

    def _next(self) -> str:
        if self._rounds:
            return self.possible_agents[self._steps % self.setup.seats]
        waiting = self.position.waiting()
        return self.possible_agents[waiting[0]] if waiting else self.agent_selection

    # Showing

    def render(self) -> str | np.ndarray[Any, Any] | None:
        """As a spectator sees it, or the seat given as ``eyes``: printed, as text, or as a picture."""
        rules = self.setup.rules
        return shown(rules, rules.view(self.position, self._eyes), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


class GameModule:
    """What PettingZoo expects of an environment's module: ``env``, ``raw_env`` and ``parallel_env``."""

    def __init__(self, game: str) -> None:
        self.game = game

    def raw_env(self, **kwargs: Any) -> CourtEnv:
        """The bare environment."""
        return CourtEnv(self.game, **kwargs)

    def env(self, **kwargs: Any) -> Any:
        """With PettingZoo's wrappers: an illegal action ends the game with -1 for who tried it."""
        made: Any = CourtEnv(self.game, **kwargs)
        if kwargs.get("illegal", "raise") == "raise":
            made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
        made = wrappers.AssertOutOfBoundsWrapper(made)
        return wrappers.OrderEnforcingWrapper(made)

    def parallel_env(self, **kwargs: Any) -> ParallelEnv:
        """All agents at once, round after round; who is not asked waits, and illegal actions are replaced by lot."""
        return aec_to_parallel(self.env(**{"illegal": "replace", **kwargs, "rounds": True}))


def __getattr__(name: str) -> GameModule:
    """Every game has such a module here, under its name with ``_``."""
    game = name.replace("_", "-")
    if game not in games():
        raise AttributeError(f"there is no game {game!r} to research")
    return GameModule(game)
