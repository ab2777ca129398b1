"""Fits what the bots of Pocket Intrigues think a point is worth: the constants at the head of their guide.

    python training/pocket_intrigues.py [--games N] [--seed N]

Plays games between players who take the most appealing of a few moves, for two, three and four. At the beginning of
every turn it notes each seat's points, the deaths, the draws left and how long each seat waits for its turn; then it
fits the odds of winning to them (logistic regression over the seats) and prints the constants to be copied into
``src/camarilla/bots/pocket_intrigues/guide.py``. A few minutes' worth of games changes them by a few hundredths.
"""

from __future__ import annotations

import argparse
from math import exp, log

from camarilla import CHANCE, OVER, Dice
from camarilla.bots.pocket_intrigues.guide import DRAWS, PocketGuide, draws_left
from camarilla.games.pocket_intrigues import RULES
from camarilla.games.pocket_intrigues.position import ACT, PocketIntrigues

TRIES = 4
ROUNDS = 8
NAMES = ("POINT", "POINT_AFTER_DEATH", "POINT_LATE", "WAITING")

Traits = list[list[float]]
"""Of each seat, in the order of NAMES."""
Sample = tuple[Traits, list[float]]
"""A moment, and what the game turned out to be worth to each seat."""


def traits(position: PocketIntrigues, guide: PocketGuide) -> Traits:
    guide.scales.weigh_as_it_stands(position.court)
    late = max(0, DRAWS - draws_left(position))
    found = []
    for seat in range(position.seats):
        points = guide.scales.worth(position.goals[seat])
        waits = (seat - position.actor) % position.seats
        found.append([float(points), float(points * guide.scales.deaths), float(points * late), -float(waits)])
    return found


def play(seats: int, dice: Dice) -> list[Sample]:
    """One game, every turn of it a sample."""
    position = RULES.begin(seats, {"wins": 1})
    guide = PocketGuide(position, 0)
    moments: list[Traits] = []
    while position.actor != OVER:
        if position.actor == CHANCE:
            position.step(dice)
            continue
        if position.phase == ACT:
            moments.append(traits(position, guide))
        position.apply(position.actor, guide.tempted(position, position.actor, TRIES, dice))
    worth = [position.utility(seat) for seat in range(seats)]
    return [(moment, worth) for moment in moments]


def chances(weights: list[float], moment: Traits) -> list[float]:
    odds = [exp(sum(w * x for w, x in zip(weights, seat, strict=True))) for seat in moment]
    return [one / sum(odds) for one in odds]


def fit(samples: list[Sample]) -> list[float]:
    """Newton's method on the likelihood."""
    size = range(len(NAMES))
    weights = [0.0 for _ in size]
    for _ in range(ROUNDS):
        slope = [0.0 for _ in size]
        bend = [[1e-6 * (i == j) for j in size] for i in size]
        for moment, worth in samples:
            expected = chances(weights, moment)
            mean = [sum(p * seat[i] for p, seat in zip(expected, moment, strict=True)) for i in size]
            for seat, p, got in zip(moment, expected, worth, strict=True):
                away = [seat[i] - mean[i] for i in size]
                for i in size:
                    slope[i] += got * away[i]
                    for j in size:
                        bend[i][j] += p * away[i] * away[j]
        weights = [w + step for w, step in zip(weights, solved(bend, slope), strict=True)]
    return weights


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss's elimination; the matrix of a likelihood needs no pivots."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i, row in enumerate(rows):
        row[:] = [value / row[i] for value in row]
        for other in rows:
            if other is not row:
                other[:] = [value - other[i] * one for value, one in zip(other, row, strict=True)]
    return [row[-1] for row in rows]


def loss(weights: list[float], samples: list[Sample]) -> float:
    """Surprise at how the games ended, on average over the turns."""
    total = 0.0
    for moment, worth in samples:
        total -= sum(got * log(p) for p, got in zip(chances(weights, moment), worth, strict=True))
    return total / len(samples)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1500, help="games for each number of players")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    dice = Dice(asked.seed)
    samples = [one for seats in RULES.players for _ in range(asked.games) for one in play(seats, dice)]
    weights = fit(samples)
    print(
        f"{len(samples)} turns; surprise {loss(weights, samples):.4f}, knowing nothing {loss([0.0] * 4, samples):.4f}"
    )
    for name, weight in zip(NAMES, weights, strict=True):
        print(f"{name}: Final = {weight:.3f}")


if __name__ == "__main__":
    main()
