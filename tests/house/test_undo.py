"""A move is taken back only while nothing was revealed, drawn or done by another since."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack

import pytest

from .guest import Socket, any_move, choices, follow, seated, sockets_of, view
from .running import Here

pytestmark = pytest.mark.anyio


async def undone(socket: Socket) -> str:
    """Ask for the last move back: "done", or why not."""
    await socket.send(do="undo", table=socket.now["table"], seq=socket.now["seq"], id=f"u{socket.now['seq']}")
    answer = await socket.until("done", "no")
    return "done" if answer["is"] == "done" else str(answer["why"]["id"])


async def test_not_once_chance_has_drawn_or_another_has_moved(here: Here) -> None:
    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, "rose-king", 2)
        red, white = await sockets_of(stack, people, table)
        await red.move(any_move(red.now, random.Random(1)))
        await follow([red, white])
        await white.move(any_move(white.now, random.Random(1)))
        await follow([red, white])
        assert not red.now["undo"]
        assert await undone(red) == "house-no-undo"
        drawn = [choice.text for choice in choices(red.now) if choice.kind == "draw"]
        await red.move(drawn[0])
        await follow([red, white])
        assert not red.now["undo"]
        assert await undone(red) == "house-no-undo"


BOTH = {"done", "house-no-undo-revealed"}


@pytest.mark.parametrize("game", ["devils-castle", "pocket-intrigues"])
async def test_not_once_anything_was_revealed(here: Here, game: str) -> None:
    """Random moves, each asked back where the table offers it: some reveal nothing, and some do."""
    dice = random.Random(4)
    answers: set[str] = set()
    for _ in range(20):
        answers |= await asked_back(here, game, dice)
        if answers >= BOTH:
            break
    assert answers == BOTH


async def asked_back(here: Here, game: str, dice: random.Random) -> set[str]:
    """What the house answered in one game; a move that was taken back must leave everything as it was."""
    answers: set[str] = set()
    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, game, 3)
        sockets = await sockets_of(stack, people, table)
        for _ in range(60):
            await follow(sockets)
            waiting = sockets[0].now["open"]["waiting"]
            if not waiting:
                break
            mover = sockets[waiting[0]]
            views = [view(socket.now) for socket in sockets]
            await mover.move(any_move(mover.now, dice))
            await follow(sockets)
            if not mover.now["undo"]:
                continue
            answer = await undone(mover)
            answers.add(answer)
            if answer == "done":
                await follow(sockets)
                assert [view(socket.now) for socket in sockets] == views
    return answers
