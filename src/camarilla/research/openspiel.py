"""OpenSpiel games, registered when this file is imported: ``my-game`` as ``camarilla_my_game``.

    import pyspiel
    import camarilla.research.openspiel

    game = pyspiel.load_game("camarilla_my_game(players=4)")

Chance is explicit, choices made at the same time are taken in sequence, and ``resample_from_infostate`` imagines.
docs/research.md says what OpenSpiel cannot express.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import islice
from typing import Any

import msgspec

from ..core.option import Value
from ..core.position import CHANCE, OVER, SPECTATOR, Dice, Position
from ..core.registry import find
from ..core.rules import AnyRules
from .extra import missing_extra
from .game_setup import GameSetup
from .parts import games

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise missing_extra(error) from None

GAMES = {name: f"camarilla_{name.replace('-', '_')}" for name in games()}
RECENT = 32
"""How many of the latest moves an information-state tensor tells."""
LONGEST = 20_000
"""OpenSpiel wants a longest game. Ours have none by the rules; at random they are far shorter."""
MOST_OUTCOMES = 24
"""No draw of any game of the house brings more."""
_SPAN = 1024
"""A game may number its outcomes by verb; within one draw the rest of the number tells them apart."""
_UNSEEN = "?"


def game_type(rules: AnyRules, imperfect: bool | None = None) -> Any:
    """What OpenSpiel asks about a game; ``imperfect`` where it differs from what the game is."""
    information = pyspiel.GameType.Information
    hidden = rules.secrets if imperfect is None else imperfect
    parameters = {option.name: option.default for option in rules.options}
    return pyspiel.GameType(
        short_name=GAMES[rules.name],
        long_name=f"Camarilla: {rules.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if hidden else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.players.stop - 1,
        min_num_players=rules.players.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": rules.players.start, "imperfect": False, **parameters},
    )


def game_info(setup: GameSetup) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=setup.actions.size,
        max_chance_outcomes=MOST_OUTCOMES,
        num_players=setup.seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=LONGEST,
    )


@lru_cache(maxsize=32)
def _setup(game: str, players: int, options: tuple[tuple[str, Value], ...]) -> GameSetup:
    return GameSetup(game, players, **dict(options))


class CamarillaGame(pyspiel.Game):
    """A game of the house. Its parameters are ``players`` and the game's options.

    ``imperfect=True`` calls an open game one of imperfect information: OpenSpiel's IS-MCTS plays no others.
    """

    name: str

    def __init__(self, params: dict[str, Value] | None = None) -> None:
        rules = find(self.name)
        given = dict(params or {})
        players = int(given.pop("players", rules.players.start))
        imperfect = bool(given.pop("imperfect", False)) or rules.secrets
        # OpenSpiel hands over every parameter, so those at their defaults count as not given.
        usual = {option.name: option.default for option in rules.options}
        options = [(name, value) for name, value in sorted(given.items()) if value != usual.get(name)]
        self.setup = _setup(self.name, players, tuple(options))
        super().__init__(game_type(rules, imperfect), game_info(self.setup), params or {})

    def new_initial_state(self) -> CamarillaState:
        return CamarillaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> CamarillaObserver:
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return CamarillaObserver(self.setup, wanted, params)


class Told:
    """The latest thing a seat has seen, and what it saw before: shared between copies, as it never changes."""

    def __init__(self, actor: int, action: int, text: str, before: Told | None) -> None:
        self.actor = actor
        self.action = action
        """-1 where any part of it was hidden."""
        self.text = text
        self.before = before

    def __deepcopy__(self, memo: object) -> Told:
        return self


def latest_first(told: Told | None) -> Iterator[Told]:
    """A seat's story backwards."""
    while told is not None:
        yield told
        told = told.before


class CamarillaState(pyspiel.State):
    """A position, and what every seat has seen on the way to it."""

    def __init__(self, game: CamarillaGame) -> None:
        super().__init__(game)
        self.setup = _Shared(game.setup)
        self.position: Position = game.setup.first.copy()
        self.told: list[Told | None] = [None] * game.setup.seats
        """By seat."""
        self.asked: int | None = None
        """Where several decide at once: who is asked first, if it is not the one the position names."""

    # Who decides, and what

    def actor(self) -> int:
        return int(self.position.actor) if self.asked is None else self.asked

    def current_player(self) -> int:
        actor = self.actor()
        if actor == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        return self.actor() == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.setup.here.actions.legal(self.position, player) if player == self.actor() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chances = self.position.chances()
        total = sum(weight for _, weight in chances)
        return [(outcome % _SPAN, weight / total) for outcome, weight in chances]

    def _move(self, action: int) -> int:
        if self.actor() != CHANCE:
            return self.setup.here.actions.moves[action]
        return next(outcome for outcome, _ in self.position.chances() if outcome % _SPAN == action)

    def _apply_action(self, action: int) -> None:
        actor, move = self.actor(), self._move(action)
        rules = self.setup.here.rules
        text = "" if rules.secrets else rules.text(self.position, actor, move)
        for seat, before in enumerate(self.told):
            if rules.secrets:
                text = rules.seen(self.position, actor, move, seat)
            self.told[seat] = Told(actor, -1 if _UNSEEN in text else action, f"{actor} {text}", before)
        self.position.apply(actor, move)
        self.asked = None

    def returns(self) -> list[float]:
        return self.setup.here.rewards(self.position) if self.is_terminal() else [0.0] * self.setup.here.seats

    # In words

    def _action_to_string(self, player: int, action: int) -> str:
        rules = self.setup.here.rules
        if player == self.current_player():
            return rules.text(self.position, self.actor(), self._move(action))
        return f"action {action}"

    def __str__(self) -> str:
        rules = self.setup.here.rules
        return f"{rules.draw(rules.view(self.position, SPECTATOR))}\n{self.position.fingerprint()}"

    # Other worlds

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> CamarillaState:
        """A state that looks the same to a player, with all that it cannot know drawn again.

        What the others have seen on the way is not imagined: their stories begin with what they see there.
        """
        new: CamarillaState = self.get_game().new_initial_state()
        world = self.position.imagine(player, Dice(int(sampler() * 2**53)))
        new.position = world
        new.told = [Told(CHANCE, -1, words(self.setup.here, world, seat), None) for seat in range(len(self.told))]
        new.told[player] = self.told[player]
        new.asked = self.asked
        return new


class _Shared:
    """A setup that copies of a state share: OpenSpiel deep-copies everything a state holds."""

    def __init__(self, here: GameSetup) -> None:
        self.here = here

    def __deepcopy__(self, memo: object) -> _Shared:
        return self


def words(setup: GameSetup, position: Position, seat: int) -> str:
    """All that a seat may know of a position, as JSON."""
    return msgspec.json.encode(setup.rules.view(position, seat)).decode()


def story(told: Told | None) -> str:
    """All that a seat has seen happen, move by move."""
    return "\n".join([one.text for one in latest_first(told)][::-1])


class CamarillaObserver:
    """Observations and information states, as OpenSpiel's observers give them."""

    def __init__(self, setup: GameSetup, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations take no parameters; given were {params}")
        self._setup = setup
        self._recall = bool(kind.perfect_recall)
        encoder = setup.encoder
        pieces: list[tuple[str, int, tuple[int, ...]]]
        pieces = [(field.name, field.size, (field.size,)) for field in encoder.fields]
        if self._recall:
            pieces.append(("recent", 2 * RECENT, (RECENT, 2)))
        self.tensor = np.zeros(sum(size for _, size, _ in pieces), np.float32)
        self.dict = {}
        start = 0
        for name, size, shape in pieces:
            self.dict[name] = self.tensor[start : start + size].reshape(shape)
            start += size

    def set_from(self, state: CamarillaState, player: int) -> None:
        """The encoder's fields; for an information state the latest moves as the player saw them as well."""
        self.tensor.fill(0)
        self.tensor[: self._setup.encoder.size] = self._setup.observation(state.position, player)
        if self._recall:
            for place, one in enumerate(islice(latest_first(state.told[player]), RECENT)):
                self.dict["recent"][place] = one.actor + 2, one.action + 1

    def string_from(self, state: CamarillaState, player: int) -> str:
        seen = words(self._setup, state.position, player)
        return f"{story(state.told[player])}\n{seen}" if self._recall else seen


# A class each, and no closures: OpenSpiel lets go of what it registered only after the interpreter has gone.
for _name in GAMES:
    pyspiel.register_game(game_type(find(_name)), type(_name, (CamarillaGame,), {"name": _name}))
