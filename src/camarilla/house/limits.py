"""Rate limits: a bucket that fills at a steady rate, from which every call takes one."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import TypeVar

from .errors import refused
from .settings import Pace

K = TypeVar("K")
V = TypeVar("V")

MAX_CALLERS_REMEMBERED = 20_000


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


class Newest(OrderedDict[K, V]):
    """A dict with a limit: when it is full, the entry that was written longest ago goes."""

    def __init__(self, max_entries: int) -> None:
        super().__init__()
        self._max_entries = max_entries

    def __setitem__(self, key: K, value: V) -> None:
        super().__setitem__(key, value)
        self.move_to_end(key)
        if len(self) > self._max_entries:
            self.popitem(last=False)


class Buckets:
    """A bucket for each caller; the caller who has been silent longest is forgotten first."""

    def __init__(self, pace: Pace, max_callers: int = MAX_CALLERS_REMEMBERED) -> None:
        self._pace = pace
        self._buckets: Newest[str, Bucket] = Newest(max_callers)

    def take(self, caller: str) -> bool:
        """Whether this caller may call once more now."""
        bucket = self._buckets.get(caller) or Bucket(self._pace.rate, self._pace.burst)
        self._buckets[caller] = bucket
        return bucket.take()

    def check(self, caller: str, refusal: str) -> None:
        """Refuse a caller who may not call once more now."""
        if not self.take(caller):
            raise refused(refusal, 429)
