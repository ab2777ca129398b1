"""What is shown of the coach. What everybody can work out lies open; what only one seat knows is in its own part.

Items, professions and societies go by their keys in ``edition.toml``; where only the title of a bag is known, it is
``bag``.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from ...core.message import Message
from ...core.view import Open, Own, Setting, View


class DevilsCastleSetting(Setting, frozen=True, gc=False, kw_only=True, tag="devils-castle"):
    characters: list[str]
    """By seat."""
    limit: int
    """The most items a hand may hold."""
    items: dict[str, int]
    """How many there are of every kind."""
    professions: dict[str, bool]
    """All of them, and whether they work only once."""
    smuggling: bool
    divination: bool
    cap: int
    """The turn that ends the game without a winner; 0: none."""


class Passenger(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What lies open of one seat."""

    items: int
    tokens: int = 0
    seen_by: list[int] = []
    """Who has seen this seat's society; everybody knows that they have."""
    open: bool = False
    """Whether the profession lies face up."""


class Noted(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a notebook says of one seat. None: unknown."""

    society: str | None = None
    profession: str | None = None
    known: list[str] = []
    """Items that are certainly there."""
    possible: list[str] = []
    """Kinds of which there may be more."""
    a_bag: bool = False
    """A bag is certainly there, and it is not known which."""


class DuelPiece(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that speaks for one side of a duel."""

    side: str
    """``swords`` or ``shields``."""
    what: str
    """``fighter``, ``support``, ``token``, or the item or profession that was shown."""
    seat: int | None = None
    """Whose it is; None: a token of one of the supporters."""
    points: int = 1
    void: bool = False
    """It has been shut out, by a Hypnotist or a Duelist."""


class DuelTally(msgspec.Struct, frozen=True, gc=False):
    """A duel as everybody sees it."""

    attacker: int
    defender: int
    swords: list[int]
    """Who stands with the attacker, once it is shown."""
    shields: list[int]
    """Who stands with the defender."""
    points: list[int]
    """The attacker's and the defender's so far."""
    pieces: list[DuelPiece]
    """What the points are made of."""
    hypnotised: int | None
    duelist: int | None
    poisoner: int | None
    decided: int | None
    """For whom the Alchemist has decided."""


class Offer(msgspec.Struct, frozen=True, gc=False):
    """An item on the table between two seats."""

    giver: int
    receiver: int
    item: str | None
    """Its title, if it was named aloud."""


class Counted(msgspec.Struct, frozen=True, gc=False):
    """What one seat brought to a declaration."""

    seat: int
    society: str
    items: int


class Verdict(msgspec.Struct, frozen=True, gc=False):
    """The declaration that ended the game, counted out."""

    seat: int
    how: str
    """``own``, ``other`` (divination) or ``alone`` (the lodge ring)."""
    society: str | None
    item: str | None
    counts: list[Counted]
    """Everybody whose items are looked at, the declarer first."""
    counting: list[str]
    """The items that count for it."""
    needed: int
    right: bool


class DevilsCastleOpen(Open, frozen=True, gc=False, kw_only=True):
    phase: str
    turn: int
    turn_seat: int | None
    passengers: list[Passenger]
    noted: list[Noted]
    """What everybody knows of each seat. At the end all cards are uncovered."""
    pile: int
    """How many items it holds."""
    pile_known: list[str]
    pile_possible: list[str]
    professions_left: int
    """How many professions are in their pile."""
    professions_known: list[str]
    """Those that are certainly there."""
    supply: int
    """Duel tokens left."""
    duel: DuelTally | None
    offer: Offer | None
    trade: list[int]
    """The two seats whose traded items are being read out."""
    between: list[int]
    """The seats that the present question is about, whoever acts on the other first."""
    way: str | None
    """Where the Sextant sends the items."""
    asked_for: str | None
    """What the Diplomat has asked for."""
    verdict: Verdict | None
    """The declaration that ended the game."""


class Holding(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One seat's part in a claim, as far as the own notebook goes."""

    member: bool | None = None
    """Whether it belongs to that society; None: not known."""
    certain: int = 0
    """How many items that count are certainly there."""
    more: bool = False
    """Whether there may be more."""


class Claim(msgspec.Struct, frozen=True, gc=False):
    """A declaration to think of: of the own society, or by divination of the other."""

    kind: str
    society: str
    item: str
    counting: list[str]
    """The items that count for it now; a bag only once the pile is empty."""
    needed: list[int]
    """How many it needs, at least and at most, as far as the seat can tell."""
    holdings: list[Holding]
    why_not: Message | None
    """Why it cannot be declared; None: on the own turn it can."""


class DevilsCastleOwn(Own, frozen=True, gc=False, kw_only=True):
    noted: list[Noted]
    """What this seat knows of each seat, its own cards included."""
    pile_known: list[str]
    pile_possible: list[str]
    pile_top: list[str]
    """The order on top of the pile, for the Clairvoyant who laid it."""
    professions_known: list[str]
    claims: list[Claim]
    """What this seat may think of declaring, and what it would rest on."""
    offered: str | None
    """The item on the table, for its giver and its receiver."""
    mine: str | None
    """In a secret round: what this seat has answered."""


DevilsCastleView: TypeAlias = View[DevilsCastleSetting, DevilsCastleOpen, DevilsCastleOwn]


def notebook(view: DevilsCastleView) -> DevilsCastleOpen | DevilsCastleOwn:
    """The part of a view that says what its observer knows of the cards."""
    return view.open if view.own is None else view.own
