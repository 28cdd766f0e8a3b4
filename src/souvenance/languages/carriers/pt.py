"""Portuguese, conservative: only thanks and emphasis come and go, and a longer wording takes up nothing."""

from souvenance.languages.carriers.pack import CarrierPack
from souvenance.languages.pack import words

PACK = CarrierPack(
    code="pt",
    additions=False,
    fillers=words("obrigado obrigada eh pois"),
    intensifiers=words("realmente mesmo"),
    negators=words("nao nunca jamais nada ninguem nenhum nenhuma nem sem"),
)
