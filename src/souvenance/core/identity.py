"""Ids: derived from content where the same thing may come twice, random and sortable where it never does."""

import hmac
import unicodedata
from collections import OrderedDict
from collections.abc import Iterable
from datetime import UTC, datetime
from functools import lru_cache
from hashlib import blake2b

_ORDINALS_KEPT = 100_000
_SLUG_CHARS = 24


def new_id(kind: str, at: datetime, randomness: bytes) -> str:
    """A fresh id that sorts by time: kind, ``_``, 12 hexadecimal digits of milliseconds, 20 of randomness.

    Args:
        kind: one letter or two: t turn, s session, m memory, e event, c candidate, j job, r run or receipt, p principal,
            an anchor, po position, tr trace, k token.
        randomness: 10 bytes.
    """
    return f"{kind}_{int(at.timestamp() * 1000):012x}{randomness.hex()}"


def derived_id(kind: str, *parts: str) -> str:
    """An id that the same parts give again: kind, ``_``, 32 hexadecimal digits. ("ab", "c") is not ("a", "bc")."""
    return f"{kind}_{_digest(parts).hex()}"


def principal_ids(name: str) -> tuple[str, str]:
    """(principal id, id of its private scope) of a name. "ana", "ANA" and "ana " are three people; NFC and NFD are one."""
    name = unicodedata.normalize("NFC", name)
    return derived_id("p", name), derived_id("sc", "private", name)


def shared_scope(name: str, audience: str) -> str:
    """The id of the half of a shared place that is for an audience class. Names are told apart as those of principals."""
    return derived_id("sc", "shared", audience, unicodedata.normalize("NFC", name))


def content_hash(role: str, speaker: str, at: datetime | None, text: str) -> bytes:
    """16 bytes of what a turn says: equal turns, and no others, have equal hashes."""
    return _digest((role, speaker, _instant(at), text))


def words_hash(*parts: str) -> bytes:
    """16 bytes of some texts in order; each is led by its length, so that none runs into the next."""
    return _digest(parts)


def keyed_digest(key: bytes, what: str, text: str) -> bytes:
    """32 bytes by which a text is known again by who has the key, and by nobody else; ``what`` it was is part of it."""
    return hmac.digest(key, f"{what}\n{text}".encode("utf-8", "surrogatepass"), "sha256")


def scope_folder(scope: str) -> str:
    """The name of the folder of a scope's notes: a few letters of its id for people, 20 hexadecimal digits of all of it.

    Valid on every file system, those that fold case and those of Windows too: "ana", "ANA" and "ana " never meet.
    """
    slug = "".join(sign if sign.isascii() and sign.isalnum() else "-" for sign in scope.lower()).strip("-")[:_SLUG_CHARS]
    return f"{slug.strip('-') or 'scope'}-{_digest(('notes', scope)).hex()[:20]}"


class ImportedIds:
    """Ids of turns that bring none: the same file gives the same ids, and equal turns in it stay apart.

    The ordinal among equals is exact within the last 100,000 different turns, which bounds the memory; equals with one
    time stamp stand close together, and turns without a time are told apart by their place in the session.
    """

    def __init__(self, scope: str) -> None:
        """Start at the beginning of one input."""
        self._scope = scope
        self._seen: OrderedDict[str, int] = OrderedDict()
        self._places: dict[str, int] = {}

    def next(self, session: str, at: datetime | None, speaker: str, text: str) -> str:
        """The id of the next turn of the input that has no id of its own. Call it once a turn, in order."""
        if at is None:
            place = self._places[session] = self._places.get(session, 0) + 1
            return derived_id("t", self._scope, session, f"place {place}", speaker, text)
        first = derived_id("t", self._scope, session, _instant(at), speaker, text)
        ordinal = self._seen.get(first, 0)
        self._seen[first] = ordinal + 1
        self._seen.move_to_end(first)
        if len(self._seen) > _ORDINALS_KEPT:
            self._seen.popitem(last=False)
        return first if not ordinal else derived_id("t", first, str(ordinal))


def _digest(parts: Iterable[str]) -> bytes:
    """16 bytes; each part is led by its length, so that none runs into the next."""
    whole = "".join(f"{len(part)}:{part}" for part in parts)
    return blake2b(whole.encode("utf-8", "surrogatepass"), digest_size=16).digest()


@lru_cache(maxsize=64)  # a turn asks three times for its own
def _instant(at: datetime | None) -> str:
    if at is None:
        return ""
    try:
        return at.astimezone(UTC).isoformat(timespec="microseconds")
    except (OverflowError, ValueError):  # before the year 1 or after 9999 in UTC: refused at the door, not here
        return at.isoformat(timespec="microseconds")
