"""A program's way into a house: ``Client`` waits where it stands, ``AsyncClient`` awaits.

with Client("http://127.0.0.1:8000", token="cam_...") as house:
    seat = house.join(game="rose-king")
    for turn in seat.turns():
        turn.play(random.choice(turn.moves()))
"""

from .asking import AsyncClient, AsyncSeat, AsyncTurn
from .following import Ended, HouseError, Moment
from .waiting import Client, Seat, Turn

__all__ = ["AsyncClient", "AsyncSeat", "AsyncTurn", "Client", "Ended", "HouseError", "Moment", "Seat", "Turn"]
