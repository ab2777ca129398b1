"""Bots: players that see what their seat sees, and nothing else."""

from __future__ import annotations

from importlib.resources import files

from ..core.errors import unknown
from ..core.manifest import Level
from ..core.message import Message
from ..core.registry import find, manifest, part
from ..core.words import add_texts
from .bot import Bot, Perspective
from .cast import CAST, Character, draw_character
from .greedy import GreedyBot
from .ismcts import IsmctsBot
from .random import RandomBot

BASELINES: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot, "ismcts": IsmctsBot}
"""They play every game."""

LEVELS: tuple[Level, ...] = ("novice", "courtier", "master")
"""The opponents that a game has of its own, by its manifest; weakest first."""
_ADDED: dict[str, type[Bot]] = {}

add_texts("bots", files(__package__))


def bots_of(game: str) -> dict[str, type[Bot]]:
    """All bots that play a game: its levels, weakest first, then the baselines."""
    own = manifest(game).levels
    levels: dict[str, type[Bot]] = {level: part(game, own[level]) for level in LEVELS if level in own}
    return {**levels, **BASELINES, **_ADDED}


def add_bot(name: str, bot: type[Bot]) -> None:
    """Make a bot known that lives elsewhere and plays every game: a peer's, or one that somebody has trained."""
    _ADDED[name] = bot


def about_bot(game: str, name: str) -> Message:
    """The sentence that says what a bot is like."""
    return Message(f"{find(game).code}-bot-{name}-about" if name in LEVELS else f"bots-{name}-about")


def bot_called(name: str) -> str:
    """The bot that plays a character of the cast; any other name is a bot's own."""
    return CAST[name].level if name in CAST else name


def find_bot(game: str, name: str, think: float | None = None, most: int | None = None) -> Bot:
    """A bot by its name or a character's, fresh for one seat of one game, with its usual limits unless others are
    given."""
    known = bots_of(game)
    name = bot_called(name)
    if name not in known:
        raise unknown(f"bot of {game}", name, known)
    bot = known[name]()
    if think is not None:
        bot.think = think
    if most is not None:
        bot.most = most
    return bot


def usual_bot(game: str) -> str:
    """The default opponent."""
    return "courtier" if "courtier" in bots_of(game) else "ismcts"


__all__ = [
    "BASELINES",
    "CAST",
    "LEVELS",
    "Bot",
    "Character",
    "Perspective",
    "about_bot",
    "add_bot",
    "bot_called",
    "bots_of",
    "draw_character",
    "find_bot",
    "usual_bot",
]
