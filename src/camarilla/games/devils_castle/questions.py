"""What a passenger is asked in every phase, and what they may answer."""

from __future__ import annotations

from functools import lru_cache

from ...core.message import Message, Who
from ...core.view import Ask, Choice
from ...core.written import Written
from . import actions as do
from .claims import Grounds
from .edition import KINDS, PROFESSIONS
from .notation import named, seat_letter, text, title_word
from .phases.base import Phase
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
from .story import item, profession, title
from .tables import GOBLET, KEY, KIND_COUNT, ORDER

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


_WRITTEN = Written(8192)
"""Choices are remembered, so their bytes are too."""


def choices(ride: CoachRide, seat: int) -> list[Choice]:
    own = int(ride.society(seat)) if seat >= 0 else 0
    grounds: dict[int, Grounds] = {}
    found: list[Choice] = []
    for move in ride.moves(seat):
        verb = do.verb_of(move)
        if verb not in (do.DECLARE, do.DIVINE):
            found.append(_plain_choice(move))
            continue
        about = own if verb == do.DECLARE else 1 - own
        if about not in grounds:
            grounds[about] = Grounds(ride, seat, about)
        found.append(_claim(move, about, grounds[about].sure(do.object_of(move))))
    return found


def choices_written(ride: CoachRide, seat: int) -> bytes:
    return _WRITTEN.list_of(choices(ride, seat))


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


@lru_cache(maxsize=4_000)
def _claim(move: int, about: int, sure: str) -> Choice:
    """A declaration says what one would be claiming: whose items, of which society, and how sure the notebook is."""
    letters = [seat_letter(one) for one in named(do.object_of(move))]
    goal = item(KEY if about == ORDER else GOBLET)
    written = text(move)
    kind = written.split()[0]
    words = Message(f"dc-do-{kind}", {"item": goal, "count": len(letters), "names": ", ".join(letters)})
    return Choice(written, kind, {"seats": " ".join(letters), "sure": sure}, words)
