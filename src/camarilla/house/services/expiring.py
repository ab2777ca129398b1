"""A cache whose entries expire, and which never holds more than a given number of them."""

from __future__ import annotations

from collections import OrderedDict
from typing import Generic, TypeVar

from ..times import now

K = TypeVar("K")
V = TypeVar("V")


class ExpiringCache(Generic[K, V]):
    """Keeps each value for ``age`` milliseconds after it was put; when there are too many, the oldest go first."""

    def __init__(self, age: int, most: int) -> None:
        self._age, self._most = age, most
        self._entries: OrderedDict[K, tuple[int, V]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._entries)

    def get(self, key: K) -> V | None:
        entry = self._entries.get(key)
        if entry is None or now() - entry[0] >= self._age:
            return None
        return entry[1]

    def put(self, key: K, value: V) -> None:
        self._entries[key] = (now(), value)
        self._entries.move_to_end(key)
        while len(self._entries) > self._most or now() - next(iter(self._entries.values()))[0] >= self._age:
            self._entries.popitem(last=False)

    def drop(self, key: K) -> None:
        self._entries.pop(key, None)
