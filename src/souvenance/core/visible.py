"""A text as a page may show it: nothing in it steers, hides or turns round what a person reads."""

import unicodedata

# Marks that turn the direction of what follows, or set it apart: shown as what they are. U+200E, U+200F and U+061C only help
# Arabic and Hebrew, as joiners do, and stay.
_TURNING = {code: f"[U+{code:04X}]" for code in (*range(0x202A, 0x202F), *range(0x2066, 0x206A))}
_TAGS = dict.fromkeys(range(0xE0020, 0xE007F), "")  # a hidden ASCII; flags of regions lose their letters
_STEERING = frozenset({"Cc", "Cs"})


def visible(text: str) -> str:
    """The text without control and half characters; marks that turn its direction as ``[U+202E]``; no invisible letters.

    Line breaks and tabs stay. The length may grow by a factor of 8.
    """
    if text.isascii() and text.isprintable():
        return text
    shown = text.translate(_TURNING).translate(_TAGS)
    return "".join(c for c in shown if c in "\n\t" or unicodedata.category(c) not in _STEERING)
