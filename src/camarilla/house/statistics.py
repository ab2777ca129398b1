"""Figures that people like to look at: of one game when it is over, and of all the games somebody has played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .pieces import in_pieces
from .storage import schema
from .storage.writings import Entry
from .tables.match import Match
from .tables.seating import AnyRow, Seating, seating
from .tables.terms import Terms

MOST_GAMES = 1000
"""The newest that count: a program may have played a million."""

Company = Literal["people", "bots", "both"]
"""Whom somebody played against."""


# Of one game


class SeatFigures(msgspec.Struct):
    """How long somebody thought, in milliseconds, and what the game did to their rating."""

    decisions: int = 0
    thought: int = 0
    longest: int = 0
    before: float | None = None
    after: float | None = None


class TableFigures(msgspec.Struct):
    moves: int
    milliseconds: int
    """From the first deal to the last move."""
    seats: list[SeatFigures]


async def figures_of(terms: Terms, entries: list[Entry]) -> TableFigures:
    """From a table's log; a move that was taken back still cost the time it took."""
    seats = [SeatFigures() for _ in range(terms.seats or 0)]
    for seat, took in await in_pieces(_thinking(terms, entries)):
        one = seats[seat]
        one.decisions += 1
        one.thought += took
        one.longest = max(one.longest, took)
    return TableFigures(sum(one.decisions for one in seats), entries[-1].at - entries[0].at if entries else 0, seats)


def _thinking(terms: Terms, entries: list[Entry]) -> Iterator[tuple[int, int]]:
    """For every decision, whose it was and how long it took."""
    match, at = Match(terms), [0]
    for entry in entries:
        asked = match.asked.get(entry.seat)
        if entry.kind == "move" and asked is not None:
            yield entry.seat, max(0, entry.at - at[asked])
        match.replay(entry, tell=False)
        at.append(entry.at)


async def rating_changes(connection: AsyncConnection, table_id: str, figures: TableFigures) -> None:
    """Put in what a rated game did to ratings."""
    rated = schema.rated
    for row in await connection.execute(select(rated).where(rated.c.table_id == table_id)):
        figures.seats[row.seat].before, figures.seats[row.seat].after = row.before, row.after


# Of all games of somebody


class Score(msgspec.Struct):
    games: int = 0
    wins: int = 0


class GameFigures(msgspec.Struct):
    game: str
    score: Score
    minutes: float
    """On average, by the clock."""
    moves: float
    """On average, of all at the table."""
    curve: list[float]
    """The rating after every rated game, the oldest first."""


class PersonFigures(msgspec.Struct):
    """Public games that are over."""

    score: Score
    games: list[GameFigures]
    company: dict[Company, Score]


async def figures_of_person(connection: AsyncConnection, who: str) -> PersonFigures:
    played = await _played(connection, who)
    lengths = await _lengths(connection, [one.id for one in played])
    programs = await _programs(connection, played)
    company: dict[Company, Score] = {}
    for one in played:
        _count(company.setdefault(_company(one, who, programs), Score()), one, who)
    curves = await _curves(connection, who)
    names = sorted({one.terms.game for one in played} | set(curves))
    return PersonFigures(
        score=_score(played, who),
        games=[
            _game(name, [one for one in played if one.terms.game == name], who, lengths, curves.get(name, []))
            for name in names
        ],
        company=company,
    )


def _game(name: str, played: list[Seating], who: str, lengths: dict[str, int], curve: list[float]) -> GameFigures:
    minutes = [((one.ended or 0) - (one.started or one.created)) / 60_000 for one in played]
    moves = [lengths.get(one.id, 0) for one in played]
    return GameFigures(name, _score(played, who), _mean(minutes), _mean(moves), curve)


def _mean(numbers: list[float] | list[int]) -> float:
    return round(sum(numbers) / len(numbers), 1) if numbers else 0.0


def _score(played: Iterable[Seating], who: str) -> Score:
    score = Score()
    for one in played:
        _count(score, one, who)
    return score


def _count(score: Score, table: Seating, who: str) -> None:
    score.games += 1
    score.wins += table.result is not None and table.seat_of(who) in table.result.winners


def _company(table: Seating, who: str, programs: set[str]) -> Company:
    others = [one for one in table.seats if one.person != who]
    bots = sum(one.bot is not None or one.person in programs for one in others)
    if bots == 0:
        return "people"
    return "bots" if bots == len(others) else "both"


async def _played(connection: AsyncConnection, who: str) -> list[Seating]:
    tables, seats = schema.tables, schema.seats
    mine = select(seats.c.table_id).where(seats.c.person == who)
    query = select(tables).where(tables.c.id.in_(mine), tables.c.state == "over", tables.c.private.is_(False))
    rows = (await connection.execute(query.order_by(tables.c.ended.desc()).limit(MOST_GAMES))).all()
    by_table: dict[str, list[AnyRow]] = {}
    sitting = select(seats).where(seats.c.table_id.in_([row.id for row in rows])).order_by(seats.c.seat)
    for one in await connection.execute(sitting):
        by_table.setdefault(one.table_id, []).append(one)
    return [seating(row, by_table.get(row.id, [])) for row in rows]


async def _lengths(connection: AsyncConnection, ids: list[str]) -> dict[str, int]:
    log = schema.log
    query = select(log.c.table_id, func.max(log.c.seq)).where(log.c.table_id.in_(ids)).group_by(log.c.table_id)
    return {row[0]: row[1] for row in await connection.execute(query)}


async def _programs(connection: AsyncConnection, played: list[Seating]) -> set[str]:
    """Those among the people who are programs."""
    people = schema.people
    everybody = {one.person for table in played for one in table.seats if one.person}
    query = select(people.c.id).where(people.c.id.in_(everybody), people.c.kind == "bot")
    return set((await connection.execute(query)).scalars())


async def _curves(connection: AsyncConnection, who: str) -> dict[str, list[float]]:
    rated, tables = schema.rated, schema.tables
    query = select(tables.c.game, rated.c.after).join(tables, tables.c.id == rated.c.table_id)
    newest = query.where(rated.c.who == who).order_by(rated.c.at.desc()).limit(MOST_GAMES)
    curves: dict[str, list[float]] = {}
    for game, after in reversed((await connection.execute(newest)).all()):
        curves.setdefault(game, []).append(after)
    return curves
