"""The three levels of Cursed Court: one counts what it sees, one listens and plays the year through, one bets by it."""

from __future__ import annotations

from functools import lru_cache

from ....bots.bot import Perspective
from ....bots.guide import Guide
from ....bots.searcher import Searcher
from ....bots.tree import Weighed
from ....core.message import Message
from ....core.position import Dice, Position
from ..events import BetMade, CardAppears, YearBegins
from ..position import CursedCourt
from ..tables import Tables
from .belief import Belief
from .guide import CourtGuide
from .knowledge import Bettor, Worths
from .manners import NAIVE, USUAL, Manner
from .reasons import differences, reasons

MOST_SEATS = 6


@lru_cache(maxsize=8)
def worths_of(tables: Tables) -> Worths:
    """Counted once for an edition."""
    return Worths(tables)


class CourtBot(Searcher):
    """What the levels have in common."""

    manner = Manner(USUAL)
    """How it bets, and takes others to bet."""
    listens = False
    """Whether it learns about hidden cards from the bets of those who see them, and imagines them so."""
    confides = False
    """Whether it also sizes up its own bets by what it has learned."""

    def __init__(self) -> None:
        super().__init__()
        self._read = 0
        self._belief: Belief | None = None

    def weigh(self, perspective: Perspective, dice: Dice) -> list[Weighed]:
        assert isinstance(perspective.world, CursedCourt)
        self._tables = perspective.world.tables
        return super().weigh(perspective, dice)

    def guide(self) -> Guide:
        worths = worths_of(self._tables)
        bettor = Bettor(worths, self.manner, MOST_SEATS)
        if self.listens:
            self._belief = Belief(worths, bettor, MOST_SEATS)
        return CourtGuide(bettor, self._belief)

    def attend(self, guide: Guide, perspective: Perspective) -> None:
        """Take in what was dealt and bet since the last move; a latecomer needs no more than the present year."""
        assert isinstance(guide, CourtGuide)
        world, seat = perspective.world, perspective.seat
        assert isinstance(world, CursedCourt)
        if self._belief is None:
            return
        news = [fact for seen in perspective.seen[self._read :] for fact in seen.facts]
        self._read = len(perspective.seen)
        begun = [number for number, fact in enumerate(news) if isinstance(fact, YearBegins)]
        if begun:
            self._belief.begin_year(world, seat)
            news = news[begun[-1] :]
        for fact in news:
            if isinstance(fact, BetMade):
                self._belief.see_bet(fact.seat, fact.region, fact.coins)
            elif isinstance(fact, CardAppears):
                self._belief.see_card(fact.noble)
        if self.confides:
            guide.confide(world, seat)

    def reasons(self, world: Position, seat: int, weighed: Weighed) -> list[Message]:
        assert isinstance(world, CursedCourt)
        return reasons(world, seat, weighed.move, self._belief)

    def differences(self, world: Position, seat: int, first: int, other: int) -> list[Message]:
        assert isinstance(world, CursedCourt)
        return differences(world, first, other)


class Novice(CourtBot):
    """Bets on what it can see today; neither the cards to come nor a bump enter its mind."""

    think = 0.03
    sight = 8
    manner = Manner(NAIVE, hopes=False)


class Courtier(CourtBot):
    """Plays the year through, bumps and all, with the cards that bets speak for, but sizes up a bet as if every hidden
    card were as likely as any other."""

    think = 0.15
    sight = 100
    listens = True


class Master(CourtBot):
    """Listens to every bet, and bets by what it heard."""

    think = 0.8
    listens = True
    confides = True
