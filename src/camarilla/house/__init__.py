"""The house: a server where people and bots meet at tables. ``camarilla serve`` opens it."""
