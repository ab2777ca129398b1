"""What Pocket Intrigues tells to whom, to people and to programs, and how much of it there is."""

from __future__ import annotations

from collections.abc import Iterator

from camarilla import CHANCE, OVER, SPECTATOR, Dice, find
from camarilla.core.facts import Fact, story
from camarilla.core.replay import Step, take_step
from camarilla.games.pocket_intrigues import RULES
from camarilla.games.pocket_intrigues.events import CardPlayed, CardTurnedUp, DeathUsed, RowsLaidOut
from camarilla.games.pocket_intrigues.phases import CARD, DRAW, GOAL
from camarilla.games.pocket_intrigues.position import PocketIntrigues
from camarilla.games.pocket_intrigues.tables import BINDINGS, DEATH_MOVES, HAND
from camarilla.house.protocol import Update, encode
from camarilla.house.tables.changes import changes

GAME = find("pocket-intrigues")
MOST_BYTES = 2600
"""For a move at a table of four, to all of them together, on average."""


def steps(seed: int, seats: int = 3) -> Iterator[Step]:
    """A random match, step by step."""
    dice = Dice(seed)
    position = RULES.begin(seats)
    while position.actor != OVER:
        step = take_step(GAME, position, position.actor, position.random_move(position.actor, dice))
        yield step
        position = the_position(step.after)


def the_position(position: object) -> PocketIntrigues:
    assert isinstance(position, PocketIntrigues)
    return position


def test_only_what_is_dealt_is_told_apart_and_only_to_its_seat() -> None:
    for step in steps(1):
        before = the_position(step.before)
        in_secret = step.actor == CHANCE and before.phase in (GOAL, CARD, DRAW) and before.dealing < before.seats
        first, *rest = step.facts(GAME)
        assert first.to == ((before.dealing,) if in_secret else None)
        assert (first.otherwise is not None) == in_secret
        assert all(fact.to is None for fact in rest)
        others = [observer for observer in (0, 1, 2, SPECTATOR) if not first.is_for(observer)]
        assert len({encode(story([first], observer)) for observer in others}) <= 1


def test_programs_are_told_what_was_played_and_turned_up() -> None:
    seen = set()
    for seed in range(6):
        for step in steps(seed):
            before, after = the_position(step.before), the_position(step.after)
            fact = step.facts(GAME)[0]
            seen.add(type(fact))
            if isinstance(fact, CardPlayed):
                source = step.move // BINDINGS // 2
                card = before.hands[step.actor] if source == HAND else before.open
                assert (fact.seat, fact.card, fact.move) == (step.actor, card, step.move)
            elif isinstance(fact, DeathUsed):
                assert (fact.seat, fact.move) == (step.actor, step.move)
                assert step.move >= DEATH_MOVES
            elif isinstance(fact, CardTurnedUp):
                assert fact.card == step.move
                assert after.last is not before.last or after.open == fact.card
            elif isinstance(fact, RowsLaidOut):
                assert fact.upper == step.move
            else:
                assert step.actor == CHANCE
    assert seen == {CardPlayed, DeathUsed, CardTurnedUp, RowsLaidOut, Fact}


def test_asking_what_would_come_of_moves_changes_nothing() -> None:
    for step in steps(2):
        position = the_position(step.before)
        before = position.state()
        for move in position.moves(position.actor)[::7]:
            RULES.preview(position, position.actor, move)
        for seat in range(position.seats):
            RULES.choices(position, seat)
            RULES.own(position, seat)
        RULES.open(position)
        assert position.state() == before


def test_a_move_sends_little_to_a_table_of_four() -> None:
    sent, moves = 0, 0
    for seed in range(4):
        facts: list[Fact] = []
        shown: PocketIntrigues | None = None
        for step in steps(seed, 4):
            facts += step.facts(GAME)
            after = the_position(step.after)
            if after.actor == CHANCE:
                continue
            if shown is not None:
                sent += sum(len(frame(shown, after, facts, seat)) for seat in range(4))
                moves += 1
            shown, facts = after, []
    assert moves > 100
    assert sent / moves < MOST_BYTES


def frame(before: PocketIntrigues, after: PocketIntrigues, facts: list[Fact], seat: int) -> bytes:
    """What the house sends to one seat."""
    return encode(
        Update(
            table="k3v9x2mq",
            seq=50,
            at=1_700_000_000_000,
            open=changes(RULES.open(before), RULES.open(after)),
            own=changes(RULES.own(before, seat), RULES.own(after, seat)),
            ask=RULES.ask(after, seat),
            menu=RULES.menu(after, seat),
            story=story(facts, seat),
        )
    )
