"""Fits what the master of Pocket Intrigues makes of a position: ``games/pocket_intrigues/bots/weights.json``.

    python training/pocket_intrigues.py [--matches N] [--sims N] [--seed N]

Masters play matches with each other, at tables of two, three and four. At the beginning of every turn the facts about
each seat are noted: points, deaths, wounded, draws left, who pulls the same way, how long it waits for its turn, and
whether it could end the game and win it. The odds of winning are fitted to them (logistic regression over the seats),
for each number of players by itself. Ten minutes or so; other games change the weights by a few hundredths.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import cast

import msgspec
import numpy as np
import numpy.typing as npt

from camarilla import OVER, Dice, Game, Seeded
from camarilla.bots import Perspective
from camarilla.games.pocket_intrigues import RULES
from camarilla.games.pocket_intrigues.bots.bot import Master
from camarilla.games.pocket_intrigues.bots.guide import PocketGuide, lateness
from camarilla.games.pocket_intrigues.phases import ACT
from camarilla.games.pocket_intrigues.position import PocketIntrigues

WEIGHTS = Path(__file__).parents[1] / "src/camarilla/games/pocket_intrigues/bots/weights.json"
FACTS = (
    "point",
    "point_after_death",
    "point_late",
    "point_wounded",
    "support",
    "support_late",
    "waiting",
    "waiting_after_death",
    "waiting_late",
    "last_word",
)
ROUNDS = 12
HOLD = 1e-3
"""Holds at nothing what games cannot tell, like the support among two players, which both have alike."""

Array = npt.NDArray[np.float64]
Moment = list[list[float]]
"""Of each seat, in the order of FACTS."""


def facts(position: PocketIntrigues, guide: PocketGuide) -> Moment:
    actor = position.actor
    scales = guide.scales
    last_word = guide.has_last_word(position)
    scales.weigh_as_it_stands(position.court)
    deaths = int(scales.deaths)
    late = int(lateness(position))
    wounded = int(position.tables.counts[position.court.wounded])
    pull = scales.pull(position.goals)
    found: Moment = []
    for seat in range(position.seats):
        points = int(scales.worth(position.goals[seat]))
        support = int(scales.support(position.goals[seat], pull))
        waits = int((seat - actor) % position.seats)
        found.append(
            [
                *(points, points * deaths, points * late, points * wounded),
                *(support, support * late),
                *(-waits, -waits * deaths, -waits * late),
                float(last_word and seat == actor),
            ]
        )
    return found


def play(seats: int, sims: int, seed: int) -> tuple[list[Moment], list[list[float]]]:
    """One match: every turn of it, and what its game turned out to be worth to each seat."""
    game = Game("pocket-intrigues", seats=seats, chance=Seeded(seed))
    guide = PocketGuide(cast(PocketIntrigues, game.position), 0)
    bots = [Master() for _ in range(seats)]
    for bot in bots:
        bot.think, bot.most = 60.0, sims
    dice = Dice(seed)
    moments: list[Moment] = []
    ends: list[list[float]] = []
    while waiting := game.waiting():
        seat = waiting[0]
        position = cast(PocketIntrigues, game.position)
        under_way = position.game
        if position.phase == ACT:
            moments.append(facts(position, guide))
        move = bots[seat].choose(Perspective(game, seat, dice), dice)
        game.play(RULES.text(position, seat, move), seat)
        position = cast(PocketIntrigues, game.position)
        if position.last is not None and (position.game != under_way or position.actor == OVER):
            winners = position.last.winners
            end = [1 / len(winners) if one in winners else 0.0 for one in range(seats)]
            ends += [end] * (len(moments) - len(ends))
    return moments, ends


def chances(weights: Array, moments: Array) -> Array:
    odds: Array = np.exp(moments @ weights)
    return cast(Array, odds / odds.sum(axis=1, keepdims=True))


def fit(moments: Array, ends: Array) -> Array:
    """Newton's method on the likelihood."""
    weights = np.zeros(len(FACTS))
    for _ in range(ROUNDS):
        expected = chances(weights, moments)
        away = moments - (expected[:, :, None] * moments).sum(axis=1, keepdims=True)
        slope = (ends[:, :, None] * away).sum(axis=(0, 1)) - HOLD * weights
        bend = np.einsum("ns,nsi,nsj->ij", expected, away, away) + HOLD * np.eye(len(FACTS))
        weights = weights + np.linalg.solve(bend, slope)
    return weights


def surprise(weights: Array, moments: Array, ends: Array) -> float:
    """At how the games ended, on average over the turns."""
    return float(-(ends * np.log(chances(weights, moments))).sum(axis=1).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=600, help="for each number of players")
    parser.add_argument("--sims", type=int, default=80, help="simulations a move")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    learned: dict[str, dict[str, float]] = {}
    for seats in RULES.players:
        moments: list[Moment] = []
        ends: list[list[float]] = []
        for match in range(asked.matches):
            played = play(seats, asked.sims, asked.seed * asked.matches + match)
            moments += played[0]
            ends += played[1]
        seen, got = np.array(moments), np.array(ends)
        weights = fit(seen, got)
        nothing = surprise(np.zeros(len(FACTS)), seen, got)
        print(f"{seats} players, {len(ends)} turns: surprise {surprise(weights, seen, got):.4f}, else {nothing:.4f}")
        learned[str(seats)] = {fact: round(float(one), 3) + 0.0 for fact, one in zip(FACTS, weights, strict=True)}
    WEIGHTS.write_bytes(msgspec.json.format(msgspec.json.encode(learned), indent=2) + b"\n")
    print(f"wrote {WEIGHTS}")


if __name__ == "__main__":
    main()
