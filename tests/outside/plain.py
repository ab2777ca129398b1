"""The games of the house under names that the page has no boards for: shown by guesses alone."""

from __future__ import annotations

from pathlib import Path

from camarilla.core import registry
from camarilla.core.rules import AnyRules

PREFIX = "plain-"


def plain(name: str) -> AnyRules:
    """The rules of a game under another name."""
    rules = registry.find(name)
    changed = {"name": f"{PREFIX}{name}", "edition": rules.edition}
    renamed: AnyRules = type(f"Plain{type(rules).__name__}", (type(rules),), changed)()
    return renamed


def write_package(folder: Path, name: str) -> str:
    """A package with nothing but the rules; returns where they are, as an entry point says it."""
    module = f"{PREFIX}{name}".replace("-", "_")
    package = folder / module
    package.mkdir()
    (package / "__init__.py").write_text(f"from tests.outside.plain import plain\n\nRULES = plain({name!r})\n")
    about = registry.manifest(name)
    (package / "game.toml").write_text(
        f'name = "{PREFIX}{name}"\ndesigners = []\nyear = {about.year}\n'
        f"players = {list(about.players)}\nminutes = {about.minutes}\n"
    )
    return f"{module}:RULES"
