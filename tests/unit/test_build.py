"""What the build asks of sources before they are compiled."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from camarilla.build import check_can_be_compiled, find_files

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
    hook = settings["tool"]["hatch"]["build"]["hooks"]["custom"]
    for path in find_files(ROOT / hook["package"], hook["compiled"]):
        check_can_be_compiled(path)


def test_a_pattern_that_names_nothing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match=r"positoin\.py names no file"):
        find_files(tmp_path, ["positoin.py"])


POSITION = "from camarilla.core.position import Position as Base\n\n\n{}class Mine(Base):\n    pass\n"


def test_a_native_class_over_one_compiled_elsewhere_is_refused(tmp_path: Path) -> None:
    source = tmp_path / "position.py"
    source.write_text(POSITION.format(""))
    check_can_be_compiled(source)
    with pytest.raises(RuntimeError, match=r"line 4: Mine extends a class of camarilla: it needs @mypyc_attr"):
        check_can_be_compiled(source, "my_game")
    source.write_text(POSITION.format("@mypyc_attr(native_class=False)\n"))
    check_can_be_compiled(source, "my_game")
