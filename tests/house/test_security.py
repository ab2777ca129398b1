"""What the house withstands: strangers' pages, forged papers, other people's seats, floods and crowds."""

from __future__ import annotations

import asyncio
import re
from base64 import b64encode
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from camarilla.house.settings import Limits, Pace
from camarilla.house.web.middleware import address

from .guest import Guest, Socket, guest
from .running import Here, house_here

pytestmark = pytest.mark.anyio


@pytest.fixture
async def strict(anyio_backend: str, database: str) -> AsyncIterator[Here]:
    """A house with little patience."""
    limits = Limits(changes=Pace(1, 12), new_sockets=Pace(1, 60), frames=Pace(1, 30), sockets=40, sockets_each=25)
    async with house_here(database, limits=limits) as running:
        yield running


async def refused_knock(one: Guest, **headers: str) -> tuple[int, str]:
    with pytest.raises(InvalidStatus) as refusal:
        async with one.socket(**headers):
            pass
    answer = refusal.value.response
    return answer.status_code, (answer.body or b"").decode()


async def test_a_page_of_another_site_neither_connects_nor_changes_anything(here: Here) -> None:
    async with guest(here.url, "Anna") as anna:
        status, words = await refused_knock(anna, Origin="https://elsewhere.example")
        assert (status, words) == (403, "A page of another site may not come in.")
        for origin in ("https://elsewhere.example", "null", here.url.replace("http", "https") + ".evil.example"):
            answer = await anna.http.post("/api/me", json={"name": "Mallory"}, headers={"Origin": origin})
            assert answer.status_code == 403
        assert (await anna.get("/api/me"))["person"]["name"] == "Anna"
        async with anna.socket(Origin=here.url) as socket:
            await socket.send(do="watch", table="nowhere")
            assert (await socket.until("no"))["why"]["id"] == "house-no-table"


@pytest.mark.parametrize("forge", [lambda c: c[:-1] + "?", lambda c: "x" + c, lambda _: "nonsense", lambda _: "\u00e9"])
async def test_a_forged_cookie_is_nobodys(here: Here, forge: object) -> None:
    async with guest(here.url, "Boris") as boris:
        assert callable(forge)
        cookie = forge(boris.http.cookies["camarilla"]).encode("latin-1")
        headers = [(b"cookie", b"camarilla=" + cookie)]
        async with httpx.AsyncClient(base_url=here.url, headers=headers) as http:
            assert (await http.get("/api/me")).json() == {"person": None}
            assert (await http.get("/api/account")).status_code == 401


@pytest.mark.parametrize(
    "foreign",
    [
        "crooked name=1",
        'half="quoted',
        "a,b=c{d}",
        "camarilla=planted",
        "camarilla",
        "=;;",
        "é=ё".encode().decode("latin-1"),
    ],
)
async def test_foreign_cookies_do_not_hide_ours(here: Here, foreign: str) -> None:
    async with guest(here.url, "Vera") as vera:
        ours = f"camarilla={vera.http.cookies['camarilla']}"
        for sent in (f"{foreign}; {ours}", f"{ours}; {foreign}", f"{foreign};{ours}"):
            headers = [(b"cookie", sent.encode("latin-1"))]
            async with httpx.AsyncClient(base_url=here.url, headers=headers) as http:
                assert (await http.get("/api/me")).json()["person"]["id"] == vera.id
        split = [(b"cookie", ours.encode()), (b"cookie", foreign.encode("latin-1"))]
        async with httpx.AsyncClient(base_url=here.url, headers=split) as http:
            assert (await http.get("/api/me")).json()["person"]["id"] == vera.id


async def test_an_unknown_token_is_refused_everywhere(here: Here) -> None:
    async with httpx.AsyncClient(base_url=here.url, headers={"authorization": "Bearer cam_guess"}) as http:
        assert (await http.get("/api/me")).status_code == 401
        status, words = await refused_knock(Guest(here.url, http), Authorization="Bearer cam_guess")
        assert (status, words) == (401, "Unknown or revoked token.")
        assert (await http.get("/api/me", headers={"authorization": "Basic abc"})).status_code == 401


async def test_nobody_moves_for_another_seat_or_at_another_table(here: Here) -> None:
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(guest(here.url, f"Guest {number}")) for number in range(4)]
        tables = []
        for host, guest_of in (people[:2], people[2:]):
            tables.append(await host.open_table("rose-king", private=True, watchable=False))
            await guest_of.sit_ready(tables[-1])
        mine = await stack.enter_async_context(people[0].socket())
        await mine.watch(tables[0])
        refusals = []
        for request in (
            {"do": "move", "seq": 1, "text": "draw"},
            {"do": "undo", "seq": 1},
            {"do": "leave"},
            {"do": "back"},
        ):
            await mine.send(table=tables[1], id="m", **request)
            refusals.append((await mine.until("no", "done"))["why"]["id"])
        assert refusals == ["house-no-not-seated"] * 4
        assert (await mine.watch(tables[1]))["why"]["id"] == "house-no-no-watching"
        other = await stack.enter_async_context(people[1].socket())
        await other.watch(tables[0])
        waiting = mine.now["open"]["waiting"][0]
        idle = (other, mine)[waiting]
        assert (await idle.move("draw"))["why"]["id"] == "core-why-not-waited-for"
        kick = await people[1].http.delete(f"/api/tables/{tables[0]}/seats/0")
        assert kick.status_code == 409
        stranger = await people[2].http.post(f"/api/tables/{tables[0]}/rematch")
        assert stranger.status_code in (403, 409)


async def test_oversized_frames_close_the_socket_and_malformed_ones_are_explained(here: Here) -> None:
    async with guest(here.url, "Vera") as vera:
        async with vera.socket() as socket:
            for frame in ("", "{", "[]", '{"do":"fly"}', '{"do":"move"}', b"\xff\xfe", '{"do":"watch","table":7}'):
                await socket.raw.send(frame)
                assert (await socket.until("no"))["why"]["id"] == "house-no-frame"
            await socket.raw.send('{"do":"watch","table":"' + "x" * 20_000 + '"}')
            with pytest.raises(ConnectionClosed) as closed:
                await socket.until("no")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        answer = await vera.http.post("/api/me", content=b'{"name":"' + b"x" * 100_000 + b'"}')
        assert answer.status_code == 413
        assert (await vera.get("/api/me"))["person"]["name"] == "Vera"


async def test_text_that_is_no_text_ends_only_its_own_socket(here: Here) -> None:
    async with guest(here.url, "Gleb") as gleb, gleb.socket() as good:
        async with gleb.socket() as bad:
            bad.raw.transport.write(b"\x81\x82\x00\x00\x00\x00\xff\xfe")
            with pytest.raises(ConnectionClosed):
                await bad.hear()
        await good.send(do="watch", table="nowhere")
        assert (await good.until("no"))["why"]["id"] == "house-no-table"


async def flood(socket: Socket, frames: int) -> str:
    async def send_and_hear() -> None:
        for _ in range(frames):
            await socket.send(do="watch", table="nowhere")
        await socket.until("over")

    with pytest.raises(ConnectionClosed) as closed:
        await send_and_hear()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.reason


async def test_floods_are_cut_off_and_nobody_else_notices(strict: Here) -> None:
    async with guest(strict.url, "Dasha") as dasha, dasha.socket() as calm:
        async with dasha.socket() as wild:
            assert await flood(wild, 100) == "too many frames at once"
        await calm.send(do="watch", table="nowhere")
        assert (await calm.until("no"))["why"]["id"] == "house-no-table"
        answers = [(await dasha.http.post("/api/me", json={})).status_code for _ in range(20)]
        assert answers[0] == 200
        assert answers[-1] == 429
        assert (await dasha.get("/api/me"))["person"]["id"] == dasha.id


async def test_idle_sockets_are_counted_and_bounded(strict: Here) -> None:
    async with AsyncExitStack() as stack:
        http = await stack.enter_async_context(httpx.AsyncClient(base_url=strict.url))
        stranger = Guest(strict.url, http)
        first = await stack.enter_async_context(stranger.socket())
        for _ in range(24):
            await stack.enter_async_context(stranger.socket())
        status, words = await refused_knock(stranger)
        assert (status, words) == (503, "The server is full: please try again later.")
        assert (await http.get("/health")).json()["sockets"] == 25
        await first.raw.close()
        async with asyncio.timeout(20):
            while len(strict.house.connections) >= 25:
                await asyncio.sleep(0.02)
        async with stranger.socket() as welcome:
            await welcome.send(do="watch", table="nowhere")
            assert (await welcome.until("no"))["why"]["id"] == "house-no-table"


async def test_one_person_has_so_many_pages_and_no_more(here: Here) -> None:
    async with AsyncExitStack() as stack:
        egor = await stack.enter_async_context(guest(here.url, "Egor"))
        for _ in range(24):
            await stack.enter_async_context(egor.socket())
        assert await refused_knock(egor) == (429, "You have 24 pages open already: close one first.")


async def test_knocking_without_end_is_refused(strict: Here) -> None:
    async with httpx.AsyncClient(base_url=strict.url) as http:
        stranger = Guest(strict.url, http)
        statuses = []
        for _ in range(70):
            try:
                async with stranger.socket():
                    statuses.append(101)
            except InvalidStatus as refusal:
                statuses.append(refusal.response.status_code)
        assert statuses[0] == 101
        assert statuses[-1] == 429


async def test_every_answer_carries_the_headers_that_keep_a_page_safe(here: Here) -> None:
    async with httpx.AsyncClient(base_url=here.url) as http:
        for path in ("/", "/api/games", "/nowhere", "/static/page.js", "/schema/openapi.json"):
            headers = (await http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "unsafe" not in policy
            assert "default-src 'none'" in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"
            assert headers["referrer-policy"] == "same-origin"
            assert "server" not in headers


async def test_no_page_has_a_script_or_style_of_its_own_inside(here: Here) -> None:
    async with httpx.AsyncClient(base_url=here.url) as http:
        page = (await http.get("/")).text
        assert re.findall(r"<script(?![^>]*\bsrc=)", page) == []
        assert re.findall(r"<style|\son\w+=|\sstyle=|javascript:", page) == []


async def test_a_house_behind_https_says_so_in_cookie_and_header(database: str, anyio_backend: str) -> None:
    async with house_here(database, secure=True) as here, httpx.AsyncClient(base_url=here.url) as http:
        answer = await http.post("/api/me", json={"name": "Klim"})
        cookie = answer.headers["set-cookie"].lower()
        assert all(word in cookie for word in ("secure", "httponly", "samesite=lax"))
        assert answer.headers["strict-transport-security"]


async def test_a_folder_above_the_page_is_not_served(here: Here) -> None:
    async with httpx.AsyncClient(base_url=here.url) as http:
        for path in ("/static/../app.py", "/static/%2e%2e/app.py", "/static/..%2fapp.py", "/help/../../etc/ru"):
            assert (await http.get(path)).status_code in (400, 404, 405)


@pytest.mark.parametrize(
    ("client", "told"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("not:an:address", "not:an:address"),
    ],
)
def test_limits_count_a_network_of_ipv6_as_one_caller(client: str, told: str) -> None:
    assert address({"client": (client, 1)}) == told


def test_limits_know_callers_without_an_address() -> None:
    assert address({"client": None}) == "local"


REFUSALS: list[tuple[str, str, dict[str, Any], int, str]] = [
    ("POST", "/api/me", {"content": b"{"}, 400, "house-no-request"),
    ("POST", "/api/me", {"json": {"name": 5}}, 400, "house-no-request"),
    ("GET", "/api/tables?limit=many", {}, 400, "house-no-request"),
    ("DELETE", "/api/me", {}, 405, "house-no-request"),
    ("POST", "/api/me", {"content": b" " * 70_000}, 413, "house-no-request"),
    ("GET", "/nowhere", {}, 404, "house-no-address"),
    ("GET", "/api/tables/%00", {}, 400, "house-no-zero"),
    ("GET", "/api/tables?game=%00", {}, 400, "house-no-zero"),
    ("POST", "/api/me", {"headers": {"origin": "https://elsewhere.example"}}, 403, "house-no-other-site"),
]


async def test_every_refusal_has_an_id_and_words(here: Here) -> None:
    async with httpx.AsyncClient(base_url=here.url, headers={"accept-language": "ru"}) as anybody:
        for method, path, more, status, why in REFUSALS:
            answer = await anybody.request(method, path, **more)
            assert (answer.status_code, answer.json()["why"]["id"]) == (status, why)
            assert re.search("[а-я]", answer.json()["words"])
            assert "content-security-policy" in answer.headers


async def test_our_own_faults_are_told_in_words_and_kept_in_the_log(
    here: Here, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(table: str) -> None:
        raise ZeroDivisionError("a secret of ours")

    monkeypatch.setattr(here.house.hall, "table", fails)
    async with guest(here.url, "Anna") as anna:
        answer = await anna.http.get("/api/tables/any")
    assert (answer.status_code, answer.json()["why"]["id"]) == (500, "house-no-trouble")
    assert "secret" not in answer.text
    assert "a secret of ours" in caplog.text


async def test_zero_bytes_are_refused_before_a_database_chokes_on_them(postgres: str) -> None:
    async with house_here(postgres) as running, guest(running.url, "Anna") as anna:
        table = await anna.open_table("rose-king")
        await anna.post("/api/account/sign-up", login="anna", password="correct horse")
        async with anna.socket() as socket:
            for request in (
                {"do": "say", "table": table, "id": "s", "text": "a\0b"},
                {"do": "watch", "table": "a\0b"},
            ):
                await socket.send(**request)
                assert (await socket.until("no"))["why"]["id"] == "house-no-frame"
        said = b64encode(b'{"challenge": "a\\u0000b"}').decode()
        for path, body in (
            ("/api/bots", {"name": "Robot", "label": "a\0b"}),
            ("/api/me/alerts", {"webhook": "http://a\0b"}),
            ("/api/account/passkeys", {"credential": {}, "label": "a\0b"}),
            ("/api/account/sign-in/passkey", {"credential": {"response": {"clientDataJSON": said}}}),
        ):
            assert (await anna.http.post(path, json=body)).status_code == 400, path
