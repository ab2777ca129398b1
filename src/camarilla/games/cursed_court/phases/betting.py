"""Betting: which bets there are, and what one does. Compiled.

A bet is one number: ``coins * COINS + region * 2 + feint``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64

from ....core.message import Message
from ....core.position import Dice
from ..tables import COINS, IN_HAND, REGIONS
from . import WINTER

if TYPE_CHECKING:
    from ..position import CursedCourt


def spans(court: CursedCourt, seat: i64) -> list[tuple[int, int, int]]:
    """All bets of a seat as ``(region * 2 + feint, fewest coins, most coins)``."""
    plain, feint = court.may_be_plain(seat), court.may_be_feint(seat)
    most = court.free[seat]
    found: list[tuple[int, int, int]] = []
    for region in range(REGIONS):
        low = court.least(region)
        if (court.held[seat] >> region) & 1 == 0 and low <= most:
            if plain:
                found.append((region * 2, low, most))
            if feint:
                found.append((region * 2 + 1, low, most))
    return found


def all_bets(court: CursedCourt, seat: i64) -> list[int]:
    found: list[int] = []
    for code, low, high in spans(court, seat):
        found.extend(range(low * COINS + code, high * COINS + code + 1, COINS))
    return found


def has_several_bets(court: CursedCourt, seat: i64) -> bool:
    both = court.may_be_plain(seat) and court.may_be_feint(seat)
    most = court.free[seat]
    found: i64 = 0
    for region in range(REGIONS):
        low = court.least(region)
        if (court.held[seat] >> region) & 1 == 0 and low <= most:
            found += 1
            if found > 1 or both or low < most:
                return True
    return False


def few_bets(court: CursedCourt, seat: i64) -> list[int]:
    """Of every bet a few stacks: the least, a little more, what nobody can double, and in Winter everything."""
    safe: int = court.richest_rival(seat) // 2 + 1
    found: list[int] = []
    for code, low, high in spans(court, seat):
        stacks = [low, low + 2, low + 5, safe, high if court.season == WINTER else low]
        for place, stack in enumerate(stacks):
            if low <= stack <= high and stack not in stacks[:place]:
                found.append(stack * COINS + code)
    return found


def random_bet(court: CursedCourt, seat: i64, dice: Dice) -> i64:
    """Regions are equally likely, then every number of coins, then feint or not."""
    own = court.held[seat]
    free = court.free[seat]
    while True:  # some region is always open to a bet of zero (CC-3.13)
        region: i64 = dice.randrange(REGIONS)
        if (own >> region) & 1:
            continue
        low: i64 = 0
        if court.board[region]:
            low = court.least(region)
            if low > free:
                continue
        coins = low + dice.randrange(free - low + 1) if free > low else low
        bet = coins * COINS + region * 2
        if court.masquerade and court.may_be_feint(seat) and (not court.may_be_plain(seat) or dice.randrange(2)):
            bet += 1
        return bet


def why_no_bet(court: CursedCourt, seat: i64, bet: i64) -> Message | None:
    """What is wrong with a bet; None if it is legal."""
    region = (bet & (COINS - 1)) >> 1
    coins = bet // COINS
    if bet < 0 or region >= REGIONS:
        return Message("core-why-not-legal")
    if (court.held[seat] >> region) & 1:
        return Message("cc-why-own-crown", court.tables.words(region))
    if court.coinless and coins:
        return Message("cc-why-coinless")
    if coins > court.free[seat]:
        return Message("cc-why-too-many-coins", {"coins": coins, "free": court.free[seat]})
    least = court.least(region)
    if coins < least:
        words = court.tables.words(region)
        return Message("cc-why-too-few-coins", {**words, "stack": court.board[region] >> 3, "least": least})
    if bet & 1 and not court.may_be_feint(seat):
        return Message("cc-why-feint-placed" if court.masquerade else "cc-why-no-feints")
    if bet & 1 == 0 and not court.may_be_plain(seat):
        return Message("cc-why-must-be-feint")
    return None


def place_crown(court: CursedCourt, seat: i64, bet: i64) -> None:
    """A crown is placed; whoever is bumped has crown and coins in hand again (CC-3.9)."""
    region = (bet & (COINS - 1)) >> 1
    coins = bet // COINS
    board = court.board
    bit: i64 = 1
    bit <<= region
    rivals = board[region]
    if court.coinless:
        board[region] = rivals << 3 | seat + 1  # CC-5.2
    else:
        if rivals:
            rival = (rivals & 7) - 1
            court.free[rival] += rivals >> 3
            court.held[rival] -= bit
            court.placed[rival] -= 1
            if court.feints[rival] == region:
                court.feints[rival] = IN_HAND
        board[region] = coins << 3 | seat + 1
        court.free[seat] -= coins
    court.held[seat] |= bit
    court.placed[seat] += 1
    if bet & 1:
        court.feints[seat] = region
    court.history = append(court.history, bet_entry(court.year, court.season, seat, region, coins))


def bet_entry(year: i64, season: i64, seat: i64, region: i64, coins: i64) -> i64:
    """A bet for the history: from the lowest bit on seat (3), region (5), season (2), year (24), coins."""
    return (((coins << 24 | year) << 2 | season) << 5 | region) << 3 | seat
