"""The open window of a duel: tokens, items, professions, until all have passed in a row (DC-3.3, DC-7.3). Compiled."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ....core.message import Message
from ....core.position import Dice
from .. import actions as do
from ..hands import count_of
from ..kinds import ALCHEMIST, BODYGUARD, DAGGER, DUELIST, GLOVES, GRANDMASTER, KNIVES, POISON_RING, THUG, WHIP
from ..moving import open_profession
from ..notes import ENDED, SHOWED
from ..position import CoachRide
from .base import Round
from .reward import DoctorRound

_ITEMS: Final = vec[i64]([DAGGER, GLOVES, KNIVES, WHIP])
"""The item that counts a point, by the role in the duel (``Duel.role``)."""
_THIRD: Final = 1 << BODYGUARD | 1 << ALCHEMIST
_PROFESSIONS: Final = vec[i64]([1 << THUG | 1 << DUELIST, 1 << GRANDMASTER | 1 << DUELIST, _THIRD, _THIRD])
"""The professions that help, by role, as masks."""


@final
class Powers(Round):
    """Everybody may bring in what they have, in any order; each use gives everybody another chance."""

    def __init__(self, asked: i64, may: i64) -> None:
        super().__init__(asked)  # who has not passed since the last use
        self.may = may
        """Who takes part: not the hypnotised one, and after a Duelist only the fighters."""

    def state(self) -> list[int]:
        return [self.asked, self.may]

    def close(self, ride: CoachRide) -> None:
        duel = ride.duel
        winner = duel.winner() + 1
        counts = duel.points(duel.attacker) << 4 | duel.points(duel.defender) << 12
        ride.note(ENDED, duel.attacker, duel.defender, winner | counts)
        ride.stack.append(DoctorRound(ride.all_seats()))

    def _menu(self, ride: CoachRide, seat: i64) -> vec[i64]:
        duel = ride.duel
        hand = ride.hands[seat]
        menu = vec[i64]([do.PASS])
        if ride.tokens[seat] > 0:
            menu = append(menu, do.TOKEN)
        role = duel.role(seat)
        item = _ITEMS[role]
        if count_of(hand, item) > 0 and not duel.used >> item & 1:
            menu = append(menu, do.SHOW + item)
        if duel.fights(seat) and count_of(hand, POISON_RING) > 0 and duel.poisoner < 0:
            menu = append(menu, do.SHOW + POISON_RING)
        profession = ride.professions[seat]
        helps = _PROFESSIONS[role] >> profession & 1
        if helps and ride.can_use(seat, profession) and not duel.helped >> seat & 1:
            if profession == ALCHEMIST:
                menu = append(menu, do.DECIDE + duel.attacker)
                menu = append(menu, do.DECIDE + duel.defender)
            else:
                menu = append(menu, do.USE + profession)
        return menu

    def moves(self, ride: CoachRide, seat: i64) -> list[int]:
        return list(self._menu(ride, seat))

    def random_move(self, ride: CoachRide, actor: i64, dice: Dice) -> i64:
        menu = self._menu(ride, actor)
        count = len(menu)
        return do.PASS if count == 1 else menu[dice.randrange(count)]

    def after(self, ride: CoachRide, actor: i64, move: i64) -> Powers:
        if move == do.PASS:
            return Powers(self.asked & ~(1 << actor), self.may)
        duel = ride.duel
        if move == do.TOKEN:
            ride.tokens[actor] -= 1
            ride.supply += 1
            duel.add(actor)
        elif do.verb_of(move) == do.SHOW:
            self._show(ride, actor, do.object_of(move))
        else:
            self._use(ride, actor, move)
        may = self.may if duel.duelist < 0 else 1 << duel.attacker | 1 << duel.defender
        return Powers(may, may)

    def _show(self, ride: CoachRide, seat: i64, item: i64) -> None:
        duel = ride.duel
        duel.used |= 1 << item
        if item == POISON_RING:
            duel.poisoner = seat
        else:
            duel.add(seat)
        ride.notebook.show(item, seat)
        ride.conclude(-1)
        ride.note(SHOWED, seat, duel.stands_with(seat), item + 1)

    def _use(self, ride: CoachRide, seat: i64, move: i64) -> None:
        duel = ride.duel
        duel.helped |= 1 << seat
        profession = ride.professions[seat]
        open_profession(ride, seat)
        if profession == ALCHEMIST:
            duel.decided = do.object_of(move)
            return
        duel.add(seat)
        if profession == DUELIST:
            duel.duelist = seat

    def refusal(self, ride: CoachRide, seat: i64, move: i64) -> Message:
        duel, verb = ride.duel, do.verb_of(move)
        if verb == do.TOKEN:
            return Message("dc-why-no-token")
        if verb not in (do.SHOW, do.USE, do.DECIDE):
            return Message(self.reason)
        used = duel.used >> do.object_of(move) if verb == do.SHOW else duel.helped >> seat
        return Message("dc-why-used-in-duel" if used & 1 else "dc-why-not-where-you-stand")
