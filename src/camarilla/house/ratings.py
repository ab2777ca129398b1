"""Ratings, one for each game: OpenSkill, written in the same transaction that ends a rated table."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..core.view import Outcome
from .storage import schema
from .tables.seating import Seating
from .times import now

MU, SIGMA = 25.0, 25.0 / 3
SURE = 3
"""A rating is shown as what somebody is almost surely worth: the mean less so many spreads."""


class Rating(msgspec.Struct, frozen=True):
    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    @property
    def shown(self) -> float:
        """About 0 for a newcomer, 40 and more for a master."""
        return round(self.mu - SURE * self.sigma, 2)


async def rate(connection: AsyncConnection, seating: Seating, outcome: Outcome) -> None:
    """Note what a finished table says of those who sat there; a bot at several seats is not rated against itself."""
    who = [one.person or f"@{one.bot}" for one in seating.seats]
    if not seating.terms.rated or len(set(who)) < len(who):
        return
    game = seating.terms.game
    known = await ratings_of(connection, game, who)
    old = [known.get(one, Rating()) for one in who]
    for seat, (one, before, after) in enumerate(zip(who, old, rated(old, outcome), strict=True)):
        await _keep(connection, game, one, after)
        row = {"who": one, "before": before.shown, "after": after.shown, "at": now()}
        await connection.execute(insert(schema.rated).values(table_id=seating.id, seat=seat, **row))


def rated(old: list[Rating], outcome: Outcome) -> list[Rating]:
    """The ratings after a game. Winners come first, the others by their points."""
    from openskill.models import PlackettLuce  # only here: it takes a while to import

    model = PlackettLuce()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in old]
    losers = sorted({score for seat, score in enumerate(outcome.scores) if seat not in outcome.winners}, reverse=True)
    ranks = [0.0 if seat in outcome.winners else 1.0 + losers.index(score) for seat, score in enumerate(outcome.scores)]
    new: list[Any] = [team[0] for team in model.rate(teams, ranks=ranks)]
    return [Rating(one.mu, one.sigma, before.games + 1) for one, before in zip(new, old, strict=True)]


async def ratings_of(connection: AsyncConnection, game: str, who: list[str]) -> dict[str, Rating]:
    """Locked until they are written anew, always in the same order: another node may be rating one of them too."""
    ratings = schema.ratings
    query = select(ratings).where(ratings.c.game == game, ratings.c.who.in_(who)).order_by(ratings.c.who)
    rows = await connection.execute(query.with_for_update())
    return {row.who: Rating(row.mu, row.sigma, row.games) for row in rows}


async def _keep(connection: AsyncConnection, game: str, who: str, rating: Rating) -> None:
    ratings = schema.ratings
    row = {"mu": rating.mu, "sigma": rating.sigma, "games": rating.games, "at": now()}
    known = update(ratings).where(ratings.c.game == game, ratings.c.who == who).values(**row)
    if (await connection.execute(known)).rowcount == 0:
        await connection.execute(insert(ratings).values(game=game, who=who, **row))


class Ranked(msgspec.Struct):
    """A line of a leaderboard."""

    who: str
    name: str
    rating: float
    games: int


async def leaders(connection: AsyncConnection, game: str, limit: int) -> list[Ranked]:
    ratings, people = schema.ratings, schema.people
    shown = ratings.c.mu - SURE * ratings.c.sigma
    name = func.coalesce(people.c.name, ratings.c.who)
    query = (
        select(ratings.c.who, name.label("name"), shown.label("shown"), ratings.c.games)
        .select_from(ratings.outerjoin(people, people.c.id == ratings.c.who))
        .where(ratings.c.game == game)
        .order_by(shown.desc())
        .limit(limit)
    )
    return [Ranked(row.who, row.name, round(row.shown, 2), row.games) for row in await connection.execute(query)]
