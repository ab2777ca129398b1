"""The one check of the seats that people and programs give: a wrong one is answered with the seats there are.

Compiled rules look into rows and masks by the number of a seat, and a number out of range would find a neighbour's
secrets there. The check therefore stands before every way into a game's rules, where no game can forget it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from inspect import signature
from typing import Any, Protocol, TypeVar, cast

from .errors import NoSuchSeat
from .position import CHANCE, SPECTATOR, whole_number


class Labels(Protocol):
    """What the check needs of a game's rules: what its seats are called."""

    def seat_label(self, seat: int) -> str: ...


def seat_letter(seat: int) -> str:
    """A seat as notation and drawings call it: A, B, C..."""
    return chr(ord("A") + seat)


def check_seat(rules: Labels, seats: int, seat: object) -> int:
    """A seat at a table of so many, as an ``int``; raises ``NoSuchSeat``."""
    number = whole_number(seat)
    if number is None or not 0 <= number < seats:
        raise NoSuchSeat(seat, _named(rules, seats))
    return number


def check_actor(rules: Labels, seats: int, actor: object) -> int:
    """A seat, or chance."""
    return CHANCE if whole_number(actor) == CHANCE else check_seat(rules, seats, actor)


def check_observer(rules: Labels, seats: int, observer: object) -> int:
    """A seat, or the spectator."""
    return SPECTATOR if whole_number(observer) == SPECTATOR else check_seat(rules, seats, observer)


def check_observers(rules: Labels, seats: int, observers: Sequence[object]) -> list[int]:
    return [check_observer(rules, seats, observer) for observer in observers]


def _named(rules: Labels, seats: int) -> str:
    return ", ".join(f"{seat} ({rules.seat_label(seat)})" for seat in range(seats))


_CHECKS: dict[str, Callable[[Labels, int, Any], object]] = {
    "seat": check_seat,
    "actor": check_actor,
    "observer": check_observer,
    "observers": check_observers,
}
"""By the name of the parameter in the contract of a game."""


Method = TypeVar("Method", bound=Callable[..., Any])


def seats_checked(method: Method, contract: Callable[..., Any] | None = None) -> Method:
    """A method of a game's rules that looks at the seats it is given before anything else, and gets them as ints.

    ``contract`` is the method as ``Rules`` declares it, if this is a game's own: a position first, and parameters whose
    names say what they are.
    """
    shape = signature(contract or method)
    names = list(shape.parameters)[1:]
    checks = [(place, _CHECKS[name]) for place, name in enumerate(names) if name in _CHECKS]

    @wraps(method)
    def checked(self: Labels, *given: Any, **named: Any) -> Any:
        if named:
            given = shape.bind(self, *given, **named).args[1:]
        seats = int(given[0].seats)
        for place, check in checks:
            seat = given[place]
            if type(seat) is not int or not 0 <= seat < seats:  # the usual case needs no closer look
                given = (*given[:place], check(self, seats, seat), *given[place + 1 :])
        return method(self, *given)

    return cast(Method, checked)
