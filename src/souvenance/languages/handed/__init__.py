"""Around text that is not the speaker's own statement: one data file a language.

They are read together: a lead-in is in the speaker's language, what stands behind it may be in any other.
"""

from souvenance.languages.handed import en, fr, zh
from souvenance.languages.handed.pack import HandedPack

__all__ = ["HANDED", "HandedPack"]

HANDED: tuple[HandedPack, ...] = (en.PACK, fr.PACK, zh.PACK)
