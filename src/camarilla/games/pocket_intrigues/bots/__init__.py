"""The opponents of Pocket Intrigues."""
