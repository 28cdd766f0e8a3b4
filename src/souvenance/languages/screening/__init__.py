"""Words and rules of screening: one data file a language, words of every language, and the rules that combine them."""

from souvenance.languages.screening import ar, bn, de, en, es, fr, hi, id, it, ja, ko, pt, ru, shared, th, tl, tr, vi, zh  # noqa: A004
from souvenance.languages.screening.pack import Lexicon, Rule
from souvenance.languages.screening.rules import RULES
from souvenance.languages.screening.shared import MARKS

__all__ = ["LEXICONS", "MARKS", "RULES", "Lexicon", "Rule"]

FULL: tuple[Lexicon, ...] = tuple(module.LEXICON for module in (en, fr, de, es, it, pt))
SHORT: tuple[Lexicon, ...] = tuple(module.LEXICON for module in (ar, bn, hi, id, ja, ko, ru, th, tl, tr, vi, zh))
LEXICONS: tuple[Lexicon, ...] = (*FULL, *SHORT, shared.LEXICON)
