"""What a seat may know of the coach: its own cards, what lies open, and its notebook of what it has been shown."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ...core.message import Message, Who
from ...core.position import CHANCE, OVER, SPECTATOR
from ...core.view import Ask, Choice, View
from . import actions as do
from . import notes as on
from .claims import ClaimView, VerdictView, claims, how_sure, known_societies, verdict
from .edition import KINDS, PROFESSIONS, SOCIETIES
from .notation import named, seat_letter, text, title_word
from .phases.base import Phase, Round
from .phases.cards import CloakChoice, SextantRound, SextantWay, TomeChoice
from .phases.duel import Hypnosis, Support, Toll
from .phases.gifts import Drawing, Overflow
from .phases.powers import Powers
from .phases.reward import DoctorRound, GivingBack, Reward, Taking
from .phases.setup import Setup
from .phases.texts import Texts
from .phases.trade import Answer, Demand, Returning
from .phases.turn import Ordering, Spying, Turn
from .position import CoachRide
from .story import item, pages, profession, title, words_of
from .tables import BAG_CARDS, FIRST_PROFESSION, ITEM_COUNT, KIND_COUNT, ORDER, PILE, items_in, kind_of, ones, places_in
from .tally import DuelView, duel_view


class SeatView(msgspec.Struct, frozen=True):
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


class OfferView(msgspec.Struct, frozen=True):
    """An item on the table between two; what it is only they know."""

    giver: int
    receiver: int
    item: str | None


class Page(msgspec.Struct, frozen=True):
    """Something the observer has been shown, or knows that others were shown."""

    turn: int
    words: Message


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


PHASES: dict[type[Phase], tuple[str, str]] = {
    Setup: ("setup", "DC-1.2"),
    Turn: ("turn", "DC-2.1"),
    Spying: ("spying", "DC-2.1"),
    Ordering: ("ordering", "DC-7.15"),
    Answer: ("answer", "DC-2.2"),
    Demand: ("demand", "DC-7.14"),
    Returning: ("returning", "DC-7.14"),
    Texts: ("texts", "DC-5.1"),
    TomeChoice: ("tome", "DC-6.10"),
    CloakChoice: ("cloak", "DC-6.11"),
    SextantWay: ("sextant-way", "DC-6.14"),
    SextantRound: ("sextant", "DC-6.14"),
    Drawing: ("drawing", "DC-3.7"),
    Overflow: ("overflow", "DC-1.10"),
    Support: ("support", "DC-3.2"),
    Hypnosis: ("hypnosis", "DC-7.9"),
    Toll: ("toll", "DC-7.13"),
    Powers: ("powers", "DC-3.3"),
    DoctorRound: ("doctor", "DC-7.5"),
    Reward: ("reward", "DC-3.6"),
    Taking: ("taking", "DC-3.6"),
    GivingBack: ("giving-back", "DC-3.6"),
}
"""The name of every phase and the clause it comes from."""

CHAPTER = 16
"""Notes that are put into words together."""

_LEFT_OUT = (on.ATTACKED, on.ENDED, on.GOT_TOKEN, on.HYPNOTISED, on.CAPPED)


def view(ride: CoachRide, observer: int) -> DevilsCastleView:
    row = int(ride.seats) if observer == SPECTATOR else observer
    asking = ride.asking()
    over = ride.actor == OVER
    return DevilsCastleView(
        seat=observer if observer >= 0 else None,
        seats=ride.seats,
        waiting=[seat for seat in ride.waiting() if seat != CHANCE],
        outcome=ride.outcome(),
        phase="over" if over else PHASES[type(asking)][0],
        turn=ride.turn,
        turn_seat=ride.turn_seat if ride.turn_seat >= 0 else None,
        limit=ride.limit,
        pile=ride.held[PILE],
        pile_known=_words(items_in(ride.hands[PILE])) if over else _known(ride, row, PILE),
        pile_possible=[] if over else _possible(ride, row, PILE),
        pile_top=_top(ride, row),
        professions_left=ones(ride.profession_pile),
        professions_known=_professions_in_pile(ride, row),
        supply=ride.supply,
        smuggling=ride.smuggling,
        divination=ride.divination,
        cap=ride.cap,
        passengers=_passengers(ride, row, over),
        claims=[] if over else claims(ride, observer),
        verdict=verdict(ride) if over else None,
        duel=duel_view(ride),
        offer=_offer(asking, observer),
        trade=[ride.trade.first, ride.trade.second] if ride.trade.first >= 0 else [],
        between=_between(asking),
        way=_way(asking),
        mine=_mine(ride, asking, observer),
        asked_for=title_word(int(asking.title)) if isinstance(asking, Demand) else None,
        notes=_notes(ride, observer),
    )


def _words(kinds: list[int]) -> list[str]:
    return [KINDS[kind] for kind in kinds]


def _known(ride: CoachRide, row: int, place: int) -> list[str]:
    return [*_cards(ride.notebook.known(row, place))]


@lru_cache(maxsize=20_000)
def _cards(mask: int) -> tuple[str, ...]:
    """The items of a set of cards, in words. Remembered: the same few sets are shown again and again."""
    return tuple(KINDS[kind_of(card)] for card in range(ITEM_COUNT) if mask >> card & 1)


@lru_cache(maxsize=20_000)
def _kinds(mask: int) -> tuple[str, ...]:
    return tuple(_words(sorted({int(kind_of(card)) for card in range(ITEM_COUNT) if mask >> card & 1})))


def _possible(ride: CoachRide, row: int, place: int) -> list[str]:
    """Every kind that may be there beyond what certainly is."""
    return [*_kinds(ride.notebook.possible(row, place) & ~ride.notebook.known(row, place))]


def _top(ride: CoachRide, row: int) -> list[str]:
    return _words([kind for kind in (ride.top, ride.second) if kind >= 0]) if ride.seer == row else []


def _professions_in_pile(ride: CoachRide, row: int) -> list[str]:
    cards = ride.notebook.known(row, PILE) >> FIRST_PROFESSION
    return [PROFESSIONS[number] for number in places_in(cards)]


def _passengers(ride: CoachRide, row: int, over: bool) -> list[SeatView]:
    societies = known_societies(ride, row)
    seen_by = _seen_by(tuple(ride.notebook.societies[seat] for seat in range(ride.seats)))
    return [_passenger(ride, row, seat, over, seat in societies, seen_by) for seat in range(ride.seats)]


@lru_cache(maxsize=2_000)
def _seen_by(societies: tuple[int, ...]) -> list[list[int]]:
    """For every seat, who has seen its society."""
    seats = range(len(societies))
    return [[other for other in seats if other != seat and societies[other] >> seat & 1] for seat in seats]


def _passenger(
    ride: CoachRide, row: int, seat: int, over: bool, society_known: bool, seen_by: list[list[int]]
) -> SeatView:
    known = ride.notebook.known(row, seat) >> FIRST_PROFESSION
    work = int(ride.professions[seat]) if over else (places_in(known) or [-1])[0] if known else -1
    return SeatView(
        character=ride.tables.characters[seat],
        items=ride.held[seat],
        tokens=ride.tokens[seat],
        society=SOCIETIES[ride.society(seat)] if over or society_known else None,
        seen_by=seen_by[seat],
        profession=PROFESSIONS[work] if work >= 0 else None,
        open=bool(ride.opened >> seat & 1),
        known=_words(items_in(ride.hands[seat])) if over else _known(ride, row, seat),
        possible=[] if over else _possible(ride, row, seat),
        a_bag=not over and _holds_some_bag(ride, row, seat),
    )


def _holds_some_bag(ride: CoachRide, row: int, seat: int) -> bool:
    return bool(ride.notebook.bags[row] >> seat & 1) and not ride.notebook.known(row, seat) & BAG_CARDS


def _offer(asking: Phase, observer: int) -> OfferView | None:
    if isinstance(asking, Answer):
        knows = observer in (asking.offerer, asking.receiver)
        return OfferView(asking.offerer, asking.receiver, KINDS[asking.item] if knows else None)
    if isinstance(asking, Returning):
        knows = observer in (asking.diplomat, asking.asked)
        return OfferView(asking.asked, asking.diplomat, KINDS[asking.item] if knows else title_word(asking.item))
    return None


def _between(asking: Phase) -> list[int]:
    if isinstance(asking, Spying):
        return [asking.spy, asking.owner]
    if isinstance(asking, Reward | Taking | GivingBack):
        return [asking.winner, asking.loser]
    if isinstance(asking, Toll):
        return [asking.attacker, asking.priest]
    if isinstance(asking, TomeChoice):
        return [asking.giver, asking.partner]
    if isinstance(asking, Demand):
        return [asking.diplomat, asking.asked]
    return [asking.seat] if isinstance(asking, Drawing) else []


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


def _notes(ride: CoachRide, observer: int) -> list[Page]:
    if ride.actor == OVER:
        # A declaration needs the whole coach to be told, and ends the game.
        shown = [made for made in ride.notes if on.kind_of_note(made) not in _LEFT_OUT]
        return [Page(on.turn_of(made), words) for made in shown for words in pages(ride, made, observer)]
    notes = tuple(ride.notes)
    chapters = [notes[first : first + CHAPTER] for first in range(0, len(notes), CHAPTER)]
    return [page for chapter in chapters for page in _chapter(chapter, observer)]


@lru_cache(maxsize=20_000)
def _chapter(notes: tuple[int, ...], observer: int) -> tuple[Page, ...]:
    """Some notes together. Remembered: a notebook is only ever added to."""
    return tuple(page for made in notes for page in _pages(made, observer))


@lru_cache(maxsize=20_000)
def _pages(made: int, observer: int) -> tuple[Page, ...]:
    if on.kind_of_note(made) in _LEFT_OUT:
        return ()
    return tuple(Page(on.turn_of(made), words) for words in words_of(made, observer))


# What is asked


def ask(ride: CoachRide, seat: int) -> Ask | None:
    if seat not in ride.waiting():
        return None
    asking = ride.asking()
    name, clause = PHASES[type(asking)]
    return Ask(_question(ride, asking, seat, name), clause)


def _question(ride: CoachRide, asking: Phase, seat: int, name: str) -> Message:
    if isinstance(asking, Answer):
        moves = ride.moves(seat)
        kind = "must-refuse" if len(moves) == 1 and moves[0] == do.REFUSE else "answer"
        if do.REFUSE not in moves:
            kind = "must-accept"
        return Message(f"dc-ask-{kind}", {"who": Who(asking.offerer), "item": item(asking.item)})
    if isinstance(asking, Demand):
        return Message("dc-ask-demand", {"who": Who(asking.diplomat), "item": title(asking.title)})
    if isinstance(asking, Returning):
        return Message("dc-ask-returning", {"who": Who(asking.asked), "item": item(asking.item)})
    if isinstance(asking, Support):
        fighters = {"who": Who(ride.duel.attacker), "other": Who(ride.duel.defender)}
        return Message("dc-ask-defence" if seat == ride.duel.defender else "dc-ask-support", {**fighters})
    if isinstance(asking, Powers):
        points = {"swords": ride.duel.points(ride.duel.attacker), "shields": ride.duel.points(ride.duel.defender)}
        return Message("dc-ask-powers", {**points})
    if isinstance(asking, DoctorRound):
        winner = ride.duel.winner()
        return Message("dc-ask-doctor", {"who": Who(winner)}) if winner >= 0 else Message("dc-ask-doctor-tie")
    if isinstance(asking, Reward | Taking | GivingBack):
        return Message(f"dc-ask-{name}", {"other": Who(asking.loser)})
    if isinstance(asking, Toll):
        return Message("dc-ask-toll", {"other": Who(asking.priest)})
    if isinstance(asking, TomeChoice):
        return Message("dc-ask-tome", {"other": Who(asking.partner)})
    if isinstance(asking, SextantRound):
        return Message("dc-ask-sextant", {"other": Who((seat + asking.way) % ride.seats)})
    if isinstance(asking, Overflow):
        return Message("dc-ask-overflow", {"limit": ride.limit})
    return Message(f"dc-ask-{name}")


# What may be answered


def choices(ride: CoachRide, seat: int) -> list[Choice]:
    return [choice(ride, seat, move) for move in ride.moves(seat)]


def choice(ride: CoachRide, seat: int, move: int) -> Choice:
    verb = do.verb_of(move)
    if verb in (do.DECLARE, do.DIVINE):
        return _claim(ride, seat, verb, do.object_of(move))
    return _plain_choice(move)


@lru_cache(maxsize=20_000)
def _plain_choice(move: int) -> Choice:
    """Every move but a claim is described by itself alone."""
    verb, what = do.verb_of(move), do.object_of(move)
    written = text(move)
    kind = written.split()[0]
    if verb in (do.OFFER, do.GIFT):
        other, thing = do.seat_in(move), do.item_in(move)
        words = Message(f"dc-do-{kind}", {"item": item(thing), "who": Who(other)})
        return Choice(written, kind, {"item": KINDS[thing], "seat": seat_letter(other)}, words)
    if verb == do.ASK_FOR:
        other, thing = do.seat_in(move), do.item_in(move)
        words = Message("dc-do-diplomat", {"item": title(thing), "who": Who(other)})
        return Choice(written, kind, {"item": title_word(thing), "seat": seat_letter(other)}, words)
    if verb == do.TOP:
        first, second = what // KIND_COUNT, what % KIND_COUNT
        words = Message("dc-do-top", {"item": item(first), "next": item(second)})
        return Choice(written, kind, {"item": KINDS[first], "next": KINDS[second]}, words)
    if verb in (do.SPY, do.DUEL, do.HYPNOTISE, do.DECIDE):
        return Choice(written, kind, {"seat": seat_letter(what)}, Message(f"dc-do-{kind}", {"who": Who(what)}))
    if verb in (do.USE, do.TAKE_UP):
        work = PROFESSIONS[what]
        words = Message(f"dc-do-{kind}-profession", {"profession": profession(what)})
        return Choice(written, kind, {"profession": work}, words)
    if len(written.split()) == 2:
        return Choice(written, kind, {"item": KINDS[what]}, Message(f"dc-do-{kind}", {"item": item(what)}))
    return Choice(written, kind, {}, Message(f"dc-do-{kind}"))


def _claim(ride: CoachRide, seat: int, verb: int, mask: int) -> Choice:
    """A declaration says what one would be claiming: whose items, of which society, and how sure the notebook is."""
    own = ride.society(seat)
    about = own if verb == do.DECLARE else 1 - own
    letters = [seat_letter(one) for one in named(mask)]
    goal = item(0 if about == ORDER else 1)
    written = text(verb + mask)
    kind = written.split()[0]
    words = Message(f"dc-do-{kind}", {"item": goal, "count": len(letters), "names": ", ".join(letters)})
    parts = {"seats": " ".join(letters), "sure": how_sure(ride, seat, int(about), mask)}
    return Choice(written, kind, parts, words)
