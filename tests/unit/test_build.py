"""What the build asks of sources before they are compiled."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from hatch_build import check_can_be_compiled

ROOT = Path(__file__).parents[2]


def test_a_struct_in_a_compiled_file_is_refused_with_its_place(tmp_path: Path) -> None:
    source = tmp_path / "view.py"
    source.write_text("LOW = 1\n\n\nclass Card(Base, frozen=True):\n    number: int\n")
    with pytest.raises(RuntimeError, match=r"view\.py, line 4: Card .* move it to a file that is not compiled"):
        check_can_be_compiled(source)


def test_plain_classes_may_be_compiled(tmp_path: Path) -> None:
    source = tmp_path / "plain.py"
    source.write_text("class Plain(Base):\n    def method(self) -> int:\n        return 1\n")
    check_can_be_compiled(source)


def test_everything_that_is_compiled_can_be() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    package = ROOT / "src" / "camarilla"
    for pattern in settings["tool"]["camarilla"]["compiled"]:
        files = list(package.glob(pattern))
        assert files, f"{pattern} names no file"
        for path in files:
            check_can_be_compiled(path)
