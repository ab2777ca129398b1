"""What chance brings: who begins, the rows of the start, goals and cards. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ...core.position import Dice
from .actions import seated
from .phases import CARD, DRAW, FIRST, GOAL, ROWS
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
