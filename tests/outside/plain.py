"""The four games of the house under names that the page has no boards for: shown by guesses alone."""

from __future__ import annotations

from camarilla.core import registry
from camarilla.core.rules import AnyRules

PREFIX = "plain-"


def _plain(name: str) -> AnyRules:
    rules = registry.find(name)
    changed = {"name": f"{PREFIX}{name}", "edition": rules.edition}
    plain: AnyRules = type(f"Plain{type(rules).__name__}", (type(rules),), changed)()
    return plain


ROSE_KING = _plain("rose-king")
CURSED_COURT = _plain("cursed-court")
POCKET_INTRIGUES = _plain("pocket-intrigues")
DEVILS_CASTLE = _plain("devils-castle")
