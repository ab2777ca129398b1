"""Opponents at the cursed court."""
