"""What a strong player would think of here: the best few moves of a seat with value, visits and reasons."""

from __future__ import annotations

import secrets

from ..core.errors import CamarillaError
from ..core.game import Game
from ..core.position import Dice
from . import LEVELS, bots_of, find_bot
from .bot import Perspective
from .searcher import Advice, Searcher


def explain(
    game: Game,
    seat: int,
    *,
    bot: str | None = None,
    think: float | None = None,
    most: int | None = None,
    count: int = 3,
    also: int | None = None,
    seed: int | None = None,
) -> list[Advice]:
    """Advice for a seat that owes a decision, from what that seat knows and nothing else.

    With ``most`` and ``seed`` the advice is the same every time; with ``think`` it is as good as the time allows.
    ``also`` names a move that is to be among them, however little it is worth (if the search tried it at all).
    """
    return advise(find_adviser(game.record.game, bot, think, most), game, seat, count=count, also=also, seed=seed)


def find_adviser(game: str, bot: str | None = None, think: float | None = None, most: int | None = None) -> Searcher:
    """A bot that can say what it thinks; the strongest unless another is named. One for each seat that is advised."""
    adviser = find_bot(game, bot or strongest(game), think, most)
    if not isinstance(adviser, Searcher):
        raise CamarillaError(f"the bot {bot!r} does not search and has no reasons to give; ask {strongest(game)!r}")
    return adviser


def advise(
    adviser: Searcher, game: Game, seat: int, *, count: int = 3, also: int | None = None, seed: int | None = None
) -> list[Advice]:
    """As ``explain``, by an adviser that may have been asked before: it goes on from what it has found out."""
    if seat not in game.waiting():
        raise CamarillaError(f"seat {game.rules.seat_label(seat)} has nothing to decide now")
    dice = Dice(secrets.randbits(60) if seed is None else seed)
    return adviser.explain(Perspective(game, seat, dice), dice, count, also)


def strongest(game: str) -> str:
    """The best adviser that a game has."""
    return LEVELS[-1] if LEVELS[-1] in bots_of(game) else "ismcts"
