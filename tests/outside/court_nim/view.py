"""What is shown of the pile, and what lies in the box."""

from __future__ import annotations

from camarilla.core.edition import Edition
from camarilla.core.view import Open, Own, Setting, View


class NimEdition(Edition, frozen=True, kw_only=True):
    stones: int


class NimSetting(Setting, frozen=True, kw_only=True, tag="court-nim"):
    pass


class NimOpen(Open, frozen=True, kw_only=True):
    stones: int


NimView = View[NimSetting, NimOpen, Own]
