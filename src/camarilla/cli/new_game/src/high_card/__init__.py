"""High Card: one secret card each, open bids, and the highest card takes it all.

The rules are in ``position.py``. Here is how they are shown, said and told.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Annotated

from camarilla.core.choice import ChoiceGroup, Menu, Spans
from camarilla.core.edition import Edition, Fault, number_faults
from camarilla.core.encoder import Circle, Encoder, Field
from camarilla.core.facts import Fact
from camarilla.core.hints import show
from camarilla.core.message import Message, Who
from camarilla.core.option import Option, Options
from camarilla.core.phrases import Phrases
from camarilla.core.position import CHANCE, Position
from camarilla.core.rules import AnyRules, Rules
from camarilla.core.view import Ask, Open, Own, Setting, View

from .position import NO_BID, NO_CARD, HighCard

# The components, and the three parts of what is shown: a secret is in Own or nowhere. Hints say how the browser shows it.


class HighCardEdition(Edition, frozen=True, kw_only=True):
    cards: int
    coins: int
    limit: int

    def faults(self) -> Iterator[Fault]:
        yield from number_faults("cards", self.cards, 5, 99)
        yield from number_faults("coins", self.coins, 1, 99)
        yield from number_faults("limit", self.limit, 1, 99)


class HighCardSetting(Setting, frozen=True, kw_only=True, tag="high-card"):
    cards: int
    rounds: int


class HighCardOpen(Open, frozen=True, kw_only=True):
    round: int
    coins: Annotated[list[int], show("counter", seats=True)]
    bids: Annotated[list[int | None], show("counter", seats=True)]
    shown: Annotated[list[int | None], show("counter", seats=True, look="card")]
    """The cards shown at the end of the last round."""


class HighCardOwn(Own, frozen=True, kw_only=True):
    card: Annotated[int | None, show("counter", look="card")]


HighCardView = View[HighCardSetting, HighCardOpen, HighCardOwn]


class HighCardRules(Rules[HighCard, HighCardView, HighCardEdition]):
    name = "high-card"
    code = "highcard"
    players = range(2, 5)
    options = (
        Option(
            name="rounds",
            default=5,
            low=1,
            high=9,
            title="highcard-rounds",
            help="highcard-rounds-help",
        ),
    )
    secrets = True
    edition_type = HighCardEdition
    folder = files(__package__)

    def start(self, seats: int, options: Options, edition: HighCardEdition) -> HighCard:
        return HighCard(seats, edition.cards, edition.coins, edition.limit, int(options["rounds"]))

    # Notation

    def text(self, position: HighCard, actor: int, move: int) -> str:
        if actor == CHANCE:
            return "?" if move == NO_CARD else str(move)
        return f"bid {move}"

    # What is shown, asked and offered

    def setting(self, position: HighCard) -> HighCardSetting:
        return HighCardSetting(players=int(position.seats), cards=position.cards, rounds=position.rounds)

    def open(self, position: HighCard) -> HighCardOpen:
        return HighCardOpen(
            waiting=[seat for seat in position.waiting() if seat != CHANCE],
            outcome=position.outcome(),
            round=min(position.round, position.rounds),
            coins=position.coins[:],
            bids=[None if bid == NO_BID else bid for bid in position.bids],
            shown=[card or None for card in position.shown],
        )

    def own(self, position: HighCard, seat: int) -> HighCardOwn:
        return HighCardOwn(seat=seat, card=position.hands[seat] or None)

    def ask(self, position: HighCard, seat: int) -> Ask | None:
        if seat not in position.waiting():
            return None
        return Ask(Message("highcard-ask", {"most": position.highest_bid(seat)}), "HIGHCARD-2")

    def menu(self, position: HighCard, seat: int) -> Menu:
        if seat not in position.waiting():
            return []
        return [ChoiceGroup("bid", "bid {n}", span=Spans("coins", 0, position.highest_bid(seat)))]

    def draw(self, view: HighCardView, language: str = "en") -> str:
        phrase = Phrases(self.code, language)
        lines = [f"{phrase('highcard-show-round')}: {view.open.round}/{view.setting.rounds}"]
        for seat in range(view.setting.players):
            parts = {"coins": view.open.coins[seat], "bids": view.open.bids[seat], "shown": view.open.shown[seat]}
            if view.own is not None and view.own.seat == seat:
                parts["card"] = view.own.card
            told = [f"{phrase(f'{self.code}-show-{part}')} {'–' if n is None else n}" for part, n in parts.items()]
            lines.append(f"{phrase.seat(seat)}: {', '.join(told)}")
        return "\n".join(lines)

    # What happened, and who is told

    def facts(self, before: HighCard, actor: int, move: int, after: HighCard) -> list[Fact]:
        if actor == CHANCE:
            seat = before.dealt_to()
            yours = Message("highcard-dealt-you", {"card": move})
            return [Fact(yours, to=(seat,), otherwise=Message("highcard-dealt", {"who": Who(seat)}))]
        facts = [Fact(Message("highcard-bids", {"who": Who(actor), "coins": move}))]
        if after.round > before.round:
            shown = [(seat, card) for seat, card in enumerate(after.shown) if card]
            for seat, card in shown:
                facts.append(Fact(Message("highcard-shows", {"who": Who(seat), "card": card})))
            taker, _ = max(shown, key=lambda one: one[1])
            coins = move + sum(bid for bid in before.bids if bid != NO_BID)
            facts.append(Fact(Message("highcard-takes", {"who": Who(taker), "coins": coins})))
        return facts


# For agents: the same as numbers, each seat counted from the observer


class HighCardEncoder(Encoder):
    def __init__(self, rules: AnyRules, first: Position) -> None:
        assert isinstance(first, HighCard)
        seats, cards = int(first.seats), first.cards
        super().__init__(
            [
                Field("round", 1, "the round, counted from 1", 1, first.rounds),
                Field("card", 1, "one's own card; 0: none", 0, cards),
                Field("coins", seats, "everybody's coins, one's own first", 0, sum(first.coins)),
                Field("bids", seats, "everybody's bids; -1: none yet", NO_BID, first.limit),
                Field("shown", seats, "the cards last shown; 0: not shown", 0, cards),
            ]
        )

    def encode(self, position: Position, seat: int) -> bytes:
        assert isinstance(position, HighCard)
        order = Circle(int(position.seats), seat).order
        values = {"round": [position.round], "card": [position.hands[seat]]}
        values["coins"] = [position.coins[other] for other in order]
        values["bids"] = [position.bids[other] for other in order]
        values["shown"] = [position.shown[other] for other in order]
        return self.pack(values)


def all_moves(first: Position) -> range:
    """Every move there could ever be."""
    assert isinstance(first, HighCard)
    return range(first.limit + 1)


RULES = HighCardRules()
