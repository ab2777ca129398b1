"""What a million people at once would take, worked out from measured costs, and simulated where averages mislead.

    python bench/scale.py [--people 1000000] [--house figures.json]

``--house`` reads what ``bench/house.py --json`` printed; without it the figures of docs/scale.md are used. The
simulation deals tables to nodes by rendezvous hashing, lets nodes die, and looks at the fullest node and its queue.
"""

from __future__ import annotations

import argparse
import math
import random
from pathlib import Path

import msgspec


class Costs(msgspec.Struct):
    """Measured on one core. Times in microseconds of processor."""

    cpu_us_per_move: float = 330
    kb_per_idle_socket: float = 19.0
    kb_per_table: float = 240.0
    """With its four sockets."""
    open_ms: float = 6.0
    postgres_us_per_move: float = 30.0
    bytes_per_row: float = 160.0
    think_ms: float = 500.0
    """Processor time of a bot of the house for one move."""


class Habits(msgspec.Struct):
    """How people play. Assumed, not measured: change them and look again."""

    playing: float = 0.7
    """Of those who are connected, how many sit at a table; the others look around."""
    seats: int = 4
    seconds_per_move: float = 8.0
    """Between two moves at one table."""
    bots: float = 0.15
    """Seats where a bot of the house decides."""
    busy: float = 0.6
    """How full a core may be on average, so that bursts and the loss of a node fit in."""


class Plan(msgspec.Struct):
    people: int
    tables: int
    moves_per_second: float
    house_cores: int
    house_gigabytes: float
    databases: int
    """PostgreSQL servers: none busier than ``rows_per_database``."""
    log_gigabytes_per_day: float
    worker_cores: int


ROWS_PER_DATABASE = 10_000
"""Rows a second that one PostgreSQL is asked to make durable; grouped commits were measured at four times that."""


def plan(people: int, costs: Costs, habits: Habits) -> Plan:
    seated = people * habits.playing
    tables = round(seated / habits.seats / (1 - habits.bots))
    moves = tables / habits.seconds_per_move
    memory = people * (1 - habits.playing) * costs.kb_per_idle_socket + tables * costs.kb_per_table
    return Plan(
        people=people,
        tables=tables,
        moves_per_second=round(moves),
        house_cores=math.ceil(moves * costs.cpu_us_per_move / 1e6 / habits.busy),
        house_gigabytes=round(memory / 2**20, 1),
        databases=math.ceil(moves / ROWS_PER_DATABASE),
        log_gigabytes_per_day=round(moves * 86400 * costs.bytes_per_row / 2**30),
        worker_cores=math.ceil(moves * habits.bots * costs.think_ms / 1e3 / habits.busy),
    )


# What averages hide


class Fullest(msgspec.Struct):
    """The node with most to do, and how long its callers wait."""

    dead: int
    nodes: int
    busiest_over_average: float
    busy: float
    p99_wait_ms: float
    reopen_seconds: float
    """Until all tables of the dead nodes are open again elsewhere."""


def simulate(plan: Plan, costs: Costs, habits: Habits, dead: int, dice: random.Random) -> Fullest:
    """Deal the tables to nodes of one core each, end some nodes, and deal theirs to those that are left."""
    nodes = max(1, plan.house_cores)
    held = _deal(plan.tables, nodes, dice)
    lost = sum(held[:dead])
    for node, more in enumerate(_deal(lost, nodes - dead, dice), dead):
        held[node] += more
    left = held[dead:]
    most = max(left)
    busy = most / habits.seconds_per_move * costs.cpu_us_per_move / 1e6
    return Fullest(
        dead=dead,
        nodes=nodes,
        busiest_over_average=round(most / (plan.tables / nodes), 3),
        busy=round(busy, 2),
        p99_wait_ms=round(_p99(busy, costs.cpu_us_per_move, dice), 2),
        reopen_seconds=round(lost / max(1, len(left)) * costs.open_ms / 1000 / max(0.05, 1 - habits.busy), 1),
    )


def _deal(tables: int, nodes: int, dice: random.Random) -> list[int]:
    """So many tables by hash over nodes: a binomial share each, near enough a normal one."""
    mean = tables / nodes
    return [max(0, round(dice.gauss(mean, math.sqrt(mean * (1 - 1 / nodes))))) for _ in range(nodes)]


def _p99(busy: float, service_us: float, dice: random.Random, moves: int = 60_000) -> float:
    """The wait that one move in a hundred exceeds, in milliseconds: arrivals at random, one served after another."""
    if busy >= 1:
        return math.inf
    wait, waits = 0.0, []
    for _ in range(moves):
        waits.append(wait)
        wait = max(0.0, wait + service_us - dice.expovariate(busy / service_us))
    return sorted(waits)[int(moves * 0.99)] / 1000


def read_costs(figures: str | None) -> Costs:
    if figures is None:
        return Costs()
    told = msgspec.json.decode(Path(figures).read_bytes())
    curve = next(one for one in told["curve"] if one["tables"] >= 500)
    return Costs(
        cpu_us_per_move=told["cpu_us_per_move"],
        kb_per_idle_socket=told["kb_per_idle_socket"],
        kb_per_table=curve["kb_per_table"],
        open_ms=told["open_ms"],
    )


def show(one: Plan | Fullest) -> None:
    print(" ".join(f"{name}={value}" for name, value in msgspec.structs.asdict(one).items()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=1_000_000)
    parser.add_argument("--house", help="what bench/house.py --json printed")
    given = parser.parse_args()
    costs, habits, dice = read_costs(given.house), Habits(), random.Random(1)
    for people in (given.people // 1000, given.people // 100, given.people // 10, given.people):
        made = plan(people, costs, habits)
        show(made)
    for dead in (0, 1, max(1, made.house_cores // 10)):
        show(simulate(made, costs, habits, dead, dice))


if __name__ == "__main__":
    main()
