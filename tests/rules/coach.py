"""A coach set up by hand, and scripts in the game's notation to play in it."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from camarilla import CHANCE, SPECTATOR, IllegalMove, find, say
from camarilla.core.facts import Fact, story
from camarilla.core.words import LANGUAGES
from camarilla.games.devils_castle import DevilsCastleRules
from camarilla.games.devils_castle.cards import ITEM_CARDS, PILE, PLACES
from camarilla.games.devils_castle.edition import KINDS, PROFESSIONS
from camarilla.games.devils_castle.hands import items_in, single
from camarilla.games.devils_castle.notation import LETTERS
from camarilla.games.devils_castle.phases.turn import Turn
from camarilla.games.devils_castle.position import CoachRide
from camarilla.games.devils_castle.view import DevilsCastleOpen, DevilsCastleOwn, Noted, notebook

IDLE = (
    *("bodyguard", "thug", "grandmaster", "hypnotist", "duelist"),
    *("alchemist", "doctor", "clairvoyant", "diplomat", "priest"),
)
"""Professions for those a scene does not speak of: the ones that do least come first."""
FIGHT = "A duel B; B no; C swords; D shields; A no"
"""A duel of A against B, one supporter each, at the moment when all may bring in what they have."""


def rules() -> DevilsCastleRules:
    found = find("devils-castle")
    assert isinstance(found, DevilsCastleRules)
    return found


def coach(
    *hands: str,
    jobs: Mapping[str, str] | None = None,
    order: str = "",
    tokens: str = "",
    pile: str | None = None,
    **options: bool | int,
) -> CoachRide:
    """A coach before A's turn. ``hands``: the items of A, B, C...; ``jobs``: ``{"A": "thug"}``.

    ``order``: who belongs to the Order; ``tokens``: a letter for each token. All other items are in the pile, or, if a
    ``pile`` is given, with the last seats.
    """
    seats = len(hands)
    ride = rules().begin(seats, {"first": 1, **options})
    held = [[KINDS.index(key) for key in hand.split()] for hand in hands]
    left = items_in(ride.tables.all_items)
    for kind in [kind for hand in held for kind in hand]:
        left.remove(kind)
    kept = left if pile is None else [KINDS.index(key) for key in pile.split()]
    for kind in kept if pile is not None else []:
        left.remove(kind)
    if pile is not None:
        for kind in left:
            next(hand for hand in reversed(held) if len(hand) < ride.limit).append(kind)
    _lay(ride, [*held, *([] for _ in range(PILE - seats)), kept, []])
    _employ(ride, jobs or {})
    ride.order = sum(1 << LETTERS.index(letter) for letter in order.lower())
    ride.tokens = vec[i64]([tokens.count(_letter(seat)) for seat in range(seats)])
    ride.supply -= len(tokens)
    ride.stack = [Turn()]
    ride.actor = 0
    _write_notebooks(ride)
    return ride


def _letter(seat: int) -> str:
    return chr(ord("A") + seat)


def _lay(ride: CoachRide, places: list[list[int]]) -> None:
    ride.hands = vec[i64]([sum(single(kind) for kind in items) for items in places])
    ride.held = vec[i64]([len(items) for items in places])


def _employ(ride: CoachRide, jobs: Mapping[str, str]) -> None:
    given = {letter: PROFESSIONS.index(job) for letter, job in jobs.items()}
    free = [PROFESSIONS.index(job) for job in IDLE if PROFESSIONS.index(job) not in given.values()]
    taken = [given.get(_letter(seat), -1) for seat in range(ride.seats)]
    taken = [job if job >= 0 else free.pop(0) for job in taken]
    ride.professions = vec[i64](taken)
    ride.profession_pile = sum(1 << job for job in range(len(PROFESSIONS)) if job not in taken)
    ride.profession_counts = vec[i64]([int(p < ride.seats) for p in range(PILE)] + [10 - ride.seats, 0])


def _write_notebooks(ride: CoachRide) -> None:
    """Everybody knows their own cards and nothing else."""
    places = [*range(ride.seats), PILE]
    cards = ITEM_CARDS | 1023 << 21
    at = [cards if place in places else 0 for _ in range(ride.seats + 1) for place in range(PLACES)]
    notebook = ride.notebook
    notebook.at = vec[i64](at)
    notebook.bags = vec[i64]([0] * (ride.seats + 1))
    notebook.societies = vec[i64]([*(1 << seat for seat in range(ride.seats)), 0])
    for seat in range(ride.seats):
        notebook.see_all(seat, seat, ride.hands[seat])
        notebook.see_profession(seat, ride.professions[seat], seat)
    ride.conclude(-1)


def play(ride: CoachRide, script: str) -> CoachRide:
    """A line a move: ``A offer monocle B``, ``chance dagger``.

    ``rest no``: all who are still asked answer so; a defender who cannot take a side answers ``no``.
    """
    happened(ride, script)
    return ride


def happened(ride: CoachRide, script: str) -> list[Fact]:
    """Play a script; all that happened in it, and who may know it."""
    facts: list[Fact] = []
    for line in filter(None, map(str.strip, script.replace(";", "\n").splitlines())):
        label, _, text = line.partition(" ")
        if label == "rest":
            for seat in ride.waiting():
                side = text in ("swords", "shields") and seat == ride.duel.defender
                facts += _play(ride, seat, "no" if side else text)
        else:
            facts += _play(ride, CHANCE if label == "chance" else ord(label) - ord("A"), text)
    return facts


def _play(ride: CoachRide, actor: int, text: str) -> list[Fact]:
    before, move = ride.copy(), rules().move(ride, actor, text)
    ride.play(actor, move)
    return rules().facts(before, actor, move, ride)


def told(facts: list[Fact], observer: str) -> list[str]:
    """The ids of the messages that an observer is told; ``-`` is the spectator."""
    return [message.id for message in story(facts, _observer(observer))]


def _observer(letter: str) -> int:
    return SPECTATOR if letter == "-" else ord(letter) - ord("A")


def refused(ride: CoachRide, line: str) -> str:
    """The id of the reason why a move is not possible; the position stays as it was."""
    label, _, text = line.partition(" ")
    before = ride.state()
    with pytest.raises(IllegalMove) as caught:
        rules().move(ride, ord(label) - ord("A"), text)
    assert ride.state() == before
    assert all(say(caught.value.message, language) for language in LANGUAGES)
    return caught.value.message.id


def hand(ride: CoachRide, letter: str) -> list[str]:
    return [KINDS[kind] for kind in items_in(ride.hands[ord(letter) - ord("A")])]


def opened(ride: CoachRide) -> DevilsCastleOpen:
    return rules().open(ride)


def own(ride: CoachRide, letter: str) -> DevilsCastleOwn:
    return rules().own(ride, ord(letter) - ord("A"))


def notes_of(ride: CoachRide, observer: str) -> DevilsCastleOpen | DevilsCastleOwn:
    """The notebook of an observer; ``-`` is the spectator."""
    return notebook(rules().view(ride, _observer(observer)))


def noted(ride: CoachRide, observer: str, letter: str) -> Noted:
    """What an observer knows of a seat."""
    return notes_of(ride, observer).noted[ord(letter) - ord("A")]


def known(ride: CoachRide, observer: str, letter: str) -> list[str]:
    """The items an observer knows a seat to hold."""
    return noted(ride, observer, letter).known


def to_move(ride: CoachRide) -> str:
    """Who is asked, and in which phase: ``BC support``."""
    return f"{''.join(_letter(seat) for seat in opened(ride).waiting)} {opened(ride).phase}".strip()


def points(ride: CoachRide) -> list[int]:
    """The tally of the duel: attacker, defender."""
    duel = opened(ride).duel
    assert duel is not None
    return duel.points


def winners(ride: CoachRide) -> str:
    outcome = ride.outcome()
    assert outcome is not None
    return "".join(_letter(seat) for seat in outcome.winners)


def society_of(ride: CoachRide, observer: str, letter: str) -> str | None:
    return noted(ride, observer, letter).society


def job_of(ride: CoachRide, observer: str, letter: str) -> str | None:
    return noted(ride, observer, letter).profession
