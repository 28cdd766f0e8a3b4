"""The key of the home: with it, and only with it, a purged text is known again."""

import os
import secrets
from pathlib import Path

from souvenance.errors import StoreUnwritable

FILE = "purge.key"
BYTES = 32


def key_of(home: Path, *, create: bool) -> bytes | None:
    """The key; made on first use where ``create``, else None where there is none. Raises StoreUnwritable.

    Lost, the hashes that were made with it mean nothing any more: what was purged may then come back from its source turns.
    """
    path = home / FILE
    try:
        if create and not path.exists():
            fresh = path.with_name(f".{FILE}.{os.getpid()}")
            fresh.write_bytes(secrets.token_bytes(BYTES))
            fresh.chmod(0o600)
            fresh.replace(path)  # only a purge makes one, inside a write transaction: there is one at a time
        return path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as exc:
        raise StoreUnwritable(f"{str(path)!r}, the key that purged texts are known by, cannot be used: {exc}") from exc
