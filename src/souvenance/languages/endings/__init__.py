"""What each language says about dates and endings: English and French in full, ISO and plain dates alone elsewhere."""

from collections.abc import Mapping
from types import MappingProxyType

from souvenance.languages.endings import en, fr
from souvenance.languages.endings.pack import EndingPack, Shape

__all__ = ["ENDINGS", "EndingPack", "Shape", "endings_for"]

# Day, month and year as Germany, Spain, Italy and Portugal write them; without months in a pack only digits are read.
_PLAIN = EndingPack(
    code="und",
    shapes=(Shape("date", "{day}\\.?_(?:de |del |di |d')?{month}(?:[ ,]{1,3}(?:de |del |do )?{year})?"),),
)
ENDINGS: Mapping[str, EndingPack] = MappingProxyType({m.PACK.code: m.PACK for m in (en, fr)})


def endings_for(language: str) -> EndingPack:
    """The endings of an ISO 639-1 code; a language without any reads plain dates only, and knows no tense and no habit."""
    return ENDINGS.get(language, _PLAIN)
