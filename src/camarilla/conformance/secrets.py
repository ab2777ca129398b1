"""Hidden information is sacred: nobody receives a byte they may not know, and imagination keeps to what is known."""

from __future__ import annotations

import msgspec

from .. import CHANCE, OVER, SPECTATOR, Dice, Position
from ..core.facts import story
from ..core.playout import playout
from .suite import every_table
from .worlds import World, moments


def shown(world: World, position: Position, observer: int) -> bytes:
    """All that an observer is sent of a position."""
    rules = world.rules
    view = rules.view(position, observer)
    choices = rules.choices(position, observer) if observer != SPECTATOR else []
    asked = rules.ask(position, observer) if observer != SPECTATOR else None
    return msgspec.json.encode([view, choices, asked, rules.draw(view)])


@every_table
def what_an_observer_cannot_know_does_not_reach_it(world: World) -> None:
    """Non-interference: redraw all that is hidden from an observer, and what it is sent does not change by a byte."""
    for position in moments(world, 1, 14):
        for observer in [*range(world.seats), SPECTATOR]:
            here = shown(world, position, observer)
            for seed in range(3):
                other = position.imagine(observer, Dice(seed))
                assert shown(world, other, observer) == here


@every_table
def what_happens_next_tells_an_observer_only_what_it_may_know(world: World) -> None:
    """The same move made in the true and in an imagined world, wherever it is possible in both, is told alike
    if it leads to what looks alike; and a move hidden from an observer has one and the same text."""
    rules = world.rules
    for position in moments(world, 2, 14):
        if position.actor == OVER:
            continue
        actor = position.actor
        move = position.random_move(actor, Dice(4))
        after = position.copy()
        after.apply(actor, move)
        for observer in [*range(world.seats), SPECTATOR]:
            for seed in range(3):
                other = position.imagine(observer, Dice(seed))
                if not other.is_legal(actor, move):
                    continue
                other_after = other.copy()
                other_after.apply(actor, move)
                if shown(world, after, observer) != shown(world, other_after, observer):
                    continue
                assert rules.seen(position, actor, move, observer) == rules.seen(other, actor, move, observer)
                here, there = (
                    story(rules.facts(before, actor, move, then), observer)
                    for before, then in ((position, after), (other, other_after))
                )
                assert here == there


@every_table
def whoever_is_told_the_same_is_shown_the_same(world: World) -> None:
    """Another card dealt face down, another secret choice: what an observer is shown then differs only if it was told.
    (It may be told more than it is shown: a log remembers what a view need not hold.)"""
    rules = world.rules
    for position in moments(world, 5, 14):
        if position.actor == OVER:
            continue
        actor = position.actor
        legal = [o for o, _ in position.chances()] if actor == CHANCE else position.moves(actor)
        legal = legal[:: max(1, len(legal) // 8)]
        for observer in [*range(world.seats), SPECTATOR]:
            seen: dict[bytes, tuple[str, bytes]] = {}
            for move in legal:
                after = position.copy()
                after.apply(actor, move)
                told = msgspec.json.encode(story(rules.facts(position, actor, move, after), observer))
                looks = rules.seen(position, actor, move, observer), shown(world, after, observer)
                assert seen.setdefault(told, looks) == looks


@every_table
def secrets_have_one_place(world: World) -> None:
    """Setting and open part are the same for everybody, whatever is hidden: they do not change when it is redrawn."""
    rules = world.rules
    setting = msgspec.json.encode(rules.setting(world.first()))
    for position in moments(world, 6, 14):
        lies_open = msgspec.json.encode(rules.open(position))
        assert msgspec.json.encode(rules.setting(position)) == setting
        for observer in [*range(world.seats), SPECTATOR]:
            other = position.imagine(observer, Dice(5))
            assert msgspec.json.encode(rules.open(other)) == lies_open
            assert msgspec.json.encode(rules.setting(other)) == setting


@every_table
def a_seat_whose_knowledge_is_said_to_be_the_same_knows_the_same(world: World) -> None:
    """``Rules.same_own`` spares the house work; what a seat is shown must never be stale for it."""
    rules, dice = world.rules, Dice(7)
    for _game in range(3):
        position = before = world.first()
        owns = [msgspec.json.encode(rules.own(before, seat)) for seat in range(world.seats)]
        for _move in range(400):
            if position.actor == OVER:
                break
            position = position.copy()
            position.step(dice)
            after = [msgspec.json.encode(rules.own(position, seat)) for seat in range(world.seats)]
            for seat in range(world.seats):
                assert after[seat] == owns[seat] or not rules.same_own(before, position, seat)
            if position.actor != CHANCE:  # the house shows a decision together with the chance that follows
                before, owns = position, after


@every_table
def imagining_keeps_to_what_the_observer_knows_and_depends_on_nothing_else(world: World) -> None:
    for position in moments(world, 3, 14):
        before = position.state()
        for observer in [*range(world.seats), SPECTATOR]:
            one = position.imagine(observer, Dice(1))
            same = position.imagine(observer, Dice(1))
            assert one.state() == same.state()
            # Another world that looks the same to the observer gives the same imagined world for the same dice.
            elsewhere = position.imagine(observer, Dice(2))
            assert elsewhere.imagine(observer, Dice(1)).state() == one.state()
            assert one.waiting() == position.waiting()
        assert position.state() == before


@every_table
def moves_that_look_alike_lead_to_worlds_imagined_alike(world: World) -> None:
    """An observer from whom a card or a choice was hidden imagines the same, whichever it was. A copy would tell it."""
    for position in moments(world, 7, 14):
        if position.actor == OVER:
            continue
        actor = position.actor
        legal = [o for o, _ in position.chances()] if actor == CHANCE else position.moves(actor)
        for observer in [*range(world.seats), SPECTATOR]:
            imagined: dict[int, list[int]] = {}
            for move in legal[:: max(1, len(legal) // 8)]:
                after = position.copy()
                after.apply(actor, move)
                state = after.imagine(observer, Dice(6)).state()
                assert imagined.setdefault(position.label(observer, actor, move), state) == state


@every_table
def imagined_worlds_play_on_to_the_end(world: World) -> None:
    for position in moments(world, 4, 8):
        for observer in range(world.seats):
            imagined = position.imagine(observer, Dice(7))
            if observer in position.waiting():
                assert imagined.moves(observer) == position.moves(observer)
            playout(imagined, Dice(8), 300)


@every_table
def the_dice_of_a_position_are_nowhere_in_it(world: World) -> None:
    """Two copies fed different chance go different ways: nothing about the future is laid down."""
    first = world.first()
    while first.actor >= 0:
        first.step(Dice(1))
    if first.actor == OVER:
        return  # a game without chance
    ends = set()
    for seed in range(6):
        position = first.copy()
        dice = Dice(seed)
        while position.actor == CHANCE:
            position.apply(CHANCE, position.random_move(CHANCE, dice))
        ends.add(position.fingerprint())
    assert len(ends) > 1
