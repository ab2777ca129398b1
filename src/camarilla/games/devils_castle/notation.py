"""Moves as people write them: ``offer monocle B``, ``accept bag_key``, ``duel C``, ``swords``, ``declare A C``.

Compiled. A label of which a part is hidden is written in the same way, with ``?`` for that part.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from . import actions as do
from .edition import KINDS, PROFESSIONS, SOCIETIES
from .names import BAG, title_key
from .tables import A_BAG, BAG_GOBLET, KIND_COUNT

FORMS: Final[dict[int, str]] = {
    do.SPY: "spy {seat}",
    do.OFFER: "offer {item} {seat}",
    do.DUEL: "duel {seat}",
    do.DECLARE: "declare {seats}",
    do.DIVINE: "divine {seats}",
    do.RING: "ring",
    do.ASK_FOR: "diplomat {seat} {item}",
    do.LOOK: "clairvoyant",
    do.TOP: "top {item} {next}",
    do.REFUSE: "refuse",
    do.ACCEPT: "accept {item}",
    do.YIELD: "yield {item}",
    do.LACK: "nothing",
    do.RETURN: "return {item}",
    do.SPEAK: "speak",
    do.HUSH: "hush",
    do.SWAP: "swap",
    do.KEEP: "keep",
    do.TAKE_UP: "cloak {profession}",
    do.LEFT: "left",
    do.RIGHT: "right",
    do.HAND_ON: "hand {item}",
    do.GIFT: "gift {item} {seat}",
    do.SWORDS: "swords",
    do.SHIELDS: "shields",
    do.USE: "use {profession}",
    do.NO: "no",
    do.HYPNOTISE: "hypnotise {seat}",
    do.TOKEN: "token",
    do.SHOW: "show {item}",
    do.DECIDE: "alchemist {seat}",
    do.PASS: "pass",
    do.SOCIETY: "society",
    do.SEARCH: "search",
    do.TAKE: "take {item}",
    do.BACK: "back {item}",
    do.PAY: "pay {item}",
}
"""Every verb of the players: its word and its parts."""

LETTERS: Final = tuple("abcdefgh")
_DEALT: Final[dict[int, tuple[str, ...]]] = {
    do.DEAL_SOCIETY: SOCIETIES,
    do.DEAL_PROFESSION: PROFESSIONS,
    do.DEAL_ITEM: KINDS,
    do.FIRST: LETTERS,
}
"""Chance's outcomes are named by the card, or by the seat that begins."""
_VERBS: Final = {form.split()[0]: verb for verb, form in FORMS.items()}
_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "{seat}": LETTERS,
    "{item}": KINDS,
    "{next}": KINDS,
    "{profession}": PROFESSIONS,
}
_TITLES: Final = tuple(BAG if kind == A_BAG else key for kind, key in enumerate(KINDS))


def seat_letter(seat: int) -> str:
    return chr(ord("A") + seat)


def named(mask: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(8) if mask >> seat & 1]


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
        return {"seat": seat_letter(do.seat_in(move)), "item": title_key(do.item_in(move))}
    if verb in (do.DECLARE, do.DIVINE):
        return {"seats": " ".join([seat_letter(seat) for seat in named(what)])}
    if verb == do.TOP:
        if what == do.UNSEEN_ORDER:
            return {"item": "?", "next": "?"}
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
    return given if first < 0 else f"{given} after {title_key(first)}"


def text(move: int) -> str:
    """The words of a move, of an outcome of chance or of a label; every one has its own, whatever the phase."""
    if move == do.HIDDEN:
        return "?"
    verb = do.verb_of(move)
    if verb in _DEALT:
        name = _DEALT[verb][do.object_of(move)]
        return name.upper() if verb == do.FIRST else name
    written = form_of(move)
    for part, value in parts_of(move).items():
        written = written.replace(f"{{{part}}}", value)
    return written


def all_moves(seats: int) -> list[int]:
    """Every move of a player that could ever be made at a table of so many."""
    moves: list[int] = []
    for verb, form in FORMS.items():
        if form.endswith("{seats}"):
            moves += [verb + mask for mask in range(1 << seats)]
        elif form.endswith(("{item} {seat}", "{seat} {item}")):
            moves += [int(do.item_to(verb, kind, seat)) for kind in range(KIND_COUNT) for seat in range(seats)]
        elif form.endswith("{next}"):
            moves += [verb + pair for pair in range(KIND_COUNT * KIND_COUNT)]
        elif form.endswith("{item}"):
            moves += [verb + kind for kind in range(KIND_COUNT)]
        elif form.endswith("{seat}"):
            moves += [verb + seat for seat in range(seats)]
        elif form.endswith("{profession}"):
            moves += [verb + profession for profession in range(len(PROFESSIONS))]
        else:
            moves.append(verb)
    return moves


# Reading


def parse(written: str) -> int | None:
    """The move a player's text stands for, legal or not; None if it is no move of this game."""
    words = written.lower().split()
    verb = _VERBS.get(words[0]) if words else None
    if verb is None:
        return None
    if verb in (do.DECLARE, do.DIVINE):
        seats = words[1:]
        if not all(seat in LETTERS for seat in seats) or len(set(seats)) != len(seats):
            return None
        return verb + sum([1 << LETTERS.index(seat) for seat in seats])
    values = _values(verb, words)
    if values is None:
        return None
    if verb in (do.OFFER, do.GIFT):
        return int(do.item_to(verb, values[0], values[1]))
    if verb == do.ASK_FOR:
        return int(do.item_to(verb, values[1], values[0]))
    if verb == do.TOP:
        return verb + values[0] * KIND_COUNT + values[1]
    return verb + values[0] if values else verb


def _values(verb: int, words: list[str]) -> list[int] | None:
    """The parts of a move as numbers; None if they are not what the verb needs."""
    form = FORMS[verb].split()
    if len(words) != len(form):
        return None
    values: list[int] = []
    for part, word in zip(form[1:], words[1:], strict=True):
        names = _TITLES if verb == do.ASK_FOR and part == "{item}" else _NAMES[part]
        if word not in names or (names is _TITLES and word == KINDS[BAG_GOBLET]):
            return None
        values.append(names.index(word))
    return values


def parse_chance(written: str) -> int | None:
    """The outcome of chance that a text stands for."""
    word = written.lower().strip()
    for verb, names in _DEALT.items():
        if word in names:
            return verb + names.index(word)
    return None
