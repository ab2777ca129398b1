"""Moves played through against the rules, one by one: the one way from texts to positions.

Records, games under way, tables, replays, statistics and the command line all go through ``replay_texts``: each move is
checked once.
"""

from __future__ import annotations

from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from .edition import Edition, path_of, read_text
from .errors import CamarillaError, IllegalMove, shown
from .facts import Fact, story
from .message import Message
from .position import CHANCE, Position
from .record import Record, RecordError, parse_json, parse_text
from .rules import AnyRules
from .seats import check_observer
from .view import Outcome


class Step(msgspec.Struct, frozen=True, gc=False):
    """One move of a player or of chance, with the positions before and after it."""

    before: Position
    actor: int
    move: int
    text: str
    after: Position

    def facts(self, rules: AnyRules) -> list[Fact]:
        """What happened, and who may know it."""
        return rules.facts(self.before, self.actor, self.move, self.after)


def take_step(rules: AnyRules, position: Position, actor: int, move: int) -> Step:
    """One move that is known to be legal, made on a copy."""
    after = position.copy()
    after.apply(actor, move)
    return Step(position, actor, move, rules.text(position, actor, move), after)


def replay_texts(rules: AnyRules, position: Position, moves: Iterable[tuple[int, str]]) -> Iterator[Step]:
    """Every move as ``(actor, text)``; ``IllegalMove`` at the first that the rules do not allow."""
    for actor, text in moves:
        step = take_step(rules, position, actor, rules.move(position, actor, text))
        yield step
        position = step.after


# Records


def replay(
    record: Record, where: str = "record", edition: Edition | None = None, first_line: int = 0
) -> Iterator[Step]:
    """Play a record through against the rules. Raises ``RecordError`` at the first move that they do not allow.

    ``first_line``: the line of the record's first move in the file ``where``, for errors.
    """
    rules, position = opening(record, where, edition)
    for step in replay_lines(rules, position, record.moves, where, first_line=first_line):
        yield step
        position = step.after
    if record.result is not None and record.result != position.outcome():
        raise RecordError(where, None, f"the result it claims, {_scores(record.result)}, is not what the moves lead to")


def replay_lines(
    rules: AnyRules,
    position: Position,
    lines: Iterable[str],
    where: str = "record",
    known: int = 0,
    first_line: int = 0,
) -> Iterator[Step]:
    """Moves as records write them, ``"actor text"``, from any position of a game; ``known`` moves came before them."""
    actors = {actor_label(rules, actor): actor for actor in range(CHANCE, int(position.seats))}
    for number, line in enumerate(lines):
        label, _, text = line.partition(" ")
        at = first_line + number if first_line else None
        place = f"move {known + number + 1}, {line!r}"
        if label not in actors or not text:
            raise RecordError(where, at, f"{place}: expected an actor ({', '.join(actors)}) followed by a move")
        try:
            step = next(replay_texts(rules, position, [(actors[label], text)]))
        except IllegalMove as error:
            raise RecordError(where, at, f"{place}: {error}") from None
        yield step
        position = step.after


def opening(record: Record, where: str = "record", edition: Edition | None = None) -> tuple[AnyRules, Position]:
    """The rules of a record and the position it starts from."""
    rules = _checked_record(record).rules
    seats = rules.seats(record.seats)
    if record.people and len(record.people) != seats:
        raise RecordError(where, None, f"it names {len(record.people)} people for {record.seats} seats")
    used = rules.checked_edition(edition)
    expected = record.edition_mark or rules.edition.mark
    if used.mark != expected:
        raise RecordError(where, None, f"it was played with the edition {record.edition!r}; give that edition's file")
    return rules, rules.begin(record.seats, record.options, used)


def _checked_record(record: object) -> Record:
    if isinstance(record, Loaded):
        raise CamarillaError("a Record is needed: give the .record of what load_records found")
    if not isinstance(record, Record):
        raise CamarillaError(f"a Record is needed, as Game.record or load_records give it, not {shown(record)}")
    return record


def actor_label(rules: AnyRules, actor: int) -> str:
    """Who moves, as records write it."""
    return "chance" if actor == CHANCE else rules.seat_label(actor)


def _scores(outcome: Outcome) -> str:
    return f"scores {' '.join(map(str, outcome.scores))}"


# A record through one pair of eyes


class Seen(msgspec.Struct, frozen=True):
    """One move as an observer saw it."""

    actor: int
    label: int
    """The move, or another number for what was hidden of it (``Position.label``)."""
    text: str
    """The move's notation, with ``?`` for what was hidden."""
    facts: list[Fact]
    """What this observer was told in full: what a bot draws its conclusions from."""
    story: list[Message]
    """What this observer was told, in words for people."""


def seen_step(rules: AnyRules, step: Step, observer: int) -> Seen:
    """One step as an observer sees it."""
    label = step.before.label(observer, step.actor, step.move)
    facts = step.facts(rules)
    return Seen(
        actor=step.actor,
        label=label,
        text=rules.text(step.before, step.actor, label),
        facts=[fact for fact in facts if fact.is_for(observer)],
        story=story(facts, observer),
    )


def seen_by(record: Record, observer: int, edition: Edition | None = None) -> list[Seen]:
    """The record as one seat (or the SPECTATOR) saw it happen: what perfect memory would hold."""
    rules = _checked_record(record).rules
    observer = check_observer(rules, record.seats, observer)
    return [seen_step(rules, step, observer) for step in replay(record, edition=edition)]


def log_of(record: Record, observer: int, edition: Edition | None = None) -> list[list[Message]]:
    """The story of every move as a log may show it to an observer today."""
    rules = _checked_record(record).rules
    observer = check_observer(rules, record.seats, observer)
    steps = list(replay(record, edition=edition))
    return [told_now(rules, step.facts(rules), observer, steps[-1].after) for step in steps]


def told_now(rules: AnyRules, facts: Iterable[Fact], observer: int, now: Position) -> list[Message]:
    """Facts as a log may show them now: what the rules have covered again since is left to people's memory."""
    return story([fact for fact in facts if fact.until is None or not rules.is_covered(now, fact.until)], observer)


# Files


class Loaded(msgspec.Struct, frozen=True):
    """A record from a file, and how to say where in it a fault is."""

    record: Record
    where: str
    first_line: int
    """Of its moves, in the text form; 0 in JSON, where a whole game is one line."""

    def replay(self, edition: Edition | None = None) -> Iterator[Step]:
        """Play it through; an error names the file, the line, the move and the reason."""
        return replay(self.record, self.where, edition, self.first_line)


def load_records(path: Path | str) -> Iterator[Loaded]:
    """All records of a file, text or JSON lines; a long file is read as it is asked for."""
    path = path_of(path, "a file of records")
    try:
        file = path.open("rb")
    except OSError as error:
        raise CamarillaError(f"{path}: cannot be read: {error.strerror}") from None
    with file:
        if file.peek(len(BOM_UTF8)).startswith(BOM_UTF8):
            file.read(len(BOM_UTF8))
        if not file.peek(1).startswith(b"{"):
            record, first_line = parse_text(read_text(path, "a record"), str(path))
            yield Loaded(record, str(path), first_line)
            return
        for number, line in enumerate(file, 1):
            if line.strip():
                yield Loaded(parse_json(line, str(path), number), f"{path}, line {number}", 0)
