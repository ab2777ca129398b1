"""The games there are, by name. A game is imported only when somebody asks for it."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points

from .errors import unknown
from .rules import AnyRules, Rules

_GROUP = "camarilla.games"
_locations: dict[str, str] = {}
_loaded: dict[str, AnyRules] = {}


def register(name: str, module: str) -> None:
    """Make a game known: ``module`` holds its rules as ``RULES``."""
    _locations[name] = module


def names() -> list[str]:
    """All games, the house's own first, then those of other installed packages (entry points)."""
    others = [point.name for point in entry_points(group=_GROUP)]
    return [*_locations, *(name for name in others if name not in _locations)]


def find(name: str) -> AnyRules:
    """The rules of a game by its name; an unknown one is answered with the nearest."""
    if not isinstance(name, str):
        raise unknown("game", name, names())
    if name not in _loaded:
        _loaded[name] = _load(name)
    return _loaded[name]


def find_code(code: str) -> AnyRules:
    """The game whose message ids and clauses begin with ``code``."""
    for rules in _loaded.values():
        if rules.code == code:
            return rules
    for name in names():
        if find(name).code == code:
            return find(name)
    raise unknown("game code", code, [find(name).code for name in names()])


def _load(name: str) -> AnyRules:
    if name in _locations:
        found = import_module(_locations[name]).RULES
    else:
        points = [point for point in entry_points(group=_GROUP) if point.name == name]
        if not points:
            raise unknown("game", name, names())
        found = points[0].load()
    if not isinstance(found, Rules):
        raise TypeError(f"the game {name!r} is registered with {found!r}, which is not an instance of Rules")
    return found
