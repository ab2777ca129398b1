"""Nonsense by the hundred, over HTTP and the socket: always an answer, never a 500, never the end of the house."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from websockets.sync.client import ClientConnection, connect

from camarilla.house.settings import Limits, Pace

from .running import Here, house_here

WIDE = Limits(changes=Pace(1e6, 1e6), new_sockets=Pace(1e6, 1e6), frames=Pace(1e6, 1e6))
FEW = {"deadline": None, "phases": [Phase.generate], "suppress_health_check": list(HealthCheck), "database": None}


@pytest.fixture(scope="module")
def aside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    """A house on a loop and thread of its own, for tests that wait."""
    loop, opened, closing = asyncio.new_event_loop(), threading.Event(), asyncio.Event()
    found: list[Here] = []

    async def run() -> None:
        database = f"sqlite:///{tmp_path_factory.mktemp('fuzz') / 'house.db'}"
        async with house_here(database, limits=WIDE, webhooks=False) as here:
            found.append(here)
            opened.set()
            await closing.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(run(),))
    thread.start()
    assert opened.wait(60)
    yield found[0]
    loop.call_soon_threadsafe(closing.set)
    thread.join()
    loop.close()


def account(here: Here, login: str) -> httpx.Client:
    http = httpx.Client(base_url=here.url, timeout=30)
    http.post("/api/account/sign-up", json={"login": login, "password": "correct horse"}).raise_for_status()
    return http


def test_no_request_breaks_the_house(aside: Here, caplog: pytest.LogCaptureFixture) -> None:
    http = account(aside, "fuzz")
    schema = schemathesis.openapi.from_dict(http.get("/schema/openapi.json").json())
    table = http.post("/api/tables", json={"terms": {"game": "rose-king"}}).json()["table"]
    tried = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()

        @given(case=operation.as_strategy(), known=st.booleans())
        @settings(max_examples=6, **FEW)  # type: ignore[arg-type]
        def nonsense(case: Any, known: bool) -> None:
            nonlocal tried
            tried += 1
            if known and "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = table
            sent = case.as_transport_kwargs(base_url=aside.url)
            sent = {key: sent[key] for key in ("method", "url", "params", "json", "data", "headers") if key in sent}
            answer = http.request(**{("content" if key == "data" else key): value for key, value in sent.items()})
            assert answer.status_code < 500 or answer.status_code == 503, (case.method, case.path, answer.text)

        nonsense()
    assert tried > 150
    assert http.get("/ready").status_code == 200
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
    http.close()


# The socket

TEXTS = st.one_of(st.text(max_size=30), st.sampled_from(["draw", "N1", "pass", "\x00", "😀", "a" * 300]))
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=12,
)
KINDS = st.sampled_from(["watch", "unwatch", "move", "undo", "back", "leave", "say", "consider"])


def requests_at(table: str) -> st.SearchStrategy[object]:
    """Frames that look right: some are, most are not quite."""
    fields = {
        "table": st.sampled_from([table, "nowhere"]) | JSON,
        "seq": st.integers(-2, 5) | st.integers() | JSON,
        "id": st.text(max_size=50) | JSON,
        "text": TEXTS | JSON,
        "since": st.integers(-2, 300) | JSON,
    }
    return st.builds(lambda kind, rest: {"do": kind, **rest}, KINDS, st.fixed_dictionaries({}, optional=fields)) | JSON


def answered(socket: ClientConnection) -> bool:
    """Whether the house still answers on this socket what it should."""
    socket.send('{"do":"move","table":"nowhere","seq":0,"id":"ping","text":"x"}')
    while True:
        news = msgspec.json.decode(socket.recv(timeout=30))
        if news["is"] == "no" and news["id"] == "ping":
            return bool(news["why"]["id"] == "house-no-table")


def test_no_frame_breaks_the_house(aside: Here, caplog: pytest.LogCaptureFixture) -> None:
    http = account(aside, "wire")
    opened = http.post("/api/tables", json={"terms": {"game": "rose-king"}, "bot": "random"}).json()
    cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    address = aside.url.replace("http", "ws") + "/socket"
    with connect(address, additional_headers={"Cookie": cookies}, max_size=None) as socket:

        @given(requests=st.lists(requests_at(opened["table"]), min_size=1, max_size=6), raw=st.binary(max_size=60))
        @settings(max_examples=60, **FEW)  # type: ignore[arg-type]
        def nonsense(requests: list[object], raw: bytes) -> None:
            for request in requests:
                socket.send(msgspec.json.encode(request).decode())
            socket.send(raw)
            assert answered(socket)

        nonsense()
    assert http.get("/ready").status_code == 200
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
    http.close()


def test_openapi_names_every_door_a_program_needs(aside: Here) -> None:
    schema = httpx.get(f"{aside.url}/schema/openapi.json").json()
    for path in ("/api/me", "/api/tables", "/api/tables/{table}/sit", "/api/bots", "/api/account/sign-in"):
        assert path in schema["paths"]


def test_the_words_of_the_house_can_be_had_as_files(aside: Here) -> None:
    for language, word in (("en", "The game is over."), ("ru", "Партия окончена.")):
        assert word in httpx.get(f"{aside.url}/words/{language}.ftl").text
    assert httpx.get(f"{aside.url}/words/xx.ftl").status_code == 404
