"""How languages say that something changed, one data file each, and a pack without words for the others."""

from collections.abc import Mapping
from types import MappingProxyType

from souvenance.languages.changes import de, en, es, fr, zh
from souvenance.languages.changes.families import AMBIGUOUS, FAMILIES, SIDE_BY_SIDE
from souvenance.languages.changes.pack import Changes, Slot

__all__ = ["AMBIGUOUS", "CHANGES", "FAMILIES", "SIDE_BY_SIDE", "Changes", "Slot", "changes_for"]

# A language without words of its own finds no change in a text: only what reflection names explicitly is replaced there.
_SILENT = Changes(code="und")
CHANGES: Mapping[str, Changes] = MappingProxyType({m.CHANGES.code: m.CHANGES for m in (de, en, es, fr, zh)})


def changes_for(language: str) -> Changes:
    """The change words of an ISO 639-1 code, or none at all."""
    return CHANGES.get(language, _SILENT)
