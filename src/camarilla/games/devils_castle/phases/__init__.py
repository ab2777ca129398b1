"""The phases of the game, one small class each: who is asked, what may be answered, and what follows.

``setup`` deals, ``turn`` leads to everything else; ``trade`` and ``texts`` hold trades and what the traded items do;
``duel``, ``powers`` and ``reward`` are the windows of a duel, ``gifts`` the hand limit, ``declaration`` the end.
"""
