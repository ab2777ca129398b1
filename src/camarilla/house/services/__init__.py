"""What the house does for its tables and people, beyond the tables themselves."""
