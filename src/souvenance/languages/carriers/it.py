"""Italian, conservative: only thanks and emphasis come and go, and a longer wording takes up nothing."""

from souvenance.languages.carriers.pack import CarrierPack
from souvenance.languages.pack import words

PACK = CarrierPack(
    code="it",
    additions=False,
    fillers=words("grazie eh beh"),
    intensifiers=words("davvero veramente"),
    negators=words("non mai niente nulla nessuno nessuna ne senza neanche"),
)
