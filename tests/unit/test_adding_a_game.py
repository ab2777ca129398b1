"""docs/adding-a-game.md is true: its files and sizes, its excerpts, its changes, and the checks that find its slips."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from camarilla.cli.scaffold import game_files

from ..outside.new_game import Installed

GUIDE = (Path(__file__).parents[2] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
NAME = "high-card"
FILES = {path.as_posix(): text for path, text in game_files(NAME)}

BLOCK = re.compile(r"^```\w+\n# ([\w./]+)(, [^\n]+)?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
"""A block that names its file, and perhaps what is to be done with it."""
EXCERPTS = [(path, text) for path, change, text in BLOCK.findall(GUIDE) if path in FILES and not change]
CHANGES = [(path, change, text) for path, change, text in BLOCK.findall(GUIDE) if path not in FILES or change]


def follow_the_guide(project: Path) -> None:
    for path, change, text in CHANGES:
        file = project / path
        before = file.read_text(encoding="utf-8") if file.exists() else ""
        match change:
            case "":
                after = text
            case ", at the end":
                after = before + text
            case ", in place of [levels]":
                after = re.sub(r"\[levels\]\n(\w.*\n)+", text, before)
            case _:
                raise AssertionError(f"the guide says what nobody can follow: {change}")
        assert after != before
        file.write_text(after, encoding="utf-8")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("guide"), NAME, follow_the_guide)


def test_every_file_is_named_with_its_size() -> None:
    rows = re.findall(r"^\| (`.*) \| .* \| ([\d and each]+) \| [^|]* \|$", GUIDE, re.MULTILINE)
    sizes: dict[str, int] = {}
    for names, lines in rows:
        first, *others = re.findall(r"`([^`]+)`", names)
        paths = [first, *(f"{first.rpartition('/')[0]}/{other}" for other in others)]
        numbers = [int(number) for number in re.findall(r"\d+", lines)]
        sizes |= dict(zip(paths, numbers * (2 if "each" in lines else 1), strict=True))
    assert sizes == {path: text.count("\n") for path, text in FILES.items()}


@pytest.mark.parametrize(("path", "text"), EXCERPTS)
def test_an_excerpt_is_in_its_file(path: str, text: str) -> None:
    assert text in FILES[path]


def test_whoever_follows_it_has_a_game_that_passes(installed: Installed) -> None:
    assert {path for path, _, _ in CHANGES} == {
        *("src/high_card/position.py", "tests/test_high_card.py", "src/high_card/bots.py", "src/high_card/game.toml"),
        *("src/high_card/text/en.ftl", "src/high_card/text/ru.ftl", "observe.py"),
    }
    told = installed.run("pytest", "-q", "-p", "no:cacheprovider", str(installed.project))
    assert "failed" not in told
    assert "Думает столько, сколько позволено." in installed.run("camarilla", "games", NAME, "--lang", "ru")
    arena = ("arena", NAME, "--bots", "master,novice", "--games", "2", "--most", "20", "--jobs", "1", "--json")
    assert '"master"' in installed.run("camarilla", *arena)
    assert installed.run_file("observe.py") == "[1, 1, 1, 1] 8\n"


SLIPS = {
    "`open` shows `position.hands`": ("__init__.py", "coins=position.coins[:]", "coins=position.hands[:]"),
    "`facts` tells everybody the card that is dealt": ("__init__.py", "Fact(yours, to=(seat,), ", "Fact(yours, "),
    "`label` returns every move as it is": ("position.py", "return NO_CARD if actor == CHANCE and", "return move if"),
    "`imagine` returns a copy": ("position.py", "if other != seat and self.hands", "if other < 0 and self.hands"),
    "`imagine` deals the observer another card, too": ("position.py", "if other != seat and ", "if "),
    "`copy` shares the list of coins": ("position.py", "made.coins = self.coins[:]", "made.coins = self.coins"),
    "the encoder adds up all hands": ("__init__.py", "[position.hands[seat]]", "[sum(position.hands) % 9]"),
}
"""The slips of the guide's table, each made in a file."""


@contextmanager
def changed(file: Path, old: str, new: str) -> Iterator[None]:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
    try:
        yield
    finally:
        file.write_text(text, encoding="utf-8")


def test_the_guide_has_these_slips() -> None:
    table = GUIDE.partition("| slip | check |\n|---|---|\n")[2].partition("\n\n")[0]
    assert [line.strip("| ").split(" | ")[0] for line in table.splitlines()] == [*SLIPS]


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_is_found_by_the_check_that_the_guide_names(installed: Installed, slip: str) -> None:
    (check,) = re.findall(rf"^\| {re.escape(slip)} \| `(\w+)` \|$", GUIDE, re.MULTILINE)
    file, old, new = SLIPS[slip]
    assert not installed.fails(check)
    with changed(installed.site / "high_card" / file, old, new):
        assert installed.fails(check)
