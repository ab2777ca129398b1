"""A view of the coach drawn with letters: the passengers, the piles, the duel, and the last pages of the notebook."""

from __future__ import annotations

from functools import cache

from ...core.message import Argument, Message, Name, Who
from ...core.words import say, seat_name
from .notes import Page
from .view import DevilsCastleView, SeatView

_LAST_PAGES = 5


def draw(view: DevilsCastleView, language: str = "en") -> str:
    """Passengers in the order of their turns; ``▸`` marks who is waited for."""
    piles: dict[str, Argument] = {"turn": view.turn, "pile": view.pile, "supply": view.supply, "limit": view.limit}
    lines = [say(Message("dc-board-piles", piles), language)]
    lines += [_passenger(view, seat, one, language) for seat, one in enumerate(view.passengers)]
    lines += _pile(view, language)
    lines += _scene(view, language)
    pages = _last_pages(view, language)
    if pages:
        lines += ["", _word("dc-board-notes", language), *pages]
    return "\n".join(lines)


def _last_pages(view: DevilsCastleView, language: str) -> list[str]:
    """The end of the notebook, a text for every page; items that were looked at stand in a line below it."""
    entries: list[tuple[Page, list[str]]] = []
    for page in view.notes:
        item = page.words.args.get("item")
        if page.words.id == "dc-listed" and isinstance(item, Name):
            entries[-1][1].append(_word(item.id, language))
        else:
            entries.append((page, []))
    return [_page(page, items, language) for page, items in entries[-_LAST_PAGES:]]


def _page(page: Page, items: list[str], language: str) -> str:
    line = f"  {page.turn}. {say(page.words, language)}"
    return f"{line}\n     {', '.join(items)}" if items else line


@cache
def _word(message: str, language: str) -> str:
    return say(Message(message), language)


def _item(key: str, language: str) -> str:
    return _word(f"dc-item-{key.replace('_', '-')}", language)


def _items(keys: list[str], language: str) -> str:
    return ", ".join(_item(key, language) for key in keys)


def _passenger(view: DevilsCastleView, seat: int, one: SeatView, language: str) -> str:
    mark = "▸" if seat in view.waiting else "*" if seat == view.turn_seat else " "
    character = say(Message(f"dc-character-{one.character}"), language)
    name = f"{mark} {seat_name('dc', seat, language)}, {character}:"
    facts = [_count(one, language)]
    if one.society:
        facts.append(_word(f"dc-society-{one.society}", language))
    if one.profession:
        work = _word(f"dc-profession-{one.profession}", language)
        facts.append(work if one.open else f"({work})")
    items = [*one.known, *(["bag"] if one.a_bag else [])]
    if items:
        facts.append(_items(items, language))
    if one.seen_by:
        letters = ", ".join(chr(ord("A") + other) for other in one.seen_by)
        facts.append(say(Message("dc-board-seen-by", {"names": letters}), language))
    return f"{name} {'; '.join(facts)}"


def _count(one: SeatView, language: str) -> str:
    return _counts(one.items, one.tokens, language)


@cache
def _counts(items: int, tokens: int, language: str) -> str:
    return say(Message("dc-board-count", {"items": items, "tokens": tokens}), language)


def _pile(view: DevilsCastleView, language: str) -> list[str]:
    lines = []
    if view.pile_top:
        lines.append(f"  {_word('dc-board-top', language)} {_items(view.pile_top, language)}")
    if view.pile_known:
        lines.append(f"  {_word('dc-board-pile', language)} {_items(view.pile_known, language)}")
    return lines


def _scene(view: DevilsCastleView, language: str) -> list[str]:
    """What is going on: a duel with its tally, or an offer on the table."""
    lines = []
    if view.duel is not None:
        duel = view.duel
        fighters: dict[str, Argument] = {"who": Who(duel.attacker), "other": Who(duel.defender)}
        points: dict[str, Argument] = {"swords": duel.points[0], "shields": duel.points[1]}
        lines.append("  " + say(Message("dc-board-duel", {**fighters, **points}), language))
    if view.offer is not None:
        sides: dict[str, Argument] = {"who": Who(view.offer.giver), "other": Who(view.offer.receiver)}
        if view.offer.item is None:
            lines.append("  " + say(Message("dc-board-offer-hidden", sides), language))
        else:
            thing = Name(f"dc-item-{view.offer.item.replace('_', '-')}")
            lines.append("  " + say(Message("dc-board-offer", {**sides, "item": thing}), language))
    return lines
