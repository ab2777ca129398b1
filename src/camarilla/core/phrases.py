"""What a game's drawing says: its messages, one after another, in the language of one reader."""

from __future__ import annotations

from .message import Argument, Message
from .words import say, seat_name


class Phrases:
    """The words of one game in one language: ``phrase("rk-supply", stones=12)``."""

    def __init__(self, code: str, language: str) -> None:
        self.code = code
        self.language = language

    def __call__(self, message_id: str, **args: Argument) -> str:
        return say(Message(message_id, args), self.language)

    def seat(self, seat: int) -> str:
        """What a seat is called when nobody's name is known."""
        return seat_name(self.code, seat, self.language)
