"""Coach Ride to Devil's Castle as a picture: a card for every passenger with all that the observer knows of them."""

from __future__ import annotations

from textwrap import wrap

from ...core.message import Argument, Message
from ...core.words import say
from ...games.devils_castle.view import DevilsCastleView, SeatView
from .ink import BLOOD, FAINT, INK, PAPER, RULE, box, letter, line, seal, sheet, word

_WIDTH, _CARD, _LEFT, _TOP, _GAP = 900, (207, 196), 24, 76, 8
_SOCIETIES = {"order": "☩", "brotherhood": "☾"}


def draw(view: DevilsCastleView, language: str = "en") -> str:
    rows = (view.seats + 3) // 4
    height = _TOP + rows * (_CARD[1] + _GAP) + 40
    piles: dict[str, Argument] = {"turn": view.turn, "pile": view.pile, "supply": view.supply, "limit": view.limit}
    told = say(Message("dc-board-piles", piles), language)
    parts = [line(_LEFT, 36, word("dc-title", language), 20, bold=True), line(_LEFT, 60, told, 14, FAINT)]
    for seat, passenger in enumerate(view.passengers):
        x = _LEFT + seat % 4 * (_CARD[0] + _GAP)
        parts += _passenger(view, seat, passenger, x, _TOP + seat // 4 * (_CARD[1] + _GAP), language)
    return sheet(_WIDTH, height, [*parts, line(_LEFT, height - 18, _scene(view, language), 15, BLOOD, bold=True)])


def _passenger(view: DevilsCastleView, seat: int, one: SeatView, x: float, y: float, language: str) -> list[str]:
    asked = seat in view.waiting
    parts = [box(x, y, *_CARD, PAPER, INK if asked or seat == view.turn_seat else RULE), *seal(x + 22, y + 24, seat)]
    name = word(f"dc-character-{one.character}", language)
    parts.append(line(x + 42, y + 22, f"{'▸ ' if asked else ''}{name}"[:20], 14, bold=True))
    held = say(Message("dc-board-count", {"items": one.items, "tokens": one.tokens}), language)
    parts.append(line(x + 42, y + 40, held, 12, FAINT))
    facts = []
    if one.society:
        facts.append(f"{_SOCIETIES.get(one.society, '')} {word(f'dc-society-{one.society}', language)}")
    if one.profession:
        work = word(f"dc-profession-{one.profession}", language)
        facts.append(work if one.open else f"({work})")
    if one.seen_by:
        names = ", ".join(letter(other) for other in one.seen_by)
        facts.append(say(Message("dc-board-seen-by", {"names": names}), language))
    items = [*one.known, *(["bag"] if one.a_bag else [])]
    facts += wrap(", ".join(word(f"dc-item-{key.replace('_', '-')}", language) for key in items), 30)
    return parts + [line(x + 14, y + 66 + 17 * place, fact, 12) for place, fact in enumerate(facts[:8])]


def _scene(view: DevilsCastleView, language: str) -> str:
    """The duel or the offer on the table, if there is one."""
    if view.duel is not None:
        duel = view.duel
        return f"⚔ {letter(duel.attacker)} {duel.points[0]} : {duel.points[1]} {letter(duel.defender)}"
    if view.offer is not None:
        thing = "?" if view.offer.item is None else word(f"dc-item-{view.offer.item.replace('_', '-')}", language)
        return f"{letter(view.offer.giver)} → {letter(view.offer.receiver)}: {thing}"
    return ""
