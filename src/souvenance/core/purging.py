"""What a purge takes with it: the words that only the purged rows held, and the fate of whatever was derived from them.

A purge destroys rows that somebody named. What else goes is decided here: a derived row goes when it rests on a purged one,
holds the whole text of one, or holds a word that no row left says.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain, pairwise
from typing import Literal

from souvenance.core.fold import fold
from souvenance.core.identity import words_hash
from souvenance.core.notes import weeded
from souvenance.languages import PACKS
from souvenance.languages.screening import RULES
from souvenance.types import Memory, PurgeReceipt

Row = Mapping[str, object]  # of a table, as JSON has it
Fate = Literal["keep", "drop"] | Mapping[str, object]  # or the columns that change

_WITHOUT_CONTENT = frozenset(word for pack in PACKS.values() for word in pack.stop_words)
_OWN_REASONS = frozenset(rule.why for rule in RULES)
PURGED = "(purged)"  # in the place of a reason that quoted what is gone
LEAST_WORDS = 2  # of a whole text that is looked for: a single word is looked for as one, if nobody else says it
_WORD = re.compile(r"[^\W_]+")
# Scripts without spaces between words: two characters are a word there.
_UNSPACED = re.compile("[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff]")  # fmt: skip  # noqa: E501
_UNSPACED_RUN = re.compile(f"(?:{_UNSPACED.pattern})+")
_TIME = re.compile(r"\d{4}-\d\d-\d\d([T ][\d:.+Z-]*)?")
_OF_IDS = frozenset({"sources", "target", "memory", "with", "turn_ids", "id", "ids", "hashes", "superseded_by"})
# Where the words of people stand in the tables; a table that is not named here is looked through whole.
_TEXTS: Mapping[str, frozenset[str]] = {
    "candidates": frozenset({"text", "details"}),  # and the reason, see ``_candidate``
    "events": frozenset({"before", "after"}),
    "traces": frozenset({"trace"}),
    "jobs": frozenset(),
    "receipts": frozenset(),
    "idempotency": frozenset({"key"}),
    "sessions": frozenset(),
}
OF_QUEUES = ("chunks", "bullets", "mirrors")
# They hold no words of people, or are the purge's own. The rows of turns and memories are named, not found.
UNTOUCHED = frozenset(
    {"turns", "memories", "scopes", "principals", "grants", "tokens", "leases", "token_usage", "purged", "checkpoints"}
)


def together(receipts: Sequence[PurgeReceipt]) -> PurgeReceipt:
    """One receipt of a purge that was done scope by scope, at least one; of the first scope, and counting all."""
    first = receipts[0]
    digests = [receipt.digest for receipt in receipts if receipt.digest]
    counts = sum((Counter(receipt.counts) for receipt in receipts), Counter[str]())
    return replace(
        first, counts=dict(counts), digest=digests[0] if len(digests) == 1 else words_hash(*digests).hex() if digests else "",
        clean=all(receipt.clean for receipt in receipts), left=_once(receipt.left for receipt in receipts),
        out_of_reach=_once(receipt.out_of_reach for receipt in receipts),
    )  # fmt: skip


def _once(sentences: Iterable[Sequence[str]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(chain.from_iterable(sentences)))


def squeezed(text: str) -> str:
    """A text as it is compared whole: NFC, one case, single spaces."""
    return " ".join(unicodedata.normalize("NFC", text).casefold().split())


def settled_form(text: str) -> str:
    """What the keyed hash of a purged text is made of: also without the signs at its ends."""
    return squeezed(text).strip(" .,;:!?…。！？\"'«»“”()")


def words(text: str) -> set[str]:
    """The words of a text, folded to one case; of scripts without spaces, each pair of characters.

    A word of letters that stands in such a script without a space ("告诉Ana") is a word.
    """
    found = _WORD.findall(unicodedata.normalize("NFC", text).casefold())
    if _UNSPACED.search(text) is None:
        return set(found)
    return {piece for run in found for piece in _pieces(run)}


def _pieces(run: str) -> Iterator[str]:
    start = 0
    for unspaced in _UNSPACED_RUN.finditer(run):
        if start < unspaced.start():
            yield run[start : unspaced.start()]
        part, start = unspaced[0], unspaced.end()
        yield from (one + other for one, other in pairwise(part)) if len(part) > 1 else (part,)
    if start < len(run):
        yield run[start:]


@dataclass(frozen=True, slots=True, kw_only=True)
class Doomed:
    """What goes, by id, and by what it said.

    ``texts``: whole texts that must stand nowhere, squeezed, under the longest of their words. ``own``: words that no row
    left says. ``queues``: see ``stale_queues``.
    """

    turns: frozenset[str]
    memories: frozenset[str]
    sessions: frozenset[str]  # of which no turn is left
    jobs: frozenset[str]  # that read a purged turn
    own: frozenset[str]
    texts: Mapping[str, Sequence[str]] = field(default_factory=dict)
    queues: frozenset[str] = frozenset()
    candidates: frozenset[str] = frozenset()

    def speaks_in(self, text: str) -> bool:
        """Whether a text holds a word of theirs, or one of their texts whole."""
        held = words(text)
        if not self.own.isdisjoint(held):
            return True
        near = [whole for word in held & self.texts.keys() for whole in self.texts[word]]
        return bool(near) and any(whole in (here := squeezed(text)) and _stands_in(whole, here) for whole in near)

    def is_named_in(self, value: object) -> bool:
        """Whether one of their ids stands in a value of JSON, where ids stand."""
        if isinstance(value, str):
            return value in self.turns or value in self.memories or value in self.candidates
        if isinstance(value, Mapping):
            return any(self.is_named_in(item) for item in value.values())
        return isinstance(value, Sequence) and any(self.is_named_in(item) for item in value)


def _stands_in(whole: str, text: str) -> bool:
    """Whether it stands there as words, not as the middle of longer ones."""
    at = text.find(whole)
    while at >= 0:
        end = at + len(whole)
        before = at == 0 or not (text[at - 1].isalnum() and whole[0].isalnum()) or bool(_UNSPACED.match(whole[0]))
        behind = end == len(text) or not (text[end].isalnum() and whole[-1].isalnum()) or bool(_UNSPACED.match(whole[-1]))
        if before and behind:
            return True
        at = text.find(whole, at + 1)
    return False


def own_words(texts: Iterable[str], standing: Iterable[Sequence[str]]) -> frozenset[str]:
    """The words of some texts that no text left says; ``standing`` are batches of those, read as far as it is needed.

    Words without content ("the", "dans") are nobody's own: a page is not to lose a line for one.
    """
    left = {word for word in words("\n".join(texts)) if fold(word) not in _WITHOUT_CONTENT}
    for batch in standing if left else ():
        left -= words("\n".join(batch))
        if not left:
            break
    return frozenset(left)


def by_longest_word(texts: Iterable[str]) -> dict[str, list[str]]:
    """Texts of two words or more, squeezed, each under its longest word."""
    found: dict[str, list[str]] = {}
    for text in dict.fromkeys(map(squeezed, texts)):
        held = words(text)
        if len(held) >= LEAST_WORDS:
            found.setdefault(max(held, key=lambda word: (len(word), word)), []).append(text)
    return found


def unsaid(texts: Mapping[str, Sequence[str]], standing: Iterable[Sequence[str]]) -> dict[str, list[str]]:
    """Of whole texts those that stand in no text left, as ``by_longest_word`` gives them."""
    left = {word: [(text, words(text)) for text in some] for word, some in texts.items()}
    for batch in standing if left else ():
        joined = "\n".join(batch)
        held = words(joined)
        here = ""  # squeezed where a text may stand in it
        for word in held & left.keys():
            if any(all_of_it <= held for _, all_of_it in left[word]):
                here = here or squeezed(joined)
                left[word] = [one for one in left[word] if one[0] not in here]
                if not left[word]:
                    del left[word]
        if not left:
            break
    return {word: [text for text, _ in some] for word, some in left.items()}


def without_sources(
    memory: Memory, sources: Sequence[str], gone: Sequence[str], left: Sequence[str], wordings: Sequence[str]
) -> Memory | None:
    """A memory that rested on what is purged, as it is without it; None where nothing is left to rest on.

    Args:
        memory: as it stands.
        sources: the turns among its sources that are left.
        gone: what the purged turns and parts said that it rested on.
        left: what the others say.
        wordings: other texts for it, the best first: one that says nothing of what is gone may take its place.
    """
    if not left:
        return None
    theirs = words("\n".join(gone)) - words("\n".join(left))
    here = [squeezed(text) for text in left]
    whole = [
        text for text in map(squeezed, gone)
        if len(words(text)) >= LEAST_WORDS and not any(_stands_in(text, other) for other in here)
    ]  # fmt: skip

    def is_free(text: str) -> bool:
        return theirs.isdisjoint(words(text)) and not any(_stands_in(one, squeezed(text)) for one in whole)

    free = next((text for text in (memory.text, *wordings) if is_free(text)), None)
    return replace(memory, text=free, sources=tuple(sources)) if free is not None else None


def parts(memories: Mapping[str, Memory], made_of: Mapping[str, Iterable[str]]) -> dict[str, frozenset[str]]:
    """What each memory was made of, in any number of steps: memory id -> ids of those that stand; parts before what holds them.

    Args:
        memories: of a scope, by id.
        made_of: as the events have it, for those whose event still tells.
    """
    direct = {whole: {part for part in some if part in memories} for whole, some in made_of.items() if whole in memories}
    for memory in memories.values():
        if memory.superseded_by in memories and memory.status in {"compressed", "forgotten"}:
            direct.setdefault(str(memory.superseded_by), set()).add(memory.id)
    found = {whole: _reached(whole, direct) for whole in direct}
    return dict(sorted(found.items(), key=lambda one: (len(one[1]), one[0])))


def taken_along(named: Iterable[str], memories: Mapping[str, Memory]) -> list[str]:
    """Ids of the memories that others stand for: purged with them, for they say the same."""
    held: dict[str, set[str]] = {}
    for memory in memories.values():
        if memory.status == "compressed" and memory.superseded_by is not None:
            held.setdefault(memory.superseded_by, set()).add(memory.id)
    return sorted({part for whole in named for part in _reached(whole, held)})


def _reached(start: str, edges: Mapping[str, Iterable[str]]) -> frozenset[str]:
    found: set[str] = set()
    waiting = [start]
    while waiting:
        fresh = set(edges.get(waiting.pop(), ())) - found - {start}
        found |= fresh
        waiting += fresh
    return frozenset(found)


def fate(table: str, row: Row, doomed: Doomed) -> Fate:
    """What becomes of one row of a table beside turns and memories: it stays, it goes, or some of its columns change."""
    if row.get("session") in doomed.sessions and table != "sessions":
        return "drop"
    if table in OF_QUEUES and row.get("kind") == "conversation" and row["session"] in doomed.queues:
        return "drop"
    special = _SPECIAL.get(table)
    if special is not None:
        return special(row, doomed)
    return "drop" if _rests_on(row, doomed) or _says(table, row, doomed) else "keep"


def stale_queues(rows: Iterable[tuple[str, Row]], doomed: Doomed) -> frozenset[str]:
    """Sessions of whose running conversation some part would go: all of its queue goes, for the parts refer to one another.

    It is made again of the turns that are left, as after an import.

    Args:
        rows: (table, row) of ``OF_QUEUES``.
        doomed: without ``queues``.
    """
    return frozenset(
        str(row["session"]) for table, row in rows if row["kind"] == "conversation" and fate(table, row, doomed) != "keep"
    )


def _rests_on(row: Row, doomed: Doomed) -> bool:
    return any(doomed.is_named_in(value) for name, value in row.items() if name in _OF_IDS or isinstance(value, Mapping | list))


def _says(table: str, row: Row, doomed: Doomed) -> bool:
    return any(doomed.speaks_in(text) for name, value in row.items() if _is_text(table, name) for text in _strings(value))


def _is_text(table: str, name: str) -> bool:
    wanted = _TEXTS.get(table)
    return name in wanted if wanted is not None else name not in _NO_TEXTS


_NO_TEXTS = frozenset(
    {"scope", "id", "hash", "session", "origin", "author", "audience", "created_at", "sources", "status", "kind", "verdict",
     "severity", "decision", "destination", "rule", "generation", "version", "live", "anchored_at", "retired_at"}
)  # fmt: skip


def _strings(value: object) -> Iterator[str]:
    """The texts in a value of JSON; times are none, nor are reasons of screening, which quote nobody."""
    if isinstance(value, str):
        if not _TIME.fullmatch(value):
            yield value
    elif isinstance(value, Mapping):
        for name, item in value.items():
            if not (name == "why" and isinstance(item, str) and item in _OWN_REASONS):
                yield from _strings(item)
    elif isinstance(value, Sequence):
        for item in value:
            yield from _strings(item)


def _event(row: Row, doomed: Doomed) -> Fate:
    """The history of a purged memory, candidate or session goes. Of another one a line stays unless it quotes what is gone."""
    before = row["before"]
    of_session = isinstance(before, Mapping) and "forgotten_at" in before
    gone = doomed.sessions if of_session else doomed.memories | doomed.candidates
    if row["target"] in gone or _says("events", row, doomed):
        return "drop"
    quotes = doomed.is_named_in(row["before"]) or doomed.is_named_in(row["after"]) or doomed.speaks_in(str(row["why"]))
    return {"why": PURGED} if quotes and row["why"] != PURGED else "keep"


def _candidate(row: Row, doomed: Doomed) -> Fate:
    """A proposal goes for its own words. One that stays loses a reason that quotes what is gone."""
    if _rests_on(row, doomed) or _says("candidates", row, doomed):
        return "drop"
    quotes = any(doomed.speaks_in(why) for why in _strings({"why": row["why"]}))
    return {"why": PURGED} if quotes and row["why"] != PURGED else "keep"


def _job(row: Row, doomed: Doomed) -> Fate:
    """What a model answered goes. One at work has read what is gone: it is begun again."""
    given = row["input"]
    if isinstance(given, Mapping) and given.get("session") in doomed.sessions:
        return "drop"
    changes: dict[str, object] = {}
    touched = row["id"] in doomed.jobs
    for name in ("answer", "reason"):
        if row[name] is not None and (touched or doomed.speaks_in(str(row[name]))):
            changes[name] = None
    if row["state"] == "running":
        changes["state"] = "pending"
    return changes or "keep"


def _receipt(row: Row, doomed: Doomed) -> Fate:
    """A fingerprint is a hash without a key: whoever guesses the words can tell that they were said."""
    result = row["result"]
    if not isinstance(result, Mapping):
        return "keep"
    turns = [str(i) for i in result.get("turn_ids", ())]
    left = [i for i in turns if i not in doomed.turns]
    if result.get("session") in doomed.sessions or (turns and not left):
        return "drop"
    return "keep" if left == turns else {"result": {**result, "turn_ids": left, "fingerprint": ""}}


_SPECIAL: Mapping[str, Callable[[Row, Doomed], Fate]] = {
    "events": _event,
    "candidates": _candidate,
    "jobs": _job,
    "receipts": _receipt,
}


def clean_page(page: str, doomed: Doomed) -> tuple[str, int]:
    """A page of notes without the lines that speak of what is gone, and how many those were.

    What a program wrote goes also where it only names its source: words that others say too betray nobody by themselves.
    """
    return weeded(
        page,
        doomed.speaks_in,
        lambda bullet: not (doomed.memories.isdisjoint(bullet.memories) and doomed.turns.isdisjoint(bullet.turns)),
    )
