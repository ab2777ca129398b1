"""Writes who drew the emblems we use: into NOTICE, and into ``web/src/emblems/authors.json`` for the credits page.

``game_icons_authors.json`` says who drew what on game-icons.net, as its repository does by its folders.

    python -m tools.emblem_authors
"""

from __future__ import annotations

import json
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
KNOWN = Path(__file__).parent / "game_icons_authors.json"
PAGE = ROOT / "web" / "src" / "emblems" / "authors.json"
NOTICE = ROOT / "NOTICE"
MARK = "Emblems from game-icons.net"
IMPORT = re.compile(r'"emblem:([a-z0-9-]+)"')


def used() -> set[str]:
    """Every emblem that some file of the page imports."""
    files = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".svelte", ".ts")]
    return {name for path in files for name in IMPORT.findall(path.read_text(encoding="utf-8"))}


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
    """NOTICE with its part about emblems written anew."""
    before = NOTICE.read_text(encoding="utf-8").split(MARK)[0].rstrip()
    lines = [f"  {author}: {', '.join(emblems)}" for author, emblems in found.items()]
    part = (
        f"{MARK}, under CC BY 3.0 (https://creativecommons.org/licenses/by/3.0/),\n"
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
