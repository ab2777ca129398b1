"""Pocket Intrigues: the ladder of characters, one's own goal and card, the open card, and the match so far."""

from __future__ import annotations

from typing import cast

from ....core.encoder import COUNT, Circle, Encoder, Field, marks, one_hot
from ....core.position import Position
from ....core.rules import AnyRules
from ..edition import CAST, NOBLE_HOUSES, VERBS
from ..position import PocketIntrigues
from ..view import PocketIntriguesOpen, PocketIntriguesOwn

_ROWS = 40
_HOUSES = len(NOBLE_HOUSES)


class PocketIntriguesEncoder(Encoder):
    def __init__(self, rules: AnyRules, first: Position) -> None:
        tables = cast(PocketIntrigues, first).tables
        self._rules = rules
        self._ids = {name: who for who, name in enumerate(tables.ids)}
        self._cards = int(tables.cards)
        n, cards = int(first.seats), self._cards
        super().__init__(
            [
                Field("row", CAST, "every character's row, 1 at the top; 0 before the game", 0, _ROWS),
                Field("wounded", CAST, "1 for the wounded"),
                Field("dead", CAST, "1 for the dead"),
                Field("rises", _HOUSES, "the house of one's goal that is to rise: green, red, purple, blue"),
                Field("sinks", _HOUSES, "the one that is to sink"),
                Field("standing", 1, "points of one's goal if the game ended now", -99, 99),
                Field("hand", cards, "one's own card"),
                Field("open", cards, "the open card"),
                Field("used", cards, "the card used last"),
                Field("discards", cards, "cards in the discards"),
                Field("deck", 1, "cards in the deck", 0, cards),
                Field("reshuffled", 1, "1 once the discards have become the deck"),
                Field("holds", n, "who holds a card"),
                Field("waiting", n, "who is to move"),
                Field("turn", n, "whose turn it is"),
                Field("first", n, "who began this game"),
                Field("wins", n, "games won", 0, COUNT),
                Field("needed", 1, "games to win", 0, COUNT),
                Field("game", 1, "the game of the match, from 1", 0, COUNT),
                Field("dying", CAST, "whose death asks for something"),
                Field("verb", len(VERBS), f"what it asks for: {', '.join(VERBS)}"),
            ]
        )  # fmt: skip

    def encode(self, position: Position, seat: int) -> bytes:
        lies_open = cast(PocketIntriguesOpen, self._rules.open(position))
        own = cast(PocketIntriguesOwn, self._rules.own(position, seat))
        table = self._table(lies_open, Circle(int(position.seats), seat))
        needed = int(cast(PocketIntrigues, position).needed)
        return self.pack({**self._court(lies_open), **self._secrets(own), **table, "needed": [needed]})

    def _court(self, lies_open: PocketIntriguesOpen) -> dict[str, list[int]]:
        rows = [row + 1 for row in lies_open.rows] or [0] * CAST
        return {"row": rows, "wounded": self._who(lies_open.wounded), "dead": self._who(lies_open.dead)}

    def _who(self, ids: list[str]) -> list[int]:
        return marks(CAST, [self._ids[who] for who in ids])

    def _secrets(self, own: PocketIntriguesOwn) -> dict[str, list[int]]:
        goal = own.goal
        return {
            "rises": one_hot(_HOUSES, NOBLE_HOUSES.index(goal.rises) if goal else None),
            "sinks": one_hot(_HOUSES, NOBLE_HOUSES.index(goal.sinks) if goal else None),
            "standing": [own.standing.total if own.standing else 0],
            "hand": self._card(own.hand),
        }

    def _card(self, number: int | None) -> list[int]:
        return one_hot(self._cards, None if number is None else number - 1)

    def _table(self, lies_open: PocketIntriguesOpen, circle: Circle) -> dict[str, list[int]]:
        return {
            "open": self._card(lies_open.card),
            "used": self._card(lies_open.used),
            "discards": marks(self._cards, [number - 1 for number in lies_open.discards]),
            "deck": [lies_open.deck],
            "reshuffled": [int(lies_open.reshuffled)],
            "holds": [int(lies_open.holds[seat]) for seat in circle.order],
            "waiting": circle.marks(lies_open.waiting),
            "turn": circle.marks(lies_open.waiting),
            "first": circle.one_hot(lies_open.first),
            "wins": [lies_open.wins[seat] for seat in circle.order],
            "game": [lies_open.game],
            "dying": self._who([lies_open.dying] if lies_open.dying else []),
            "verb": one_hot(len(VERBS), VERBS.index(lies_open.verb) if lies_open.verb else None),
        }
