"""A bot in twenty lines: sits down wherever it is welcome and plays any legal move.

CAMARILLA_TOKEN=cam_... python examples/bot.py http://127.0.0.1:8000 rose-king
"""

import os
import random
import sys

from camarilla.client import Client

url, game = sys.argv[1], sys.argv[2]
with Client(url, token=os.environ["CAMARILLA_TOKEN"]) as house:
    seat = house.join(game)
    print("playing at", f"{url}/table/{seat.table}", flush=True)
    for turn in seat.turns():
        turn.play(random.choice(turn.moves()))
    print("won" if seat.result and seat.result.won else "not won this time")
