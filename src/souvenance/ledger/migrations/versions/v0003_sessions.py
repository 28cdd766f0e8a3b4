"""What is said of a session as a whole: where it is held, and since when a person hides it.

Revision: 0003
Follows: 0002
"""

import sqlalchemy as sa
from alembic import op

from souvenance.ledger.schema import UtcTime

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("sessions", sa.Column("workspace", sa.Text(), nullable=False, server_default=sa.text("''")))
    op.add_column("sessions", sa.Column("forgotten_at", UtcTime(), nullable=True))
    op.create_index("ix_sessions_scope_forgotten_at", "sessions", ["scope", "forgotten_at"], unique=False)
