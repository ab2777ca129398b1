"""What is shown of the table. The dice of this round are under cups: each player's own in ``Own``, others' nowhere."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from camarilla.core.hints import show
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
    seat: Annotated[int, show("counter", look="seat")]
    quantity: int
    face: Annotated[int, show("counter", look="die")]


class LiarsDiceOpen(Open, frozen=True, gc=False, kw_only=True):
    bids: Annotated[list[list[int | None]], show("grid", column="quantity", row="face", look="seat", row_look="die")]
    """Who made every bid of this round: a row for each face, in it a place for each quantity."""
    bid: Bid | None
    """The last one, which is to be raised or doubted."""
    round: Annotated[int, show("counter")]
    left: Annotated[list[int], show("counter", seats=True)]
    """Dice by seat."""
    shown: Annotated[list[list[int]], show("hand", seats=True, look="die")]
    """The dice of the round before, when the cups were lifted."""
    last: Annotated[Message | None, show("text")]
    """The same in words."""


class LiarsDiceOwn(Own, frozen=True, gc=False, kw_only=True):
    dice: Annotated[list[int], show("hand", look="die")]
    odds: Annotated[Message | None, show("text")]
    """How likely the last bid is, to whoever knows these dice alone."""
    chance: Annotated[int | None, show("none")]
    """The same in hundredths."""


LiarsDiceView: TypeAlias = View[LiarsDiceSetting, LiarsDiceOpen, LiarsDiceOwn]
