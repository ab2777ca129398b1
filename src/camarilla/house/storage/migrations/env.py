"""Alembic's way in: it works on the connection that the house hands it."""

from alembic import context

from camarilla.house.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=False)
context.run_migrations()
