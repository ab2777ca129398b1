"""Statistics over HTTP: of a game that is over, and of somebody's public games."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath
from sqlalchemy import Connection, select

from ..errors import refused
from ..services.statistics import PersonFigures, TableFigures, figures_of, figures_of_person, rating_changes
from ..storage import schema
from .auth import AnyRequest, TheHouse
from .results import check_replay_pace, must_be_over


@get("/api/tables/{table:str}/statistics", summary="A game that is over in figures: moves, time, ratings")
async def show_table_figures(request: AnyRequest, house: TheHouse, table: FromPath[str]) -> TableFigures:
    here = await house.hall.table(table)
    must_be_over(here)
    check_replay_pace(request, house)
    figures = await figures_of(here.seating.terms, await house.storage.entries(table))
    await house.storage.read(lambda connection: rating_changes(connection, table, figures))
    return figures


@get("/api/people/{who:str}/statistics", summary="Somebody's public games in figures")
async def show_person_figures(house: TheHouse, who: FromPath[str]) -> PersonFigures:
    return await house.storage.read(lambda connection: _person_figures(connection, who))


def _person_figures(connection: Connection, who: str) -> PersonFigures:
    people = schema.people
    if connection.execute(select(people.c.id).where(people.c.id == who)).first() is None:
        raise refused("person", 404)
    return figures_of_person(connection, who)


ROUTES = [show_table_figures, show_person_figures]
