"""The language packs, one data file each, and the neutral pack for every other language."""

from collections.abc import Mapping
from types import MappingProxyType

from souvenance.languages import de, en, es, fr, it, pt
from souvenance.languages.pack import Pack

__all__ = ["NEUTRAL", "PACKS", "Pack", "pack_for"]

NEUTRAL = Pack(code="und", name="", stemmer=None)
PACKS: Mapping[str, Pack] = MappingProxyType({m.PACK.code: m.PACK for m in (en, fr, de, es, it, pt)})


def pack_for(language: str) -> Pack:
    """The pack of an ISO 639-1 code, or the neutral one: no stemming, no stop words, Unicode rules only."""
    return PACKS.get(language, NEUTRAL)
