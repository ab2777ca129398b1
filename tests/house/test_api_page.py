"""The page about the API says what the house does."""

from __future__ import annotations

import re

import httpx
import pytest

from .running import Here
from .socket_page import PAGE, with_written


def test_the_socket_page_is_what_the_types_say() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == with_written(page), "run: python -m tests.house.socket_page"


@pytest.mark.anyio
async def test_every_address_on_the_page_exists(here: Here) -> None:
    async with httpx.AsyncClient(base_url=here.url) as http:
        paths = (await http.get("/schema/openapi.json")).json()["paths"]
    known = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    named = set(re.findall(r"`((?:GET|POST|DELETE) /[^` ?]*)", PAGE.read_text(encoding="utf-8")))
    assert len(named) > 15
    assert named <= known
