"""Health, metrics, admin, backup, migrations, alerts by a real SMTP server and a real webhook."""

from __future__ import annotations

import asyncio
import io
import os
import random
import re
import runpy
import sqlite3
from contextlib import AsyncExitStack
from email import message_from_bytes
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from aiosmtpd.controller import Controller
from sqlalchemy import Connection, Table, insert, make_url, select

from camarilla import CamarillaError
from camarilla.house.entries import Entry
from camarilla.house.services import admin, maintenance
from camarilla.house.services.table_store import load
from camarilla.house.settings import Mail
from camarilla.house.storage import migrate as migrations
from camarilla.house.storage import schema
from camarilla.house.storage.backup import backup
from camarilla.house.storage.databases import Sqlite, open_database
from camarilla.house.storage.log import read_entries
from camarilla.house.storage.migrate import HEAD, migrate

from .appending import appended
from .guest import Json, any_move, guest, seated, sockets_of, status
from .running import Here, free_port, house_here

pytestmark = pytest.mark.anyio


async def test_health_readiness_metrics(here: Here) -> None:
    async with guest(here.url, "Anna") as anna:
        await anna.open_table("rose-king", bot="random")
        assert (await anna.get("/health"))["ready"]
        assert (await anna.get("/ready"))["tables"] == 1
        figures = (await anna.http.get("/metrics")).text
        assert re.search(r"camarilla_entries_total \d", figures)
        assert "camarilla_tables 1.0" in figures


async def test_a_banned_person_is_kept_out_and_a_forgotten_one_is_nowhere(here: Here, database: str) -> None:
    async with guest(here.url, "Anna Unmistakable") as anna, guest(here.url, "Boris") as boris:
        await anna.post("/api/account/sign-up", login="anna", password="correct horse")
        table = await anna.open_table("rose-king")
        await boris.sit_ready(table)
        async with boris.socket() as socket, anna.socket() as hers:
            await hers.watch(table)
            await hers.send(do="say", table=table, id="s", text="Something unmistakable")
            await hers.until("done")
            await socket.watch(table)
        await admin.with_database(database, lambda c: admin.ban(c, "anna"))
        assert await status(anna, "/api/me", "GET") == (403, "house-no-banned")
        await admin.with_database(database, lambda c: admin.ban(c, "anna", False))
        told = await admin.with_database(database, lambda c: admin.export(c, "anna"))
        assert told["people"][0]["name"] == "Anna Unmistakable"
        assert told["chat"][0]["text"] == "Something unmistakable"
        assert "hash" not in told["passwords"][0]
        await admin.with_database(database, lambda c: admin.forget(c, anna.id))
        with pytest.raises(CamarillaError, match="nobody"):
            await admin.with_database(database, lambda c: admin.export(c, "anna"))
    everything = Path(database.removeprefix("sqlite:///"))
    dump = "\n".join(sqlite3.connect(everything).iterdump())
    assert "nmistakable" not in dump
    assert anna.id not in dump


async def test_a_copy_made_while_people_play_is_whole(here: Here, database: str, tmp_path: Path) -> None:
    copy = tmp_path / "copies" / "one.db"
    async with guest(here.url, "Anna") as anna, anna.socket() as socket:
        table = await anna.open_table("rose-king", bot="random")
        await socket.watch(table)
        await asyncio.to_thread(backup, database, copy)
        with pytest.raises(CamarillaError, match="already"):
            backup(database, copy)
    copied = open_database(f"sqlite:///{copy}")
    assert await copied.read(lambda connection: connection.execute(select(schema.tables.c.id)).scalar()) == table
    await copied.close()


async def test_migrations_lead_to_the_schema(database: str, postgres: str) -> None:
    """On both databases, from nothing and again; and nothing of the schema is missing."""
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    def check(connection: Connection) -> None:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, schema.metadata) == []
        assert context.get_current_revision() == HEAD

    for url in (database, postgres):
        migrated = open_database(url)
        await migrate(migrated)
        await migrate(migrated)
        await migrated.read(check)
        await migrated.close()


class Letters:
    """What a mail server does with what it gets: keep it."""

    def __init__(self) -> None:
        self.letters: list[Any] = []

    async def handle_DATA(self, server: object, session: object, envelope: Any) -> str:  # noqa: N802
        self.letters.append(message_from_bytes(envelope.content))
        return "250 kept"


async def test_who_is_away_gets_a_letter_and_a_call(database: str) -> None:
    letters, calls = Letters(), list[bytes]()

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(re.findall(rb"(?i)content-length: (\d+)", head)[0])
        calls.append(await reader.readexactly(length))
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
        await writer.drain()
        writer.close()

    post_office = Controller(letters, hostname="127.0.0.1", port=free_port())
    post_office.start()
    try:
        async with await asyncio.start_server(take, "127.0.0.1", 0) as webhook:
            port = webhook.sockets[0].getsockname()[1]
            mail = Mail(host="127.0.0.1", port=post_office.port, start_tls=False)
            async with house_here(database, mail=mail, private_webhooks=True) as running:
                await away(running, f"http://127.0.0.1:{port}/turn", letters)
                while not calls or len(letters.letters) < 2:
                    await asyncio.sleep(0.02)
    finally:
        post_office.stop()
    assert b'"is":"turn"' in calls[0]
    assert letters.letters[1]["To"] == "boris@example.org"


async def away(running: Here, webhook: str, letters: Letters) -> None:
    """Boris asks to be told, confirms his address, and is away when it is his turn."""
    async with guest(running.url, "Anna") as anna, guest(running.url, "Boris", language="ru") as boris:
        await boris.http.post("/api/me/alerts", json={"email": "boris@example.org", "webhook": webhook})
        link = re.findall(r"\S+confirm\?ticket=\S+", letters.letters[0].get_payload(decode=True).decode())[0]
        reached = await boris.get("/api/me/alerts")
        assert (reached["email"], reached["webhook"], reached["mail"]) == (None, webhook, True)
        assert (await boris.http.get(link)).status_code < 400
        # Said again, a confirmed address needs no other letter.
        again = await boris.post("/api/me/alerts", email="boris@example.org", webhook=webhook)
        assert (again["email"], again["asked"]) == ("boris@example.org", None)
        table = await anna.open_table("rose-king")
        await boris.sit_ready(table)
        async with anna.socket() as socket:
            await socket.watch(table)
            await socket.move(any_move(socket.now, random.Random(1)))


async def test_webhooks_do_not_lead_into_our_own_network(here: Here) -> None:
    async with guest(here.url, "Anna") as anna:
        for url in (
            "http://127.0.0.1:1/",
            "http://localhost/",
            "ftp://example.org/",
            "http://[::1]/",
            "http://10.0.0.1/",
        ):
            assert await status(anna, "/api/me/alerts", webhook=url) == (400, "house-no-webhook")
        assert await status(anna, "/api/me/alerts", email="a@b.c") == (501, "house-no-no-mail")
        assert await anna.get("/api/me/alerts") == {
            "email": None,
            "webhook": None,
            "mail": False,
            "webhooks": True,
            "asked": None,
        }


async def test_bots_are_banned_and_forgotten_with_their_owner(here: Here, database: str) -> None:
    async with guest(here.url, "Anna") as anna, guest(here.url, "Boris") as boris:
        await anna.post("/api/account/sign-up", login="anna", password="correct horse")
        made = await anna.post("/api/bots", name="Robot")
        held = {"authorization": f"Bearer {made['secret']}"}
        waiting = await anna.open_table("rose-king")
        playing = await boris.open_table("rose-king")
        async with httpx.AsyncClient(base_url=here.url, headers=held) as robot:
            for deed in ("sit", "ready"):
                assert (await robot.post(f"/api/tables/{playing}/{deed}", json={})).status_code == 200
            await admin.with_database(database, lambda c: admin.ban(c, "anna"))
            assert (await robot.get("/api/me")).status_code == 403
            await admin.with_database(database, lambda c: admin.ban(c, "anna", False))
            assert (await robot.get("/api/me")).status_code == 200
        told = await admin.with_database(database, lambda c: admin.export(c, "anna"))
        assert [bot["name"] for bot in told["bots"]] == ["Robot"]
        await admin.with_database(database, lambda c: admin.forget(c, "anna"))
    assert made["person"]["id"] not in "\n".join(sqlite3.connect(database.removeprefix("sqlite:///")).iterdump())
    assert (await here.house.storage.read(lambda c: load(c, playing))).seats[1].bot is not None
    assert (await here.house.storage.read(lambda c: load(c, waiting))).state == "closed"


NOT_ABOUT_PEOPLE = {"keys", "thoughts"}
NOT_TOLD = {"challenges"}
"""A secret for some minutes: told to nobody, and deleted with the person."""


def fill_every_table(connection: Connection, anna: str, robot: str, table: str) -> None:
    """A row about Anna, and one about her bot, wherever one can be that a few requests do not bring about."""
    rated = {"before": 1.0, "after": 2.0, "at": 1}
    for seat, who in ((0, anna), (1, robot)):
        rows: dict[Table, Json] = {
            schema.passkeys: {"id": who.encode(), "person": who, "public_key": b"k", "sign_count": 0, "label": "l"},
            schema.challenges: {"id": who, "challenge": b"c", "person": who, "expires": 1},
            schema.chat: {"table_id": table, "number": seat, "person": who, "name": who, "text": who, "at": 1},
            schema.mutes: {"person": who, "muted": anna if seat else robot},
            schema.ratings: {"game": "rose-king", "who": who, "mu": 1.0, "sigma": 1.0, "games": 1, "at": 1},
            schema.rated: {"table_id": table, "seat": seat, "who": who, **rated},
            schema.reviews: {"table_id": table, "seat": seat, "moves": "[]", "at": 1},
            schema.log: {"table_id": "t", "seq": seat, "kind": "move", "seat": seat, "text": "x", "at": 1, "by": who},
        }
        rows[schema.passkeys]["created"] = 1
        rows[schema.log]["move_id"] = ""
        for where, row in rows.items():
            connection.execute(insert(where).values(**row))


async def test_all_that_is_kept_about_somebody_is_told_and_can_be_deleted(here: Here, database: str) -> None:
    async with guest(here.url, "Anna") as anna:
        await anna.post("/api/account/sign-up", login="anna", password="correct horse")
        await anna.http.post("/api/me/alerts", json={"webhook": "https://1.1.1.1/unmistakable"})
        made = await anna.post("/api/bots", name="Robot")
        robot, held = made["person"]["id"], {"authorization": f"Bearer {made['secret']}"}
        table = await anna.open_table("rose-king")
        async with httpx.AsyncClient(base_url=here.url, headers=held) as program:
            assert (await program.post(f"/api/tables/{table}/sit", json={})).status_code == 200
        await here.house.storage.write(lambda c: fill_every_table(c, anna.id, robot, table))
    told = await admin.with_database(database, lambda c: admin.export(c, "anna"))
    assert {name for name, rows in told.items() if rows} - {"bots"} == (
        set(schema.metadata.tables) - NOT_ABOUT_PEOPLE - NOT_TOLD
    )
    assert told["people"][0]["webhook"] == "https://1.1.1.1/unmistakable"
    for name in ("passkeys", "chat", "mutes", "ratings", "rated", "reviews", "log"):
        assert len(told[name]) == 2, name
    msgspec.json.encode(told)
    await admin.with_database(database, lambda c: admin.forget(c, "anna"))
    dump = "\n".join(sqlite3.connect(database.removeprefix("sqlite:///")).iterdump())
    for trace in (anna.id, robot, "nmistakable", anna.id.encode().hex().upper(), robot.encode().hex().upper()):
        assert trace not in dump


async def test_an_open_house_lets_go_of_who_is_forgotten(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their name goes from tables in memory, a bot plays on, and what they say meanwhile is not kept."""
    monkeypatch.setattr(maintenance, "FOLLOW_EVERY", 0.05)
    async with AsyncExitStack() as stack:
        here = await stack.enter_async_context(house_here(database))
        people, table = await seated(stack, here, "rose-king", 2)
        red, white = await sockets_of(stack, people, table)
        await admin.with_database(database, lambda c: admin.forget(c, people[0].id))
        await red.send(do="say", table=table, id="s", text="I am gone")
        assert (await red.until("no"))["why"]["id"] == "house-no-no-guest"
        while white.room["seats"][0]["name"] != admin.FORGOTTEN:
            await white.hear()
        while not white.now["menu"]:
            await white.hear()
        assert people[0].id not in str((await people[1].get(f"/api/tables/{table}"))["seats"])


async def test_an_export_tells_what_somebody_did_and_not_what_was_dealt(here: Here, database: str) -> None:
    async with guest(here.url, "Anna") as anna:
        table = await anna.open_table("rose-king")
        entry = Entry(table, 0, "move", 0, "draw\na card for somebody else", 1, anna.id)
        await appended(here.house.storage, entry)
        told = await admin.with_database(database, lambda c: admin.export(c, anna.id))
        assert [row["text"] for row in told["log"]] == ["draw"]


async def test_a_house_whose_database_is_gone_is_not_ready(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    async with guest(here.url, "Anna") as anna:
        nowhere = Sqlite(make_url("sqlite:////nowhere/at/all.db"))
        with monkeypatch.context() as patch:
            patch.setattr(here.house.storage, "database", nowhere)
            answer = await anna.http.get("/ready")
            assert (answer.status_code, answer.json()["ready"]) == (503, False)
        await nowhere.close()
        assert (await anna.get("/ready"))["ready"]


def test_the_password_of_a_database_is_not_on_the_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "pg_dump"
    program.write_text('#!/bin/sh\necho "$@ with $PGPASSWORD" > "${2#--file=}"\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    backup("postgresql://anna:s3cret@db.invalid:5432/house", tmp_path / "copy")
    started, _, password = (tmp_path / "copy").read_text().strip().partition(" with ")
    assert started.endswith("--dbname=postgresql://anna@db.invalid:5432/house")
    assert password == "s3cret"


async def test_a_house_of_the_first_version_is_brought_up_with_all_that_is_in_it(database: str, postgres: str) -> None:
    for url in (database, postgres):
        old = open_database(url)
        await old.transact(first_version)
        await old.transact(fill_first_version)
        await migrate(old)
        await old.read(check_brought_up)
        await old.close()


ANNAS_ENTRY = Entry("t", 0, "move", 0, "draw", 1, "anna", "m1")


def fill_first_version(connection: Connection) -> None:
    row = {"id": "anna", "kind": "guest", "name": "Anna", "avatar": "fox", "language": "en", "created": 1}
    connection.execute(insert(schema.people).values(**row))
    connection.execute(insert(schema.log).values(**msgspec.structs.asdict(ANNAS_ENTRY)))


def check_brought_up(connection: Connection) -> None:
    assert connection.execute(select(schema.people.c.name)).scalars().all() == ["Anna"]
    assert read_entries(connection, "t") == [ANNAS_ENTRY]
    assert connection.execute(select(schema.reviews)).all() == []


def first_version(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")


def test_the_first_version_stays_what_it_was() -> None:
    """Databases exist that were made by it: its statements, word by word, for both databases."""
    from alembic.migration import MigrationContext
    from alembic.operations import Operations

    first = runpy.run_path(str(Path(migrations.__file__).parent / "migrations/versions/v0001_the_house.py"))
    made = io.StringIO()
    for dialect in ("sqlite", "postgresql"):
        made.write(f"-- {dialect}\n\n")
        context = MigrationContext.configure(dialect_name=dialect, opts={"as_sql": True, "output_buffer": made})
        with Operations.context(context):
            first["upgrade"]()
    kept = (Path(__file__).parent / "first_version.sql").read_text(encoding="utf-8")
    assert made.getvalue().split() == kept.split()
