"""The games there are, by name. A game is imported only when somebody asks for it; its manifest is read before that."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from .errors import CamarillaError, unknown
from .manifest import Manifest, read_manifest
from .rules import AnyRules, Rules

_GROUP = "camarilla.games"
_locations: dict[str, str] = {}
"""Where the rules of a game are, as entry points write it: ``module:RULES``."""
_loaded: dict[str, AnyRules] = {}


def register(name: str, module: str) -> None:
    """Make a game known: ``module`` holds its rules as ``RULES``."""
    _locations[name] = f"{module}:RULES"


def names() -> list[str]:
    """All games, the house's own first, then those of other installed packages (entry points)."""
    return list({**_locations, **_installed()})


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


@cache
def folder_of(name: str) -> Path:
    """The folder in which a game's rules lie. The game is not imported."""
    spec = find_spec(_module(name))
    if spec is None or spec.origin is None:
        raise CamarillaError(f"the game {name!r} is registered in {_module(name)}, which is not there")
    return Path(spec.origin).parent


@cache
def manifest(name: str) -> Manifest:
    """What a game says about itself. The game is not imported."""
    found = read_manifest(folder_of(name))
    if found.name != name:
        raise CamarillaError(f"the game {name!r} has a manifest that calls it {found.name!r}")
    return found


def part(name: str, path: str) -> Any:
    """Something that a game's manifest names: ``.bots.bot:Novice``."""
    module, _, attribute = path.partition(":")
    return getattr(import_module(module, _module(name)), attribute)


def _installed() -> dict[str, str]:
    return {point.name: point.value for point in entry_points(group=_GROUP)}


def _location(name: str) -> str:
    location = _locations.get(name) or _installed().get(name)
    if location is None:
        raise unknown("game", name, names())
    return location


def _module(name: str) -> str:
    return _location(name).partition(":")[0]


def _load(name: str) -> AnyRules:
    module, _, attribute = _location(name).partition(":")
    found = getattr(import_module(module), attribute)
    if not isinstance(found, Rules):
        raise TypeError(f"the game {name!r} is registered with {found!r}, which is not an instance of Rules")
    fewest, most = manifest(name).players
    if found.players != range(fewest, most + 1):
        raise CamarillaError(f"{name} seats {fewest} to {most} by its manifest, but its rules say {found.players}")
    return found
