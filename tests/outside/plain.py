"""The four games of the house under names that the page has no boards for: shown by guesses alone."""

from __future__ import annotations

from camarilla.core import registry
from camarilla.core.rules import AnyRules

PREFIX = "plain-"


def _plain(name: str) -> AnyRules:
    game = type(registry.find(name))
    return type(f"Plain{game.__name__}", (game,), {"name": f"{PREFIX}{name}"})()


ROSE_KING = _plain("rose-king")
CURSED_COURT = _plain("cursed-court")
POCKET_INTRIGUES = _plain("pocket-intrigues")
DEVILS_CASTLE = _plain("devils-castle")
