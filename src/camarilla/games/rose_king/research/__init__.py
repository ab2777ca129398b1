"""The Rose King for research: its observations, its actions, its picture, and many games stepped at once."""
