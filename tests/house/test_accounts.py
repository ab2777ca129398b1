"""Accounts: a guest who stays, by password or passkey, on several devices, and out of each when they say so."""

from __future__ import annotations

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from camarilla.house.people.passkeys import CHALLENGE_LIFETIME
from camarilla.house.storage import schema

from .authenticator import Authenticator
from .guest import Guest, Json, Socket, guest
from .running import Here

pytestmark = pytest.mark.anyio

SECRET = "correct horse battery"


async def refusal(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status, answer.text
    why: str = answer.json()["why"]["id"]
    return why


async def sign_in(here: Here, login: str, password: str) -> Guest:
    """Somebody at a new device."""
    http = httpx.AsyncClient(base_url=here.url, timeout=20)
    one = Guest(here.url, http)
    one.id = (await one.post("/api/account/sign-in", login=login, password=password))["person"]["id"]
    return one


async def test_a_guest_who_stays_keeps_everything(here: Here) -> None:
    async with guest(here.url, "Anna", avatar="raven") as anna:
        table = await anna.open_table("rose-king", bot="random")
        before = anna.http.cookies["camarilla"]
        kept = (await anna.post("/api/account/sign-up", login="Anna.K", password=SECRET))["person"]
        assert (kept["id"], kept["kind"], kept["name"], kept["avatar"]) == (anna.id, "account", "Anna", "raven")
        assert anna.http.cookies["camarilla"] != before
        assert [one["id"] for one in await anna.get("/api/tables?mine=true")] == [table]
        async with httpx.AsyncClient(base_url=here.url, cookies={"camarilla": before}) as planted:
            assert (await planted.get("/api/me")).json() == {"person": None}
        second = await sign_in(here, "anna.k", SECRET)
        assert second.id == anna.id
        assert (await second.get(f"/api/tables/{table}"))["you"] == 0
        await second.http.aclose()


async def closed(page: Socket) -> str:
    """Why a socket was closed by the house."""
    with pytest.raises(ConnectionClosed) as gone:
        await page.until("nothing")
    assert gone.value.rcvd is not None
    return gone.value.rcvd.reason


async def test_pages_of_the_old_cookie_come_in_anew_when_somebody_signs_up_or_in(here: Here) -> None:
    async with guest(here.url, "Anna") as anna, guest(here.url, "Guest of a moment") as passing:
        async with anna.socket() as page:
            await anna.post("/api/account/sign-up", login="anna", password=SECRET)
            assert await closed(page) == "signed out"
        async with anna.socket() as hers:
            async with passing.socket() as page:
                entered = await passing.post("/api/account/sign-in", login="anna", password=SECRET)
                assert entered["person"]["id"] == anna.id
                assert await closed(page) == "signed out"
            await hers.send(do="watch", table="nowhere")
            assert (await hers.until("no"))["why"]["id"] == "house-no-table"


async def test_a_stranger_signs_up_and_a_login_is_given_once(here: Here) -> None:
    async with httpx.AsyncClient(base_url=here.url) as http, guest(here.url, "Boris") as boris:
        one = Guest(here.url, http)
        assert (await one.post("/api/account/sign-up", login="boris", password=SECRET))["person"]["name"] == "boris"
        taken = await boris.http.post("/api/account/sign-up", json={"login": "BORIS", "password": SECRET})
        assert await refusal(taken, 409) == "house-no-login-taken"
        assert (await boris.get("/api/me"))["person"]["kind"] == "guest"
        again = await http.post("/api/account/sign-up", json={"login": "other", "password": SECRET})
        assert await refusal(again, 409) == "house-no-has-password"


@pytest.mark.parametrize(
    ("login", "password", "status"),
    [("vera", "12345678", 400), ("veraveravera", "VeraVeraVera", 400), ("vera", "short", 400), ("a b", SECRET, 400)],
)
async def test_weak_passwords_and_odd_logins_are_refused(here: Here, login: str, password: str, status: int) -> None:
    async with guest(here.url, "Vera") as vera:
        answer = await vera.http.post("/api/account/sign-up", json={"login": login, "password": password})
        assert answer.status_code == status
        assert (await vera.get("/api/me"))["person"]["kind"] == "guest"


async def test_wrong_passwords_tell_nothing_and_are_not_tried_for_ever(here: Here) -> None:
    async with guest(here.url, "Gleb") as gleb:
        await gleb.post("/api/account/sign-up", login="gleb", password=SECRET)
        told = []
        for login in ("gleb", "nobody"):
            answer = await gleb.http.post("/api/account/sign-in", json={"login": login, "password": "wrong guess"})
            told.append((await refusal(answer, 401), answer.json()["words"]))
        assert told[0] == told[1]
        for _ in range(12):
            answer = await gleb.http.post("/api/account/sign-in", json={"login": "gleb", "password": "x"})
        assert await refusal(answer, 429) == "house-no-guesses"


async def test_a_changed_password_ends_all_other_devices(here: Here) -> None:
    async with guest(here.url, "Dasha") as dasha:
        await dasha.post("/api/account/sign-up", login="dasha", password=SECRET)
        phone = await sign_in(here, "dasha", SECRET)
        async with phone.socket() as socket:
            wrong = await dasha.http.post("/api/account/password", json={"old": "not it", "new": "another secret"})
            assert await refusal(wrong, 403) == "house-no-old-password"
            await dasha.post("/api/account/password", old=SECRET, new="another secret")
            with pytest.raises(ConnectionClosed):
                await socket.hear()
        assert (await phone.get("/api/me"))["person"] is None
        assert (await dasha.get("/api/me"))["person"]["id"] == dasha.id
        old = await phone.http.post("/api/account/sign-in", json={"login": "dasha", "password": SECRET})
        assert await refusal(old, 401) == "house-no-sign-in"
        await phone.post("/api/account/sign-in", login="dasha", password="another secret")
        await phone.http.aclose()


async def test_devices_are_listed_and_ended(here: Here) -> None:
    async with guest(here.url, "Egor") as egor:
        await egor.post("/api/account/sign-up", login="egor", password=SECRET)
        phone = await sign_in(here, "egor", SECRET)
        devices = (await egor.get("/api/account"))["devices"]
        assert sorted(one["this"] for one in devices) == [False, True]
        other = next(one["id"] for one in devices if not one["this"])
        async with phone.socket() as socket:
            left = (await egor.http.delete(f"/api/account/devices/{other}")).json()["devices"]
            with pytest.raises(ConnectionClosed):
                await socket.hear()
        assert [one["this"] for one in left] == [True]
        assert (await phone.get("/api/me"))["person"] is None
        again = await egor.http.delete(f"/api/account/devices/{other}")
        assert await refusal(again, 404) == "house-no-device"
        assert await refusal(await phone.http.get("/api/account"), 401) == "house-no-no-guest"
        await phone.http.aclose()


async def test_nobody_ends_the_device_of_another(here: Here) -> None:
    async with guest(here.url, "Zoya") as zoya, guest(here.url, "Ilya") as ilya:
        theirs = (await zoya.get("/api/account"))["devices"][0]["id"]
        assert await refusal(await ilya.http.delete(f"/api/account/devices/{theirs}"), 404) == "house-no-device"
        assert (await zoya.get("/api/me"))["person"]["id"] == zoya.id


async def test_signing_out_leaves_the_device(here: Here) -> None:
    async with guest(here.url, "Klim") as klim:
        await klim.post("/api/account/sign-up", login="klim", password=SECRET)
        cookie = klim.http.cookies["camarilla"]
        await klim.post("/api/account/sign-out")
        assert (await klim.get("/api/me"))["person"] is None
        async with httpx.AsyncClient(base_url=here.url, cookies={"camarilla": cookie}) as kept:
            assert (await kept.get("/api/me")).json() == {"person": None}


# Passkeys


async def registered(one: Guest, key: Authenticator, label: str = "key") -> httpx.Response:
    options = await one.post("/api/account/passkeys/offer")
    return await one.http.post("/api/account/passkeys", json={"credential": key.create(options), "label": label})


async def offered(one: Guest) -> Json:
    return await one.post("/api/account/sign-in/passkey/offer")


async def test_a_passkey_makes_an_account_and_opens_the_door_elsewhere(here: Here) -> None:
    key = Authenticator(here.url)
    async with guest(here.url, "Lara") as lara, httpx.AsyncClient(base_url=here.url) as http:
        assert (await registered(lara, key, "phone")).status_code == 201
        account = await lara.get("/api/account")
        assert account["person"]["kind"] == "account"
        assert [one["label"] for one in account["passkeys"]] == ["phone"]
        elsewhere = Guest(here.url, http)
        for _ in range(2):
            credential = key.get(await offered(elsewhere))
            told = await elsewhere.post("/api/account/sign-in/passkey", credential=credential)
            assert told["person"]["id"] == lara.id
        assert len((await lara.get("/api/account"))["devices"]) == 3


async def test_an_answer_counts_once_and_only_while_it_is_fresh(here: Here) -> None:
    key = Authenticator(here.url)
    async with guest(here.url, "Mark") as mark, httpx.AsyncClient(base_url=here.url) as http:
        await registered(mark, key)
        stranger = Guest(here.url, http)
        credential = key.get(await offered(stranger))
        await stranger.post("/api/account/sign-in/passkey", credential=credential)
        again = await http.post("/api/account/sign-in/passkey", json={"credential": credential})
        assert await refusal(again, 400) == "house-no-challenge"
        late = key.get(await offered(stranger))
        rows = schema.challenges
        older = rows.update().values(expires=rows.c.expires - CHALLENGE_LIFETIME - 1)
        await here.house.storage.write(lambda connection: connection.execute(older))
        answer = await http.post("/api/account/sign-in/passkey", json={"credential": late})
        assert await refusal(answer, 400) == "house-no-challenge"


async def test_a_passkey_that_does_not_prove_itself_stays_out(here: Here) -> None:
    key, other = Authenticator(here.url), Authenticator(here.url)
    async with guest(here.url, "Nina") as nina, guest(here.url, "Oleg") as oleg:
        await registered(nina, key)
        away = Authenticator("https://elsewhere.example")
        assert await refusal(await registered(oleg, away), 400) == "house-no-passkey"
        unverified = Authenticator(here.url)
        unverified.verifies = False
        assert await refusal(await registered(oleg, unverified), 400) == "house-no-passkey"
        assert (await oleg.get("/api/me"))["person"]["kind"] == "guest"
        unknown = {"credential": other.get(await offered(oleg))}
        answer = await oleg.http.post("/api/account/sign-in/passkey", json=unknown)
        assert await refusal(answer, 401) == "house-no-passkey-unknown"
        forged = key.get(await offered(oleg))
        forged["response"]["signature"] = other.get(await offered(oleg))["response"]["signature"]
        answer = await oleg.http.post("/api/account/sign-in/passkey", json={"credential": forged})
        assert await refusal(answer, 400) == "house-no-passkey"
        copied = key.get(await offered(oleg))
        await oleg.post("/api/account/sign-in/passkey", credential=copied)
        key.uses = 0
        answer = await oleg.http.post("/api/account/sign-in/passkey", json={"credential": key.get(await offered(oleg))})
        assert await refusal(answer, 400) == "house-no-passkey"


async def test_somebody_elses_challenge_registers_nothing(here: Here) -> None:
    async with guest(here.url, "Petr") as petr, guest(here.url, "Rita") as rita:
        credential = Authenticator(here.url).create(await petr.post("/api/account/passkeys/offer"))
        answer = await rita.http.post("/api/account/passkeys", json={"credential": credential})
        assert await refusal(answer, 400) == "house-no-challenge"


async def test_the_last_way_in_cannot_be_taken_away(here: Here) -> None:
    async with guest(here.url, "Sofia") as sofia:
        await registered(sofia, Authenticator(here.url), "one")
        first = (await sofia.get("/api/account"))["passkeys"][0]["id"]
        assert await refusal(await sofia.http.delete(f"/api/account/passkeys/{first}"), 409) == "house-no-last-way-in"
        await registered(sofia, Authenticator(here.url), "two")
        assert len((await sofia.http.delete(f"/api/account/passkeys/{first}")).json()["passkeys"]) == 1
        await sofia.post("/api/account/sign-up", login="sofia", password=SECRET)
        second = (await sofia.get("/api/account"))["passkeys"][0]["id"]
        assert (await sofia.http.delete(f"/api/account/passkeys/{second}")).json()["passkeys"] == []
        unknown = await sofia.http.delete("/api/account/passkeys/***")
        assert await refusal(unknown, 404) == "house-no-passkey-unknown"
