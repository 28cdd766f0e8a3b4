"""Runs the migrations on the connection it is given, inside the transaction that the caller opened."""

from alembic import context

from souvenance.ledger.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, transaction_per_migration=False)
context.run_migrations()
