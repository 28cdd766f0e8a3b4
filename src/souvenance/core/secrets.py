"""Secrets in a text: found by shape, masked wherever the text is indexed or shown. The ledger keeps what was said."""

import re
from collections.abc import Callable

import regex

MASK = "[secret]"

# Every repeat that can fail is bounded: no text makes these patterns slow.
_KEYS = regex.compile(
    r"""
    -----BEGIN\ [A-Z ]{0,40}PRIVATE\ KEY-----.*?(?:-----END\ [A-Z ]{0,40}PRIVATE\ KEY-----|\Z)
    # a digit, or both cases side by side: "sk-learn-is-a-long-word" is no key
    | \b(?:sk|pk|rk)[-_](?=[-_A-Za-z0-9]{0,60}(?:\d|[a-z][A-Z]|[A-Z][a-z]))(?:live|test|proj|ant|or)?[-_A-Za-z0-9]{16,}
    | \bgh[pousr]_[A-Za-z0-9]{30,} | \bgithub_pat_[A-Za-z0-9_]{30,} | \bglpat-[\w-]{18,}
    | \bxox[abprs]-[A-Za-z0-9-]{10,} | \bAKIA[0-9A-Z]{16}\b | \bAIza[\w-]{30,} | \bhf_[A-Za-z0-9]{30,}
    | \beyJ[\w-]{10,1000}+\.eyJ[\w-]{10,8000}+\.[\w-]{10,}
    """,
    regex.VERBOSE | regex.DOTALL,
)
# A word for a secret, then what it is: "my password is hunter2", "mot de passe : abc", "PIN 4821". What follows must look
# like no word of prose (it holds a digit or a sign, or is quoted), unless a colon or "=" says that it is the value. A
# number that follows at a distance must be of a PIN and no year: "I changed my password in 2019".
_NAMED = regex.compile(
    r"""
    \b(?:passwords?|passphrases?|passwd|pwd|pw|wpa2?(?:\ key)?|mots?\ de\ passe|mdp|api[\ _-]?keys?
        |cl[eé]s?\ (?:api|d['’]api|secr[eè]tes?|wi-?fi|wpa2?|du\ wi-?fi|de\ la\ box)
        |wi-?fi\ (?:key|code|pass)
        |secret(?:\ key)?|access\ token|auth\ token|passwort|kennwort|contrase[nñ]a|senha
        |(?P<digits>pin(?:\ code)?|passcodes?|code\ (?:pin|secret|wifi|confidentiel)))\b
    (?=[^\n]{0,80}[\p{Nd}\p{S}:=!?#%&*@"«“])  # else the rest need not be tried
    (?: \s{1,3}(?P<pin>\d{4,8})\b(?![-/.]?\d)
      | (?(digits)(?!)|\s{1,3}(?P<direct>(?=\p{L}\S{0,60}\d|\d\S{0,60}\p{L})[^\s,;"]{6,64}?)(?=[\s,;"]|[.!?]?(?:\s|\Z)))
      | ['’]s\s{1,3}(?P<its>(?=\S{0,64}[\p{Nd}\p{S}!?#$%&*@^])[^\s,;"]{4,200}?)(?=[\s,;"]|[.!?]?(?:\s|\Z))
      | [^\n:=]{0,30}?
        (?: \s{0,3}[:=]\s{0,3}["'«“‘]?\s{0,3}(?P<value>[^\s"'»”’,;]{3,})
          | \s{1,3}(?:is|est|c['’]est|ist|es|è|é|to|=)?\s{0,3}["«“‘](?![^"»”’\n]{0,64}\[secret\])
            (?P<quoted>[^"»”’\n]{3,64})["»”’]
          | \s{1,3}(?:(?:is|est|c['’]est|ist|es|è|é|to)(?:\s{1,3}(?:now|maintenant|still|toujours|always|actually))?
              |(?:en|par)(?!\s{1,3}(?:19|20)\d\d\b))\s{1,3}
            (?P<said>(?=\S{0,64}[\p{Nd}\p{S}!?#$%&*@^])[^\s,;"]{4,200}?)(?=[\s,;"]|[.!?]?(?:\s|\Z))
          | (?(digits)\s(?P<far>(?!(?:19|20)\d\d\b)\d{4,8})\b(?![-/.]?\d)|(?!))
        )
    )
    """,
    regex.VERBOSE | regex.IGNORECASE,
)
# A code that opens something, before or after what it opens: "le code du portail est 4519B", "4471 is the gate code". The code
# holds three digits or more, and is no year told as one.
_OPENED = (
    r"gate|door|front\ door|back\ door|alarm|entry|entrance|access|building|garage|safe|lock|lockbox|lock\ box|key\ ?box|"
    r"security|keypad|padlock|locker|bike\ lock"
    r"|unlock|verification|2fa|otp|sim|bank|card|debit|credit\ card|phone|tablet|ipad|laptop|suitcase|shed|intercom|wi-?fi"
)
_OUVERT = (
    r"portail|portillon|porte|immeuble|entr[eé]e|alarme|coffre|coffre-fort|garage|hall|bo[iî]te\ [aà]\ cl[eé]s?|cadenas|"
    r"antivol|carte|t[eé]l[eé]phone|tel|sim|r[eé]sidence|parking|grille|b[aâ]timent"
    r"|interphone|local|cave|local\ v[eé]lo|casier|valise|tablette|wi-?fi|box|banque|cb|ascenseur|barri[eè]re"
)
_OPENERS = (
    rf"(?:digicode|code\ d['’]acc[eè]s|code\ d['’]entr[eé]e|(?:{_OPENED})(?:\ door|\ gate|\ lock)?\ (?:access\ )?(?:code|"
    rf"combo|combination|pin)"
    rf"|(?:code|combo|combination|pin)\ (?:to|for|of|on)\ (?:the|my|our|your|his|her)\ (?:[a-z]{{1,12}}\ )?(?:{_OPENED}|"
    rf"flat|house|office|apartment|front)"
    rf"|code\ (?:(?:du|de\ la|de\ l['’]|des|de\ mon|de\ ma|de\ notre|d['’]|de)\ ?(?:[a-zé]{{1,12}}\ )?)?(?:{_OUVERT})|"
    rf"cvv2?|cvc|cryptogramme|num[eé]ro\ de\ s[eé]cu(?:rit[eé]\ sociale)?|social\ security\ number|ssn)"
)
_CODE = r"(?=[A-Z#*-]{0,4}\d(?:[A-Z#*-]{0,2}\ ?\d){2})[A-Z0-9#*][A-Z0-9#*-]{1,24}(?:\ \d{2,4}\b){0,6}"
_YEAR = r"(?!(?:19|20)\d\d\b(?![#*]))"
_SAID = r"(?:['’]s|\s(?:is|est|c['’]est)|,?\ c['’]est|\s?[:=])?(?:\s(?:now|maintenant|toujours|still))?\s?"
_ALARM = r"(?:alarme?|digicode|portail|gate|cadenas|padlock|safe|coffre|lock\ ?box|interphone|keypad)"
_OPENING = regex.compile(
    rf"\b(?:{_OPENED}|{_OUVERT})\b[^\n.!?;]{{0,20}}?"
    rf"\b(?:opens?\ with|unlocks?\ with|s['’]ouvre\ avec|se\ d[eé]verrouille\ avec)\s(?<code>{_CODE})|"
    rf"\b{_ALARM}\s?[:=]?\s?(?<code>(?!(?:19|20)\d\d\b)\d{{4,6}}[A-Z]?[#*]?)(?!\d|\s?(?:€|%|euros|eur|pounds|h\b|am\b|pm\b|:\d))|"
    rf"\b{_OPENERS}\b(?:{_SAID}\b(?<code>{_CODE})|(?:['’]s\b)?[^\n.!?;]{{0,40}}?(?:\s|[:=]\s?|"
    rf"['’])\b(?<code>{_YEAR}{_CODE}))(?![\w€$£%])"
    rf"|(?<![\w,.])(?<code>{_YEAR}{_CODE})\s?(?:,|:|\(|=|is|c['’]est|est|pour|for|,?\ for)\ ?(?:the|my|our|le|la|l['’]|mon|"
    rf"ma|notre)?\ ?{_OPENERS}\b",
    regex.VERBOSE | regex.IGNORECASE,
)
# Country, check digits, account: kept apart from order numbers by the check of ISO 13616, or by the word before it.
_IBAN = regex.compile(r"\b[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,4})?\b")
_IBAN_HINT = re.compile(r"[A-Za-z]{2}[0-9]{2}[ -]?[A-Za-z0-9]{4}")
_NAMED_IBAN = regex.compile(r"\b(?:iban|rib|bic)\b[^\n\d]{0,30}?(?<code>(?:[A-Z]{2}\ ?)?\d[\dA-Z -]{8,40}\d)", regex.IGNORECASE)
# A name and a password side by side: "login is bram / Tulip!2024".
_LOGIN = regex.compile(
    r"\b(?:log-?in|credentials?|creds|identifiants?|acc[eè]s)\b[^\n/:|]{0,30}?[:=]?\s?[^\s/:|]{2,40}\s?[/:|"
    r"]\s?(?<code>(?=\S{0,60}[\d!@#$%^&*])[^\s,;]{5,64}?)(?=[\s,;]|[.!?]?(?:\s|\Z))",
    regex.IGNORECASE,
)
_CARD = regex.compile(r"(?<![\d-])(?:\d[ -]?){12,18}\d(?![\d-])")
# Whatever the patterns above find holds one of these, in lower case: most texts need not be searched by them.
_KEY_HINTS = (
    "-----begin",
    "sk-",
    "sk_",
    "pk-",
    "pk_",
    "rk-",
    "rk_",
    "gh",
    "github_pat",
    "glpat-",
    "xox",
    "akia",
    "aiza",
    "hf_",
    "eyj",
)
_WORD_HINTS = (
    "pass", "pwd", "pw", "wpa", "mdp", "api", "secret", "token", "kennwort", "contrase", "senha", "pin", "code",
    "cl\u00e9", "cle",
)  # fmt: skip
_LOGIN_HINTS = ("login", "log-in", "cred", "identifiant", "acc\u00e8s", "acces")
_OPENING_HINTS = (
    "with",
    "avec",
    "alarm",
    "portail",
    "gate",
    "cadenas",
    "padlock",
    "safe",
    "coffre",
    "lock",
    "interphone",
    "keypad",
    "code",
    "combo",
    "combination",
    "cvv",
    "cvc",
    "cryptogramme",
    " pin",
    "secu",
    "s\u00e9cu",
    "social security",
    "ssn",
    "number",
)
_CARD_HINT = re.compile(r"[0-9][0-9 -]{11}")


def mask(text: str) -> str:
    """The text with each secret replaced by ``[secret]``.

    Keys are told by their prefix, cards and bank accounts by their check digits, passwords by the word before them, codes by
    what they open.

    Known false positives: a long number that happens to pass the card check; a word in quotes right after "password"; three
    digits or more near "the door code" that are something else.
    """
    low = text.lower()
    if any(hint in low for hint in _OPENING_HINTS):
        text = _OPENING.sub(_code_masked, text)
    if "iban" in low or "rib" in low:
        text = _NAMED_IBAN.sub(_code_masked, text)
    if any(hint in low for hint in _LOGIN_HINTS):
        text = _LOGIN.sub(_code_masked, text)
    if _IBAN_HINT.search(text):
        text = _IBAN.sub(_if(_is_iban), text)
    if any(hint in low for hint in _KEY_HINTS):
        text = _KEYS.sub(MASK, text)
    if any(hint in low for hint in _WORD_HINTS):
        text = _NAMED.sub(_value_masked, text)
    return _CARD.sub(_if(_is_card), text) if _CARD_HINT.search(text) else text


def _value_masked(match: regex.Match[str]) -> str:
    for name in ("pin", "direct", "its", "value", "quoted", "said", "far"):
        if match[name] is not None:
            start, end = (place - match.start() for place in match.span(name))
            return match[0][:start] + MASK + match[0][end:]
    return match[0]


def _code_masked(match: regex.Match[str]) -> str:
    start, end = (place - match.start() for place in match.span("code"))
    return match[0][:start] + MASK + match[0][end:]


def _is_iban(text: str) -> bool:
    """15 to 34 signs whose check digits are right (ISO 13616, mod 97)."""
    signs = [sign for sign in text.upper() if sign.isalnum()]
    if not 15 <= len(signs) <= 34:  # noqa: PLR2004 - the standard's
        return False
    number = "".join(str(int(sign, 36)) for sign in signs[4:] + signs[:4])
    return int(number) % 97 == 1


def _if(test: Callable[[str], bool]) -> Callable[[regex.Match[str]], str]:
    return lambda match: MASK if test(match[0]) else match[0]


def _is_card(number: str) -> bool:
    """13 to 19 digits that pass the check of ISO/IEC 7812 (Luhn)."""
    digits = [int(c) for c in number if c.isdigit()]
    doubled = [sum(divmod(2 * digit, 10)) for digit in digits[-2::-2]]
    return len(set(digits)) > 1 and (sum(digits[::-2]) + sum(doubled)) % 10 == 0
