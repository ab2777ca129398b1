"""Games from outside the house, found by entry points and shown on the generic board."""
