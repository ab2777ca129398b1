"""Statistics: of one game when it is over, and of all public games of a person."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Literal

import msgspec
from sqlalchemy import Connection, func, select

from ..entries import Entry
from ..storage.schema import log, people, rated, tables
from ..tables.match import Match
from ..tables.seating import Seating
from ..terms import Terms
from .background import in_pieces
from .table_store import finished_games

MAX_COUNTED_GAMES = 1000
"""Only the newest games count: a program may have played a million."""

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
    for seat, took in await in_pieces(_thinking_times(terms, entries)):
        figures = seats[seat]
        figures.decisions += 1
        figures.thought += took
        figures.longest = max(figures.longest, took)
    decisions = sum(figures.decisions for figures in seats)
    return TableFigures(decisions, entries[-1].at - entries[0].at if entries else 0, seats)


def _thinking_times(terms: Terms, entries: list[Entry]) -> Iterator[tuple[int, int]]:
    """For every decision, whose it was and how long it took."""
    match, at = Match(terms), [0]
    for entry in entries:
        asked = match.asked.get(entry.seat)
        if entry.kind == "move" and asked is not None:
            yield entry.seat, max(0, entry.at - at[asked])
        match.settle(entry, tell=False)
        at.append(entry.at)


def rating_changes(connection: Connection, table_id: str, figures: TableFigures) -> None:
    """Fill in what a rated game did to ratings."""
    for row in connection.execute(select(rated).where(rated.c.table_id == table_id)):
        figures.seats[row.seat].before, figures.seats[row.seat].after = row.before, row.after


# Of all games of a person


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


def figures_of_person(connection: Connection, who: str) -> PersonFigures:
    played = finished_games(connection, who, MAX_COUNTED_GAMES)
    lengths = _lengths(connection, [table.id for table in played])
    programs = _programs(connection, played)
    curves = _curves(connection, who)
    by_game: dict[str, list[Seating]] = {game: [] for game in curves}
    by_company: dict[Company, list[Seating]] = {}
    for table in played:
        by_game.setdefault(table.terms.game, []).append(table)
        by_company.setdefault(_company(table, who, programs), []).append(table)
    games = [
        GameFigures(
            game,
            _score(by_game[game], who),
            _mean([((table.ended or 0) - (table.started or table.created)) / 60_000 for table in by_game[game]]),
            _mean([lengths.get(table.id, 0) for table in by_game[game]]),
            curves.get(game, []),
        )
        for game in sorted(by_game)
    ]
    company = {company: _score(tables, who) for company, tables in by_company.items()}
    return PersonFigures(_score(played, who), games, company)


def _mean(numbers: Sequence[float]) -> float:
    return round(fmean(numbers), 1) if numbers else 0.0


def _score(played: list[Seating], who: str) -> Score:
    won = [table for table in played if table.result is not None and table.seat_of(who) in table.result.winners]
    return Score(len(played), len(won))


def _company(table: Seating, who: str, programs: set[str]) -> Company:
    others = [sitting for sitting in table.seats if sitting.person != who]
    bots = sum(sitting.bot is not None or sitting.person in programs for sitting in others)
    if bots == 0:
        return "people"
    return "bots" if bots == len(others) else "both"


def _lengths(connection: Connection, ids: list[str]) -> dict[str, int]:
    query = select(log.c.table_id, func.max(log.c.seq)).where(log.c.table_id.in_(ids)).group_by(log.c.table_id)
    return {row[0]: row[1] for row in connection.execute(query)}


def _programs(connection: Connection, played: list[Seating]) -> set[str]:
    """Those among the people who are programs."""
    everybody = {sitting.person for table in played for sitting in table.seats if sitting.person}
    query = select(people.c.id).where(people.c.id.in_(everybody), people.c.kind == "bot")
    return set(connection.execute(query).scalars())


def _curves(connection: Connection, who: str) -> dict[str, list[float]]:
    query = select(tables.c.game, rated.c.after).join(tables, tables.c.id == rated.c.table_id)
    newest = query.where(rated.c.who == who).order_by(rated.c.at.desc()).limit(MAX_COUNTED_GAMES)
    curves: dict[str, list[float]] = {}
    for game, after in reversed(connection.execute(newest).all()):
        curves.setdefault(game, []).append(after)
    return curves
