"""What languages say about dates and endings: English and French in full, German and Spanish plainly, others dates alone."""

from collections.abc import Mapping
from types import MappingProxyType

from souvenance.languages.endings import de, en, es, fr
from souvenance.languages.endings.pack import EndingPack, Shape

__all__ = ["ENDINGS", "EndingPack", "Shape", "endings_for"]

# Day, month and year as Germany, Spain, Italy and Portugal write them; without months in a pack only digits are read.
_PLAIN = EndingPack(
    code="und",
    shapes=(Shape("date", "{day}\\.?_(?:de |del |di |d')?{month}(?:[ ,]{1,3}(?:de |del |do )?{year})?"),),
)
ENDINGS: Mapping[str, EndingPack] = MappingProxyType({m.PACK.code: m.PACK for m in (de, en, es, fr)})


def endings_for(language: str) -> EndingPack:
    """The endings of an ISO 639-1 code; a language without any reads plain dates only, and knows no tense and no habit."""
    return ENDINGS.get(language, _PLAIN)
