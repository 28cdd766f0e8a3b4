"""German."""

from souvenance.languages.framing.pack import Framing

_HALT = r"(?= [,;:—–(]|$)"  # a pause, or nothing more

FRAMING = Framing(
    code="de",
    openings=(
        r"(?:nur )?zur erinnerung" + _HALT,
        r"wie (?:schon |bereits )?(?:gesagt|erwahnt)" + _HALT,
        r"(?:ja|genau|richtig|stimmt)" + _HALT,
    ),
    closings=(
        r"wie (?:schon |bereits )?(?:gesagt|erwahnt)",
        r"(?:nur )?zur erinnerung",
    ),
    lasting=(r"\b(?:wohne|wohnt|wohnen|lebe|lebt|leben|arbeite|arbeitet|arbeiten) (?P<o>immer noch|noch immer|nach wie vor|weiterhin) \w",),
    denials=r"\b(?:nicht|kein|keine|keinen|nie|niemals|niemand|nichts|ohne)\b",
)  # fmt: skip
