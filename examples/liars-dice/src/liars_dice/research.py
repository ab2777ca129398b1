"""What a seat knows, as numbers, and every bid as an action."""

from __future__ import annotations

from camarilla.core.encoder import Circle, Encoder, Field, counts, one_hot
from camarilla.core.position import Position
from camarilla.core.rules import AnyRules

from .position import DOUBT, FACES, SPOT_ON, LiarsDice, dice_in


class LiarsDiceEncoder(Encoder):
    def __init__(self, rules: AnyRules, first: Position) -> None:
        n = int(first.seats)
        super().__init__(
            [
                Field("options", 3, "ones are wild; a bid may be called spot on; a doubt costs the difference"),
                Field("to_move", n, "who is to move, from oneself to the left; so are all seats"),
                Field("left", n, "dice left", 0, FACES),
                Field("own", FACES, "the seat's dice of each face", 0, FACES),
                Field("quantity", n, "the last bid of every seat in this round: how many", 0, 36),
                Field("face", n * FACES, "and of which face"),
                Field("bidder", n, "whose bid stands"),
                Field("chance", 1, "how likely it is by the seat's dice, in hundredths; -1 without a bid", -1, 100),
                Field("shown", n * FACES, "dice that each seat showed at the end of the last round", 0, FACES),
            ]
        )

    def encode(self, position: Position, seat: int) -> bytes:
        assert isinstance(position, LiarsDice)
        terms, circle = position.terms, Circle(int(position.seats), seat)
        last = dict(zip(position.bidders, position.bids, strict=True))
        bids = [last.get(other) for other in circle.order]
        rolls = position.lifted.rolls if position.lifted else [0] * len(position.left)
        return self.pack(
            {
                "options": [int(terms.wild), int(terms.spot_on), int(terms.difference)],
                "to_move": circle.marks([position.actor] if position.actor >= 0 else []),
                "left": [position.left[other] for other in circle.order],
                "own": _faces(position.rolls[seat]),
                "quantity": [0 if bid is None else bid // FACES for bid in bids],
                "face": [mark for bid in bids for mark in one_hot(FACES, None if bid is None else bid % FACES)],
                "bidder": circle.one_hot(position.bidders[-1] if position.bidders else None),
                "chance": [round(100 * position.chance_of(position.bid(), seat)) if position.bids else -1],
                "shown": [number for other in circle.order for number in _faces(rolls[other])],
            }
        )


def _faces(roll: int) -> list[int]:
    return counts(FACES, [face - 1 for face in dice_in(roll)])


def all_moves(first: Position) -> list[int]:
    assert isinstance(first, LiarsDice)
    calls = [DOUBT, SPOT_ON] if first.terms.spot_on else [DOUBT]
    return [*calls, *range(FACES, FACES * (sum(first.left) + 1))]
