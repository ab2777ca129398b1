"""Cursed Court: the crowns, the cards one sees and with whom, coins and points, the odds where they are shown."""

from __future__ import annotations

from typing import cast

from ...core.position import Position
from ...core.rules import AnyRules
from ...games.cursed_court.chronicle import SEASON_NAMES
from ...games.cursed_court.edition import NOBLES
from ...games.cursed_court.position import CursedCourt
from ...games.cursed_court.tables import REGIONS
from ...games.cursed_court.view import PHASES, CursedCourtView, Player, Region
from .base import COUNT, Circle, Encoder, Field, marks, one_hot


class CursedCourtEncoder(Encoder):
    def __init__(self, rules: AnyRules, first: Position) -> None:
        self._rules = rules
        self._keys = {key: place for place, key in enumerate(cast(CursedCourt, first).tables.keys)}
        n = int(first.seats)
        super().__init__(
            [
                Field("phase", len(PHASES), f"one of {', '.join(PHASES)}"),
                Field("season", len(SEASON_NAMES), "Spring, Summer, Autumn, Winter"),
                Field("year", 1, "the year, from 1", 0, COUNT),
                Field("years", 1, "how many are planned; 0 without a limit", 0, COUNT),
                Field("waiting", n, "who is to bet or to answer"),
                Field("marker", n, "who has the marker"),
                Field("plays", n, "who takes part this year"),
                Field("points", n, "points so far", -COUNT, COUNT),
                Field("free", n, "coins or chips in hand", 0, COUNT),
                Field("staked", n, "coins or chips on the board", 0, COUNT),
                Field("placed", n, "crowns on the board", 0, 4),
                Field("bought", n, "chips bought (cash game)", 0, COUNT),
                Field("cashed", n, "chips taken home (cash game)", 0, COUNT),
                Field("pot", 1, "chips of a tied Exchange year", 0, COUNT),
                Field("agreed", n, "who would share the victory, while those who are tied decide"),
                Field("tableau", NOBLES, "copies of each noble that lie face up", 0, 4),
                Field("seen", NOBLES, "copies of each noble among the face-down cards one sees", 0, 4),
                Field("seen_with", n * NOBLES, "of these, seat by seat, the ones that seat sees as well", 0, 4),
                Field("hidden", 1, "face-down cards one does not see", 0, 36),
                Field("deck", 1, "cards in the deck", 0, 36),
                Field("left_out", NOBLES, "copies of each noble in the pile that sits out, where it lies open", 0, 4),
                Field("left_out_cards", 1, "cards in that pile", 0, 36),
                Field("crowns", REGIONS * n, "region by region, seat by seat: 1 + coins under a crown, 0 without one; "
                      "in a coinless court 1 + the place in line", 0, COUNT),
                Field("bets", REGIONS * n, "the same for the highest bet of this year, bumped ones too", 0, COUNT),
                Field("least", REGIONS, "the fewest coins that take a region", 0, COUNT),
                Field("safe", REGIONS, "1 where nobody can ever double the stack this year"),
                Field("feints", REGIONS, "1 where one's own feint stands"),
                Field("feint_in_hand", 1, "1 while one's own feint is in hand"),
                Field("chance", REGIONS, "chance that one's own crown or the next one scores in a region, in "
                      "thousandths, to one's own knowledge; "
                      "-1 where the table shows no odds", -1, 1000),
                Field("worth", REGIONS, "what a crown there scores on average, in hundredths; -1 likewise", -1, COUNT),
            ]
        )  # fmt: skip

    def encode(self, position: Position, seat: int) -> bytes:
        view = cast(CursedCourtView, self._rules.view(position, seat))
        circle = Circle(view.seats, seat)
        return self.pack({**self._table(view, circle), **self._cards(view, circle), **self._board(view, circle)})

    def _table(self, view: CursedCourtView, circle: Circle) -> dict[str, list[int]]:
        players: list[Player] = [view.players[seat] for seat in circle.order]
        return {
            "phase": one_hot(len(PHASES), PHASES.index(view.phase)),
            "season": one_hot(len(SEASON_NAMES), SEASON_NAMES.index(view.season)),
            "year": [view.year],
            "years": [view.years],
            "waiting": circle.marks(view.waiting),
            "marker": circle.one_hot(view.marker),
            "plays": [int(one.plays) for one in players],
            "points": [one.points for one in players],
            "free": [one.free for one in players],
            "staked": [one.staked for one in players],
            "placed": [one.crowns for one in players],
            "bought": [one.bought for one in players],
            "cashed": [one.cashed for one in players],
            "pot": [view.pot],
            "agreed": circle.marks(view.agreed),
            "feint_in_hand": [int(players[0].feint == "hand")],
        }

    def _cards(self, view: CursedCourtView, circle: Circle) -> dict[str, list[int]]:
        seen = [0] * NOBLES
        shared = [0] * (view.seats * NOBLES)
        unknown = 0
        for card in view.hidden:
            if card.noble is None:
                unknown += 1
                continue
            noble = self._keys[card.noble]
            seen[noble] += 1
            for other in card.seats:
                if other != circle.observer:
                    shared[(circle.place(other) or 0) * NOBLES + noble] += 1
        return {
            "tableau": view.tableau,
            "seen": seen,
            "seen_with": shared,
            "hidden": [unknown],
            "deck": [view.deck],
            "left_out": view.left_out or [0] * NOBLES,
            "left_out_cards": [view.left_out_cards],
        }

    def _board(self, view: CursedCourtView, circle: Circle) -> dict[str, list[int]]:
        crowns = [0] * (REGIONS * view.seats)
        for place, region in enumerate(view.regions):
            for order, crown in enumerate(region.crowns):
                stack = order if view.coinless else crown.coins
                crowns[place * view.seats + (circle.place(crown.seat) or 0)] = 1 + stack
        bets = [0] * (REGIONS * view.seats)
        for bet in view.bets:
            if bet.year == view.year:
                spot = self._keys[bet.region] * view.seats + (circle.place(bet.seat) or 0)
                bets[spot] = max(bets[spot], 1 + bet.coins)
        return {
            "crowns": crowns,
            "bets": bets,
            "least": [region.least for region in view.regions],
            "safe": [int(region.safe) for region in view.regions],
            "feints": marks(REGIONS, [place for place, one in enumerate(view.regions) if _own_feint(one)]),
            "chance": [round(1000 * one.chance) for one in view.prospects] or [-1] * REGIONS,
            "worth": [round(100 * one.worth) for one in view.prospects] or [-1] * REGIONS,
        }


def _own_feint(region: Region) -> bool:
    """Only of one's own crowns a view says whether they are feints."""
    return any(crown.feint for crown in region.crowns)
