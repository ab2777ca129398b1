"""What is shown of the coach: what lies open, and what each seat has in its notebook. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from ...core.bits import bits_in, lowest, ones
from ...core.position import OVER
from .actions import HAND_ON
from .cards import BAG_CARDS, FIRST_PROFESSION, ITEM_COUNT, PILE, PLACES, PROFESSION_CARDS, cards_of, kind_of
from .claims import claims, known_societies, verdict
from .duel import Duel
from .edition import KINDS, PROFESSIONS, SOCIETIES
from .hands import count_of, items_in
from .kinds import ALCHEMIST, KIND_COUNT, POISON_RING
from .names import TITLE_KEYS
from .notation import text
from .notebook import Notebook
from .notes import ATTACKED, SHOWED, parts
from .phases.base import Phase, SecretRound
from .phases.duel import Support
from .phases.gifts import Drawing, HandingOver
from .phases.reward import DoctorRound, Reward
from .phases.texts import SextantRound, TomeChoice
from .phases.trade import Demand, Exchange, Returning
from .phases.turn import Spying
from .position import CoachRide
from .questions import PHASES
from .view import DevilsCastleOpen, DevilsCastleOwn, DevilsCastleSetting, DuelPiece, DuelTally, Noted, Offer, Passenger


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
        turn_seat=_seat_or_none(ride.turn_seat),
        passengers=[_passenger(ride, seat) for seat in range(ride.seats)],
        noted=_noted(ride, notebook, everybody),
        pile=ride.held[PILE],
        pile_known=pile_known,
        pile_possible=pile_possible,
        professions_left=ones(ride.profession_pile),
        professions_known=_known_professions(notebook, everybody),
        supply=ride.supply,
        duel=_tally(ride),
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
    if asking.user == seat:
        return "use doctor" if isinstance(asking, DoctorRound) else "use priest"
    if isinstance(asking, DoctorRound) or seat == ride.duel.defender:
        return "no"
    return "swords" if isinstance(asking, Support) and asking.swords >> seat & 1 else "shields"


def _seat_or_none(seat: i64) -> int | None:
    """A seat for those who are shown it; below 0 nobody is meant."""
    return seat if seat >= 0 else None


# A duel: who stands where, and every piece that has been laid into the scales


def _tally(ride: CoachRide) -> DuelTally | None:
    duel = ride.duel
    if duel.attacker < 0:
        return None
    return DuelTally(
        attacker=duel.attacker,
        defender=duel.defender,
        swords=bits_in(duel.swords),
        shields=bits_in(duel.shields),
        points=[duel.points(duel.attacker), duel.points(duel.defender)],
        pieces=_pieces(ride, duel),
        hypnotised=_seat_or_none(duel.hypnotised),
        duelist=_seat_or_none(duel.duelist),
        poisoner=_seat_or_none(duel.poisoner),
        decided=_seat_or_none(duel.decided),
    )


def _pieces(ride: CoachRide, duel: Duel) -> list[DuelPiece]:
    laid = [_laid(duel, duel.attacker, "fighter", 1), _laid(duel, duel.defender, "fighter", 1)]
    laid += [_laid(duel, seat, "support", 1) for seat in bits_in(duel.swords | duel.shields)]
    shown: list[DuelPiece] = []
    for made in ride.notes:
        kind, seat, _fighter, content = parts(made)
        if kind == ATTACKED:
            shown = []
        elif kind == SHOWED:
            shown.append(_laid(duel, seat, KINDS[content - 1], 0 if content - 1 == POISON_RING else 1))
    laid += shown
    for seat in bits_in(duel.helped):
        work = ride.professions[seat]
        laid.append(_laid(duel, seat, PROFESSIONS[work], 0 if work == ALCHEMIST else 1))
    return laid + _tokens(duel, laid, duel.attacker) + _tokens(duel, laid, duel.defender)


def _laid(duel: Duel, seat: i64, what: str, points: i64) -> DuelPiece:
    """A piece lies with the side it helps: an Alchemist's with the winner he names, whomever he supports."""
    helped = duel.decided if what == PROFESSIONS[ALCHEMIST] else seat
    shut_out = duel.duelist >= 0 and not duel.fights(seat)
    return DuelPiece(
        _side(duel, helped), what, seat, points, shut_out or (what == "support" and seat == duel.hypnotised)
    )


def _side(duel: Duel, seat: i64) -> str:
    return "swords" if duel.stands_with(seat) == duel.attacker else "shields"


def _tokens(duel: Duel, laid: list[DuelPiece], fighter: i64) -> list[DuelPiece]:
    """The points of a fighter's side that no card and no passenger accounts for."""
    side, role = _side(duel, fighter), duel.role(fighter)
    counted = [piece for piece in laid if piece.side == side and piece.what != "support"]
    of_fighter = sum([piece.points for piece in counted if piece.seat == fighter])
    of_others = sum([piece.points for piece in counted if piece.seat != fighter])
    tokens = [DuelPiece(side, "token", fighter, 1, False)] * (duel.brought[role] - of_fighter)
    return tokens + [DuelPiece(side, "token", None, 1, duel.duelist >= 0)] * (duel.brought[role + 2] - of_others)


# Whether a move has left what a seat knows as it was: compared is all that ``own`` is made of


def same_own(before: CoachRide, after: CoachRide, seat: i64) -> bool:
    return _same_cards(before, after, seat) and _same_notes(before, after, seat) and _same_question(before, after, seat)


def _same_cards(before: CoachRide, after: CoachRide, seat: i64) -> bool:
    """The seat's own cards, how many everybody has, and the cards on top of the pile."""
    if after.actor == OVER or before.order != after.order or (before.turn_seat < 0) != (after.turn_seat < 0):
        return False
    if before.seer != after.seer or before.top != after.top or before.second != after.second:
        return False
    if len(before.held) != len(after.held) or before.hands[seat] != after.hands[seat]:
        return False
    return all(before.held[place] == after.held[place] for place in range(len(after.held)))


def _same_notes(before: CoachRide, after: CoachRide, seat: i64) -> bool:
    """The seat's notebook, unless cards are on their way to or from it."""
    if before.trade.in_transit(seat) or after.trade.in_transit(seat):
        return False
    old, new = before.notebook, after.notebook
    if old.bags[seat] != new.bags[seat] or old.societies[seat] != new.societies[seat]:
        return False
    return all(old.at[place] == new.at[place] for place in range(seat * PLACES, (seat + 1) * PLACES))


def _same_question(before: CoachRide, after: CoachRide, seat: i64) -> bool:
    """What the seat is offered, and what it has answered in a secret round."""
    old, new = before.asking(), after.asking()
    return _offered(old, seat) == _offered(new, seat) and _mine(before, old, seat) == _mine(after, new, seat)
