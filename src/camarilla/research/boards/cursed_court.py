"""Cursed Court as a picture: nine nobles and eighteen sets with their crowns, the seats with coins and points."""

from __future__ import annotations

from ...games.cursed_court.edition import NOBLES
from ...games.cursed_court.view import CursedCourtView, Region
from .ink import FAINT, GOLD, INK, box, disc, letter, line, seal, sheet, title, word

_WIDTH, _NOBLE, _SET = 900, (276, 92), (276, 50)
_LEFT, _TOP, _GAP = 24, 56, 12


def draw(view: CursedCourtView, language: str = "en") -> str:
    sets = _TOP + 3 * (_NOBLE[1] + _GAP) + 8
    seats = sets + 6 * (_SET[1] + 8) + 14
    height = seats + 26 * view.seats + 26
    year = f"{view.year}/{view.years}" if view.years else str(view.year)
    parts = [
        line(_LEFT, 36, f"{word('cc-title', language)} · {year} · {word(f'cc-{view.season}', language)}", 20, bold=True)
    ]
    for place, region in enumerate(view.regions):
        noble = place < NOBLES
        size, start, number = (_NOBLE, _TOP, place) if noble else (_SET, sets, place - NOBLES)
        gap = _GAP if noble else 8
        x = _LEFT + number % 3 * (size[0] + _GAP)
        y = start + number // 3 * (size[1] + gap)
        parts += _region(view, region, place, x, y, size, language)
    for seat in range(view.seats):
        parts += _seat(view, seat, seats + 26 * seat)
    return sheet(_WIDTH, height, parts)


def _region(
    view: CursedCourtView, region: Region, place: int, x: float, y: float, size: tuple[int, int], language: str
) -> list[str]:
    noble = place < NOBLES
    parts = [box(x, y, *size), line(x + 12, y + 22, title(region.title, language), 15 if noble else 13, bold=True)]
    if noble:
        copies = view.tableau[place]
        seen = sum(card.noble == region.key for card in view.hidden)
        parts += [disc(x + 20 + 22 * copy, y + size[1] - 20, 8, GOLD) for copy in range(copies)]
        parts += [disc(x + 20 + 22 * (copies + copy), y + size[1] - 20, 8, "none") for copy in range(seen)]
    else:
        parts.append(
            line(x + 12, y + 40, ", ".join(word(f"cc-noble-{key}", language) for key in region.nobles), 9.5, FAINT)
        )
    if view.prospects:
        chance = view.prospects[place].chance
        parts.append(line(x + size[0] - 12, y + size[1] - 8, f"{chance:.0%}", 11, FAINT, "end"))
    for order, crown in enumerate(reversed(region.crowns)):
        at = x + size[0] - 30 - 30 * order
        parts += seal(at, y + 20, crown.seat)
        if not view.coinless:
            parts.append(line(at - 18, y + 25, f"{crown.coins}{'!' if region.safe else ''}", 13, INK, "end"))
        if crown.feint:
            parts.append(line(at, y + 46, "~", 14, INK, "middle", bold=True))
    return parts


def _seat(view: CursedCourtView, seat: int, y: float) -> list[str]:
    player = view.players[seat]
    mark = "▸ " if seat in view.waiting else ""
    coins = "" if view.coinless else f"   ◉ {player.free} + {player.staked}"
    marker = "   ⚑" if view.marker == seat else ""
    told = f"{mark}{letter(seat)}   ★ {player.points}{coins}   ♛ {player.crowns}/4{marker}"
    return [*seal(_LEFT + 12, y + 8, seat), line(_LEFT + 36, y + 13, told, 14, INK if player.plays else FAINT)]
