"""What a player of The Rose King may know: all of it. Only the order of the deck is hidden, and that is nowhere."""

from __future__ import annotations

import msgspec

from ...core.message import Message
from ...core.position import CHANCE
from ...core.view import Ask, Choice, View
from .notation import text
from .position import DRAW, HERO, PASS, RED, WHITE, RoseKing
from .tables import EMPTY, OFF_BOARD, SLOTS


class Deed(msgspec.Struct, frozen=True):
    """What playing a card would come to."""

    region: list[str]
    """The region that the placed or turned rose would belong to."""
    scores: list[int]
    """Red's and White's points then."""


class Card(msgspec.Struct, frozen=True):
    """A card of an open hand and where it would lead its owner now.

    ``use``: ``open`` (a free square), ``hero`` (an enemy rose, and a hero is left), or why it cannot be played:
    ``off`` the board, ``own`` rose, ``no-hero`` left.
    """

    card: str
    square: str | None
    use: str
    deed: Deed | None = None
    """Only of a card that its owner could play, were it their turn."""


class SideView(msgspec.Struct, frozen=True):
    hand: list[Card]
    heroes: int
    roses: list[str]
    regions: list[list[str]]
    """Largest first; each is worth its size squared."""
    score: int


class RoseKingView(View, frozen=True, kw_only=True, tag="rose-king"):
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
    tables = position.tables
    scores = position.scores()
    return RoseKingView(
        seat=observer if observer >= 0 else None,
        seats=2,
        waiting=[seat for seat in position.waiting() if seat != CHANCE],
        outcome=position.outcome(),
        size=tables.size,
        crown=tables.square_of[position.crown],
        sides=[_side(position, seat, scores[seat]) for seat in (RED, WHITE)],
        supply=position.supply,
        stones=tables.stones,
        heroes=tables.heroes,
        most=tables.hand,
        deck=position.deck,
        unseen=[tables.card_names[card] for card in position.deck_cards()],
        discards=[tables.card_names[card] for card in position.discard_cards()],
        drawing=position.drawing if position.actor == CHANCE else None,
    )


def _side(position: RoseKing, seat: int, score: int) -> SideView:
    side = position.side(seat)
    squares = position.tables.square_of
    regions = [[squares[cell] for cell in region] for region in position.regions(seat)]
    return SideView(
        hand=[_card(position, seat, card) for card in side.cards()],
        heroes=side.heroes,
        roses=sorted(square for region in regions for square in region),
        regions=regions,
        score=score,
    )


def _card(position: RoseKing, seat: int, card: int) -> Card:
    tables = position.tables
    side = position.side(seat)
    target = tables.targets[position.crown * SLOTS + card]
    if target == OFF_BOARD:
        return Card(tables.card_names[card], None, "off")
    stone = position.board[target]
    if stone == EMPTY:
        use = "open"
    elif stone == side.rose:
        use = "own"
    else:
        use = "hero" if side.heroes else "no-hero"
    deed = _deed(position, seat, HERO + card if use == "hero" else card) if use in ("open", "hero") else None
    return Card(tables.card_names[card], tables.square_of[target], use, deed)


def _deed(position: RoseKing, seat: int, move: int) -> Deed:
    after = position.copy()
    after.apply(seat, move)
    region = next(region for region in after.regions(seat) if after.crown in region)
    return Deed([position.tables.square_of[cell] for cell in region], after.scores())


def ask(position: RoseKing, seat: int) -> Ask | None:
    if seat != position.actor:
        return None
    if position.moves(seat) == [PASS]:
        return Ask(Message("rk-ask-pass"), "RK-3.10")
    return Ask(Message("rk-ask"), "RK-3.1")


def choices(position: RoseKing, seat: int) -> list[Choice]:
    return [_choice(position, seat, move) for move in position.moves(seat)]


def _choice(position: RoseKing, seat: int, move: int) -> Choice:
    tables = position.tables
    written = text(tables, seat, move)
    if move in (DRAW, PASS):
        return Choice(written, written, {}, Message(f"rk-offer-{written}"))
    card = move - HERO if move >= HERO else move
    kind = "hero" if move >= HERO else "play"
    target = tables.square_of[tables.targets[position.crown * SLOTS + card]]
    parts = {"card": tables.card_names[card], "square": target}
    return Choice(written, kind, parts, Message(f"rk-offer-{kind}", {**parts}))
