"""The bots of Coach Ride to Devil's Castle."""

from __future__ import annotations

from ..bot import Bot
from .bot import Courtier, Master, Novice

LEVELS: dict[str, type[Bot]] = {"novice": Novice, "courtier": Courtier, "master": Master}
