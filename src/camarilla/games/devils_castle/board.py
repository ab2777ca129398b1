"""A view of the coach drawn with letters: the passengers, the piles, and what is going on."""

from __future__ import annotations

from ...core.message import Name, Who
from ...core.phrases import Phrases
from ...core.seats import seat_letter
from .names import BAG, message_id
from .view import DevilsCastleView, notebook


def draw(view: DevilsCastleView, language: str = "en") -> str:
    """Passengers in the order of their turns; ``▸`` marks who is waited for."""
    phrase, now = Phrases("dc", language), view.open
    head = phrase("dc-board-piles", turn=now.turn, pile=now.pile, supply=now.supply, limit=view.setting.limit)
    passengers = [_passenger(view, seat, phrase) for seat in range(view.setting.players)]
    return "\n".join([head, *passengers, *_pile(view, phrase), *_scene(view, phrase)])


def _items(keys: list[str], phrase: Phrases) -> str:
    return ", ".join(phrase(message_id("item", key)) for key in keys)


def _passenger(view: DevilsCastleView, seat: int, phrase: Phrases) -> str:
    passenger, noted = view.open.passengers[seat], notebook(view).noted[seat]
    mark = "▸" if seat in view.open.waiting else "*" if seat == view.open.turn_seat else " "
    character = phrase(f"dc-character-{view.setting.characters[seat]}")
    parts = [phrase("dc-board-count", items=passenger.items, tokens=passenger.tokens)]
    if noted.society:
        parts.append(phrase(f"dc-society-{noted.society}"))
    if noted.profession:
        profession = phrase(f"dc-profession-{noted.profession}")
        parts.append(profession if passenger.open else f"({profession})")
    items = [*noted.known, *([BAG] if noted.a_bag else [])]
    if items:
        parts.append(_items(items, phrase))
    if passenger.seen_by:
        parts.append(phrase("dc-board-seen-by", names=", ".join(map(seat_letter, passenger.seen_by))))
    return f"{mark} {phrase.seat(seat)}, {character}: {'; '.join(parts)}"


def _pile(view: DevilsCastleView, phrase: Phrases) -> list[str]:
    top = view.own.pile_top if view.own else []
    titled = (("dc-board-top", top), ("dc-board-pile", notebook(view).pile_known))
    return [f"  {phrase(title)} {_items(keys, phrase)}" for title, keys in titled if keys]


def _scene(view: DevilsCastleView, phrase: Phrases) -> list[str]:
    """What is going on: a duel with its tally, or an offer on the table."""
    lines = []
    duel, offer = view.open.duel, view.open.offer
    if duel is not None:
        swords, shields = duel.points
        fighters = {"who": Who(duel.attacker), "other": Who(duel.defender)}
        lines.append("  " + phrase("dc-board-duel", **fighters, swords=swords, shields=shields))
    if offer is not None:
        sides = {"who": Who(offer.giver), "other": Who(offer.receiver)}
        key = view.own.offered if view.own and view.own.offered else offer.item
        item = {"item": Name(message_id("item", key))} if key else {}
        lines.append("  " + phrase("dc-board-offer" if key else "dc-board-offer-hidden", **sides, **item))
    return lines
