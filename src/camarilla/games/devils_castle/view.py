"""What a seat may know of the coach: its own cards, what lies open, and its notebook of what it has been shown."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from msgspec.structs import replace
from mypy_extensions import i64

from ...core.position import OVER, SPECTATOR
from ...core.view import View
from . import actions as do
from . import notes as on
from .claims import ClaimView, VerdictView, claims, known_societies, verdict
from .edition import KINDS, PROFESSIONS, SOCIETIES
from .notation import named, seat_or_none, text, title_word
from .notebook import Notebook
from .notes import Page
from .phases.base import Phase, Round
from .phases.cards import SextantRound, TomeChoice
from .phases.duel import Support, Toll
from .phases.gifts import Drawing
from .phases.reward import DoctorRound, GivingBack, Reward, Taking
from .phases.trade import Answer, Demand, Returning
from .phases.turn import Spying
from .position import CoachRide
from .questions import PHASES
from .story import pages, words_of
from .tables import (
    BAG_CARDS,
    FIRST_PROFESSION,
    ITEM_CARDS,
    ITEM_COUNT,
    KIND_COUNT,
    PILE,
    PROFESSION_CARDS,
    cards_in,
    cards_of,
    kind_of,
    lowest,
    ones,
    places_in,
)
from .tally import DuelView, duel_view


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """A passenger as the observer sees them. None: unknown."""

    character: str
    items: int
    tokens: int
    society: str | None
    seen_by: list[int]
    """Who has seen this seat's society; everybody knows that they have."""
    profession: str | None
    open: bool
    """Whether the profession lies face up."""
    known: list[str]
    """Items that are certainly here."""
    possible: list[str]
    """Items that may be here, as far as the observer's notebook goes."""
    a_bag: bool
    """A bag is certainly here, and the observer does not know which."""


class OfferView(msgspec.Struct, frozen=True, gc=False):
    """An item on the table between two; what it is only they know."""

    giver: int
    receiver: int
    item: str | None


class DevilsCastleView(View, frozen=True, kw_only=True, tag="devils-castle"):
    phase: str
    turn: int
    turn_seat: int | None
    limit: int
    pile: int
    pile_known: list[str]
    pile_possible: list[str]
    pile_top: list[str]
    """The order on top of the pile, for the Clairvoyant who laid it."""
    professions_left: int
    professions_known: list[str]
    """Professions that are certainly in the pile."""
    supply: int
    smuggling: bool
    divination: bool
    cap: int
    passengers: list[SeatView]
    claims: list[ClaimView]
    """What the observer may think of declaring, and what it would rest on."""
    verdict: VerdictView | None
    """The declaration that ended the game."""
    duel: DuelView | None
    offer: OfferView | None
    trade: list[int]
    """The two seats whose traded items are being read out."""
    between: list[int]
    """The seats that the present question is about, who acts on the other first."""
    way: str | None
    """Where the Sextant sends the items."""
    mine: str | None
    """In a secret round: what the observer has answered."""
    asked_for: str | None
    """What the Diplomat has asked for."""
    notes: list[Page]


_LEFT_OUT = (on.ATTACKED, on.ENDED, on.GOT_TOKEN, on.HYPNOTISED, on.CAPPED)
"""Notes that are told when they are made, and not kept."""


def views(ride: CoachRide, observers: Sequence[int]) -> list[DevilsCastleView]:
    """What each of them may know: what lies open, the same for all, and what is in the own notebook."""
    shared = _open_view(ride)
    if ride.actor == OVER:
        return [_last_view(ride, observer, shared) for observer in observers]
    marks = _open_marks(ride)
    ride.diary.keep_to(ride.notes)
    return [_own_view(ride, observer, shared, marks) for observer in observers]


def _row(ride: CoachRide, observer: i64) -> i64:
    """Whose notebook an observer looks into."""
    return ride.seats if observer == SPECTATOR else observer


def _own_view(ride: CoachRide, observer: int, shared: DevilsCastleView, marks: list[int]) -> DevilsCastleView:
    row = _row(ride, observer)
    notebook = ride.notebook_of(row)
    unsure = notebook.unsure(row)
    in_pile = notebook.possible(row, PILE)
    asking = ride.asking()
    return replace(
        shared,
        seat=seat_or_none(observer),
        pile_known=_cards(in_pile & ~unsure & ITEM_CARDS),
        pile_possible=_kinds(in_pile & unsure & ITEM_CARDS),
        pile_top=_top(ride, row),
        professions_known=_professions((in_pile & ~unsure) >> FIRST_PROFESSION),
        passengers=_passengers(ride, notebook, row, marks),
        claims=claims(ride, observer),
        offer=_offer(asking, observer),
        mine=_mine(ride, asking, observer),
        notes=_notes(ride, int(row)),
    )


def _last_view(ride: CoachRide, observer: int, shared: DevilsCastleView) -> DevilsCastleView:
    """At the end, when all but the pile of professions is laid open."""
    row = _row(ride, observer)
    return replace(
        shared,
        seat=seat_or_none(observer),
        pile_top=_top(ride, row),
        professions_known=_professions(ride.notebook.known(row, PILE) >> FIRST_PROFESSION),
        notes=_all_notes(ride, row),
    )


def _open_view(ride: CoachRide) -> DevilsCastleView:
    """What everybody sees, and at the end that is nearly all."""
    asking = ride.asking()
    over = ride.actor == OVER
    return DevilsCastleView(
        seat=None,
        seats=ride.seats,
        waiting=ride.waiting() if ride.actor >= 0 else _NOBODY,
        outcome=ride.outcome(),
        phase="over" if over else PHASES[type(asking)][0],
        turn=ride.turn,
        turn_seat=seat_or_none(ride.turn_seat),
        limit=ride.limit,
        pile=ride.held[PILE],
        pile_known=_cards(cards_in(ride.hands[PILE])) if over else _NOTHING,
        pile_possible=_NOTHING,
        pile_top=_NOTHING,
        professions_left=ones(ride.profession_pile),
        professions_known=_NOTHING,
        supply=ride.supply,
        smuggling=ride.smuggling,
        divination=ride.divination,
        cap=ride.cap,
        passengers=_uncovered(ride) if over else [],
        claims=[],
        verdict=verdict(ride) if over else None,
        duel=duel_view(ride),
        offer=None,
        trade=_pair(ride.trade.first, ride.trade.second) if ride.trade.first >= 0 else _NOBODY,
        between=_between(asking),
        way=_way(asking),
        mine=None,
        asked_for=title_word(int(asking.title)) if isinstance(asking, Demand) else None,
        notes=[],
    )


_NOTHING: list[str] = []
_NOBODY: list[int] = []


@lru_cache(maxsize=20_000)
def _cards(mask: int) -> list[str]:
    """The items of a set of cards, in words. Remembered: the same few sets are shown again and again."""
    return [KINDS[kind_of(card)] for card in range(ITEM_COUNT) if mask >> card & 1]


@lru_cache(maxsize=20_000)
def _kinds(mask: int) -> list[str]:
    """Every kind of a set of cards, once."""
    return [KINDS[kind] for kind in range(KIND_COUNT) if mask & cards_of(kind)]


@lru_cache(maxsize=1_024)
def _professions(mask: int) -> list[str]:
    return [PROFESSIONS[number] for number in places_in(mask)]


def _top(ride: CoachRide, row: i64) -> list[str]:
    return _order(ride.top, ride.second) if ride.seer == row else _NOTHING


@lru_cache(maxsize=512)
def _order(first: int, second: int) -> list[str]:
    return [KINDS[kind] for kind in (first, second) if kind >= 0]


@lru_cache(maxsize=64)
def _pair(one: int, other: int) -> list[int]:
    return [one, other]


# The passengers: what is known of one goes into two numbers, so that the same is shown as the same object again


def _open_marks(ride: CoachRide) -> list[int]:
    """What everybody sees of each: items (5 bits), is the profession open, who knows the society (8), tokens."""
    marks: list[int] = []
    one: i64 = 1
    for seat in range(ride.seats):
        seers: i64 = 0
        for other in range(ride.seats):
            if other != seat and ride.notebook.societies[other] >> seat & 1:
                seers |= one << other
        marks.append(int(ride.held[seat] | (ride.opened >> seat & 1) << 5 | seers << 6 | ride.tokens[seat] << 14))
    return marks


def _noted(known: i64, possible: i64, society: i64, work: i64, a_bag: i64) -> int:
    """What an observer knows of a passenger; -1: no society, no profession."""
    items = known & ITEM_CARDS | (possible & ITEM_CARDS) << 21
    return int(items | (society + 1) << 42 | (work + 1) << 44 | a_bag << 48)


def _passengers(ride: CoachRide, notebook: Notebook, row: i64, marks: list[int]) -> list[SeatView]:
    """Everybody as one notebook has them."""
    unsure = notebook.unsure(row)
    societies = known_societies(ride, row)
    found: list[SeatView] = []
    for seat in range(ride.seats):
        here = notebook.possible(row, seat)
        known = here & ~unsure
        society = ride.society(seat) if societies >> seat & 1 else -1
        work = lowest(known >> FIRST_PROFESSION) if known & PROFESSION_CARDS else -1
        a_bag = 0 if known & BAG_CARDS else notebook.bags[row] >> seat & 1
        noted = _noted(known, here & unsure, society, work, a_bag)
        found.append(_passenger(ride.tables.characters[seat], marks[seat], noted))
    return found


def _uncovered(ride: CoachRide) -> list[SeatView]:
    """Everybody at the end."""
    marks = _open_marks(ride)
    found: list[SeatView] = []
    for seat in range(ride.seats):
        noted = _noted(cards_in(ride.hands[seat]), 0, ride.society(seat), ride.professions[seat], 0)
        found.append(_passenger(ride.tables.characters[seat], marks[seat], noted))
    return found


@lru_cache(maxsize=20_000)
def _passenger(character: str, marks: int, noted: int) -> SeatView:
    """Remembered: most moves leave most passengers as they were."""
    society, work = (noted >> 42 & 3) - 1, (noted >> 44 & 15) - 1
    return SeatView(
        character=character,
        items=marks & 31,
        tokens=marks >> 14,
        society=SOCIETIES[society] if society >= 0 else None,
        seen_by=named(marks >> 6 & 255),
        profession=PROFESSIONS[work] if work >= 0 else None,
        open=bool(marks >> 5 & 1),
        known=_cards(noted & ITEM_CARDS),
        possible=_kinds(noted >> 21 & ITEM_CARDS),
        a_bag=bool(noted >> 48),
    )


# What the present question is about


def _offer(asking: Phase, observer: int) -> OfferView | None:
    if isinstance(asking, Answer):
        knows = observer in (asking.offerer, asking.receiver)
        return _offer_view(asking.offerer, asking.receiver, KINDS[asking.item] if knows else None)
    if isinstance(asking, Returning):
        knows = observer in (asking.diplomat, asking.asked)
        return _offer_view(asking.asked, asking.diplomat, KINDS[asking.item] if knows else title_word(asking.item))
    return None


@lru_cache(maxsize=1_024)
def _offer_view(giver: int, receiver: int, thing: str | None) -> OfferView:
    return OfferView(giver, receiver, thing)


def _between(asking: Phase) -> list[int]:
    if isinstance(asking, Spying):
        return _pair(asking.spy, asking.owner)
    if isinstance(asking, Reward | Taking | GivingBack):
        return _pair(asking.winner, asking.loser)
    if isinstance(asking, Toll):
        return _pair(asking.attacker, asking.priest)
    if isinstance(asking, TomeChoice):
        return _pair(asking.giver, asking.partner)
    if isinstance(asking, Demand):
        return _pair(asking.diplomat, asking.asked)
    return [asking.seat] if isinstance(asking, Drawing) else _NOBODY


def _way(asking: Phase) -> str | None:
    if not isinstance(asking, SextantRound):
        return None
    return "left" if asking.way == 1 else "right"


def _mine(ride: CoachRide, asking: Phase, observer: int) -> str | None:
    """The observer's own answer in a round that is still open."""
    if not isinstance(asking, Round) or observer < 0 or asking.asked >> observer & 1:
        return None
    if isinstance(asking, SextantRound):
        return text(do.HAND_ON + asking.chosen[observer])
    if isinstance(asking, DoctorRound):
        return "use doctor" if asking.doctor == observer else "no"
    if isinstance(asking, Support):
        if asking.priest == observer:
            return "use priest"
        if ride.duel.fights(observer):
            return "no" if observer == ride.duel.defender else None
        return "swords" if asking.swords >> observer & 1 else "shields"
    return None


# The notes


def _notes(ride: CoachRide, row: int) -> list[Page]:
    """The notes so far: only those that the diary does not have yet are put into words."""
    unread = ride.diary.unread(row, ride.notes)
    added = [page for made in unread for page in _pages(made, on.knows(made, row))]
    return ride.diary.write(row, added, len(ride.notes))


@lru_cache(maxsize=8_000)
def _pages(made: int, knows: bool) -> list[Page]:
    """A note as those have it who know its content, or the others. Remembered: several people have the same."""
    if on.kind_of_note(made) in _LEFT_OUT:
        return []
    return [Page(on.turn_of(made), words) for words in words_of(made, knows)]


def _all_notes(ride: CoachRide, row: i64) -> list[Page]:
    """The notes when the game has ended: a declaration needs the whole coach to be told."""
    shown = [int(made) for made in ride.notes if on.kind_of_note(made) not in _LEFT_OUT]
    return [Page(on.turn_of(made), words) for made in shown for words in pages(ride, made, on.knows(made, row))]
