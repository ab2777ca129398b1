"""A table without a house: its log in memory, its listeners in this process. Nothing of a database or a network."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from typing import Any

import msgspec
import pytest

from camarilla.client.following import Following, Moment
from camarilla.core.position import SPECTATOR
from camarilla.core.registry import names
from camarilla.core.replay import replay
from camarilla.core.view import Open, Outcome
from camarilla.house.entries import Consequence, Entry, MemoryLog, OnAppended, TableLog
from camarilla.house.errors import Refused
from camarilla.house.protocol import Change, Done, encode
from camarilla.house.tables import attendant, lobby, shown
from camarilla.house.tables.acts import Act
from camarilla.house.tables.answer_times import AnswerTimes
from camarilla.house.tables.seating import Seating
from camarilla.house.tables.table import Table
from camarilla.house.terms import Terms

from .appending import appended

pytestmark = pytest.mark.anyio

KEPT_OUT = ("sqlalchemy", "litestar", "structlog", "uvicorn", "prometheus_client")


class NoHouse:
    """All that a table asks of what is around it."""

    def __init__(self, log: MemoryLog | None = None) -> None:
        self.log: TableLog = log or MemoryLog()
        self.answer_times = AnswerTimes(random.Random(1))
        self.dice = random.Random(1)
        self.written: list[Outcome] = []
        self.over = asyncio.Event()

    async def choose(self, table: Table, seat: int, bot: str) -> str:
        await asyncio.sleep(0)
        return any_text(table, seat, self.dice)

    def ending(self, table: Table, outcome: Outcome) -> Consequence:
        return lambda _: self.written.append(outcome)

    async def ended(self, table: Table, outcome: Outcome) -> None:
        self.over.set()

    def due(self, table: Table, at: int | None) -> None: ...

    def came_or_went(self, table: Table) -> None: ...

    def turn(self, table: Table, seat: int) -> None: ...

    def steward(self, game: str) -> str:
        return "random"


class Visitor(msgspec.Struct, frozen=True):
    id: str
    kind: str = "guest"
    name: str = "Somebody"
    avatar: str = "fox"


class Page:
    """A listener that follows a table as a program does."""

    def __init__(self, table: Table, person: str | None) -> None:
        self.person = person
        self.kinds: list[str] = []
        self._following = Following(table.id)

    def send(self, frame: bytes) -> None:
        self.kinds.append(msgspec.json.decode(frame)["is"])
        assert self._following.hear(frame) is None, "an update was missed"

    @property
    def moment(self) -> Moment:
        assert self._following.moment is not None
        return self._following.moment


def any_text(table: Table, seat: int, dice: random.Random) -> str:
    match = table.match
    return match.rules.text(match.position, seat, dice.choice(match.position.moves(seat)))


def seats_of(game: str) -> int:
    return 2 if game == "rose-king" else 3


def seating_of(game: str) -> Seating:
    """People at all seats, called 0, 1, 2, all of them ready."""
    people = [Visitor(f"{seat}") for seat in range(seats_of(game))]
    seating = lobby.new_table(people[0], Terms(game=game, seats=len(people)))
    for person in people[1:]:
        lobby.sit(seating, person)
        lobby.ready(seating, person)
    return seating


async def started(game: str = "rose-king", log: MemoryLog | None = None) -> tuple[Table, NoHouse]:
    house = NoHouse(log)
    table = Table(house, seating_of(game))
    await table.submit(Act(kind="start", seat=-1, by="house"))
    return table, house


async def joined(table: Table, *people: str | None) -> list[Page]:
    pages = [Page(table, person) for person in people]
    for page in pages:
        await table.audience.welcome(page, 0, [])
        table.audience.add(page)
    return pages


def act(table: Table, seat: int, dice: random.Random, move_id: str = "") -> Act:
    text = any_text(table, seat, dice)
    return Act(kind="move", seat=seat, text=text, seq=table.match.seq, move_id=move_id, by=f"{seat}")


# Whole games


@pytest.mark.parametrize("game", names())
async def test_a_whole_game_and_everybody_follows_it(game: str) -> None:
    table, house = await started(game)
    people: list[str | None] = [*map(str, range(seats_of(game))), None, None]
    pages = await joined(table, *people)
    dice = random.Random(3)
    while table.match.position.outcome() is None:
        seat = dice.choice(table.match.position.waiting())
        await table.submit(act(table, seat, dice))
        for page in pages:
            observer = table.audience.observer(page)
            view = table.match.rules.view(table.match.position, observer)
            assert page.moment.view == msgspec.json.decode(msgspec.json.encode(view))
            assert bool(page.moment.menu) == (observer in table.match.position.waiting())
    await house.over.wait()
    assert house.written == [table.match.position.outcome()]
    assert all("over" in page.kinds for page in pages)
    await replays_the_same(table, house)


async def replays_the_same(table: Table, house: NoHouse) -> None:
    """From its log, and from its record, a game is what it was."""
    entries = await house.log.entries(table.id)
    again = Table(house, table.seating)
    again.take_up(entries)
    for observer in (*range(int(table.match.position.seats)), SPECTATOR):
        assert again.match.rules.view(again.match.position, observer) == table.match.rules.view(
            table.match.position, observer
        )
    record = table.match.record([])
    assert [*replay(record)][-1].after.outcome() == table.match.position.outcome()


@pytest.mark.parametrize("game", names())
async def test_bots_play_by_themselves(game: str) -> None:
    house = NoHouse()
    seating = lobby.new_table(Visitor("0"), Terms(game=game, seats=seats_of(game)), "random")
    table = Table(house, seating)
    await table.submit(Act(kind="start", seat=-1, by="house"))
    await table.submit(Act(kind="left", seat=0, by="0"))
    async with asyncio.timeout(120):
        await house.over.wait()
    assert house.written == [table.match.position.outcome()]
    await replays_the_same(table, house)
    assert table.idle


async def test_a_bot_that_makes_illegal_moves_is_not_asked_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    table, house = await started()
    asked: list[int] = []

    async def nonsense(table: Table, seat: int, bot: str) -> str:
        asked.append(seat)
        return "nonsense"

    monkeypatch.setattr(house, "choose", nonsense)
    monkeypatch.setattr(attendant, "RETRY_AFTER", 0.2)
    await table.submit(Act(kind="left", seat=table.match.position.waiting()[0], by="x"))
    await asyncio.sleep(0.1)
    assert len(asked) == 1
    await asyncio.sleep(0.3)
    assert 2 <= len(asked) <= 4
    table.close()


async def test_an_end_that_cannot_be_written_down_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attendant, "RETRY_AFTER", 0.05)
    table, house = await started()
    ended, tries = house.ended, list[Outcome]()

    async def fails_once(table: Table, outcome: Outcome) -> None:
        tries.append(outcome)
        if len(tries) == 1:
            raise OSError("no space left")
        await ended(table, outcome)

    monkeypatch.setattr(house, "ended", fails_once)
    dice = random.Random(3)
    while table.match.position.outcome() is None:
        await table.submit(act(table, table.match.position.waiting()[0], dice))
    async with asyncio.timeout(20):
        await house.over.wait()
    await asyncio.sleep(0.1)
    assert len(tries) == 2


async def test_a_last_move_stands_though_its_result_could_not_be_written_with_it() -> None:
    table, house = await started()

    def fails(_: object) -> None:
        raise OSError("no space left")

    house.ending = lambda table, outcome: fails  # type: ignore[method-assign]
    dice = random.Random(3)
    while table.match.position.outcome() is None:
        await table.submit(act(table, table.match.position.waiting()[0], dice))
    assert not table.end_is_written, "so that it is written apart"
    await house.over.wait()
    await replays_the_same(table, house)


# One thing at a time


class SlowLog(MemoryLog):
    """Writes when it is let, and notes what it writes when."""

    def __init__(self) -> None:
        super().__init__()
        self.let = asyncio.Event()
        self.let.set()
        self.noted: list[str] = []
        self.fails = False

    def append(self, entry: Entry, consequence: Consequence | None, answer: OnAppended) -> None:
        self.noted.append(f"begin {entry.move_id}")
        self.writing = asyncio.create_task(self._write(entry, consequence, answer))

    async def _write(self, entry: Entry, consequence: Consequence | None, answer: OnAppended) -> None:
        await asyncio.sleep(0)
        await self.let.wait()
        if self.fails:
            answer(OSError("no space left"))
            return
        self.noted.append(f"end {entry.move_id}")
        super().append(entry, consequence, answer)


async def at_a_slow_table() -> tuple[Table, SlowLog, int, list[str]]:
    """A table whose log stands still, who is to move, and what they could do."""
    log = SlowLog()
    table, _ = await started(log=log)
    seat = table.match.position.waiting()[0]
    texts = [table.match.rules.text(table.match.position, seat, move) for move in table.match.position.moves(seat)]
    log.noted.clear()
    log.let.clear()
    return table, log, seat, texts


def submitted(table: Table, seat: int, text: str, move_id: str) -> asyncio.Task[Done]:
    move = Act(kind="move", seat=seat, text=text, seq=table.match.seq, move_id=move_id, by="x")
    return asyncio.create_task(table.submit(move))


async def test_acts_are_done_one_after_another_in_the_order_they_came() -> None:
    table, log, seat, _ = await at_a_slow_table()
    acts = [Act(kind=kind, seat=1 - seat, text="1", move_id=kind, by="x") for kind in ("left", "back", "rest")]
    tasks = [asyncio.create_task(table.submit(each)) for each in acts]
    for _ in range(20):
        await asyncio.sleep(0)
    assert log.noted == ["begin left"], "nobody is let in while something is being written"
    log.let.set()
    done = await asyncio.gather(*tasks)
    assert log.noted == ["begin left", "end left", "begin back", "end back", "begin rest", "end rest"]
    assert [answer.seq for answer in done] == [2, 3, 4]
    table.close()


async def test_of_moves_at_once_the_first_is_made_and_the_others_are_stale() -> None:
    table, log, seat, texts = await at_a_slow_table()
    moves = [submitted(table, seat, text, f"{number}") for number, text in enumerate(texts[:3])]
    await asyncio.sleep(0)
    log.let.set()
    answers = await asyncio.gather(*moves, return_exceptions=True)
    assert isinstance(answers[0], Done)
    assert all(isinstance(answer, Refused) for answer in answers[1:])
    assert log.noted == ["begin 0", "end 0"]
    assert table.match.standing[-1].text.split("\n")[0] == texts[0]


async def test_a_move_sent_twice_at_once_is_made_once_and_answered_twice() -> None:
    table, log, seat, texts = await at_a_slow_table()
    twice = [submitted(table, seat, texts[0], "same") for _ in range(2)]
    await asyncio.sleep(0)
    log.let.set()
    first, second = await asyncio.gather(*twice)
    assert first == second == Done("same", table.id, 2)
    assert log.noted == ["begin same", "end same"]


@pytest.mark.parametrize("being_written", [False, True])
async def test_whoever_goes_away_does_not_keep_the_table(being_written: bool) -> None:
    """One who waits for the table, or whose move is being written, goes: whoever comes after is served, and what was
    being written counts."""
    table, log, seat, texts = await at_a_slow_table()
    ahead, behind, last = [submitted(table, seat, texts[0], move_id) for move_id in ("ahead", "behind", "last")]
    for _ in range(5):
        await asyncio.sleep(0)
    goes, stays = (ahead, behind) if being_written else (behind, ahead)
    goes.cancel()
    with pytest.raises(asyncio.CancelledError):
        await goes
    log.let.set()
    answers = await asyncio.gather(stays, last, return_exceptions=True)
    assert [type(answer) for answer in answers] == ([Refused, Refused] if being_written else [Done, Refused])
    assert log.noted == ["begin ahead", "end ahead"]
    assert table.match.seq == 2
    later = await asyncio.wait_for(table.submit(Act(kind="left", seat=seat, move_id="later", by="x")), timeout=10)
    assert later.seq == 3
    table.close()


async def test_a_table_goes_on_after_a_write_that_failed() -> None:
    table, log, seat, texts = await at_a_slow_table()
    log.fails = True
    log.let.set()
    with pytest.raises(OSError, match="no space left"):
        await submitted(table, seat, texts[0], "fails")
    assert table.match.seq == 1
    log.fails = False
    assert (await submitted(table, seat, texts[0], "fails")).seq == 2


async def test_whoever_comes_back_by_a_move_that_cannot_be_written_is_told_so() -> None:
    table, log, seat, texts = await at_a_slow_table()
    log.let.set()
    await table.submit(Act(kind="left", seat=seat, by="x"))
    table.attendant.close()  # the steward would move first
    log.fails = True
    with pytest.raises(OSError, match="no space left"):
        await submitted(table, seat, texts[0], "fails")
    assert (table.match.seq, table.stewards) == (2, {seat})
    log.fails = False
    assert (await submitted(table, seat, texts[0], "fails")).seq == 4
    assert not table.stewards


async def test_a_table_goes_on_after_an_answer_that_failed(caplog: pytest.LogCaptureFixture) -> None:
    table, _ = await started()
    dice, answered = random.Random(1), asyncio.Event()

    def fails(_: Done | Exception) -> None:
        answered.set()
        raise ValueError("a fault of whoever is answered")

    table.put(act(table, table.match.position.waiting()[0], dice), fails)
    await answered.wait()
    assert table.match.seq == 2
    assert (await table.submit(act(table, table.match.position.waiting()[0], dice))).seq == 3
    assert "could not be answered" in caplog.text


async def test_an_entry_written_elsewhere_is_followed_before_anything_else() -> None:
    log = MemoryLog()
    table, _ = await started(log=log)
    [page] = await joined(table, "0")
    seat = table.match.position.waiting()[0]
    await appended(log, Entry(table.id, 1, "left", 1 - seat, "", 0, "elsewhere"))
    with pytest.raises(Refused) as refusal:
        await table.submit(act(table, seat, random.Random(1)))
    assert refusal.value.why.id == "house-no-stale"
    assert page.moment.seq == 2
    assert (await table.submit(act(table, seat, random.Random(1)))).seq == 3
    table.close()


# What is shown


class CountingRules:
    """The rules of a game that note how often they are asked what lies open, and what each seat knows."""

    def __init__(self, rules: Any) -> None:
        self._rules = rules
        self.opened = 0
        self.owned: list[int] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)

    def open(self, position: Any) -> Open:
        self.opened += 1
        opened: Open = self._rules.open(position)
        return opened

    def same_own(self, before: Any, after: Any, seat: int) -> bool:
        return False

    def own(self, position: Any, seat: int) -> Any:
        self.owned.append(seat)
        return self._rules.own(position, seat)


@pytest.mark.parametrize("game", names())
async def test_what_lies_open_is_worked_out_and_encoded_once_a_move(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """For two pages of one seat, one of another and two spectators; and what a seat knows, once a seat."""
    encoded: list[Change] = []

    def counted(thing: object) -> bytes:
        if isinstance(thing, Change):
            encoded.append(thing)
        return encode(thing)

    monkeypatch.setattr(shown, "encode", counted)
    dice, moves = random.Random(4), 0
    while moves < 20:  # at several tables, for a game may end with its first move
        table, _ = await started(game)
        await joined(table, "0", "0", "1", None, None)
        rules = CountingRules(table.match.rules)
        monkeypatch.setattr(table.match, "rules", rules)
        for number in range(1, 11):
            if not table.match.position.waiting():
                break
            await table.submit(act(table, dice.choice(table.match.position.waiting()), dice))
            moves += 1
            assert (rules.opened, len(encoded)) == (number, moves)
            assert sorted(rules.owned) == [0, 1]
            rules.owned.clear()


# Without the house's packages


def test_tables_need_the_packages_of_the_core_alone() -> None:
    script = f"""
import sys
import camarilla.house.tables.table, camarilla.house.tables.lobby
import camarilla.house.entries, camarilla.house.protocol, camarilla.house.terms
print(*(name for name in {KEPT_OUT} if name in sys.modules))
"""
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == []
