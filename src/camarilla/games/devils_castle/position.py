"""Coach Ride to Devil's Castle: who holds what, who has seen what, and the stack of questions. Compiled.

The rules live in ``phases``: each phase on the stack is a small class that knows who is asked, what may be answered and
what follows. Here is what they work on: hands, professions, societies, tokens, and what everybody has been shown.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.message import Message, Name
from ...core.position import CHANCE, OVER, SPECTATOR, Dice, Position
from .actions import (
    ACCEPT,
    BACK,
    GIFT,
    HAND_ON,
    HUSH,
    OFFER,
    PAY,
    RETURN,
    SHIELDS,
    SPEAK,
    SWORDS,
    TAKE,
    TAKE_UP,
    TOP,
    YIELD,
    item_to,
    object_of,
    seat_in,
    verb_of,
)
from .edition import KINDS, PROFESSIONS
from .imagination import imagined
from .notebook import Notebook, blank
from .notes import CAPPED, CHANGED, DREW, NONE, OPENED, PASSED_ON, SAW_ITEMS, SAW_SOCIETY, SWAPPED, Diary, note
from .phases.base import NOBODY, Phase
from .phases.duel import no_duel
from .phases.setup import Setup
from .phases.texts import no_trade
from .tables import (
    A_BAG,
    ASIDE,
    BAG_GOBLET,
    BROTHERHOOD,
    ITEM_CARDS,
    KIND_COUNT,
    NO_PROFESSION,
    ORDER,
    PILE,
    PLACES,
    PROFESSION_CARDS,
    PROFESSION_COUNT,
    Tables,
    cards_of,
    count_of,
    kinds_in,
    single,
)

HIDDEN: Final = -1
UNSEEN_ITEM: Final = 100
"""What an observer has of a move, or of the item in it, that it does not see."""


@final
class CoachRide(Position):
    """A position of Coach Ride to Devil's Castle."""

    def __init__(self, tables: Tables, seats: i64, notebook: Notebook, diary: Diary) -> None:
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
        self.duel = no_duel()
        self.trade = no_trade()
        self.notebook = notebook
        self.notes = vec[i64]()
        self.diary = diary
        """The notes in words, for views; copies write in the same one."""
        self.stack: list[Phase] = []

    def copy(self) -> CoachRide:
        new = CoachRide(self.tables, self.seats, self.notebook.copy(), self.diary)
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
        new.stack = [phase.copy() for phase in self.stack]
        return new

    def imagine(self, observer: object, dice: Dice) -> CoachRide:
        seer = self.checked_observer(observer)
        new = self.copy()
        if self.actor != OVER:
            new.diary = Diary()
            imagined(new, self.seats if seer == SPECTATOR else seer, dice)
        return new

    # The stack of phases

    def push(self, phase: Phase) -> None:
        self.stack.append(phase)

    def pop(self) -> None:
        self.stack.pop()

    def asking(self) -> Phase:
        """The phase that is asked about now."""
        return self.stack[len(self.stack) - 1]

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
        return self.actor >= 0 and self.asking().is_at_once()

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

    # What others see of a move

    def has_hidden_moves(self) -> bool:
        return True

    def glimpse(self, observer: i64, actor: i64, move: i64) -> i64:
        if observer == actor:
            return move
        phase = self.asking()
        verb = verb_of(move)
        if phase.is_secret() or verb in (SPEAK, HUSH, SWORDS, SHIELDS):
            return HIDDEN
        if verb in (HAND_ON, TAKE_UP, TOP):
            return verb
        if verb in (OFFER, GIFT):
            return move if observer == seat_in(move) else item_to(verb, UNSEEN_ITEM, seat_in(move))
        if observer != phase.confidant():
            if verb in (ACCEPT, RETURN, TAKE, BACK, PAY):
                return verb + UNSEEN_ITEM
            if move == YIELD + BAG_GOBLET:
                return YIELD + A_BAG
        return move

    # Whose turn it is

    def pass_turn(self) -> None:
        """The next player to the left; a table with a cap may stop here."""
        self.turn_done = False
        if self.cap > 0 and self.turn >= self.cap:
            self.note(CAPPED, NONE, NONE, 0)
            self.finish(0)
            return
        self.turn += 1
        self.turn_seat = self.turn_seat + 1 if self.turn_seat + 1 < self.seats else 0

    def end_turn(self) -> None:
        self.turn_done = True

    def finish(self, won: i64) -> None:
        self.won = won
        self.actor = OVER

    # Who is who

    def all_seats(self) -> i64:
        one: i64 = 1
        return (one << self.seats) - 1

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

    # The deal

    def deal_society(self, seat: i64, society: i64) -> None:
        one: i64 = 1
        if society == ORDER:
            self.order |= one << seat
        self.notebook.societies[seat] |= one << seat

    def deal_profession(self, seat: i64, profession: i64) -> None:
        one: i64 = 1
        self.professions[seat] = profession
        self.profession_pile &= ~(one << profession)
        self.profession_counts[seat] = 1
        self.profession_counts[PILE] -= 1
        self.notebook.slip(PILE, seat, PROFESSION_CARDS, one << seat)
        self.notebook.see_profession(seat, profession, seat)

    def lay_aside(self, kind: i64) -> None:
        """A random item joins the sealed ones; nobody sees it."""
        self.shift(PILE, ASIDE, kind)
        self.notebook.slip(PILE, ASIDE, ITEM_CARDS, 0)
        self.conclude(-1)

    def deal_item(self, seat: i64, kind: i64) -> None:
        one: i64 = 1
        self.shift(ASIDE, seat, kind)
        self.notebook.slip(ASIDE, seat, ITEM_CARDS, one << seat)
        self.notebook.follow(seat, kind, ASIDE, seat)
        self.conclude(-1)

    # Items on the move

    def shift(self, source: i64, target: i64, kind: i64) -> None:
        """An item goes from one place to another; who knows of it is another matter."""
        item = single(kind)
        self.hands[source] -= item
        self.hands[target] += item
        self.held[source] -= 1
        self.held[target] += 1

    def hand_over(self, giver: i64, taker: i64, kind: i64, how: i64) -> None:
        """An item that only these two see: a gift, a toll, a spoil. No text works."""
        one: i64 = 1
        both = one << giver | one << taker
        self.trade.loosen(self, giver, taker)
        self.shift(giver, taker, kind)
        self.notebook.slip(giver, taker, ITEM_CARDS, both)
        self.notebook.follow(giver, kind, giver, taker)
        self.notebook.follow(taker, kind, giver, taker)
        self.conclude(-1)
        self.note(how, giver, taker, kind + 1)

    def draw(self, seat: i64, kind: i64) -> None:
        """The top item of the pile; the Clairvoyant may know it."""
        one: i64 = 1
        insiders = one << seat
        if self.top >= 0:
            insiders |= one << self.seer
            if self.seer != seat:
                self.notebook.follow(self.seer, kind, PILE, seat)
            self.top, self.second = self.second, -1
            if self.top < 0:
                self.seer = -1
        self.shift(PILE, seat, kind)
        self.notebook.slip(PILE, seat, ITEM_CARDS, insiders)
        self.notebook.follow(seat, kind, PILE, seat)
        self.conclude(-1)
        self.note(DREW, seat, seat, kind + 1)

    def pass_on(self, chosen: vec[i64], way: i64) -> None:
        """The Sextant: all pass an item at once; each sees what goes and what comes."""
        if self.trade.on:
            self.trade.loosen(self, self.trade.first, (self.trade.first + way) % self.seats)
        for seat in range(self.seats):
            self.shift(seat, (seat + way) % self.seats, chosen[seat])
        for observer in range(self.seats + 1):
            self._see_passing(observer, chosen, way)
        self.conclude(-1)
        for seat in range(self.seats):
            self.note(PASSED_ON, seat, (seat + way) % self.seats, chosen[seat] + 1)

    def _see_passing(self, observer: i64, chosen: vec[i64], way: i64) -> None:
        notebook = self.notebook
        row = observer * PLACES
        seats = self.seats
        before = (observer + seats - way) % seats if observer < seats else -1
        if observer < seats:
            notebook.follow(observer, chosen[before], before, observer)
        old = notebook.at[row : row + PLACES]
        one: i64 = 1
        unmoved: i64 = 0
        for seat in range(seats):
            if seat in (before, observer):
                unmoved |= one << seat
            else:
                notebook.at[row + (seat + way) % seats] |= old[seat] & ITEM_CARDS
        notebook.bags[observer] &= unmoved
        if observer < seats:
            notebook.follow(observer, chosen[observer], observer, (observer + way) % seats)

    # What is shown

    def see_society(self, seer: i64, seen: i64) -> None:
        one: i64 = 1
        self.notebook.societies[seer] |= one << seen
        self.note(SAW_SOCIETY, seer, seen, self.society(seen) + 1)

    def see_items(self, seer: i64, seen: i64) -> None:
        one: i64 = 1
        self.notebook.see_all(seer, seen, self.hands[seen])
        self.conclude(one << seer)
        self.note(SAW_ITEMS, seer, seen, self.hands[seen])

    def see_pile(self, seer: i64) -> None:
        one: i64 = 1
        self.notebook.see_all(seer, PILE, self.hands[PILE])
        self.conclude(one << seer)

    def see_profession_pile(self, seer: i64) -> None:
        self.notebook.see_profession_pile(seer, self.profession_pile)
        self.notebook.conclude(seer, self.profession_counts, PROFESSION_CARDS)

    def open_profession(self, seat: i64) -> None:
        """A profession is used: it lies face up from now on."""
        one: i64 = 1
        if not self.opened >> seat & 1:
            self.opened |= one << seat
            self.notebook.show_profession(self.professions[seat], seat)
            self._conclude_professions()
        self.note(OPENED, seat, NONE, self.professions[seat] + 1)

    def swap_professions(self, giver: i64, partner: i64) -> None:
        """The Tome: both professions change places and lie face down."""
        one: i64 = 1
        mine, theirs = self.professions[giver], self.professions[partner]
        self.professions[giver], self.professions[partner] = theirs, mine
        self.opened &= ~(one << giver | one << partner)
        self.notebook.swap_professions(giver, partner)
        for seat in (giver, partner):
            self.notebook.see_profession(seat, theirs, giver)
            self.notebook.see_profession(seat, mine, partner)
        self._conclude_professions()
        self.note(SWAPPED, giver, partner, 0)

    def change_profession(self, seat: i64, profession: i64) -> None:
        """The Cloak: a profession from the pile, face down; the old one joins the pile."""
        one: i64 = 1
        old = self.professions[seat]
        self.notebook.change_profession(seat, one << seat)
        self.professions[seat] = profession
        self.profession_pile = self.profession_pile & ~(one << profession) | one << old
        self.opened &= ~(one << seat)
        self.notebook.see_profession(seat, old, PILE)
        self.notebook.see_profession(seat, profession, seat)
        self._conclude_professions()
        self.note(CHANGED, seat, seat, profession + 1)

    def conclude(self, observers: i64) -> None:
        """Let these observers draw their conclusions about items; who waits for a trade to be read waits with them."""
        for observer in range(self.seats + 1):
            if observers >> observer & 1 and not self.trade.in_transit(observer):
                self.notebook.conclude(observer, self.held, ITEM_CARDS)

    def notebook_of(self, observer: i64) -> Notebook:
        """The notebooks, that of an observer (the number of seats: a spectator) true of the hands at this moment."""
        return self.trade.meanwhile(self, observer) if self.trade.in_transit(observer) else self.notebook

    def _conclude_professions(self) -> None:
        for observer in range(self.seats + 1):
            self.notebook.conclude(observer, self.profession_counts, PROFESSION_CARDS)

    def note(self, kind: i64, one: i64, other: i64, content: i64) -> None:
        self.notes = append(self.notes, note(kind, self.turn, one, other, content))

    # How it ends

    def scores(self) -> list[int]:
        return [int(self.won >> seat & 1) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.won >> seat & 1]

    # Words

    def item_name(self, kind: i64) -> Name:
        return Name("dc-item-" + KINDS[kind].replace("_", "-"))

    def title_name(self, title: i64) -> Name:
        return Name("dc-item-bag") if 2 <= title <= BAG_GOBLET else self.item_name(title)

    def reason(self, actor: i64, move: i64) -> Message:
        return self.asking().why(self, actor, move)

    def why_item(self, seat: i64, move: i64, verb: i64) -> Message:
        kind = object_of(move) if verb != verb_of(move) or object_of(move) < KIND_COUNT else object_of(move) // 8
        if verb_of(move) == verb and kind < KIND_COUNT and count_of(self.hands[seat], kind) == 0:
            return Message("dc-why-no-item", {"item": self.item_name(kind)})
        return Message("core-why-not-legal")

    def why_profession(self, seat: i64, profession: i64) -> Message:
        if not 0 <= profession < PROFESSION_COUNT:
            return Message("core-why-not-legal")
        name = Name("dc-profession-" + PROFESSIONS[profession])
        if self.professions[seat] != profession:
            return Message("dc-why-not-your-profession", {"profession": name})
        return Message("dc-why-profession-used", {"profession": name})

    # The whole in numbers

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
            *(value for phase in self.stack for value in phase.state()),
            *self.notes,
        ]

    def __str__(self) -> str:
        from .board import draw
        from .view import views

        return draw(views(self, [SPECTATOR])[0])


def first_position(tables: Tables, seats: i64, smuggling: bool, divination: bool, cap: i64, first: i64) -> CoachRide:
    """Before the deal: the sealed items laid aside, everything else in the piles; ``first`` below 0: chance decides."""
    aside = tables.laid_aside(seats)
    ride = CoachRide(tables, seats, blank(seats, 0), Diary())
    ride.hands, ride.held = vec[i64]([0] * PLACES), vec[i64]([0] * PLACES)
    ride.professions, ride.tokens = vec[i64]([NO_PROFESSION] * seats), vec[i64]([0] * seats)
    ride.profession_counts = vec[i64]([0] * PLACES)
    ride.smuggling, ride.divination, ride.cap = smuggling, divination, cap
    ride.hands[ASIDE] = aside
    ride.hands[PILE] = tables.all_items - aside
    for kind in kinds_in(tables.all_items):
        laid, total = count_of(aside, kind), count_of(tables.all_items, kind)
        ride.held[ASIDE] += laid
        ride.held[PILE] += total - laid
        _enter(ride.notebook, cards_of(kind), laid, total)
    for observer in range(seats + 1):
        ride.notebook.at[observer * PLACES + PILE] |= PROFESSION_CARDS
    ride.profession_counts[PILE] = PROFESSION_COUNT
    ride.turn_seat = first
    ride.push(Setup(0, 0))
    ride.settle()
    return ride


def _enter(notebook: Notebook, cards: i64, laid: i64, total: i64) -> None:
    """The cards of a kind into all notebooks: those laid aside first."""
    for number in range(total):
        card = cards & -cards
        cards &= ~card
        place: i64 = ASIDE if number < laid else PILE
        for observer in range(notebook.seats + 1):
            notebook.at[observer * PLACES + place] |= card
