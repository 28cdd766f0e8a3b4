"""Keys that open a memory: made of randomness, known again by their hash alone."""

import base64
import hmac
from hashlib import sha256

RANDOM_BYTES = 32  # nobody guesses one, so a plain hash of it needs no salt and no slowness
PREFIX = "sv_"  # by which scanners of secrets, and people, know one
MOST_SIGNS = 200  # of anything that is given as a key


def key_of(randomness: bytes) -> str:
    """The key to hand out, of 32 random bytes. Raises ValueError for fewer."""
    if len(randomness) < RANDOM_BYTES:
        raise ValueError(f"a key is made of {RANDOM_BYTES} random bytes, not {len(randomness)}")
    return PREFIX + base64.urlsafe_b64encode(randomness).decode().rstrip("=")


def key_digest(key: str) -> bytes:
    """32 bytes by which a key is known again; whoever reads them cannot make the key of them."""
    return sha256(key.encode("utf-8", "surrogatepass")).digest()


def is_same(digest: bytes, kept: bytes) -> bool:
    """Whether two hashes are equal, in a time that tells nothing of where they differ."""
    return hmac.compare_digest(digest, kept)
