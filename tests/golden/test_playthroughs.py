"""The playthroughs on disk are what the rules tell today."""

from __future__ import annotations

import pytest

from camarilla.conformance import World

from .playthrough import FOLDER, chosen, path_of, playthrough


@pytest.mark.parametrize("world", chosen(), ids=str)
def test_playthrough_is_as_reviewed(world: World) -> None:
    path = path_of(world)
    assert path.exists(), "a new game or option: run `make golden` and read what it wrote"
    assert playthrough(world) == path.read_text(encoding="utf-8"), (
        "the game has changed: run `make golden`, read the diff"
    )


def test_no_playthrough_is_left_over() -> None:
    assert set(FOLDER.glob("*.txt")) == {path_of(world) for world in chosen()}
