"""Learn The Rose King by self-play, from nothing, in a few minutes on two cores.

    python examples/learn_rose_king.py                      learn, draw the curve, then play in the arena
    python examples/learn_rose_king.py --games 2000         a short try

The agent looks at every position it can move to and takes the one its network likes best; after every game the network
learns what these positions were worth (TD(lambda)). It sees the points as they stand and what each card would bring;
everything else it finds out from the results of its own games.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import NamedTuple, cast

# Matrices as small as these are slower on several threads, which wait for each other; read once, by numpy's import.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from matplotlib.figure import Figure
from numpy.typing import NDArray
from value_net import Floats, Rows, ValueNet, symmetries

from camarilla import Dice
from camarilla.arena.contest import Contest, play_one
from camarilla.arena.intervals import wilson
from camarilla.bots import Bot, Perspective, add_bot
from camarilla.games.rose_king.position import RoseKing
from camarilla.games.rose_king.research.batch import row_of
from camarilla.research.game_setup import GameSetup
from camarilla.research.vectorised import Tables

TABLES = 256
LAMBDA = 0.8
BATCH = 4096
REHEARSALS = 2
"""How often every position is learnt from, each time through another symmetry."""
EXPLORING = 0.04
"""How often a move is played at random."""
_AT = GameSetup("rose-king").encoder.places


class Memory:
    """What the seats of all tables moved to, until their games are over."""

    def __init__(self) -> None:
        self._steps: list[tuple[Rows, Floats, NDArray[np.uint8]]] = []
        self._began = np.zeros(TABLES, np.int64)

    def add(self, rows: Rows, values: Floats, seats: NDArray[np.uint8]) -> None:
        self._steps.append((rows, values, seats))

    def ended(self, table: int, rewards: Floats) -> tuple[list[Rows], list[float]]:
        """A finished game: its positions, and what each turned out to be worth to who had moved there."""
        rows: list[Rows] = []
        targets: list[float] = []
        worth = [float(reward) for reward in rewards]
        for there, values, seats in reversed(self._steps[self._began[table] :]):
            seat = int(seats[table])
            rows.append(there[table])
            targets.append(worth[seat])
            worth[seat] = LAMBDA * worth[seat] + (1 - LAMBDA) * float(values[table])
        self._began[table] = len(self._steps)
        self._forget()
        return rows, targets

    def _forget(self) -> None:
        oldest = int(self._began.min())
        if oldest > 500:
            del self._steps[:oldest]
            self._began -= oldest


def best_moves(worth: Floats, tables: NDArray[np.int64], lot: np.random.Generator) -> NDArray[np.int64]:
    """For every table the place of its best move among all that were weighed; ties by lot."""
    order = np.lexsort((lot.random(len(worth)), worth, tables))
    last = np.append(np.flatnonzero(np.diff(tables[order])), len(order) - 1)
    best: NDArray[np.int64] = order[last]
    return best


class Point(NamedTuple):
    games: int
    random: float
    greedy: float


def learn(net: ValueNet, games: int, seed: int) -> list[Point]:
    """Self-play; the learning curve comes back."""
    lot = np.random.default_rng(seed)
    env = Tables("rose-king", TABLES, seed=seed)
    moment = env.reset()
    memory = Memory()
    ways = symmetries()
    rows: list[Rows] = []
    targets: list[float] = []
    curve = [Point(0, *examined(net, seed))]
    done = 0
    while done < games:
        tables, actions, after = env.afterstates()
        worth = net.values(after)
        blind = lot.random(TABLES) < EXPLORING
        chosen = best_moves(np.where(blind[tables], lot.random(len(worth)), worth), tables, lot)
        memory.add(after[chosen], worth[chosen], moment.seats)
        moment = env.step(actions[chosen])
        for table in np.flatnonzero(moment.done):
            seen, known = memory.ended(int(table), moment.rewards[table])
            rows += seen
            targets += known
            done += 1
        if len(rows) >= BATCH:
            rate = 0.002 * (1 - 0.95 * done / games)
            for _ in range(REHEARSALS):
                net.learn(np.array(rows)[:, ways[lot.integers(len(ways))]], np.array(targets, np.float32), rate)
            rows, targets = [], []
        if done >= games * len(curve) / 10:
            curve.append(Point(done, *examined(net, seed + done)))
            print(
                f"{done:>7} games: {curve[-1].random:.1%} against random, {curve[-1].greedy:.1%} against greedy",
                flush=True,
            )
    return curve


def examined(net: ValueNet, seed: int) -> tuple[float, float]:
    """The share of wins against random and greedy moves, a draw counting half; quick, beside the arena."""
    return _match(net, seed, greedy=False), _match(net, seed, greedy=True)


def _match(net: ValueNet, seed: int, greedy: bool) -> float:
    lot = np.random.default_rng(seed)
    env = Tables("rose-king", TABLES, seed=seed)
    moment = env.reset()
    own = np.arange(TABLES) % 2
    result = np.full(TABLES, np.nan)
    while np.isnan(result).any():
        tables, actions, after = env.afterstates()
        lead = after[:, _AT["own_points"].start] - after[:, _AT["rival_points"].start]
        other = lead.astype(np.float32) if greedy else np.zeros(len(actions), np.float32)
        mine = (moment.seats == own)[tables]
        chosen = best_moves(np.where(mine, net.values(after), other), tables, lot)
        moment = env.step(actions[chosen])
        fresh = moment.done & np.isnan(result)
        result[fresh] = (1 + moment.rewards[np.flatnonzero(fresh), own[fresh]]) / 2
    return float(result.mean())


def bot_of(net: ValueNet) -> type[Bot]:
    """The agent as a bot of the house."""

    class Learned(Bot):
        def choose(self, perspective: Perspective, dice: Dice) -> int:
            seat, world = perspective.seat, cast(RoseKing, perspective.world)
            moves = world.moves(seat)
            rows = []
            for move in moves:
                after = world.copy()
                after.apply(seat, move)
                rows.append(np.frombuffer(row_of(after, seat), np.int16))
            return moves[int(net.values(np.array(rows)).argmax())]

    return Learned


def in_the_arena(rival: str, games: int, seed: int) -> str:
    """A contest of the arena: every deal twice, seats exchanged."""
    contest = Contest("rose-king", 2, {}, ["learned", rival], None, None, seed)
    played = [play_one(contest, deal, lineup) for deal, lineup in contest.pairings(games)]
    wins = sum(game.worth[game.bots.index(0)] for game in played)
    low, high = wilson(wins, len(played))
    return f"{wins:g} of {len(played)} games against {rival}: {wins / len(played):.1%} ({low:.1%} to {high:.1%})"


def draw_curve(curve: list[Point], path: Path) -> None:
    sheet = Figure(figsize=(7, 4.2), layout="constrained")
    plot = sheet.subplots()
    games = [point.games for point in curve]
    plot.plot(games, [100 * point.random for point in curve], "o-", color="#2c4f8c", label="against random")
    plot.plot(games, [100 * point.greedy for point in curve], "s--", color="#9c2730", label="against greedy")
    plot.axhline(95, color="#2c4f8c", linewidth=0.8, linestyle=":")
    plot.axhline(50, color="#9c2730", linewidth=0.8, linestyle=":")
    plot.set(
        xlabel="games of self-play", ylabel="games won, %", ylim=(0, 100), title="The Rose King, learnt from nothing"
    )
    plot.grid(alpha=0.3)
    plot.legend(loc="lower right")
    sheet.savefig(path, dpi=120)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=12_000, help="of self-play (default 12000)")
    parser.add_argument("--hidden", type=int, default=64, help="units of the hidden layer (default 64)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--contest", type=int, default=200, help="games of the arena against each rival (default 200)")
    parser.add_argument("--net", type=Path, default=Path("learned.npz"), help="where the network goes")
    parser.add_argument("--plot", type=Path, default=Path("learning-curve.png"), help="where the curve goes")
    asked = parser.parse_args()
    net = ValueNet(asked.hidden, asked.seed)
    began, worked = time.perf_counter(), time.process_time()
    curve = learn(net, asked.games, asked.seed)
    print(f"learnt in {time.perf_counter() - began:.0f} s, {time.process_time() - worked:.0f} s of processor time")
    net.save(asked.net)
    draw_curve(curve, asked.plot)
    add_bot("learned", bot_of(net))
    for rival in ("random", "greedy"):
        print(in_the_arena(rival, asked.contest, asked.seed), flush=True)


if __name__ == "__main__":
    main()
