"""What a passenger is asked in every phase, and what they may answer. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...core.choice import Choice, Menu, Value
from ...core.menu import group
from ...core.message import Message, Who
from ...core.view import Ask
from . import actions as do
from .claims import Grounds
from .edition import KINDS
from .names import ITEM_NAMES, TITLE_NAMES
from .notation import form_of, parts_of
from .phases.base import Phase
from .phases.declaration import may_declare
from .phases.duel import Hypnosis, Support, Toll
from .phases.gifts import Drawing, HandingOver, Overflow
from .phases.powers import Powers
from .phases.reward import DoctorRound, GivingBack, Reward, Taking
from .phases.setup import Setup
from .phases.texts import CloakChoice, SextantRound, SextantWay, Texts, TomeChoice
from .phases.trade import Answer, Demand, Exchange, Returning
from .phases.turn import Ordering, Spying, Turn
from .position import CoachRide

PHASES: Final[dict[type[Phase], tuple[str, str]]] = {
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
    duel = ride.duel
    if isinstance(asking, (Exchange, Demand)):
        moves = ride.moves(seat)
        if isinstance(asking, Answer) and (len(moves) == 1 or do.REFUSE not in moves):
            name = "must-refuse" if do.REFUSE in moves else "must-accept"
        names = TITLE_NAMES if isinstance(asking, Demand) else ITEM_NAMES
        return Message(f"dc-ask-{name}", {"who": Who(asking.other), "item": names[asking.item]})
    if isinstance(asking, (HandingOver, Reward, TomeChoice)):
        return Message(f"dc-ask-{name}", {"other": Who(asking.other)})
    if isinstance(asking, Support):
        name = "defence" if seat == duel.defender else "support"
        return Message(f"dc-ask-{name}", {"who": Who(duel.attacker), "other": Who(duel.defender)})
    if isinstance(asking, Powers):
        points = {"swords": duel.points(duel.attacker), "shields": duel.points(duel.defender)}
        if duel.alchemist_decides():
            return Message("dc-ask-powers-decided", {**points, "who": Who(duel.decided)})
        return Message("dc-ask-powers", {**points})
    if isinstance(asking, DoctorRound):
        winner = duel.winner()
        return Message("dc-ask-doctor", {"who": Who(winner)}) if winner >= 0 else Message("dc-ask-doctor-tie")
    if isinstance(asking, SextantRound):
        return Message("dc-ask-sextant", {"other": Who((seat + asking.way) % ride.seats)})
    if isinstance(asking, Overflow):
        return Message("dc-ask-overflow", {"limit": ride.limit})
    if isinstance(asking, Turn) and not may_declare(ride, seat):
        return Message("dc-ask-turn-undeclared")
    return Message(f"dc-ask-{name}")


# What may be answered


def menu(ride: CoachRide, seat: i64) -> Menu:
    own = ride.society(seat)
    grounds: dict[int, Grounds] = {}
    """What a claim about each society would rest on; worked out only when one can be made."""
    columns: dict[str, dict[str, list[Value]]] = {}
    """By form, for every part its values."""
    for move in ride.moves(seat):
        form, parts = form_of(move), parts_of(move)
        verb = do.verb_of(move)
        if verb in (do.DECLARE, do.DIVINE):
            about = int(own if verb == do.DECLARE else 1 - own)
            if about not in grounds:
                grounds[about] = Grounds(ride, seat, about)
            parts["sure"] = grounds[about].sure(do.object_of(move))
        rows = columns.setdefault(form, {part: [] for part in parts})
        for part, value in parts.items():
            rows[part].append(value)
    return [group(form.partition(" ")[0], form, {**parts}) for form, parts in columns.items()]


def choice_words(choice: Choice) -> Message:
    """A choice in words, where parts do not go by their own names (the same as ``words`` of the game's page)."""
    if choice.kind == "top":
        return Message("dc-do-top", {part: ITEM_NAMES[KINDS.index(key)] for part, key in choice.parts.items()})
    names = choice.parts["seats"].split()
    return Message(f"dc-do-{choice.kind}", {"count": len(names), "names": ", ".join(names)})
