"""A game told step by step, in words and pictures, for a person to review when it changes."""

from __future__ import annotations

from pathlib import Path

from camarilla import CHANCE, OVER, SPECTATOR, Dice, Game, Seeded, say
from camarilla.conformance import World, worlds
from camarilla.core.replay import actor_label, seen_step, take_step

FOLDER = Path(__file__).parent
MOST_STEPS = 120


def chosen() -> list[World]:
    """For every game: each number of players with the usual options, and each other value of an option once."""
    picked: list[World] = []
    for world in worlds():
        alone = [one for one in picked if one.game == world.game and one.options == world.options]
        if len(world.options) == 0 or (len(world.options) == 1 and not alone):
            picked.append(world)
    return picked


def path_of(world: World) -> Path:
    return FOLDER / f"{world}.txt"


def playthrough(world: World) -> str:
    """Everything that leaves the rules: moves, story as seat 1 and a spectator hear it, drawings, the end."""
    game = Game(world.game, seats=world.seats, options=dict(world.options), chance=Seeded(2024))
    dice = Dice(2024)
    rules = game.rules
    while game.waiting() and len(game.record.moves) < MOST_STEPS * 2:
        seat = game.waiting()[0]
        game.play(rules.text(game.position, seat, game.position.random_move(seat, dice)), seat)
    lines = [f"{world}, chance seeded with 2024, moves at random", ""]
    position = rules.begin(world.seats, dict(world.options))
    labels = {actor_label(rules, actor): actor for actor in range(CHANCE, world.seats)}
    for number, line in enumerate(game.record.moves[:MOST_STEPS]):
        label, _, text = line.partition(" ")
        actor = labels[label]
        if actor >= 0 and number % 10 == 0:
            ask = rules.ask(position, actor)
            assert ask is not None
            view = rules.view(position, 0)
            lines += ["", *rules.draw(view).splitlines(), "", f"    {label} is asked: {say(ask.words)} ({ask.clause})"]
            lines += [
                f"    {say(rules.choice_words(position, choice))} [{choice.text}]"
                for choice in rules.choices(position, actor)[:12]
            ] + [""]
        step = take_step(rules, position, actor, rules.move(position, actor, text))
        position = step.after
        lines.append(line)
        mine, theirs = (seen_step(rules, step, observer) for observer in (0, SPECTATOR))
        lines += [f"    {say(message)}" for message in mine.story]
        if mine.story != theirs.story:
            lines += [f"    (a spectator sees: {theirs.text})", *(f"    ({say(message)})" for message in theirs.story)]
    lines += ["", rules.draw(rules.view(position, SPECTATOR)), "", f"state {position.fingerprint()}"]
    if position.actor == OVER:
        lines.append(f"outcome {position.outcome()}")
    return "\n".join(line.rstrip() for line in lines) + "\n"
