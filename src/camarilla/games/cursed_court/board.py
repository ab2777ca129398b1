"""A view of Cursed Court drawn with letters: the nobles as a grid, the sets beside their small grids, the seats."""

from __future__ import annotations

from functools import cache

from ...core.message import Argument, Message, Name
from ...core.seats import seat_letter
from ...core.words import say
from .edition import NOBLES
from .view import CursedCourtView, bumped_on, crowns_of, staked

FACE_UP, SEEN = "●", "◐"
SAFE, FEINT = "!", "~"
# Three nobles, or two sets, fit on a line of eighty characters.
_NOBLE, _SET, _CROWNS = 10, 12, 6


def draw(view: CursedCourtView, language: str = "en") -> str:
    return "\n".join(Drawing(view, language).lines())


@cache
def _word(message_id: str, language: str) -> str:
    """A message without arguments: there are some forty in every drawing, always the same."""
    return say(Message(message_id), language)


class Drawing:
    """One view in one language, part by part from the top."""

    def __init__(self, view: CursedCourtView, language: str) -> None:
        self.setting, self.now, self.own = view.setting, view.open, view.own
        self.language = language
        titles = [region.title for region in view.setting.regions]
        self.titles = [_word(title.id, language) if isinstance(title, Name) else title for title in titles]
        self.places = {region.key: place for place, region in enumerate(view.setting.regions)}

    def word(self, name: str) -> str:
        return _word(f"cc-board-{name}", self.language)

    def phrase(self, name: str, **words: Argument) -> str:
        return say(Message(f"cc-board-{name}", words), self.language)

    def title(self, key: str) -> str:
        return self.titles[self.places[key]]

    def lines(self) -> list[str]:
        above = [self.heading(), "", *self.nobles(), "", *self.sets(), "", *self.seats(), ""]
        return [*above, *self.cards(), *self.bumped(), *self.last_year(), self.result_or_legend()]

    def heading(self) -> str:
        year, years = self.now.year, self.setting.years
        named = self.phrase("year" if 0 < year <= years else "year-open", year=year, years=years)
        parts = [named, _word(f"cc-{self.now.season}", self.language)]
        if self.now.marker is not None:
            parts.append(self.phrase("marker", who=seat_letter(self.now.marker)))
        return ", ".join(parts)

    def result_or_legend(self) -> str:
        if self.now.outcome:
            scores = enumerate(self.now.outcome.scores)
            return f"{self.word('result')} {', '.join(f'{seat_letter(seat)} {score}' for seat, score in scores)}"
        legend = self.word("legend-coinless" if self.setting.coinless else "legend")
        return f"{legend}  {self.word('legend-feint')}" if self.setting.masquerade and self.own else legend

    # The regions

    def crowns(self, place: int) -> str:
        region = self.now.regions[place]
        if region is None:
            return ""
        feint_stands_here = self.own is not None and self.own.feint == self.setting.regions[place].key
        drawn = ""
        for crown in region.crowns:
            is_feint = feint_stands_here and self.own is not None and crown.seat == self.own.seat
            drawn += seat_letter(crown.seat) + ("" if self.setting.coinless else str(crown.coins))
            drawn += FEINT if is_feint else ""
        return drawn + (SAFE if region.safe else "")

    def odds_and_crowns(self, place: int) -> str:
        chance = f"{round(self.own.chances[place] / 10)}%" if self.own and self.own.chances else ""
        return f"{chance:>5} {self.crowns(place):{_CROWNS}}"

    def nobles(self) -> list[str]:
        """Three rows of three, each noble with the cards known of it, its odds, and its crown."""
        cells = []
        for place in range(NOBLES):
            seen = self.own.cards.count(self.setting.regions[place].key) if self.own else 0
            pips = FACE_UP * self.now.tableau[place] + SEEN * seen
            cells.append(f"{self.titles[place]:{_NOBLE}} {pips:4}{self.odds_and_crowns(place)}")
        return ["".join(cells[row : row + 3]).rstrip() for row in range(0, NOBLES, 3)]

    def sets(self) -> list[str]:
        """Two columns, each set with its place on the grid of nobles."""
        regions = self.setting.regions
        cells = []
        for place, region in enumerate(regions[NOBLES:], NOBLES):
            grid = "".join("■" if noble.key in region.nobles else "·" for noble in regions[:NOBLES])
            rows = f"{grid[:3]} {grid[3:6]} {grid[6:]}"
            cells.append(f"{self.titles[place]:{_SET}} {rows}{self.odds_and_crowns(place)}")
        half = len(cells) // 2
        return [f"{left}  {right}".rstrip() for left, right in zip(cells[:half], cells[half:], strict=True)]

    # The seats and the cards

    def seats(self) -> list[str]:
        columns = ["points", "free", "staked", "crowns"]
        if self.setting.coinless:
            columns = ["points", "crowns"]
        elif self.setting.exchange:
            columns = ["free", "staked", "crowns"]
            if any(player.bought for player in self.now.players):
                columns += ["bought", "cashed"]
        heads = [self.word(column) for column in columns]
        seat_head = self.word("seat")
        lines = ["  ".join([f"  {seat_head}", *heads])]
        for seat in range(self.setting.players):
            counts = self.counts(seat)
            cells = [f"{counts[column]:>{len(head)}}" for column, head in zip(columns, heads, strict=True)]
            mark = "▸" if seat in self.now.waiting else "*" if seat == self.now.marker else " "
            lines.append("  ".join([f"{mark} {seat_letter(seat):{len(seat_head)}}", *cells, *self.remarks(seat)]))
        return lines

    def counts(self, seat: int) -> dict[str, int]:
        player, on_board = self.now.players[seat], staked(self.now, seat)
        crowns = len(crowns_of(self.now, seat))
        counts = {"points": player.points, "free": player.coins - on_board, "staked": on_board, "crowns": crowns}
        return {**counts, "bought": player.bought, "cashed": player.cashed}

    def remarks(self, seat: int) -> list[str]:
        if not self.now.players[seat].plays:
            return [self.word("out")]
        if not self.setting.masquerade or self.own is None or seat != self.own.seat:
            return []
        where = self.word("in-hand") if self.own.feint is None else self.title(self.own.feint)
        return [f"{self.word('feint')}: {where}"]

    def cards(self) -> list[str]:
        now = self.now
        lines = [self.phrase("deck", deck=now.deck)]
        if now.face_down:
            known = self.own.cards if self.own else [None] * len(now.face_down)
            nobles = ["?" if noble is None else self.title(noble) for noble in known]
            owners = ["".join(map(seat_letter, seats)) for seats in now.face_down]
            places = [f"{seats} {noble}" for seats, noble in zip(owners, nobles, strict=True)]
            lines.append(f"{self.word('face-down')} {', '.join(places)}")
        if now.left_out is not None and now.left_out_cards:
            lines.append(f"{self.word('left-out')} {self.pile(now.left_out)}")
        elif now.left_out_cards:
            lines.append(self.phrase("left-out-hidden", cards=now.left_out_cards))
        if now.pot:
            lines.append(self.phrase("pot", chips=now.pot))
        if now.agreed:
            lines.append(f"{self.word('agreed')} {', '.join(map(seat_letter, now.agreed))}")
        return lines

    def pile(self, counts: list[int]) -> str:
        held = [(title, count) for title, count in zip(self.titles, counts, strict=False) if count]
        return ", ".join(title if count == 1 else f"{title} ×{count}" for title, count in held)

    def bumped(self) -> list[str]:
        crowns = [(crown, title) for place, title in enumerate(self.titles) for crown in bumped_on(self.now, place)]
        crowns.sort(key=lambda bumped: bumped[0].number)
        told = ", ".join(f"{seat_letter(crown.seat)} {title} {crown.coins}" for crown, title in crowns)
        return [f"{self.word('bumped')} {told}"] if crowns else []

    def last_year(self) -> list[str]:
        """Before the next card is dealt: what the court was like, and what every crown came to."""
        if not self.now.past or self.now.face_down:
            return []
        last = self.now.past[-1]
        lines = [self.phrase("last", year=last.year)]
        if last.tableau is not None:
            lines[0] += f" {self.pile(last.tableau)}"
        for seat, points in enumerate(last.points):
            crowns = [crown for crown in last.crowns if crown.seat == seat]
            told = [f"{self.titles[one.region]}{FEINT if one.feint else ''} {one.points}" for one in crowns]
            if told:
                lines.append(f"  {seat_letter(seat)} {points} = {', '.join(told)}")
        return lines
