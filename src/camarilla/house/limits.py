"""Rate limits: a bucket that fills at a steady rate, from which every call takes one."""

from __future__ import annotations

import time
from collections import OrderedDict

MAX_CALLERS = 20_000
"""Callers that one limit remembers."""


class Bucket:
    """Allows ``burst`` calls at once and ``rate`` per second in the long run."""

    __slots__ = ("_filled_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._filled_at = time.monotonic()

    def take(self) -> bool:
        """Whether one more call is allowed now."""
        at = time.monotonic()
        self._left = min(self.burst, self._left + (at - self._filled_at) * self.rate)
        self._filled_at = at
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each caller; the caller who has been silent longest is forgotten first."""

    def __init__(self, rate: float, burst: float, max_callers: int = MAX_CALLERS) -> None:
        self._rate, self._burst, self._max_callers = rate, burst, max_callers
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, caller: str) -> bool:
        """Whether this caller may call once more now."""
        bucket = self._buckets.get(caller)
        if bucket is None:
            bucket = self._buckets[caller] = Bucket(self._rate, self._burst)
            if len(self._buckets) > self._max_callers:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(caller)
        return bucket.take()
