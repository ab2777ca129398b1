"""Another package, installed: a folder for the path, with the metadata of a distribution and its entry points."""

from __future__ import annotations

from pathlib import Path

from .plain import PREFIX, write_package

HERE = Path(__file__).parents[2]
PLAIN = ["rose-king", "cursed-court", "pocket-intrigues", "devils-castle"]
GAMES = ["lantern-fair", *(f"{PREFIX}{name}" for name in PLAIN)]


def install(folder: Path) -> list[str]:
    """Write the packages and their metadata into a folder; returns what belongs on the path of a process that is to
    find the games."""
    where = {f"{PREFIX}{name}": write_package(folder, name) for name in PLAIN}
    where["lantern-fair"] = "tests.outside.lantern_fair:RULES"
    metadata = folder / "outside-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: outside\nVersion: 1.0\n")
    points = "".join(f"{name} = {place}\n" for name, place in where.items())
    (metadata / "entry_points.txt").write_text(f"[camarilla.games]\n{points}")
    return [str(folder), str(HERE)]
