"""Secrets told in words: a name for one, then what it is; a code, and what it opens."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

import regex

from souvenance.core.fold import fold
from souvenance.core.secret_terms import every, hints, one_of
from souvenance.languages import PACKS

_FLAGS = regex.VERBOSE | regex.IGNORECASE
_HIDDEN = "[secret]"
# No gap goes over what is masked already: masking twice is masking once.
# A word for a secret, then what it is: "my password is hunter2", "mot de passe : abc", "PIN 4821". What follows must look
# like no word of prose (it holds a digit or a sign, or is quoted), unless a colon or "=" says that it is the value. A
# number that follows at a distance must be of a PIN and no year: "I changed my password in 2019".
_NAMED = regex.compile(
    rf"""
    (?<!\[)\b(?:{every("names")}|(?P<digits>{every("numbers")}))\b
    (?=[^\n]{{0,80}}[\p{{Nd}}\p{{S}}:=!?#%&*@"«“])  # else the rest need not be tried
    (?: \s{{1,3}}(?P<pin>\d{{4,8}})\b(?![-/.]?\d)
      | (?(digits)(?!)|\s{{1,3}}(?P<direct>(?=\p{{L}}\S{{0,60}}\d|\d\S{{0,60}}\p{{L}})[^\s,;"]{{6,64}}?)
        (?=[\s,;"]|[.!?]?(?:\s|\Z)))
      | ['’]s\s{{1,3}}(?P<its>(?=\S{{0,64}}[\p{{Nd}}\p{{S}}!?#$%&*@^])[^\s,;"]{{4,200}}?)(?=[\s,;"]|[.!?]?(?:\s|\Z))
      | [^\n:=\[]{{0,30}}?
        (?: \s{{1,3}}(?:{every("copulas")}|=)?\s{{0,3}}["«“‘](?![^"»”’\n]{{0,64}}\[secret\])
            (?P<quoted>[^"»”’\n]{{3,64}})["»”’]
          | \s{{1,3}}(?:(?:{every("copulas")})(?:\s{{1,3}}(?:{every("adverbs")}|{every("articles")}))?
              |(?:{every("set_to")})(?!\s{{1,3}}(?:19|20)\d\d\b))\s{{1,3}}
            (?P<said>(?=\S{{0,64}}[\p{{Nd}}\p{{S}}!?#$%&*@^])[^\s,;"]{{4,200}}?)(?=[\s,;"]|[.!?]?(?:\s|\Z))
          | (?(digits)\s(?P<far>(?!(?:19|20)\d\d\b)\d{{4,8}})\b(?![-/.]?\d)|(?!))
        )
    )
    """,
    _FLAGS,
)
# A colon or "=" behind the name, at most a few words on: what follows is the value.
_COLON = regex.compile(
    rf"(?<!\[)\b(?:{every('names')}|(?P<digits>{every('numbers')}))\b(?P<gap>[^\n:=@\[]{{0,30}}?)\s{{0,3}}[:=]\s{{0,3}}[\"'«“‘]?\s{{0,3}}"
    rf"(?P<value>[^\s\"'»”’,;]{{3,}})",
    _FLAGS,
)
# A code that opens something, before or after what it opens: "le code du portail est 4519B", "4471 is the gate code". The code
# holds three digits or more, and is no year told as one.
_CODE = r"(?=[A-Z#*-]{0,4}\d(?:[A-Z#*-]{0,2}\ ?\d){2})[A-Z0-9#*][A-Z0-9#*-]{1,24}(?:\ \d{2,4}\b){0,6}"
_YEAR = r"(?!(?:19|20)\d\d\b(?![#*]))"
_SAID = rf"(?:['’]s|\s(?:{every('copulas')})|,?\ c['’]est|\s?[:=])?(?:\s(?:{every('adverbs')}))?\s?"
_BEGINS = r"(?<![\w#*])"
_OPENING = regex.compile(
    rf"\b(?:{every('opened')})\b[^\n.!?;\[]{{0,20}}?\b(?:{every('opens_with')})\s(?<code>{_CODE})|"
    rf"\b(?:{every('alarms')})\s?[:=]?\s?"
    rf"(?<code>(?!(?:19|20)\d\d\b)\d{{4,6}}[A-Z]?[#*]?)(?!\d|\s?(?:€|%|euros|eur|pounds|h\b|am\b|pm\b|:\d))|"
    rf"\b(?:{every('openers')})\b(?:{_SAID}{_BEGINS}(?<code>{_CODE})|(?:['’]s\b)?[^\n.!?;\[]{{0,40}}?(?:\s|[:=]\s?|"
    rf"['’]){_BEGINS}(?<code>{_YEAR}{_CODE}))(?![\w€$£%])"
    rf"|(?<![\w,.])(?<code>{_YEAR}{_CODE})\s?(?:,|:|\(|=|{every('told_of')})\ ?(?:{every('articles')})?\ ?"
    rf"(?:{every('openers')})\b"
    rf"|(?<![\w,.])(?<code>{_YEAR}{_CODE})\s(?:{every('typed')})\s?(?:{every('openers')}|{every('alarms')})\b",
    _FLAGS,
)
# A name and a password side by side: "login is bram / Tulip!2024".
_LOGIN = regex.compile(
    rf"\b(?:{every('logins')})\b[^\n/:|\[]{{0,30}}?[:=]?\s?[^\s/:|]{{2,40}}\s?[/:|"
    r"]\s?(?<code>(?=\S{0,60}[\d!@#$%^&*])[^\s,;]{5,64}?)(?=[\s,;]|[.!?]?(?:\s|\Z))",
    regex.IGNORECASE,
)
# A name, a few words of the same clause, and what says that the secret follows: it may be several words of prose.
_GAP = rf"(?:(?:\s|\s?[(/])(?!(?:{every('breaks')})(?!\w)|(?:{every('not_it')})\b)[\w'’./)-]{{1,24}}){{0,6}}?"
_IS = rf"(?:{every('copulas')}|is|c['’]est)"
_TOLD = regex.compile(
    rf"(?P<name>\b(?:{every('phrases')})\b)(?P<gap>{_GAP})"
    rf"(?:(?P<colon>\s{{0,3}}[:=]\s{{0,3}})|(?:['’]s|\s?,?\s{_IS}(?!\w))\s{{1,3}}"
    rf"|,?\s(?:{every('set_to')})\s{{1,3}}(?P<weak>))"
    rf"(?P<adverb>(?:(?:{every('adverbs')})\s{{1,3}})?)",
    _FLAGS,
)
_AFTER = regex.compile(
    rf"(?P<name>\b(?:{every('phrases')}|(?P<digits>{every('numbers')}))\b)[^\n.!?;\[]{{0,60}}?[.,;?!–—-]\s{{1,3}}(?:(?:and|et|und|y)\s)?"
    rf"(?:{every('it_is')})(?!\w)\s{{1,3}}(?P<adverb>(?:(?:{every('adverbs')})\s{{1,3}})?)",
    _FLAGS,
)
_FIRST = regex.compile(
    rf"(?<![^\s(\"'«“])(?P<value>[^\s,;:\"«»“”]{{4,64}}),?\s(?:(?:{every('as_my')})\s(?:{every('articles')})|{every('as_only')})\s?"
    rf"(?:[\w'’-]{{1,20}}\s){{0,2}}?(?:{every('phrases')})\b(?!\s(?:{every('not_it')})\b)",
    _FLAGS,
)
_BEGINNING = regex.compile(r"(?:\A|[.!?\n])\s*\Z")
_HEADS = regex.compile(rf"\b(?:{every('heads')})\s?(?:l['’]|la\s|le\s|les\s)?\Z", _FLAGS)
# A PIN, or the code of a thing, before numbers in words or in groups: "four eight two one", "48 21".
_COUNTED = regex.compile(
    rf"\b(?:{every('numbers')}|{every('openers')})\b(?:[^\n.!?;:=\[]{{0,40}}?(?:,?\s{_IS}(?!\w)|\s?[:=]|['’]s\b)|(?=\s))"
    rf"\s{{0,3}}(?:(?:{every('adverbs')}|{every('articles')}|le|el|the)\s{{1,3}})?",
    _FLAGS,
)
_GROUPS = regex.compile(r"\d{1,4}(?:[ -]\d{1,4}){1,5}(?![\w/:.,-]\d|\w|\s?[€£$%])")
_NUMBER_WORD = regex.compile(r"[\s,-]{0,3}(?P<word>\p{L}+)")
_LEAST_COUNTED, _MOST_COUNTED = 2, 16  # numbers in words in a row

_TOKEN = regex.compile(r"\S+")
_ENDS = ",;.!?:)]}»”\"’'"
_OPENS = "\"'«“‘(*`"
_MOST_WORDS = 26  # of a phrase: recovery phrases have 24
_STRONG = regex.compile(r"(?=\S*\p{Nd})(?=\S*\p{L}).{5,}|\S+[!?#$%&*@^=+_~]\S+|\S{4,}[#$%&*@^=+~]")
_PROSE_NUMBER = re.compile(
    r"(?:\d{1,2}(?:st|nd|rd|th|er|e|h|am|pm|[ap]m|x|%)|\d{1,2}h\d\d|\d+(?:st|nd|rd|th|e|ème|%))\Z", re.IGNORECASE
)
_WORDS_OF_A_DESCRIPTION = 2

_NUMBER_WORDS = frozenset(word for pack in PACKS.values() for word in (*pack.number_words, *pack.numbers_beside)) | {"oh"}
_JOINTS = frozenset(joint for pack in PACKS.values() for joint in pack.number_joints)
_PLAIN, _DESCRIBING, _STOPS, _BREAKS = map(one_of, ("plain", "describing", "stops", "breaks"))
_PARTICIPLE = re.compile(rf"(?:{every('participles')})\Z", re.IGNORECASE)
_DEMANDS = re.compile(rf"(?:{every('demands')})", re.IGNORECASE)
_NOT_IT = regex.compile(rf"[\s-](?:{every('not_it')})\b", _FLAGS)

_WORD_HINTS = hints("hints")
_LOGIN_HINTS = hints("login_hints")
_OPENING_HINTS = hints("opening_hints")
_FIGURE = re.compile(r"\d")
_VALUES = ("pin", "direct", "its", "quoted", "said", "far")


def told_in(text: str, low: str) -> Iterator[tuple[int, int]]:
    """Where secrets stand that a word before or after tells: start, end. ``low`` is the text in lower case.

    Known false positives: a word in quotes right after "password"; three digits or more near "the door code" that are
    something else; a description of a password that no pack knows as one ("my password is marvellous").
    """
    names, opens = any(hint in low for hint in _WORD_HINTS), any(hint in low for hint in _OPENING_HINTS)
    if opens and _FIGURE.search(text):
        yield from (match.span("code") for match in _OPENING.finditer(text))
    if any(hint in low for hint in _LOGIN_HINTS):
        yield from (match.span("code") for match in _LOGIN.finditer(text))
    if names:
        yield from _values(text)
        yield from _phrases(text)
    if names or opens:
        yield from _counted(text)


def _values(text: str) -> Iterator[tuple[int, int]]:
    for match in _NAMED.finditer(text):
        yield next(match.span(name) for name in _VALUES if match[name] is not None)
    for match in _COLON.finditer(text):
        if _is_of_something_else(text, match.start(), match["gap"]) or _demands(text, match.start("value"), match):
            continue
        if match["digits"] is None or not match["gap"] or _FIGURE.search(match["value"]):  # "pin this message: lunch"
            yield match.span("value")


def _demands(text: str, start: int, match: regex.Match[str]) -> bool:
    """Whether what follows a colon says what passwords must be, or something of them: "I hate passwords: too many rules"."""
    return _DEMANDS.match(text, start) is not None and _STRONG.fullmatch(match["value"]) is None


def _is_of_something_else(text: str, start: int, gap: str) -> bool:
    """Whether a name is a part of another: "password manager", "gestionnaire de mots de passe"."""
    return _NOT_IT.match(gap) is not None or _HEADS.search(text, max(0, start - 40), start) is not None


def _phrases(text: str) -> Iterator[tuple[int, int]]:
    """Secrets that may be words of prose."""
    for match in _TOLD.finditer(text):
        if _is_of_something_else(text, match.start(), match["gap"]):
            continue
        phrase = _phrase(text, match.end(), stops=_STOPS if match["colon"] is None else _BREAKS)
        if phrase is None or (match["colon"] is not None and _DEMANDS.match(text, phrase.start)):
            continue
        if not phrase.is_prose and (phrase.has_figure or match["weak"] is None):
            yield phrase.start, phrase.end
    for match in _AFTER.finditer(text):
        if (phrase := _phrase(text, match.end())) is None or _is_of_something_else(text, match.start(), ""):
            continue
        sure = phrase.is_strong or phrase.has_figure or bool(match["adverb"])
        if sure and not phrase.is_prose and (match["digits"] is None or phrase.has_figure):
            yield phrase.start, phrase.end
    for match in _FIRST.finditer(text):
        value = match["value"].strip(_OPENS + ".")
        begins = _BEGINNING.search(text, max(0, match.start() - 4), match.start()) is not None
        if _STRONG.fullmatch(value) or (begins and not (_PLAIN.match(value) or _DESCRIBING.match(value))):
            yield match.span("value")


@dataclass(frozen=True, slots=True, kw_only=True)
class _Phrase:
    """What stands where a secret is expected."""

    start: int
    end: int
    is_strong: bool  # its first word is no word of prose
    has_figure: bool
    is_prose: bool


def _phrase(text: str, start: int, *, stops: re.Pattern[str] = _STOPS) -> _Phrase | None:
    """The words from a place on, up to the end of their clause; None where there are none, or they are masked."""
    spans = list[tuple[int, int]]()
    strong = False
    following = ""
    for match in _TOKEN.finditer(text, start):
        if text.count("\n", start, match.start()) or _HIDDEN in match[0] or len(spans) == _MOST_WORDS:
            break
        bare = match[0].lstrip(_OPENS) if not spans else match[0]
        first = match.end() - len(bare)
        word = bare.rstrip(_ENDS)
        following = word
        if spans and (stops.match(word) or (strong and not _is_figure(word))):
            break
        if not word:
            break
        spans.append((first, first + len(word)))
        following = ""
        strong = strong or (len(spans) == 1 and _STRONG.fullmatch(word) is not None)
        if len(word) < len(bare):
            break
    if not spans:
        return None
    words = [text[a:b] for a, b in spans]
    return _Phrase(
        start=spans[0][0],
        end=spans[-1][1],
        is_strong=strong,
        has_figure=strong or any(_is_figure(word) for word in words),
        is_prose=not strong and _is_prose(words, following),
    )


def _is_figure(word: str) -> bool:
    return any(map(str.isdigit, word)) and _PROSE_NUMBER.match(word) is None


def _is_prose(words: list[str], following: str) -> bool:
    """Whether words tell something of a secret, and not the secret: "too short", "stored in Bitwarden"."""
    if _PLAIN.match(words[0]) or words[0][0].isdigit():
        return True
    figures = any(map(_is_figure, words))
    after = words[1] if len(words) > 1 else following
    goes_on = bool(after) and (_PLAIN.match(after) or _STOPS.match(after)) is not None
    if _PARTICIPLE.match(words[0]) and goes_on:
        return True
    if _DESCRIBING.match(words[0]):
        return goes_on or (len(words) <= _WORDS_OF_A_DESCRIPTION and not figures)
    return False


def _counted(text: str) -> Iterator[tuple[int, int]]:
    """Codes said in words, or in groups of digits."""
    for match in _COUNTED.finditer(text):
        if groups := _GROUPS.match(text, match.end()):
            yield groups.span()
            continue
        start, end, count = match.end(), match.end(), 0
        while (word := _NUMBER_WORD.match(text, end)) and count < _MOST_COUNTED and _counts(word["word"], begun=count > 0):
            start = word.start("word") if not count else start
            count += fold(word["word"]) not in _JOINTS
            end = word.end()
        if count >= _LEAST_COUNTED:
            yield start, end


def _counts(word: str, *, begun: bool) -> bool:
    folded = fold(word)
    return folded in _NUMBER_WORDS or (begun and folded in _JOINTS)
