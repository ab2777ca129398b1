"""Two nodes on one PostgreSQL: players of one table on different nodes, and what happens when one of them dies."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Any

import asyncpg
import httpx
import pytest
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from camarilla.core.view import Outcome
from camarilla.house.cluster import postgres as cluster
from camarilla.house.people.person import Person
from camarilla.house.services import chat
from camarilla.house.services.ratings import rate, ratings_of
from camarilla.house.storage import schema
from camarilla.house.storage.databases import Database, Work, open_database
from camarilla.house.storage.migrate import migrate
from camarilla.house.tables.seating import Seating, Sitting
from camarilla.house.terms import Terms
from camarilla.house.web import profile

from .guest import Guest, Socket, any_move, follow, guest, play_on, view
from .running import Apart, house_here

pytestmark = pytest.mark.anyio

BLOCKED = text("SELECT count(*) FROM pg_locks WHERE NOT granted")


async def at_two_nodes(stack: AsyncExitStack, first: str, second: str) -> tuple[list[Guest], str]:
    """Anna at one node, Boris at the other, at one table."""
    people = []
    for url, name in ((first, "Anna"), (second, "Boris")):
        http = await stack.enter_async_context(httpx.AsyncClient(base_url=url, timeout=20))
        people.append(Guest(url, http))
        await people[-1].introduce(name)
    table = await people[0].open_table("rose-king")
    await people[1].sit_ready(table)
    return people, table


async def watching(stack: AsyncExitStack, people: list[Guest], table: str) -> list[Socket]:
    sockets = [await stack.enter_async_context(person.socket()) for person in people]
    for socket in sockets:
        await socket.watch(table)
    return sockets


async def test_a_game_between_two_nodes(postgres: str) -> None:
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(house_here(postgres))
        second = await stack.enter_async_context(house_here(postgres))
        people, table = await at_two_nodes(stack, first.url, second.url)
        sockets = await watching(stack, people, table)
        assert await play_on(sockets, random.Random(2), 500) is not None
        await sockets[0].send(do="say", table=table, id="s", text="Well played")
        line = await sockets[1].until("chat")
        assert line["text"] == "Well played"
        for person in people:
            assert (await person.http.get(f"/api/tables/{table}/record")).status_code == 200


async def test_of_two_moves_at_once_one_is_made(postgres: str) -> None:
    """The same seat moves at both nodes in the same moment: one is done, the other refused, and both see the same."""
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(house_here(postgres))
        second = await stack.enter_async_context(house_here(postgres))
        people, table = await at_two_nodes(stack, first.url, second.url)
        abroad = await stack.enter_async_context(httpx.AsyncClient(base_url=second.url, cookies=people[0].http.cookies))
        sockets = await watching(stack, [people[0], Guest(second.url, abroad)], table)
        for number in range(5):
            text = any_move(sockets[0].now, random.Random(1))
            # Two ids: under one and the same, the second would be a resend of the first.
            tries = [socket.move(text, move_id=f"{node}-{number}") for node, socket in enumerate(sockets)]
            answers = await asyncio.gather(*tries)
            assert sorted(answer["is"] for answer in answers) == ["done", "no"]
            await sockets[0].send(do="undo", table=table, seq=sockets[0].now["seq"], id=f"u{number}")
            undone = await sockets[0].until("done", "no")
            latest = undone.get("seq", sockets[0].now["seq"])
            for socket in sockets:
                while socket.now["seq"] < latest:
                    await socket.hear()
            assert view(sockets[0].now) == view(sockets[1].now)
            if undone["is"] == "no":
                return


async def test_when_a_node_dies_its_players_go_on_at_the_other(postgres: str) -> None:
    nodes = [Apart(postgres), Apart(postgres)]
    async with AsyncExitStack() as stack:
        people, table = await at_two_nodes(stack, nodes[0].url, nodes[1].url)
        sockets = await watching(stack, people, table)
        await play_on(sockets, random.Random(7), 10)
        nodes[1].kill()
        moved = await stack.enter_async_context(
            httpx.AsyncClient(base_url=nodes[0].url, cookies=people[1].http.cookies)
        )
        back = await stack.enter_async_context(Guest(nodes[0].url, moved).socket())
        await back.watch(table)
        assert await play_on([sockets[0], back], random.Random(8), 500) is not None
    assert nodes[0].stop() == 0


async def test_the_other_node_is_told_of_a_rematch(postgres: str) -> None:
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(house_here(postgres))
        second = await stack.enter_async_context(house_here(postgres))
        people, table = await at_two_nodes(stack, first.url, second.url)
        sockets = await watching(stack, people, table)
        assert await play_on(sockets, random.Random(2), 500) is not None
        for socket in sockets:
            async with asyncio.timeout(5):  # both nodes, at once
                while socket.room["state"] != "over":
                    await socket.hear()
        elsewhere = await stack.enter_async_context(people[1].socket())
        new = await people[0].post(f"/api/tables/{table}/rematch")
        while not sockets[1].room["rematch"]:
            await sockets[1].hear()
        assert sockets[1].room["rematch"] == new["table"]
        assert (await elsewhere.until("rematch"))["rematch"] == new["table"]


async def both_at_once(database: Database, first: Work[Any], second: Work[Any]) -> None:
    """Two transactions of which the second begins while the first is not yet durable, and has to wait for it."""
    engine = create_async_engine(database.url)

    async def begin_second() -> None:
        async with engine.begin() as connection:
            await connection.run_sync(second)

    async with engine.begin() as connection:
        await connection.run_sync(first)
        waiting = asyncio.create_task(begin_second())
        while not waiting.done() and not await database.read(lambda looking: looking.execute(BLOCKED).scalar()):
            await asyncio.sleep(0.01)
    await waiting
    await engine.dispose()


@asynccontextmanager
async def migrated(url: str) -> AsyncIterator[Database]:
    """A database without a house."""
    database = open_database(url)
    await migrate(database)
    yield database
    await database.close()


def add_table(connection: Connection, table: str) -> None:
    row = {"id": table, "game": "rose-king", "terms": "", "state": "over", "private": False, "host": "", "created": 1}
    connection.execute(insert(schema.tables).values(**row))


def add_people(connection: Connection, *names: str) -> None:
    for name in names:
        row = {"id": name, "kind": "guest", "name": name, "avatar": "fox", "language": "en", "created": 1}
        connection.execute(insert(schema.people).values(**row))


async def test_lines_said_at_two_nodes_at_once_are_all_kept(postgres: str) -> None:
    anna = Person("anna", "guest", "Anna", "fox", "en")
    async with migrated(postgres) as database:
        await database.transact(lambda connection: add_people(connection, "anna"))
        await database.transact(lambda connection: add_table(connection, "t"))
        say = partial(chat._keep, table_id="t", who=anna, text="Good evening")
        await both_at_once(database, say, say)
        query = select(schema.chat.c.number)
        numbers = await database.read(lambda connection: connection.execute(query).scalars().all())
    assert sorted(numbers) == [1, 2]


async def test_muting_somebody_twice_at_once_is_muting_them(postgres: str) -> None:
    async with migrated(postgres) as database:
        await database.transact(lambda connection: add_people(connection, "anna", "boris"))
        mute = partial(profile.mute_person, me="anna", who="boris")
        await both_at_once(database, mute, mute)
        rows = await database.read(lambda connection: connection.execute(select(schema.mutes)).all())
    assert [(*row,) for row in rows] == [("anna", "boris")]


async def test_no_rating_is_lost_when_two_nodes_rate_somebody_at_once(postgres: str) -> None:
    seats = [Sitting(name, "", name, None, True) for name in ("anna", "boris")]
    terms = Terms(game="rose-king", rated=True)

    def end(connection: Connection, table: str) -> None:
        add_table(connection, table)
        seating = Seating(table, terms, "over", "anna", 1, 1, 1, None, None, seats)
        rate(connection, seating, Outcome([1, 0], [0]))

    async with migrated(postgres) as database:
        await database.transact(partial(end, table="t0"))
        await both_at_once(database, partial(end, table="t1"), partial(end, table="t2"))
        ratings = await database.transact(lambda connection: ratings_of(connection, "rose-king", ["anna", "boris"]))
    assert {who: rating.games for who, rating in ratings.items()} == {"anna": 3, "boris": 3}


async def test_a_node_that_loses_the_news_listens_again_whatever_the_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "RECONNECT_AFTER_SECONDS", 0.0)
    errors: list[Exception] = [OSError(), asyncpg.InterfaceError("connection is closed"), asyncpg.PostgresError("gone")]
    news = cluster.PostgresCluster(open_database("postgresql://nobody@nowhere.invalid/house"))

    async def listen() -> str:
        if errors:
            raise errors.pop()
        return "heard"

    monkeypatch.setattr(news, "_listen", listen)
    assert await news._listen_again() == "heard"


async def test_a_node_that_lost_the_news_catches_up(postgres: str) -> None:
    """The database drops the connections that listen, and a move is made before anybody listens again."""
    cut = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
    async with AsyncExitStack() as stack:
        nodes = [await stack.enter_async_context(house_here(postgres)) for _ in range(2)]
        people, table = await at_two_nodes(stack, nodes[0].url, nodes[1].url)
        sockets = await watching(stack, people, table)
        for seed in range(3):
            await nodes[0].house.storage.read(lambda connection: connection.execute(cut).all())
            await play_on(sockets, random.Random(seed), 3)
            await follow(sockets)
        assert sockets[0].now["seq"] == sockets[1].now["seq"] == 10
        assert view(sockets[0].now)["open"] == view(sockets[1].now)["open"]


async def test_people_are_alerted_once_if_away_and_not_at_all_if_at_the_other_node(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    alerted: list[str] = []

    async def alert(person: str, table_id: str, game_code: str) -> None:
        alerted.append(person)

    async with AsyncExitStack() as stack:
        nodes = [await stack.enter_async_context(house_here(postgres)) for _ in range(2)]
        for node in nodes:
            monkeypatch.setattr(node.house.alerts, "turn", alert)
        people, table = await at_two_nodes(stack, nodes[0].url, nodes[1].url)
        watcher = await stack.enter_async_context(guest(nodes[1].url, "Watcher"))
        anna, eyes = await watching(stack, [people[0], watcher], table)
        alerted.clear()
        await anna.move(any_move(anna.now, random.Random(1)))
        while eyes.now["seq"] < 2:
            await eyes.hear()
        assert alerted == [people[1].id]
        [boris] = await watching(stack, people[1:], table)
        while not all(seat["here"] for seat in boris.room["seats"]):
            await boris.hear()
        await boris.move(any_move(boris.now, random.Random(1)))
        while anna.now["seq"] < 3:
            await anna.hear()
        assert alerted == [people[1].id]
