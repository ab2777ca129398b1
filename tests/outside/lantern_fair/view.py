"""What is shown of the fair: every kind of hint once."""

from __future__ import annotations

from typing import Annotated

import msgspec

from camarilla.core.hints import show
from camarilla.core.message import Message
from camarilla.core.view import Open, Own, Setting, View

GLYPHS = {"sun": "☀", "moon": "☾", "star": "★"}


class FairSetting(Setting, frozen=True, kw_only=True, tag="lantern-fair"):
    size: int
    length: int


class Bet(msgspec.Struct, frozen=True):
    seat: int
    quantity: int
    face: Annotated[int, show("counter", look="die")]


class FairOpen(Open, frozen=True, kw_only=True):
    lanterns: Annotated[
        list[str | None],
        show("grid", columns="size", places="squares", part="square", glyphs=GLYPHS),
    ]
    bets: Annotated[
        list[list[int | None]],
        show("grid", columns=6, rows=3, column="face", row="quantity", look="seat", column_look="die"),
    ]
    lane: Annotated[list[int], show("track", length="length", look="seat")]
    bet: Bet | None
    round: Annotated[int, show("counter")]
    deck: Annotated[int, show("pile")]
    coins: Annotated[list[int], show("counter", seats=True)]
    dice_shown: Annotated[list[list[int]], show("hand", seats=True, look="die")]
    news: Annotated[Message, show("text")]


class FairOwn(Own, frozen=True, kw_only=True):
    hand: Annotated[list[str], show("hand", part="card", look="card", glyphs=GLYPHS)]
    dice: Annotated[list[int], show("hand", look="die")]
    place: Annotated[int, show("none")]


FairView = View[FairSetting, FairOpen, FairOwn]
