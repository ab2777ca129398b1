"""What is shown of Pocket Intrigues: the court and the cards in sight to everybody, a goal and a card to their seat.

Goals are shown when a game is over (PI-5.3), and so is the card of somebody who could do nothing (PI-5.8).
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from ...core.message import Argument, Message, Name
from ...core.view import Open, Own, Preview, Setting, View
from .edition import Character
from .pattern import Pattern


class Courtier(msgspec.Struct, frozen=True, gc=False):
    """One of the ten."""

    id: str
    name: str | Name
    short: str
    accusative: str
    """For a name of the edition's own; otherwise the message of the name has both."""
    house: str
    wounded: list[Message]
    """What works while wounded."""
    death: list[Message]
    """What happens on death."""

    def words(self, key: str = "who") -> dict[str, Argument]:
        """The name as arguments of a message: one that the text files know, or the words of the edition."""
        if isinstance(self.name, Name):
            return {key: self.name}
        return {key: self.name, f"{key}-short": self.short, f"{key}-acc": self.accusative}


def courtier(character: Character) -> Courtier:
    """A character as it is shown."""
    return Courtier(
        id=character.id,
        name=character.name or Name(f"pi-character-{character.id}"),
        short=character.short or character.name,
        accusative=character.accusative or character.name,
        house=character.house,
        wounded=[Message(f"pi-wounded-{ability.replace(' ', '-')}") for ability in character.wounded],
        death=[Message(f"pi-death-{step.replace(' ', '-')}") for step in character.death],
    )


class ActionCard(msgspec.Struct, frozen=True, gc=False):
    """A card as the edition writes it, ``rows : effects``, and as it is to be drawn."""

    number: int
    upper: str
    lower: str
    drawn: list[Pattern]
    """The upper and the lower action."""


class PocketIntriguesSetting(Setting, frozen=True, gc=False, kw_only=True, tag="pocket-intrigues"):
    needed: int
    """Games to win for the match."""
    cast: list[Courtier]
    cards: list[ActionCard]
    """All cards of the edition, by number from 1."""


class Goal(msgspec.Struct, frozen=True, gc=False):
    """The house that is to rise and the one that is to sink."""

    rises: str
    sinks: str

    def words(self) -> dict[str, Argument]:
        """The houses as arguments of a message."""
        return {"rises": Name(f"pi-house-{self.rises}"), "sinks": Name(f"pi-house-{self.sinks}")}


class Count(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A goal counted: points courtier by courtier, then the minus (PI-5.3 to PI-5.5). Sent as an array."""

    points: list[int]
    """Of the two who are to rise, then of the two who are to sink; in each house in the order of the cast."""
    minus: list[str]
    """Who costs a point."""
    total: int

    def words(self) -> dict[str, Argument]:
        """The sum as arguments of a message."""
        summands = " + ".join(str(points) for points in self.points)
        return {"sum": summands, "minus": len(self.minus), "total": self.total}


class LastGame(msgspec.Struct, frozen=True, gc=False):
    """How the latest game of the match ended. ``cause``: ``deaths``, ``deck`` or ``no-action``."""

    cause: str
    rows: list[int]
    """Everybody's row at the end, in the order of the cast."""
    wounded: list[str]
    dead: list[str]
    goals: list[Goal]
    counts: list[Count]
    """What each seat's goal brought."""
    winners: list[int]
    stuck: int | None
    card: int | None
    """What the one who was stuck held."""


class PocketIntriguesOpen(Open, frozen=True, gc=False, kw_only=True):
    game: int
    """Which game of the match it is, from 1."""
    wins: list[int]
    first: int | None
    rows: list[int]
    """Everybody's row in the order of the cast, 0 at the top; empty before the rows are laid out."""
    wounded: list[str]
    dead: list[str]
    card: int | None
    """The number of the open card."""
    lacks: list[Message | None]
    """What its upper and its lower action lack, if nobody could carry them out now."""
    holds: list[bool]
    """Who has a card in hand."""
    dying: str | None
    """Whose death is asking for something, and for what: heal, wound, raise, lower, move or swap."""
    verb: str | None
    deck: int
    discards: list[int]
    used: int | None
    """The card used last."""
    reshuffled: bool
    last: LastGame | None


class PocketIntriguesOwn(Own, frozen=True, gc=False, kw_only=True):
    hand: int | None
    """The number of one's own card."""
    lacks: list[Message | None]
    """What its upper and its lower action lack, if nobody could carry them out now."""
    goal: Goal | None
    standing: Count | None
    """What the goal would bring if the game ended now."""


class Fate(msgspec.Struct, frozen=True, gc=False):
    """What would become of a courtier. ``state``: ``unharmed``, ``wounded`` or ``dead``."""

    who: str
    row: int
    """Counted from the present top row, which is 0: below zero are rows that would be new."""
    state: str


class PocketIntriguesPreview(Preview, frozen=True, gc=False, kw_only=True, tag="pocket-intrigues"):
    """What would come of a move at once. What a death would ask for is still to be chosen then."""

    changes: list[Fate]
    total: int
    """What one's own goal would bring, were the game to end with it."""
    ends: bool
    """Whether this turn ends the game."""


PocketIntriguesView: TypeAlias = View[PocketIntriguesSetting, PocketIntriguesOpen, PocketIntriguesOwn]


def ladder(view: PocketIntriguesView) -> list[list[Courtier]]:
    """The rows from the top, each with those who stand there; during a turn a row may be empty."""
    places = list(zip(view.setting.cast, view.open.rows, strict=False))
    height = 1 + max(view.open.rows, default=-1)
    return [[courtier for courtier, row in places if row == place] for place in range(height)]
