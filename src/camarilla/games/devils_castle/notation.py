"""Moves as people write them: ``offer monocle B``, ``accept bag_key``, ``duel C``, ``swords``, ``declare A C``.

Compiled. A label of which a part is hidden is written in the same way, with ``?`` for that part.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...core.bits import bits_in
from ...core.choice import Choice
from ...core.seats import seat_letter
from . import actions as do
from .edition import KINDS, MOST, PROFESSIONS, SOCIETIES
from .kinds import KIND_COUNT
from .names import BAG, TITLE_KEYS

_FORMS: Final = (
    *("spy {seat}", "offer {item} {seat}", "duel {seat}", "declare {seats}", "divine {seats}", "ring"),
    *("diplomat {seat} {item}", "clairvoyant", "top {item} {next}"),
    *("refuse", "accept {item}", "yield {item}", "nothing", "return {item}"),
    *("speak", "hush", "swap", "keep", "cloak {profession}"),
    *("left", "right", "hand {item}", "gift {item} {seat}"),
    *("swords", "shields", "use {profession}", "no"),
    *("hypnotise {seat}", "token", "show {item}", "alchemist {seat}", "pass"),
    *("society", "search", "take {item}", "back {item}", "pay {item}"),
)
FORMS: Final[dict[int, str]] = dict(zip(range(do.SPY, do.PAY + 1, do.SPAN), _FORMS, strict=True))
"""Every verb of the players, in the order of ``actions.py``: its word and its parts."""

LETTERS: Final = tuple("abcdefgh")
_DEALT: Final[dict[int, tuple[str, ...]]] = {
    do.DEAL_SOCIETY: SOCIETIES,
    do.DEAL_PROFESSION: PROFESSIONS,
    do.DEAL_ITEM: KINDS,
    do.FIRST: LETTERS,
}
"""Chance's outcomes are named by the card, or by the seat that begins."""


def form_of(move: int) -> str:
    """The notation of a player's move with the names of its parts; a claim that names nobody has none."""
    if move in (do.DECLARE, do.DIVINE):
        return FORMS[move].split()[0]
    return FORMS[do.verb_of(move)]


def parts_of(move: int) -> dict[str, str]:
    """The parts of a player's move, or of a label."""
    verb, what = do.verb_of(move), do.object_of(move)
    if verb in (do.OFFER, do.GIFT):
        return {"item": _item(do.item_in(move)), "seat": seat_letter(do.seat_in(move))}
    if verb == do.ASK_FOR:
        return {"seat": seat_letter(do.seat_in(move)), "item": TITLE_KEYS[do.item_in(move)]}
    if verb in (do.DECLARE, do.DIVINE):
        return {"seats": " ".join([seat_letter(seat) for seat in bits_in(what)])}
    if move == do.TOP + do.UNSEEN_ORDER:
        return {"item": "?", "next": "?"}
    if verb == do.TOP:
        return {"item": KINDS[what // KIND_COUNT], "next": KINDS[what % KIND_COUNT]}
    form = FORMS[verb]
    if form.endswith("{item}"):
        return {"item": _item(what)}
    if form.endswith("{seat}"):
        return {"seat": seat_letter(what)}
    if form.endswith("{profession}"):
        return {"profession": "?" if what == do.UNSEEN else PROFESSIONS[what]}
    return {}


def _item(kind: i64) -> str:
    """An item, or as much of it as is known."""
    if kind < KIND_COUNT:
        return KINDS[kind]
    if kind == do.UNSEEN:
        return "?"
    given = f"{BAG}?" if kind & 1 else "?"
    first = (kind - do.AFTER) // 2 - 1
    return given if first < 0 else f"{given} after {TITLE_KEYS[first]}"


def text(move: int) -> str:
    """The words of a move, of an outcome of chance or of a label; every one has its own, whatever the phase."""
    if move == do.HIDDEN:
        return "?"
    verb = do.verb_of(move)
    if verb in _DEALT:
        name = _DEALT[verb][do.object_of(move)]
        return name.upper() if verb == do.FIRST else name
    return Choice("", form_of(move), parts_of(move)).text


def all_moves(seats: int) -> list[int]:
    """Every move of a player that could ever be made at a table with this many seats."""
    return [verb + what for verb, form in FORMS.items() for what in _objects(form, seats)]


def _objects(form: str, seats: int) -> list[int]:
    """What may follow a verb, as numbers."""
    if "{seats}" in form:
        return list(range(1 << seats))
    if "{next}" in form:
        return list(range(KIND_COUNT * KIND_COUNT))
    if "{item}" in form and "{seat}" in form:
        return [int(do.item_to(0, kind, seat)) for kind in range(KIND_COUNT) for seat in range(seats)]
    counts = {"{item}": KIND_COUNT, "{seat}": seats, "{profession}": len(PROFESSIONS)}
    return list(range(counts.get(form.split()[-1], 1)))


# Of the two bags, which share a title where one is asked for, the first one counts.
_MOVES: Final = {text(move).lower(): move for move in reversed(all_moves(MOST))}
_OUTCOMES: Final = {name: verb + number for verb, names in _DEALT.items() for number, name in enumerate(names)}


def parse(written: str) -> int | None:
    """The move a player's text stands for, legal or not; None if it is no move of this game."""
    words = written.lower().split()
    if words and words[0] in ("declare", "divine"):
        words[1:] = sorted(words[1:])
    return _MOVES.get(" ".join(words))


def parse_chance(written: str) -> int | None:
    """The outcome of chance that a text stands for."""
    return _OUTCOMES.get(written.lower().strip())
