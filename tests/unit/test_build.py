"""What the build does to sources before they are compiled."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import msgspec
import pytest
from hatch_build import set_shapes_aside

SOURCE = '''"""A game."""

from __future__ import annotations

import msgspec

LOW = 1


class Card(msgspec.Struct, frozen=True, tag="card"):
    """A card."""

    number: int


def lowest() -> Card:
    return Card(LOW)


class Hand(msgspec.Struct, frozen=True):
    cards: list[Card]
'''


def test_shapes_with_keywords_are_set_aside_and_keep_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "shaped"
    package.mkdir()
    (package / "__init__.py").touch()
    view = package / "view.py"
    view.write_text(SOURCE)
    assert set_shapes_aside(view) == [package / "_view_shapes.py"]
    left = view.read_text()
    assert "class" not in left
    assert left.splitlines().index("def lowest() -> Card:") == SOURCE.splitlines().index("def lowest() -> Card:")
    monkeypatch.syspath_prepend(tmp_path)
    try:
        made = importlib.import_module("shaped.view")
        assert msgspec.json.encode(made.Hand([made.lowest()])) == b'{"cards":[{"type":"card","number":1}]}'
    finally:
        for name in [name for name in sys.modules if name.startswith("shaped")]:
            del sys.modules[name]


def test_sources_without_such_shapes_stay_as_they_are(tmp_path: Path) -> None:
    plain = tmp_path / "plain.py"
    plain.write_text("class Plain:\n    def method(self) -> int:\n        return 1\n")
    assert set_shapes_aside(plain) == []
    assert plain.read_text().startswith("class Plain:")


def test_a_shape_that_does_something_is_refused(tmp_path: Path) -> None:
    busy = tmp_path / "busy.py"
    busy.write_text("class Busy(Base, frozen=True):\n    def work(self) -> int:\n        return 1\n")
    with pytest.raises(RuntimeError, match="Busy has keywords"):
        set_shapes_aside(busy)
