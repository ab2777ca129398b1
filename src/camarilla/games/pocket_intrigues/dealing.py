"""What chance brings: who begins, the rows of the start, goals and cards; and, for an observer who imagines what may
be hidden, goals and cards dealt again. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ...core.position import OVER, Dice
from .actions import seated
from .phases import ACT, CARD, DRAW, FIRST, GOAL, NOBODY, ROWS
from .tables import GOALS, PAIRS, cards_in, random_of

if TYPE_CHECKING:
    from .position import PocketIntrigues


def outcomes(position: PocketIntrigues) -> list[int]:
    """What chance may bring now, all of it equally likely."""
    if position.phase == FIRST:
        return list(range(position.seats))
    if position.phase == ROWS:
        return list(range(16))
    if position.phase == GOAL:
        return [goal for goal in range(GOALS) if position.goal_cards >> goal // 2 & 1]
    return cards_in(position.deck)


def is_secret(position: PocketIntrigues, observer: i64) -> bool:
    """Whether what chance is about to bring is hidden from an observer: a goal or a hand card of somebody else."""
    return position.phase in (GOAL, CARD, DRAW) and position.dealing not in (observer, position.seats)


def random_outcome(position: PocketIntrigues, dice: Dice) -> i64:
    if position.phase == DRAW or position.phase == CARD:
        return random_of(position.deck, position.tables.cards, dice)
    if position.phase == GOAL:
        return 2 * random_of(position.goal_cards, len(PAIRS), dice) + dice.randrange(2)
    return dice.randrange(16 if position.phase == ROWS else position.seats)


def bring(position: PocketIntrigues, outcome: i64) -> None:
    """Do what chance has brought."""
    if position.phase == DRAW or position.phase == CARD:
        _deal_card(position, outcome)
    elif position.phase == GOAL:
        position.goals[position.dealing] = outcome
        position.goal_cards ^= position.tables.bits[outcome // 2]
        position.dealing += 1
        if position.dealing == position.seats:
            position.dealing = 0
            position.phase = CARD
    elif position.phase == ROWS:
        position.court = seated(position.tables, outcome)
        position.phase = GOAL
    else:
        position.first = outcome
        position.turn = outcome
        position.phase = ROWS


def _deal_card(position: PocketIntrigues, card: i64) -> None:
    position.deck ^= position.tables.bits[card]
    if position.dealing == position.seats:
        position.open = card
    else:
        position.hands[position.dealing] = card
    if position.phase == DRAW:
        position.begin_turn((position.turn + 1) % position.seats)
    elif position.dealing < position.seats:
        position.dealing += 1
    else:
        position.begin_turn(position.first)


# Imagined worlds


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
    """Deal hands and deck again. As the game goes on, the player to act has a legal action: if not on the open card,
    then on the one in hand."""
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
