"""Bots from other houses, loaded only when somebody asks for one by name."""

from __future__ import annotations

from ..bots import Bot, find_bot

GUESTS = "openspiel-"


def call_bot(game: str, name: str, think: float | None = None, most: int | None = None) -> Bot:
    """``find_bot``, and OpenSpiel's searches as well (they need ``camarilla[research]``)."""
    if name.startswith(GUESTS):
        from ..research.peers import invite

        invite()
    return find_bot(game, name, think, most)
