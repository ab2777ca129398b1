"""Opponents are people of the house: bots play characters, nobody sits at a table twice, and names last."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack

import pytest

from camarilla.bots import BASELINES, CAST, LEVELS, bots_of, draw_character, find_bot
from camarilla.core import registry
from camarilla.core.record import parse_text
from camarilla.house.errors import Refused
from camarilla.house.tables import lobby
from camarilla.house.terms import Terms

from .guest import any_move, choices, guest, play_on, seated, sockets_of, status
from .running import Here
from .test_table import Visitor

HOST = Visitor("0")


def test_every_level_has_eight_characters_of_either_gender() -> None:
    for level in LEVELS:
        genders = [character.gender for character in CAST.values() if character.level == level]
        assert sorted(genders) == ["f"] * 4 + ["m"] * 4


def test_a_drawn_character_is_of_the_level_and_not_taken() -> None:
    dice = random.Random(1)
    taken: list[str] = []
    while (drawn := draw_character("courtier", taken, dice)) is not None:
        assert CAST[drawn].level == "courtier"
        taken.append(drawn)
    assert len(set(taken)) == len(taken) == 8


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("level", LEVELS)
def test_no_two_bots_at_a_table_are_the_same_character(game: str, level: str) -> None:
    most = registry.find(game).players.stop - 1
    seating = lobby.new_table(HOST, Terms(game=game, seats=most), level)
    names = [sitting.name for sitting in seating.seats if sitting.bot]
    assert len(names) == len(set(names)) == most - 1
    assert {CAST[name].level for name in names} == {level} == {sitting.bot for sitting in seating.seats[1:]}
    assert seating.people()[1] == f"@{names[0]}"


def test_opponents_are_chosen_by_name_and_the_rest_are_drawn() -> None:
    wanted = ["severin", "novice", "tobin"]
    for _ in range(50):
        seating = lobby.new_table(HOST, Terms(game="cursed-court", seats=4), wanted, host_seat=1)
        severin, host, novice, tobin = seating.seats
        assert [(severin.name, severin.bot), (tobin.name, tobin.bot)] == [("severin", "master"), ("tobin", "novice")]
        assert host.person == HOST.id
        assert seating.state == "playing"
        assert CAST[novice.name].level == "novice"
        assert novice.name != "tobin"


def test_nobody_is_asked_to_two_seats_and_no_seat_is_made_up() -> None:
    terms = Terms(game="cursed-court", seats=3)
    with pytest.raises(Refused, match="already sits"):
        lobby.new_table(HOST, terms, ["tobin", "tobin"])
    with pytest.raises(Refused, match="numbered from 0"):
        lobby.new_table(HOST, terms, ["tobin", "linette", "osbert"])
    with pytest.raises(Refused, match="numbered from 0"):
        lobby.new_table(HOST, terms, "novice", host_seat=3)
    seating = lobby.new_table(HOST, terms, ["tobin"])
    assert seating.state == "open"
    assert seating.seats[2].free
    with pytest.raises(Refused, match="already sits"):
        lobby.place_bot(seating, HOST, 2, "tobin")
    lobby.place_bot(seating, HOST, 2, "novice")
    assert seating.seats[2].name not in ("tobin", "")


@pytest.mark.parametrize("bot", BASELINES)
def test_other_bots_keep_their_plain_names_and_may_sit_there_twice(bot: str) -> None:
    seating = lobby.new_table(HOST, Terms(game="cursed-court", seats=4), [bot])
    lobby.place_bot(seating, HOST, 2, bot)
    lobby.place_bot(seating, HOST, 3, bot)
    assert (
        [sitting.name for sitting in seating.seats[1:]] == [bot] * 3 == [sitting.bot for sitting in seating.seats[1:]]
    )


def test_a_character_plays_as_the_bot_of_the_level() -> None:
    assert type(find_bot("rose-king", "severin")) is bots_of("rose-king")["master"]


@pytest.mark.anyio
async def test_a_rematch_keeps_the_characters_and_lists_and_records_name_them(here: Here) -> None:
    async with guest(here.url, "Anna") as anna:
        table = await anna.open_table("rose-king", bot="tilda")
        [listed] = await anna.get("/api/tables?mine=true")
        assert listed["seats"] == ["Anna", "@tilda"]
        async with anna.socket() as socket:
            await socket.watch(table)
            dice = random.Random(1)
            while not socket.now["open"]["outcome"]:
                if len(choices(socket.now)) > 1:  # where there is only one answer, the house gives it
                    assert (await socket.move(any_move(socket.now, dice)))["is"] == "done"
                else:
                    await socket.hear()
        record = (await anna.http.get(f"/api/tables/{table}/record")).text
        assert parse_text(record)[0].people == ["Anna", "@tilda"]
        again = await anna.post(f"/api/tables/{table}/rematch")
        assert [(seat["name"], seat["bot"]) for seat in again["seats"]] == [("tilda", "novice"), ("Anna", None)]


@pytest.mark.anyio
async def test_an_unknown_opponent_is_refused(here: Here) -> None:
    async with guest(here.url, "Anna") as anna:
        for bot in ("nobody", ["tobin", "nobody"]):
            terms = {"game": "cursed-court", "seats": 3}
            assert await status(anna, "/api/tables", terms=terms, bot=bot) == (400, "house-no-bot")


@pytest.mark.anyio
async def test_my_list_says_where_i_am_waited_for_and_where_the_steward_plays_for_me(here: Here) -> None:
    async with AsyncExitStack() as stack:
        people, table = await seated(stack, here, "rose-king", 2)
        red, white = await sockets_of(stack, people, table)

        async def standing(seat: int) -> tuple[bool, bool]:
            [listed] = await people[seat].get("/api/tables?mine=true&state=playing")
            return listed["your_turn"], listed["steward"]

        assert [await standing(seat) for seat in (0, 1)] == [(True, False), (False, False)]
        assert (await red.move(any_move(red.now, random.Random(1))))["is"] == "done"
        assert [await standing(seat) for seat in (0, 1)] == [(False, False), (True, False)]
        await red.send(do="leave", table=table, id="leave")
        await red.until("done")
        assert [await standing(seat) for seat in (0, 1)] == [(False, True), (True, False)]
        [public] = await people[0].get("/api/tables?state=playing")
        assert (public["your_turn"], public["steward"]) == (False, False)
        await red.send(do="back", table=table, id="back")
        await red.until("done")
        assert await standing(0) == (False, False)
        assert await play_on([red, white], random.Random(1), 400)
        [over] = await people[0].get("/api/tables?mine=true&state=over")
        assert (over["your_turn"], over["steward"]) == (False, False)
