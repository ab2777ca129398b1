"""Programs: tokens made, listed and revoked; bots of other people play through the client as people do."""

from __future__ import annotations

import asyncio
import os
import random
import sys
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from camarilla.client import AsyncClient, Client, HouseError

from .guest import Guest, Json, any_move, guest
from .running import Here

pytestmark = pytest.mark.anyio

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


async def owner_of(one: Guest) -> Guest:
    await one.post("/api/account/sign-up", login=f"owner-{one.id}", password="correct horse battery")
    return one


async def why(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status, answer.text
    told: str = answer.json()["why"]["id"]
    return told


async def test_tokens_are_shown_once_listed_and_revoked(here: Here) -> None:
    async with guest(here.url, "Anna") as anna:
        assert await why(await anna.http.post("/api/bots", json={"name": "Raven"}), 403) == "house-no-account-first"
        await owner_of(anna)
        first = await anna.post("/api/bots", name="Raven", avatar="raven")
        bot = first["person"]
        assert (bot["kind"], bot["owner"], bot["name"]) == ("bot", anna.id, "Raven")
        second = await anna.post(f"/api/bots/{bot['id']}/tokens", label="laptop")
        listed: list[Json] = await anna.get("/api/bots")
        assert [one["label"] for one in listed[0]["tokens"]] == ["first", "laptop"]
        assert first["secret"] not in str(listed)
        async with AsyncClient(here.url, first["secret"]) as program:
            assert (await program.get("/api/me"))["person"]["id"] == bot["id"]
            seat = await program.open_table("rose-king")
            await anna.http.delete(f"/api/bots/{bot['id']}/tokens/{first['token']['id']}")
            with pytest.raises(ConnectionClosed):
                await anext(seat.turns())
            with pytest.raises(HouseError, match="Unknown"):
                await program.get("/api/me")
        async with AsyncClient(here.url, second["secret"]) as program:
            assert (await program.get("/api/me"))["person"]["id"] == bot["id"]


async def test_a_program_keeps_no_account_and_no_programs(here: Here) -> None:
    async with guest(here.url, "Boris") as boris, guest(here.url, "Vera") as vera:
        await owner_of(boris)
        await owner_of(vera)
        minted = await boris.post("/api/bots", name="Fox")
        bearer = {"authorization": f"Bearer {minted['secret']}"}
        async with httpx.AsyncClient(base_url=here.url, headers=bearer) as program:
            body = {"login": "foxy", "password": "correct horse battery"}
            assert await why(await program.post("/api/account/sign-up", json=body), 403) == "house-no-people-only"
            assert await why(await program.get("/api/account"), 403) == "house-no-people-only"
            assert await why(await program.post("/api/bots", json={"name": "Cub"}), 403) == "house-no-people-only"
        theirs = f"/api/bots/{minted['person']['id']}/tokens"
        assert await why(await vera.http.post(theirs, json={"label": "mine"}), 404) == "house-no-program-unknown"
        taken = await vera.http.delete(f"{theirs}/{minted['token']['id']}")
        assert await why(taken, 404) == "house-no-program-unknown"


async def test_tables_say_whether_programs_may_sit(here: Here) -> None:
    async with guest(here.url, "Gleb") as gleb:
        await owner_of(gleb)
        secret = (await gleb.post("/api/bots", name="Owl"))["secret"]
        closed = await gleb.open_table("rose-king", guests_bots=False)
        async with AsyncClient(here.url, secret) as program:
            with pytest.raises(HouseError) as refusal:
                await program.sit(closed)
            assert refusal.value.why == "house-no-no-bots"
            seat = await program.join("rose-king")
            assert seat.table != closed


@pytest.mark.parametrize("game", ["rose-king", "cursed-court"])
async def test_two_programs_play_a_whole_game_one_waiting_one_awaiting(here: Here, game: str) -> None:
    async with guest(here.url, "Dasha") as dasha:
        await owner_of(dasha)
        secrets = [(await dasha.post("/api/bots", name=name))["secret"] for name in ("Stag", "Harp")]
        dice = random.Random(3)

        def play_waiting() -> object:
            with Client(here.url, secrets[0]) as house:
                seat = house.open_table(game, seats=2)
                for turn in seat.turns():
                    turn.play(dice.choice(turn.moves()))
            house.close()  # a second time does no harm
            return seat.result

        first = asyncio.create_task(asyncio.to_thread(play_waiting))
        async with AsyncClient(here.url, secrets[1]) as house:
            while not (tables := await house.open_tables(game)):
                assert not first.done()
                await asyncio.sleep(0.05)
            seat = await house.sit(tables[0]["id"])
            async for turn in seat.turns():
                await turn.play(dice.choice(turn.moves()))
        result = await first
        assert seat.result is not None
        assert result is not None
        assert seat.result.outcome == result.outcome  # type: ignore[attr-defined]


async def test_an_illegal_move_is_an_error_with_a_reason(here: Here) -> None:
    async with guest(here.url, "Egor") as egor:
        await owner_of(egor)
        secret = (await egor.post("/api/bots", name="Key"))["secret"]
        async with AsyncClient(here.url, secret) as house:
            seat = await house.open_table("rose-king", bot="random")
            async for turn in seat.turns():
                with pytest.raises(HouseError, match="X9"):
                    await turn.play("X9")
                await turn.play(turn.moves()[0])
                break


async def test_the_example_bot_plays_the_house(here: Here) -> None:
    async with guest(here.url, "Zoya") as zoya:
        await owner_of(zoya)
        secret = (await zoya.post("/api/bots", name="Quill"))["secret"]
        table = await zoya.open_table("rose-king")
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, str(EXAMPLE), here.url, "rose-king"),
            env={**os.environ, "CAMARILLA_TOKEN": secret},
            stdout=asyncio.subprocess.PIPE,
        )
        async with zoya.socket() as socket:
            dice = random.Random(5)
            await socket.send(do="watch", table=table)
            await socket.until("snapshot", "update")
            while not socket.now["open"]["outcome"]:
                if socket.now["menu"]:
                    await socket.move(any_move(socket.now, dice))
                else:
                    await socket.hear()
        told, _ = await process.communicate()
        assert process.returncode == 0
        assert told.decode().splitlines()[0] == f"playing at {here.url}/table/{table}"
        assert len(EXAMPLE.read_text().splitlines()) <= 20


async def test_a_table_that_may_not_be_followed_is_an_error_and_no_silence(here: Here) -> None:
    async with AsyncClient(here.url) as program:
        seat = await program.watch("nowhere")
        with pytest.raises(HouseError) as refusal:
            await anext(seat.turns())
        assert refusal.value.why == "house-no-table"
