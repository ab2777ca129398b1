"""The games of the house. None knows another; each is imported when it is asked for."""

from ..core.registry import register

HOUSE = {
    "rose-king": "rose_king",
    "cursed-court": "cursed_court",
    "pocket-intrigues": "pocket_intrigues",
    "devils-castle": "devils_castle",
}

for _name, _folder in HOUSE.items():
    register(_name, f"{__name__}.{_folder}")
