"""Bots: players that see what their seat sees, and nothing else."""

from __future__ import annotations

from ..core.errors import unknown
from .bot import Bot, Perspective
from .playouts import PlayoutBot
from .random import RandomBot

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "playouts": PlayoutBot}


def find_bot(name: str) -> Bot:
    """A bot by name, fresh for one seat of one game."""
    if name not in BOTS:
        raise unknown("bot", name, BOTS)
    return BOTS[name]()


__all__ = ["BOTS", "Bot", "Perspective", "find_bot"]
