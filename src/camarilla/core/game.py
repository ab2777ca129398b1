"""A game under way: a position, the chance that feeds it, and the record of what happened."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from functools import partial

from . import registry
from .chance import Chance, Fair
from .choice import Choice
from .edition import Edition
from .errors import CamarillaError, IllegalMove, shown
from .message import Message
from .option import Value
from .position import CHANCE, SPECTATOR, Position
from .record import Record
from .replay import Seen, Step, actor_label, log_of, opening, replay, replay_lines, seen_by, seen_step, take_step
from .rules import AnyRules
from .seats import check_observer, check_seat
from .view import AnyView, Ask, Outcome, Preview
from .words import check_language


class Game:
    """Play by notation; chance acts by itself whenever the position waits for it.

    >>> game = Game("my-game", chance=Seeded(7))
    >>> game.play(game.moves()[0])
    """

    def __init__(
        self,
        name: str,
        *,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        edition: Edition | None = None,
        people: Sequence[str] = (),
        chance: Chance | None = None,
    ) -> None:
        rules = registry.find(name)
        count = rules.seats(seats)
        checked = rules.read_options(count, {} if options is None else options)
        used = rules.checked_edition(edition)
        self._edition = edition
        self._take_up(rules, rules.start(count, checked, used), chance)
        self.record = Record(
            game=name,
            edition=used.name,
            edition_mark="" if used.mark == rules.edition.mark else used.mark,
            seats=count,
            options=checked,
            people=_names(people, count),
        )
        self._let_chance_act()

    def _take_up(self, rules: AnyRules, position: Position, chance: Chance | None) -> None:
        self.rules = rules
        self.position = position
        self._chance = Fair() if chance is None else _checked_chance(chance)
        self._seen: dict[int, list[Seen]] = {}
        """By observer, for those who asked once: they will ask again after every move, and a record is long."""

    @classmethod
    def resume(
        cls,
        record: Record,
        *,
        chance: Chance | None = None,
        edition: Edition | None = None,
        observers: Iterable[int] = (),
    ) -> Game:
        """Go on with a record where it stops; raises ``RecordError`` if it does not follow the rules.

        The game writes on in a copy of the record. What the ``observers`` saw is noted on the way; for anybody else
        ``seen_by`` replays the record once more.
        """
        game = cls.__new__(cls)
        _, position = opening(record, edition=edition)
        seen: dict[int, list[Seen]] = {observer: [] for observer in observers}
        for step in replay(record, edition=edition):
            for observer, memory in seen.items():
                memory.append(seen_step(record.rules, step, observer))
            position = step.after
        game._edition = edition
        game._take_up(record.rules, position, chance)
        game._seen = seen
        game.record = record.copy()
        game._let_chance_act()
        return game

    def copy(self) -> Game:
        """An independent game that stands where this one does: position, record, and chance with what it will bring."""
        return self._copied({})

    def _copied(self, memo: dict[int, object]) -> Game:
        twin = self.__class__.__new__(self.__class__)
        twin.__dict__.update(self.__dict__)
        twin.position = self.position.copy()
        twin.record = self.record.copy()
        twin._chance = deepcopy(self._chance, memo)
        twin._seen = {observer: list(told) for observer, told in self._seen.items()}
        return twin

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self._copied(memo)

    # Asking

    @property
    def seats(self) -> int:
        return self.record.seats

    def waiting(self) -> list[int]:
        """The seats that owe a decision; empty when the game is over."""
        return self.position.waiting()

    def moves(self, seat: int | None = None) -> list[str]:
        """The legal moves of a seat (of the one to move, if there is one), as texts."""
        asked = self._seat(seat)
        if asked is None:
            return []
        return [self.rules.text(self.position, asked, move) for move in self.position.moves(asked)]

    def choices(self, seat: int | None = None) -> list[Choice]:
        """The legal moves with their parts, families of bets folded into one."""
        asked = self._seat(seat)
        return [] if asked is None else deepcopy(self.rules.choices(self.position, asked))

    def view(self, seat: int | None = None) -> AnyView:
        """What a seat may know; without one, what a spectator may. The caller may change it: nobody else sees that."""
        return deepcopy(self.rules.view(self.position, self._observer(seat)))

    def ask(self, seat: int | None = None) -> Ask | None:
        """What is asked of a seat now, in one sentence."""
        asked = self._seat(seat)
        return None if asked is None else deepcopy(self.rules.ask(self.position, asked))

    def preview(self, text: str, seat: int | None = None) -> Preview | None:
        """What would come of a move, as far as its seat can know; None where a game does not say."""
        asked = self._seat(seat)
        if asked is None:
            return None
        return self.rules.preview(self.position, asked, self.rules.move(self.position, asked, text))

    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""
        return self.position.outcome()

    def seen_by(self, seat: int | None = None) -> list[Seen]:
        """The record as a seat (or a spectator) saw it."""
        observer = self._observer(seat)
        if observer not in self._seen:
            self._seen[observer] = seen_by(self.record, observer, self._edition)
        return list(self._seen[observer])

    def log(self, seat: int | None = None) -> list[list[Message]]:
        """The story of every move so far, as a seat (or a spectator) may read it now."""
        return log_of(self.record, self._observer(seat), self._edition)

    def draw(self, seat: int | None = None, language: str = "en") -> str:
        """The view of a seat (or a spectator) as text."""
        return self.rules.draw(self.view(seat), check_language(language))

    def __str__(self) -> str:
        return self.draw()

    # Playing

    def play(self, text: str, seat: int | None = None) -> None:
        """Make a move by its text; ``IllegalMove`` says what is wrong and leaves everything as it was."""
        mover = self._seat(seat)
        if mover is None:
            raise IllegalMove(Message("core-why-over"))
        self._make(mover, self.rules.move(self.position, mover, text))
        self._let_chance_act()

    def follow(self, lines: Iterable[str]) -> None:
        """Take up moves that were made elsewhere, as a record writes them, chance's among them: nothing is drawn here.

        ``RecordError`` at the first that the rules do not allow; those before it have been made.
        """
        for step in replay_lines(self.rules, self.position, lines, known=len(self.record.moves)):
            self._take(step)

    def _let_chance_act(self) -> None:
        while self.position.actor == CHANCE:
            self._make(CHANCE, self._chance.draw(self.position, self.rules))

    def _make(self, actor: int, move: int) -> None:
        """A legal move: whoever calls has checked it."""
        self._take(take_step(self.rules, self.position, actor, move))

    def _take(self, step: Step) -> None:
        for observer, seen in self._seen.items():
            seen.append(seen_step(self.rules, step, observer))
        self.position = step.after
        self.record.moves.append(f"{actor_label(self.rules, step.actor)} {step.text}")
        self.record.result = self.position.outcome()

    def _seat(self, seat: int | None) -> int | None:
        """The seat that is meant: the one given, else the one to move; None when the game is over."""
        if seat is not None:
            return check_seat(self.rules, self.seats, seat)
        waiting = self.waiting()
        if len(waiting) > 1:
            labels = ", ".join(self.rules.seat_label(one) for one in waiting)
            raise CamarillaError(f"several seats decide at once ({labels}): say which one")
        return waiting[0] if waiting else None

    def _observer(self, seat: int | None) -> int:
        return SPECTATOR if seat is None else check_observer(self.rules, self.seats, seat)

    def __reduce__(self) -> tuple[object, ...]:
        # Through its record: a position itself does not travel between processes.
        return partial(self.__class__.resume, self.record, chance=self._chance, edition=self._edition), ()


def _checked_chance(chance: Chance) -> Chance:
    if isinstance(chance, type) or not callable(getattr(chance, "draw", None)):
        raise CamarillaError(f"chance is Fair(), Seeded(7), Scripted([...]) or one of your own, not {shown(chance)}")
    return chance


def _names(people: Sequence[str], seats: int) -> list[str]:
    """The players' names, one for every seat or none at all."""
    if isinstance(people, str) or not isinstance(people, Sequence) or not all(isinstance(name, str) for name in people):
        raise CamarillaError(f"people is a list of names, one for each seat, not {shown(people)}")
    if people and len(people) != seats:
        raise CamarillaError(f"people names {len(people)} for {seats} seats: give a name for each seat, or none")
    for name in people:
        if not _can_be_written(name):
            raise CamarillaError(f"a name is one line of text, not {shown(name)}")
    return list(people)


def _can_be_written(name: str) -> bool:
    """Whether a record can hold a name: no line breaks, no halves of characters."""
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return len(f"{name}.".splitlines()) == 1
