"""A view of the coach drawn with letters: the passengers, the piles, and what is going on."""

from __future__ import annotations

from ...core.message import Argument, Message, Name, Who
from ...core.words import say, seat_name
from .names import BAG
from .view import DevilsCastleView, notebook


def draw(view: DevilsCastleView, language: str = "en") -> str:
    """Passengers in the order of their turns; ``▸`` marks who is waited for."""
    lies_open = view.open
    piles: dict[str, Argument] = {
        "turn": lies_open.turn,
        "pile": lies_open.pile,
        "supply": lies_open.supply,
        "limit": view.setting.limit,
    }
    lines = [say(Message("dc-board-piles", piles), language)]
    lines += [_passenger(view, seat, language) for seat in range(view.setting.players)]
    return "\n".join([*lines, *_pile(view, language), *_scene(view, language)])


def _word(message: str, language: str) -> str:
    return say(Message(message), language)


def _item(key: str, language: str) -> str:
    return _word(f"dc-item-{key.replace('_', '-')}", language)


def _items(keys: list[str], language: str) -> str:
    return ", ".join(_item(key, language) for key in keys)


def _passenger(view: DevilsCastleView, seat: int, language: str) -> str:
    one, noted = view.open.passengers[seat], notebook(view).noted[seat]
    mark = "▸" if seat in view.open.waiting else "*" if seat == view.open.turn_seat else " "
    character = say(Message(f"dc-character-{view.setting.characters[seat]}"), language)
    name = f"{mark} {seat_name('dc', seat, language)}, {character}:"
    told = [say(Message("dc-board-count", {"items": one.items, "tokens": one.tokens}), language)]
    if noted.society:
        told.append(_word(f"dc-society-{noted.society}", language))
    if noted.profession:
        work = _word(f"dc-profession-{noted.profession}", language)
        told.append(work if one.open else f"({work})")
    items = [*noted.known, *([BAG] if noted.a_bag else [])]
    if items:
        told.append(_items(items, language))
    if one.seen_by:
        letters = ", ".join(chr(ord("A") + other) for other in one.seen_by)
        told.append(say(Message("dc-board-seen-by", {"names": letters}), language))
    return f"{name} {'; '.join(told)}"


def _pile(view: DevilsCastleView, language: str) -> list[str]:
    lines = []
    if view.own and view.own.pile_top:
        lines.append(f"  {_word('dc-board-top', language)} {_items(view.own.pile_top, language)}")
    if known := notebook(view).pile_known:
        lines.append(f"  {_word('dc-board-pile', language)} {_items(known, language)}")
    return lines


def _scene(view: DevilsCastleView, language: str) -> list[str]:
    """What is going on: a duel with its tally, or an offer on the table."""
    lines = []
    duel, offer = view.open.duel, view.open.offer
    if duel is not None:
        fighters: dict[str, Argument] = {"who": Who(duel.attacker), "other": Who(duel.defender)}
        points: dict[str, Argument] = {"swords": duel.points[0], "shields": duel.points[1]}
        lines.append("  " + say(Message("dc-board-duel", {**fighters, **points}), language))
    if offer is not None:
        sides: dict[str, Argument] = {"who": Who(offer.giver), "other": Who(offer.receiver)}
        item = view.own.offered if view.own and view.own.offered else offer.item
        if item is None:
            lines.append("  " + say(Message("dc-board-offer-hidden", sides), language))
        else:
            thing = Name(f"dc-item-{item.replace('_', '-')}")
            lines.append("  " + say(Message("dc-board-offer", {**sides, "item": thing}), language))
    return lines
