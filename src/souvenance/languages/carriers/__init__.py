"""The carriers of each language, one data file each; English and French are full, the others conservative."""

from collections.abc import Mapping
from types import MappingProxyType

from souvenance.languages.carriers import de, en, es, fr, it, pt
from souvenance.languages.carriers.pack import CarrierPack

__all__ = ["CARRIERS", "CarrierPack", "carriers_for"]

CARRIERS: Mapping[str, CarrierPack] = MappingProxyType({m.PACK.code: m.PACK for m in (en, fr, de, es, it, pt)})


def carriers_for(language: str) -> CarrierPack | None:
    """The pack of an ISO 639-1 code; None: only equal normalised texts are the same."""
    return CARRIERS.get(language)
