"""Games in packages of their own: what one gets for its entry point and its manifest, and for hints in its types."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from camarilla.core import registry

PROJECT = Path(__file__).parent
POINT = "[camarilla.games]\ncourt-nim = court_nim:RULES\n"


def install(folder: Path) -> None:
    """As pip leaves a package: its files, and a note of its entry points."""
    shutil.copytree(PROJECT / "court_nim", folder / "court_nim", ignore=shutil.ignore_patterns("__pycache__"))
    notes = folder / "court_nim-1.0.dist-info"
    notes.mkdir()
    (notes / "METADATA").write_text("Metadata-Version: 2.1\nName: court-nim\nVersion: 1.0\n")
    (notes / "entry_points.txt").write_text(POINT)


@contextmanager
def installed(folder: Path) -> Iterator[None]:
    """The package on the path of this process."""
    folder.mkdir(exist_ok=True)
    install(folder)
    sys.path.insert(0, str(folder))
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        registry._loaded.pop("court-nim", None)
        registry.folder_of.cache_clear()
        registry.manifest.cache_clear()
        for name in [name for name in sys.modules if name.partition(".")[0] == "court_nim"]:
            del sys.modules[name]
