"""Statistics over HTTP: of a game when it is over, and of somebody's public games."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath
from sqlalchemy import select

from ..errors import refused
from ..statistics import PersonFigures, TableFigures, figures_of, figures_of_person, rating_changes
from ..storage import schema
from .after import check_pace, is_over
from .door import AnyRequest, TheHouse


@get("/api/tables/{table:str}/statistics", summary="A game that is over in figures: moves, time, ratings")
async def show_table_figures(request: AnyRequest, house: TheHouse, table: FromPath[str]) -> TableFigures:
    here = await house.hall.table(table)
    if not is_over(here):
        raise refused("not-over", 403)
    check_pace(request, house)
    figures = await figures_of(here.seating.terms, await house.hall.missed(table, 0))
    async with house.storage.read.connect() as connection:
        await rating_changes(connection, table, figures)
    return figures


@get("/api/people/{who:str}/statistics", summary="Somebody's public games in figures")
async def show_person_figures(house: TheHouse, who: FromPath[str]) -> PersonFigures:
    people = schema.people
    async with house.storage.read.connect() as connection:
        if (await connection.execute(select(people.c.id).where(people.c.id == who))).first() is None:
            raise refused("person", 404)
        return await figures_of_person(connection, who)


ROUTES = [show_table_figures, show_person_figures]
