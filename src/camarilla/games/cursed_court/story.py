"""What happens in Cursed Court, as messages: a card face down is named only to who may look at it."""

from __future__ import annotations

from ...core.message import Argument, Message, Name, Who
from ...core.position import CHANCE, OVER
from .chronicle import SEASON_NAMES, Entry, entries, feint_of, is_covered, past_of, points_of, year_points
from .edition import NOBLES
from .notation import neighbours
from .phases.year_end import LEAVE, REBUY
from .position import COINS, CursedCourt
from .tables import BETWEEN, CASH, FACE_DOWN, MARKER

TELL_CARDS = ("cc-your-card", "cc-your-shared-card", "cc-face-up", "cc-turned", "cc-scores")


def story(before: CursedCourt, actor: int, move: int, after: CursedCourt, observer: int) -> list[Message]:
    """A move and what came of it."""
    if actor == CHANCE:
        if before.phase == MARKER:
            return [Message("cc-marker", {"who": Who(move)})]
        return _face_down(before, move, observer) if before.phase == FACE_DOWN else _face_up(before, move)
    if before.phase == BETWEEN:
        told = [_answered(before, actor, move)]
    else:
        told = _bet(before, actor, move, observer)
        if len(after.tableaux) > len(before.tableaux):
            told += _year_end(before, after)
    if after.actor == OVER:
        told += _ending(after)
    return told


def retold(told: list[Message], then: CursedCourt, now: CursedCourt) -> list[Message]:
    """CC-5.1, hidden pile: a log does not tell which cards a covered year had, nor what would give them away."""
    if not is_covered(now, then.year):
        return told
    return [message for message in told if message.id not in TELL_CARDS]


def _face_down(before: CursedCourt, noble: int, observer: int) -> list[Message]:
    told = [Message("cc-year", {"year": before.year})] if before.laid == 0 else []
    if before.laid == 0 and before.left_out:
        told.append(Message("cc-sits-out"))
    seats = neighbours(before, before.laid)
    words = before.tables.words(noble, "noble")
    if observer not in seats:
        who: dict[str, Argument] = {"who": Who(seats[0]), "other": Who(seats[-1])}
        return [*told, Message("cc-laid-alone" if len(seats) == 1 else "cc-laid", who)]
    if len(seats) == 1:
        return [*told, Message("cc-your-card", words)]
    other = seats[1] if seats[0] == observer else seats[0]
    return [*told, Message("cc-your-shared-card", {**words, "other": Who(other)})]


def _face_up(before: CursedCourt, noble: int) -> list[Message]:
    season = Name(f"cc-{SEASON_NAMES[before.season]}")
    return [
        Message("cc-season", {"season": season, "who": Who(before.marker)}),
        Message("cc-face-up", before.tables.words(noble, "noble")),
    ]


def _bet(before: CursedCourt, seat: int, move: int, observer: int) -> list[Message]:
    region = move % COINS >> 1
    words: dict[str, Argument] = {"who": Who(seat), **before.tables.words(region), "coins": move // COINS}
    rivals = before.board[region]
    if before.coinless:
        told = [Message("cc-join" if rivals else "cc-place", words)]
    else:
        unit = "chips" if before.terms.exchange else "coins"
        if rivals:
            told = [Message(f"cc-bump-{unit}", {**words, "whom": Who((rivals & 7) - 1)})]
        else:
            told = [Message(f"cc-bet-{unit}", words)]
    if move & 1 and seat == observer:
        told.append(Message("cc-your-feint"))
    return told


def _answered(before: CursedCourt, seat: int, move: int) -> Message:
    words: dict[str, Argument] = {"who": Who(seat), "chips": before.free[seat], "stack": before.tables.chips}
    return Message("cc-rebuys" if move == REBUY else "cc-leaves" if move == LEAVE else "cc-stays", words)


# The year's end, counted as the rulebook counts it


def _year_end(before: CursedCourt, after: CursedCourt) -> list[Message]:
    year = before.year
    standing = [entry for entry in entries(after) if entry.year == year and not entry.bumped]
    told = [Message("cc-year-ends", {"year": year})]
    if before.masquerade:
        told += [_unmasked(after, entry) for entry in standing if _is_feint(after, entry)]
    told += _turned(before, after)
    told += [_scored(after, entry) for entry in standing if points_of(past_of(after), entry)]
    gains = year_points(after)[year - 1]
    for seat in before.circle():
        words: dict[str, Argument] = {"who": Who(seat), "gain": gains[seat], "points": after.points[seat]}
        told.append(Message("cc-gain-year" if before.terms.exchange else "cc-gain", words))
    if before.terms.exchange:
        told += _pot(before, after, standing, gains)
    if after.left_out and after.actor != OVER:
        told.append(Message("cc-will-sit-out"))
    if after.actor != OVER and before.terms.years and year >= before.terms.years:
        told.append(Message("cc-another-year"))
    return told


def _is_feint(after: CursedCourt, entry: Entry) -> bool:
    return feint_of(past_of(after), entry.year, entry.seat) == entry.region


def _unmasked(after: CursedCourt, entry: Entry) -> Message:
    return Message("cc-unmasked", {"who": Who(entry.seat), **after.tables.words(entry.region)})


def _turned(before: CursedCourt, after: CursedCourt) -> list[Message]:
    """The cards that lay face down, together: where each lay stays between those who saw it."""
    turned = after.tableaux[before.year - 1] - before.tableau
    told = []
    for noble in range(NOBLES):
        copies = turned >> 4 * noble & 15
        if copies:
            told.append(Message("cc-turned", {**before.tables.words(noble, "noble"), "copies": copies}))
    return told


def _scored(after: CursedCourt, entry: Entry) -> Message:
    words = {"who": Who(entry.seat), **after.tables.words(entry.region), "points": points_of(past_of(after), entry)}
    return Message("cc-scores", words)


def _pot(before: CursedCourt, after: CursedCourt, standing: list[Entry], gains: list[int]) -> list[Message]:
    seats = before.circle()
    best = max(gains[seat] for seat in seats)
    tied = [seat for seat in seats if gains[seat] == best]
    staked = sum(entry.coins for entry in standing if not _is_feint(after, entry))
    part = (before.pot + staked) // len(tied)
    kind = "cc-takes-pot" if len(tied) == 1 else "cc-takes-part"
    told = [Message(kind, {"who": Who(seat), "chips": part}) for seat in tied]
    if after.pot:
        told.append(Message("cc-pot-stays", {"chips": after.pot}))
    return told + [Message("cc-out", {"who": Who(seat)}) for seat in seats if not after.sits(seat)]


def _ending(after: CursedCourt) -> list[Message]:
    told = [Message("cc-end")]
    scores, winners = after.scores(), after.winners()
    if after.terms.exchange:
        kind = "cc-result-cash" if after.terms.exchange == CASH else "cc-result-chips"
        told += [Message(kind, {"who": Who(seat), "chips": scores[seat]}) for seat in range(after.seats)]
    if len(winners) == 1:
        return [*told, Message("cc-wins", {"who": Who(winners[0])})]
    return told + [Message("cc-shares", {"who": Who(seat)}) for seat in winners]
