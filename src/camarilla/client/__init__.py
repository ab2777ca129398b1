"""Clients for programs that play at a house: ``Client`` blocks, ``AsyncClient`` is for asyncio.

with Client("http://127.0.0.1:8000", token="cam_...") as house:
    seat = house.join(game="my-game")
    for turn in seat.turns():
        turn.play(random.choice(turn.moves()))
"""

from .asynchronous import AsyncClient, AsyncSeat, AsyncTurn
from .blocking import Client, Seat, Turn
from .following import Ended, HouseError, Moment

__all__ = ["AsyncClient", "AsyncSeat", "AsyncTurn", "Client", "Ended", "HouseError", "Moment", "Seat", "Turn"]
