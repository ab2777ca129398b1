"""The games of the house. None knows another; each is imported when it is asked for."""

from ..core.registry import register

HOUSE = ("rose-king", "cursed-court", "pocket-intrigues", "devils-castle")
"""The built-in games in the order in which they are shown: the one list of them."""

for _name in HOUSE:
    register(_name, f"{__name__}.{_name.replace('-', '_')}")
