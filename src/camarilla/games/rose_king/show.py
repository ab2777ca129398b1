"""What is shown, asked and offered in The Rose King. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from ...core.choice import ChoiceGroup, Menu
from ...core.menu import group
from ...core.message import Message
from ...core.position import CHANCE
from ...core.view import Ask
from .notation import text
from .position import DRAW, HERO, PASS, RED, WHITE, RoseKing, card_in
from .regions import count, region_at
from .tables import EMPTY, OFF_BOARD, SLOTS
from .view import Card, RoseKingOpen, RoseKingPreview, RoseKingSetting, Side


def setting(position: RoseKing) -> RoseKingSetting:
    tables = position.tables
    return RoseKingSetting(
        players=2,
        size=tables.size,
        stones=tables.stones,
        heroes=tables.heroes,
        hand=tables.hand,
        cards=tables.card_names,
    )


def lies_open(position: RoseKing) -> RoseKingOpen:
    tables = position.tables
    red, white = count(tables, position.board)
    scores = (red.points, white.points)
    return RoseKingOpen(
        waiting=[position.actor] if position.actor >= 0 else [],
        outcome=position.outcome(),
        crown=tables.square_of[position.crown],
        hands=[_hand(position, seat) for seat in (RED, WHITE)],
        sides=[_side(position, seat, scores[seat]) for seat in (RED, WHITE)],
        supply=position.supply,
        unseen=[tables.card_names[card] for card in position.deck_cards()],
        drawing=position.drawing if position.actor == CHANCE else None,
    )


def _side(position: RoseKing, seat: i64, score: i64) -> Side:
    square_of = position.tables.square_of
    regions = [[square_of[cell] for cell in region] for region in position.regions(seat)]
    return Side(position.side(seat).heroes, regions, score)


def _hand(position: RoseKing, seat: i64) -> list[Card]:
    return [_card(position, seat, card) for card in position.side(seat).cards()]


def _card(position: RoseKing, seat: i64, card: i64) -> Card:
    """A card in the hand of a seat, and where it leads."""
    tables, side = position.tables, position.side(seat)
    name = tables.card_names[card]
    target = position.target(card)
    if target == OFF_BOARD:
        return Card(name, None, "off")
    square, stone = tables.square_of[target], position.board[target]
    if stone == EMPTY:
        return Card(name, square, "open")
    if stone == side.rose:
        return Card(name, square, "own")
    return Card(name, square, "hero" if side.heroes > 0 else "no-hero")


# What is asked, and what may be answered

_MUST_PASS = Ask(Message("rk-ask-pass"), "RK-3.10")
_MAY_ACT = Ask(Message("rk-ask"), "RK-3.1")


def ask(position: RoseKing, seat: int) -> Ask | None:
    if seat != position.actor:
        return None
    return _MUST_PASS if position.moves(seat) == [PASS] else _MAY_ACT


def menu(position: RoseKing, seat: int) -> Menu:
    tables = position.tables
    played: list[int] = []
    with_hero: list[int] = []
    others: Menu = []
    for move in position.moves(seat):
        if move in (DRAW, PASS):
            written = text(tables, RED, move)
            others.append(ChoiceGroup(written, written))
        elif move >= HERO:
            with_hero.append(move - HERO)
        else:
            played.append(move)
    return [*_cards(position, "play", "{card}", played), *_cards(position, "hero", "{card}*", with_hero), *others]


def _cards(position: RoseKing, kind: str, form: str, cards: list[int]) -> Menu:
    """Cards that can be played in one way, each with the square it leads to."""
    if not cards:
        return []
    tables = position.tables
    squares = [tables.square_of[tables.targets[position.crown * SLOTS + card]] for card in cards]
    return [group(kind, form, {"card": [tables.card_names[card] for card in cards], "square": [*squares]})]


def preview(position: RoseKing, seat: i64, move: i64) -> RoseKingPreview | None:
    """What playing a card would come to; drawing and passing change nothing on the board."""
    if move >= DRAW:
        return None
    tables = position.tables
    target = position.target(card_in(move))
    board = position.board[:]
    board[target] = position.side(seat).rose
    red, white = count(tables, board)
    region = [tables.square_of[cell] for cell in region_at(tables, board, target)]
    return RoseKingPreview(region=region, scores=[red.points, white.points])
