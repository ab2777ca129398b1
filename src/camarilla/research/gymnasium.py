"""A Gymnasium environment: one agent at a table, bots on all other seats.

    from camarilla.research.gymnasium import CourtEnv

    env = CourtEnv(game, opponents="greedy", seat=None)     # another seat in every game, by turns
    env = gymnasium.make("camarilla/MyGame-v0", players=4, opponents="ismcts", most=200)

An action that is not legal ends the game with -1, and ``info["illegal"]`` says why.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from ..bots import find_bot
from ..bots.careful import careful_move
from ..core.chance import Seeded
from ..core.errors import CamarillaError, unknown
from ..core.game import Game
from ..core.option import Value
from ..core.position import OVER, Dice, IllegalMove, Position
from .drawing import shown
from .extra import missing_extra
from .game_setup import GameSetup, Observation
from .parts import games

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ImportError as error:
    raise missing_extra(error) from None

ENVIRONMENTS = {f"camarilla/{name.title().replace('-', '')}-v0": name for name in games()}
"""By id: ``my-game`` is ``camarilla/MyGame-v0``."""


class CourtEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a table, for one agent.

    ``opponents``: a bot for all other seats, or one for each of them from the agent's left on. ``seat``: the agent's;
    None moves it on by one with every game. ``think`` and ``most``: limits of bots that search.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        opponents: str | Sequence[str] = "random",
        seat: int | None = 0,
        think: float | None = None,
        most: int | None = None,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        self.setup = GameSetup(game, players, **options)
        self._options = options
        self._bot_names = self._invited(opponents)
        self._limits = (think, most)
        self._fixed = seat
        if seat is not None and not 0 <= seat < self.setup.seats:
            raise CamarillaError(f"seat {seat}: this table has seats 0 to {self.setup.seats - 1}")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise unknown("render mode", render_mode, self.metadata["render_modes"])
        self.render_mode = render_mode
        self.seat = -1
        low, high = self.setup.bounds()
        mask = spaces.Box(0, 1, (self.setup.actions.size,), np.int8)
        self.observation_space = spaces.Dict(  # type: ignore[assignment]
            {"observation": spaces.Box(low, high, dtype=np.int16), "action_mask": mask}
        )
        self.action_space = spaces.Discrete(self.setup.actions.size)

    def _invited(self, opponents: str | Sequence[str]) -> list[str]:
        others = self.setup.seats - 1
        named = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(named) != others:
            raise CamarillaError(f"{len(named)} opponents for {others} seats: name one for each, or one for all")
        for name in named:
            find_bot(self.setup.rules.name, name)
        return named

    @property
    def position(self) -> Position:
        return self._game.position

    # Playing

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, as far as the agent's first decision. The same seed gives the same deals and bots."""
        super().reset(seed=seed)
        self.seat = (self.seat + 1) % self.setup.seats if self._fixed is None else self._fixed
        chance, lot = (int(number) for number in self.np_random.integers(2**62, size=2))
        rules = self.setup.rules
        self._game = Game(rules.name, seats=self.setup.seats, options=self._options, chance=Seeded(chance))
        self._dice = Dice(lot)
        self._bots = {
            (self.seat + step) % self.setup.seats: find_bot(rules.name, name, *self._limits)
            for step, name in enumerate(self._bot_names, 1)
        }
        self._let_others_act()
        return self._seen(), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The agent's move, then everybody's until it is asked again or the game is over."""
        try:
            move = self.setup.move(self.position, self.seat, int(action))
        except (IllegalMove, CamarillaError) as error:
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": str(error)}
        self._play(self.seat, move)
        self._let_others_act()
        if self.render_mode == "human":
            self.render()
        over = self.position.actor == OVER
        reward = self.setup.rewards(self.position)[self.seat] if over else 0.0
        return self._seen(), reward, over, False, self._info()

    def _play(self, seat: int, move: int) -> None:
        self._game.play(self.setup.rules.text(self.position, seat, move), seat)

    def _let_others_act(self) -> None:
        while (waiting := self._game.waiting()) and self.seat not in waiting:
            move, _ = careful_move(self._bots[waiting[0]], self._game, waiting[0], self._dice)
            self._play(waiting[0], move)

    def _seen(self) -> Observation:
        return self.setup.observe(self.position, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "moves": self._game.moves(self.seat) if self._game.waiting() else []}

    # Showing

    def render(self) -> Any:
        """As the agent sees it: printed, as text, or as a picture."""
        rules = self.setup.rules
        return shown(rules, rules.view(self.position, self.seat), self.render_mode)


for _id, _game in ENVIRONMENTS.items():
    gymnasium.register(_id, f"{__name__}:CourtEnv", kwargs={"game": _game})
