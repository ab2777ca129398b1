"""A bot's move that always comes: one that fails or answers nonsense is replaced by a quick legal move."""

from __future__ import annotations

import logging

from ..core.game import Game
from ..core.position import Dice
from .bot import Bot, Perspective

log = logging.getLogger(__name__)


def careful_move(bot: Bot, game: Game, seat: int, dice: Dice) -> tuple[int, bool]:
    """The bot's choice and True; or, if it failed, any legal move and False. The failure is logged."""
    try:
        move = bot.choose(Perspective(game, seat, dice), dice)
        if game.position.is_legal(seat, move):
            return move, True
        log.error("%s chose %r, which is not legal, in %s", type(bot).__name__, move, game.record.game)
    except Exception:
        log.exception("%s failed in %s", type(bot).__name__, game.record.game)
    return game.position.random_move(seat, dice), False
