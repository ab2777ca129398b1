"""How much the house carries on one core, with a crowd on the other.

    python bench/house.py [--json] [--games rose-king,devils-castle] [--seconds 6] [--tables 500]
    python bench/house.py --against ../before [--rounds 5]

With ``--against`` a checkout of another commit, with its package installed in its own ``.venv``, is measured by turns
with this one in one run, and what is printed are ratios to it.

Unless told otherwise, the tables are dealt evenly among all games of the house. Four people are connected at each; at a
game for two, two of them watch.

Every move is durable before it is acknowledged, and every seat is sent what it may know. Besides what the clock says,
the processor time of the house is printed for every move: on a shared machine that is the figure to judge by.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from socket import socket
from statistics import median
from urllib.request import urlopen

import msgspec
import uvloop
from crowd import Crowd, connect, frame, set_tables

from camarilla.core import registry
from camarilla.house.entries import Entry
from camarilla.house.settings import Limits, Pace, Settings
from camarilla.house.storage.databases import open_database
from camarilla.house.storage.log import insert_entries
from camarilla.house.storage.storage import Storage
from camarilla.house.tables.match import Match
from camarilla.house.terms import Terms, checked

OPEN_HOUSE = Limits(changes=Pace(1e6, 1e6), new_sockets=Pace(1e6, 1e6), sockets=10**6, sockets_each=10**6)
"""One machine plays everybody here, so the limits for one address stand aside; those for one socket stay."""
CURVE = (50, 100, 500, 2000)
IDLE = 2000
LONG = "devils-castle"
"""A game that can go on for as long as one likes, for opening a table with many moves."""
TICKS = os.sysconf("SC_CLK_TCK")
CORES = sorted(os.sched_getaffinity(0))
"""Asked before anything is pinned: whoever is started later inherits the place of who starts it."""


class Server:
    """A house in a process of its own, on the first core."""

    def __init__(self, database: str, *, cpu: int | None = 0, python: str = sys.executable) -> None:
        with socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        wanted = msgspec.to_builtins(Settings(database=database, port=port, limits=OPEN_HOUSE))
        wanted["limits"]["knocks"] = wanted["limits"]["new_sockets"]  # as houses before called it, for ``--against``
        settings = msgspec.json.encode(wanted)
        code = (
            "import msgspec, sys; from camarilla.house.settings import Settings; from camarilla.house.serve import "
            "serve; serve(msgspec.json.decode(sys.argv[1], type=Settings))"
        )
        self._begun = time.perf_counter()
        self.process = subprocess.Popen(
            [python, "-c", code, settings.decode()], stderr=subprocess.DEVNULL, cwd=tempfile.gettempdir()
        )
        if cpu is not None:
            pin(self.process.pid, cpu)

    def first_page(self) -> float:
        """Seconds from nothing to the first page."""
        while True:
            try:
                with urlopen(self.url) as page:
                    assert page.status == 200
                return time.perf_counter() - self._begun
            except OSError:
                if self.process.poll() is not None:
                    raise SystemExit("the house did not open") from None
                time.sleep(0.005)

    def cpu(self) -> float:
        """Processor seconds so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> float:
        """Resident kilobytes."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return float(next(line.split()[1] for line in lines if line.startswith("VmRSS")))

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def pin(process: int, cpu: int) -> None:
    if len(CORES) > 1:
        os.sched_setaffinity(process, {CORES[cpu % len(CORES)]})


@asynccontextmanager
async def opened(database: str, python: str = sys.executable) -> AsyncIterator[Server]:
    server = Server(database, python=python)
    try:
        await asyncio.to_thread(server.first_page)
        yield server
    finally:
        server.stop()


class Load(msgspec.Struct):
    """What a crowd did to the house."""

    tables: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    cpu_us_per_move: float
    moves_per_cpu_second: float
    kb_per_table: float
    refused: int
    bytes_per_move: dict[str, int]
    """What one move sends to all four together, by game."""


async def load(
    folder: Path, mix: list[str], tables: int, seconds: float, pace: float | None, python: str = sys.executable
) -> Load:
    database = f"sqlite:///{folder / f'{tables}-{time.monotonic_ns()}.db'}"
    companies = await set_tables(database, mix, tables, games=max(3, 3000 // tables))
    async with opened(database, python) as server:
        empty = server.memory()
        crowd = Crowd(pace)
        await crowd.seat([server.url], companies)
        await crowd.play(1.0 if pace is None else 0.2)
        before = server.cpu()
        rate = await crowd.play(seconds)
        spent = server.cpu() - before
        crowd.playing = False
        waits = sorted(crowd.waits) or [0.0]
        each = spent / max(1, crowd.done)
        return Load(
            tables=tables,
            moves_per_second=round(rate),
            p50_ms=round(median(waits) * 1000, 1),
            p99_ms=round(waits[int(len(waits) * 0.99)] * 1000, 1),
            cpu_us_per_move=round(each * 1e6),
            moves_per_cpu_second=round(1 / each) if each else 0,
            kb_per_table=round((server.memory() - empty) / tables, 1),
            refused=crowd.refused,
            bytes_per_move={game: round(crowd.bytes[game] / moves) for game, moves in crowd.moves.items() if moves},
        )


async def idle_socket(folder: Path) -> float:
    """Kilobytes of a socket on which nothing happens."""
    database = f"sqlite:///{folder / 'idle.db'}"
    async with opened(database) as server:
        warm = [await connect(server.url, None, lambda _: None) for _ in range(50)]
        before = server.memory()
        wires = [await connect(server.url, None, lambda _: None) for _ in range(IDLE)]
        await asyncio.sleep(0.5)
        each = (server.memory() - before) / IDLE
        for wire in warm + wires:
            wire.transport.abort()
        return each


def start(folder: Path, name: str) -> tuple[float, float]:
    """Cold start with an empty database, to the first page: seconds by the clock, and of processor."""
    server = Server(f"sqlite:///{folder / name}.db", cpu=None)
    try:
        return server.first_page(), server.cpu()
    finally:
        server.stop()


async def opening(folder: Path, moves: int = 200, tables: int = 25) -> tuple[float, float]:
    """Milliseconds from asking for a table that is not in memory to its snapshot, with so many moves in its log: by the
    clock, and of processor."""
    database = f"sqlite:///{folder / 'opening.db'}"
    companies = await set_tables(database, [LONG], tables, games=1)
    storage = Storage(open_database(database))
    for company in companies:
        entries = _long_log(company.tables[0], moves)
        await storage.write(lambda connection, entries=entries: insert_entries(connection, entries))  # type: ignore[misc]
    await storage.close()
    async with opened(database) as server:
        waits = []
        spent = server.cpu()
        for company in companies:
            arrived = asyncio.Event()

            def hear(payload: bytes, arrived: asyncio.Event = arrived) -> None:
                if payload.startswith(b'{"is":"snapshot"'):
                    arrived.set()

            wire = await connect(server.url, company.cookies[0], hear)
            begun = time.perf_counter()
            wire.transport.write(frame(b'{"do":"watch","table":"%s"}' % company.tables[0].encode()))
            await arrived.wait()
            waits.append(time.perf_counter() - begun)
        return median(waits) * 1000, (server.cpu() - spent) / tables * 1000


def _long_log(table: str, moves: int) -> list[Entry]:
    """A log of so many moves that do not end the game."""
    match = Match(checked(Terms(game=LONG, seats=4)))
    plan = match.plan_opening()
    entries = [Entry(table, 0, "start", -1, plan.text, 0, "house")]
    match.settle(entries[0], plan)
    turn = 0
    while len(entries) <= moves:
        turn += 1
        seat = match.position.waiting()[0]
        choices = match.rules.choices(match.position, seat)
        lasting = [choice for choice in choices if choice.kind not in ("declare", "divine")]
        choice = lasting[turn * 7 % len(lasting)]
        plan = match.plan(seat, choice.with_number(choice.span.low if choice.span else 0))
        if plan.position.outcome() is not None:
            continue
        entries.append(Entry(table, match.seq, "move", seat, plan.text, 0, "crowd", f"m{turn}"))
        match.settle(entries[-1], plan)
    return entries


def note(words: str) -> None:
    """How far it has come, for somebody who waits."""
    print(words, file=sys.stderr, flush=True)


async def measure(mix: list[str], seconds: float, tables: int, curve: tuple[int, ...]) -> dict[str, object]:
    with tempfile.TemporaryDirectory() as where:
        folder = Path(where)
        starts = [start(folder, f"start{number}") for number in range(3)]
        start_s, start_cpu_s = map(min, zip(*starts, strict=True))
        note(f"start {start_s:.2f} s, {start_cpu_s:.2f} s of processor")
        kilobytes = await idle_socket(folder)
        note(f"an idle socket {kilobytes:.1f} KB")
        open_ms, open_cpu_ms = await opening(folder)
        note(f"opening a table {open_ms:.1f} ms, {open_cpu_ms:.1f} ms of processor")
        calm = await load(folder, mix, tables, seconds, pace=1000)
        note(f"at 1,000 moves/s: {calm}")
        loads = []
        for number in curve:
            loads.append(await load(folder, mix, number, seconds, pace=None))
            note(f"as many as go: {loads[-1]}")
    full = next((one for one in loads if one.tables == tables), loads[-1])
    return {
        "games": mix,
        "moves_per_second": full.moves_per_second,
        "moves_per_cpu_second": full.moves_per_cpu_second,
        "cpu_us_per_move": full.cpu_us_per_move,
        "p99_ms": calm.p99_ms,
        "p50_ms": calm.p50_ms,
        "calm": msgspec.to_builtins(calm),
        "kb_per_idle_socket": round(kilobytes, 1),
        "start_s": round(start_s, 2),
        "start_cpu_s": round(start_cpu_s, 2),
        "open_ms": round(open_ms, 1),
        "open_cpu_ms": round(open_cpu_ms, 1),
        "curve": [msgspec.to_builtins(one) for one in loads],
    }


async def compare(other: Path, mix: list[str], seconds: float, tables: int, rounds: int) -> dict[str, object]:
    """Both by turns, in pairs whose order alternates; medians of the pairs' ratios, ours to theirs."""
    pythons = {"ours": sys.executable, "theirs": str(other.resolve() / ".venv" / "bin" / "python")}
    runs: dict[str, list[Load]] = {"ours": [], "theirs": []}
    with tempfile.TemporaryDirectory() as where:
        for number in range(rounds):
            for name in ("ours", "theirs") if number % 2 else ("theirs", "ours"):
                runs[name].append(await load(Path(where), mix, tables, seconds, None, pythons[name]))
                note(f"{name}: {runs[name][-1]}")
    pairs = list(zip(runs["ours"], runs["theirs"], strict=True))
    return {
        "games": mix,
        "tables": tables,
        "rounds": rounds,
        "cpu_per_move": round(median(ours.cpu_us_per_move / theirs.cpu_us_per_move for ours, theirs in pairs), 3),
        "moves_per_second": round(median(ours.moves_per_second / theirs.moves_per_second for ours, theirs in pairs), 3),
        "kb_per_table": round(median(ours.kb_per_table / theirs.kb_per_table for ours, theirs in pairs), 3),
        "cpu_us": {name: [run.cpu_us_per_move for run in loads] for name, loads in runs.items()},
        "bytes_per_move": {name: loads[-1].bytes_per_move for name, loads in runs.items()},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--games", default=",".join(registry.names()), help="with commas, dealt evenly to the tables")
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--curve", default=",".join(map(str, CURVE)), help="numbers of tables, with commas")
    parser.add_argument("--against", type=Path, help="a checkout to compare with, its package installed in its .venv")
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    pin(os.getpid(), 1)
    if given.against is not None:
        compared = compare(given.against, given.games.split(","), given.seconds, given.tables, given.rounds)
        for name, value in uvloop.run(compared).items():
            print(f"{name:18} {value}")
        return
    curve = tuple(int(number) for number in given.curve.split(","))
    found = uvloop.run(measure(given.games.split(","), given.seconds, given.tables, curve))
    if given.json:
        print(msgspec.json.encode(found).decode())
        return
    for name, value in found.items():
        if name != "curve":
            print(f"{name:22} {value}")
    for row in msgspec.convert(found["curve"], list[Load]):
        print(
            f"{row.tables:6} tables: {row.moves_per_second:6.0f} moves/s, {row.cpu_us_per_move:5.0f} us of processor a "
            f"move, p99 {row.p99_ms:7.1f} ms, {row.kb_per_table:6.1f} KB a table with its four sockets"
        )


if __name__ == "__main__":
    main()
