"""A game at a table: the position that its log leads to, and what the next entry would lead to.

Nothing here waits or writes. A move is first planned on a copy; only when its entry is durable is it settled.
"""

from __future__ import annotations

from collections import deque

import msgspec

from ...core.chance import Chance, Fair
from ...core.message import Message, Who
from ...core.position import CHANCE, Position
from ...core.record import Record, actor_label
from ...core.rules import AnyRules
from ..storage.writings import Entry
from .terms import Terms

RECENT = 4
"""Entries whose story can still be told without replaying: enough for a page that was away for a moment. Their
positions are most of what a table keeps in memory."""

NOTES = ("late", "left", "back", "rest")
"""Entries that do not touch the position: out of time, left, back again, on vacation."""

FAIR: Chance = Fair()


class Happened(msgspec.Struct, frozen=True, gc=False):
    """One step of the game, of a player or of chance, with both positions to tell it from."""

    before: Position
    actor: int
    move: int
    after: Position


class Plan(msgspec.Struct, frozen=True, gc=False):
    """What a move would bring: the text for the log, and every step."""

    text: str
    steps: list[Happened]
    position: Position


class Match:
    """The game that a log tells. ``entries`` are counted from 0; ``seq`` is how many there are."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.rules: AnyRules = terms.rules
        self.position = self.rules.begin(terms.seats, terms.options)
        self.seq = 0
        self.standing: list[Entry] = []
        """The entries that stand: a move taken back is gone, and so is its taking back."""
        self.recent: deque[tuple[int, list[Happened]]] = deque(maxlen=RECENT)
        self.asked: dict[int, int] = {}
        """For each seat that is waited for, the sequence number at which its decision arose."""
        self.seen_ids: dict[tuple[int, str], int] = {}
        """Which moves have been made already, by seat and the client's id."""

    # Planning

    def opening(self, chance: Chance = FAIR) -> Plan:
        """What chance lays out before the first decision."""
        steps: list[Happened] = []
        position = self._let_chance_act(self.position, steps, chance)
        return Plan("\n".join(self._text(step) for step in steps), steps, position)

    def plan(self, seat: int, text: str, chance: Chance = FAIR) -> Plan:
        """What a move by its text would bring; ``IllegalMove`` says why it is none."""
        move = self.rules.move(self.position, seat, text)
        after = self.position.copy()
        after.apply(seat, move)
        steps = [Happened(self.position, seat, move, after)]
        position = self._let_chance_act(after, steps, chance)
        return Plan("\n".join(self._text(step) for step in steps), steps, position)

    def _let_chance_act(self, position: Position, steps: list[Happened], chance: Chance) -> Position:
        while position.actor == CHANCE:
            outcome = chance.draw(position, self.rules)
            after = position.copy()
            after.apply(CHANCE, outcome)
            steps.append(Happened(position, CHANCE, outcome, after))
            position = after
        return position

    def _text(self, step: Happened) -> str:
        return self.rules.text(step.before, step.actor, step.move)

    # Settling

    def settle(self, entry: Entry, plan: Plan) -> None:
        """An entry that was planned here has become durable."""
        self._note(entry)
        self.standing.append(entry)
        self._ask_anew(entry, plan.position, chance_acted=len(plan.steps) > 1)
        self.position = plan.position
        self.recent.append((entry.seq, plan.steps))

    def take_back(self, entry: Entry) -> None:
        """The last standing move is undone."""
        self._note(entry)
        self.standing.pop()
        self.recent.clear()
        self.position = self._replayed()
        self.asked = dict.fromkeys(self.position.waiting(), self.seq)

    def note(self, entry: Entry) -> None:
        """An entry that does not touch the position: somebody left, or is back."""
        self._note(entry)
        self.standing.append(entry)
        self.recent.append((entry.seq, []))

    def replay(self, entry: Entry, tell: bool = True) -> None:
        """Take up an entry from the log; with ``tell``, its story can be told afterwards."""
        if entry.kind == "undo":
            self.take_back(entry)
        elif entry.kind in NOTES:
            self.note(entry)
        elif tell:
            self.settle(entry, self._replan(entry))
        else:
            self._replay_quickly(entry)

    def _replan(self, entry: Entry) -> Plan:
        position, steps = self.position, list[Happened]()
        for actor, text in acts(entry):
            move = self.rules.move(position, actor, text)
            after = position.copy()
            after.apply(actor, move)
            steps.append(Happened(position, actor, move, after))
            position = after
        return Plan(entry.text, steps, position)

    def _replay_quickly(self, entry: Entry) -> None:
        """As ``settle`` does, without keeping anything to tell."""
        after = self.position.copy()
        steps = acts(entry)
        for actor, text in steps:
            after.apply(actor, self.rules.move(after, actor, text))
        self._note(entry)
        self.standing.append(entry)
        self._ask_anew(entry, after, chance_acted=len(steps) > 1)
        self.position = after

    def _replayed(self) -> Position:
        """The position after all standing entries, from the beginning."""
        position = self.rules.begin(self.terms.seats, self.terms.options)
        for entry in self.standing:
            for actor, text in acts(entry):
                position.apply(actor, self.rules.move(position, actor, text))
        return position

    def _note(self, entry: Entry) -> None:
        if entry.seq != self.seq:
            raise ValueError(f"entry {entry.seq} of table {entry.table_id} comes at {self.seq}")
        self.seq += 1
        if entry.move_id:
            self.seen_ids[entry.seat, entry.move_id] = entry.seq

    def _ask_anew(self, entry: Entry, after: Position, chance_acted: bool) -> None:
        """Who is asked what from now on. Choices made at the same time stay as they are when another has chosen."""
        before, waiting = self.position.waiting(), after.waiting()
        others = [seat for seat in before if seat != entry.seat]
        same_round = entry.kind == "move" and not chance_acted and bool(others) and waiting == others
        self.asked = {
            seat: self.asked.get(seat, self.seq)
            if same_round and after.moves(seat) == self.position.moves(seat)
            else self.seq
            for seat in waiting
        }

    # Telling

    def story(self, steps: list[Happened], observer: int) -> list[Message]:
        """What an observer is told of some steps."""
        return [
            message
            for step in steps
            for message in self.rules.story(step.before, step.actor, step.move, step.after, observer)
        ]

    def newest_stories(self, entry: Entry, observers: list[int]) -> list[list[Message]]:
        """What each of them is told of the newest entry: one and the same list for those who are told the same."""
        steps = self.recent[-1][1]
        if not steps:
            return [told_of(entry)] * len(observers)
        told = [self.rules.stories(one.before, one.actor, one.move, one.after, observers) for one in steps]
        if len(told) == 1:
            return told[0]
        joined: list[list[Message]] = []
        for place in range(len(observers)):
            joined.append(_told_as_before(told, joined, place) or [one for part in told for one in part[place]])
        return joined

    def log_since(self, seq: int, observer: int) -> list[list[Message]] | None:
        """The story of every entry from ``seq`` on, as a log may show it now; None when it takes a replay."""
        known = dict(self.recent)
        if any(number not in known for number in range(seq, self.seq)):
            return None
        missed = self.standing[len(self.standing) - (self.seq - seq) :]
        told = []
        for entry in missed:
            messages = told_of(entry)
            for step in known[entry.seq]:
                story = self.story([step], observer)
                messages += self.rules.retold(story, step.before, self.position)
            told.append(messages)
        return told

    def whole_log(self, observer: int) -> list[list[Message]]:
        """The story of every standing entry from the beginning."""
        position = self.rules.begin(self.terms.seats, self.terms.options)
        told = []
        for entry in self.standing:
            messages = told_of(entry)
            for actor, text in acts(entry):
                move = self.rules.move(position, actor, text)
                after = position.copy()
                after.apply(actor, move)
                story = self.rules.story(position, actor, move, after, observer)
                messages += self.rules.retold(story, position, self.position)
                position = after
            told.append(messages)
        return told

    def record(self, people: list[str], date: str = "") -> Record:
        """The game as it stands, as a record that replays anywhere."""
        return Record(
            game=self.rules.name,
            edition=self.rules.edition.name,
            seats=int(self.position.seats),
            options=dict(self.terms.options),
            people=people,
            date=date,
            result=self.position.outcome(),
            moves=[
                f"{actor_label(self.rules, actor)} {text}" for entry in self.standing for actor, text in acts(entry)
            ],
        )


def _told_as_before(told: list[list[list[Message]]], joined: list[list[Message]], place: int) -> list[Message] | None:
    """What an earlier observer was told, if it was the same at every step, down to the very list."""
    for before in range(place):
        for part in told:
            if part[before] is not part[place]:
                break
        else:
            return joined[before]
    return None


def told_of(entry: Entry) -> list[Message]:
    """What everybody is told of an entry that is no move."""
    if entry.kind in NOTES:
        return [Message(f"house-told-{entry.kind}", {"who": Who(entry.seat)})]
    return []


def acts(entry: Entry) -> list[tuple[int, str]]:
    """Who did what in an entry: its seat first, then chance."""
    if not entry.text or entry.kind not in ("start", "move"):
        return []
    texts = entry.text.split("\n")
    first = CHANCE if entry.kind == "start" else entry.seat
    return [(first if number == 0 else CHANCE, text) for number, text in enumerate(texts)]
