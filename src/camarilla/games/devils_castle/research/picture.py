"""Coach Ride to Devil's Castle as a picture: a card for every passenger with all that the observer knows of them."""

from __future__ import annotations

from textwrap import wrap

from ....core.ink import BLOOD, FAINT, INK, PAPER, RULE, box, letter, line, seal, sheet, word
from ....core.message import Argument, Message
from ....core.words import say
from ..names import BAG
from ..view import DevilsCastleView, notebook

_WIDTH, _CARD, _LEFT, _TOP, _GAP = 900, (207, 196), 24, 76, 8
_SOCIETIES = {"order": "☩", "brotherhood": "☾"}


def draw(view: DevilsCastleView, language: str = "en") -> str:
    players, lies_open = view.setting.players, view.open
    rows = (players + 3) // 4
    height = _TOP + rows * (_CARD[1] + _GAP) + 40
    piles: dict[str, Argument] = {
        "turn": lies_open.turn,
        "pile": lies_open.pile,
        "supply": lies_open.supply,
        "limit": view.setting.limit,
    }
    told = say(Message("dc-board-piles", piles), language)
    parts = [line(_LEFT, 36, word("dc-title", language), 20, bold=True), line(_LEFT, 60, told, 14, FAINT)]
    for seat in range(players):
        x = _LEFT + seat % 4 * (_CARD[0] + _GAP)
        parts += _passenger(view, seat, x, _TOP + seat // 4 * (_CARD[1] + _GAP), language)
    return sheet(_WIDTH, height, [*parts, line(_LEFT, height - 18, _scene(view, language), 15, BLOOD, bold=True)])


def _passenger(view: DevilsCastleView, seat: int, x: float, y: float, language: str) -> list[str]:
    one = view.open.passengers[seat]
    asked = seat in view.open.waiting
    frame = INK if asked or seat == view.open.turn_seat else RULE
    parts = [box(x, y, *_CARD, PAPER, frame), *seal(x + 22, y + 24, seat)]
    name = word(f"dc-character-{view.setting.characters[seat]}", language)
    parts.append(line(x + 42, y + 22, f"{'▸ ' if asked else ''}{name}"[:20], 14, bold=True))
    held = say(Message("dc-board-count", {"items": one.items, "tokens": one.tokens}), language)
    parts.append(line(x + 42, y + 40, held, 12, FAINT))
    told = _told(view, seat, language)
    return parts + [line(x + 14, y + 66 + 17 * place, text, 12) for place, text in enumerate(told[:8])]


def _told(view: DevilsCastleView, seat: int, language: str) -> list[str]:
    """All that the observer knows of a passenger, in lines."""
    one, noted = view.open.passengers[seat], notebook(view).noted[seat]
    told = []
    if noted.society:
        told.append(f"{_SOCIETIES.get(noted.society, '')} {word(f'dc-society-{noted.society}', language)}")
    if noted.profession:
        work = word(f"dc-profession-{noted.profession}", language)
        told.append(work if one.open else f"({work})")
    if one.seen_by:
        names = ", ".join(letter(other) for other in one.seen_by)
        told.append(say(Message("dc-board-seen-by", {"names": names}), language))
    items = [*noted.known, *([BAG] if noted.a_bag else [])]
    return told + wrap(", ".join(word(f"dc-item-{key.replace('_', '-')}", language) for key in items), 30)


def _scene(view: DevilsCastleView, language: str) -> str:
    """The duel or the offer on the table, if there is one."""
    duel, offer = view.open.duel, view.open.offer
    if duel is not None:
        return f"⚔ {letter(duel.attacker)} {duel.points[0]} : {duel.points[1]} {letter(duel.defender)}"
    if offer is not None:
        item = view.own.offered if view.own and view.own.offered else offer.item
        thing = "?" if item is None else word(f"dc-item-{item.replace('_', '-')}", language)
        return f"{letter(offer.giver)} → {letter(offer.receiver)}: {thing}"
    return ""
