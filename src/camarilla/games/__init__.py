"""The games of the house. None knows another; each is imported when it is asked for."""

from ..core.registry import register

HOUSE = {
    "rose-king": "rose_king",
    "devils-castle": "devils_castle",
}

for _name, _folder in HOUSE.items():
    register(_name, f"{__name__}.{_folder}")
