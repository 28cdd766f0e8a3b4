"""Bullets of the short-term queue brought into a budget: shorter words for the same references, never fewer references."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import chain

from souvenance.core.constraints import binding_sentences
from souvenance.core.render import shortened
from souvenance.types import ORIGINS, Bullet

CountTokens = Callable[[str], int]
STORED_TOKENS = 30  # of the line that says how many messages are stored, in any language
LINE = 4  # tokens that a view puts around a text: a dash, the fence, a line break
LEAST_SHARE = 4  # a quarter of the room is for summaries, however much the person said
LEAST_LINE = 8  # tokens of the line that joins the oldest summaries
JOINED_CHARS = 40  # of each bullet, in the one that joins the oldest
_BETWEEN = " · "


def line_tokens(text: str, count: CountTokens) -> int:
    """Of a text as a line of the view."""
    return count(text) + LINE


def tokens_of(bullets: Iterable[Bullet]) -> int:
    """Of all their lines."""
    return sum(bullet.tokens for bullet in bullets)


def squeezed(bullets: Sequence[Bullet], room: int, count: CountTokens) -> tuple[Bullet, ...]:
    """The bullets in at most ``room`` tokens (80 or more), in order, carrying the same hashes.

    What a summariser wrote gives way first: the oldest become one line. Then the oldest of what the person said is shortened
    to the sentences that bind (``core/constraints``), whole and word for word; then to those that bind most; then it is told
    in one line that so many messages are stored.
    """
    if tokens_of(bullets) <= room:
        return tuple(bullets)
    said = [bullet for bullet in bullets if bullet.is_protected]
    others = [bullet for bullet in bullets if not bullet.is_protected]
    others = _joined(others, max(room // LEAST_SHARE, room - tokens_of(said)), count)
    said = _shortened(said, room - tokens_of(others), count)
    return tuple(sorted((*said, *others), key=lambda bullet: bullet.first))


def _joined(bullets: Sequence[Bullet], room: int, count: CountTokens) -> list[Bullet]:
    """The newest as they are, the oldest as one line, in ``room``."""
    if tokens_of(bullets) <= room:
        return list(bullets)
    line = max(LEAST_LINE, room // LEAST_SHARE)
    left, cut = room - line, len(bullets)
    while cut and bullets[cut - 1].tokens <= left:
        cut -= 1
        left -= bullets[cut].tokens
    return [_one(bullets[:cut], line + left, count), *bullets[cut:]]


def _one(bullets: Sequence[Bullet], room: int, count: CountTokens) -> Bullet:
    text = _cut_to(_BETWEEN.join(shortened(bullet.text, JOINED_CHARS) for bullet in bullets), room - LINE, count)
    return Bullet(
        text=text, hashes=_hashes(bullets), first=min(bullet.first for bullet in bullets), how="summary",
        tokens=line_tokens(text, count), origin=joined_origins(bullet.origin for bullet in bullets),
    )  # fmt: skip


def _cut_to(text: str, most: int, count: CountTokens) -> str:
    """The end of a text, what is newest in it, in ``most`` tokens: "…" where nothing fits."""
    text = text[-8 * max(1, most) :]  # a token is seldom longer
    while text and count(f"…{text}") > most:
        text = text[len(text) // 8 + 1 :]
    return f"…{text}"


def _shortened(said: Sequence[Bullet], room: int, count: CountTokens) -> list[Bullet]:
    """What the person said, the oldest shortened as far as it must be."""
    held = list(said)
    over = tokens_of(held) - room
    for strictly in (False, True):
        if over <= 0:
            break
        over += STORED_TOKENS  # of the line that may be needed
        for place, bullet in enumerate(held):
            if over <= 0:
                break
            held[place] = _binding(bullet, count, strictly=strictly)
            over += held[place].tokens - bullet.tokens
        held = _folded(held)
        over = tokens_of(held) - room
    return held if over <= 0 else _oldest_folded(held, room)


def _oldest_folded(held: Sequence[Bullet], room: int) -> list[Bullet]:
    """The newest that fit, and all before them as one line."""
    left, cut = room - STORED_TOKENS, len(held)
    while cut and held[cut - 1].tokens <= left:
        cut -= 1
        left -= held[cut].tokens
    return _folded([*map(_nothing, held[:cut]), *held[cut:]])


def _binding(bullet: Bullet, count: CountTokens, *, strictly: bool) -> Bullet:
    if bullet.how == "stored":
        return bullet
    text = "\n".join(binding_sentences(bullet.text, strictly=strictly))
    if text == bullet.text:
        return bullet
    return replace(bullet, text=text, how="constraints", tokens=line_tokens(text, count)) if text else _nothing(bullet)


def _nothing(bullet: Bullet) -> Bullet:
    return replace(bullet, text="", how="stored", tokens=0)


def _folded(held: Sequence[Bullet]) -> list[Bullet]:
    """All that is only stored as one line, first; a view says in words how much it is."""
    stored = [bullet for bullet in held if bullet.how == "stored"]
    if not stored:
        return list(held)
    first = min(bullet.first for bullet in stored)
    origin = joined_origins(bullet.origin for bullet in stored)
    one = Bullet(text="", hashes=_hashes(stored), first=first, how="stored", tokens=STORED_TOKENS, origin=origin)
    return [one, *(bullet for bullet in held if bullet.how != "stored")]


def _hashes(bullets: Iterable[Bullet]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(chain.from_iterable(bullet.hashes for bullet in bullets)))


def joined_origins(origins: Iterable[str]) -> str:
    """Every origin of some texts once, joined by "+"."""
    found = {origin for joined in origins for origin in joined.split("+")}
    return "+".join(origin for origin in ORIGINS if origin in found)
