"""Coach Ride to Devil's Castle: who holds what, who has seen what, and the stack of questions. Compiled.

The rules live in ``phases``: each phase on the stack is a small class that knows who is asked, what may be answered and
what follows. Here is what they work on: hands, professions, societies, tokens, and what everybody has been shown.
"""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.message import Message
from ...core.position import CHANCE, OVER, SPECTATOR, Dice, Position
from .cards import ITEM_CARDS
from .duel import NO_DUEL
from .hands import nth_item, single
from .imagination import imagined
from .kinds import BROTHERHOOD, ORDER, PROFESSION_COUNT
from .notebook import Notebook
from .notes import note
from .phases.base import NOBODY, Phase, SecretRound
from .tables import Tables
from .trade import NO_TRADE


@final
class CoachRide(Position):
    """A position of Coach Ride to Devil's Castle."""

    rules_name: ClassVar[str] = "devils-castle"

    def __init__(self, tables: Tables, seats: i64, notebook: Notebook) -> None:
        self.seats = seats
        self.actor = CHANCE
        self.tables = tables
        self.smuggling = False
        self.divination = False
        self.cap: i64 = 0
        """After how many turns the game stops without a winner; 0: never."""
        self.limit = tables.limits[seats]
        self.hands = vec[i64]()
        """The items in every place: of each seat, in the pile, laid aside for the deal."""
        self.held = vec[i64]()
        """How many they are."""
        self.top: i64 = -1
        self.second: i64 = -1
        self.seer: i64 = -1
        """The items on top of the pile whose order the Clairvoyant knows, and who he is (DC-7.2)."""
        self.order: i64 = 0
        """Who belongs to the Order, as a mask of seats. All others belong to the Brotherhood."""
        self.professions = vec[i64]()
        self.profession_pile: i64 = (1 << PROFESSION_COUNT) - 1
        self.profession_counts = vec[i64]()
        """How many professions lie in every place."""
        self.opened: i64 = 0
        """Whose profession lies face up."""
        self.tokens = vec[i64]()
        self.supply = tables.tokens
        self.turn: i64 = 1
        self.turn_seat: i64 = -1
        self.turn_done = False
        self.won: i64 = 0
        self.duel = NO_DUEL
        self.trade = NO_TRADE
        self.notebook = notebook
        self.notes = vec[i64]()
        """All that happened (``notes.py``). In an imagined world without the contents that the observer cannot know."""
        self.stack: list[Phase] = []

    def copy(self) -> CoachRide:
        new = CoachRide(self.tables, self.seats, self.notebook.copy())
        new.actor = self.actor
        new.smuggling, new.divination, new.cap = self.smuggling, self.divination, self.cap
        new.hands, new.held = self.hands[:], self.held[:]
        new.top, new.second, new.seer = self.top, self.second, self.seer
        new.order = self.order
        new.professions, new.profession_pile = self.professions[:], self.profession_pile
        new.profession_counts, new.opened = self.profession_counts[:], self.opened
        new.tokens, new.supply = self.tokens[:], self.supply
        new.turn, new.turn_seat, new.turn_done = self.turn, self.turn_seat, self.turn_done
        new.won = self.won
        new.duel, new.trade = self.duel.copy(), self.trade.copy()
        new.notes = self.notes[:]
        new.stack = self.stack[:]
        return new

    def imagine(self, observer: object, dice: Dice) -> CoachRide:
        seer = self.checked_observer(observer)
        new = self.copy()
        if self.actor != OVER:
            imagined(new, self.seats if seer == SPECTATOR else seer, dice)
        return new

    # The stack of phases

    def asking(self) -> Phase:
        """The phase that is asked about now."""
        return self.stack[len(self.stack) - 1]

    def replace(self, phase: Phase) -> None:
        self.stack[len(self.stack) - 1] = phase

    def settle(self) -> None:
        """Go on until somebody has to be asked."""
        while self.actor != OVER:
            actor = self.stack[len(self.stack) - 1].next(self)
            if actor != NOBODY:
                if self.actor != OVER:
                    self.actor = actor
                return

    def waiting(self) -> list[int]:
        if self.actor == OVER:
            return []
        return [CHANCE] if self.actor == CHANCE else self.asking().waiting(self)

    def at_once(self) -> bool:
        return self.actor >= 0 and isinstance(self.asking(), SecretRound)

    def moves(self, seat: i64) -> list[int]:
        if seat < 0 or seat not in self.waiting():
            return []
        return self.asking().moves(self, seat)

    def chances(self) -> list[tuple[int, int]]:
        return self.asking().chances(self) if self.actor == CHANCE else []

    def random_move(self, actor: i64, dice: Dice) -> i64:
        return self.stack[len(self.stack) - 1].random_move(self, actor, dice)

    def apply(self, actor: i64, move: i64) -> None:
        self.stack[len(self.stack) - 1].apply(self, actor, move)
        self.settle()

    def has_hidden_moves(self) -> bool:
        return True

    def label(self, observer: i64, actor: i64, move: i64) -> i64:
        return move if observer == actor else self.asking().label(self, observer, actor, move)

    def finish(self, won: i64) -> None:
        self.won = won
        self.actor = OVER

    # Who is who

    def all_seats(self) -> i64:
        return (1 << self.seats) - 1

    def society(self, seat: i64) -> i64:
        return ORDER if self.order >> seat & 1 else BROTHERHOOD

    def party(self, seat: i64) -> i64:
        return self.society(seat)

    def members(self, society: i64) -> i64:
        return self.order if society == ORDER else self.all_seats() & ~self.order

    def can_use(self, seat: i64, profession: i64) -> bool:
        """A profession that works once must still lie face down (DC-7.1)."""
        if self.professions[seat] != profession:
            return False
        return not (self.tables.once >> profession & 1 and self.opened >> seat & 1)

    # Cards and notebooks

    def shift(self, source: i64, target: i64, kind: i64) -> None:
        """An item goes from one place to another; who knows of it is another matter."""
        item = single(kind)
        self.hands[source] -= item
        self.hands[target] += item
        self.held[source] -= 1
        self.held[target] += 1

    def random_item(self, place: i64, dice: Dice) -> i64:
        """An item of a place, by lot."""
        return nth_item(self.hands[place], dice.randrange(self.held[place]))

    def conclude(self, observers: i64) -> None:
        """Let these observers draw their conclusions about items; who waits for a trade to be read waits with them."""
        for observer in range(self.seats + 1):
            if observers >> observer & 1 and not self.trade.in_transit(observer):
                self.notebook.conclude(observer, self.held, ITEM_CARDS)

    def notebook_of(self, observer: i64) -> Notebook:
        """The notebooks, that of an observer (the number of seats: a spectator) true of the hands at this moment."""
        return self.trade.meanwhile(self, observer) if self.trade.in_transit(observer) else self.notebook

    def note(self, kind: i64, one: i64, other: i64, content: i64) -> None:
        self.notes = append(self.notes, note(kind, one, other, content))

    # How it ends

    def scores(self) -> list[int]:
        return [int(self.won >> seat & 1) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.won >> seat & 1]

    def reason(self, actor: i64, move: i64) -> Message:
        return self.asking().why(self, actor, move)

    def state(self) -> list[int]:
        return [
            *(self.seats, self.actor, int(self.smuggling), int(self.divination), self.cap),
            *(self.turn, self.turn_seat, int(self.turn_done), self.won),
            *self.hands,
            *(self.top, self.second, self.seer, self.order),
            *self.professions,
            *(self.profession_pile, self.opened, self.supply),
            *self.tokens,
            *self.duel.state(),
            *self.trade.state(),
            *self.notebook.state(),
            *(value for phase in self.stack for value in (phase.number(), *phase.state())),
            *self.notes,
        ]
