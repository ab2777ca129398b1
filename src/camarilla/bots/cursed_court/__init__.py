"""Opponents at the cursed court."""

from ..bot import Bot
from .bot import Courtier, Master, Novice

LEVELS: dict[str, type[Bot]] = {"novice": Novice, "courtier": Courtier, "master": Master}
