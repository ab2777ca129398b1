"""The tables of the database. Times are milliseconds since 1970; structures are JSON in text."""

from __future__ import annotations

from functools import partial
from typing import Any

from sqlalchemy import Column, ForeignKey, Index, MetaData, Table
from sqlalchemy.types import BigInteger, Boolean, Float, Integer, LargeBinary, Text

metadata = MetaData()


def _table(name: str, *columns: Column[Any] | Index, **options: Any) -> Table:
    return Table(name, metadata, *columns, **options)


def _column(kind: type[Any], name: str, *, optional: bool = False, **options: Any) -> Column[Any]:
    return Column(name, kind, nullable=optional, **options)


_text, _blob, _flag = partial(_column, Text), partial(_column, LargeBinary), partial(_column, Boolean)
_number, _float, _time = partial(_column, Integer), partial(_column, Float), partial(_column, BigInteger)
_key = partial(_column, Text, primary_key=True)
_number_key = partial(_column, Integer, primary_key=True, autoincrement=False)


def _person(name: str = "person", *, key: bool = False) -> Column[str]:
    owner = ForeignKey("people.id", ondelete="CASCADE")
    return Column(name, Text, owner, primary_key=key, nullable=False, index=not key)


def _table_id() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


people = _table(
    "people",
    _key("id"),
    _text("kind"),  # guest, account or bot
    _text("name"),
    _text("avatar"),
    _text("language"),
    _time("created"),
    _time("banned", optional=True),
    _time("away_until", optional=True),
    _text("email", optional=True),
    _text("webhook", optional=True),
    _text("owner", optional=True),  # of a bot: whose it is
    Index("people_by_owner", "owner"),
)

devices = _table("devices", _key("id"), _person(), _time("created"), _text("label"), _time("ended", optional=True))

passwords = _table("passwords", _person(key=True), _text("login", unique=True), _text("hash"))

passkeys = _table(
    "passkeys",
    _blob("id", primary_key=True),
    _person(),
    _blob("public_key"),
    _column(BigInteger, "sign_count"),
    _text("label"),
    _time("created"),
)

challenges = _table(
    "challenges",
    _key("id"),
    _blob("challenge"),
    _text("person", optional=True),  # who is adding a passkey; nobody when one is used to sign in
    _time("expires"),
)

tokens = _table("tokens", _key("digest"), _person(), _text("label"), _time("created"))

keys = _table("keys", _key("name"), _text("value"))

tables = _table(
    "tables",
    _key("id"),
    _text("game"),
    _text("terms"),  # JSON: what the host chose
    _text("state"),  # open, playing, over or closed
    _flag("private"),
    _text("host"),
    _time("created"),
    _time("started", optional=True),
    _time("ended", optional=True),
    _time("due", optional=True),  # when a clock runs out, if nobody moves
    _text("result", optional=True),  # JSON: the outcome
    _text("rematch", optional=True),  # the table where the same people sit again
    _time("visited", optional=True),  # before the game: when somebody was last known to be there
    _time("reseated", optional=True),  # when an operator's command changed who sits there: houses read it again
    Index("tables_by_state", "state", "game", "created"),
    Index("tables_by_due", "due"),
    Index("tables_by_reseated", "reseated"),
)

seats = _table(
    "seats",
    _table_id(),
    _number_key("seat"),
    _text("person", optional=True, index=True),
    _text("bot", optional=True),
    _text("name"),
    _text("avatar"),
    _flag("ready"),
)

log = _table(
    "log",
    _key("table_id"),
    _number_key("seq"),
    _text("kind"),
    _number("seat"),
    _text("text"),
    _time("at"),
    _text("by"),
    _text("move_id"),
    sqlite_with_rowid=False,
)

chat = _table(
    "chat",
    _table_id(),
    _number_key("number"),
    _text("person", index=True),
    _text("name"),
    _text("text"),
    _time("at"),
)

mutes = _table("mutes", _person(key=True), _person("muted", key=True))

ratings = _table(
    "ratings",
    _key("game"),
    _key("who"),  # a person's id, or @bot
    _float("mu"),
    _float("sigma"),
    _number("games"),
    _time("at"),
)

rated = _table(
    "rated", _table_id(), _number_key("seat"), _text("who", index=True), _float("before"), _float("after"), _time("at")
)

reviews = _table("reviews", _table_id(), _number_key("seat"), _text("moves"), _time("at"))
"""``moves``: JSON, what the master thinks of each."""

thoughts = _table("thoughts", _key("id"), _text("answer"), _time("at"))
"""``id``: of the question that a node has put on the queue."""
