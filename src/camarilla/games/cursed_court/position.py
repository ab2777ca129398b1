"""Cursed Court, whole: crowns on nobles and sets, bumped by whoever pays double. Compiled.

A bet is one number: ``coins * 64 + region * 2 + feint``. Chance first gives the marker to a seat, then deals nobles.
Between the years of a cash game a seat answers ``STAY``, ``REBUY`` (once and more) or ``LEAVE``; seats that are tied in
the end answer ``SHARE`` or ``PLAY_ON``.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ...core.bits import bits_in, nth_bit
from ...core.message import Message
from ...core.position import CHANCE, Dice, Position
from .phases import BETTING, BETWEEN, ENDED, FACE_DOWN, FACE_UP, MARKER, VOTING, WINTER
from .phases.betting import all_bets, few_bets, has_several_bets, place_crown, random_bet, why_no_bet
from .phases.year_end import answer, answers, end_year, random_answer, vote, why_no_answer
from .tables import CASH, CROWNS, IN_HAND, REGIONS, Tables, Terms, card, counts, draw_card
from .tables import COINS as COINS

UNSEEN: Final = -1
"""The label of a card that somebody cannot see; ``UNSEEN - bet`` is one of a bet that may be a feint or not."""


@final
class CursedCourt(Position):
    """A position of Cursed Court. Hidden in it: cards laid face down, and which crowns are feints."""

    rules_name: ClassVar[str] = "cursed-court"

    def __init__(self, tables: Tables, terms: Terms, seats: i64) -> None:
        self.seats = seats
        self.actor = CHANCE
        self.tables = tables
        self.terms = terms
        self.coinless = terms.coinless
        self.masquerade = terms.masquerade
        self.phase: i64 = MARKER
        self.year: i64 = 1
        self.season: i64 = 0
        self.table: i64 = 0
        """A bit for every seat that plays this year; ``players`` counts them."""
        self.players: i64 = 0
        self.marker: i64 = 0
        self.deck = tables.deck
        self.tableau: i64 = 0
        self.left_out: i64 = 0
        self.hidden: i64 = 0
        """The face-down cards in the order of their places, four bits each; ``laid`` of them so far."""
        self.laid: i64 = 0
        self.board = tables.bare_board[:]
        """By region, 0 or ``coins << 3 | seat + 1``. Coinless: ``seat + 1`` of all who share it, the latest lowest."""
        nothing = vec[i64]([0] * seats)
        self.held = nothing[:]
        """By seat, a bit for every region with its crown."""
        self.placed = nothing[:]
        """By seat, its crowns on the board."""
        self.feints = vec[i64]([IN_HAND] * seats)
        """By seat, the region where its feint stands."""
        self.free = nothing[:]
        self.points = nothing[:]
        self.pot: i64 = 0
        """Odd chips of an Exchange year that was tied (CC-5.7)."""
        self.bought = nothing[:]
        self.cashed = nothing[:]
        self.asked: i64 = 0
        self.agreed: i64 = 0
        """While those who are tied decide (CC-4.7): a bit for every seat still to answer, and for every one that would
        share the victory."""
        self.history = vec[i64]()
        """Every bet, see ``betting.bet_entry``. A later bet on the same region in the same year has bumped it."""
        self.tableaux = vec[i64]()
        """Every past year's complete tableau."""
        self.unmasked = vec[i64]()
        """Every past year's feints: five bits a seat, its region + 1."""

    def copy(self) -> CursedCourt:
        new = CursedCourt(self.tables, self.terms, 0)
        new.seats, new.actor, new.phase = self.seats, self.actor, self.phase
        new.year, new.season, new.marker = self.year, self.season, self.marker
        new.table, new.players = self.table, self.players
        new.deck, new.tableau, new.left_out = self.deck, self.tableau, self.left_out
        new.hidden, new.laid = self.hidden, self.laid
        new.board = self.board[:]
        new.held = self.held[:]
        new.placed = self.placed[:]
        new.feints = self.feints[:]
        new.free = self.free[:]
        new.points = self.points[:]
        new.pot = self.pot
        new.bought = self.bought[:]
        new.cashed = self.cashed[:]
        new.asked, new.agreed = self.asked, self.agreed
        new.history = self.history[:]
        new.tableaux = self.tableaux[:]
        new.unmasked = self.unmasked[:]
        return new

    # Who sits where, and who sees what

    def sits(self, seat: i64) -> bool:
        """Whether a seat plays this year."""
        return (self.table >> seat) & 1 == 1

    def circle(self) -> list[int]:
        """The seats that play this year, clockwise."""
        return bits_in(self.table)

    def unit(self) -> str:
        """What is bet, as messages name it."""
        return "chips" if self.terms.exchange else "coins"

    def to_lay(self) -> i64:
        """How many cards lie face down in a year of this many players (CC-2.2 to CC-2.4)."""
        return self.players if self.players > 3 else 2 * self.players

    def seers(self, place: i64) -> i64:
        """A bit for every seat that sees a face-down card: those on both sides of its place in the row."""
        first = place if self.players > 3 else place // 2
        # Two players share nothing (CC-2.4); all others see what lies on either side.
        second = first if self.players == 2 else (first + 1) % self.players
        bit: i64 = 1
        return bit << nth_bit(self.table, first) | bit << nth_bit(self.table, second)

    def sees(self, observer: i64, place: i64) -> bool:
        return observer >= 0 and (self.seers(place) >> observer) & 1 == 1

    def face_down(self, place: i64) -> i64:
        """The noble on a face-down card."""
        return self.hidden >> (4 * place) & 15

    def imagine(self, observer: object, dice: Dice) -> CursedCourt:
        """The cards that the observer does not see are dealt again, and the others' feints are under any of their
        crowns, or in hand."""
        seer = self.checked_observer(observer)
        new = self.copy()
        unseen = [place for place in range(self.laid) if not self.sees(seer, place)]
        for place in unseen:
            new.deck += card(self.face_down(place))
            new.hidden -= self.face_down(place) << (4 * place)
        for place in unseen:
            noble = draw_card(new.deck, dice)
            new.deck -= card(noble)
            new.hidden += noble << (4 * place)
        if self.masquerade and self.phase not in (BETWEEN, VOTING, ENDED):
            for seat in range(self.seats):
                if seat != seer:
                    crown = dice.randrange(CROWNS)
                    stands = crown < self.placed[seat]
                    new.feints[seat] = nth_bit(self.held[seat], crown) if stands else IN_HAND
        return new

    def has_hidden_moves(self) -> bool:
        return self.masquerade

    def label(self, observer: i64, actor: i64, move: i64) -> i64:
        if actor == CHANCE:
            return move if self.phase != FACE_DOWN or self.sees(observer, self.laid) else UNSEEN
        if self.masquerade and self.phase == BETTING and observer != actor:
            return UNSEEN - (move - (move & 1))  # CC-5.9: others see the crown, not the mark under it
        return move

    # What may be done

    def waiting(self) -> list[int]:
        return bits_in(self.asked) if self.phase == VOTING else super().waiting()

    def is_asked(self, seat: i64) -> bool:
        """Whether a seat owes a decision now."""
        return seat >= 0 and (seat == self.actor or (self.asked >> seat) & 1 == 1)

    def least(self, region: i64) -> i64:
        """The fewest coins that take a region from whoever holds it (CC-3.4 to CC-3.6)."""
        stack = self.board[region]
        if stack == 0 or self.coinless:
            return 0
        return 2 * (stack >> 3) if stack > 7 else 1

    def may_be_plain(self, seat: i64) -> bool:
        """CC-5.11: a fourth crown beside three plain ones can only be the feint."""
        return not self.masquerade or self.feints[seat] != IN_HAND or self.placed[seat] < CROWNS - 1

    def may_be_feint(self, seat: i64) -> bool:
        return self.masquerade and self.feints[seat] == IN_HAND

    def moves(self, seat: i64) -> list[int]:
        if not self.is_asked(seat):
            return []
        return all_bets(self, seat) if self.phase == BETTING else answers(self, seat)

    def has_choice(self, seat: i64) -> bool:
        return has_several_bets(self, seat) if self.phase == BETTING else len(self.moves(seat)) > 1

    def candidates(self, seat: i64, dice: Dice) -> list[int]:
        if self.phase != BETTING or seat != self.actor:
            return self.moves(seat)
        return few_bets(self, seat)

    def chances(self) -> list[tuple[int, int]]:
        if self.actor != CHANCE:
            return []
        if self.phase == MARKER:
            return [(seat, 1) for seat in range(self.seats)]
        return [(noble, copies) for noble, copies in enumerate(counts(self.deck)) if copies]

    def random_move(self, actor: i64, dice: Dice) -> i64:
        if self.phase == BETTING:
            return random_bet(self, actor, dice)
        if actor != CHANCE:
            return random_answer(self, actor, dice)
        return dice.randrange(self.seats) if self.phase == MARKER else draw_card(self.deck, dice)

    def is_legal(self, actor: i64, move: i64) -> bool:
        if self.phase != BETTING:
            return super().is_legal(actor, move)
        return self.is_asked(actor) and why_no_bet(self, actor, move) is None

    def reason(self, actor: i64, move: i64) -> Message:
        if actor == CHANCE:
            return Message("cc-why-not-in-deck" if self.phase != MARKER else "core-why-not-legal")
        why = why_no_bet(self, actor, move) if self.phase == BETTING else why_no_answer(self, move)
        return why or super().reason(actor, move)

    # What follows

    def apply(self, actor: i64, move: i64) -> None:
        if self.phase == BETTING:
            place_crown(self, actor, move)
            self._pass_turn(actor)
        elif self.phase == FACE_UP:
            self.deck -= card(move)
            self.tableau += card(move)
            self.phase = BETTING
            self.actor = self.marker  # CC-3.3
        elif self.phase == FACE_DOWN:
            self.deck -= card(move)
            self.hidden += move << (4 * self.laid)
            self.laid += 1
            if self.laid == self.to_lay():
                self._begin_season()
        elif self.phase == MARKER:
            self.marker = move
            self.begin_year()
        elif self.phase == VOTING:
            vote(self, actor, move)
        else:
            answer(self, actor, move)

    def begin_year(self) -> None:
        """Crowns and coins are at home, the deck is whole: the face-down cards come next."""
        self.season = 0
        self.phase = FACE_DOWN
        self.actor = CHANCE

    def _begin_season(self) -> None:
        # CC-3.1; and in an Exchange a marker whose holder is out must pass (CC-5.5).
        stays = self.season == 0 and (self.players == 2 or self.players == 4) and self.sits(self.marker)
        if not stays:
            self.marker = self.next(self.marker)
        self.phase = FACE_UP
        self.actor = CHANCE

    def next(self, seat: i64) -> i64:
        """The next seat clockwise that plays this year."""
        while True:
            seat += 1
            if seat == self.seats:
                seat = 0
            if (self.table >> seat) & 1:
                return seat

    def _pass_turn(self, seat: i64) -> None:
        """CC-3.11: clockwise, past everybody who has the season's number of crowns; after the last, the season ends."""
        placed = self.placed
        season = self.season
        for _step in range(self.seats):
            seat += 1
            if seat == self.seats:
                seat = 0
            if placed[seat] <= season and (self.table >> seat) & 1:
                self.actor = seat
                return
        if season == WINTER:
            end_year(self)
        else:
            self.season += 1
            self._begin_season()

    # How it ends

    def total(self, seat: i64) -> i64:
        """All coins of a seat, free and on the board."""
        coins = self.free[seat]
        if not self.coinless:
            for region in range(REGIONS):
                if (self.held[seat] >> region) & 1:
                    coins += self.board[region] >> 3
        return coins

    def richest_rival(self, seat: i64) -> i64:
        """All the coins of whoever else has most of them."""
        most: i64 = 0
        for rival in range(self.seats):
            if rival != seat and self.sits(rival):
                most = max(most, self.total(rival))
        return most

    def scores(self) -> list[int]:
        if self.terms.exchange == 0:
            return [self.points[seat] for seat in range(self.seats)]
        return [self.total(seat) + self.cashed[seat] - self.bought[seat] for seat in range(self.seats)]

    def state(self) -> list[int]:
        return [
            *(self.phase, self.actor, self.year, self.season, self.table, self.marker),
            *(self.deck, self.tableau, self.left_out, self.laid, self.hidden, self.pot),
            *(self.asked, self.agreed),
            *self.board,
            *self.feints,
            *self.free,
            *self.points,
            *self.bought,
            *self.cashed,
            *(len(self.history), *self.history),
            *(*self.tableaux, *self.unmasked),
        ]


def first_position(tables: Tables, terms: Terms, seats: i64) -> CursedCourt:
    """Before the first card: everybody sits, nobody has the marker yet."""
    position = CursedCourt(tables, terms, seats)
    one: i64 = 1
    position.table = (one << seats) - 1
    position.players = seats
    for seat in range(seats):
        position.free[seat] = tables.chips if terms.exchange else 0 if terms.coinless else tables.coins
        position.bought[seat] = tables.chips if terms.exchange == CASH else 0
    return position
