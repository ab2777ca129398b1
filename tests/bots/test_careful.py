"""A bot's move always comes: failures, nonsense and dawdling are replaced by a legal move."""

from __future__ import annotations

import time

import pytest

from camarilla import Dice, Game
from camarilla.bots.bot import Bot, Perspective
from camarilla.bots.careful import careful_move
from camarilla.core.chance import Seeded


class First(Bot):
    """Plays the first move there is."""

    def choose(self, perspective: Perspective, dice: Dice) -> int:
        return perspective.world.moves(perspective.seat)[0]


class Failing(Bot):
    def choose(self, perspective: Perspective, dice: Dice) -> int:
        raise ValueError("no idea")


class Lying(Bot):
    def choose(self, perspective: Perspective, dice: Dice) -> int:
        return 10**6


class Dawdling(First):
    patience = 0.05

    def choose(self, perspective: Perspective, dice: Dice) -> int:
        time.sleep(0.2)
        return super().choose(perspective, dice)


@pytest.mark.parametrize("bot", [Failing(), Lying(), Dawdling()])
def test_a_bot_that_does_not_answer_is_replaced_by_a_legal_move(bot: Bot) -> None:
    game = Game("rose-king", chance=Seeded(3))
    move, well = careful_move(bot, game, 0, Dice(1))
    assert not well
    assert game.position.is_legal(0, move)


def test_a_bot_with_the_processors_clock_is_waited_for_longer_on_a_busy_machine() -> None:
    game = Game("rose-king", chance=Seeded(3))
    bot = Dawdling()
    bot.by_processor = True
    assert careful_move(bot, game, 0, Dice(1)) == (game.position.moves(0)[0], True)
