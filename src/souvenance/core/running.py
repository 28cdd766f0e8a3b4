"""The running conversation as parts of a prompt: what is older, compacted, and what was said last, word for word."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from souvenance.core.brief import Part
from souvenance.core.queue import Item, View
from souvenance.core.recalled import is_allowed
from souvenance.core.render import indented
from souvenance.core.squeeze import joined_origins
from souvenance.languages.brief import BRIEF_WORDS, ENGLISH, BriefWords
from souvenance.languages.recalled import ENGLISH as RECALLED_ENGLISH
from souvenance.languages.recalled import RECALLED_WORDS
from souvenance.types import FOREIGN, Bullet

_REASONS = {
    "summary": "What was said earlier, shortened.",
    "excerpt": "The beginning of what was said earlier.",
    "said": "Said earlier by the person: kept word for word.",
    "constraints": "Said earlier by the person: the sentences that bind, word for word.",
    "stored": "Said earlier by the person: stored, and can be recalled.",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Scribe:
    """How the parts are written."""

    language: str  # ISO 639-1; English where there are no words
    count_tokens: Callable[[str], int]
    fence: Callable[[str, str], str]  # (text, origins): marks it as quoted

    @property
    def words(self) -> BriefWords:
        """Headings and marks."""
        return BRIEF_WORDS.get(self.language, ENGLISH)

    @property
    def withheld(self) -> str:
        """What stands for a text that commands its reader."""
        return RECALLED_WORDS.get(self.language, RECALLED_ENGLISH).withheld


def running_parts(view: View, scribe: Scribe) -> tuple[Part, ...]:
    """Up to two parts: "earlier" for the bullets, "recent" for the raw items, oldest first. What waits is told, not shown.

    What the person said stands as such, since it counts as much as on the day it was said; so does the talk at hand. What a
    summariser wrote, and what tools and pages gave, is fenced as quoted, and withheld where it commands its reader.
    """
    words = scribe.words
    raw = (*view.older, *view.recent)
    waiting = [words.waiting.format(n=view.waiting)] if view.waiting else []
    told = [*_own_lines(view.bullets, scribe), *_shortened(view.bullets, scribe), *waiting]
    earlier = _part("earlier", words.earlier, told, view.bullets, scribe) if told else None
    recent = _part("recent", words.recent, [_spoken(item, scribe) for item in raw], raw, scribe) if raw else None
    return tuple(part for part in (earlier, recent) if part is not None)


def _own_lines(bullets: Sequence[Bullet], scribe: Scribe) -> Iterator[str]:
    """What the person said, and how much more of it is stored."""
    for bullet in bullets:
        if bullet.how == "stored":
            yield f"- {scribe.words.stored.format(n=len(bullet.hashes))}"
        elif bullet.is_protected:
            yield f"- {indented(bullet.text)}"


def _shortened(bullets: Sequence[Bullet], scribe: Scribe) -> list[str]:
    """What a summariser wrote, in one fence."""
    others = [bullet for bullet in bullets if not bullet.is_protected]
    lines = "\n".join(f"- {_safe(bullet, scribe)}" for bullet in others)
    return [scribe.fence(lines, joined_origins(bullet.origin for bullet in others))] if others else []


def _spoken(item: Item, scribe: Scribe) -> str:
    foreign = set(item.origin.split("+")) & FOREIGN
    return scribe.fence(_safe(item, scribe), item.origin) if foreign else indented(item.text)


def _safe(one: Item | Bullet, scribe: Scribe) -> str:
    foreign = [origin for origin in one.origin.split("+") if origin in FOREIGN]
    if all(is_allowed(one.text, origin) for origin in foreign):
        return indented(one.text)
    return scribe.withheld


def _part(name: str, heading: str, lines: Sequence[str], held: Sequence[Item | Bullet], scribe: Scribe) -> Part:
    text = "\n".join((f"## {heading}", *lines))
    return Part(
        name="earlier" if name == "earlier" else "recent",
        text=text,
        tokens=scribe.count_tokens(text),
        ids=tuple(one.hashes[0] if isinstance(one, Bullet) else one.hash for one in held),
        reasons=tuple(_REASONS[one.how] if isinstance(one, Bullet) else "Said just now, word for word." for one in held),
    )
