"""What is written by tools is up to date, and the page's words are whole in both languages."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import ast, parse
from tools import credits, protocol_types

from camarilla.bots import CAST
from camarilla.core.words import LANGUAGES

SOURCES = Path(__file__).parents[2] / "web" / "src"
ID = re.compile(r"""["'`](page-[a-z0-9-]+)""")


def ids(language: str) -> set[str]:
    source = (SOURCES / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    body = parse(source).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


def used() -> tuple[set[str], list[str]]:
    """The ids that the sources name, and the beginnings of those they put together."""
    texts = [path.read_text(encoding="utf-8") for path in SOURCES.rglob("*") if path.suffix in (".svelte", ".ts")]
    found = {one for text in texts for one in ID.findall(text)}
    begun = [one for one in found if one.endswith("-")]
    return found.difference(begun), begun


def test_the_types_of_the_protocol_are_up_to_date() -> None:
    for path, text in protocol_types.files().items():
        assert path.read_text(encoding="utf-8") == text, "run `make types`"


def test_everybody_who_designed_a_game_or_drew_an_emblem_is_named() -> None:
    found = credits.credits()
    assert credits.PAGE.read_text(encoding="utf-8") == credits.page(found), "run `make types`"
    assert credits.NOTICE.read_text(encoding="utf-8") == credits.notice(found), "run `make types`"


def test_every_character_has_a_crest_of_their_own_that_is_no_seat_s() -> None:
    crests, seats = [(SOURCES / "design" / name).read_text(encoding="utf-8") for name in ("crests.ts", "seats.ts")]
    worn = dict(re.findall(r"^  (\w+): \(\) => import\(\"emblem:([\w-]+)\"\),$", crests, re.MULTILINE))
    assert list(worn) == list(CAST)
    assert len(set(worn.values())) == len(CAST)
    assert set(credits.IMPORT.findall(crests)).isdisjoint(credits.IMPORT.findall(seats))


def test_both_languages_have_the_same_words() -> None:
    first, *others = LANGUAGES
    for other in others:
        assert ids(first) == ids(other)


def test_no_word_is_missing_and_none_is_left_over() -> None:
    known, (named, begun) = ids("en"), used()
    assert sorted(named - known) == []
    assert sorted(one for one in known - named if not one.startswith(tuple(begun))) == []
