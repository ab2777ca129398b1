"""What is shown of the coach: what lies open, and what each seat has in its notebook. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from ...core.bits import bits_in, lowest, ones
from ...core.position import OVER
from .actions import HAND_ON
from .cards import BAG_CARDS, FIRST_PROFESSION, ITEM_COUNT, PILE, PROFESSION_CARDS, cards_of, kind_of
from .claims import claims, known_societies, verdict
from .edition import KINDS, PROFESSIONS, SOCIETIES
from .hands import count_of, items_in
from .kinds import KIND_COUNT
from .names import TITLE_KEYS
from .notation import text
from .notebook import Notebook
from .phases.base import Phase, SecretRound
from .phases.duel import Support
from .phases.gifts import Drawing, HandingOver
from .phases.reward import DoctorRound, Reward
from .phases.texts import SextantRound, TomeChoice
from .phases.trade import Demand, Exchange, Returning
from .phases.turn import Spying
from .position import CoachRide
from .questions import PHASES
from .tally import seat_or_none, tally
from .view import DevilsCastleOpen, DevilsCastleOwn, DevilsCastleSetting, Noted, Offer, Passenger


def setting(ride: CoachRide) -> DevilsCastleSetting:
    tables = ride.tables
    return DevilsCastleSetting(
        players=ride.seats,
        characters=tables.characters[: ride.seats],
        limit=ride.limit,
        items={KINDS[kind]: count_of(tables.all_items, kind) for kind in range(KIND_COUNT)},
        professions={key: bool(tables.once >> number & 1) for number, key in enumerate(PROFESSIONS)},
        smuggling=ride.smuggling,
        divination=ride.divination,
        cap=ride.cap,
    )


def lies_open(ride: CoachRide) -> DevilsCastleOpen:
    asking = ride.asking()
    over = ride.actor == OVER
    everybody = ride.seats
    notebook = ride.notebook_of(everybody)
    pile_known, pile_possible = _pile(ride, notebook, everybody)
    return DevilsCastleOpen(
        waiting=ride.waiting() if ride.actor >= 0 else [],
        outcome=ride.outcome(),
        phase="over" if over else PHASES[type(asking)][0],
        turn=ride.turn,
        turn_seat=seat_or_none(ride.turn_seat),
        passengers=[_passenger(ride, seat) for seat in range(ride.seats)],
        noted=_noted(ride, notebook, everybody),
        pile=ride.held[PILE],
        pile_known=pile_known,
        pile_possible=pile_possible,
        professions_left=ones(ride.profession_pile),
        professions_known=_known_professions(notebook, everybody),
        supply=ride.supply,
        duel=tally(ride),
        offer=_offer(asking),
        trade=[ride.trade.first, ride.trade.second] if ride.trade.first >= 0 else [],
        between=_between(asking),
        way=("left" if asking.way == 1 else "right") if isinstance(asking, SextantRound) else None,
        asked_for=TITLE_KEYS[asking.item] if isinstance(asking, Demand) else None,
        verdict=verdict(ride) if over else None,
    )


def own(ride: CoachRide, seat: i64) -> DevilsCastleOwn:
    asking = ride.asking()
    notebook = ride.notebook_of(seat)
    pile_known, pile_possible = _pile(ride, notebook, seat)
    return DevilsCastleOwn(
        seat=seat,
        noted=_noted(ride, notebook, seat),
        pile_known=pile_known,
        pile_possible=pile_possible,
        pile_top=[KINDS[kind] for kind in (ride.top, ride.second) if kind >= 0] if ride.seer == seat else [],
        professions_known=_known_professions(notebook, seat),
        claims=[] if ride.actor == OVER else claims(ride, seat),
        offered=_offered(asking, seat),
        mine=_mine(ride, asking, seat),
    )


# The passengers


def _passenger(ride: CoachRide, seat: i64) -> Passenger:
    societies = ride.notebook.societies
    seen_by = [int(other) for other in range(ride.seats) if other != seat and societies[other] >> seat & 1]
    return Passenger(ride.held[seat], ride.tokens[seat], seen_by, bool(ride.opened >> seat & 1))


def _noted(ride: CoachRide, notebook: Notebook, row: i64) -> list[Noted]:
    """Everybody as one notebook has them; at the end, as they are."""
    if ride.actor == OVER:
        return [_uncovered(ride, seat) for seat in range(ride.seats)]
    unsure = notebook.unsure(row)
    societies = known_societies(ride, row)
    everybody: list[Noted] = []
    for seat in range(ride.seats):
        here = notebook.possible(row, seat)
        known = here & ~unsure
        society = SOCIETIES[ride.society(seat)] if societies >> seat & 1 else None
        profession = PROFESSIONS[lowest(known >> FIRST_PROFESSION)] if known & PROFESSION_CARDS else None
        a_bag = notebook.bags[row] >> seat & 1 != 0 and not known & BAG_CARDS
        everybody.append(Noted(society, profession, _items(known), _kinds(here & unsure), a_bag))
    return everybody


def _uncovered(ride: CoachRide, seat: i64) -> Noted:
    items = [KINDS[kind] for kind in items_in(ride.hands[seat])]
    return Noted(SOCIETIES[ride.society(seat)], PROFESSIONS[ride.professions[seat]], items, [], False)


def _items(cards: i64) -> list[str]:
    """Every item of a set of cards, several of one kind several times."""
    return [KINDS[kind_of(card)] for card in range(ITEM_COUNT) if cards >> card & 1]


def _kinds(cards: i64) -> list[str]:
    """Every kind of a set of cards, once."""
    return [KINDS[kind] for kind in range(KIND_COUNT) if cards & cards_of(kind)]


def _pile(ride: CoachRide, notebook: Notebook, row: i64) -> tuple[list[str], list[str]]:
    """What is certainly in the pile, and what may be; at the end, what is."""
    if ride.actor == OVER:
        return [KINDS[kind] for kind in items_in(ride.hands[PILE])], []
    return _items(notebook.known(row, PILE)), _kinds(notebook.possible(row, PILE) & notebook.unsure(row))


def _known_professions(notebook: Notebook, row: i64) -> list[str]:
    """The professions that are certainly in their pile."""
    return [PROFESSIONS[number] for number in bits_in(notebook.known(row, PILE) >> FIRST_PROFESSION)]


# What the present question is about


def _offer(asking: Phase) -> Offer | None:
    if not isinstance(asking, Exchange):
        return None
    return Offer(asking.other, asking.seat, TITLE_KEYS[asking.item] if isinstance(asking, Returning) else None)


def _offered(asking: Phase, seat: i64) -> str | None:
    if isinstance(asking, Exchange) and seat in (asking.seat, asking.other):
        return KINDS[asking.item]
    return None


def _between(asking: Phase) -> list[int]:
    if isinstance(asking, (Spying, HandingOver, Reward, TomeChoice)):
        return [asking.seat, asking.other]
    if isinstance(asking, Demand):
        return [asking.other, asking.seat]
    return [asking.seat] if isinstance(asking, Drawing) else []


def _mine(ride: CoachRide, asking: Phase, seat: i64) -> str | None:
    """The seat's own answer in a round that is still open."""
    if not isinstance(asking, SecretRound) or asking.asked >> seat & 1 or not asking.asks(ride, seat):
        return None
    if isinstance(asking, SextantRound):
        return text(HAND_ON + asking.chosen[seat])
    if isinstance(asking, DoctorRound):
        return "use doctor" if asking.doctor == seat else "no"
    if isinstance(asking, Support) and asking.priest == seat:
        return "use priest"
    if seat == ride.duel.defender:
        return "no"
    return "swords" if isinstance(asking, Support) and asking.swords >> seat & 1 else "shields"
