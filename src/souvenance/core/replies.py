"""What a model answered, made into candidates: total, item by item, and nothing in it believed."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import TYPE_CHECKING, Any

from souvenance.core.answers import FIELDS, Answer, answer_in, items_in
from souvenance.core.intake import clean
from souvenance.core.positions import NewPosition
from souvenance.core.prompting import Prompt, unguarded
from souvenance.core.states import proposed_moves
from souvenance.core.stretches import LATEST, midnight_after
from souvenance.errors import ReplyUnreadable
from souvenance.types import Candidate

if TYPE_CHECKING:
    from pydantic import BaseModel

MAX_ITEMS = 60  # of a kind; an exchange gives one or two
MAX_SUMMARY_CHARS = 20_000
_ID = re.compile(
    r"\s{0,4}\[?(?:turn|memory|anchor|id)?[\s#:]{0,3}([TMA]?)[\s_-]?0{0,3}(\d{1,4})(?:\.0)?\]?\s{0,4}", re.IGNORECASE
)
# A bare id, or a line of <memories> or <exchange> as the prompt writes it: said by nobody.
_ECHO = re.compile(r"^[\s\"'\[]{0,4}[TMA]\d{1,4}[\s\"'\].:]{0,4}$|\bM\d{1,4} ?\(\d{4}-\d\d-\d\d|[<‹]/?turn\b")


@dataclass(frozen=True, slots=True, kw_only=True)
class Parsed:
    """What stands after reading. ``dropped`` and ``mended``: cause -> count, both empty for a clean answer."""

    candidates: tuple[Candidate, ...] = ()
    summary: str | None = None  # None: as it was
    anchors_added: tuple[str, ...] = ()
    anchors_retired: tuple[tuple[str, str], ...] = ()  # (id, reason)
    positions: tuple[NewPosition, ...] = ()
    moves: Mapping[str, float] = field(default_factory=dict)  # of the character's numbers: name -> change, within bounds
    dropped: Mapping[str, int] = field(default_factory=dict)
    mended: Mapping[str, int] = field(default_factory=dict)
    partial: bool = False  # the answer was cut or partly broken: what is whole is here, and the exchange deserves another try


def parse_reply(text: str, prompt: Prompt) -> Parsed:
    """What can be made of an answer to ``prompt``.

    Thoughts, fences and prose around the JSON are passed over; each item stands or falls alone. ``[]``, ``null`` and "" are
    answers that propose nothing. Raises ReplyUnreadable where something was said and nothing of it can be used.
    """
    answer = answer_in(text)
    return _Reply(prompt, answer).parsed(answer.found)


class _Reply:
    """One answer, while it is read: what was dropped and mended is counted here."""

    def __init__(self, prompt: Prompt, answer: Answer) -> None:
        self.prompt = prompt
        self.dropped: Counter[str] = Counter()
        self.mended = Counter(answer.mended)
        self.cut = answer.cut
        self.broken = answer.broken
        self.lost = 0  # items dropped whole

    def parsed(self, found: Mapping[str, Any]) -> Parsed:
        """Each list, each item. Raises ReplyUnreadable where nothing of what was proposed can be used."""
        from souvenance.core import proposals  # loads pydantic

        found = self._wanted(found)
        if unknown := len(set(found) - FIELDS):
            self.mended["fields that mean nothing here"] += unknown
        memories = list(self._items(found, "memories", proposals.ProposedMemory))
        candidates = [made for item in memories if (made := self._candidate(item)) is not None]
        positions = [
            NewPosition(subject=p.subject, position=p.position, justification=p.justification)
            for p in self._items(found, "positions", proposals.ProposedPosition)
        ]
        asked = [(move.name, move.change) for move in self._items(found, "states", proposals.ProposedMove)]
        moves, unmoved = proposed_moves(asked, self.prompt.states)
        self.dropped.update(unmoved)
        parsed = Parsed(
            candidates=tuple(candidates),
            summary=self._summary(found.get("summary")),
            anchors_added=self._anchors(found),
            anchors_retired=self._retired(self._items(found, "anchors_retire", proposals.RetiredAnchor)),
            positions=tuple(positions),
            moves=moves,
            dropped=+self._all_dropped(),
            mended=+self.mended,
            partial=self.cut or self.broken > 0,
        )
        if (self.lost or parsed.partial) and not _holds_anything(parsed):
            causes = ", ".join(f"{n} {cause}" for cause, n in parsed.dropped.items())
            raise ReplyUnreadable(f"nothing in the answer can be used ({causes or 'it is cut'})")
        return parsed

    def _wanted(self, found: Mapping[str, Any]) -> Mapping[str, Any]:
        """The answer without what nobody asked for: a story where there is none, positions of no character."""
        unasked = set() if self.prompt.with_story else {"anchors_add", "anchors_retire"}
        unasked |= set() if self.prompt.with_character else {"positions"}
        unasked |= set() if self.prompt.states else {"states"}
        for name in sorted(unasked & set(found)):
            if found[name]:
                self.dropped[f"{name} that nobody asked for"] += 1
        return {name: value for name, value in found.items() if name not in unasked}

    def _drop(self, cause: str, n: int = 1) -> None:
        if n:
            self.dropped[cause] += n
            self.lost += n

    def _all_dropped(self) -> Counter[str]:
        self.dropped["items that are no JSON"] += self.broken
        self.dropped["end of an answer that was cut"] += self.cut
        return self.dropped

    def _items(self, found: Mapping[str, Any], name: str, shape: "type[BaseModel]") -> Iterator[Any]:
        """The items of a list that have its shape."""
        from pydantic import ValidationError

        listed = items_in(found.get(name))
        if listed is not None and not isinstance(listed, list):
            self._drop(f"{name}: no list")
            return
        items = listed or []
        if len(items) > MAX_ITEMS:
            self._drop(f"{name} beyond the first {MAX_ITEMS}", len(items) - MAX_ITEMS)
        for item in items[:MAX_ITEMS]:
            try:
                yield shape.model_validate(self._cleaned(item))
            except (ValidationError, RecursionError):
                self._drop(f"{name} of the wrong shape")

    def _candidate(self, item: Any) -> Candidate | None:
        from souvenance.core.proposals import MAX_TEXT_CHARS

        if len(item.text) > MAX_TEXT_CHARS:
            self._drop("memories too long to be a statement")
            return None
        text = item.text
        if text[0] == text[-1] == '"' and len(text) > 2:  # noqa: PLR2004 - quoted twice
            text = text.strip('"').strip()
        if _ECHO.search(text):
            self._drop("memories that repeat what was shown")
            return None
        rests_on = self._ids(item.turns, self.prompt.turn_ids, "turns")
        if not rests_on:
            rests_on = self._only_user_turn(item.turns)
        if not rests_on:
            self._drop("memories that rest on no turn shown")
            return None
        sources = [turn for turn in self.prompt.turns if turn.id in rests_on]
        spoken = next((turn for turn in sources if turn.role == "user"), sources[0])
        replaces = self._ids(item.replaces, self.prompt.memory_ids, "memories")
        confirms = self._ids(item.confirms, self.prompt.memory_ids, "memories")
        if both := set(replaces) & set(confirms):  # it cannot be both, and to keep is the smaller error
            self.dropped["memories both replaced and confirmed"] += len(both)
            replaces = tuple(i for i in replaces if i not in both)
        return Candidate(
            text=text,
            kind=item.kind,
            subject=spoken.speaker,
            language=spoken.language,
            sources=tuple(turn.id for turn in sources),
            reach=item.reach,
            confidence=item.confidence,
            importance=item.importance,
            tags=tuple(dict.fromkeys(tag[:40] for tag in item.tags[:3])),
            expires_at=self._end(item.ends),
            replaces=replaces,
            confirms=confirms,
        )

    def _only_user_turn(self, named: Sequence[str]) -> tuple[str, ...]:
        """A memory that names no turn rests on the one turn of the user, where there is only one."""
        turns = [turn.id for turn in self.prompt.turns if turn.role == "user"]
        if named or len(turns) != 1:
            return ()
        self.mended["memories that named no turn"] += 1
        return tuple(turns)

    def _ids(self, named: Sequence[str], known: Mapping[str, str], of: str) -> tuple[str, ...]:
        """Real ids of the short ones named; others are invented, and dropped."""
        letter = of[0].upper()
        own = set(known.values())
        ids: list[str] = []
        for name in named[:MAX_ITEMS]:
            for short in _short_ids(name[:60], letter):
                real = known.get(short) or (name if name in own else None)
                if real is None:
                    self.dropped[f"ids of {of} that were not shown"] += 1
                elif real not in ids:
                    ids.append(real)
        return tuple(ids)

    def _end(self, ends: str | None) -> datetime | None:
        """The first moment after the last day, on the user's clock."""
        if ends is None or ends.strip().lower() in {"null", "none", "never", "n/a", "-"}:
            return None
        try:
            end = midnight_after(date.fromisoformat(ends.strip()[:10]), self.prompt.tz)
        except (ValueError, OSError, LookupError):
            end = LATEST
        if end == LATEST:  # 9999-12-31 is another word for never
            self.dropped["end dates that cannot be read"] += 1
            return None
        return end

    def _summary(self, value: object) -> str | None:
        if value is None or (isinstance(value, str) and not value.strip()):
            return None
        if not self.prompt.summary_asked:
            self.dropped["a summary that was not asked for"] += 1
            return None
        if not isinstance(value, str) or len(value) > MAX_SUMMARY_CHARS:
            self._drop("summaries of the wrong shape")
            return None
        return self._said(value)

    def _anchors(self, found: Mapping[str, Any]) -> tuple[str, ...]:
        listed = found.get("anchors_add")
        items = [listed] if isinstance(listed, str) else listed if isinstance(listed, list) else []
        kept = [said for item in items[:MAX_ITEMS] if isinstance(item, str) and 0 < len(said := self._said(item)) <= 1_000]  # noqa: PLR2004
        strange = listed is not None and not isinstance(listed, str | list)
        self._drop("anchors of the wrong shape", len(items) - len(kept) + strange)
        return tuple(dict.fromkeys(kept))

    def _retired(self, items: Iterator[Any]) -> tuple[tuple[str, str], ...]:
        retired: dict[str, str] = {}
        for item in items:
            for real in self._ids([item.anchor], self.prompt.anchor_ids, "anchors"):
                retired[real] = item.reason
        return tuple(retired.items())

    def _cleaned(self, item: object) -> object:
        """An item whose texts may be stored; pydantic refuses those that cannot be."""
        if isinstance(item, dict):
            return {self._said(key): self._cleaned(value) for key, value in item.items()}
        if isinstance(item, list):
            return [self._cleaned(value) for value in item[:MAX_ITEMS]]
        return self._said(item) if isinstance(item, str) else item

    def _said(self, text: str) -> str:
        """A text as it may be stored."""
        return clean(unguarded(text), self.mended).strip()


def _short_ids(name: str, letter: str) -> list[str]:
    """The ids that a name may mean: "T1", "turn #1", "1"; else all that it holds: "T1 and T2". Itself where it holds none."""
    match = _ID.fullmatch(name)
    if match and match[1].upper() in {"", letter}:
        return [f"{letter}{int(match[2])}"]
    return [f"{letter}{int(n)}" for n in re.findall(rf"\b{letter}(\d{{1,4}})\b", name)] or [name]


def _holds_anything(parsed: Parsed) -> bool:
    told = parsed.candidates or parsed.summary or parsed.anchors_added or parsed.anchors_retired
    return bool(told or parsed.positions or parsed.moves)
