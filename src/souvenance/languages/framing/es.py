"""Spanish."""

from souvenance.languages.framing.pack import Framing

_HALT = r"(?= [,;:—–(]|$)"  # a pause, or nothing more

FRAMING = Framing(
    code="es",
    openings=(
        r"como (?:ya )?(?:te |os |le )?(?:dije|he dicho|decia|comente)" + _HALT,
        r"(?:te|os|le) recuerdo que (?=\w)",
        r"para que conste" + _HALT,
        r"(?:si|exacto|correcto|eso es)(?= [,;:—–(])",
    ),
    closings=(r"como (?:ya )?(?:te |os |le )?(?:dije|he dicho|decia|comente)",),
    lasting=(r"(?:^|^yo )(?P<o>todavia|aun) (?=(?:vivo|trabajo|vivimos|trabajamos|vive|trabaja) )",),
    denials=r"\b(?:no|nunca|jamas|nadie|nada|ningun|ninguna|sin)\b",
)  # fmt: skip
