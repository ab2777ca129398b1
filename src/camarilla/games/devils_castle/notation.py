"""Moves as people write them: ``offer monocle B``, ``accept bag_key``, ``duel C``, ``swords``, ``declare A C``."""

from __future__ import annotations

from functools import lru_cache

from ...core.position import CHANCE
from . import actions as do
from .edition import KINDS, PROFESSIONS, SOCIETIES
from .phases.base import Phase
from .phases.gifts import Drawing
from .phases.setup import EXTRAS, FIRST_PLAYER, Setup
from .phases.turn import Spying
from .position import CoachRide
from .tables import A_BAG, ALCHEMIST, BAG_GOBLET, BAG_KEY, KIND_COUNT

BARE = {
    do.RING: "ring",
    do.LOOK: "clairvoyant",
    do.REFUSE: "refuse",
    do.LACK: "nothing",
    do.SPEAK: "speak",
    do.HUSH: "hush",
    do.SWAP: "swap",
    do.KEEP: "keep",
    do.LEFT: "left",
    do.RIGHT: "right",
    do.SWORDS: "swords",
    do.SHIELDS: "shields",
    do.NO: "no",
    do.TOKEN: "token",
    do.PASS: "pass",
    do.SOCIETY: "society",
    do.SEARCH: "search",
}
WITH_ITEM = {
    do.ACCEPT: "accept",
    do.YIELD: "yield",
    do.RETURN: "return",
    do.HAND_ON: "hand",
    do.SHOW: "show",
    do.TAKE: "take",
    do.BACK: "back",
    do.PAY: "pay",
}
WITH_SEAT = {do.SPY: "spy", do.DUEL: "duel", do.HYPNOTISE: "hypnotise", do.DECIDE: PROFESSIONS[ALCHEMIST]}
WITH_SEATS = {do.DECLARE: "declare", do.DIVINE: "divine"}
WITH_PROFESSION = {do.USE: "use", do.TAKE_UP: "cloak"}
ITEM_AND_SEAT = {do.OFFER: "offer", do.GIFT: "gift"}
ASK, TOP = "diplomat", "top"
BAG = "bag"


def seat_letter(seat: int) -> str:
    return chr(ord("A") + seat)


def title_word(kind: int) -> str:
    """An item as those call it who know only its title."""
    return BAG if kind in (BAG_KEY, BAG_GOBLET) else KINDS[kind]


def seat_or_none(seat: int) -> int | None:
    """A seat for those who are shown it; below 0 nobody is meant."""
    return seat if seat >= 0 else None


_NAMED = [[seat for seat in range(8) if mask >> seat & 1] for mask in range(256)]


def named(mask: int) -> list[int]:
    """The seats of a mask; everybody is given the same list."""
    return _NAMED[mask & 255]


@lru_cache(maxsize=20_000)
def text(move: int) -> str:
    """The words of a move; every move has its own, whatever the phase."""
    verb, what = do.verb_of(move), do.object_of(move)
    if verb in BARE:
        return BARE[verb]
    if verb in WITH_ITEM:
        return f"{WITH_ITEM[verb]} {KINDS[what]}"
    if verb in WITH_SEAT:
        return f"{WITH_SEAT[verb]} {seat_letter(what)}"
    if verb in WITH_SEATS:
        return " ".join([WITH_SEATS[verb], *map(seat_letter, named(what))])
    if verb in WITH_PROFESSION:
        return f"{WITH_PROFESSION[verb]} {PROFESSIONS[what]}"
    if verb in ITEM_AND_SEAT:
        return f"{ITEM_AND_SEAT[verb]} {KINDS[do.item_in(move)]} {seat_letter(do.seat_in(move))}"
    if verb == do.ASK_FOR:
        return f"{ASK} {seat_letter(do.seat_in(move))} {title_word(do.item_in(move))}"
    if verb == do.TOP:
        return f"{TOP} {KINDS[what // KIND_COUNT]} {KINDS[what % KIND_COUNT]}"
    return _dealt(verb, what)


def _dealt(verb: int, what: int) -> str:
    """Chance's outcomes are named by the card, or by the seat that begins."""
    if verb == do.DEAL_SOCIETY:
        return SOCIETIES[what]
    if verb == do.DEAL_PROFESSION:
        return PROFESSIONS[what]
    return KINDS[what] if verb == do.DEAL_ITEM else seat_letter(what)


@lru_cache(maxsize=2_000)
def parse(written: str) -> int | None:
    """The move a player's text stands for, legal or not; None if it is no move of this game. Remembered."""
    words = written.lower().split()
    if not words or len(words) > 9:
        return None
    word, rest = words[0], words[1:]
    for verb, bare in BARE.items():
        if word == bare and not rest:
            return verb
    for kinds, table in ((KINDS, WITH_ITEM), (PROFESSIONS, WITH_PROFESSION), (LETTERS, WITH_SEAT)):
        for verb, name in table.items():
            if word == name and len(rest) == 1 and rest[0] in kinds:
                return verb + kinds.index(rest[0])
    for verb, name in WITH_SEATS.items():
        if word == name and all(seat in LETTERS for seat in rest) and len(set(rest)) == len(rest):
            return verb + sum(1 << LETTERS.index(seat) for seat in rest)
    return _parse_pair(word, rest)


LETTERS = tuple("abcdefgh")
TITLES = tuple(BAG if kind == A_BAG else key for kind, key in enumerate(KINDS) if kind != BAG_GOBLET)


def _parse_pair(word: str, rest: list[str]) -> int | None:
    if len(rest) != 2:
        return None
    first, second = rest
    for verb, name in ITEM_AND_SEAT.items():
        if word == name and first in KINDS and second in LETTERS:
            return do.item_to(verb, KINDS.index(first), LETTERS.index(second))
    if word == ASK and first in LETTERS and second in TITLES:
        title = A_BAG if second == BAG else KINDS.index(second)
        return do.item_to(do.ASK_FOR, title, LETTERS.index(first))
    if word == TOP and first in KINDS and second in KINDS:
        return do.TOP + KINDS.index(first) * KIND_COUNT + KINDS.index(second)
    return None


def parse_chance(written: str) -> int | None:
    """The outcome of chance that a text stands for."""
    word = written.lower().strip()
    tables = (
        (do.DEAL_SOCIETY, SOCIETIES),
        (do.DEAL_PROFESSION, PROFESSIONS),
        (do.DEAL_ITEM, KINDS),
        (do.FIRST, LETTERS),
    )
    for verb, names in tables:
        if word in names:
            return verb + names.index(word)
    return None


# What an observer sees of a move

_SECRET = (do.SPEAK, do.HUSH, do.SWORDS, do.SHIELDS)
_BETWEEN_TWO = {do.ACCEPT: "accept ?", do.RETURN: "return ?", do.TAKE: "take ?", do.BACK: "back ?", do.PAY: "pay ?"}
_OWN = {do.HAND_ON: "hand ?", do.TAKE_UP: "cloak ?", do.TOP: "top ? ?"}


def seen(ride: CoachRide, actor: int, move: int, observer: int) -> str:
    """The text of a move as an observer sees it, asked before it is made; ``?`` where it is hidden."""
    if observer == actor:
        return text(move)
    phase = ride.asking()
    if actor == CHANCE:
        return text(move) if _sees_card(ride, phase, observer) else "?"
    verb = do.verb_of(move)
    if verb in _SECRET or phase.is_secret():
        return "?"
    if verb in _OWN:
        return _OWN[verb]
    if verb in ITEM_AND_SEAT:
        taker = do.seat_in(move)
        return text(move) if observer == taker else f"{ITEM_AND_SEAT[verb]} ? {seat_letter(taker)}"
    if verb in _BETWEEN_TWO:
        return text(move) if observer == phase.confidant() else _BETWEEN_TWO[verb]
    if verb == do.YIELD and do.object_of(move) in (BAG_KEY, BAG_GOBLET) and observer != phase.confidant():
        return f"yield {BAG}"
    return text(move)


def _sees_card(ride: CoachRide, phase: Phase, observer: int) -> bool:
    """Whether an observer sees the card that chance brings."""
    if isinstance(phase, Setup):
        if phase.stage == FIRST_PLAYER:
            return True
        return phase.stage != EXTRAS and observer == phase.receiver(ride)
    if isinstance(phase, Spying):
        return observer in (phase.spy, phase.owner)
    if isinstance(phase, Drawing):
        return observer == phase.seat or (ride.top >= 0 and observer == ride.seer)
    return False
