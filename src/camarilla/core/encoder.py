"""What an encoder is: fields in a fixed order, each with its size, its bounds and a sentence."""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from .position import Position

COUNT = 32_000
"""The bound of numbers that have no natural one: chips, turns, years."""


class Field(msgspec.Struct, frozen=True):
    """Some numbers of an observation that belong together."""

    name: str
    size: int
    about: str
    low: int = 0
    high: int = 1


class Encoder(ABC):
    """Turns what one seat may know into 16-bit numbers."""

    def __init__(self, fields: Iterable[Field]) -> None:
        self.fields = tuple(fields)
        self.size = sum(field.size for field in self.fields)
        self.places: dict[str, slice] = {}
        """Where every field lies in an observation."""
        start = 0
        for field in self.fields:
            self.places[field.name] = slice(start, start + field.size)
            start += field.size

    @abstractmethod
    def encode(self, position: Position, seat: int) -> bytes:
        """The observation of a seat: native 16-bit integers, ``size`` of them."""

    def pack(self, values: Mapping[str, Sequence[int]]) -> bytes:
        """Every field's numbers in their order, none missing, none too many; held to their bounds."""
        row = array("h")
        for field in self.fields:
            numbers = values[field.name]
            if len(numbers) != field.size:
                raise AssertionError(f"field {field.name} has {len(numbers)} numbers instead of {field.size}")
            row.extend([min(field.high, max(field.low, number)) for number in numbers])
        return row.tobytes()

    def describe(self) -> str:
        """The fields as a table, for people."""
        lines = [f"{'place':>11}  {'field':<20}{'bounds':>12}  meaning"]
        for field in self.fields:
            place = self.places[field.name]
            where = f"{place.start}-{place.stop - 1}" if field.size > 1 else str(place.start)
            lines.append(f"{where:>11}  {field.name:<20}{f'{field.low}..{field.high}':>12}  {field.about}")
        return "\n".join(lines)


def one_hot(size: int, place: int | None) -> list[int]:
    """All zeros but one; all zeros for None."""
    row = [0] * size
    if place is not None:
        row[place] = 1
    return row


def marks(size: int, places: Iterable[int]) -> list[int]:
    """A one in each of the places."""
    row = [0] * size
    for place in places:
        row[place] = 1
    return row


def counts(size: int, places: Iterable[int]) -> list[int]:
    """How often each place is named."""
    row = [0] * size
    for place in places:
        row[place] += 1
    return row


class Circle:
    """Seats as one observer counts them: from itself, to the left."""

    def __init__(self, seats: int, observer: int) -> None:
        self.seats = seats
        self.observer = observer
        self.order = [(observer + step) % seats for step in range(seats)]

    def place(self, seat: int | None) -> int | None:
        return None if seat is None else (seat - self.observer) % self.seats

    def one_hot(self, seat: int | None) -> list[int]:
        return one_hot(self.seats, self.place(seat))

    def marks(self, seats: Iterable[int]) -> list[int]:
        return marks(self.seats, [(seat - self.observer) % self.seats for seat in seats])
