"""Learn what the signs of a position weigh, from games of the bots against each other.

    python training/devils_castle.py [--games 400] [--sims 100]

plays the games, fits the weights to how they ended and writes them to
src/camarilla/games/devils_castle/bots/weights.py.
With the compiled package 400 games take about a quarter of an hour on one core.
"""

from __future__ import annotations

import argparse
import random
from math import exp, log
from pathlib import Path

from camarilla import Dice, Game
from camarilla.bots.bot import Perspective
from camarilla.core.bits import ones
from camarilla.core.chance import Seeded
from camarilla.games.devils_castle.bots.bot import Master
from camarilla.games.devils_castle.bots.knowledge import has_won, ring_signs, team_signs
from camarilla.games.devils_castle.bots.weights import RING_WEIGHTS, TEAM_WEIGHTS
from camarilla.games.devils_castle.kinds import BROTHERHOOD, ORDER
from camarilla.games.devils_castle.phases.turn import Turn
from camarilla.games.devils_castle.position import CoachRide

WEIGHTS = Path(__file__).parents[1] / "src/camarilla/games/devils_castle/bots/weights.py"
TABLES = (4, 4, 4, 6, 6, 6, 3, 5, 7, 8)
"""Numbers of players, in turn."""
TURNS = 300
"""Longer games are broken off and not learned from."""
ROUNDS = 20
STEP = 0.05
HOLD = 0.02
"""How firmly the weights keep to what they were."""

ASSETS = (6, 7, 8, 9, 11, 12, 14)
"""Signs of a society that can only help it (bags, tokens, weapons...): their weights stay above nothing, even if by
chance the losers held more of them."""

Signs = list[list[float]]
Moment = tuple[Signs, int]
"""The signs of both societies, then of each seat alone; and which of these ends it came to."""


def play(number: int, sims: int) -> list[Moment]:
    """One game, and a moment for each of its turns."""
    seats = TABLES[number % len(TABLES)]
    game = Game("devils-castle", seats=seats, chance=Seeded(number))
    bots = [Master() for _ in range(seats)]
    for bot in bots:
        bot.think, bot.most = 60.0, sims
    dice = Dice(number)
    seen: list[Signs] = []
    turn = 0
    while waiting := game.waiting():
        ride = game.position
        assert isinstance(ride, CoachRide)
        if ride.turn > TURNS:
            return []
        if ride.turn != turn and isinstance(ride.asking(), Turn):
            turn = int(ride.turn)
            if not has_won(ride, ride.turn_seat):
                seen.append(signs(ride))
        seat = waiting[0]
        moves = ride.moves(seat)
        move = moves[0] if len(moves) == 1 else bots[seat].choose(Perspective(game, seat, dice), dice)
        game.play(game.rules.text(ride, seat, move), seat)
    end = ended(game)
    return [(one, end) for one in seen] if end >= 0 else []


def signs(ride: CoachRide) -> Signs:
    teams = [team_signs(ride, ORDER), team_signs(ride, BROTHERHOOD)]
    return teams + [ring_signs(ride, seat) for seat in range(ride.seats)]


def ended(game: Game) -> int:
    """Which end it was: a society (0, 1), a seat alone (from 2 on), or none (-1)."""
    ride = game.position
    assert isinstance(ride, CoachRide)
    if not ride.won:
        return -1
    for society in (ORDER, BROTHERHOOD):
        if ride.won == ride.members(society) and not game.record.moves[-1].endswith(" ring"):
            return society
    assert ones(ride.won) == 1
    return 2 + game.position.winners()[0]


def odds(signs: Signs, team: list[float], ring: list[float]) -> list[float]:
    scores = [sum(a * b for a, b in zip(one, team if n < 2 else ring, strict=True)) for n, one in enumerate(signs)]
    powers = [exp(score) for score in scores]
    return [power / sum(powers) for power in powers]


def fit(moments: list[Moment], team: list[float], ring: list[float]) -> tuple[list[float], list[float]]:
    """Stochastic gradient descent on the logarithm of the odds of what happened, held to the weights before."""
    first = (team[:], ring[:])
    generator = random.Random(1)
    for round_ in range(ROUNDS):
        step = STEP / (1 + round_ / 5)
        generator.shuffle(moments)
        for one, end in moments:
            for number, chance in enumerate(odds(one, team, ring)):
                push = step * ((number == end) - chance)
                weights = team if number < 2 else ring
                for place, sign in enumerate(one[number]):
                    if sign:
                        weights[place] += push * sign
        for weights, before in zip((team, ring), first, strict=True):
            for place, was in enumerate(before):
                weights[place] += HOLD * len(moments) * step * (was - weights[place]) / 10
        for place in ASSETS:
            team[place] = max(0.05, team[place])
    return team, ring


def write(team: list[float], ring: list[float], games: int, moments: int) -> None:
    lines = [
        '"""What each sign of ``knowledge.py`` weighs. Compiled.',
        "",
        f"Written by ``training/devils_castle.py`` from {moments} turns of {games} games.",
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "from librt.vecs import vec",
        "",
    ]
    for name, weights in (("TEAM_WEIGHTS", team), ("RING_WEIGHTS", ring)):
        lines.append(f"{name}: Final = vec[float](\n    [{', '.join(f'{one:.2f}' for one in weights)}]\n)")
    WEIGHTS.write_text("\n".join(lines) + "\n", encoding="utf-8")


def surprise(moments: list[Moment], team: list[float], ring: list[float]) -> float:
    """How unlikely what happened seemed: the logarithm of its odds, on average; 0 is clairvoyance."""
    return -sum(log(odds(one, team, ring)[end]) for one, end in moments) / len(moments)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--sims", type=int, default=100, help="simulations a move")
    asked = parser.parse_args()
    moments: list[Moment] = []
    for number in range(asked.games):
        moments += play(number, asked.sims)
        print(f"\r{number + 1} games, {len(moments)} turns", end="", flush=True)
    team, ring = list(TEAM_WEIGHTS), list(RING_WEIGHTS)
    before = surprise(moments, team, ring)
    team, ring = fit(moments, team, ring)
    write(team, ring, asked.games, len(moments))
    print(f"\nsurprise at how the games ended: {before:.3f} before, {surprise(moments, team, ring):.3f} after")
    print(f"wrote {WEIGHTS}")


if __name__ == "__main__":
    main()
