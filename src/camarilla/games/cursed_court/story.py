"""What happens in Cursed Court, as messages: a card face down is named only to who may look at it."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.message import Argument, Message, Name, Who
from ...core.position import CHANCE, OVER
from .chronicle import SEASON_NAMES, Bet, is_covered, scored, year_points, years_over
from .edition import NOBLES
from .notation import neighbours
from .phases.year_end import LEAVE, SHARE, stacks_of
from .position import COINS, CursedCourt
from .tables import BETTING, BETWEEN, CASH, FACE_DOWN, MARKER, VOTING

WHO = tuple(Who(seat) for seat in range(6))
TELL_CARDS = ("cc-your-card", "cc-your-shared-card", "cc-face-up", "cc-turned", "cc-scores")


def story(before: CursedCourt, actor: int, move: int, after: CursedCourt, observer: int) -> list[Message]:
    return stories(before, actor, move, after, [observer])[0]


def stories(
    before: CursedCourt, actor: int, move: int, after: CursedCourt, observers: Sequence[int]
) -> list[list[Message]]:
    """A move and what came of it, once for all who are told the same."""
    if actor == CHANCE and before.phase == FACE_DOWN:
        return _face_down(before, move, observers)
    if actor == CHANCE:
        told = [Message("cc-marker", {"who": WHO[move]})] if before.phase == MARKER else _face_up(before, move)
        return [told] * len(observers)
    told = [_told_of(before, actor, move)]
    follows: list[Message] = []
    year_ended = len(after.tableaux) > len(before.tableaux)
    if year_ended:
        follows += _year_end(before, after)
    if after.actor == OVER:
        follows += _ending(after)
    elif year_ended or (before.phase == VOTING and after.phase != VOTING):
        follows += _what_comes(before, after)
    if before.phase == BETTING and move & 1:
        own = [*told, Message("cc-your-feint"), *follows]
        told += follows
        return [own if observer == actor else told for observer in observers]
    return [told + follows] * len(observers)


def retold(told: list[Message], then: CursedCourt, now: CursedCourt) -> list[Message]:
    """CC-5.1, hidden pile: a log does not tell which cards a covered year had, nor what would give them away."""
    if not is_covered(now, then.year):
        return told
    return [message for message in told if message.id not in TELL_CARDS]


def _face_down(before: CursedCourt, noble: int, observers: Sequence[int]) -> list[list[Message]]:
    told = [Message("cc-year", {"year": before.year})] if before.laid == 0 else []
    if before.laid == 0 and before.left_out:
        told.append(Message("cc-sits-out"))
    seats = neighbours(before, before.laid)
    who: dict[str, Argument] = {"who": WHO[seats[0]], "other": WHO[seats[-1]]}
    others = [*told, Message("cc-laid-alone" if len(seats) == 1 else "cc-laid", who)]
    return [[*told, _own_card(before, noble, seats, one)] if one in seats else others for one in observers]


def _own_card(before: CursedCourt, noble: int, seats: list[int], observer: int) -> Message:
    words = before.tables.words(noble, "noble")
    if len(seats) == 1:
        return Message("cc-your-card", words)
    return Message("cc-your-shared-card", {**words, "other": WHO[seats[1] if seats[0] == observer else seats[0]]})


def _face_up(before: CursedCourt, noble: int) -> list[Message]:
    season = Name(f"cc-{SEASON_NAMES[before.season]}")
    return [
        Message("cc-season", {"season": season, "who": WHO[before.marker]}),
        Message("cc-face-up", before.tables.words(noble, "noble")),
    ]


def _told_of(before: CursedCourt, seat: int, move: int) -> Message:
    if before.phase == VOTING:
        return Message("cc-would-share" if move == SHARE else "cc-wants-another-year", {"who": WHO[seat]})
    return _answered(before, seat, move) if before.phase == BETWEEN else _bet(before, seat, move)


def _bet(before: CursedCourt, seat: int, move: int) -> Message:
    region = move % COINS >> 1
    words: dict[str, Argument] = {"who": WHO[seat], **before.tables.words(region), "coins": move // COINS}
    rivals = before.board[region]
    if before.coinless:
        return Message("cc-join" if rivals else "cc-place", words)
    unit = "chips" if before.terms.exchange else "coins"
    if rivals:
        return Message(f"cc-bump-{unit}", {**words, "whom": WHO[(rivals & 7) - 1]})
    return Message(f"cc-bet-{unit}", words)


def _answered(before: CursedCourt, seat: int, move: int) -> Message:
    bought = before.tables.chips * stacks_of(move)
    if bought:
        return Message("cc-rebuys", {"who": WHO[seat], "chips": bought})
    return Message("cc-leaves" if move == LEAVE else "cc-stays", {"who": WHO[seat], "chips": before.free[seat]})


# The year's end, counted as the rulebook counts it


def _year_end(before: CursedCourt, after: CursedCourt) -> list[Message]:
    past = years_over(after)[-1]
    standing = [bet for bet in scored(past) if not bet.bumped]
    told = [Message("cc-year-ends", {"year": before.year})]
    told += [_unmasked(after, bet) for bet in standing if bet.feint]
    told += _turned(before, after)
    told += [_scored(after, bet) for bet in standing if bet.points]
    gains = year_points(past, before.seats)
    for seat in before.circle():
        words: dict[str, Argument] = {"who": WHO[seat], "gain": gains[seat], "points": after.points[seat]}
        told.append(Message("cc-gain-year" if before.terms.exchange else "cc-gain", words))
    if before.terms.exchange:
        told += _pot(before, after, standing, gains)
    return told


def _what_comes(before: CursedCourt, after: CursedCourt) -> list[Message]:
    """After a year that was not the last, or that may not be."""
    if after.phase == VOTING:
        return [Message("cc-tied")]
    told = [Message("cc-will-sit-out")] if after.left_out else []
    if 0 < before.terms.years <= before.year:
        told.append(Message("cc-another-year"))
    return told


def _crown(after: CursedCourt, bet: Bet) -> dict[str, Argument]:
    return {"who": WHO[bet.seat], **after.tables.words(after.tables.region_of[bet.region])}


def _unmasked(after: CursedCourt, bet: Bet) -> Message:
    return Message("cc-unmasked", _crown(after, bet))


def _turned(before: CursedCourt, after: CursedCourt) -> list[Message]:
    """The cards that lay face down, together: where each lay stays between those who saw it."""
    turned = after.tableaux[before.year - 1] - before.tableau
    told = []
    for noble in range(NOBLES):
        copies = turned >> 4 * noble & 15
        if copies:
            told.append(Message("cc-turned", {**before.tables.words(noble, "noble"), "copies": copies}))
    return told


def _scored(after: CursedCourt, bet: Bet) -> Message:
    return Message("cc-scores", {**_crown(after, bet), "points": bet.points or 0})


def _pot(before: CursedCourt, after: CursedCourt, standing: list[Bet], gains: list[int]) -> list[Message]:
    seats = before.circle()
    best = max(gains[seat] for seat in seats)
    tied = [seat for seat in seats if gains[seat] == best]
    staked = sum(bet.coins for bet in standing if not bet.feint)
    part = (before.pot + staked) // len(tied)
    kind = "cc-takes-pot" if len(tied) == 1 else "cc-takes-part"
    told = [Message(kind, {"who": WHO[seat], "chips": part}) for seat in tied]
    if after.pot:
        told.append(Message("cc-pot-stays", {"chips": after.pot}))
    return told + [Message("cc-out", {"who": WHO[seat]}) for seat in seats if not after.sits(seat)]


def _ending(after: CursedCourt) -> list[Message]:
    told = [Message("cc-end")]
    scores, winners = after.scores(), after.winners()
    if after.terms.exchange:
        kind = "cc-result-cash" if after.terms.exchange == CASH else "cc-result-chips"
        told += [Message(kind, {"who": WHO[seat], "chips": scores[seat]}) for seat in range(after.seats)]
    if len(winners) == 1:
        return [*told, Message("cc-wins", {"who": WHO[winners[0]]})]
    return told + [Message("cc-shares", {"who": WHO[seat]}) for seat in winners]
