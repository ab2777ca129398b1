"""Coach Ride to Devil's Castle: the passengers as one's notebook has them, the piles, and what is going on."""

from __future__ import annotations

from typing import cast

from ....core.encoder import COUNT, Circle, Encoder, Field, counts, marks, one_hot
from ....core.position import Position
from ....core.rules import AnyRules
from ..edition import KINDS, PROFESSIONS, SOCIETIES
from ..names import BAG
from ..questions import PHASES
from ..view import DevilsCastleOwn, DevilsCastleView, DuelTally, Noted

_PHASES = (*(name for name, _ in PHASES.values()), "over")
_KINDS = {key: place for place, key in enumerate(KINDS)}
_ITEMS = len(KINDS)
_ANSWERS = ("swords", "shields", "no", "use")
_BAGS = [place for key, place in _KINDS.items() if key.startswith(BAG)]


class DevilsCastleEncoder(Encoder):
    def __init__(self, rules: AnyRules, first: Position) -> None:
        self._rules = rules
        super().__init__([*_table_fields(int(first.seats)), *_scene_fields(int(first.seats))])

    def encode(self, position: Position, seat: int) -> bytes:
        view = cast(DevilsCastleView, self._rules.view(position, seat))
        own = view.own
        assert own is not None
        circle = Circle(view.setting.players, seat)
        return self.pack(
            {**_table(view, own, circle), **_marks(view, circle), **_notes(own, circle), **_scene(view, own, circle)}
        )


def _table_fields(n: int) -> list[Field]:
    items = f"{KINDS[0]}, {KINDS[1]}, … {KINDS[-1]}"
    return [
        Field("phase", len(_PHASES), f"what is asked: {', '.join(_PHASES)}"),
        Field("turn", 1, "the turn, from 1", 0, COUNT),
        Field("turn_seat", n, "whose turn it is"),
        Field("waiting", n, "who owes an answer"),
        Field("limit", 1, "the most items a hand may hold", 0, 21),
        Field("cap", 1, "the turn that ends the game; 0: none", 0, COUNT),
        Field("supply", 1, "duel tokens left", 0, COUNT),
        Field("pile", 1, "items in the pile", 0, 21),
        Field("pile_known", _ITEMS, f"items certainly in the pile, by kind: {items}", 0, 3),
        Field("pile_possible", _ITEMS, "1 for kinds that may be there beyond these"),
        Field("pile_top", 2 * _ITEMS, "the two on top, for the Clairvoyant who laid them"),
        Field("professions_left", 1, "professions in the pile", 0, 10),
        Field("professions_known", len(PROFESSIONS), "1 for professions certainly there"),
        Field("items", n, "items in every hand", 0, 21),
        Field("tokens", n, "duel tokens", 0, COUNT),
        Field("society", n * 2, f"1 for a society one knows: {', '.join(SOCIETIES)}"),
        Field("seen_by", n * n, "seat by seat: who has seen that seat's society"),
        Field("profession", n * len(PROFESSIONS), f"1 for a profession one knows: {', '.join(PROFESSIONS)}"),
        Field("open", n, "1 where the profession lies face up"),
        Field("known", n * _ITEMS, "items certainly there, by kind", 0, 3),
        Field("possible", n * _ITEMS, "1 for kinds that may be there beyond these"),
        Field("a_bag", n, "1 where one of the bags certainly is, and one does not know which"),
    ]


def _scene_fields(n: int) -> list[Field]:
    return [
        Field("attacker", n, "in a duel"),
        Field("defender", n, "in a duel"),
        Field("swords", n, "who stands with the attacker, once it is shown"),
        Field("shields", n, "who stands with the defender"),
        Field("duel_points", 2, "the tally: attacker, defender", -COUNT, COUNT),
        Field("hypnotised", n, "in a duel"),
        Field("duelist", n, "who used this profession in the duel"),
        Field("poisoner", n, "who used the poison ring"),
        Field("decided", n, "for whom the Alchemist has decided"),
        Field("shown", _ITEMS, "items shown in the duel"),
        Field("giver", n, "of an offer on the table"),
        Field("receiver", n, "of an offer on the table"),
        Field("offered", _ITEMS, "the item, for those who may see it; both bags when only the title is known"),
        Field("trade", n, "the two whose traded items are read out"),
        Field("acts", n, "who the question is about: who acts"),
        Field("suffers", n, "and on whom"),
        Field("way", 2, "the Sextant sends the items left, right"),
        Field("mine", len(_ANSWERS), f"one's own answer in a secret round: {', '.join(_ANSWERS)}"),
        Field("my_item", _ITEMS, "the item of that answer, for the Sextant"),
        Field("asked_for", _ITEMS, "what the Diplomat has asked for"),
    ]


def _titled(word: str | None) -> list[int]:
    """An item by its key, or both bags where only their common title is known."""
    if word is None:
        return [0] * _ITEMS
    return marks(_ITEMS, _BAGS if word == BAG else [_KINDS[word]])


def _kinds(words: list[str]) -> list[int]:
    return [_KINDS[word] for word in words]


def _table(view: DevilsCastleView, own: DevilsCastleOwn, circle: Circle) -> dict[str, list[int]]:
    lies_open = view.open
    top = [one_hot(_ITEMS, _KINDS[word]) for word in own.pile_top]
    top += [[0] * _ITEMS] * (2 - len(top))
    return {
        "phase": one_hot(len(_PHASES), _PHASES.index(lies_open.phase)),
        "turn": [lies_open.turn],
        "turn_seat": circle.one_hot(lies_open.turn_seat),
        "waiting": circle.marks(lies_open.waiting),
        "limit": [view.setting.limit],
        "cap": [view.setting.cap],
        "supply": [lies_open.supply],
        "pile": [lies_open.pile],
        "pile_known": counts(_ITEMS, _kinds(own.pile_known)),
        "pile_possible": marks(_ITEMS, _kinds(own.pile_possible)),
        "pile_top": [*top[0], *top[1]],
        "professions_left": [lies_open.professions_left],
        "professions_known": marks(len(PROFESSIONS), [PROFESSIONS.index(one) for one in own.professions_known]),
    }


def _marks(view: DevilsCastleView, circle: Circle) -> dict[str, list[int]]:
    """What lies open of the passengers."""
    people = [view.open.passengers[seat] for seat in circle.order]
    return {
        "items": [one.items for one in people],
        "tokens": [one.tokens for one in people],
        "seen_by": [mark for one in people for mark in circle.marks(one.seen_by)],
        "open": [int(one.open) for one in people],
    }


def _notes(own: DevilsCastleOwn, circle: Circle) -> dict[str, list[int]]:
    """What the own notebook says of the passengers."""
    people = [own.noted[seat] for seat in circle.order]
    return {
        "society": [mark for one in people for mark in _society(one)],
        "profession": [mark for one in people for mark in _profession(one)],
        "known": [count for one in people for count in counts(_ITEMS, _kinds(one.known))],
        "possible": [mark for one in people for mark in marks(_ITEMS, _kinds(one.possible))],
        "a_bag": [int(one.a_bag) for one in people],
    }


def _society(one: Noted) -> list[int]:
    return one_hot(len(SOCIETIES), None if one.society is None else SOCIETIES.index(one.society))


def _profession(one: Noted) -> list[int]:
    return one_hot(len(PROFESSIONS), None if one.profession is None else PROFESSIONS.index(one.profession))


def _scene(view: DevilsCastleView, own: DevilsCastleOwn, circle: Circle) -> dict[str, list[int]]:
    lies_open, offer = view.open, view.open.offer
    between: list[int | None] = [*lies_open.between, None, None]
    word, _, thing = (own.mine or "").partition(" ")
    return {
        **_duel(lies_open.duel, circle),
        "giver": circle.one_hot(offer.giver if offer else None),
        "receiver": circle.one_hot(offer.receiver if offer else None),
        "offered": _titled(own.offered or (offer.item if offer else None)),
        "trade": circle.marks(lies_open.trade),
        "acts": circle.one_hot(between[0]),
        "suffers": circle.one_hot(between[1]),
        "way": [int(lies_open.way == "left"), int(lies_open.way == "right")],
        "mine": [int(word == answer) for answer in _ANSWERS],
        "my_item": _titled(thing if word == "hand" else None),
        "asked_for": _titled(lies_open.asked_for),
    }


def _duel(duel: DuelTally | None, circle: Circle) -> dict[str, list[int]]:
    if duel is None:
        nobody = [0] * circle.seats
        people = ("attacker", "defender", "swords", "shields", "hypnotised", "duelist", "poisoner", "decided")
        return {**dict.fromkeys(people, nobody), "duel_points": [0, 0], "shown": [0] * _ITEMS}
    return {
        "attacker": circle.one_hot(duel.attacker),
        "defender": circle.one_hot(duel.defender),
        "swords": circle.marks(duel.swords),
        "shields": circle.marks(duel.shields),
        "duel_points": duel.points,
        "hypnotised": circle.one_hot(duel.hypnotised),
        "duelist": circle.one_hot(duel.duelist),
        "poisoner": circle.one_hot(duel.poisoner),
        "decided": circle.one_hot(duel.decided),
        "shown": marks(_ITEMS, [_KINDS[piece.what] for piece in duel.pieces if piece.what in _KINDS]),
    }
