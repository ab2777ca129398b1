"""Games from outside the house, as another package would bring them: found by entry points, shown on the generic board."""
