"""What the house remembers: SQLite by default, PostgreSQL where several nodes share it."""
