"""``serve``: opens the house on this machine."""

from __future__ import annotations

from ..house.settings import Settings
from .table import data_folder


def serve_house(settings: Settings) -> None:
    from ..house.serve import serve

    serve(settings, f"Camarilla is open: http://{settings.host}:{settings.port}  (Ctrl-C closes it)")


def database_or_usual(database: str | None) -> str:
    """The database that was named, or a file in this user's data folder."""
    return database or f"sqlite:///{data_folder() / 'house.db'}"
