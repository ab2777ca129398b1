"""The opponents of The Rose King."""
