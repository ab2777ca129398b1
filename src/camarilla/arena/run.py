"""Plays a contest: on the cores of this machine, or on a Ray cluster."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from ..core.errors import CamarillaError
from .contest import Contest, Played, play_one
from .ledger import Ledger

Pairing = tuple[int, int]
Host = Callable[[Contest, list[Pairing], int], Iterator[Played]]
"""Plays pairings in any order and gives each game when it is over."""

REBUILDS = 3
"""How often a pool whose worker died is built again before we give up."""


def run_contest(
    contest: Contest, games: int, jobs: int, ledger: Ledger, progress: Callable[[int], None], host: Host | None = None
) -> None:
    """Play what the ledger does not hold yet; every finished game goes into it at once."""
    progress(len(ledger.games))
    host = host or (here if jobs == 1 else on_cores)
    for rebuilt in range(REBUILDS + 1):
        open_pairings = [pair for pair in contest.pairings(games) if not ledger.has(*pair)]
        try:
            for game in host(contest, open_pairings, jobs):
                ledger.add(game)
                progress(len(ledger.games))
            return
        except BrokenProcessPool:
            if rebuilt == REBUILDS:
                raise CamarillaError("a bot brings its whole process down again and again (out of memory?)") from None


def here(contest: Contest, pairings: Iterable[Pairing], jobs: int) -> Iterator[Played]:
    """In this process, one after the other."""
    for deal, lineup in pairings:
        yield play_one(contest, deal, lineup)


def on_cores(contest: Contest, pairings: Iterable[Pairing], jobs: int) -> Iterator[Played]:
    """In processes of this machine."""
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        todo = iter(pairings)
        running: set[Future[Played]] = set()
        try:
            while True:
                while len(running) < 2 * jobs and (pair := next(todo, None)):
                    running.add(pool.submit(play_one, contest, *pair))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            for future in running:
                future.cancel()


def on_ray(contest: Contest, pairings: Iterable[Pairing], jobs: int) -> Iterator[Played]:
    """On a Ray cluster: the one that RAY_ADDRESS names, else one started here with ``jobs`` cores.

    The machines of a cluster need camarilla installed, and nothing else.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError:
        raise CamarillaError("--ray needs Ray: pip install 'camarilla[ray]'") from None
    started = not ray.is_initialized()
    if started:
        cores = {} if os.environ.get("RAY_ADDRESS") else {"num_cpus": jobs, "include_dashboard": False}
        ray.init(log_to_driver=False, **cores)
    try:
        remote = ray.remote(num_cpus=1, max_retries=REBUILDS)(play_one)
        most = max(jobs, round(ray.cluster_resources().get("CPU", jobs))) * 2
        todo = iter(pairings)
        running: list[object] = []
        while True:
            while len(running) < most and (pair := next(todo, None)):
                running.append(remote.remote(contest, *pair))
            if not running:
                return
            done, running = ray.wait(running)
            yield from ray.get(done)
    finally:
        if started:
            ray.shutdown()
