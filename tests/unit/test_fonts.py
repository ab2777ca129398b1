"""The letters of our own words are in the fonts that every page fetches; only names of people may need others."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
FONTS = (ROOT / "web" / "vite" / "fonts.ts").read_text(encoding="utf-8")


def letters(table: str) -> set[str]:
    """The letters of ``COMMON`` or ``WHOLE`` in ``web/vite/fonts.ts``."""
    part = FONTS[FONTS.index(f"const {table}:") :]
    ranges = re.findall(r"\[(0x[0-9a-f]+), (0x[0-9a-f]+)\]", part[: part.index("};")])
    assert ranges
    return {chr(point) for first, last in ranges for point in range(int(first, 16), int(last, 16) + 1)}


def test_our_own_words_need_no_rare_letters() -> None:
    rare = letters("WHOLE") - letters("COMMON")
    words = [*(ROOT / "src" / "camarilla").rglob("text/*.ftl"), *(ROOT / "web" / "src" / "text").glob("*.ftl")]
    assert words
    for path in [*words, *(ROOT / "src" / "camarilla").rglob("help.*.md")]:
        assert not rare & set(path.read_text(encoding="utf-8")), path


def test_every_common_letter_is_in_the_fonts() -> None:
    assert letters("COMMON") <= letters("WHOLE")
