"""The rules of High Card: who holds what, what may be done, and what follows.

In every round each player is dealt one card face down and, in turn, bids some of their coins. Whoever has bid the most
shows their card; of several who have, the highest card takes all that was bid. The other cards stay secret.
"""

from __future__ import annotations

from typing import ClassVar

from camarilla.core.position import CHANCE, OVER, Dice, Position
from mypy_extensions import i64, mypyc_attr

NO_CARD = 0
"""Not dealt yet, not shown; as an outcome of chance, a card that the observer does not see."""
NO_BID = -1


@mypyc_attr(native_class=False)  # needed only when this file is compiled: Position was compiled elsewhere
class HighCard(Position):
    rules_name: ClassVar[str] = "high-card"

    def __init__(self, seats: int, cards: int, coins: int, limit: int, rounds: int) -> None:
        super().__init__(seats, CHANCE)
        self.cards = cards
        self.limit = limit
        self.rounds = rounds
        self.round = 1
        self.coins = [coins] * seats
        self.hands = [NO_CARD] * seats
        self.bids = [NO_BID] * seats
        self.shown = [NO_CARD] * seats
        """The cards shown at the end of the last round."""

    def copy(self) -> HighCard:
        made = HighCard(int(self.seats), self.cards, 0, self.limit, self.rounds)
        made.actor = self.actor
        made.round = self.round
        made.coins = self.coins[:]
        made.hands = self.hands[:]
        made.bids = self.bids[:]
        made.shown = self.shown[:]
        return made

    def state(self) -> list[int]:
        return [int(self.actor), self.round, *self.coins, *self.hands, *self.bids, *self.shown]

    # What may be done

    def highest_bid(self, seat: i64) -> int:
        return min(self.limit, self.coins[seat])

    def moves(self, seat: i64) -> list[int]:
        """A move is the number of coins that are bid."""
        return list(range(self.highest_bid(seat) + 1)) if seat == self.actor else []

    def dealt_to(self) -> int:
        """Who gets the next card."""
        return self.hands.index(NO_CARD)

    def chances(self) -> list[tuple[int, int]]:
        """An outcome of chance is the card dealt; all that are left are equally likely."""
        if self.actor != CHANCE:
            return []
        return [(card, 1) for card in range(1, self.cards + 1) if card not in self.hands]

    # What follows

    def apply(self, actor: i64, move: i64) -> None:
        if actor == CHANCE:
            self.hands[self.dealt_to()] = int(move)
            if NO_CARD not in self.hands:
                self.actor = (self.round - 1) % self.seats
            return
        self.coins[actor] -= int(move)
        self.bids[actor] = int(move)
        self.actor = (actor + 1) % self.seats
        if NO_BID not in self.bids:
            self._end_round()

    def _end_round(self) -> None:
        seats = range(int(self.seats))
        self.shown = [self.hands[seat] if self.bids[seat] == max(self.bids) else NO_CARD for seat in seats]
        self.coins[self.shown.index(max(self.shown))] += sum(self.bids)
        self.hands = [NO_CARD for _seat in seats]
        self.bids = [NO_BID for _seat in seats]
        self.round += 1
        self.actor = CHANCE if self.round <= self.rounds else OVER

    def scores(self) -> list[int]:
        return self.coins[:]

    # What others see

    def label(self, observer: i64, actor: i64, move: i64) -> i64:
        """A card that is dealt is seen by whoever gets it; bids are open."""
        return NO_CARD if actor == CHANCE and self.dealt_to() != observer else move

    def imagine(self, observer: object, dice: Dice) -> HighCard:
        """Every card but the observer's own could be any other."""
        seat = self.checked_observer(observer)
        own = self.hands[seat] if seat >= 0 else NO_CARD
        deck = [card for card in range(1, self.cards + 1) if card != own]
        world = self.copy()
        for other in range(int(self.seats)):
            if other != seat and self.hands[other] != NO_CARD:
                world.hands[other] = deck.pop(dice.randrange(len(deck)))
        return world
