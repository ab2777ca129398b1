"""What a search relies on: candidates are legal, and labels part exactly what people can tell apart."""

from __future__ import annotations

import msgspec

from .. import CHANCE, OVER, SPECTATOR, Dice
from ..bots.guide import Guide
from ..bots.tree import Search
from ..core.facts import story
from ..core.replay import take_step
from .suite import every_table
from .worlds import World, moments


@every_table
def candidates_are_legal_and_never_missing(world: World) -> None:
    for position in moments(world, 1, 12):
        for seat in position.waiting():
            if seat >= 0:
                candidates = position.candidates(seat, Dice(1))
                assert candidates
                assert len(candidates) == len(set(candidates))
                assert all(position.is_legal(seat, move) for move in candidates)


@every_table
def labels_part_exactly_what_facts_part(world: World) -> None:
    """Of two moves that one might make now, an observer has the same label and is told the same, or neither."""
    rules = world.rules
    for position in moments(world, 2, 20):
        if position.actor == OVER:
            continue
        actor = position.actor
        moves = [o for o, _ in position.chances()] if actor == CHANCE else position.moves(actor)
        moves = moves[:: max(1, len(moves) // 30)]
        facts = [take_step(rules, position, actor, move).facts(rules) for move in moves]
        for observer in [*range(world.seats), SPECTATOR]:
            told = [msgspec.json.encode(story(of_move, observer)) for of_move in facts]
            labels = [position.label(observer, actor, move) for move in moves]
            if actor >= 0 and not position.has_hidden_moves():
                assert labels == moves
            pairs = set(zip(told, labels, strict=True))
            assert len(pairs) == len(set(told)) == len(set(labels))
            texts = [rules.text(position, actor, label) for label in labels]
            assert len(set(texts)) == len(set(labels))
            assert all(("?" in text) == (label != move) for text, label, move in zip(texts, labels, moves, strict=True))


@every_table
def a_search_of_any_moment_comes_to_a_legal_move(world: World) -> None:
    for position in moments(world, 3, 5):
        for seat in position.waiting():
            if position.actor == OVER or seat < 0:
                continue
            search = Search(position, seat, Dice(5), Guide(60))
            search.run(60, 24)
            assert search.simulations == 24
            best = search.weighed()[0]
            assert position.is_legal(seat, best.move)
            assert 0 <= best.worth <= 1
