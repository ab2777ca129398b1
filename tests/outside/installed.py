"""Another package, installed: a folder for the path, with the metadata of a distribution and its entry points."""

from __future__ import annotations

from pathlib import Path

HERE = Path(__file__).parents[2]
GAMES = {
    "lantern-fair": "tests.outside.lantern_fair:RULES",
    "plain-rose-king": "tests.outside.plain:ROSE_KING",
    "plain-cursed-court": "tests.outside.plain:CURSED_COURT",
    "plain-pocket-intrigues": "tests.outside.plain:POCKET_INTRIGUES",
    "plain-devils-castle": "tests.outside.plain:DEVILS_CASTLE",
}


def install(folder: Path) -> list[str]:
    """Write the metadata into a folder; returns what belongs on the path of a process that is to find the games."""
    metadata = folder / "outside-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: outside\nVersion: 1.0\n")
    points = "".join(f"{name} = {where}\n" for name, where in GAMES.items())
    (metadata / "entry_points.txt").write_text(f"[camarilla.games]\n{points}")
    return [str(folder), str(HERE)]
