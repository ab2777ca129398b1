"""Refusals: a message for people and an HTTP status for programs."""

from __future__ import annotations

from importlib.resources import files

from ..core.errors import CamarillaError
from ..core.message import Argument, Message
from ..core.words import add_texts, say

add_texts("house", files(__package__))


class Refused(CamarillaError):
    """Something the house will not do. ``why`` is put into words in the reader's language."""

    def __init__(self, why: Message, status: int = 409) -> None:
        super().__init__(why)
        self.why = why
        self.status = status

    def __str__(self) -> str:
        return say(self.why)


def refused(name: str, status: int = 409, **args: Argument) -> Refused:
    """``refused("stale")``: the refusal whose words are ``house-no-stale``."""
    return Refused(Message(f"house-no-{name}", args), status)
