"""What is remembered for a while, and never more than so much."""

from __future__ import annotations

from collections import OrderedDict
from typing import Generic, TypeVar

from .times import now

K = TypeVar("K")
V = TypeVar("V")


class Recent(Generic[K, V]):
    """Each thing for ``age`` milliseconds from when it was put; when there are too many, the oldest go first."""

    def __init__(self, age: int, most: int) -> None:
        self._age, self._most = age, most
        self._kept: OrderedDict[K, tuple[int, V]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: K) -> V | None:
        found = self._kept.get(key)
        if found is None or now() - found[0] >= self._age:
            return None
        return found[1]

    def put(self, key: K, value: V) -> None:
        self._kept[key] = (now(), value)
        self._kept.move_to_end(key)
        while len(self._kept) > self._most or now() - next(iter(self._kept.values()))[0] >= self._age:
            self._kept.popitem(last=False)

    def drop(self, key: K) -> None:
        self._kept.pop(key, None)
