"""OpenSpiel's own simulation test, its searches at our tables, and information states that keep secrets."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from camarilla import Dice, find
from camarilla.arena.contest import Contest, play_one
from camarilla.bots import Perspective
from camarilla.core.chance import Seeded
from camarilla.core.game import Game
from camarilla.research.openspiel import GAMES, RECENT
from camarilla.research.peers import OpenSpielIsmcts, OpenSpielMcts

from .tables import SHORT, every_game


def load(game: str, **more: Any) -> Any:
    return pyspiel.load_game(GAMES[game], {**SHORT[game], **more})


def somewhere(game: Any, decisions: int, seed: int) -> Any:
    """A state with a decision, some way into a random game."""
    lot = Random(seed)
    state = game.new_initial_state()
    while decisions > 0 or state.is_chance_node():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(lot.choices(outcomes, weights)[0])
        else:
            decisions -= 1
            before = state.clone()
            state.apply_action(lot.choice(state.legal_actions()))
        if state.is_terminal():
            return before
    return state


@every_game
def test_random_simulations(game: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(load(game), num_sims=2, serialize=False, verbose=False)


@every_game
def test_other_numbers_of_players_and_options(game: str, capfd: pytest.CaptureFixture[str]) -> None:
    fewest = find(game).players.start
    pyspiel.random_sim_test(load(game, players=fewest), num_sims=1, serialize=False, verbose=False)


@every_game
def test_a_resampled_state_looks_the_same_and_keeps_secrets(game: str) -> None:
    for decisions in (0, 5, 12):
        state = somewhere(load(game), decisions, seed=3)
        player = state.current_player()
        lot = Random(1)
        for _ in range(3):
            other = state.resample_from_infostate(player, lot.random)
            assert other.current_player() == player
            assert other.legal_actions() == state.legal_actions()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)


@every_game
def test_the_same_hidden_truth_does_not_show_in_another_players_information(game: str) -> None:
    """Chance's other outcomes: a player who does not see a card has the same information whichever it was."""
    state = load(game).new_initial_state()
    players = state.num_players()
    for _ in range(20):
        if not state.is_chance_node():
            break
        actor = state.actor()
        rules = state.setup.here.rules
        children = {action: state.child(action) for action, _ in state.chance_outcomes()}
        for player in range(players):
            told: dict[str, str] = {}
            for action, child in children.items():
                seen = rules.seen(state.position, actor, state._move(action), player)
                assert told.setdefault(seen, child.information_state_string(player)) == child.information_state_string(
                    player
                )
        state = children[min(children)]


@every_game
def test_tensors_have_the_encoders_fields_and_recent_moves(game: str) -> None:
    loaded = load(game)
    state = somewhere(loaded, 6, seed=5)
    seen = make_observation(loaded)
    recalled = make_observation(loaded, INFO_STATE_OBS_TYPE)
    encoder = state.setup.here.encoder
    for player in range(loaded.num_players()):
        seen.set_from(state, player)
        recalled.set_from(state, player)
        assert set(seen.dict) == {field.name for field in encoder.fields}
        assert recalled.dict["recent"].shape == (RECENT, 2)
        assert recalled.dict["recent"][0].any()
        assert np.array_equal(seen.tensor, recalled.tensor[: encoder.size])


@every_game
def test_openspiels_searches_play_it(game: str) -> None:
    loaded = load(game, **({"imperfect": True} if game == "rose-king" else {}))
    state = somewhere(loaded, 4, seed=2)
    lot = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, lot, max_length=100)
    assert mcts.MCTSBot(loaded, 1.4, 8, rollouts, random_state=lot).step(state) in state.legal_actions()
    searching = ismcts.ISMCTSBot(loaded, rollouts, 1.4, 8, random_state=lot)
    assert searching.step(state) in state.legal_actions()


@every_game
def test_openspiels_searches_sit_in_the_arena(game: str) -> None:
    options = {name: value for name, value in SHORT[game].items() if name != "players"}
    rules = find(game)
    if game == "devils-castle":
        options["turns"] = 2
    seats = rules.players.start
    bots = ["openspiel-ismcts", "openspiel-mcts", *["random"] * (seats - 2)]
    contest = Contest(game, seats, rules.read_options(seats, options), bots, 5.0, 2, 1)
    played = play_one(contest, 0, 0)
    assert played.failures == 0
    assert played.record.result is not None


@pytest.mark.parametrize("guest", [OpenSpielMcts, OpenSpielIsmcts])
def test_a_guest_repeats_itself_with_the_same_dice(guest: type[OpenSpielMcts]) -> None:
    game = Game("rose-king", chance=Seeded(4))
    chosen = set()
    for _ in range(2):
        bot = guest()
        bot.think, bot.most = 60.0, 10
        chosen.add(bot.choose(Perspective(game, 0, Dice(1)), Dice(2)))
    assert len(chosen) == 1
    assert chosen.pop() in game.position.moves(0)


def test_every_option_is_a_parameter_and_actions_have_their_texts() -> None:
    for name, registered in GAMES.items():
        spec = pyspiel.load_game(registered).get_type().parameter_specification
        assert {option.name for option in find(name).options} < set(spec)
    state = somewhere(load("rose-king"), 0, seed=1)
    texts = [state.action_to_string(action) for action in state.legal_actions()]
    assert texts == [find("rose-king").text(state.position, state.actor(), a) for a in state.legal_actions()]


def test_the_interpreter_leaves_quietly() -> None:
    """OpenSpiel keeps what is registered beyond the interpreter's end: that must not end in a crash."""
    code = "import pyspiel, camarilla.research.openspiel; pyspiel.load_game('camarilla_rose_king')"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")
