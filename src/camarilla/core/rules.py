"""The rules of one game as the rest of the house sees them: how to start, speak, show and tell it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import ClassVar, Generic, TypeVar, cast

import msgspec

from .choice import Choice, ChoiceGroup, Menu, choices_of
from .edition import Edition, EditionT, parse_edition, read_edition
from .errors import CamarillaError, IllegalMove, shown
from .facts import Fact
from .message import Message
from .option import Option, Options, Value, read_options
from .position import CHANCE, OVER, Position
from .seats import check_seat, seat_letter, seats_checked
from .view import AnyView, Ask, Open, Own, Preview, Setting, View

PositionT = TypeVar("PositionT", bound=Position)
ViewT = TypeVar("ViewT", bound=AnyView)


_TAKE_SEATS = ("view", "own", "ask", "menu", "preview", "seen", "parse", "move", "why_not_text")
"""The methods of ``Rules`` that are given seats from outside: each looks at them first, whoever wrote it."""


class Rules(ABC, Generic[PositionT, ViewT, EditionT]):
    """A game of the house. One instance a game, registered by name.

    Moves are small ints inside; ``text`` and ``move`` turn them into notation and back. Chance's outcomes
    have a space and a notation of their own.
    """

    name: ClassVar[str]
    """As people type it: ``my-game``."""
    code: ClassVar[str]
    """What its clauses and message ids begin with: ``mg``."""
    players: ClassVar[range]
    options: ClassVar[tuple[Option, ...]] = ()
    secrets: ClassVar[bool]
    """Whether seats know different things (a shared screen then hides the hands between turns)."""
    parties: ClassVar[int] = 0
    """Into how many parties chance divides the players, secretly or not; 0: everybody plays alone."""
    ink: ClassVar[dict[str, str]] = {}
    """Colours of the terminal drawing: patterns, each with the style its matches are shown in."""
    edition_type: type[EditionT]
    folder: Traversable
    """Where the game's ``edition.toml``, ``text/`` and help pages lie."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        for name in _TAKE_SEATS:
            if name in cls.__dict__:
                setattr(cls, name, seats_checked(cls.__dict__[name], getattr(Rules, name)))

    # Starting

    @abstractmethod
    def start(self, seats: int, options: Options, edition: EditionT) -> PositionT:
        """The first position; all three arguments have been checked."""

    def check(self, seats: int, options: Options) -> None:
        """Refuse options that do not go together (``CamarillaError``)."""
        return

    def begin(
        self, seats: int | None = None, options: Mapping[str, Value] | None = None, edition: EditionT | None = None
    ) -> PositionT:
        """The first position, everything given checked and everything else at its default.

        The options may come from a record or a log, so one that does not apply may stand at its default;
        ``read_options`` is stricter with what somebody asks for.
        """
        seats = self.seats(seats)
        checked = self._checked(
            seats, read_options(self.name, self.options, {} if options is None else options, kept=True)
        )
        return self.start(seats, checked, self.checked_edition(edition))

    def seats(self, asked: int | None) -> int:
        """The number of players, checked; the fewest when nobody asked."""
        if asked is None:
            return self.players.start
        low, high = self.players.start, self.players.stop - 1
        want = f"exactly {low}" if low == high else f"{low} to {high}"
        if not isinstance(asked, int):
            raise CamarillaError(f"the number of players is a whole number, {want}, not {shown(asked)}")
        if asked not in self.players:
            raise CamarillaError(f"{self.name} is for {want} players, not {shown(asked)}")
        return asked

    def read_options(self, seats: int, given: Mapping[str, Value], people: bool = False) -> Options:
        """The options that somebody asks for, checked one by one and together, the rest at their defaults:
        those of a table with ``people``, or without. Options that do not apply are not among them."""
        return self._checked(seats, read_options(self.name, self.options, given, people=people))

    def _checked(self, seats: int, options: Options) -> Options:
        self.check(seats, options)
        return options

    # Editions

    @cached_property
    def edition(self) -> EditionT:
        """The edition the game comes with."""
        return self.parse_edition((self.folder / "edition.toml").read_text(encoding="utf-8"), "edition.toml")

    def checked_edition(self, asked: EditionT | None) -> EditionT:
        """The edition to play with: the one given, if it is one of this game; else the game's own."""
        if asked is None:
            return self.edition
        if not isinstance(asked, self.edition_type):
            raise CamarillaError(f"an edition of {self.name} is needed, as read_edition gives it, not {shown(asked)}")
        return asked

    def parse_edition(self, source: str, where: str) -> EditionT:
        return parse_edition(source, self.edition_type, self.name, where)

    def read_edition(self, path: Path) -> EditionT:
        """An edition somebody wrote; raises ``EditionError``."""
        return read_edition(path, self.edition_type, self.name)

    def picture(self, edition: EditionT, language: str = "en") -> str | None:
        """The components drawn as SVG, to compare with the box; None where there is nothing to draw."""
        return None

    # Notation

    @abstractmethod
    def text(self, position: PositionT, actor: int, move: int) -> str:
        """The unique short text of a legal move of this moment."""

    @seats_checked
    def parse(self, position: PositionT, actor: int, text: str) -> int | None:
        """The move a text stands for, legal or not; None if it is no move of this moment at all.

        Where nothing else is said, the legal moves are searched for it.
        """
        legal = [o for o, _ in position.chances()] if actor == CHANCE else position.moves(actor)
        wanted = plain(text)
        return next((move for move in legal if plain(self.text(position, actor, move)) == wanted), None)

    @seats_checked
    def move(self, position: PositionT, actor: int, text: str) -> int:
        """The legal move of this moment that has this text; else ``IllegalMove`` says why not."""
        if position.actor == OVER:
            raise IllegalMove(Message("core-why-over"))
        if not isinstance(text, str):
            raise IllegalMove(Message("core-why-no-text"))
        move = self.parse(position, actor, text)
        if move is None:
            raise IllegalMove(self.why_not_text(position, actor, text))
        why = position.why_not(actor, move)
        if why is not None:
            raise IllegalMove(why)
        return move

    @seats_checked
    def why_not_text(self, position: PositionT, actor: int, text: str) -> Message:
        """What is wrong with a text that is no legal move."""
        if actor not in position.waiting():
            return Message("core-why-not-waited-for")
        return Message("core-why-no-such-move", {"move": text.strip()[:40]})

    @seats_checked
    def seen(self, position: PositionT, actor: int, move: int, observer: int) -> str:
        """The move's text as an observer sees it, asked before it is made; ``?`` where it is hidden."""
        return self.text(position, actor, position.label(observer, actor, move))

    def seat_label(self, seat: int) -> str:
        """A seat's short name in records and notation: A, B, C... unless the game has better."""
        return seat_letter(check_seat(self, self.players.stop - 1, seat))

    # What is shown

    def setting(self, position: PositionT) -> Setting:
        """What does not change during the game."""
        return Setting(players=int(position.seats))

    @abstractmethod
    def open(self, position: PositionT) -> Open:
        """What lies open before everybody."""

    @seats_checked
    def own(self, position: PositionT, seat: int) -> Own:
        """What a seat knows beyond what lies open."""
        return Own(seat=seat)

    def same_own(self, before: PositionT, after: PositionT, seat: int) -> bool:
        """Whether ``own`` certainly gives a seat the same for a position and for the one that a move led to.

        For speed alone: False is always right. ``bench/table.py`` prints what a better answer wins.
        """
        return False

    @seats_checked
    def view(self, position: PositionT, observer: int) -> ViewT:
        """All that a seat, or the SPECTATOR, may know."""
        own = self.own(position, observer) if observer >= 0 else None
        return cast(ViewT, View(self.setting(position), self.open(position), own))

    def draw(self, view: ViewT, language: str = "en") -> str:
        """The view as text for a terminal. Unless a game draws something better: its fields, line by line."""
        parts = [msgspec.structs.asdict(part) for part in (view.open, view.own) if part is not None]
        return "\n".join(f"{name}: {value}" for part in parts for name, value in part.items())

    # What is asked and offered

    @seats_checked
    def ask(self, position: PositionT, seat: int) -> Ask | None:
        """What a seat is waited for to do; None when it is not waited for."""
        return Ask(Message("core-ask"), "") if seat in position.waiting() else None

    @seats_checked
    def menu(self, position: PositionT, seat: int) -> Menu:
        """The legal moves of a seat with their parts, by columns. A game of few moves can do without parts."""
        texts = [self.text(position, seat, move) for move in position.moves(seat)]
        return [ChoiceGroup(text.partition(" ")[0], text) for text in texts]

    def choices(self, position: PositionT, seat: int) -> list[Choice]:
        """The same one by one."""
        return choices_of(self.menu(position, seat), self.setting(position).names)

    def choice_words(self, position: PositionT, choice: Choice) -> Message:
        """A choice in words: ``CODE-do-KIND`` with the choice's parts, each under its own name where it has one."""
        from .words import offer  # it finds games by the registry, which holds rules

        return offer(self.code, choice)

    @seats_checked
    def preview(self, position: PositionT, seat: int, move: int) -> Preview | None:
        """What would come of a legal move, as far as the seat can know; None where a game does not say."""
        return None

    # What happened

    @abstractmethod
    def facts(self, before: PositionT, actor: int, move: int, after: PositionT) -> list[Fact]:
        """What happened with a move, and who may know it."""

    def is_covered(self, position: PositionT, until: int) -> bool:
        """Whether what a fact said ``until`` this is covered again by now and left to people's memory."""
        return False

    def may_look_back(self, then: PositionT, now: PositionT) -> bool:
        """Whether somebody may look at their view of ``then`` again ``now``, while the game is under way."""
        return True


def plain(text: str) -> str:
    """Notation as people type it: letter case and spaces do not matter."""
    return " ".join(text.split()).lower()


AnyRules = Rules[Position, AnyView, Edition]
