"""Headings of the sections of the standing notes that the dreamer writes, by language: data only; others read English."""

from collections.abc import Mapping
from types import MappingProxyType

SECTIONS = ("vital", "facts", "preferences", "promises")  # in the order of the page
_EN = ("Health and safety", "Facts", "Preferences", "Promises")
NOTED: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        language: MappingProxyType(dict(zip(SECTIONS, headings, strict=True)))
        for language, headings in {
            "en": _EN,
            "fr": ("Santé et sécurité", "Faits", "Préférences", "Promesses"),
            "de": ("Gesundheit und Sicherheit", "Fakten", "Vorlieben", "Versprechen"),
            "es": ("Salud y seguridad", "Hechos", "Preferencias", "Promesas"),
            "it": ("Salute e sicurezza", "Fatti", "Preferenze", "Promesse"),
            "pt": ("Saúde e segurança", "Factos", "Preferências", "Promessas"),
            "zh": ("健康与安全", "事实", "偏好", "承诺"),
        }.items()
    }
)
