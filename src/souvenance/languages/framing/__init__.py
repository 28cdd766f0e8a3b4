"""What each language says around a fact without adding to it, one data file each; the others have none."""

from collections.abc import Mapping
from types import MappingProxyType

from souvenance.languages.framing import de, en, es, fr
from souvenance.languages.framing.pack import Framing

__all__ = ["FRAMINGS", "Framing", "framing_for"]

_NONE = Framing(code="und")
FRAMINGS: Mapping[str, Framing] = MappingProxyType({m.FRAMING.code: m.FRAMING for m in (de, en, es, fr)})


def framing_for(language: str) -> Framing:
    """The framing of an ISO 639-1 code, or none at all."""
    return FRAMINGS.get(language, _NONE)
