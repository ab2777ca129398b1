"""A build hook for hatch that compiles a package's modules by mypyc: this package's own, and those of games elsewhere.

    [build-system]
    requires = ["hatchling", "camarilla"]
    build-backend = "hatchling.build"

    [tool.hatch.build.hooks.camarilla]
    package = "src/my_game"
    compiled = ["tables.py", "position.py"]

Without a C compiler, or with ``CAMARILLA_INTERPRETED`` set, the same files are installed as they are, and interpreted.
docs/adding-a-game.md says what may be compiled. This file stands alone: our own build loads it from here.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.plugin import hookimpl

SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

name, *files = sys.argv.pop().split("|")
setup(
    name=name,
    ext_modules=mypycify(
        ["--ignore-missing-imports", *files],
        group_name=name,
        only_compile_paths=files,
        opt_level="3",
        debug_level="0",
        multi_file=True,
    ),
)
"""


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled libraries to a wheel. Its settings: ``package``, a folder, and ``compiled``, patterns in it."""

    PLUGIN_NAME = "camarilla"

    def dependencies(self) -> list[str]:
        if self.target_name != "wheel" or "editable" in " ".join(sys.argv) or self.obstacle():
            return []
        # mypyc reads the types of what the compiled files import.
        return ["mypy>=2.4,<3", "setuptools>=77", *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and self.target_name == "wheel" and not self.obstacle():
            self.compile(build_data)

    @property
    def package(self) -> Path:
        return Path(self.root) / str(self.config["package"])

    def obstacle(self) -> str:
        """Why nothing is compiled; empty if it is."""
        if os.environ.get("CAMARILLA_INTERPRETED"):
            return "CAMARILLA_INTERPRETED was set"
        return "" if compiler_works() else "no working C compiler with Python's headers was found"

    def compile(self, build_data: dict[str, Any]) -> int:
        """Compile what is to be compiled, as one group, into the wheel; how many modules that were."""
        files = find_files(self.package, self.config["compiled"])
        room = Path(tempfile.mkdtemp(prefix="camarilla-build-"))
        for library in compile_modules(self.package, files, room):
            build_data["force_include"][str(library)] = library.relative_to(room).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        return len(files)


@hookimpl
def hatch_register_build_hook() -> type[CompileHook]:
    return CompileHook


def find_files(package: Path, patterns: list[str]) -> list[Path]:
    """The files that patterns name; one that names none is a slip."""
    found: set[Path] = set()
    for pattern in patterns:
        files = set(package.glob(pattern))
        if not files:
            raise RuntimeError(f"{pattern} names no file in {package}")
        found |= files
    return sorted(found)


def compile_modules(package: Path, files: list[Path], room: Path) -> list[Path]:
    """Compile modules of a package in an empty folder; the libraries, each below it where it belongs."""
    for file in files:
        check_can_be_compiled(file, package.name)
    shutil.copytree(package, room / package.name)
    (room / "setup.py").write_text(SETUP, encoding="utf-8")
    command = [sys.executable, "setup.py", "build_ext", "--inplace", f"-j{os.cpu_count() or 1}"]
    names = "|".join([package.name, *(file.relative_to(package.parent).as_posix() for file in files)])
    run = subprocess.run([*command, names], cwd=room, capture_output=True, text=True, check=False)
    if run.returncode:
        raise RuntimeError(f"mypyc failed:\n{run.stdout}\n{run.stderr}")
    shutil.rmtree(room / "build")  # where they were made, and from where they were copied
    return sorted(room.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"))


def check_can_be_compiled(path: Path, package: str = "camarilla") -> None:
    """Refuse what mypyc would compile into something wrong.

    It forgets the keywords of a class (``frozen=True``, ``tag="..."``): structs stand in files of their own. And a
    class compiled here cannot be laid out over one that was compiled elsewhere: ``@mypyc_attr(native_class=False)``
    makes it a plain class with compiled methods.
    """
    tree = ast.parse(path.read_text(encoding="utf-8"))
    foreign = set() if package == "camarilla" else set(_names_from_camarilla(tree))
    for node in tree.body:
        if not isinstance(node, ast.ClassDef):
            continue
        where = f"{path}, line {node.lineno}: {node.name}"
        if node.keywords:
            raise RuntimeError(
                f"{where} is declared with keywords, which mypyc forgets: move it to a file that is not compiled"
            )
        if foreign.intersection(_first_name(base) for base in node.bases) and not _is_plain(node):
            raise RuntimeError(f"{where} extends a class of camarilla: it needs @mypyc_attr(native_class=False)")


def _names_from_camarilla(tree: ast.Module) -> Iterator[str]:
    """What a file calls the things that it imports from camarilla."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "camarilla":
            for alias in node.names:
                yield alias.asname or alias.name


def _first_name(base: ast.expr) -> str:
    """The first name of a base class: ``Position`` of ``Position``, ``position`` of ``position.Position``."""
    while isinstance(base, ast.Attribute | ast.Subscript):
        base = base.value
    return base.id if isinstance(base, ast.Name) else ""


def _is_plain(node: ast.ClassDef) -> bool:
    return any("native_class=False" in ast.unparse(decorator) for decorator in node.decorator_list)


def compiler_works() -> bool:
    """Whether a stub that needs Python's headers compiles."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    command = os.environ.get("CC", compiler).split()
    if not shutil.which(command[0]):
        return False
    with tempfile.TemporaryDirectory() as room:
        stub = Path(room) / "stub.c"
        stub.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        include = f"-I{sysconfig.get_path('include')}"
        run = subprocess.run(
            [*command, include, "-c", str(stub), "-o", str(stub) + ".o"], capture_output=True, check=False
        )
        return run.returncode == 0
