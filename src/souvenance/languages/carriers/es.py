"""Spanish, conservative: only thanks and emphasis come and go, and a longer wording takes up nothing."""

from souvenance.languages.carriers.pack import CarrierPack
from souvenance.languages.pack import words

PACK = CarrierPack(
    code="es",
    additions=False,
    fillers=words("gracias pues eh"),
    intensifiers=words("realmente verdaderamente"),
    phrases={"por favor": "", "muchas gracias": ""},
    negators=words("no nunca jamas nada nadie ningun ninguna ni sin tampoco"),
)
