"""A copy of the database while the house is open."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL, make_url

from ...core.errors import CamarillaError


def backup(url: str, to: Path) -> None:
    """SQLite by its online backup, which is then checked; PostgreSQL by ``pg_dump``."""
    if to.exists():
        raise CamarillaError(f"{to} already exists; choose another file")
    to.parent.mkdir(parents=True, exist_ok=True)
    address = make_url(url)
    if address.drivername.startswith("sqlite"):
        _copy_sqlite(Path(address.database or ""), to)
    else:
        _dump_postgres(address.set(drivername="postgresql"), to)


def _copy_sqlite(database: Path, to: Path) -> None:
    if not database.is_file():
        raise CamarillaError(f"{database}: there is no database to copy")
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(to)) as copy:
        source.backup(copy, pages=1000)
        [(verdict,)] = copy.execute("PRAGMA integrity_check").fetchall()
    if verdict != "ok":
        to.unlink()
        raise CamarillaError(f"the copy of {database} is damaged: {verdict}")


def _dump_postgres(address: URL, to: Path) -> None:
    program = shutil.which("pg_dump")
    if program is None:
        raise CamarillaError("backups of PostgreSQL are made with pg_dump, which is not installed here")
    # In the environment, because everybody on the machine can read a command line.
    secret = {"PGPASSWORD": str(address.password)} if address.password else {}
    database = address._replace(password=None).render_as_string(hide_password=False)
    command = [program, "--format=custom", f"--file={to}", f"--dbname={database}"]
    result = subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, **secret})
    if result.returncode:
        to.unlink(missing_ok=True)
        raise CamarillaError(f"pg_dump failed: {result.stderr.strip()}")
