"""What a contest proves: Elo with intervals that respect shared deals, and OpenSkill ratings."""

from __future__ import annotations

import random
from math import log10

import msgspec
from openskill.models import PlackettLuce

from .contest import Contest, Played
from .intervals import wilson

RESAMPLES = 400
ROUNDS = 60


class Standing(msgspec.Struct, frozen=True):
    """A bot's line in the table. Elo is counted from the last bot named, which stands at 0."""

    name: str
    games: int
    wins: float
    """A shared win counts in parts."""
    share_low: float
    share_high: float
    elo: float
    elo_low: float
    elo_high: float
    skill: float
    skill_spread: float
    think_mean: float


Matrix = list[list[float]]


def standings(contest: Contest, games: list[Played]) -> list[Standing]:
    """All bots, in the order they were named."""
    count = len(contest.bots)
    deals: dict[int, list[Played]] = {}
    for game in games:
        deals.setdefault(game.deal, []).append(game)
    by_deal = [beaten(count, played) for played in deals.values()]
    elo = elos(_sum(count, by_deal))
    spread = _bootstrap(count, by_deal)
    skills = _skills(count, games)
    return [
        _standing(contest, games, bot, elo[bot], sorted(sample[bot] for sample in spread), skills[bot])
        for bot in range(count)
    ]


def _standing(
    contest: Contest, games: list[Played], bot: int, elo: float, spread: list[float], skill: tuple[float, float]
) -> Standing:
    seats = [(game, seat) for game in games for seat, one in enumerate(game.bots) if one == bot]
    wins = sum(game.worth[seat] for game, seat in seats)
    low, high = wilson(wins, len(seats))
    return Standing(
        name=contest.bots[bot],
        games=len(seats),
        wins=wins,
        share_low=low,
        share_high=high,
        elo=elo,
        elo_low=spread[int(0.025 * len(spread))],
        elo_high=spread[int(0.975 * len(spread))],
        skill=skill[0],
        skill_spread=skill[1],
        think_mean=sum(game.think[seat] for game, seat in seats) / max(1, len(seats)),
    )


def beaten(count: int, games: list[Played]) -> Matrix:
    """In how many games each bot did better than each other, by what its seats got on average; a tie is half.

    By games, not by seats: at a full table most seats lose, and two losers say nothing about each other.
    """
    table = [[0.0] * count for _ in range(count)]
    for game in games:
        shares = worth_by_bot(game)
        for first, ahead in shares.items():
            for second, behind in shares.items():
                if first != second:
                    table[first][second] += 1.0 if ahead > behind else 0.5 if ahead == behind else 0.0
    return table


def worth_by_bot(game: Played) -> dict[int, float]:
    """What the seats of each bot got in a game, on average."""
    shares: dict[int, list[float]] = {}
    for bot, worth in zip(game.bots, game.worth, strict=True):
        shares.setdefault(bot, []).append(worth)
    return {bot: sum(worths) / len(worths) for bot, worths in shares.items()}


def elos(table: Matrix) -> list[float]:
    """The Bradley-Terry strengths that fit a table best, as Elo from the last bot.

    Every pair is given one drawn game more than it played, so that a clean sweep stays a number.
    """
    count = len(table)
    strength = [1.0] * count
    for _ in range(ROUNDS):
        for one in range(count):
            won = met = 0.0
            for other in range(count):
                if other != one:
                    games = table[one][other] + table[other][one] + 1
                    won += table[one][other] + 0.5
                    met += games / (strength[one] + strength[other])
            strength[one] = won / met if met else 1.0
    return [400 * log10(one / strength[-1]) for one in strength]


def _bootstrap(count: int, by_deal: list[Matrix]) -> list[list[float]]:
    """Elos of contests that might as well have been: deals drawn again with replacement."""
    generator = random.Random(1)
    return [elos(_sum(count, generator.choices(by_deal, k=len(by_deal)))) for _ in range(RESAMPLES)]


def _sum(count: int, tables: list[Matrix]) -> Matrix:
    return [[sum(table[one][other] for table in tables) for other in range(count)] for one in range(count)]


def _skills(count: int, games: list[Played]) -> list[tuple[float, float]]:
    model = PlackettLuce()
    ratings = [model.rating() for _ in range(count)]
    for game in games:
        shares = worth_by_bot(game)
        if len(shares) < 2:
            continue  # a bot cannot be rated against itself
        rated = model.rate([[ratings[bot]] for bot in shares], ranks=[-worth for worth in shares.values()])
        for bot, team in zip(shares, rated, strict=True):
            ratings[bot] = team[0]
    return [(rating.mu, rating.sigma) for rating in ratings]
