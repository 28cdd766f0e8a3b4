"""German, conservative: only thanks and emphasis come and go, and a longer wording takes up nothing."""

from souvenance.languages.carriers.pack import CarrierPack
from souvenance.languages.pack import words

PACK = CarrierPack(
    code="de",
    additions=False,
    fillers=words("bitte danke ja ach hm"),
    intensifiers=words("wirklich ehrlich"),
    negators=words("nicht kein keine keinen keinem keiner nie niemals nichts niemand ohne weder noch"),
)
