"""Somebody who has no choice is answered for, and nobody can tell it from the time."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest

from camarilla.core.position import CHANCE, SPECTATOR, Position
from camarilla.core.registry import find
from camarilla.core.rules import AnyRules
from camarilla.house.entries import Entry, MemoryLog
from camarilla.house.tables.acts import Act
from camarilla.house.tables.answer_times import ENOUGH, ENOUGH_OF_ONE, LONGEST_SECONDS, SHORTEST_SECONDS, AnswerTimes
from camarilla.house.tables.match import Match
from camarilla.house.tables.seating import Seating, Sitting
from camarilla.house.tables.table import Table
from camarilla.house.terms import Terms

from .test_table import NoHouse

pytestmark = pytest.mark.anyio


class Quick(AnswerTimes):
    """Everybody answers within a moment; what was asked for is kept."""

    def __init__(self) -> None:
        super().__init__(random.Random(1))
        self.drawn: list[str] = []

    def draw(self, question: str, person: str = "") -> float:
        self.drawn.append(question)
        return 0.01


def seated(house: NoHouse, game: str, players: int) -> Table:
    terms = Terms(game=game, seats=players, options=find(game).read_options(players, {}, people=True))
    people = [Sitting(name=f"p{seat}", person=f"p{seat}") for seat in range(players)]
    return Table(house, Seating("t" * 14, terms, "playing", "p0", 0, 0, None, None, None, people))


class Listener:
    """Somebody whose page is open at a table."""

    def __init__(self, person: str) -> None:
        self.person: str | None = person

    def send(self, frame: bytes) -> None: ...


def everybody_comes(table: Table, but: int = -1) -> list[Listener]:
    here = [Listener(f"p{seat}") for seat in range(len(table.seating.seats)) if seat != but]
    for listener in here:
        table.audience.add(listener)
    return here


async def begun(house: NoHouse, game: str, players: int) -> Table:
    table = seated(house, game, players)
    house.log = MemoryLog()
    await table.submit(Act(kind="start", seat=-1))
    return table


async def answered(table: Table) -> None:
    """Wait for the next entry."""
    seq = table.match.seq
    async with asyncio.timeout(5):
        while table.match.seq == seq:
            await asyncio.sleep(0.005)


async def forced(house: NoHouse, dice: random.Random) -> tuple[Table, int]:
    """A ride at which somebody has no choice, and who."""
    house.answer_times = Quick()
    table = await begun(house, "devils-castle", 4)
    while not await decided(table, dice):
        table = await begun(house, "devils-castle", 4)
    position = table.match.position
    return table, next(seat for seat in position.waiting() if len(position.moves(seat)) == 1)


async def decided(table: Table, dice: random.Random) -> bool:
    """People decide what is theirs to decide, until somebody has no choice; False when the game is over."""
    while table.match.position.outcome() is None:
        position = table.match.position
        free = [seat for seat in position.waiting() if len(position.moves(seat)) > 1]
        if len(free) < len(position.waiting()):
            return True
        await table.submit(move_of(table, free[0], dice))
    return False


def move_of(table: Table, seat: int, dice: random.Random) -> Act:
    position = table.match.position
    text = table.match.rules.text(position, seat, dice.choice(position.moves(seat)))
    return Act(kind="move", seat=seat, text=text, seq=table.match.seq, by=f"p{seat}")


async def test_who_has_no_choice_is_answered_for() -> None:
    """Rides of people who only ever decide what is theirs to decide."""
    house = NoHouse()
    house.answer_times = quick = Quick()
    dice = random.Random(3)
    given: list[Entry] = []
    while len(given) < 5:
        table = await begun(house, "devils-castle", 4)
        everybody_comes(table)
        while await decided(table, dice):
            await answered(table)
        given += [entry for entry in table.match.standing if entry.by == "house"]
        table.close()
    assert len(given) <= len(quick.drawn)


async def test_a_person_may_still_be_quicker() -> None:
    dice = random.Random(3)
    table, seat = await forced(NoHouse(), dice)
    seq = table.match.seq
    everybody_comes(table)
    done = await table.submit(move_of(table, seat, dice))
    assert done.seq == seq + 1
    await asyncio.sleep(0.05)
    assert table.match.standing[seq].by == f"p{seat}"
    table.close()


async def test_nobody_is_told_that_the_house_answered() -> None:
    """What people are shown is the same, whether they answered themselves or the house did: facts, logs, records."""
    house = NoHouse()
    house.answer_times = Quick()
    dice = random.Random(3)
    entries: list[Entry] = []
    while sum(entry.by == "house" and entry.kind == "move" for entry in entries) < 3:
        table = await begun(house, "devils-castle", 4)
        everybody_comes(table)
        while await decided(table, dice):
            await answered(table)
        table.close()
        entries = table.match.standing
    first, second = Match(table.seating.terms), Match(table.seating.terms)
    for entry in entries:
        assert first.settle(entry) == second.settle(msgspec.structs.replace(entry, by=f"p{entry.seat}"))
        assert first.asked == second.asked
    for observer in (SPECTATOR, *range(4)):
        assert first.whole_log(observer) == second.whole_log(observer)
    assert first.record([]) == second.record([])


async def test_who_has_left_is_not_brought_back_by_an_answer_of_the_house() -> None:
    dice = random.Random(3)
    table, seat = await forced(NoHouse(), dice)
    answer = move_of(table, seat, dice)
    answer.by = "house"
    left = asyncio.ensure_future(table.submit(Act(kind="left", seat=seat, by=f"p{seat}")))
    await asyncio.gather(left, table.submit(answer), return_exceptions=True)
    assert seat in table.stewards
    assert "back" not in [entry.kind for entry in table.match.standing]
    table.close()


def rides(rules: AnyRules, count: int) -> list[Position]:
    """Positions of many games in which somebody has one legal move."""
    found: list[Position] = []
    dice = random.Random(7)
    while len(found) < count:
        position = rules.begin(4)
        while position.outcome() is None and len(found) < count:
            actor = position.actor
            if actor != CHANCE and any(len(position.moves(seat)) == 1 for seat in position.waiting()):
                found.append(position.copy())
            if actor == CHANCE:
                outcomes = position.chances()
                move = dice.choices([o for o, _ in outcomes], [w for _, w in outcomes])[0]
                position.apply(CHANCE, move)
            else:
                seat = position.waiting()[0]
                position.apply(seat, dice.choice(position.moves(seat)))
    return found


def test_the_time_of_an_answer_depends_on_the_question_alone() -> None:
    """The same questions, whatever is held: the same times, drawn with the same dice."""
    rules = find("devils-castle")
    questions = []
    for position in rides(rules, 40):
        for seat in position.waiting():
            ask = rules.ask(position, seat)
            assert ask is not None
            questions.append(ask.words.id)
    first, second = AnswerTimes(random.Random(5)), AnswerTimes(random.Random(5))
    assert [first.draw(question) for question in questions] == [second.draw(question) for question in questions]


def test_answers_for_others_take_as_long_as_real_ones() -> None:
    """Two samples of one distribution: the largest gap between their shares stays small (Kolmogorov and Smirnov)."""
    dice = random.Random(11)
    times = AnswerTimes(dice)
    real = [dice.uniform(SHORTEST_SECONDS, LONGEST_SECONDS) ** 0.8 for _ in range(180)]
    real = [max(SHORTEST_SECONDS, seconds) for seconds in real]
    for seconds in real:
        times.note("dc-ask", seconds)
    drawn = [times.draw("dc-ask") for _ in range(400)]
    marks = sorted({*real, *drawn})
    gap = max(abs(share(real, mark) - share(drawn, mark)) for mark in marks)
    assert gap < 0.13


def share(sample: list[float], mark: float) -> float:
    return sum(seconds <= mark for seconds in sample) / len(sample)


def test_before_anybody_has_answered_a_usual_time_is_drawn() -> None:
    times = AnswerTimes(random.Random(2))
    drawn = [times.draw("dc-ask") for _ in range(300)]
    assert all(SHORTEST_SECONDS <= seconds <= LONGEST_SECONDS for seconds in drawn)
    assert len(set(drawn)) > 200
    for _ in range(ENOUGH):
        times.note("dc-ask", 3.0)
    assert all(2.4 <= times.draw("dc-ask") <= 3.6 for _ in range(50))
    assert not all(2.4 <= times.draw("dc-other") <= 3.6 for _ in range(50))


def test_whoever_is_slow_is_answered_for_slowly() -> None:
    times = AnswerTimes(random.Random(2))
    for _ in range(ENOUGH_OF_ONE):
        times.note("dc-ask", 10.0, "slow")
        times.note("dc-ask", 0.5, "quick")
    assert all(times.draw("dc-other", "slow") >= 8.0 for _ in range(50))
    assert all(times.draw("dc-other", "quick") <= 0.6 for _ in range(50))


async def test_nobody_is_answered_for_while_they_are_away() -> None:
    """Others see who is away: an answer would tell them that there was no choice."""
    dice = random.Random(3)
    table, seat = await forced(NoHouse(), dice)
    seq = table.match.seq
    listeners = everybody_comes(table, but=seat)
    await asyncio.sleep(0.1)
    assert not any(entry.by == "house" and entry.seat == seat for entry in table.match.standing[seq:])
    listeners.append(Listener(f"p{seat}"))
    table.audience.add(listeners[-1])
    async with asyncio.timeout(5):
        while not any(entry.by == "house" and entry.seat == seat for entry in table.match.standing[seq:]):
            await asyncio.sleep(0.005)
    table.close()
