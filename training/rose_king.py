"""Teaches the mind of The Rose King's bots, from nothing, by self-play; writes ``mind.json`` into their package.

    python training/rose_king.py [--games 400] [--rounds 3] [--simulations 200] [--seed 1] [--out FILE]

In the first round plain tree search plays itself, later the mind of the round before leads the search. Every game
begins with some random moves, so that the mind sees more than well-played positions. Each position that a search
thought about is an example: its facts, what the search found it worth, and who won in the end. A small network is then
fitted to all examples of the last two rounds. Needs numpy (it comes with ``camarilla[plots]``) and, to end within
minutes, the compiled package.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt

from camarilla import OVER, Dice, find
from camarilla.bots.guide import Guide
from camarilla.bots.tree import Search
from camarilla.games.rose_king.bots.bot import Learned
from camarilla.games.rose_king.bots.guide import Mind, RoseKingGuide
from camarilla.games.rose_king.bots.knowledge import FACTS, HINTS, Survey
from camarilla.games.rose_king.position import RED, RoseKing

RESULT = Path(__file__).parent.parent / "src/camarilla/games/rose_king/bots/mind.json"
WIDTH = 16
CAP = 400
LONGEST_OPENING = 60
WHIM = 0.1
"""How often a random move is played later on."""
TRUST_IN_END = 0.5
"""How much of the goal is who won; the rest is what the search thought."""
EPOCHS, BATCH, RATE = 20, 512, 3e-3

Array = npt.NDArray[np.float64]
Weights = dict[str, Array]


class Examples:
    """What the searches of many games found: a row for each position."""

    def __init__(self) -> None:
        self.facts: list[list[float]] = []
        self.worth: list[float] = []
        """What the search found it worth to the mover."""
        self.ends: list[float] = []
        """What the game's end was worth to the mover."""
        self.hints: list[list[list[float]]] = []
        self.visits: list[list[int]] = []
        """Of each move."""

    def goals(self) -> Array:
        return TRUST_IN_END * np.array(self.ends) + (1 - TRUST_IN_END) * np.array(self.worth)

    def add(self, other: Examples) -> None:
        self.facts += other.facts
        self.worth += other.worth
        self.ends += other.ends
        self.hints += other.hints
        self.visits += other.visits


def play(guide: Guide, simulations: int, dice: Dice) -> Examples:
    """One game of the guide against itself."""
    position = find("rose-king").begin(2)
    assert isinstance(position, RoseKing)
    survey = Survey(position.tables)
    for _ in range(10 + dice.randrange(LONGEST_OPENING)):
        if position.actor != OVER:
            position.step(dice)
    told = Examples()
    movers: list[int] = []
    thought: list[float | None] = []
    while position.actor != OVER:
        mover = position.actor
        if mover < 0:
            position.step(dice)
            continue
        movers.append(mover)
        told.facts.append(list(survey.describe(position, mover)))
        moves = position.moves(mover)
        if len(moves) == 1:
            thought.append(None)
            position.apply(mover, moves[0])
            continue
        search = Search(position, mover, dice, guide)
        search.run(60, simulations)
        found = search.weighed()
        thought.append(found[0].worth)
        told.hints.append([list(survey.describe_move(position, mover, one.move)) for one in found])
        told.visits.append([one.visits for one in found])
        position.apply(mover, position.random_move(mover, dice) if dice.random() < WHIM else found[0].move)
    told.ends = [position.utility(mover) for mover in movers]
    told.worth = fill_in(thought, movers, position.utility(RED))
    return told


def fill_in(thought: list[float | None], movers: list[int], end: float) -> list[float]:
    """Where there was nothing to choose, nobody thought: there it is worth what the next thought found, or the end."""
    worth: list[float] = []
    red = end
    for found, mover in zip(reversed(thought), reversed(movers), strict=True):
        if found is not None:
            red = found if mover == RED else 1 - found
        worth.append(red if mover == RED else 1 - red)
    return worth[::-1]


def gather(guide: Guide, games: int, simulations: int, dice: Dice) -> Examples:
    examples = Examples()
    for _ in range(games):
        examples.add(play(guide, simulations, dice))
    return examples


def forward(weights: Weights, facts: Array) -> tuple[Array, Array]:
    hidden = np.maximum(0, facts @ weights["hidden"] + weights["bias"])
    return hidden, 1 / (1 + np.exp(-(hidden @ weights["last"] + weights["end"])))


def loss_of(weights: Weights, facts: Array, goals: Array) -> float:
    guess = np.clip(forward(weights, facts)[1], 1e-6, 1 - 1e-6)
    return float(-(goals * np.log(guess) + (1 - goals) * np.log(1 - guess)).mean())


def slopes(weights: Weights, facts: Array, goals: Array) -> Weights:
    """How the loss of a batch changes with each weight."""
    hidden, guess = forward(weights, facts)
    wrong = (guess - goals) / len(goals)
    back = np.outer(wrong, weights["last"]) * (hidden > 0)
    return {
        "hidden": facts.T @ back + 1e-5 * weights["hidden"],
        "bias": back.sum(0),
        "last": hidden.T @ wrong,
        "end": np.array(wrong.sum()),
    }


def fit(facts: Array, goals: Array, seed: int) -> Weights:
    """The network that fits the examples, by Adam; every twentieth example is kept back to see how well it does."""
    chance = np.random.default_rng(seed)
    order = chance.permutation(len(goals))
    kept, order = order[: len(order) // 20], order[len(order) // 20 :]
    weights: Weights = {
        "hidden": chance.normal(0, 1 / np.sqrt(FACTS), (FACTS, WIDTH)),
        "bias": np.zeros(WIDTH),
        "last": chance.normal(0, 1 / np.sqrt(WIDTH), WIDTH),
        "end": np.zeros(()),
    }
    mean = {name: np.zeros_like(value) for name, value in weights.items()}
    spread = {name: np.zeros_like(value) for name, value in weights.items()}
    steps = 0
    for epoch in range(EPOCHS):
        rate = RATE * 0.5 * (1 + np.cos(np.pi * epoch / EPOCHS)) + 1e-5
        chance.shuffle(order)
        for start in range(0, len(order), BATCH):
            batch = order[start : start + BATCH]
            steps += 1
            for name, slope in slopes(weights, facts[batch], goals[batch]).items():
                mean[name] += 0.1 * (slope - mean[name])
                spread[name] += 0.001 * (slope**2 - spread[name])
                step = mean[name] / (1 - 0.9**steps) / (np.sqrt(spread[name] / (1 - 0.999**steps)) + 1e-8)
                weights[name] = weights[name] - rate * step
    loss = loss_of(weights, facts[kept], goals[kept])
    print(f"  fitted {len(order):,} examples; loss on {len(kept):,} others {loss:.4f}")
    return weights


def fit_leanings(examples: Examples) -> Array:
    """Weights of hints such that moves are promised about as much as the searches visited them."""
    most = max(len(visits) for visits in examples.visits)
    hints = np.zeros((len(examples.visits), most, HINTS))
    shares = np.zeros((len(examples.visits), most))
    for row, (moves, visits) in enumerate(zip(examples.hints, examples.visits, strict=True)):
        hints[row, : len(moves)] = moves
        shares[row, : len(moves)] = np.array(visits) / sum(visits)
    none = np.arange(most) >= np.array([[len(visits)] for visits in examples.visits])
    leanings = np.zeros(HINTS)
    mean, spread = np.zeros(HINTS), np.zeros(HINTS)
    for step in range(1, 301):
        odds = np.exp(np.where(none, -1e9, hints @ leanings))
        odds /= odds.sum(1, keepdims=True)
        slope = np.einsum("rm,rmh->h", odds - shares, hints) / len(shares) + 1e-4 * leanings
        mean += 0.1 * (slope - mean)
        spread += 0.01 * (slope**2 - spread)
        leanings -= 0.05 * mean / (1 - 0.9**step) / (np.sqrt(spread / (1 - 0.99**step)) + 1e-8)
    surprise = -(shares * np.log(np.maximum(odds, 1e-9))).sum(1).mean()
    even = np.log((~none).sum(1)).mean()
    print(f"  leanings: surprise {surprise:.3f}, of even promises {even:.3f}")
    return leanings


def as_lists(weights: Weights, leanings: Array) -> Learned:
    rows = np.vstack([weights["hidden"], weights["bias"]]).T.round(4)
    last = [*weights["last"].round(4).tolist(), round(float(weights["end"]), 4)]
    return Learned(hidden=rows.tolist(), last=last, leanings=leanings.round(4).tolist())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--simulations", type=int, default=200, help="before each move")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=RESULT)
    asked = parser.parse_args()
    dice = Dice(asked.seed)
    guide: Guide = Guide(CAP)
    before = Examples()
    for number in range(asked.rounds):
        began = time.monotonic()
        now = gather(guide, asked.games, asked.simulations, dice)
        print(f"round {number + 1}: {asked.games} games in {time.monotonic() - began:.0f} s", flush=True)
        before.add(now)
        weights = fit(np.array(before.facts), before.goals(), asked.seed + number)
        learned = as_lists(weights, fit_leanings(before))
        before = now
        guide = RoseKingGuide(Mind(learned.hidden, learned.last, learned.leanings))
        asked.out.write_bytes(msgspec.json.encode(learned) + b"\n")
        print(f"  wrote {asked.out}", flush=True)


if __name__ == "__main__":
    main()
