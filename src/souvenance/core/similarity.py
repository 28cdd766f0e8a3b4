"""Whether two memories state the same thing, by their words alone: a wrong merge erases a nuance in silence.

Two texts are the same where their words are, in the same order, or where the longer one holds the shorter one word for
word and adds a clause without carriers. Everything else is kept below the threshold, however alike it looks.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Literal

from souvenance.core.fold import fold
from souvenance.core.lexemes import carriers_of
from souvenance.core.prepared import Prepared, active_key, normalised, prepared
from souvenance.core.wording import Token
from souvenance.languages.carriers import CarrierPack, carriers_for
from souvenance.thresholds import MIN_RATIO_CHARS, SIMILARITY_THRESHOLD

__all__ = [
    "JUST_BELOW", "Comparison", "Prepared", "active_key", "explained", "figures_differ", "lost_carriers", "merge_direction",
    "one_matter", "one_statement", "prepared", "similarity",
]  # fmt: skip

Measure = Literal["text", "words", "contained", "ratio", "none"]

JUST_BELOW = SIMILARITY_THRESHOLD - 0.001  # where a pair stays that the guards forbid to merge
MOST_RATIO_CHARS = 1_000  # difflib takes quadratic time; above, shared words alone tell how alike two texts look


@dataclass(frozen=True, slots=True)
class Comparison:
    """A score for a person: which measure gave it, and what kept it down or lifted it."""

    score: float
    measure: Measure
    because: str


def similarity(a: Prepared, b: Prepared) -> float:
    """How alike two memories are, 0–1, the same in both directions; at the threshold and above they are one statement."""
    return explained(a, b).score


def explained(a: Prepared, b: Prepared) -> Comparison:
    """The score with its reason, in words for a person."""
    return one_statement(a, b) or _looks(a, b, _difference(a, b))


def one_statement(a: Prepared, b: Prepared) -> Comparison | None:
    """Why two memories are one, at the threshold or above; None where they are two. Costs no reading of characters."""
    if a.key == b.key:
        return Comparison(1.0, "text", "equal texts")
    if a.language != b.language or not a.tokens or not b.tokens:
        return None
    return _in_order(a, b) or _turned(a, b) or _contained(a, b)


def merge_direction(kept: Prepared, new: Prepared) -> Literal["kept", "new"]:
    """Whose wording stays: the newer one's, unless it is poorer (words, carriers, accents lost) or has more around it."""
    if kept.key == new.key:
        return "new"
    if not kept.tokens or not new.tokens:
        return "new" if kept.terms <= new.terms else "kept"
    lost = Counter(token.canon for token in kept.tokens) - Counter(token.canon for token in new.tokens)
    wordy = new.framed > kept.framed and len(new.tokens) == len(kept.tokens)
    return "kept" if lost or wordy or (kept.accented and not new.accented) else "new"


def figures_differ(a: Prepared, b: Prepared) -> bool:
    """Whether both texts give figures or dates, and not the same: two readings, however alike."""
    ours, theirs = _figures(a), _figures(b)
    return bool(ours) and bool(theirs) and ours != theirs


def one_matter(old: Prepared, new: Prepared) -> bool:
    """Whether a later text may say an earlier one again: a content word in common, no other figure, no carrier lost."""
    return bool(old.terms & new.terms) and not figures_differ(old, new) and not lost_carriers(old, new)


def lost_carriers(a: Prepared, b: Prepared) -> bool:
    """Whether a carrier of the first text, a name within it too, is missing from the second; its auxiliaries may be."""
    pack = carriers_for(a.language)
    said = {token.canon for token in b.tokens} | (pack.modals if pack is not None else frozenset())
    counted = {token.canon for token in b.tokens if token.one}
    return any(
        (token.carrier and token.canon not in said) or (token.one == "1" and token.canon not in counted) for token in a.tokens
    )


def _figures(one: Prepared) -> Counter[str]:
    told = [token.canon for token in one.tokens if token.canon[0] == "@" or any(map(str.isdecimal, token.canon))]
    return Counter([*told, *("1" for token in one.tokens if token.one == "1")])


def _in_order(a: Prepared, b: Prepared) -> Comparison | None:
    """Of two texts whose words are equal one by one."""
    if not a.whole or a.whole != b.whole or len(a.tokens) != len(b.tokens) or _parted(a, b, a.tokens, b.tokens):
        return None
    return Comparison(1.0, "words", "the same words in the same order")


def _turned(a: Prepared, b: Prepared) -> Comparison | None:
    """Of two texts that are one ring of words: the same where the part that was moved begins or ends at a joint.

    "In class Gus wears a hat" ends as it may begin. To change roles ("Gus owes Tilda a dinner") one word
    must pass another, which leaves the ring.
    """
    if not a.ring or a.ring != b.ring or len(a.tokens) != len(b.tokens):
        return None
    n = len(a.tokens)
    for at in range(1, n):
        marked = at in a.joints or n - at in b.joints
        whole = a.pauses <= {at} and b.pauses <= {n - at}  # "Monday I swim, Tuesday I run" turns into its contrary
        front, back = a.tokens[:at], a.tokens[at:]
        if marked and whole and _may_move(front, back, a.language) and not _parted(a, b, back + front, b.tokens):
            return Comparison(1.0, "words", "the same words, one part moved")
    return None


def _may_move(front: Sequence[Token], back: Sequence[Token], language: str) -> bool:
    """Whether two parts may change places: no list, no "in … in …", and figures and times in one of them only."""
    pack = carriers_for(language)
    ours, theirs = {token.canon for token in front}, {token.canon for token in back}
    if pack is None or (ours | theirs) & pack.links or ours & theirs & pack.movers:
        return False
    both_tell = any(_tells(canon, pack) for canon in ours) and any(_tells(canon, pack) for canon in theirs)
    return not both_tell and _stands_alone(front, pack) and _stands_alone(back, pack)


def _tells(canon: str, pack: CarrierPack) -> bool:
    return canon[0] == "@" or canon in pack.times or any(map(str.isdecimal, canon))


def _stands_alone(part: Sequence[Token], pack: CarrierPack) -> bool:
    """One carrier alone moves only where it tells a time: "all" and "not" change their hold."""
    canon = part[0].canon
    if len(part) > 1 or canon[0] == "@" or canon in pack.times:
        return True
    return not _tells(canon, pack) and canon not in carriers_of(pack) and canon not in pack.movers


def _contained(a: Prepared, b: Prepared) -> Comparison | None:
    """Of two texts of which the longer one holds the shorter one word for word."""
    short, long = sorted((a, b), key=lambda one: len(one.tokens))
    for block in long.blocks:
        held = long.tokens[block.start : block.end]
        if block.key == short.whole and len(held) == len(short.tokens) and not _parted(short, long, short.tokens, held):
            added = [*long.tokens[: block.start], *long.tokens[block.end :]]
            return Comparison(1.0, "contained", f"adds only: {_listed(added)}")
    return None


def _parted(a: Prepared, b: Prepared, ours: Sequence[Token], theirs: Sequence[Token]) -> str:
    """Why two rows of tokens with one key still differ; empty where they do not."""
    both_accented = a.accented and b.accented
    return next(filter(None, (_differ(x, y, both_accented) for x, y in zip(ours, theirs, strict=True))), "")


def _differ(one: Token, other: Token, both_accented: bool) -> str:
    """Why two tokens are not the same word here; empty where they are."""
    slip = not one.name and not other.name and _one_slip(one.form, other.form)
    if one.canon != other.canon or (one.form != other.form and not slip):
        return f"a word is replaced: {one.surface} / {other.surface}"
    if "1" in {one.one, other.one}:
        if not (one.one and other.one):
            return f"only one is counted: {one.surface}"
    elif one.article != other.article and not _left_out(one, other):
        return f"articles differ: {one.article or 'none'} / {other.article or 'none'} {one.surface}"
    if both_accented and one.form == other.form and _accents_differ(one.surface, other.surface):
        return f"accents differ: {one.surface} / {other.surface}"
    return f"done by or done to: {one.surface}" if one.passive != other.passive else ""


def _left_out(one: Token, other: Token) -> bool:
    """Whether only one of the two has an article, and the other stands where it is easily left out."""
    weekday = one.canon.startswith("@w")  # "le jeudi" is each of them, "jeudi" the next
    return not weekday and ((not one.article and one.opens) or (not other.article and other.opens))


def _one_slip(one: str, other: str) -> bool:
    """Two neighbours changed over, or a consonant doubled or not."""
    if len(one) == len(other):
        apart = [at for at, (x, y) in enumerate(zip(one, other, strict=True)) if x != y]
        return len(apart) == 2 and apart[1] == apart[0] + 1 and one[apart[0]] == other[apart[1]]  # noqa: PLR2004
    short, long = sorted((one, other), key=len)
    return len(long) == len(short) + 1 and any(
        long[at] == long[at - 1] and long[:at] + long[at + 1 :] == short for at in range(1, len(long))
    )


def _accents_differ(one: str, other: str) -> bool:
    """Whether two words are equal but for their accents. The accent of a first letter is often left out: "Elise"."""
    return len(one) == len(other) and fold(one) == fold(other) and _uncedilled(one) != _uncedilled(other)


def _uncedilled(word: str) -> str:
    """A word without its first letter and its cedillas, which tell no two words apart."""
    return word[1:].replace("ç", "c")


def _looks(a: Prepared, b: Prepared, because: str) -> Comparison:
    """How alike two texts look that are not the same."""
    ratio, shared = _ratio(a.text, b.text), _jaccard(a, b)
    measure: Measure = "ratio" if ratio > shared else "words" if shared else "none"
    return Comparison(min(max(ratio, shared), JUST_BELOW), measure, because)


def _ratio(one: str, other: str) -> float:
    """The ratio of difflib of the normalised texts, the better direction: it is not symmetric."""
    one, other = normalised(one), normalised(other)
    if min(len(one), len(other)) < MIN_RATIO_CHARS or max(len(one), len(other)) > MOST_RATIO_CHARS:
        return 0.0
    return max(
        SequenceMatcher(None, one, other, autojunk=False).ratio(), SequenceMatcher(None, other, one, autojunk=False).ratio()
    )


def _jaccard(a: Prepared, b: Prepared) -> float:
    union = len(a.terms | b.terms)
    return len(a.terms & b.terms) / union if union else 0.0


def _difference(a: Prepared, b: Prepared) -> str:
    if a.language != b.language:
        return "two languages"
    if not a.tokens or not b.tokens:
        return "only equal texts are the same here"
    if a.whole == b.whole and len(a.tokens) == len(b.tokens) and (parted := _parted(a, b, a.tokens, b.tokens)):
        return parted
    return _words_apart(a, b)


def _words_apart(a: Prepared, b: Prepared) -> str:
    ours, theirs = Counter(t.canon for t in a.tokens), Counter(t.canon for t in b.tokens)
    only_ours, only_theirs = ours - theirs, theirs - ours
    if not only_ours and not only_theirs:
        return "the same words in another order"
    carried = [[t for t in one.tokens if t.canon in only and t.carrier] for one, only in ((a, only_ours), (b, only_theirs))]
    if carried[0] or carried[1]:
        return f"carriers differ: {_listed(carried[0])} / {_listed(carried[1])}"
    plain = [[t for t in one.tokens if t.canon in only] for one, only in ((a, only_ours), (b, only_theirs))]
    if plain[0] and plain[1]:
        return f"a word is replaced: {_listed(plain[0])} / {_listed(plain[1])}"
    return f"adds where nothing may be added: {_listed(plain[0] or plain[1])}"


def _listed(tokens: Sequence[Token]) -> str:
    """A few surfaces, each once."""
    surfaces = list(dict.fromkeys(token.surface for token in tokens))
    return ", ".join(surfaces[:6]) + ("…" if len(surfaces) > 6 else "") if surfaces else "nothing"  # noqa: PLR2004
