"""Bots against bots: who sits where, with which cards, and what came of every game."""

from __future__ import annotations

from itertools import combinations
from time import thread_time

import msgspec

from ..bots.careful import careful_move
from ..core.chance import Seeded
from ..core.game import Game
from ..core.option import Options
from ..core.position import Dice
from ..core.record import Record
from ..core.registry import find
from .guests import call_bot


class Contest(msgspec.Struct, frozen=True):
    """What is played. Bots of the same name may stand there twice: a mirror match."""

    game: str
    seats: int
    options: Options
    bots: list[str]
    think: float | None
    most: int | None
    seed: int

    def lineups(self) -> list[list[int]]:
        """Bots by seat, every seat order that a turn of the table gives. A deal is played once in each of them.

        Where players win in parties, bots by party instead: as partners two bots would share what each is worth."""
        count = len(self.bots)
        places = find(self.game).parties or self.seats
        found: list[list[int]] = []
        for group in combinations(range(count), min(count, places)):
            for first in range(len(group)):
                line = [group[(first + place) % len(group)] for place in range(places)]
                turned = [line[turn:] + line[:turn] for turn in range(places)]
                found += [one for one in turned if one not in found]
        return found

    def pairings(self, games: int) -> list[tuple[int, int]]:
        """As many ``(deal, line-up)`` as make up the games, whole deals only: each deal in every line-up."""
        lineups = len(self.lineups())
        deals = max(1, games // lineups)
        return [(deal, lineup) for deal in range(deals) for lineup in range(lineups)]


class Played(msgspec.Struct, frozen=True):
    """One game of a contest."""

    deal: int
    lineup: int
    bots: list[int]
    """By seat."""
    worth: list[float]
    """What the end was worth, by seat: 1 a win, a part of it when shared, 0 a loss."""
    scores: list[int]
    moves: int
    think: list[float]
    """Seconds of the processor a move, by seat, on average."""
    failures: int
    record: Record


def play_one(contest: Contest, deal: int, lineup: int) -> Played:
    """One game, from its deal. The same deal brings the same cards to the same seats, whoever sits there."""
    chance = Seeded(contest.seed * 1_000_003 + deal)
    game = Game(contest.game, seats=contest.seats, options=contest.options, chance=chance)
    bots = [contest.lineups()[lineup][game.position.party(seat)] for seat in range(contest.seats)]
    game.record.people = [f"@{contest.bots[bot]}" for bot in bots]
    seated = [call_bot(contest.game, contest.bots[bot], contest.think, contest.most) for bot in bots]
    for bot in seated:
        bot.by_processor = True
    dice = Dice((contest.seed * 1_000_003 + deal) * 64 + lineup)
    seconds = [0.0] * contest.seats
    moves = [0] * contest.seats
    failures = 0
    while waiting := game.waiting():
        seat = waiting[0]
        began = thread_time()
        move, well = careful_move(seated[seat], game, seat, dice)
        seconds[seat] += thread_time() - began
        moves[seat] += 1
        failures += not well
        game.play(game.rules.text(game.position, seat, move), seat)
    position = game.position
    return Played(
        deal=deal,
        lineup=lineup,
        bots=bots,
        worth=[position.utility(seat) for seat in range(contest.seats)],
        scores=position.scores(),
        moves=sum(moves),
        think=[spent / max(1, count) for spent, count in zip(seconds, moves, strict=True)],
        failures=failures,
        record=game.record,
    )
