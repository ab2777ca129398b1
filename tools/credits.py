"""Writes into NOTICE who designed the built-in games (by their manifests) and who drew the emblems we use; the latter
into ``web/src/emblems/authors.json``, too, for the credits page.

``game_icons_authors.json`` says who drew what on game-icons.net, as its repository does by its folders.

    python -m tools.credits
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from camarilla import find
from camarilla.core.message import Message
from camarilla.core.registry import manifest
from camarilla.core.words import say
from camarilla.games import HOUSE

ROOT = Path(__file__).parent.parent
KNOWN = Path(__file__).parent / "game_icons_authors.json"
PAGE = ROOT / "web" / "src" / "emblems" / "authors.json"
NOTICE = ROOT / "NOTICE"
GAMES = "The games were designed by:"
BOXES = "If you like a game here"
EMBLEMS = "Emblems from game-icons.net"
IMPORT = re.compile(r'"emblem:([a-z0-9-]+)"')


def used() -> set[str]:
    """Every emblem that some file of the page imports, or that is on a door."""
    files = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".svelte", ".ts")]
    imported = {name for path in files for name in IMPORT.findall(path.read_text(encoding="utf-8"))}
    return imported.union(manifest(game).door.emblem for game in HOUSE)


def designers() -> list[str]:
    """A line for every game."""
    titles = {game: say(Message(f"{find(game).code}-title")) for game in HOUSE}
    lines = []
    for game, title in titles.items():
        about = manifest(game)
        first = f"{about.original}, {about.year}" if about.original else str(about.year)
        lines.append(f"  {title} ({first}): {' and '.join(about.designers)}")
    return lines


def credits() -> dict[str, list[str]]:
    """The authors of the emblems we use, with what each of them drew."""
    known: dict[str, list[str]] = json.loads(KNOWN.read_text(encoding="utf-8"))
    wanted = used()
    by = {author: sorted(wanted.intersection(emblems)) for author, emblems in known.items()}
    missing = wanted.difference(*by.values())
    if missing:
        raise SystemExit(f"nobody is known to have drawn: {', '.join(sorted(missing))}")
    return {author: emblems for author, emblems in sorted(by.items()) if emblems}


def notice(found: dict[str, list[str]]) -> str:
    """NOTICE with its lists written again."""
    head, rest = NOTICE.read_text(encoding="utf-8").split(GAMES)
    boxes = rest[rest.index(BOXES) : rest.index(EMBLEMS)].rstrip()
    before = "\n".join([f"{head}{GAMES}", "", *designers(), "", boxes])
    lines = [f"  {author}: {', '.join(emblems)}" for author, emblems in found.items()]
    part = (
        f"{EMBLEMS}, under CC BY 3.0 (https://creativecommons.org/licenses/by/3.0/),\n"
        "coloured and cut to size here. Icons made by:\n\n"
    )
    fonts = (
        "\n\nTypefaces: Cormorant by Christian Thalmann and Literata by TypeTogether, "
        "both under the SIL Open Font License 1.1.\n"
    )
    return f"{before}\n\n{part}" + "\n".join(lines) + fonts


def page(found: dict[str, list[str]]) -> str:
    return json.dumps(found, indent=2) + "\n"


def main() -> None:
    found = credits()
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page(found), encoding="utf-8")
    NOTICE.write_text(notice(found), encoding="utf-8")


if __name__ == "__main__":
    main()
