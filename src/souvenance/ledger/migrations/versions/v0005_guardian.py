"""Scopes whose proposals wait for a guardian.

Revision: 0005
Follows: 0004
"""

import sqlalchemy as sa
from alembic import op

from souvenance.ledger.schema import UtcTime

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("scopes", sa.Column("guarded_at", UtcTime(), nullable=True))
