"""One plain form of a text for screening: what a model would read in it, whatever was done to its letters."""

import base64
import binascii
import html
import re
import unicodedata

import regex

from souvenance.core.fold import plain

_MOST_DECODED = 64  # chunks of one text: more is data, not a hidden sentence
_LONGEST_CHUNK = 20_000  # characters; a longer one is a file
_MIN_HIDDEN = 6  # characters of a text hidden in tags or variation selectors

# Latin look-alikes in Cyrillic, Greek, Armenian, Cherokee, IPA and small capitals; NFKC does the others.
_LOOKALIKES = str.maketrans(
    "аеорсухіјѕԁһԛԝьвнкмтгѵүзӏ" + "АВЕКМНОРСТУХІЈЅԌԚԜӀ" + "αοινρυκτεχγηωσβ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ" + "օսհոցյԼ" + "ᎪᏴᏟᎬᎻᏆᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃ"
    + "ɑɡıɩʟɪɢɴʀʏʙʜᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢꜱꜰɾɛɐƖ",
    "aeopcyxijsdhqwbbhkmtrvy3l" + "ABEKMHOPCTYXIJSGQWI" + "aoivpuktexynwob" + "ABEZHIKMNOPTYX" + "ouhngjL" + "ABCEHIJKLMPRSTVWZ"
    + "agiilignrybhacdejkmoptuvwzsfrea" + "l",
)  # fmt: skip
_BOXED = {0x1F130 + n: chr(65 + n) for n in range(26)} | {0x1F150 + n: chr(65 + n) for n in range(26)}
_BOXED |= {0x1F170 + n: chr(65 + n) for n in range(26)} | {0x1F1E6 + n: chr(65 + n) for n in range(26)}
_FOREIGN_WORD = regex.compile(r"[\p{L}\p{M}]+")
_FOREIGN = regex.compile(r"[\p{Cyrillic}\p{Greek}\p{Armenian}\p{Cherokee}ɐ-ʯᴀ-ᵿıꜰꜱƖ]")
_LATIN = regex.compile(r"[A-Za-z]")
_UNSEEN = regex.compile(r"[\p{Cf}\p{Variation_Selector}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u0000]+")
_TAGS = re.compile(f"[\U000e0020-\U000e007e]{{{_MIN_HIDDEN},}}")
_SELECTORS = re.compile(f"[\ufe00-\ufe0f\U000e0100-\U000e01ef]{{{_MIN_HIDDEN},}}")
_SPELT = re.compile("(?<![\U0001f3f4\U000e0020-\U000e007e])[\U000e0020-\U000e007e]{3,}|[\U000e0100-\U000e01ef]{8,}")
_MARKS = regex.compile(
    r"[\u0334-\u0338]+|(?<=\p{Latin})\p{M}{2,}|(?<=[\p{Latin}\p{Cyrillic}\p{Greek}])\p{M}(?=\p{Latin}?\p{M})"
)
_BLOCK = re.compile(  # tags that part words, where others may cut through one
    r"</?(?:td|tr|th|table|tbody|thead|p|div|br|li|ul|ol|h[1-6]|section|header|footer|title|body|head|html|caption|label|option|img)"
    r"(?: [^<>]{0,80})?/?>(?=\w)",
    re.IGNORECASE,
)
_BETWEEN = re.compile(r"(?<=\w)(?:(?:<!--[^<>]{0,80}-->|</?[a-zA-Z]{1,10}(?: [^<>]{0,80})?/?>){1,4}|[*~`]{1,3}|-\n)(?=\w)")
_ESCAPE = re.compile(r"\\u\{?([0-9a-fA-F]{4,5})\}?|\\x([0-9a-fA-F]{2})|%([2-7][0-9a-fA-F])")
# Letters one by one: "i g n o r e", "i.g.n.o.r.e", "i-g-n-o-r-e"; two or more spaces part the words.
_SPACED = re.compile(r"(?<![^\W_])[^\W\d_](?:([ .\-_*|·•/+])[^\W\d_](?:\1[^\W\d_]){2,400})(?![^\W_])")
_SPACED_RUN = re.compile(r"(?<![^\W_])(?:[^\W\d_] ){3,400}[^\W\d_]?(?:[ \t]{1,6}(?:[^\W\d_] ){1,400}[^\W\d_]?){0,60}(?![^\W_])")
_WIDE = re.compile(r"[ \t]{2,}")
_LEET_WORD = re.compile(
    r"(?<![\w@$])(?=[a-zA-Z0-9@$!|]{0,30}[a-zA-Z])[a-zA-Z@$0134578!|](?:[a-zA-Z0134578@$]|[!|](?=[\w@$])){2,29}(?![\w@$])"
)
_LEET = str.maketrans("0134578@$!|", "oieastbasii")
_SIGN = re.compile("[0134578@$!|]")
_CODE = re.compile(r"(?:rot|base)\d{2}", re.IGNORECASE)  # names of codes keep their figures: rot13, base85
_CALL = re.compile(r"@[a-z]{0,12}(?:assistant|copilot|agent|bot|ai|gpt|llm|claude|gemini|ia)s?", re.IGNORECASE)  # "@copilot"
_BASE64 = re.compile(r"(?<![\w+/=-])[A-Za-z0-9+/_-]{16,20000}={0,2}(?![\w+/=])")
_HEX = re.compile(r"(?<![0-9a-zA-Z])(?:[0-9a-fA-F]{2}[ :,]?){8,10000}(?![0-9a-zA-Z])")
_BINARY = re.compile(r"(?<![0-9])(?:[01]{8} ?){6,2000}(?![0-9])")
_READABLE = regex.compile(r"[\p{L}\p{N}\p{P}\p{Zs}\n\t$+<=>|`^~]")
_LETTER_RUN = regex.compile(r"\p{L}{2,}")


def canonical(text: str) -> str:
    """The text as a model may read it, for checks only; what is stored stays as it was.

    NFKC; unseen and direction characters gone; look-alike letters Latin; letters written one by one joined; simple leet
    undone; markup kept as text. Readable base64, hexadecimal, binary, tag and variation-selector contents are appended,
    each on a line of its own. Linear in the length of the text.
    """
    hidden = _hidden(text) if not text.isascii() else []
    shown = _shown(text)
    appended = [_shown(chunk) for chunk in (*hidden, *_decoded(shown))]
    return "\n\n".join([_joined(_unleeted(part)) for part in (shown, *appended)])


def hides(text: str) -> bool:
    """Whether a text holds characters that spell something and are never shown; the flags of regions are none."""
    return not text.isascii() and bool(_SPELT.search(text))


def _shown(text: str) -> str:
    """Letters made plain and what is not seen taken out, in texts of any script."""
    if "&" in text:
        text = html.unescape(text)
    if "\\" in text or "%" in text:
        text = _ESCAPE.sub(_escaped, text)
    text = _BLOCK.sub(r"\g<0> ", text)
    if not text.isascii():
        text = plain(text.translate(_BOXED))  # bounds the marks of one letter before anything is sorted
        text = unicodedata.normalize("NFKC", _UNSEEN.sub("", text))
        text = _MARKS.sub("", unicodedata.normalize("NFC", text))
        text = _unmixed(text)
    return _BETWEEN.sub("", text)


def _escaped(match: re.Match[str]) -> str:
    code = int(match[1] or match[2] or match[3], 16)
    return match[0] if code < 0x20 or 0xD800 <= code < 0xE000 or code > 0x10FFFF else chr(code)  # noqa: PLR2004


def _hidden(text: str) -> list[str]:
    """Texts written in characters that are never shown: Unicode tags, and bytes as variation selectors."""
    found = ["".join(chr(ord(c) - 0xE0000) for c in run) for run in _TAGS.findall(text)[:_MOST_DECODED]]
    for run in _SELECTORS.findall(text)[:_MOST_DECODED]:
        codes = (ord(c) for c in run[:_LONGEST_CHUNK])
        raw = bytes(code - 0xFE00 if code < 0xE0100 else code - 0xE0100 + 16 for code in codes)  # noqa: PLR2004
        found += _readable(raw)
    return found


def _unmixed(text: str) -> str:
    """Look-alikes become Latin in words that also hold Latin letters, and in any word of a text that is mostly Latin."""
    if not _FOREIGN.search(text):
        return text
    latin, foreign = len(_LATIN.findall(text)), len(_FOREIGN.findall(text))
    mostly_latin = latin > foreign

    def word(match: regex.Match[str]) -> str:
        whole = match[0]
        if whole.isascii() or not _FOREIGN.search(whole):
            return whole
        turned = whole.translate(_LOOKALIKES)
        return turned if _LATIN.search(whole) or (mostly_latin and turned.isascii()) else whole

    return str(_FOREIGN_WORD.sub(word, text))


def _joined(text: str) -> str:
    def run(match: re.Match[str]) -> str:
        return " ".join("".join(part.split()) for part in _WIDE.split(match[0])) + " "

    text = _SPACED_RUN.sub(run, text)
    return _SPACED.sub(lambda match: match[0].replace(match[1], ""), text)


def _unleeted(text: str) -> str:
    def word(match: re.Match[str]) -> str:
        found = match[0]
        if "@" in found and match.string[match.end() : match.end() + 1] == ".":
            return found  # an address
        if _CODE.fullmatch(found) or _CALL.fullmatch(found):
            return found
        signs = len(_SIGN.findall(found))
        letters = sum(c.isalpha() for c in found)
        return found.translate(_LEET) if signs and letters >= 2 and signs <= 2 * letters else found  # noqa: PLR2004

    return _LEET_WORD.sub(word, text)


def _decoded(text: str, depth: int = 2) -> list[str]:
    """Readable contents of encoded chunks, those inside them too."""
    found: list[str] = []
    for pattern, decode in ((_BASE64, _from_base64), (_HEX, _from_hex), (_BINARY, _from_binary)):
        for n, match in enumerate(pattern.finditer(text)):
            if n >= _MOST_DECODED:
                break
            found += decode(match[0])
    return found + [inner for chunk in found if depth > 1 for inner in _decoded(chunk, depth - 1)]


def _from_base64(chunk: str) -> list[str]:
    bare = chunk.rstrip("=").replace("-", "+").replace("_", "/")
    try:
        return _readable(base64.b64decode(bare + "=" * (-len(bare) % 4)))
    except (binascii.Error, ValueError):
        return []


def _from_hex(chunk: str) -> list[str]:
    return _readable(bytes.fromhex(re.sub("[ :,]", "", chunk)))


def _from_binary(chunk: str) -> list[str]:
    digits = chunk.replace(" ", "")
    return _readable(bytes(int(digits[n : n + 8], 2) for n in range(0, len(digits), 8)))


def _readable(raw: bytes) -> list[str]:
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError:
        return []
    signs = len(_READABLE.findall(text))
    return [text] if len(text) >= _MIN_HIDDEN and signs == len(text) and _LETTER_RUN.search(text) else []
