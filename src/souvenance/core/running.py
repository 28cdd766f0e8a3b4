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

    What tools and pages gave and what commands its reader is withheld; the person's and the assistant's words are theirs.
    """
    words = scribe.words
    bullets = [f"- {line}" for line in _bullet_lines(view.bullets, scribe)]
    waiting = [words.waiting.format(n=view.waiting)] if view.waiting else []
    raw = (*view.older, *view.recent)
    earlier = _part("earlier", words.earlier, [*bullets, *waiting], view.bullets, scribe) if bullets or waiting else None
    recent = _part("recent", words.recent, [_safe(item, scribe) for item in raw], raw, scribe) if raw else None
    return tuple(part for part in (earlier, recent) if part is not None)


def _bullet_lines(bullets: Sequence[Bullet], scribe: Scribe) -> Iterator[str]:
    for bullet in bullets:
        if bullet.how == "stored":
            yield scribe.words.stored.format(n=len(bullet.hashes))
        else:
            yield _safe(bullet, scribe)


def _safe(one: Item | Bullet, scribe: Scribe) -> str:
    foreign = [origin for origin in one.origin.split("+") if origin in FOREIGN]
    if all(is_allowed(one.text, origin) for origin in foreign):
        return indented(one.text)
    return scribe.withheld


def _part(name: str, heading: str, lines: Sequence[str], held: Sequence[Item | Bullet], scribe: Scribe) -> Part:
    text = f"## {heading}\n{scribe.fence(chr(10).join(lines), joined_origins(one.origin for one in held))}"
    return Part(
        name="earlier" if name == "earlier" else "recent",
        text=text,
        tokens=scribe.count_tokens(text),
        ids=tuple(one.hashes[0] if isinstance(one, Bullet) else one.hash for one in held),
        reasons=tuple(_REASONS[one.how] if isinstance(one, Bullet) else "Said just now, word for word." for one in held),
    )
