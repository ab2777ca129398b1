"""For researchers: the games as PettingZoo, OpenSpiel, Gymnasium and vectorised environments (``camarilla[research]``).

Import the one you want; each says what to install when something is missing:

    from camarilla.research import gymnasium, openspiel, pettingzoo, vectorised
"""
