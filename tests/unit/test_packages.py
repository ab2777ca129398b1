"""A game is one package: outside it nothing names the game, but the one list of built-in games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from camarilla.core.errors import CamarillaError
from camarilla.core.manifest import read_manifest
from camarilla.core.registry import folder_of, manifest, names
from camarilla.games import HOUSE

ROOT = Path(__file__).parents[2]
SOURCES = (ROOT / "src" / "camarilla", ROOT / "web" / "src", ROOT / "web" / "vite")
BUILT = ROOT / "src" / "camarilla" / "static"
THE_LIST = ROOT / "src" / "camarilla" / "games" / "__init__.py"
WORDS = (".py", ".toml", ".json", ".ts", ".svelte", ".css", ".ftl", ".md", ".html", ".mako", ".sql")


def ways_to_write(game: str) -> str:
    """``my-game``, ``my_game``, ``MyGame``, "My Game", with an apostrophe or without."""
    return "[-_ ]?".join("['’]?".join(word) for word in game.split("-"))


def own_folders(game: str) -> tuple[Path, Path]:
    folder = game.replace("-", "_")
    return ROOT / "src" / "camarilla" / "games" / folder, ROOT / "web" / "src" / "games" / folder


def sources() -> list[Path]:
    files = [path for folder in SOURCES for path in folder.rglob("*") if path.suffix in WORDS]
    return [path for path in files if path != THE_LIST and BUILT not in path.parents]


@pytest.mark.parametrize("game", HOUSE)
def test_nothing_outside_a_game_s_package_names_it(game: str) -> None:
    pattern = re.compile(ways_to_write(game), re.IGNORECASE)
    own = own_folders(game)
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in sources()
        if not set(own).intersection(path.parents)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line)
    ]
    assert found == []


def test_the_pattern_finds_every_way_to_write_a_name() -> None:
    pattern = re.compile(ways_to_write("devils-castle"), re.IGNORECASE)
    for text in ("devils-castle", "devils_castle", "DevilsCastle", "Devil's Castle", "Devil’s Castle"):
        assert pattern.search(text), text


@pytest.mark.parametrize("game", names())
def test_a_manifest_names_what_is_there(game: str) -> None:
    about = manifest(game)
    fewest, most = about.players
    assert about.designers
    assert 1 < fewest <= most
    assert all(table.players in range(fewest, most + 1) for table in about.ladder)
    assert about.pictures is None or about.pictures.players in range(fewest, most + 1)


def test_a_slip_in_a_manifest_is_named_with_its_file(tmp_path: Path) -> None:
    text = (folder_of("rose-king") / "game.toml").read_text(encoding="utf-8")
    (tmp_path / "game.toml").write_text(text.replace("minutes =", "minuts ="), encoding="utf-8")
    with pytest.raises(CamarillaError, match=r"game\.toml: .*minuts"):
        read_manifest(tmp_path)


def test_a_game_without_a_manifest_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CamarillaError, match=r"game\.toml is missing"):
        read_manifest(tmp_path)
