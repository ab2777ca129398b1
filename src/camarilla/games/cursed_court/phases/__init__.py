"""The larger parts of a year that position.py leaves to files of their own. Compiled."""
