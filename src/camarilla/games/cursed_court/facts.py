"""What happens in Cursed Court and who is told: a face-down card to its neighbours, a feint to its owner. Compiled."""

from __future__ import annotations

from ...core.facts import Fact
from ...core.message import Argument, Message, Name, Who
from ...core.position import CHANCE, OVER
from .chronicle import past_years
from .events import BetMade, CardAppears, YearBegins
from .notation import neighbours
from .phases import BETTING, FACE_DOWN, MARKER, SEASON_NAMES, VOTING
from .phases.year_end import LEAVE, SHARE, stacks_of
from .position import COINS, CursedCourt
from .tables import CASH, counts
from .view import PastCrown, Year


def facts(before: CursedCourt, actor: int, move: int, after: CursedCourt) -> list[Fact]:
    """A move and what came of it."""
    if actor == CHANCE:
        return _dealt(before, move)
    told = _bet(before, actor, move) if before.phase == BETTING else [Fact(_answered(before, actor, move))]
    year_ended = len(after.tableaux) > len(before.tableaux)
    if year_ended:
        told += _year_end(before, after)
    if after.actor == OVER:
        told += _all(_ending(after))
    elif year_ended or (before.phase == VOTING and after.phase != VOTING):
        told += _all(_what_comes(before, after))
    return told


def _all(messages: list[Message]) -> list[Fact]:
    """What everybody is told."""
    return [Fact(message) for message in messages]


# Cards


def _dealt(before: CursedCourt, outcome: int) -> list[Fact]:
    if before.phase == MARKER:
        return [Fact(Message("cc-marker", {"who": Who(outcome)}))]
    if before.phase == FACE_DOWN:
        begins = _year_begins(before) if before.laid == 0 else []
        return [*begins, _laid(before, outcome)]
    season = Name(f"cc-{SEASON_NAMES[before.season]}")
    appears = Message("cc-face-up", before.tables.words(outcome, "noble"))
    return [
        Fact(Message("cc-season", {"season": season, "who": Who(before.marker)})),
        CardAppears(appears, until=before.year, noble=outcome),
    ]


def _year_begins(before: CursedCourt) -> list[Fact]:
    told: list[Fact] = [YearBegins(Message("cc-year", {"year": before.year}), year=before.year)]
    if before.left_out:
        told.append(Fact(Message("cc-sits-out")))
    return told


def _laid(before: CursedCourt, noble: int) -> Fact:
    """A card face down: named to those who look at it, as long as the year's cards are not covered (CC-5.1)."""
    seats = neighbours(before, before.laid)
    alone = len(seats) == 1
    who: dict[str, Argument] = {"who": Who(seats[0])}
    if not alone:
        who["other"] = Who(seats[1])
    return Fact(
        Message("cc-your-card" if alone else "cc-your-shared-card", {**who, **before.tables.words(noble, "noble")}),
        to=tuple(seats),
        otherwise=Message("cc-laid-alone" if alone else "cc-laid", who),
        until=before.year,
    )


# What players do


def _bet(before: CursedCourt, seat: int, move: int) -> list[Fact]:
    region = (move & (COINS - 1)) >> 1
    coins = move // COINS
    told: list[Fact] = [BetMade(_bet_words(before, seat, region, coins), seat=seat, region=region, coins=coins)]
    if move & 1:
        told.append(Fact(Message("cc-your-feint"), to=(seat,)))
    return told


def _bet_words(before: CursedCourt, seat: int, region: int, coins: int) -> Message:
    words: dict[str, Argument] = {"who": Who(seat), **before.tables.words(region)}
    rivals = before.board[region]
    if before.coinless:
        return Message("cc-join" if rivals else "cc-place", words)
    words["coins"] = coins
    if rivals:
        words["whom"] = Who((rivals & 7) - 1)
    return Message(f"cc-{'bump' if rivals else 'bet'}-{before.unit()}", words)


def _answered(before: CursedCourt, seat: int, move: int) -> Message:
    who: dict[str, Argument] = {"who": Who(seat)}
    if before.phase == VOTING:
        return Message("cc-would-share" if move == SHARE else "cc-wants-another-year", who)
    bought = before.tables.chips * stacks_of(move)
    if bought:
        return Message("cc-rebuys", {**who, "chips": bought})
    return Message("cc-leaves" if move == LEAVE else "cc-stays", {**who, "chips": before.free[seat]})


# The year's end, counted as the rulebook counts it


def _year_end(before: CursedCourt, after: CursedCourt) -> list[Fact]:
    past = past_years(after)[before.year - 1]
    told = [Fact(Message("cc-year-ends", {"year": before.year}))]
    told += _all([Message("cc-unmasked", _crown(after, crown)) for crown in past.crowns if crown.feint])
    told += [Fact(message, until=before.year) for message in [*_turned(before, after), *_scored(after, past)]]
    for seat in before.circle():
        words: dict[str, Argument] = {"who": Who(seat), "gain": past.points[seat], "points": after.points[seat]}
        told.append(Fact(Message("cc-gain-year" if before.terms.exchange else "cc-gain", words)))
    if before.terms.exchange:
        told += _all(_pot(before, after, past))
    return told


def _crown(after: CursedCourt, crown: PastCrown) -> dict[str, Argument]:
    return {"who": Who(crown.seat), **after.tables.words(crown.region)}


def _turned(before: CursedCourt, after: CursedCourt) -> list[Message]:
    """The cards that lay face down, together: where each lay stays between those who saw it."""
    turned = enumerate(counts(after.tableaux[before.year - 1] - before.tableau))
    named = [(before.tables.words(noble, "noble"), copies) for noble, copies in turned if copies]
    return [Message("cc-turned", {**words, "copies": copies}) for words, copies in named]


def _scored(after: CursedCourt, past: Year) -> list[Message]:
    """What single crowns scored would tell copies, and is covered with the cards."""
    scored = [(crown, crown.points) for crown in past.crowns if crown.points]
    return [Message("cc-scores", {**_crown(after, crown), "points": points}) for crown, points in scored]


def _pot(before: CursedCourt, after: CursedCourt, past: Year) -> list[Message]:
    seats = before.circle()
    best = max([past.points[seat] for seat in seats])
    tied = [seat for seat in seats if past.points[seat] == best]
    staked = sum([crown.coins for crown in past.crowns if not crown.feint])
    part = (before.pot + staked) // len(tied)
    kind = "cc-takes-pot" if len(tied) == 1 else "cc-takes-part"
    told = [Message(kind, {"who": Who(seat), "chips": part}) for seat in tied]
    if after.pot:
        told.append(Message("cc-pot-stays", {"chips": after.pot}))
    return told + [Message("cc-out", {"who": Who(seat)}) for seat in seats if not after.sits(seat)]


def _what_comes(before: CursedCourt, after: CursedCourt) -> list[Message]:
    """After a year that was not the last, or that may not be."""
    if after.phase == VOTING:
        return [Message("cc-tied")]
    told = [Message("cc-will-sit-out")] if after.left_out else []
    if 0 < before.terms.years <= before.year:
        told.append(Message("cc-another-year"))
    return told


def _ending(after: CursedCourt) -> list[Message]:
    told = [Message("cc-end")]
    scores, winners = after.scores(), after.winners()
    if after.terms.exchange:
        kind = "cc-result-cash" if after.terms.exchange == CASH else "cc-result-chips"
        told += [Message(kind, {"who": Who(seat), "chips": scores[seat]}) for seat in range(after.seats)]
    if len(winners) == 1:
        return [*told, Message("cc-wins", {"who": Who(winners[0])})]
    return told + [Message("cc-shares", {"who": Who(seat)}) for seat in winners]
