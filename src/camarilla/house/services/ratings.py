"""Ratings, one per game: OpenSkill, written in the same transaction as the last move of a rated game."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from ...core.view import Outcome
from ..storage.schema import people, rated, ratings
from ..tables.seating import Seating
from ..times import now

FIRST_MU, FIRST_SIGMA = 25.0, 25.0 / 3
SIGMAS_BELOW_MU = 3
"""A rating is shown as what somebody is almost surely worth: the mean less this many standard deviations."""


class Rating(msgspec.Struct, frozen=True):
    mu: float = FIRST_MU
    sigma: float = FIRST_SIGMA
    games: int = 0

    @property
    def shown(self) -> float:
        """About 0 for a newcomer, 40 and more for a master."""
        return round(self.mu - SIGMAS_BELOW_MU * self.sigma, 2)


def rate(connection: Connection, seating: Seating, outcome: Outcome) -> None:
    """Write down what a finished game does to the ratings of those who played it.

    Unrated games change nothing, and a bot that sits at several seats is not rated against itself.
    """
    players = [sitting.person or f"@{sitting.bot}" for sitting in seating.seats]
    if not seating.terms.rated or len(set(players)) < len(players):
        return
    game = seating.terms.game
    stored = ratings_of(connection, game, players)
    old = [stored.get(player, Rating()) for player in players]
    for seat, (player, before, after) in enumerate(zip(players, old, ratings_after(old, outcome), strict=True)):
        row = {"mu": after.mu, "sigma": after.sigma, "games": after.games, "at": now()}
        if player in stored:
            connection.execute(update(ratings).where(ratings.c.game == game, ratings.c.who == player).values(**row))
        else:
            connection.execute(insert(ratings).values(game=game, who=player, **row))
        change = {"who": player, "before": before.shown, "after": after.shown, "at": now()}
        connection.execute(insert(rated).values(table_id=seating.id, seat=seat, **change))


def ratings_after(old: list[Rating], outcome: Outcome) -> list[Rating]:
    """The ratings after a game. Winners rank first, the others by their points."""
    from openskill.models import PlackettLuce  # only here: it takes a while to import

    model = PlackettLuce()
    teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in old]
    losers = sorted({score for seat, score in enumerate(outcome.scores) if seat not in outcome.winners}, reverse=True)
    ranks = [0.0 if seat in outcome.winners else 1.0 + losers.index(score) for seat, score in enumerate(outcome.scores)]
    new: list[Any] = [team[0] for team in model.rate(teams, ranks=ranks)]
    return [Rating(after.mu, after.sigma, before.games + 1) for after, before in zip(new, old, strict=True)]


def ratings_of(connection: Connection, game: str, players: list[str]) -> dict[str, Rating]:
    """Locked until they are written again, always in the same order: another node may be rating one of them too."""
    query = select(ratings).where(ratings.c.game == game, ratings.c.who.in_(players)).order_by(ratings.c.who)
    rows = connection.execute(query.with_for_update())
    return {row.who: Rating(row.mu, row.sigma, row.games) for row in rows}


class GameRating(msgspec.Struct):
    """Somebody's rating in one game, as it is shown."""

    game: str
    rating: float
    games: int


def ratings_of_person(connection: Connection, person: str) -> list[GameRating]:
    rows = connection.execute(select(ratings).where(ratings.c.who == person).order_by(ratings.c.game))
    return [GameRating(row.game, Rating(row.mu, row.sigma, row.games).shown, row.games) for row in rows]


class Ranked(msgspec.Struct):
    """A line of a leaderboard."""

    who: str
    name: str
    rating: float
    games: int


def leaders(connection: Connection, game: str, limit: int) -> list[Ranked]:
    """The best players of a game, the best first."""
    shown = ratings.c.mu - SIGMAS_BELOW_MU * ratings.c.sigma
    name = func.coalesce(people.c.name, ratings.c.who)
    query = (
        select(ratings.c.who, name.label("name"), shown.label("shown"), ratings.c.games)
        .select_from(ratings.outerjoin(people, people.c.id == ratings.c.who))
        .where(ratings.c.game == game)
        .order_by(shown.desc())
        .limit(limit)
    )
    return [Ranked(row.who, row.name, round(row.shown, 2), row.games) for row in connection.execute(query)]
