"""The reflection packs, one data file each, and the neutral one for every other language."""

from collections.abc import Mapping
from types import MappingProxyType

from souvenance.languages.reflection import en, fr, neutral
from souvenance.languages.reflection.pack import ReflectionPack

__all__ = ["FULL", "NEUTRAL", "ReflectionPack", "reflection_pack_for"]

NEUTRAL = neutral.PACK
FULL: Mapping[str, ReflectionPack] = MappingProxyType({m.PACK.code: m.PACK for m in (en, fr)})


def reflection_pack_for(language: str) -> ReflectionPack:
    """The pack of an ISO 639-1 code, or the neutral one: plain first-person statements only."""
    return FULL.get(language, NEUTRAL)
