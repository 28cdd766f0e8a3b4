"""The carriers of each language, one data file each; English and French are full, the others conservative."""

from collections.abc import Mapping
from types import MappingProxyType

from souvenance.languages.carriers import de, en, es, fr, it, pt
from souvenance.languages.carriers.pack import CarrierPack
from souvenance.languages.pack import words

__all__ = ["CARRIERS", "CASELESS", "CarrierPack", "carriers_for"]

# What people write in capitals, inside too, or not at all, and mean the same. Nothing here that programs tell by its case.
CASELESS = words("""
    tv tvs dvd dvds cd cds gp suv bbq nhs phd covid adhd hiv vip asap diy rip lol omg sncf tgv rer ratp hlm cdi cdd
    iphone iphones ipad ipads imac macbook airpods ios macos youtube github gitlab whatsapp linkedin paypal ebay tiktok
    playstation postgresql mysql mariadb sqlite javascript typescript openai chatgpt
""")

CARRIERS: Mapping[str, CarrierPack] = MappingProxyType({m.PACK.code: m.PACK for m in (en, fr, de, es, it, pt)})


def carriers_for(language: str) -> CarrierPack | None:
    """The pack of an ISO 639-1 code; None: only equal normalised texts are the same."""
    return CARRIERS.get(language)
