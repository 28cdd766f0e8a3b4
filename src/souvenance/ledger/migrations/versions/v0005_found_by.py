"""What a memory is found by when others are compared with it, kept so that it is read once and not once a process.

Revision: 0005
Follows: 0004
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("memories", sa.Column("found_by", sa.LargeBinary(), nullable=True))
