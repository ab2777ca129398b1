"""Pocket Intrigues: the ladder of characters, one's own goal and card, the open card, and the match so far."""

from __future__ import annotations

from typing import cast

from ...core.position import Position
from ...core.rules import AnyRules
from ...games.pocket_intrigues.edition import CAST, NOBLE_HOUSES
from ...games.pocket_intrigues.position import PocketIntrigues
from ...games.pocket_intrigues.view import VERB_WORDS, PocketIntriguesView
from .base import COUNT, Circle, Encoder, Field, marks, one_hot

_ROWS = 40
_VERBS = tuple(VERB_WORDS.values())
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
                Field("verb", len(_VERBS), f"what it asks for: {', '.join(_VERBS)}"),
            ]
        )  # fmt: skip

    def encode(self, position: Position, seat: int) -> bytes:
        view = cast(PocketIntriguesView, self._rules.view(position, seat))
        circle = Circle(view.seats, seat)
        return self.pack({**self._court(view), **self._secrets(view), **self._table(view, circle)})

    def _court(self, view: PocketIntriguesView) -> dict[str, list[int]]:
        rows, wounded, dead = [0] * CAST, [0] * CAST, [0] * CAST
        for number, row in enumerate(view.rows, 1):
            for figure in row:
                who = self._ids[figure.id]
                rows[who] = number
                wounded[who] = int(figure.state == "wounded")
                dead[who] = int(figure.state == "dead")
        return {"row": rows, "wounded": wounded, "dead": dead}

    def _secrets(self, view: PocketIntriguesView) -> dict[str, list[int]]:
        goal = view.goal
        return {
            "rises": one_hot(_HOUSES, NOBLE_HOUSES.index(goal.rises) if goal else None),
            "sinks": one_hot(_HOUSES, NOBLE_HOUSES.index(goal.sinks) if goal else None),
            "standing": [view.standing.total if view.standing else 0],
            "hand": self._card(view.hand),
        }

    def _card(self, number: int | None) -> list[int]:
        return one_hot(self._cards, None if number is None else number - 1)

    def _table(self, view: PocketIntriguesView, circle: Circle) -> dict[str, list[int]]:
        return {
            "open": self._card(view.open),
            "used": self._card(view.used),
            "discards": marks(self._cards, [number - 1 for number in view.discards]),
            "deck": [view.deck],
            "reshuffled": [int(view.reshuffled)],
            "holds": [int(view.holds[seat]) for seat in circle.order],
            "waiting": circle.marks(view.waiting),
            "turn": circle.one_hot(view.turn),
            "first": circle.one_hot(view.first),
            "wins": [view.wins[seat] for seat in circle.order],
            "needed": [view.needed],
            "game": [view.game],
            "dying": one_hot(CAST, None if view.dying is None else self._ids[view.dying]),
            "verb": one_hot(len(_VERBS), None if view.verb is None else _VERBS.index(view.verb)),
        }
