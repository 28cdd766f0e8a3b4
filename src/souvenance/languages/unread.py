"""How to say that a language has no words for reading statements, and what languages are called: data only."""

from collections.abc import Mapping
from types import MappingProxyType

UNREAD: Mapping[str, str] = MappingProxyType(
    {
        "en": "In {language} only the plainest statements become memories: they are read by words, and there are no lists of"
        " words for it. A chat model as reflector reads the rest: set chat_model, and reflector to 'model'.",
        "fr": "En {language}, seul le plus simple devient souvenir : la lecture se fait par mots, et il n’y a pas de listes de"
        " mots pour cette langue. Un modèle de conversation lit le reste : réglez chat_model, et reflector sur « model ».",
    }
)  # fmt: skip
_CODES = ("de", "es", "it", "pt", "nl", "ru", "uk", "bg", "ar", "fa", "zh", "ja", "ko", "th", "he", "el", "hi")
_NAMES: Mapping[str, str] = {
    "en": "German Spanish Italian Portuguese Dutch Russian Ukrainian Bulgarian Arabic Persian Chinese Japanese Korean Thai"
    " Hebrew Greek Hindi",
    "fr": "allemand espagnol italien portugais néerlandais russe ukrainien bulgare arabe persan chinois japonais coréen thaï"
    " hébreu grec hindi",
}
NAMES: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {told_in: MappingProxyType(dict(zip(_CODES, names.split(), strict=True))) for told_in, names in _NAMES.items()}
)
