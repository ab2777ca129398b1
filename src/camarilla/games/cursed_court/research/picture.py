"""Cursed Court as a picture: nine nobles and eighteen sets with their crowns, the seats with coins and points."""

from __future__ import annotations

from ....core.ink import FAINT, GOLD, INK, box, disc, letter, line, seal, sheet, title, word
from ..edition import NOBLES
from ..view import CursedCourtView, crowns_of, staked

_WIDTH, _NOBLE, _SET = 900, (276, 92), (276, 50)
_LEFT, _TOP, _GAP = 24, 56, 12


def draw(view: CursedCourtView, language: str = "en") -> str:
    now, players, years = view.open, view.setting.players, view.setting.years
    sets = _TOP + 3 * (_NOBLE[1] + _GAP) + 8
    seats = sets + 6 * (_SET[1] + 8) + 14
    height = seats + 26 * players + 26
    year = f"{now.year}/{years}" if years else str(now.year)
    heading = f"{word('cc-title', language)} · {year} · {word(f'cc-{now.season}', language)}"
    parts = [line(_LEFT, 36, heading, 20, bold=True)]
    for place in range(len(view.setting.regions)):
        noble = place < NOBLES
        size, start, number = (_NOBLE, _TOP, place) if noble else (_SET, sets, place - NOBLES)
        gap = _GAP if noble else 8
        x = _LEFT + number % 3 * (size[0] + _GAP)
        y = start + number // 3 * (size[1] + gap)
        parts += _region(view, place, x, y, size, language)
        parts += _crowns(view, place, x + size[0], y)
    for seat in range(players):
        parts += _seat(view, seat, seats + 26 * seat)
    return sheet(_WIDTH, height, parts)


def _region(view: CursedCourtView, place: int, x: float, y: float, size: tuple[int, int], language: str) -> list[str]:
    region = view.setting.regions[place]
    noble = place < NOBLES
    parts = [box(x, y, *size), line(x + 12, y + 22, title(region.title, language), 15 if noble else 13, bold=True)]
    if noble:
        copies = view.open.tableau[place]
        seen = view.own.cards.count(region.key) if view.own else 0
        parts += [disc(x + 20 + 22 * copy, y + size[1] - 20, 8, GOLD) for copy in range(copies)]
        parts += [disc(x + 20 + 22 * (copies + copy), y + size[1] - 20, 8, "none") for copy in range(seen)]
    else:
        nobles = [one for one in view.setting.regions[:NOBLES] if one.key in region.nobles]
        told = ", ".join(title(one.title, language) for one in nobles)
        parts.append(line(x + 12, y + 40, told, 9.5, FAINT))
    if view.own and view.own.chances:
        chance = view.own.chances[place] / 1000
        parts.append(line(x + size[0] - 12, y + size[1] - 8, f"{chance:.0%}", 11, FAINT, "end"))
    return parts


def _crowns(view: CursedCourtView, place: int, right: float, y: float) -> list[str]:
    region = view.open.regions[place]
    if region is None:
        return []
    feint = view.own.feint if view.own else None
    parts: list[str] = []
    for order, crown in enumerate(reversed(region.crowns)):
        at = right - 30 - 30 * order
        parts += seal(at, y + 20, crown.seat)
        if not view.setting.coinless:
            parts.append(line(at - 18, y + 25, f"{crown.coins}{'!' if region.safe else ''}", 13, INK, "end"))
        if crown.seat == view.seat and feint == view.setting.regions[place].key:
            parts.append(line(at, y + 46, "~", 14, INK, "middle", bold=True))
    return parts


def _seat(view: CursedCourtView, seat: int, y: float) -> list[str]:
    player, on_board = view.open.players[seat], staked(view.open, seat)
    mark = "▸ " if seat in view.open.waiting else ""
    coins = "" if view.setting.coinless else f"   ◉ {player.coins - on_board} + {on_board}"
    marker = "   ⚑" if view.open.marker == seat else ""
    told = f"{mark}{letter(seat)}   ★ {player.points}{coins}   ♛ {len(crowns_of(view.open, seat))}/4{marker}"
    return [*seal(_LEFT + 12, y + 8, seat), line(_LEFT + 36, y + 13, told, 14, INK if player.plays else FAINT)]
