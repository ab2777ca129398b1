"""The rules of The Rose King: two roses, one crown, no way back. Compiled.

A turn is one of three things: play a card and move the crown, draw a card, or send a hero with a card to flip an
enemy rose. Whoever can do none of them must pass. Moves are numbers: ``card``, ``HERO + card``, ``DRAW``, ``PASS``.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...core.message import Argument, Message, Name
from ...core.position import CHANCE, OVER, Dice, Position
from ...core.rows import row_of
from .regions import Tally, count, regions_of
from .tables import EMPTY, OFF_BOARD, RED_ROSE, SLOTS, WALL, WHITE_ROSE, Tables

RED: Final = 0
WHITE: Final = 1

HERO: Final = 24
DRAW: Final = 48
PASS: Final = 49

# A seat's legal moves are packed into one number, so that nothing is allocated while games are played out:
# how many there are in the lowest four bits, then six bits a move.
_COUNT: Final = 15
_MOVE: Final = 63
_TRIES: Final = 6
"""How many cards are drawn by lot, before all that can be played are listed."""


def card_in(move: i64) -> i64:
    """The card that a move plays, with a hero or without."""
    return move - HERO if move >= HERO else move


@final
class Side:
    """What lies before one player, open to both (RK-2.1)."""

    def __init__(self, rose: u8, hand: vec[i64], held: i64, heroes: i64) -> None:
        self.rose = rose
        self.hand = hand
        self.held = held
        """How many places of ``hand`` hold a card; the rest is stale."""
        self.heroes = heroes

    def copy(self) -> Side:
        return Side(self.rose, self.hand[:], self.held, self.heroes)

    def cards(self) -> list[int]:
        return sorted([self.hand[place] for place in range(self.held)])

    def place_of(self, card: i64) -> i64:
        place: i64 = 0
        while self.hand[place] != card:
            place += 1
        return place


@final
class RoseKing(Position):
    """A position of The Rose King. Nothing in it is secret, and no order of the deck exists."""

    rules_name: ClassVar[str] = "rose-king"

    def __init__(self, tables: Tables, board: vec[u8], pile: vec[i64], red: Side, white: Side) -> None:
        self.seats = 2
        self.actor = CHANCE
        self.tables = tables
        self.targets = tables.targets
        self.hand_limit = tables.hand
        self.board = board
        self.red = red
        self.white = white
        self.crown = tables.crown
        self.supply = tables.stones
        self.to_deal = 2 * tables.hand
        self.drawing: i64 = RED
        """Whom chance deals the next card to."""
        self.pile = pile
        """The deck from the front, the discards from the back, both as sets: an order is nowhere (RK-2.1)."""
        self.deck = tables.cards
        self.discards: i64 = 0

    def copy(self) -> RoseKing:
        new = RoseKing(self.tables, self.board[:], self.pile[:], self.red.copy(), self.white.copy())
        new.actor = self.actor
        new.crown = self.crown
        new.supply = self.supply
        new.to_deal = self.to_deal
        new.drawing = self.drawing
        new.deck = self.deck
        new.discards = self.discards
        return new

    def imagine(self, observer: object, dice: Dice) -> RoseKing:
        self.checked_observer(observer)
        return self.copy()  # all is open, and the future is not in the position

    def side(self, seat: i64) -> Side:
        return self.red if seat == RED else self.white

    def target(self, card: i64) -> i64:
        """The cell where a card leads from the crown; OFF_BOARD if there is none."""
        return self.targets[self.crown * SLOTS + card]

    # What may be done

    def _menu(self, seat: i64) -> i64:
        """The packed moves of a seat; 0 when it can only pass."""
        side = self.red if seat == RED else self.white
        menu: i64 = 0
        shift: i64 = 4
        for place in range(side.held):
            move = self._with_card(side, side.hand[place])
            if move >= 0:
                menu += (move << shift) + 1
                shift += 6
        if side.held < self.hand_limit:  # RK-3.6
            move = DRAW  # not shifted as a literal: mypyc would do that in 32 bits
            menu += (move << shift) + 1
        return menu

    def _with_card(self, side: Side, card: i64) -> i64:
        """The move that a card of this side makes from here: plain, with a hero, or none (below zero)."""
        stone = self.board[self.target(card)]
        if stone == EMPTY:  # RK-3.1 to RK-3.4
            return card
        if side.heroes > 0 and stone != side.rose and stone != WALL:  # RK-3.8
            return card + HERO
        return -1

    def can_act(self, seat: i64) -> bool:
        return self.side(seat).held < self.hand_limit or self._menu(seat) != 0

    def moves(self, seat: i64) -> list[int]:
        if seat != self.actor or seat == CHANCE:
            return []
        menu = self._menu(seat)
        if menu == 0:
            return [PASS]  # RK-3.10, and RK-3.11: only then
        return sorted([menu >> (4 + 6 * place) & _MOVE for place in range(menu & _COUNT)])

    def chances(self) -> list[tuple[int, int]]:
        if self.actor != CHANCE:
            return []
        return [(card, 1) for card in self.deck_cards()]

    def deck_cards(self) -> list[int]:
        return sorted([self.pile[place] for place in range(self.deck)])

    def discard_cards(self) -> list[int]:
        return sorted([self.pile[SLOTS - 1 - place] for place in range(self.discards)])

    def random_move(self, actor: i64, dice: Dice) -> i64:
        if actor == CHANCE:
            return self.pile[dice.randrange(self.deck)]
        way = self._random_way(actor, dice)
        if way >= DRAW:
            return way
        side = self.side(actor)
        return self._with_card(side, side.hand[way])

    def _random_way(self, seat: i64, dice: Dice) -> i64:
        """One of the things to do, by lot: the place of a card in the hand, DRAW or PASS."""
        # Most cards can be played: trying one after another by lot is as fair as listing all, and quicker.
        side = self.red if seat == RED else self.white
        held = side.held
        ways = held + 1 if held < self.hand_limit else held
        hand = side.hand
        board = self.board
        targets = self.targets
        from_here = self.crown * SLOTS
        for _try in range(_TRIES):
            place = dice.randrange(ways)
            if place == held:
                return DRAW
            stone = board[targets[from_here + hand[place]]]
            if stone == EMPTY or (stone != WALL and stone != side.rose and side.heroes > 0):  # as `_with_card` says
                return place
        menu = self._menu(seat)
        if menu == 0:
            return PASS
        move = menu >> (4 + 6 * dice.randrange(menu & _COUNT)) & _MOVE
        return move if move == DRAW else side.place_of(card_in(move))

    def reason(self, actor: i64, move: i64) -> Message:
        if actor == CHANCE:
            return Message("rk-why-not-in-deck")
        side = self.side(actor)
        if move == DRAW:
            return Message("rk-why-hand-full", {"most": self.tables.hand})
        if move == PASS:
            return Message("rk-why-no-pass")
        card = card_in(move)
        if not 0 <= card < self.tables.cards:
            return Message("core-why-not-legal")
        name = self.tables.card_names[card]
        if card not in side.cards():
            return Message("rk-why-not-in-hand", {"card": name})
        target = self.target(card)
        if target == OFF_BOARD:
            return Message("rk-why-off-board", {"card": name})
        where: dict[str, Argument] = {"card": name, "square": self.tables.square_of[target]}
        stone = self.board[target]
        if stone == EMPTY:
            return Message("rk-why-hero-on-empty", where)
        if stone == side.rose:
            return Message("rk-why-own-rose", where)
        if side.heroes == 0:
            return Message("rk-why-no-hero-left", where)
        return Message("rk-why-needs-hero", {**where, "hero": Name("rk-hero-mark")})

    # What follows

    def step(self, dice: Dice) -> None:
        actor = self.actor
        if actor == CHANCE:
            self._deal(dice.randrange(self.deck))
        else:
            way = self._random_way(actor, dice)
            if way < DRAW:
                self._play_card(actor, way)
            else:
                self.apply(actor, way)

    def apply(self, actor: i64, move: i64) -> None:
        if actor == CHANCE:
            place: i64 = 0
            while self.pile[place] != move:
                place += 1
            self._deal(place)
        elif move == DRAW:
            self.drawing = actor
            self.actor = CHANCE
        elif move == PASS:
            self.actor = 1 - actor
        else:
            self._play_card(actor, self.side(actor).place_of(card_in(move)))

    def _play_card(self, seat: i64, place: i64) -> None:
        """The crown goes where the card at a place of the hand leads, onto a rose of the mover's."""
        side = self.red if seat == RED else self.white
        hand = side.hand
        card = hand[place]
        side.held -= 1
        hand[place] = hand[side.held]
        self.discards += 1
        self.pile[SLOTS - self.discards] = card
        target = self.targets[self.crown * SLOTS + card]
        if self.board[target] == EMPTY:  # RK-3.4
            self.supply -= 1
        else:  # RK-3.8
            side.heroes -= 1
        self.board[target] = side.rose
        self.crown = target
        # Who has just played a card could draw next time, so only the last stone can end the game here.
        self.actor = OVER if self.supply == 0 else 1 - seat

    def _deal(self, place: i64) -> None:
        """The card at a place of the deck joins a hand; an empty deck is at once made of the discards (RK-3.7)."""
        pile = self.pile
        card = pile[place]
        self.deck -= 1
        pile[place] = pile[self.deck]
        if self.deck == 0:
            gap = SLOTS - self.discards
            for place in range(self.discards):
                pile[place] = pile[gap + place]
            self.deck = self.discards
            self.discards = 0
        seat = self.drawing
        side = self.red if seat == RED else self.white
        side.hand[side.held] = card
        side.held += 1
        if self.to_deal > 0:
            self.to_deal -= 1
            self.drawing = 1 - seat
            if self.to_deal > 0:
                return
        # RK-4.1: with both hands full it may be that nobody can act any more.
        can_go_on = side.held < self.hand_limit or self.can_act(1 - seat) or self.can_act(seat)
        self.actor = 1 - seat if can_go_on else OVER

    # How it ends

    def scores(self) -> list[int]:
        return self.standing()[0]

    def winners(self) -> list[int]:
        return self.standing()[1]

    def standing(self) -> tuple[list[int], list[int]]:
        red, white = self.tally()
        lead = red.ahead_of(white)
        return [red.points, white.points], [] if lead == 0 else [RED] if lead > 0 else [WHITE]

    def utility(self, seat: i64) -> float:
        lead = self.lead() if seat == RED else -self.lead()
        return 0.5 if lead == 0 else 1.0 if lead > 0 else 0.0

    def lead(self) -> i64:
        """Above zero when Red would win now, below when White would."""
        red, white = self.tally()
        return red.ahead_of(white)

    def tally(self) -> tuple[Tally, Tally]:
        """Both colours counted, as at the end (RK-4.3)."""
        return count(self.tables, self.board)

    def regions(self, seat: i64) -> list[list[int]]:
        """The regions of a colour as lists of cells, largest first."""
        return regions_of(self.tables, self.board, self.side(seat).rose)

    def state(self) -> list[int]:
        sides = [self.red, self.white]
        return [
            *(self.actor, self.drawing if self.actor == CHANCE else 0, self.to_deal),
            *(self.crown, self.supply),
            *(self.deck, *self.deck_cards(), self.discards, *self.discard_cards()),
            *(side.heroes for side in sides),
            *(value for side in sides for value in (side.held, *side.cards())),
            *(self.board[cell] for cell in self.tables.cells),
        ]


def first_position(tables: Tables) -> RoseKing:
    """Before the deal: an empty board, the crown in its place, all cards in the deck."""
    red = Side(RED_ROSE, row_of([0] * tables.hand), 0, tables.heroes)
    white = Side(WHITE_ROSE, row_of([0] * tables.hand), 0, tables.heroes)
    return RoseKing(tables, tables.board[:], row_of(list(range(SLOTS))), red, white)
