"""Garbage-collector tuning for a process that does nothing but run a house.

A move leaves no cycles behind, and what it leaves (positions, log, views) lives long. The default collector would scan
all of it again and again, a third of a second each time at 500 tables, while everybody waits. So it scans only new
objects; those that have lasted a minute are frozen, and scanned every ten minutes. That is how long a closed
connection or a forgotten table may linger in memory.
"""

from __future__ import annotations

import gc
import threading
import time

NEW_OBJECTS_PER_SCAN = 80_000
"""Growth in new objects that triggers a scan of them. At 500 tables a scan takes 50 to 100 milliseconds, most of it
spent on what will soon be replaced, such as the views that people have: it should not happen often."""
SCANS_PER_SURVIVOR_SCAN = 3
"""After this many scans, the objects that survived them are scanned too."""
NEVER = 1_000_000
"""The collector leaves the oldest objects to the thread below."""
SECONDS_PER_FULL_SCAN = 60.0
"""Everything that is not frozen is scanned this often."""
FULL_SCANS_PER_THAW = 10
"""After this many full scans, the frozen objects are scanned too."""


def tune_garbage_collector() -> None:
    """Freeze what has been loaded, and start the thread that scans on a schedule."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS_PER_SCAN, SCANS_PER_SURVIVOR_SCAN, NEVER)
    threading.Thread(target=_scan_on_schedule, name="gc-tuning", daemon=True).start()


def _scan_on_schedule() -> None:
    scans = 0
    while True:
        time.sleep(SECONDS_PER_FULL_SCAN)
        scans += 1
        if scans % FULL_SCANS_PER_THAW == 0:
            gc.unfreeze()
        gc.collect()
        gc.freeze()
