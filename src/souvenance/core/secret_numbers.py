"""Numbers that let others act in somebody's name: payment cards with what stands on them, accounts, papers."""

import re
from collections.abc import Iterator

import regex

from souvenance.core.secret_terms import every, hints

_FLAGS = regex.VERBOSE | regex.IGNORECASE
# Four by four, as cards are printed, before any other grouping: an expiry that follows is no part of it.
_CARD = regex.compile(
    r"(?<![\d-])(?:\d{4}(?<s>[ \u00a0.-]?)\d{4}(?P=s)\d{4}(?P=s)\d{4}(?:(?P=s)\d{3})?(?!\d|[ ./-]\d{4}\b)"
    r"|\d{4}(?<t>[ \u00a0.-])\d{6}(?P=t)\d{5}(?!\d)"
    r"|(?:\d[ .-]?){12,18}\d(?![\d-]))"
)
_FIGURE = re.compile(r"\d")
_CARD_HINT = re.compile(r"[0-9][0-9 .\u00a0-]{11}")
_LABEL = regex.compile(rf"(?<other>\b(?:{every('not_cards')})\b)|\b(?:{every('cards')})\b", _FLAGS)
_BEFORE, _AFTER, _BESIDE = 60, 25, 90  # characters: of a word before a number, after it, and of what stands on a card
_SENTENCE = re.compile(r"[!?\n]|\.(?=\s)")
_EXPIRY = regex.compile(r"(?<![\d/.-])(?:0?[1-9]|1[0-2])\s?[/-]\s?(?:20)?\d\d(?![\d/.-])")
_CARD_CODE = regex.compile(rf"\b(?:{every('card_codes')})\b[^\d\n]{{0,20}}(?<code>\d{{3,4}})(?!\d)", _FLAGS)
_BARE_CODE = regex.compile(r"[\s,;/]{1,3}(?<code>\d{3,4})(?![\d/:.,-]\d|\d|\s?[€£$%])")
# Country, check digits, account: kept apart from order numbers by the check of ISO 13616, or by the word before it.
_IBAN = regex.compile(r"\b[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,4})?\b")
_IBAN_HINT = re.compile(r"[A-Za-z]{2}[0-9]{2}[ -]?[A-Za-z0-9]{4}")
_NAMED_IBAN = regex.compile(
    rf"\b(?:{every('accounts')})\b[^\n\d\[]{{0,30}}?(?<code>(?:[A-Z]{{2}}\ ?)?\d[\dA-Z -]{{8,40}}\d)", regex.IGNORECASE
)
_ACCOUNT_HINTS = hints("account_hints")
# Each group has a digit, or is a letter or two at an end; a day is none ("it expires on 2031-05-12").
_NUMBER = (
    r"(?<code>(?!(?:19|20)\d\d-\d\d)(?:[A-Z]{1,2}\ )?[A-Z]{0,5}\d[A-Z0-9]{0,20}(?:[ -][A-Z]{0,3}\d[A-Z0-9]{0,20}){0,8}"
    r"(?:\ [A-Z]\b)?)(?![\w/])"
)
_BETWEEN = "|".join(map(every, ("copulas", "adverbs", "articles", "numbered")))
_LINK = rf"(?:['’]s)?(?:[\s:=,.#]{{1,3}}(?:(?:{_BETWEEN})(?!\w))?){{1,6}}"
_PAPER = regex.compile(
    rf"\b(?:{every('papers')})(?!\w){_LINK}(?<!\w){_NUMBER}"
    rf"|(?<![\w.,-]){_NUMBER},?\s(?:{every('as_my')})\s(?:{every('articles')})\s?"
    rf"(?:(?:{every('numbered')})\s(?:de\s)?)?(?:{every('papers')})(?!\w)",
    _FLAGS,
)
_PAPER_HINTS = hints("paper_hints")
_DAY = regex.compile(r"\d{1,2}[ -]\d{1,2}[ -](?:19|20)\d\d")
_LEAST_DIGITS = 6  # of a number of a paper; with letters in it two, and seven signs
_LEAST_SIGNS = 7


def numbers_in(text: str, low: str) -> Iterator[tuple[int, int]]:
    """Where such numbers stand in a text: start, end. ``low`` is the text in lower case.

    13 to 19 digits beside a word for a card are one whatever their check digit says; without such a word it decides. Known
    false positives: a long number that happens to pass that check; a number of another thing right behind a word for a paper.
    """
    if _FIGURE.search(text) is None:
        return
    if _CARD_HINT.search(text):
        for match in _CARD.finditer(text):
            if _is_card(text, match):
                yield match.span()
                yield from _on_the_card(text, match)
    if any(hint in low for hint in _ACCOUNT_HINTS):
        yield from (match.span("code") for match in _NAMED_IBAN.finditer(text))
    if _IBAN_HINT.search(text):
        yield from (match.span() for match in _IBAN.finditer(text) if is_iban(match[0]))
    if any(hint in low for hint in _PAPER_HINTS):
        yield from (match.span("code") for match in _PAPER.finditer(text) if _is_of_a_paper(match["code"]))


def _is_card(text: str, match: regex.Match[str]) -> bool:
    """The nearest word that says what it is decides; where none does, the check digit."""
    before = list(_LABEL.finditer(text, max(0, match.start() - _BEFORE), match.start()))
    if before:
        return before[-1]["other"] is None or passes_luhn(match[0])
    behind = _SENTENCE.split(text[match.end() : match.end() + _AFTER])[0]
    named = _LABEL.search(behind)
    return (named is not None and named["other"] is None) or ("." not in match[0] and passes_luhn(match[0]))


def _on_the_card(text: str, match: regex.Match[str]) -> Iterator[tuple[int, int]]:
    """The expiry and the code beside the number of a card."""
    end = match.end()
    first = max(0, match.start() - _BEFORE)
    yield from (found.span() for found in _EXPIRY.finditer(text, first, match.start()))
    for found in _EXPIRY.finditer(text, end, min(len(text), end + _BESIDE)):
        yield found.span()
        end = found.end()
    if bare := _BARE_CODE.match(text, end):
        yield bare.span("code")
    yield from (found.span("code") for found in _CARD_CODE.finditer(text, match.end(), min(len(text), end + _BESIDE)))


def is_iban(text: str) -> bool:
    """15 to 34 signs whose check digits are right (ISO 13616, mod 97)."""
    signs = [sign for sign in text.upper() if sign.isalnum()]
    if not 15 <= len(signs) <= 34:  # noqa: PLR2004 - the standard's
        return False
    number = "".join(str(int(sign, 36)) for sign in signs[4:] + signs[:4])
    return int(number) % 97 == 1


def passes_luhn(number: str) -> bool:
    """Digits that pass the check of ISO/IEC 7812 (Luhn); one digit repeated is none."""
    digits = [int(c) for c in number if c.isdigit()]
    doubled = [sum(divmod(2 * digit, 10)) for digit in digits[-2::-2]]
    return len(set(digits)) > 1 and (sum(digits[::-2]) + sum(doubled)) % 10 == 0


def _is_of_a_paper(code: str) -> bool:
    digits, signs = sum(map(str.isdigit, code)), sum(map(str.isalnum, code))
    mixed = signs >= _LEAST_SIGNS and digits > 1 and signs > digits
    return (digits >= _LEAST_DIGITS or mixed) and _DAY.fullmatch(code) is None
