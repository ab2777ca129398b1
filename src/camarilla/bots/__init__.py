"""Bots: players that see what their seat sees, and nothing else."""

from __future__ import annotations

from ..core.errors import unknown
from .bot import Bot, Perspective
from .greedy import GreedyBot
from .ismcts import IsmctsBot
from .random import RandomBot

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot, "ismcts": IsmctsBot}


def find_bot(name: str, think: float | None = None, most: int | None = None) -> Bot:
    """A bot by name, fresh for one seat of one game, with its usual limits unless others are given."""
    if name not in BOTS:
        raise unknown("bot", name, BOTS)
    bot = BOTS[name]()
    if think is not None:
        bot.think = think
    if most is not None:
        bot.most = most
    return bot


__all__ = ["BOTS", "Bot", "Perspective", "find_bot"]
