"""The collector of cycles, in a process that is a house and nothing else.

A move leaves no cycles behind, and what it leaves (positions, log, views) lives for long. The usual collector would
look through all of it again and again, and everybody would wait meanwhile: a third of a second at 500 tables. So it
looks only at what is new; what has lasted for a minute is set aside, and looked through every ten minutes:
so long may the remains of a closed socket or a forgotten table lie about.
"""

from __future__ import annotations

import gc
import threading
import time

NEW = 80_000
"""So many more new objects than before, and the new ones are looked through: at 500 tables 50 to 100 milliseconds, most
of it for what will soon be replaced, such as the views that people have. So it should not happen often."""
YOUNG = 3
"""After so many of those looks, what was left over by them is looked through too."""
NEVER = 1_000_000
"""The oldest are not the collector's own business."""
ROUND = 60.0
"""Seconds after which all that is not set aside is looked through."""
ROUNDS = 10
"""After so many rounds, all that is."""


def keep_tidy() -> None:
    """Set what has been loaded aside, and begin the rounds."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW, YOUNG, NEVER)
    threading.Thread(target=_rounds, name="tidy", daemon=True).start()


def _rounds() -> None:
    done = 0
    while True:
        time.sleep(ROUND)
        done += 1
        if done % ROUNDS == 0:
            gc.unfreeze()
        gc.collect()
        gc.freeze()
