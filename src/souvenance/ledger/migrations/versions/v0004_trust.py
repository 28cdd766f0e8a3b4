"""What sharing asks: the zone of a shared scope, what a token is for, and the grants of one principal at hand.

Revision: 0004
Follows: 0003
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("scopes", sa.Column("tz", sa.Text(), nullable=False, server_default=sa.text("''")))
    op.add_column("tokens", sa.Column("name", sa.Text(), nullable=False, server_default=sa.text("''")))
    op.create_index("ix_grants_principal", "grants", ["principal"], unique=False)
