"""Nobody receives a byte they may not know, through the real socket and HTTP.

Two tables are laid into the database that differ only in what one observer cannot know. Everything the house sends that
observer about the one must be, byte for byte, what it sends about the other.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterator
from contextlib import AsyncExitStack
from itertools import islice

import msgspec
import pytest
from sqlalchemy import Connection, insert

from camarilla import CHANCE, OVER, SPECTATOR, Dice, Position, find
from camarilla.core.rules import AnyRules
from camarilla.house.entries import Entry
from camarilla.house.limits import Buckets
from camarilla.house.settings import Limits, Pace
from camarilla.house.storage import schema
from camarilla.house.storage.log import insert_entries
from camarilla.house.terms import Terms, checked

from .guest import Guest, Socket, choices, guest
from .running import Here, house_here

pytestmark = pytest.mark.anyio

Acts = list[tuple[int, int]]
"""A game so far: who did what, chance among them."""

SEATS = 3
GAMES = ["cursed-court", "pocket-intrigues", "devils-castle"]


def first(rules: AnyRules) -> Position:
    return rules.begin(SEATS, {})


def random_acts(rules: AnyRules, seed: int, decisions: int) -> Acts:
    position, dice, acts = first(rules), Dice(seed), Acts()
    while position.actor != OVER and (decisions or position.actor == CHANCE):
        actor = position.waiting()[0]
        decisions -= actor != CHANCE
        move = position.random_move(actor, dice)
        acts.append((actor, move))
        position.apply(actor, move)
    return acts


def is_over(rules: AnyRules, acts: Acts) -> bool:
    position = first(rules)
    for actor, move in acts:
        position.apply(actor, move)
    return position.actor == OVER


def told(rules: AnyRules, acts: Acts, observer: int) -> list[object] | None:
    """All that a perfect memory would hold of a game; None if the rules do not allow it."""
    position, memory = first(rules), list[object]()
    for actor, move in acts:
        if not position.is_legal(actor, move):
            return None
        seen = rules.seen(position, actor, move, observer)
        position.apply(actor, move)
        memory += [actor, seen, rules.view(position, observer)]
    return memory


def twins(rules: AnyRules, observer: int, seed: int) -> Iterator[tuple[Acts, Acts]]:
    """Games that differ in one hidden act, or in two that change places, and look the same to an observer."""
    acts = random_acts(rules, seed, 10)
    if is_over(rules, acts):
        return  # after the end everything is open
    memory = told(rules, acts, observer)
    dice = random.Random(seed)
    position = first(rules)
    others: list[Acts] = []
    for number, (actor, move) in enumerate(acts):
        legal = [o for o, _ in position.chances()] if actor == CHANCE else position.moves(actor)
        hidden = [m for m in legal if m != move and rules.seen(position, actor, m, observer).count("?")]
        for other in dice.sample(hidden, min(3, len(hidden))):
            changed = [*acts[:number], (actor, other), *acts[number + 1 :]]
            swapped = [
                (a, move) if n > number and a == actor and m == other else (a, m) for n, (a, m) in enumerate(changed)
            ]
            others += [changed, swapped]
        position.apply(actor, move)
    for changed in others:
        if changed != acts and told(rules, changed, observer) == memory:
            yield acts, changed


async def laid_table(here: Here, game: str, acts: Acts, people: list[Guest]) -> str:
    """A table in the database with this game under way."""
    rules, table = find(game), secrets.token_hex(7)
    terms = checked(Terms(game=game, seats=SEATS))
    rows: list[list[str]] = [[]]
    position, seats = first(rules), [-1]
    for actor, move in acts:
        text = rules.text(position, actor, move)
        if actor == CHANCE:
            rows[-1].append(text)
        else:
            rows.append([text])
            seats.append(actor)
        position.apply(actor, move)
    written = msgspec.json.encode(terms).decode()
    entries = [
        Entry(table, seq, "move" if seq else "start", seat, "\n".join(texts), 1000 + seq, "x")
        for seq, (seat, texts) in enumerate(zip(seats, rows, strict=True))
    ]

    def lay(connection: Connection) -> None:
        row = {"game": game, "terms": written, "state": "playing", "private": False, "host": people[0].id, "created": 1}
        connection.execute(insert(schema.tables).values(id=table, **row))
        for seat, person in enumerate(people):
            sitting = {"person": person.id, "name": f"P{seat}", "avatar": "", "ready": True}
            connection.execute(insert(schema.seats).values(table_id=table, seat=seat, **sitting))
        insert_entries(connection, entries)

    await here.house.storage.write(lay)
    return table


async def everything_sent(socket: Socket, observer: Guest, table: str) -> list[bytes]:
    """All that somebody can get out of a table: watching, errors, what moves would bring, the record, replays, the
    room, hints, reviews."""
    for request in (
        {"do": "watch", "table": table},
        {"do": "watch", "table": table, "since": 8},
        {"do": "move", "table": table, "seq": 11, "id": "a", "text": "no such move"},
        {"do": "move", "table": table, "seq": 0, "id": "b", "text": "pass"},
        {"do": "undo", "table": table, "seq": 11, "id": "c"},
        {"do": "consider", "table": table, "id": "d", "text": "pass"},
    ):
        await socket.send(**request)
        await socket.until("snapshot", "no", "done", "considered")
    for number, choice in enumerate(choices(socket.now)[:40]):
        text = choice.with_number(choice.span.high) if choice.span else choice.text
        await socket.send(do="consider", table=table, id=f"{number}", text=text)
        await socket.until("considered")
    answers = [
        (await observer.http.get(f"/api/tables/{table}{path}")).content
        for path in ("", "/record", "/record?form=json", "/replay", "/replay?seat=0", "/replay?seat=1")
    ]
    answers.append((await observer.http.post(f"/api/tables/{table}/hint")).content)
    answers.append((await observer.http.post(f"/api/tables/{table}/review", json={"seat": 0})).content)
    await socket.send(do="unwatch", table=table)
    await socket.send(do="watch", table="the end")
    await socket.until("no")
    sent = [msgspec.json.encode({**frame, "at": 0}) for frame in socket.heard]
    socket.heard.clear()
    return [frame.replace(table.encode(), b"TABLE") for frame in [*sent, *answers]]


@pytest.mark.parametrize("game", GAMES)
async def test_what_an_observer_cannot_know_never_leaves_the_house(database: str, game: str) -> None:
    rules = find(game)
    compared = hinted = 0
    async with AsyncExitStack() as stack:
        here = await stack.enter_async_context(house_here(database, limits=Limits(frames=Pace(1e6, 1e6))))
        here.house.advice_pace = Buckets(Pace(1000, 1000))
        *people, watcher = [await stack.enter_async_context(guest(here.url, name)) for name in "ABCW"]
        for observer in [0, 1, 2, SPECTATOR]:
            person = watcher if observer == SPECTATOR else people[observer]
            async with person.socket() as socket:
                pairs = islice((pair for seed in range(8) for pair in twins(rules, observer, seed)), 3)
                for true, other in pairs:
                    here_table = await laid_table(here, game, true, people)
                    there_table = await laid_table(here, game, other, people)
                    sent = await everything_sent(socket, person, here_table)
                    assert sent == await everything_sent(socket, person, there_table)
                    compared += 1
                    hinted += any(b'"visits":' in answer for answer in sent)
    assert compared >= 4
    assert hinted >= 1
