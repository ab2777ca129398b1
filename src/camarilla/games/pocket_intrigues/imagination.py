"""Other worlds: the goals and cards that an observer cannot know, drawn anew. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ...core.position import OVER, Dice
from .phases import ACT, NOBODY
from .tables import PAIRS, cards_in, random_of

if TYPE_CHECKING:
    from .position import PocketIntrigues


def imagine_goals(world: PocketIntrigues, observer: i64, dice: Dice) -> None:
    """Deal goals again to everybody but the observer."""
    bits = world.tables.bits
    others = [seat for seat in range(world.seats) if seat != observer and world.goals[seat] >= 0]
    for seat in others:
        world.goal_cards |= bits[world.goals[seat] // 2]
    for seat in others:
        pair = random_of(world.goal_cards, len(PAIRS), dice)
        world.goal_cards ^= bits[pair]
        world.goals[seat] = 2 * pair + dice.randrange(2)


def imagine_cards(world: PocketIntrigues, observer: i64, dice: Dice) -> None:
    """Hands and deck anew. That the game goes on shows that whoever is to act can: if not with the open card, then with
    the one in hand."""
    bits = world.tables.bits
    shown = world.last.stuck if world.last is not None and world.actor == OVER else NOBODY  # PI-5.8
    hidden = [seat for seat in range(world.seats) if seat not in (observer, shown) and world.hands[seat] >= 0]
    for seat in hidden:
        world.deck |= bits[world.hands[seat]]
    if world.phase == ACT and world.turn != observer and not world.playable(world.open):
        hidden.remove(world.turn)
        usable: i64 = 0
        for card in cards_in(world.deck):
            if world.playable(card):
                usable |= bits[card]
        world.hands[world.turn] = random_of(usable, world.tables.cards, dice)
        world.deck ^= bits[world.hands[world.turn]]
    for seat in hidden:
        world.hands[seat] = random_of(world.deck, world.tables.cards, dice)
        world.deck ^= bits[world.hands[seat]]
