"""What the write path asks: why a candidate was judged so, and which memories changed since a revision.

Revision: 0002
Follows: 0001
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("candidates", sa.Column("why", sa.Text(), nullable=False, server_default=sa.text("''")))
    op.add_column("candidates", sa.Column("details", sa.JSON(), nullable=False, server_default="{}"))
    op.add_column("events", sa.Column("revision", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("events", sa.Column("place", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("memories", sa.Column("slots", sa.JSON(), nullable=False, server_default="[]"))
    op.add_column("memories", sa.Column("revision", sa.BigInteger(), nullable=False, server_default="0"))
    op.execute("UPDATE memories SET revision = 1")  # whoever asks for all asks for those after 0
    op.create_index("ix_memories_scope_revision", "memories", ["scope", "revision"], unique=False)
