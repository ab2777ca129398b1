"""What a player of The Rose King may know: all of it. Only the order of the deck is hidden, and that is nowhere."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import final

import msgspec
from msgspec.structs import replace
from mypy_extensions import i64, u8

from ...core.message import Message
from ...core.position import CHANCE
from ...core.rows import small_row_of
from ...core.view import Ask, Choice, View
from ...core.written import Written
from .notation import text
from .position import DRAW, HERO, PASS, RED, WHITE, RoseKing
from .regions import count, region_at, regions_of
from .tables import EMPTY, OFF_BOARD, RED_ROSE, SLOTS, WHITE_ROSE, Tables

_WAITED_FOR: tuple[list[int], ...] = ([RED], [WHITE])
_NOBODY: list[int] = []


class Deed(msgspec.Struct, frozen=True, gc=False):
    """What playing a card would come to."""

    region: list[str]
    """The region that the placed or turned rose would belong to."""
    scores: list[int]
    """Red's and White's points then."""


class Card(msgspec.Struct, frozen=True, gc=False):
    """A card of an open hand and where it would lead its owner now.

    ``use``: ``open`` (a free square), ``hero`` (an enemy rose, and a hero is left), or why it cannot be played:
    ``off`` the board, ``own`` rose, ``no-hero`` left.
    """

    card: str
    square: str | None
    use: str
    deed: Deed | None = None
    """Only of a card that its owner could play, were it their turn."""


class SideView(msgspec.Struct, frozen=True, gc=False):
    hand: list[Card]
    heroes: int
    roses: list[str]
    regions: list[list[str]]
    """Largest first; each is worth its size squared."""
    score: int


class RoseKingView(View, frozen=True, kw_only=True, tag="rose-king", gc=False):
    size: int
    crown: str
    sides: list[SideView]
    """Red, then White."""
    supply: int
    stones: int
    """The supply as it was at first; likewise the heroes of a side, and how many cards a hand may hold at most."""
    heroes: int
    most: int
    deck: int
    unseen: list[str]
    """The cards of the deck, which anybody could work out, in the order of their names."""
    discards: list[str]
    drawing: int | None
    """The seat a card is being dealt to, while it is."""


def view(position: RoseKing, observer: int) -> RoseKingView:
    return views(position, [observer])[0]


def views(position: RoseKing, observers: Sequence[int]) -> list[RoseKingView]:
    """Everybody sees everything: one view for all, but for whose eyes they are."""
    spectators = _open_view(position)
    return [replace(spectators, seat=one) if one >= 0 else spectators for one in observers]


def _open_view(position: RoseKing) -> RoseKingView:
    tables = position.tables
    ground = _ground(tables, bytes(position.board), position.crown)
    return RoseKingView(
        seat=None,
        seats=2,
        waiting=_WAITED_FOR[position.actor] if position.actor >= 0 else _NOBODY,
        outcome=position.outcome(),
        size=tables.size,
        crown=tables.square_of[position.crown],
        sides=[_side(position, ground, seat) for seat in (RED, WHITE)],
        supply=position.supply,
        stones=tables.stones,
        heroes=tables.heroes,
        most=tables.hand,
        deck=position.deck,
        unseen=_names(tables, tuple(position.deck_cards())),
        discards=_names(tables, tuple(position.discard_cards())),
        drawing=position.drawing if position.actor == CHANCE else None,
    )


@lru_cache(maxsize=1024)
def _names(tables: Tables, cards: tuple[int, ...]) -> list[str]:
    return [tables.card_names[card] for card in cards]


def _side(position: RoseKing, ground: Ground, seat: int) -> SideView:
    side = position.side(seat)
    return SideView(
        [ground.card(seat, card, side.heroes > 0) for card in side.cards()],
        side.heroes,
        ground.roses[seat],
        ground.regions[seat],
        ground.scores[seat],
    )


@final
class Ground:
    """The board with the crown on it, measured: it stays as it is while cards are drawn."""

    def __init__(self, tables: Tables, stones: bytes, crown: i64) -> None:
        self.tables = tables
        self.board = small_row_of(list(stones))
        self.crown = crown
        self.regions = [self._named_regions(rose) for rose in (RED_ROSE, WHITE_ROSE)]
        """Red's and White's, by the names of their squares; and all roses of each."""
        self.roses = [self._named_roses(rose) for rose in (RED_ROSE, WHITE_ROSE)]
        red, white = count(tables, self.board)
        self.scores: list[int] = [red.points, white.points]
        self.cards: dict[int, Card] = {}
        """What has been asked for so far: at most every card for both, with and without heroes."""

    def _named_regions(self, rose: u8) -> list[list[str]]:
        squares = self.tables.square_of
        return [[squares[cell] for cell in region] for region in regions_of(self.tables, self.board, rose)]

    def _named_roses(self, rose: u8) -> list[str]:
        tables = self.tables
        return [tables.square_of[cell] for cell in tables.cells_by_name if self.board[cell] == rose]

    def card(self, seat: i64, card: i64, has_hero: bool) -> Card:
        """A card in the hand of a seat, and where it leads."""
        key = card * 4 + seat * 2 + (1 if has_hero else 0)
        found = self.cards.get(key)
        if found is None:
            found = self._look_at(seat, card, has_hero)
            self.cards[key] = found
        return found

    def _look_at(self, seat: i64, card: i64, has_hero: bool) -> Card:
        tables = self.tables
        name = tables.card_names[card]
        target = tables.targets[self.crown * SLOTS + card]
        if target == OFF_BOARD:
            return Card(name, None, "off")
        square = tables.square_of[target]
        rose = RED_ROSE if seat == RED else WHITE_ROSE
        stone = self.board[target]
        if stone == EMPTY:
            return Card(name, square, "open", self._deed(rose, target))
        if stone == rose:
            return Card(name, square, "own")
        return Card(name, square, "hero", self._deed(rose, target)) if has_hero else Card(name, square, "no-hero")

    def _deed(self, rose: u8, target: i64) -> Deed:
        squares = self.tables.square_of
        after = self.board[:]
        after[target] = rose
        red, white = count(self.tables, after)
        region = [squares[cell] for cell in region_at(self.tables, after, target)]
        return Deed(region, [red.points, white.points])


_ground = lru_cache(maxsize=1024)(Ground)


# What is asked, and what may be answered

_MUST_PASS = Ask(Message("rk-ask-pass"), "RK-3.10")
_MAY_ACT = Ask(Message("rk-ask"), "RK-3.1")


def ask(position: RoseKing, seat: int) -> Ask | None:
    if seat != position.actor:
        return None
    return _MUST_PASS if position.moves(seat) == [PASS] else _MAY_ACT


_WRITTEN = Written(4096)
"""Choices are remembered, so their bytes are too."""


def choices(position: RoseKing, seat: int) -> list[Choice]:
    return [_choice(position.tables, position.crown, move) for move in position.moves(seat)]


def choices_written(position: RoseKing, seat: int) -> bytes:
    return _WRITTEN.list_of(choices(position, seat))


@lru_cache(maxsize=4096)
def _choice(tables: Tables, crown: int, move: int) -> Choice:
    written = text(tables, RED, move)
    if move in (DRAW, PASS):
        return Choice(written, written, {}, Message(f"rk-offer-{written}"))
    card = move - HERO if move >= HERO else move
    kind = "hero" if move >= HERO else "play"
    target = tables.square_of[tables.targets[crown * SLOTS + card]]
    parts = {"card": tables.card_names[card], "square": target}
    return Choice(written, kind, parts, Message(f"rk-offer-{kind}", {**parts}))
