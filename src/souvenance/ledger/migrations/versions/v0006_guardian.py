"""Scopes whose proposals wait for a guardian.

Revision: 0006
Follows: 0005
"""

import sqlalchemy as sa
from alembic import op

from souvenance.ledger.schema import UtcTime

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("scopes", sa.Column("guarded_at", UtcTime(), nullable=True))
