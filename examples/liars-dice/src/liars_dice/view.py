"""What is shown of the table. The dice of this round are under cups: each player's own in ``Own``, the others' nowhere."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from camarilla.core.message import Message
from camarilla.core.view import Open, Own, Setting, View


class LiarsDiceSetting(Setting, frozen=True, gc=False, kw_only=True, tag="liars-dice"):
    dice: int
    """Of each player at first."""
    wild: bool
    spot_on: bool
    loss: str
    """What a lost doubt costs: ``one`` die, or the ``difference``."""


class Bid(msgspec.Struct, frozen=True, gc=False):
    seat: int
    quantity: int
    face: int


class Reveal(msgspec.Struct, frozen=True, gc=False):
    """How the round before ended."""

    bid: Bid
    caller: int
    call: str
    """``doubt`` or ``spot-on``."""
    count: int
    """How many dice there were of the face, wild ones among them."""
    dice: list[list[int]]
    """By seat; so is ``lost``."""
    lost: list[int]


class LiarsDiceOpen(Open, frozen=True, gc=False, kw_only=True):
    round: int
    left: list[int]
    """Dice by seat."""
    bids: list[Bid]
    """Of this round; the last one is to be raised or doubted."""
    revealed: Reveal | None


class LiarsDiceOwn(Own, frozen=True, gc=False, kw_only=True):
    dice: list[int]
    odds: Message | None
    """How likely the last bid is, to whoever knows these dice alone."""
    chance: int | None
    """The same in hundredths."""


LiarsDiceView: TypeAlias = View[LiarsDiceSetting, LiarsDiceOpen, LiarsDiceOwn]
