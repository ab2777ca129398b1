"""Plays a contest on the cores of this machine."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context

from .contest import Contest, Played, play_one
from .ledger import Ledger


def run_contest(contest: Contest, games: int, jobs: int, ledger: Ledger, progress: Callable[[int], None]) -> None:
    """Play what the ledger does not hold yet; every finished game goes into it at once."""
    open_pairings = [pair for pair in contest.pairings(games) if not ledger.has(*pair)]
    progress(len(ledger.games))
    if jobs == 1:
        for deal, lineup in open_pairings:
            ledger.add(play_one(contest, deal, lineup))
            progress(len(ledger.games))
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        todo = iter(open_pairings)
        running: set[Future[Played]] = set()
        try:
            while True:
                while len(running) < 2 * jobs and (pair := next(todo, None)):
                    running.add(pool.submit(play_one, contest, *pair))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    ledger.add(future.result())
                progress(len(ledger.games))
        except KeyboardInterrupt:
            for future in running:
                future.cancel()
            raise
