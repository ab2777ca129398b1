"""Cursed Court: the crowns, the cards one sees and with whom, coins and points, the odds where they are shown."""

from __future__ import annotations

from typing import cast

from ....core.encoder import COUNT, Circle, Encoder, Field, marks, one_hot
from ....core.position import Position
from ....core.rules import AnyRules
from ..edition import NOBLES
from ..phases import PHASES, SEASON_NAMES
from ..position import CursedCourt
from ..tables import REGIONS
from ..view import CursedCourtOpen, CursedCourtOwn, Player, bumped_on, crowns_of, crowns_on, staked


class CursedCourtEncoder(Encoder):
    def __init__(self, rules: AnyRules, first: Position) -> None:
        court = cast(CursedCourt, first)
        self._rules = rules
        self._region_of = court.tables.region_of
        self._years = int(court.terms.years)
        self._masquerade, self._coinless = court.masquerade, court.coinless
        n = self._players = int(first.seats)
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
        now = cast(CursedCourtOpen, self._rules.open(position))
        own = cast(CursedCourtOwn, self._rules.own(position, seat))
        circle = Circle(self._players, seat)
        return self.pack(
            {
                **self._table(now, circle),
                **self._cards(now, own, circle),
                **self._board(now, circle),
                **self._knowledge(own),
            }
        )

    def _table(self, now: CursedCourtOpen, circle: Circle) -> dict[str, list[int]]:
        players: list[Player] = [now.players[seat] for seat in circle.order]
        on_board = [staked(now, seat) for seat in circle.order]
        return {
            "phase": one_hot(len(PHASES), PHASES.index(now.phase)),
            "season": one_hot(len(SEASON_NAMES), SEASON_NAMES.index(now.season)),
            "year": [now.year],
            "years": [self._years],
            "waiting": circle.marks(now.waiting),
            "marker": circle.one_hot(now.marker),
            "plays": [int(one.plays) for one in players],
            "points": [one.points for one in players],
            "free": [one.coins - coins for one, coins in zip(players, on_board, strict=True)],
            "staked": on_board,
            "placed": [len(crowns_of(now, seat)) for seat in circle.order],
            "bought": [one.bought for one in players],
            "cashed": [one.cashed for one in players],
            "pot": [now.pot],
            "agreed": circle.marks(now.agreed),
        }

    def _cards(self, now: CursedCourtOpen, own: CursedCourtOwn, circle: Circle) -> dict[str, list[int]]:
        seen = [0] * NOBLES
        shared = [0] * (self._players * NOBLES)
        for seats, key in zip(now.face_down, own.cards, strict=True):
            if key is None:
                continue
            noble = self._region_of[key]
            seen[noble] += 1
            for other in seats:
                if other != circle.observer:
                    shared[(circle.place(other) or 0) * NOBLES + noble] += 1
        return {
            "tableau": now.tableau,
            "seen": seen,
            "seen_with": shared,
            "hidden": [own.cards.count(None)],
            "deck": [now.deck],
            "left_out": now.left_out or [0] * NOBLES,
            "left_out_cards": [now.left_out_cards],
        }

    def _board(self, now: CursedCourtOpen, circle: Circle) -> dict[str, list[int]]:
        crowns = [0] * (REGIONS * self._players)
        bets = [0] * (REGIONS * self._players)
        for region in range(REGIONS):
            standing = crowns_on(now, region)
            for order, crown in enumerate(standing):
                spot = region * self._players + (circle.place(crown.seat) or 0)
                crowns[spot] = 1 + (order if self._coinless else crown.coins)
            for crown in [*bumped_on(now, region), *standing]:
                spot = region * self._players + (circle.place(crown.seat) or 0)
                bets[spot] = 1 + crown.coins  # a later one is always higher
        return {
            "crowns": crowns,
            "bets": bets,
            "least": [place.least if place else 0 for place in now.regions],
            "safe": [int(place is not None and place.safe) for place in now.regions],
        }

    def _knowledge(self, own: CursedCourtOwn) -> dict[str, list[int]]:
        return {
            "feints": marks(REGIONS, [] if own.feint is None else [self._region_of[own.feint]]),
            "feint_in_hand": [int(self._masquerade and own.feint is None)],
            "chance": own.chances or [-1] * REGIONS,
            "worth": own.worths or [-1] * REGIONS,
        }
