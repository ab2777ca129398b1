"""Before and after a game: sitting down, bots, ready, leaving, rematch. Each function changes a seating, or refuses."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Protocol

from ...bots import CAST, bot_called, bots_of, draw_character
from ..errors import refused
from ..terms import Terms, checked
from ..times import now
from .seating import Seating, Sitting

_ID_LETTERS = "23456789abcdefghijkmnpqrstuvwxyz"
_ID_LENGTH = 14
"""Long enough that a private table's link cannot be guessed."""


class Guest(Protocol):
    """What a lobby needs to know of a person. ``kind``: guest, account or bot."""

    @property
    def id(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def avatar(self) -> str: ...


def new_table(
    host: Guest, terms: Terms, bots: str | Sequence[str] | None = None, host_ready: bool = True, host_seat: int = 0
) -> Seating:
    """A new table with its host, and bots at other seats if asked for: one name for all, or one each in order."""
    terms = checked(terms)
    _check_may_sit(host, terms)
    seats = [Sitting() for _ in range(terms.seats or 0)]
    _check_seat(seats, host_seat)
    others = [seat for seat in range(len(seats)) if seat != host_seat]
    names = [bots] * len(others) if isinstance(bots, str) else list(bots or ())
    if len(names) > len(others):
        raise refused("no-seat", 400, seats=len(seats))
    seats[host_seat] = _seated(host, host_ready)
    _seat_bots(seats, terms, dict(zip(others, names, strict=False)))
    return _placed(terms, host.id, seats)


def rematch(old: Seating, person: Guest) -> Seating:
    """The same people, bots and terms at a new table, everybody one seat further on."""
    if old.state != "over":
        raise refused("not-over")
    own = _own_seat(old, person.id)
    seats = [
        Sitting(sitting.name, sitting.avatar, sitting.person, sitting.bot, sitting.bot is not None or seat == own)
        for seat, sitting in enumerate(old.seats)
    ]
    return _placed(old.terms, person.id, [*seats[1:], seats[0]])


def join_rematch(seating: Seating, person: Guest) -> None:
    """Agree to a rematch that somebody else has asked for. Those who had declined sit down again, if a seat is free."""
    if seating.state == "open":
        sit(seating, person)
        ready(seating, person)


def _placed(terms: Terms, host: str, seats: list[Sitting]) -> Seating:
    table_id = "".join(secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH))
    seating = Seating(table_id, terms, "open", host, now(), None, None, None, None, seats)
    start_if_ready(seating)
    return seating


def sit(seating: Seating, person: Guest, seat: int | None = None) -> None:
    """Take a free seat: the one asked for, or the first."""
    _must_be_open(seating)
    _check_may_sit(person, seating.terms)
    if seating.seat_of(person.id) is not None:
        return
    free = [number for number, sitting in enumerate(seating.seats) if sitting.free]
    if not free:
        raise refused("full")
    if seat is not None and seat not in free:
        raise refused("seat-taken")
    seating.seats[free[0] if seat is None else seat] = _seated(person, ready=False)


def ready(seating: Seating, person: Guest, yes: bool = True) -> None:
    """Say whether one is ready; when everybody is, the game starts."""
    _must_be_open(seating)
    seating.seats[_own_seat(seating, person.id)].ready = yes
    start_if_ready(seating)


def stand(seating: Seating, person: str) -> None:
    """Leave before the start. A host's table goes to the next person, one who is ready if there is one, or closes with
    the last."""
    _must_be_open(seating)
    seating.seats[_own_seat(seating, person)] = Sitting()
    people = [sitting.person for sitting in sorted(seating.seats, key=lambda one: not one.ready) if sitting.person]
    if not people:
        seating.state = "closed"
    elif seating.host == person:
        seating.host = str(people[0])


def place_bot(seating: Seating, host: Guest, seat: int, bot: str) -> None:
    _must_be_open(seating)
    _must_be_host(seating, host)
    _check_seat(seating.seats, seat)
    if not seating.seats[seat].free:
        raise refused("seat-taken")
    _seat_bots(seating.seats, seating.terms, {seat: bot})
    start_if_ready(seating)


def clear(seating: Seating, host: Guest, seat: int) -> None:
    """Send away whoever sits there, person or bot."""
    _must_be_open(seating)
    _must_be_host(seating, host)
    _check_seat(seating.seats, seat)
    if seating.seats[seat].person == host.id:
        raise refused("kick-self")
    seating.seats[seat] = Sitting()


def start_if_ready(seating: Seating) -> None:
    if any(sitting.free or not sitting.ready for sitting in seating.seats):
        return
    if seating.terms.order == "random":
        secrets.SystemRandom().shuffle(seating.seats)
    seating.state, seating.started = "playing", now()


def _seated(person: Guest, ready: bool) -> Sitting:
    return Sitting(person.name, person.avatar, person.id, None, ready)


def _check_may_sit(person: Guest, terms: Terms) -> None:
    if terms.rated and person.kind == "guest":
        raise refused("rated-guest", 403)
    if person.kind == "bot" and not terms.guests_bots:
        raise refused("no-bots", 403)


def _seat_bots(seats: list[Sitting], terms: Terms, wanted: dict[int, str]) -> None:
    """Put bots on seats, by the name of a character, a level or another bot. For a level, characters are drawn; nobody
    is at a table twice."""
    known = bots_of(terms.game)
    for name in wanted.values():
        if bot_called(name) not in known:
            raise refused("bot", 400, bot=name[:40], bots=", ".join(known))
    named = [sitting.name for sitting in seats if sitting.bot] + list(wanted.values())
    taken = [name for name in named if name in CAST]
    if len(set(taken)) < len(taken):
        raise refused("same-character")
    dice = secrets.SystemRandom()
    for seat, name in wanted.items():
        bot = bot_called(name)
        if name == bot:
            name = draw_character(bot, taken, dice) or bot
            taken.append(name)
        seats[seat] = Sitting(name, "", None, bot, True)


def _check_seat(seats: list[Sitting], seat: int) -> None:
    if not 0 <= seat < len(seats):
        raise refused("no-seat", 400, seats=len(seats))


def _must_be_open(seating: Seating) -> None:
    if seating.state != "open":
        raise refused("started" if seating.state != "closed" else "closed")


def _must_be_host(seating: Seating, person: Guest) -> None:
    if seating.host != person.id:
        raise refused("not-host", 403)


def _own_seat(seating: Seating, person: str) -> int:
    seat = seating.seat_of(person)
    if seat is None:
        raise refused("not-seated", 403)
    return seat
