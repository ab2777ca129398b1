"""A game at a table: the position that its log leads to, and what the next entry would lead to.

Nothing here waits or writes. A move is first planned on a copy; only when its entry is durable is it settled.
"""

from __future__ import annotations

from collections import deque

from ...core.chance import Chance, Fair
from ...core.facts import Fact
from ...core.message import Message, Who
from ...core.position import CHANCE, Position
from ...core.record import Record
from ...core.replay import Step, actor_label, replay_texts, take_step, told_now
from ...core.rules import AnyRules
from ..entries import NOTES, Entry
from ..terms import Terms

RECENT_ENTRIES = 12
"""Entries whose story can still be told without replaying: enough for a page that was away for a moment."""

FAIR: Chance = Fair()


class Plan:
    """What a move would bring, step by step, and where it leads."""

    def __init__(self, steps: list[Step], position: Position) -> None:
        self.steps = steps
        self.position = position

    @property
    def text(self) -> str:
        """As the log keeps it."""
        return "\n".join(step.text for step in self.steps)


class Match:
    """The game that a log tells. ``seq`` is how many entries there are; the first has the number 0."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.rules: AnyRules = terms.rules
        self.position = self.rules.begin(terms.seats, terms.options)
        self.setting = self.rules.setting(self.position)
        self.seq = 0
        self.standing: list[Entry] = []
        """The entries that stand: a move taken back is gone, and so is its taking back."""
        self.last_steps: list[Step] = []
        """What the newest entry brought: it may be taken back."""
        self.asked: dict[int, int] = {}
        """For each seat that is waited for, the sequence number at which its decision arose."""
        self.seen_ids: dict[tuple[int, str], int] = {}
        """Which moves have been made already, by seat and the client's id."""
        self._recent: deque[tuple[int, list[Fact]]] = deque(maxlen=RECENT_ENTRIES)

    @property
    def moved(self) -> int | None:
        """When the last move was made, or the game begun."""
        return next((entry.at for entry in reversed(self.standing) if entry.kind not in NOTES), None)

    # Planning

    def plan_opening(self, chance: Chance = FAIR) -> Plan:
        """What chance lays out before the first decision."""
        return self._with_chance(self.position, [], chance)

    def plan(self, seat: int, text: str, chance: Chance = FAIR) -> Plan:
        """What a move by its text would bring; ``IllegalMove`` says why it cannot be made."""
        step = take_step(self.rules, self.position, seat, self.rules.move(self.position, seat, text))
        return self._with_chance(step.after, [step], chance)

    def _with_chance(self, position: Position, steps: list[Step], chance: Chance) -> Plan:
        while position.actor == CHANCE:
            step = take_step(self.rules, position, CHANCE, chance.draw(position, self.rules))
            steps.append(step)
            position = step.after
        return Plan(steps, position)

    # Settling

    def settle(self, entry: Entry, plan: Plan | None = None, tell: bool = True) -> list[Fact]:
        """A durable entry becomes part of the game; with the plan it was made from, if it was made here.

        With ``tell``, returns what happened and who may know it; whoever reads a long log need not be told.
        """
        if entry.seq != self.seq:
            raise ValueError(f"entry {entry.seq} of table {entry.table_id} comes at {self.seq}")
        self.seq += 1
        if entry.move_id:
            self.seen_ids[entry.seat, entry.move_id] = entry.seq
        if entry.kind == "undo":
            self._take_back()
            return []
        steps = plan.steps if plan is not None else list(replay_texts(self.rules, self.position, entry.moves()))
        self.standing.append(entry)
        if steps or entry.kind == "start":
            # Where no chance comes before the first decision, the start has no steps.
            after = steps[-1].after if steps else self.position
            self._ask(entry, after, chance_acted=len(steps) > 1)
            self.position = after
        self.last_steps = steps
        if not tell:
            return []
        facts = facts_of(entry)
        for step in steps:
            facts += step.facts(self.rules)
        self._recent.append((entry.seq, facts))
        return facts

    def _take_back(self) -> None:
        """The last standing move is undone: the position before it was kept."""
        self.standing.pop()
        self._recent.clear()
        self.position = self.last_steps[0].before if self.last_steps else self._replayed()
        self.last_steps = []
        self.asked = dict.fromkeys(self.position.waiting(), self.seq)

    def _replayed(self) -> Position:
        """The position after all standing entries, from the beginning."""
        position = self.rules.begin(self.terms.seats, self.terms.options)
        moves = [move for entry in self.standing for move in entry.moves()]
        for step in replay_texts(self.rules, position, moves):
            position = step.after
        return position

    def _ask(self, entry: Entry, after: Position, chance_acted: bool) -> None:
        """Who is asked what from now on. Choices made at the same time stay as they are when another has chosen."""
        waiting, before = after.waiting(), self.asked
        self.asked = dict.fromkeys(waiting, self.seq)
        others = [seat for seat in before if seat != entry.seat]
        if others and waiting == others and entry.kind == "move" and not chance_acted:
            for seat in waiting:
                if after.moves(seat) == self.position.moves(seat):
                    self.asked[seat] = before[seat]

    # Telling

    def log_since(self, seq: int, observer: int) -> list[list[Message]] | None:
        """The story of every entry from ``seq`` on, as a log may show it now; None when it takes a replay."""
        known = dict(self._recent)
        if any(number not in known for number in range(seq, self.seq)):
            return None
        return [told_now(self.rules, known[number], observer, self.position) for number in range(seq, self.seq)]

    def whole_log(self, observer: int) -> list[list[Message]]:
        """The story of every standing entry from the beginning."""
        position = self.rules.begin(self.terms.seats, self.terms.options)
        log = []
        for entry in self.standing:
            facts = facts_of(entry)
            for step in replay_texts(self.rules, position, entry.moves()):
                facts += step.facts(self.rules)
                position = step.after
            log.append(told_now(self.rules, facts, observer, self.position))
        return log

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
                f"{actor_label(self.rules, actor)} {text}" for entry in self.standing for actor, text in entry.moves()
            ],
        )


def facts_of(entry: Entry) -> list[Fact]:
    """What everybody is told of an entry that is not a move."""
    if entry.kind in NOTES:
        return [Fact(Message(f"house-told-{entry.kind}", {"who": Who(entry.seat)}))]
    return []
