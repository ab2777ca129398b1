"""The Rose King beside its peers: the same rules in four frameworks, proved equal move by move, then measured.

    make bench-peers                                      installs the peers, then runs this
    python -m bench.peers.run --npm FOLDER [--json]       FOLDER holds node_modules/boardgame.io

Everything is measured in one run by processor time, one core, best of several rounds. Steps are decisions of players;
a tree simulation is one descent and one random game to its end. A dash: the framework has no such thing.
"""

from __future__ import annotations

import argparse
import copy
import json
import os
import shutil
import subprocess
import tempfile
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import msgspec
import numpy as np
import pyspiel
from bench.peers import openspiel_game
from bench.peers.pettingzoo_env import PlainEnv
from open_spiel.python.algorithms import mcts

import camarilla.research.openspiel as ours_in_openspiel
from camarilla import CHANCE, OVER, CamarillaError, Dice, Position, find
from camarilla.bots.guide import Guide
from camarilla.bots.tree import Search
from camarilla.core.playout import playout_moves, playouts
from camarilla.research.pettingzoo import rose_king
from camarilla.research.vectorised import Tables

HERE = Path(__file__).parent
ROUNDS = 3
MIDDLE = 10
"""Decisions from the start to the position that is searched and copied."""


class Row(msgspec.Struct):
    """One framework."""

    name: str
    games: float | None = None
    steps: float | None = None
    simulations: float | None = None
    clone_us: float | None = None
    bytes: int | None = None
    checked: int | None = None
    """Games replayed move by move with the same results as ours."""


# Transcripts, and the proof


class Step(msgspec.Struct):
    seat: int
    move: int
    legal: list[int]
    crown: int
    scores: list[int]


class Transcript(msgspec.Struct):
    chance: list[int]
    """All cards that were dealt, in their order."""
    moves: list[tuple[int, int]]
    steps: list[Step]
    """The players' moves, each with what was legal before and what lies there afterwards."""
    result: int


def transcripts(count: int) -> list[Transcript]:
    """Random games of ours."""
    told = []
    for seed in range(count):
        moves = playout_moves(find("rose-king").begin(), Dice(seed))
        position: Any = find("rose-king").begin()
        cells = list(position.tables.cells)
        steps = []
        for actor, move in moves:
            legal = position.moves(actor) if actor != CHANCE else []
            position.apply(actor, move)
            if actor != CHANCE:
                steps.append(Step(actor, move, legal, cells.index(position.crown), position.scores()))
        lead = int(position.lead())
        result = (lead > 0) - (lead < 0)
        told.append(Transcript([move for actor, move in moves if actor == CHANCE], moves, steps, result))
    return told


def expect(ours: object, theirs: object, what: str) -> None:
    if ours != theirs:
        raise SystemExit(f"{what}: {theirs} instead of {ours}")


def check_openspiel(games: list[Transcript]) -> int:
    game = pyspiel.load_game(openspiel_game.NAME)
    for told in games:
        state = game.new_initial_state()
        steps = iter(told.steps)
        for actor, move in told.moves:
            if actor == CHANCE:
                state.apply_action(move)
                continue
            step = next(steps)
            expect(actor, state.current_player(), "OpenSpiel's seat")
            expect(step.legal, state.legal_actions(), "OpenSpiel's legal moves")
            state.apply_action(move)
            expect(step.crown, state.table.crown, "OpenSpiel's crown")
            expect(step.scores, [one[0] for one in state.table.standing()], "OpenSpiel's scores")
        expect([told.result, -told.result], state.returns(), "OpenSpiel's returns")
    return len(games)


def check_pettingzoo(games: list[Transcript]) -> int:
    for told in games:
        env = PlainEnv()
        env.reset(options={"chance": told.chance})
        for step in told.steps:
            expect(f"player_{step.seat}", env.agent_selection, "PettingZoo's agent")
            expect(step.legal, np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist(), "its mask")
            env.step(step.move)
            expect(step.crown, env.table.crown, "PettingZoo's crown")
            expect(step.scores, [one[0] for one in env.table.standing()], "PettingZoo's scores")
        expect(told.result, env.rewards["player_0"], "PettingZoo's rewards")
    return len(games)


# Measuring


def rates(seconds: float, play: Callable[[], int]) -> tuple[float, float]:
    """Games and steps a second of something that plays one game and says how long it was; the best round."""
    best = (0.0, 0.0)
    for _ in range(ROUNDS):
        games = steps = 0
        began = time.process_time()
        while time.process_time() - began < seconds / ROUNDS:
            steps += play()
            games += 1
        spent = time.process_time() - began
        best = max(best, (games / spent, steps / spent))
    return best


def cost(clone: Callable[[], object], count: int) -> tuple[float, int]:
    """Microseconds and Python's bytes for a copy."""
    spent = float("inf")
    for _ in range(ROUNDS):
        began = time.process_time()
        for _ in range(count):
            clone()
        spent = min(spent, time.process_time() - began)
    tracemalloc.start()
    kept = [clone() for _ in range(200)]
    size = tracemalloc.get_traced_memory()[0] // len(kept)
    tracemalloc.stop()
    return spent / count * 1e6, size


def random_state(game: Any, decisions: int, lot: Random) -> tuple[Any, int]:
    """An OpenSpiel state after so many random decisions, or at the end of the game; and how many there were."""
    state = game.new_initial_state()
    made = 0
    while not state.is_terminal() and made < decisions:
        if state.is_chance_node():
            state.apply_action(lot.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(lot.choice(state.legal_actions()))
            made += 1
    while not state.is_terminal() and state.is_chance_node():
        state.apply_action(lot.choice(state.chance_outcomes())[0])
    return state, made


def openspiel_row(name: str, game: Any, seconds: float, search: Callable[[Any, int], Any], size: int) -> Row:
    lot = Random(1)
    games, steps = rates(seconds, lambda: random_state(game, 10**9, lot)[1])
    # Always the same position, and one with something to decide: OpenSpiel's C++ search crashes on a finished game.
    state, _ = random_state(game, MIDDLE, Random(1))
    assert not state.is_terminal(), f"{name}: no position to search from"
    bot = search(game, size)
    simulations, _ = rates(seconds, lambda: int(bot.step(state) >= 0))
    clone, used = cost(state.clone, 300)
    return Row(name, games, steps, simulations * size, clone, used)


def python_search(game: Any, size: int) -> Any:
    return mcts.MCTSBot(game, 1.4, size, mcts.RandomRolloutEvaluator(1), solve=False)


def native_search(game: Any, size: int) -> Any:
    return pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 7), 1.4, size, 500, False, 1, False)


def pettingzoo_row(name: str, env: Any, seconds: float) -> Row:
    lot = np.random.default_rng(1)

    def play() -> int:
        env.reset(seed=int(lot.integers(2**31)))
        steps = 0
        while not any(env.terminations.values()):
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(int(lot.choice(np.flatnonzero(mask))))
            steps += 1
        return steps

    games, steps = rates(seconds, play)
    env.reset(seed=1)
    return Row(name, games, steps, None, *cost(lambda: copy.deepcopy(env), 50))


def our_row(seconds: float) -> Row:
    first = find("rose-king").begin()
    dice = Dice(1)
    best = (0.0, 0.0)
    for _ in range(ROUNDS):
        began = time.process_time()
        totals = playouts(first, dice, int(20_000 * seconds))
        spent = time.process_time() - began
        best = max(best, (totals.games / spent, totals.moves / spent))
    position = somewhere()
    simulations = 0.0
    for _ in range(ROUNDS):
        search = Search(position, int(position.actor), dice, Guide())
        began = time.process_time()
        search.run(seconds / ROUNDS, 10**9)
        simulations = max(simulations, search.simulations / (time.process_time() - began))
    return Row("Camarilla: positions", *best, simulations, *cost(position.copy, 20_000))


def somewhere() -> Position:
    position = find("rose-king").begin()
    dice = Dice(3)
    decisions = 0
    while decisions < MIDDLE or position.actor == CHANCE:
        decisions += position.actor != CHANCE
        position.step(dice)
    assert position.actor != OVER
    return position


def vectorised_row(seconds: float) -> Row:
    lot = np.random.default_rng(1)
    env = Tables("rose-king", 1024, seed=1)
    moment = env.reset()
    best = (0.0, 0.0)
    for _ in range(ROUNDS):
        games, steps, inside = 0, 0, 0.0
        while inside < seconds / ROUNDS:
            actions = np.argmax(np.where(moment.masks, lot.random(moment.masks.shape, np.float32), -1), axis=1)
            began = time.process_time()
            moment = env.step(actions)
            inside += time.process_time() - began
            games += int(moment.done.sum())
            steps += env.count
        best = max(best, (games / inside, steps / inside))
    return Row("Camarilla: vectorised, N = 1024", *best)


def boardgame_row(npm: Path, games: list[Transcript], seconds: float) -> Row:
    node = shutil.which("node")
    modules = (npm / "node_modules").resolve()
    if node is None or not (modules / "boardgame.io").is_dir():
        raise CamarillaError(
            f"boardgame.io is not in {modules}: make bench-peers installs it (node and npm are needed)"
        )
    with tempfile.TemporaryDirectory() as room:
        told = Path(room) / "transcripts.json"
        told.write_bytes(msgspec.json.encode(games))
        command = [node, "--expose-gc", str(HERE / "boardgame_io.cjs"), str(modules), str(told), str(seconds)]
        run = subprocess.run(command, check=True, capture_output=True, text=True)
    made = json.loads(run.stdout.splitlines()[-1])
    rest = (made["games"], made["steps"], made["simulations"], made["clone"], made["bytes"], made["checked"])
    return Row("boardgame.io", *rest)


def measure(npm: Path, seconds: float, count: int) -> list[Row]:
    games = transcripts(count)
    in_openspiel = pyspiel.load_game(ours_in_openspiel.GAMES["rose-king"])
    rows = [
        our_row(seconds),
        vectorised_row(seconds),
        pettingzoo_row("Camarilla in PettingZoo", rose_king.raw_env(), seconds),
        openspiel_row("Camarilla in OpenSpiel (Python search)", in_openspiel, seconds, python_search, 20),
    ]
    by_hand = pyspiel.load_game(openspiel_game.NAME)
    checked = check_openspiel(games)
    rows.append(openspiel_row("OpenSpiel, Python game by hand", by_hand, seconds, python_search, 20))
    rows[-1].checked = checked
    checked = check_pettingzoo(games)
    rows.append(pettingzoo_row("PettingZoo, raw environment by hand", PlainEnv(), seconds))
    rows[-1].checked = checked
    rows.append(boardgame_row(npm, games, seconds))
    for name in ("breakthrough", "hex(board_size=9)", "connect_four"):
        native = pyspiel.load_game(name)
        rows.append(openspiel_row(f"context: OpenSpiel's C++ {name}", native, seconds, native_search, 500))
    return rows


def show(rows: list[Row]) -> None:
    heads = ("games/s", "steps/s", "simulations/s", "clone us", "bytes", "proved")
    print(f"{'':<42}{heads[0]:>18}{heads[1]:>21}{heads[2]:>19}{heads[3]:>17}{heads[4]:>8}{heads[5]:>8}")
    ours = rows[0]
    for row in rows:
        cells = [
            _cell(row.games, ours.games, 18),
            _cell(row.steps, ours.steps, 21),
            _cell(row.simulations, ours.simulations, 19),
            _cell(row.clone_us, ours.clone_us, 17, 2),
            f"{row.bytes if row.bytes is not None else '–':>8}",
            f"{row.checked if row.checked is not None else '–':>8}",
        ]
        print(f"{row.name:<42}{''.join(cells)}")
    print("In brackets: the ratio to the first line. Bytes are the language's own heap, without OpenSpiel's C++ part.")


def _cell(value: float | None, ours: float | None, width: int, places: int = 0) -> str:
    if value is None or ours is None:
        return f"{'–':>{width}}"
    return f"{f'{value:,.{places}f} ({value / ours:.2g})':>{width}}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--npm", type=Path, required=True, help="where node_modules lies")
    parser.add_argument("--seconds", type=float, default=3.0, help="for every figure (default 3)")
    parser.add_argument("--games", type=int, default=25, help="replayed to prove the peers' rules (default 25)")
    parser.add_argument("--json", action="store_true", help="print the rows as JSON")
    asked = parser.parse_args()
    rows = measure(asked.npm, asked.seconds, asked.games)
    if asked.json:
        print(msgspec.json.encode(rows).decode())
    else:
        show(rows)


if __name__ == "__main__":
    main()
