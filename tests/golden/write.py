"""`make golden`: write the playthroughs anew. Review the difference like code before you commit it."""

from __future__ import annotations

from .playthrough import FOLDER, chosen, path_of, playthrough


def main() -> None:
    kept = {path_of(world): playthrough(world) for world in chosen()}
    for stale in set(FOLDER.glob("*.txt")) - set(kept):
        stale.unlink()
    for path, text in kept.items():
        path.write_text(text, encoding="utf-8")
    print(f"{len(kept)} playthroughs written to {FOLDER.name}/")


if __name__ == "__main__":
    main()
