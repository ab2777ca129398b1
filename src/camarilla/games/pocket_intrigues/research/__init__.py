"""Pocket Intrigues for research: its observations, its actions and its picture."""
