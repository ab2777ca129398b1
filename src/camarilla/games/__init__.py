"""The games of the house. None knows another; each is imported when it is asked for."""

from ..core.registry import register

HOUSE = ("rose_king", "cursed_court", "pocket_intrigues", "devils_castle")
"""The folders of the built-in games, in the order in which they are shown: the one list of them."""

for _folder in HOUSE:
    register(_folder.replace("_", "-"), f"{__name__}.{_folder}")
