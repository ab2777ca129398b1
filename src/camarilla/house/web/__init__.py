"""How people and programs reach the house: HTTP for single requests, the socket for play."""
