"""Callbacks, for those who would rather wait."""

from __future__ import annotations

import asyncio
from typing import Any


def finish(done: asyncio.Future[Any], result: object) -> None:
    """Give a future its result, or its exception, unless nobody waits for it any more."""
    if done.done():
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)
