"""Cursed Court, whole: crowns on nobles and sets, bumped by whoever pays double. Compiled.

A bet is one number: ``coins * 64 + region * 2 + feint``. Chance first gives the marker to a seat, then deals nobles.
Between the years of a cash game a seat answers ``STAY``, ``REBUY`` (once and more) or ``LEAVE``; seats that are tied in
the end answer ``SHARE`` or ``PLAY_ON``.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.message import Message
from ...core.position import CHANCE, OVER, SPECTATOR, Dice, Position
from .edition import COPIES, NOBLES
from .phases.year_end import (
    LEAVE,
    MORE,
    MOST_STACKS,
    PLAY_ON,
    REBUY,
    SHARE,
    STAY,
    answer,
    end_year,
    stacks_of,
    vote,
)
from .tables import (
    BETTING,
    BETWEEN,
    CARDS,
    CASH,
    CROWNS,
    ENDED,
    FACE_DOWN,
    FACE_UP,
    IN_HAND,
    MARKER,
    REGIONS,
    VOTING,
    WINTER,
    Tables,
    Terms,
    card,
)

COINS: Final = 64
"""A coin's weight in a bet."""


@final
class CursedCourt(Position):
    """A position of Cursed Court. Hidden in it: cards laid face down, and which crowns are feints."""

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
        """Every bet, see ``bet_entry``. A later bet on the same region in the same year has bumped it."""
        self.tableaux = vec[i64]()
        """Every past year's complete tableau."""
        self.unmasked = vec[i64]()
        """Every past year's feints: five bits a seat, its region + 1."""

    def copy(self) -> CursedCourt:
        new = CursedCourt(self.tables, self.terms, 0)
        new.seats = self.seats
        new.actor = self.actor
        new.phase = self.phase
        new.year = self.year
        new.season = self.season
        new.table = self.table
        new.players = self.players
        new.marker = self.marker
        new.deck = self.deck
        new.tableau = self.tableau
        new.left_out = self.left_out
        new.hidden = self.hidden
        new.laid = self.laid
        new.board = self.board[:]
        new.held = self.held[:]
        new.placed = self.placed[:]
        new.feints = self.feints[:]
        new.free = self.free[:]
        new.points = self.points[:]
        new.pot = self.pot
        new.bought = self.bought[:]
        new.cashed = self.cashed[:]
        new.asked = self.asked
        new.agreed = self.agreed
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
        return [seat for seat in range(self.seats) if self.sits(seat)]

    def to_lay(self) -> i64:
        """How many cards lie face down in a year of this many players (CC-2.2 to CC-2.4)."""
        return cards_to_lay(self.players)

    def seers(self, place: i64) -> i64:
        """A bit for every seat that sees a face-down card, by the card's place in the row."""
        return seers_at(self.table, self.players, place)

    def sees(self, observer: i64, place: i64) -> bool:
        return observer >= 0 and (self.seers(place) >> observer) & 1 == 1

    def face_down(self, place: i64) -> i64:
        """The noble on a face-down card."""
        return self.hidden >> (4 * place) & 15

    def imagine(self, observer: object, dice: Dice) -> CursedCourt:
        seer = self.checked_observer(observer)
        new = self.copy()
        unseen: i64 = 0
        for place in range(self.laid):
            if not self.sees(seer, place):
                new.deck += card(self.face_down(place))
                new.hidden -= self.face_down(place) << (4 * place)
                bit: i64 = 1
                unseen |= bit << place
        for place in range(self.laid):
            if (unseen >> place) & 1:
                noble = draw_card(new.deck, dice)
                new.deck -= card(noble)
                new.hidden += noble << (4 * place)
        if self.masquerade and self.phase not in (BETWEEN, VOTING, ENDED):
            for seat in range(self.seats):
                if seat != seer:
                    new.feints[seat] = _nth_region(self.held[seat], dice.randrange(CROWNS))
        return new

    def has_hidden_moves(self) -> bool:
        return self.masquerade

    def glimpse(self, observer: i64, actor: i64, move: i64) -> i64:
        if self.masquerade and self.phase == BETTING and observer != actor:
            return move - (move & 1)  # CC-5.9: others see the crown, not the mark under it
        return move

    # What may be done

    def waiting(self) -> list[int]:
        if self.phase != VOTING:
            return super().waiting()
        return [seat for seat in range(self.seats) if (self.asked >> seat) & 1]

    def is_asked(self, seat: i64) -> bool:
        """Whether a seat owes a decision now."""
        if self.phase == VOTING:
            return seat >= 0 and (self.asked >> seat) & 1 == 1
        return seat >= 0 and seat == self.actor

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
        if self.phase == VOTING:
            return [SHARE, PLAY_ON]
        if self.phase == BETWEEN:
            stacks = [REBUY + MORE * more for more in range(MOST_STACKS)]
            return [STAY, *stacks, LEAVE] if self.free[seat] else [*stacks, LEAVE]
        found: list[int] = []
        for code, low, high in self.spans(seat):
            found.extend(range(low * COINS + code, high * COINS + code + 1, COINS))
        return found

    def spans(self, seat: i64) -> list[tuple[int, int, int]]:
        """The bets of a seat as ``(region * 2 + feint, fewest coins, most coins)``: the short form of ``moves``."""
        if seat != self.actor or self.phase != BETTING:
            return []
        plain, feint = self.may_be_plain(seat), self.may_be_feint(seat)
        most = self.free[seat]
        found: list[tuple[int, int, int]] = []
        for region in range(REGIONS):
            low = self.least(region)
            if (self.held[seat] >> region) & 1 == 0 and low <= most:
                if plain:
                    found.append((region * 2, low, most))
                if feint:
                    found.append((region * 2 + 1, low, most))
        return found

    def candidates(self, seat: i64, dice: Dice) -> list[int]:
        """Of every bet a few stacks: the least, a little more, what nobody can double, and in Winter everything."""
        if self.phase != BETTING:
            return self.moves(seat)
        richest: i64 = 0
        for rival in range(self.seats):
            if rival != seat and self.sits(rival):
                richest = max(richest, self.total(rival))
        found: list[int] = []
        for code, low, high in self.spans(seat):
            stacks = [low, low + 2, low + 5, int(richest // 2 + 1), high if self.season == WINTER else low]
            for place, stack in enumerate(stacks):
                if low <= stack <= high and stack not in stacks[:place]:
                    found.append(stack * COINS + code)
        return found

    def chances(self) -> list[tuple[int, int]]:
        if self.actor != CHANCE:
            return []
        if self.phase == MARKER:
            return [(seat, 1) for seat in range(self.seats)]
        deck: int = self.deck
        return [(noble, deck >> (4 * noble) & 15) for noble in range(NOBLES) if deck >> (4 * noble) & 15]

    def random_move(self, actor: i64, dice: Dice) -> i64:
        """Regions are equally likely, then feint or not, then every number of coins; chance goes by its weights."""
        if self.phase != BETTING:
            if actor != CHANCE:
                return self._random_answer(actor, dice)
            return dice.randrange(self.seats) if self.phase == MARKER else draw_card(self.deck, dice)
        own = self.held[actor]
        free = self.free[actor]
        while True:  # some region is always open to a bet of zero (CC-3.13)
            region: i64 = dice.randrange(REGIONS)
            if (own >> region) & 1:
                continue
            low: i64 = 0
            if self.board[region]:
                low = self.least(region)
                if low > free:
                    continue
            coins = low + dice.randrange(free - low + 1) if free > low else low
            move = coins * COINS + region * 2
            if self.masquerade and self.may_be_feint(actor) and (not self.may_be_plain(actor) or dice.randrange(2)):
                move += 1
            return move

    def _random_answer(self, seat: i64, dice: Dice) -> i64:
        if self.phase == VOTING:
            return SHARE + dice.randrange(2)
        drawn: i64 = STAY + dice.randrange(3) if self.free[seat] else REBUY + dice.randrange(2)
        return drawn + MORE * dice.randrange(MOST_STACKS) if drawn == REBUY else drawn

    def is_legal(self, actor: i64, move: i64) -> bool:
        if move < 0 or (actor != self.actor and not self.is_asked(actor)) or actor == OVER:
            return False
        if actor == CHANCE:
            if self.phase == MARKER:
                return move < self.seats
            return move < NOBLES and (self.deck >> (4 * move)) & 15 > 0
        if self.phase == VOTING:
            return move in (SHARE, PLAY_ON)
        if self.phase == BETWEEN:
            return move == LEAVE or (move == STAY and self.free[actor] > 0) or 0 < stacks_of(move) <= MOST_STACKS
        region = (move & (COINS - 1)) >> 1
        coins = move // COINS
        if region >= REGIONS or (self.held[actor] >> region) & 1:
            return False
        if coins < self.least(region) or coins > self.free[actor]:
            return False
        return self.may_be_feint(actor) if move & 1 else self.may_be_plain(actor)

    def reason(self, actor: i64, move: i64) -> Message:
        if actor == CHANCE:
            return Message("cc-why-not-in-deck" if self.phase != MARKER else "core-why-not-legal")
        region = (move & (COINS - 1)) >> 1
        if self.phase == BETWEEN and move == STAY:
            return Message("cc-why-broke")
        if self.phase == BETWEEN and move & (MORE - 1) == REBUY:
            return Message("cc-why-stacks", {"most": MOST_STACKS})
        if self.phase != BETTING or move < 0 or region >= REGIONS:
            return Message("core-why-not-legal")
        coins = move // COINS
        if self.held[actor] >> region & 1:
            return own_crown(self.tables, region)
        if self.coinless and coins:
            return Message("cc-why-coinless")
        if coins > self.free[actor]:
            return Message("cc-why-too-many-coins", {"coins": coins, "free": self.free[actor]})
        if coins < self.least(region):
            return too_few_coins(self.tables, region, self.board[region] >> 3, self.least(region))
        if not self.masquerade:
            return Message("cc-why-no-feints")
        return Message("cc-why-feint-placed" if move & 1 else "cc-why-must-be-feint")

    # What follows

    def apply(self, actor: i64, move: i64) -> None:
        if self.phase == BETTING:
            self._bet(actor, move)
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

    def _bet(self, seat: i64, move: i64) -> None:
        region = (move & (COINS - 1)) >> 1
        coins = move // COINS
        board = self.board
        placed = self.placed
        bit: i64 = 1
        bit <<= region
        rivals = board[region]
        if self.coinless:
            board[region] = rivals << 3 | seat + 1  # CC-5.2
        else:
            if rivals:  # CC-3.9
                rival = (rivals & 7) - 1
                self.free[rival] += rivals >> 3
                self.held[rival] -= bit
                placed[rival] -= 1
                if self.feints[rival] == region:
                    self.feints[rival] = IN_HAND
            board[region] = coins << 3 | seat + 1
            self.free[seat] -= coins
        self.held[seat] |= bit
        placed[seat] += 1
        if move & 1:
            self.feints[seat] = region
        self.history = append(self.history, bet_entry(self.year, self.season, seat, region, coins))
        # CC-3.11: clockwise, past everybody who has the season's number of crowns.
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

    def __str__(self) -> str:
        from .board import draw
        from .view import view

        return draw(view(self, SPECTATOR))


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


def cards_to_lay(players: i64) -> i64:
    return players if players > 3 else 2 * players


def seers_at(table: i64, players: i64, place: i64) -> i64:
    """Who sees a face-down card: of the seats at a table, those on both sides of a place in the row."""
    first = place if players > 3 else place // 2
    # Two players share nothing (CC-2.4); all others see what lies on either side.
    second = first if players == 2 else (first + 1) % players
    mask: i64 = 0
    index: i64 = 0
    seat: i64 = 0
    while index < players:
        if (table >> seat) & 1:
            if index in (first, second):
                bit: i64 = 1
                mask |= bit << seat
            index += 1
        seat += 1
    return mask


def own_crown(tables: Tables, region: int) -> Message:
    return Message("cc-why-own-crown", tables.words(region))


def too_few_coins(tables: Tables, region: int, stack: int, least: int) -> Message:
    return Message("cc-why-too-few-coins", {**tables.words(region), "stack": stack, "least": least})


def draw_card(cards: i64, dice: Dice) -> i64:
    """A card by lot from a count of cards: one of all that exist, again and again until it is there."""
    while True:
        drawn: i64 = dice.randrange(CARDS)
        noble = drawn // COPIES
        if drawn % COPIES < (cards >> (4 * noble)) & 15:
            return noble


def bet_entry(year: i64, season: i64, seat: i64, region: i64, coins: i64) -> i64:
    """A bet for the history: from the lowest bit on seat (3), region (5), season (2), year (24), coins."""
    return (((coins << 24 | year) << 2 | season) << 5 | region) << 3 | seat


def _nth_region(held: i64, number: i64) -> i64:
    """The region of a seat's crown by its number, or IN_HAND when it has not as many on the board."""
    for region in range(REGIONS):
        if (held >> region) & 1:
            if number == 0:
                return region
            number -= 1
    return IN_HAND
