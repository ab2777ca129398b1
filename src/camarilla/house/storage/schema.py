"""The tables of the database. Times are milliseconds since 1970; structures are JSON in text."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Index, MetaData, Table
from sqlalchemy.types import BigInteger, Boolean, Float, Integer, LargeBinary, Text

metadata = MetaData()


def _person(name: str = "person", *, key: bool = False) -> Column[str]:
    owner = ForeignKey("people.id", ondelete="CASCADE")
    return Column(name, Text, owner, primary_key=key, nullable=False, index=not key)


def _table() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),  # guest, account or bot
    Column("name", Text, nullable=False),
    Column("avatar", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("banned", BigInteger),
    Column("away_until", BigInteger),
    Column("email", Text),
    Column("webhook", Text),
    Column("owner", Text),  # of a bot: whose it is
    Index("people_by_owner", "owner"),
)

devices = Table(
    "devices",
    metadata,
    Column("id", Text, primary_key=True),
    _person(),
    Column("created", BigInteger, nullable=False),
    Column("label", Text, nullable=False),
    Column("ended", BigInteger),
)

passwords = Table(
    "passwords",
    metadata,
    _person(key=True),
    Column("login", Text, nullable=False, unique=True),
    Column("hash", Text, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", LargeBinary, primary_key=True),
    _person(),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("label", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

challenges = Table(
    "challenges",
    metadata,
    Column("id", Text, primary_key=True),
    Column("challenge", LargeBinary, nullable=False),
    Column("person", Text),  # who is adding a passkey; nobody when one is used to come in
    Column("expires", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("digest", Text, primary_key=True),
    _person(),
    Column("label", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

keys = Table("keys", metadata, Column("name", Text, primary_key=True), Column("value", Text, nullable=False))

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("terms", Text, nullable=False),  # JSON: what the host chose
    Column("state", Text, nullable=False),  # open, playing, over or closed
    Column("private", Boolean, nullable=False),
    Column("host", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("due", BigInteger),  # when a clock runs out, if nobody moves
    Column("result", Text),  # JSON: the outcome
    Column("rematch", Text),  # the table where the same people sit again
    Column("visited", BigInteger),  # before the game: when somebody was last known to be there
    Column("reseated", BigInteger),  # when an operator's command changed who sits there: houses read it again
    Index("tables_by_state", "state", "game", "created"),
    Index("tables_by_due", "due"),
    Index("tables_by_reseated", "reseated"),
)

seats = Table(
    "seats",
    metadata,
    _table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, index=True),
    Column("bot", Text),
    Column("name", Text, nullable=False),
    Column("avatar", Text, nullable=False),
    Column("ready", Boolean, nullable=False),
)

log = Table(
    "log",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("by", Text, nullable=False),
    Column("move_id", Text, nullable=False),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    _table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

mutes = Table("mutes", metadata, _person(key=True), _person("muted", key=True))

ratings = Table(
    "ratings",
    metadata,
    Column("game", Text, primary_key=True),
    Column("who", Text, primary_key=True),  # a person's id, or @bot
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

rated = Table(
    "rated",
    metadata,
    _table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("who", Text, nullable=False, index=True),
    Column("before", Float, nullable=False),
    Column("after", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    _table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("moves", Text, nullable=False),  # JSON: what the master thinks of each
    Column("at", BigInteger, nullable=False),
)

thoughts = Table(
    "thoughts",
    metadata,
    Column("id", Text, primary_key=True),  # of the question that a node has put on the queue
    Column("answer", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
