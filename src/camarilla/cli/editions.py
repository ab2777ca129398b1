"""``edition check`` and ``edition draw``: for people who own the box."""

from __future__ import annotations

from pathlib import Path

from .. import find, names
from ..core.edition import Edition, EditionError, find_line, parse_toml, read_text
from ..core.errors import CamarillaError, unknown
from ..core.rules import AnyRules
from .table import chosen_language, screen


def check_edition(file: Path) -> None:
    rules, edition = _read(file)
    same = "the game's own components" if edition.mark == rules.edition.mark else f"mark {edition.mark}"
    screen.print(f"{file}: a valid edition of {rules.name}, named {edition.name!r} ({same}).", soft_wrap=True)


def draw_edition(file: Path, out: Path, language: str | None) -> None:
    rules, edition = _read(file)
    picture = rules.picture(edition, chosen_language(language))
    if picture is None:
        raise CamarillaError(f"{rules.name} has no cards or characters to draw")
    try:
        out.write_text(picture, encoding="utf-8")
    except OSError as error:
        raise CamarillaError(f"{out}: cannot be written: {error.strerror}") from None
    screen.print(f"{out}: the components of {edition.name!r}.", soft_wrap=True)


def _read(file: Path) -> tuple[AnyRules, Edition]:
    """The edition of a file, by the rules of the game that its first lines name."""
    source = read_text(file, "an edition file")
    game = parse_toml(source, str(file)).get("game")
    if not isinstance(game, str):
        raise EditionError(str(file), 1, f"it must say which game it is for: game = {names()[0]!r}".replace("'", '"'))
    if game not in names():
        raise EditionError(str(file), find_line(source, "game"), str(unknown("game", game, names())))
    rules = find(game)
    return rules, rules.parse_edition(source, str(file))
