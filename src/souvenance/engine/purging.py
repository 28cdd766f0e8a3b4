"""Destroy what a person names, with all that was derived from it, and clean the files of it.

In this order: one ledger transaction (the rows; before it commits, the notes), then the index, then every file is written
anew. A stop before the commit leaves all rows, and the same purge goes on; a stop after it leaves a mark, by which whoever
opens the store next cleans the files. ``forget`` hides and can be undone; this cannot.
"""

import threading
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain

from souvenance.core.caches import empty_caches
from souvenance.core.choosing import Chosen, chosen_turns
from souvenance.core.identity import keyed_digest, new_id, words_hash
from souvenance.core.purging import (
    OF_QUEUES,
    UNTOUCHED,
    Doomed,
    Row,
    by_longest_word,
    clean_page,
    fate,
    own_words,
    parts,
    settled_form,
    stale_queues,
    taken_along,
    unsaid,
    without_sources,
    words,
)
from souvenance.core.render import shortened
from souvenance.core.review import must_be_no_memory, unknown_candidate
from souvenance.core.secrets import mask
from souvenance.core.units import SHELVES, shelf_key
from souvenance.engine.commit import key_of
from souvenance.engine.indexing import mark_of
from souvenance.engine.noting import follow_notes
from souvenance.engine.observe import TITLE_CHARS
from souvenance.engine.settling import origin_of
from souvenance.engine.shelving import follow_memories
from souvenance.engine.tools import Tools
from souvenance.engine.toolshelf import stray_passages
from souvenance.errors import Conflict, IndexBroken, NotFound, SouvenanceError, StoreError
from souvenance.ports import Bundles, Purging, Tables, TurnKey
from souvenance.types import Judged, Memory, Principal, PurgeReceipt, Turn

KEPT_WITHIN_S = 5.0  # traces that wait to be written are written first, to be found
STRAYS_AT_ONCE = 10_000
OUT_OF_REACH = (
    "copies that others made: backups, the history of a version control system, exports that were moved or copied",
    "what a model provider was sent, and what a file system keeps of blocks that were given back",
)
_BUSY = "another process was reading all the time: `souvenance purge --finish` cleans the files as soon as it lets go"


@dataclass(frozen=True, slots=True, kw_only=True)
class _Gone:
    """What one transaction destroyed."""

    counts: Mapping[str, int]
    turns: tuple[str, ...] = ()
    memories: tuple[str, ...] = ()
    digests: tuple[bytes, ...] = ()


class _OnlyCounted(Exception):
    def __init__(self, gone: _Gone) -> None:
        super().__init__()
        self.gone = gone


def purge(tools: Tools, principal: Principal, chosen: Chosen, *, dry_run: bool = False) -> PurgeReceipt:
    """Destroy what is named, or count what that would be.

    Raises NotFound for a memory or a candidate that is not there; Conflict for a candidate that became a memory; StoreError,
    and then either nothing was destroyed, or (where the sentence says so) the rows are gone and the
    files are cleaned by the next purge, ``finish``, or whoever opens the store.
    """
    tables = tables_of(tools)
    tools.keeper.drain(KEPT_WITHIN_S)
    left = list(finish(tools)) if not dry_run else []
    try:
        with tables.purging(principal.scope) as tx:
            gone = _destroyed(tools, tx, principal, chosen, dry_run=dry_run)
            _take_back_unless(gone, meant=not dry_run and sum(gone.counts.values()) > 0)
    except _OnlyCounted as counted:
        gone = counted.gone
    else:
        forgotten_here(tools, principal.scope)
        rows, trouble = _cleaned(tools, tables, principal.scope, gone.turns, gone.memories)
        gone = replace(gone, counts={**gone.counts, "index rows": rows})
        left += trouble
    now, away = tools.clock(), _moved(tools, tables, principal.scope)
    return PurgeReceipt(
        id=new_id("r", now, tools.randomness(10)), scope=principal.scope, by=chosen.by, dry_run=dry_run,
        counts={name: n for name, n in gone.counts.items() if n},
        digest=words_hash(*sorted(digest.hex() for digest in gone.digests)).hex() if gone.digests and not dry_run else "",
        clean=not left and not dry_run, left=tuple(left), out_of_reach=(*away, *OUT_OF_REACH), created_at=now,
    )  # fmt: skip


def _moved(tools: Tools, tables: Tables, scope: str) -> list[str]:
    """Exports that no longer stand where they were made."""
    folders = tables.exports(scope) if tools.bundles is not None else ()
    return [
        f"the export in {folder}: it is not there any more" for folder in folders if bundles_of(tools).owner(folder) != scope
    ]


def _take_back_unless(gone: _Gone, *, meant: bool) -> None:
    """End the transaction as if it had not been, where it only counted or had nothing to do."""
    if not meant:
        raise _OnlyCounted(gone)


def finish(tools: Tools) -> Sequence[str]:
    """Clean the files after purges that were stopped; sentences about what could not be cleaned."""
    if tools.tables is None:
        return []
    left: list[str] = []
    for scope in tools.tables.unfinished():
        forgotten_here(tools, scope)
        _, trouble = _cleaned(tools, tools.tables, scope, *_strays(tools, scope))
        left += trouble
    return left


def tables_of(tools: Tools) -> Tables:
    """The ledger as tables. Raises StoreError for one that has none."""
    if tools.tables is None:
        raise StoreError("this ledger lives in memory and is gone when the process ends: there is nothing to purge or export")
    return tools.tables


def bundles_of(tools: Tools) -> Bundles:
    """Where exports are. Raises StoreError for a store that has no files."""
    if tools.bundles is None:
        raise StoreError("this store has no files: there is nowhere to export to or import from")
    return tools.bundles


# -- the rows ---------------------------------------------------------------------------------------------------------
def _destroyed(tools: Tools, tx: Purging, principal: Principal, chosen: Chosen, *, dry_run: bool) -> _Gone:
    scope = principal.scope
    if chosen.everything:
        counts = Counter(tx.drop_scope())
        if chosen.person:
            counts.update(tx.drop_principal())
        counts["files of notes"] = tools.notes.destroy(scope, dry_run=dry_run)
        if sum(counts.values()):
            tx.purge_done({}, principal, tools.clock())
        return _Gone(counts=counts)
    keys = list(tx.turn_keys()) if not chosen.is_of_things or chosen.with_sources else []
    memories = tools.rosters.followed(tools.ledger, scope).memories
    named = _named(memories, chosen.memories)
    named += [memories[i] for i in taken_along(chosen.memories, memories) if i not in chosen.memories]
    proposed = _proposed(tx, chosen.candidates)
    rests_on = [*(memory.sources for memory in named), *(judged.candidate.sources for judged in proposed)]
    sources = list(dict.fromkeys(chain.from_iterable(rests_on))) if chosen.with_sources else []
    turns = tools.ledger.turns(scope, chosen_turns(keys, chosen) or sources)
    if not turns and not named and not proposed and chosen.by != "session":
        return _Gone(counts={})
    wordings, made_of = _past(tx, memories)
    taken, mended = _resting(tools, memories, turns, {memory.id for memory in named}, parts(memories, made_of), wordings)
    gone = [*named, *taken]
    counts = Counter({"turns": tx.drop_ids("turns", list(turns)), "memories": tx.drop_ids("memories", [m.id for m in gone])})
    for memory in mended:
        _put(tx, memory, gone, counts)
    _without_heirs(tx, memories, {memory.id for memory in gone}, {memory.id for memory in mended})
    stated = {memory.id: wordings[memory.id] for memory in named}
    doomed = _doomed(tools, tx, principal, keys, turns, gone, [text for some in stated.values() for text in some])
    if proposed:
        left = {**memories, **{memory.id: memory for memory in mended}}
        texts = [left[i].text for i in left.keys() - doomed.memories]
        doomed = _also_proposed(tools, tx, principal, doomed, proposed, texts)
        stated |= {judged.id: [judged.candidate.text] for judged in proposed}
    if chosen.by == "session" and chosen.session is not None:  # it may be one of tools alone, without a turn
        doomed = replace(doomed, sessions=doomed.sessions | {chosen.session})
    counts += _swept(tools, tx, doomed)
    counts["sessions"] = tx.drop_ids("sessions", sorted(doomed.sessions))
    _new_headers(tools, tx, principal, keys, doomed, turns)
    counts["lines of notes"] = tools.notes.rewrite(scope, lambda page: clean_page(page, doomed), dry_run=dry_run)
    digests = {} if dry_run else _digests(tools, turns.values(), stated)
    now = tools.clock()
    tx.keep_digests(digests, principal, now)
    tx.purge_done(Counter(turn.session for turn in turns.values()), principal, now)
    return _Gone(counts=counts, turns=tuple(turns), memories=tuple(m.id for m in gone), digests=tuple(digests))


def _named(memories: Mapping[str, Memory], ids: Iterable[str]) -> list[Memory]:
    missing = [i for i in ids if i not in memories]
    if missing:
        raise NotFound(f"no memory has the id {missing[0]!r}: `souvenance list` shows them")
    return [memories[i] for i in dict.fromkeys(ids)]


def _proposed(tx: Purging, ids: Iterable[str]) -> list[Judged]:
    """Candidates by their ids. Raises NotFound, and Conflict for one that became a memory."""
    found = []
    for i in dict.fromkeys(ids):
        judged = tx.judged(i)
        if judged is None:
            raise unknown_candidate(i)
        must_be_no_memory(judged)
        found.append(judged)
    return found


def _resting(
    tools: Tools,
    memories: Mapping[str, Memory],
    turns: Mapping[str, Turn],
    named: set[str],
    of: Mapping[str, frozenset[str]],
    wordings: Mapping[str, Sequence[str]],
) -> tuple[list[Memory], list[Memory]]:
    """(memories that go because what they rest on goes, memories as they are without it).

    Args:
        named: ids of those that go anyhow.
        of: what each was made of, parts first.
        wordings: see ``_past``.
    """
    gone: set[str] = set(named)
    stand: dict[str, Memory] = {}  # mended
    for memory in (memories[i] for i in chain((i for i in memories if i not in of), of)):
        parts_gone = of.get(memory.id, frozenset()) & gone
        if memory.id in named or (not parts_gone and turns.keys().isdisjoint(memory.sources)):
            continue
        said = [turns[i].text for i in memory.sources if i in turns]
        said += [text for i in sorted(parts_gone) for text in wordings[i]]
        left = [stand.get(i, memories[i]) for i in sorted(of.get(memory.id, frozenset()) - gone)]
        theirs = {i for part in parts_gone for i in memories[part].sources} - {i for part in left for i in part.sources}
        sources = [i for i in memory.sources if i not in turns and i not in theirs]
        rest = tools.ledger.turns(memory.scope, sources)
        stated = sorted((part.text for part in left if part.status != "forgotten"), key=len, reverse=True)
        without = without_sources(
            memory, sources, said, [*(turn.text for turn in rest.values()), *stated], [*wordings[memory.id], *stated]
        )
        if without is None:
            gone.add(memory.id)
        else:
            stand[memory.id] = replace(without, origin=origin_of(list(rest.values())) if rest else memory.origin)
    return [memories[i] for i in memories if i in gone - named], list(stand.values())


def _past(tx: Purging, memories: Mapping[str, Memory]) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    """(every text that a memory ever had or took in, the present one first, then the latest; what it was made of), by id."""
    past: dict[str, list[str]] = {memory_id: [] for memory_id in memories}
    made_of: dict[str, list[str]] = {}
    for row in tx.rows("events"):
        target, after = str(row["target"]), row["after"]
        if (texts := past.get(target)) is not None:
            texts += [text for part in (row["before"], after) for text in _texts_of(part)]
        if isinstance(after, Mapping) and isinstance(after.get("made_of"), list):
            made_of[target] = [str(i) for i in after["made_of"]]
    return {i: list(dict.fromkeys([memories[i].text, *reversed(some)])) for i, some in past.items()}, made_of


def _texts_of(part: object) -> Iterator[str]:
    if isinstance(part, Mapping):
        yield from (part[name] for name in ("text", "wording") if isinstance(part.get(name), str))


def _put(tx: Purging, memory: Memory, gone: list[Memory], counts: Counter[str]) -> None:
    """A memory as it is without its purged sources; it goes too where another one says the same by now."""
    try:
        tx.put_memory(memory, key_of(memory))
    except Conflict:
        gone.append(memory)
        counts["memories"] += tx.drop_ids("memories", [memory.id])


def _without_heirs(tx: Purging, memories: Mapping[str, Memory], gone: set[str], mended: set[str]) -> None:
    """What a purged memory had taken the place of stays over; nobody holds its place any more."""
    for memory in memories.values():
        if memory.superseded_by in gone and memory.id not in gone:
            stands = tx.memory(memory.id) if memory.id in mended else memory
            if stands is not None:
                tx.put_memory(replace(stands, superseded_by=None), key_of(stands))


def _doomed(
    tools: Tools,
    tx: Purging,
    principal: Principal,
    keys: Sequence[TurnKey],
    turns: Mapping[str, Turn],
    gone: Sequence[Memory],
    wordings: Sequence[str],
) -> Doomed:
    """By what the rest is judged. A turn that others say too may stand elsewhere; a memory stands nowhere else."""
    scope = principal.scope
    sources = tools.ledger.turns(scope, list({i for memory in gone for i in memory.sources if i not in turns}))
    said = [f"{turn.speaker}: {turn.text}" for turn in turns.values()]
    stated = [f"{memory.subject}: {memory.text}" for memory in gone]
    near = [[principal.name, *(f"{turn.speaker}: {turn.text}" for turn in sources.values())]]
    own = own_words([*said, *stated, *wordings], chain(near, tx.texts()))
    texts = unsaid(by_longest_word(turn.text for turn in turns.values() if own.isdisjoint(words(turn.text))), tx.texts())
    for word, some in by_longest_word([*(memory.text for memory in gone), *wordings]).items():
        texts.setdefault(word, []).extend(some)
    left = {key.session for key in keys if key.id not in turns}
    places: dict[str, list[int]] = {}
    for turn in turns.values():
        places.setdefault(turn.session, []).append(turn.seq)
    doomed = Doomed(
        turns=frozenset(turns), memories=frozenset(memory.id for memory in gone), own=own, texts=texts,
        sessions=frozenset(session for session in places if session not in left),
        jobs=frozenset(str(row["id"]) for row in tx.rows("jobs") if _covers(row, places)) if places else frozenset(),
    )  # fmt: skip
    stale = stale_queues(((table, row) for table in OF_QUEUES for row in tx.rows(table)), doomed)
    return replace(doomed, queues=stale | places.keys())


def _also_proposed(
    tools: Tools, tx: Purging, principal: Principal, doomed: Doomed, proposed: Sequence[Judged], memories: Sequence[str]
) -> Doomed:
    """The same with some candidates: by their whole texts, unless a memory says the same, and by words that nobody else says.

    Words of the other candidates stand too: a model's way of putting things is not to take all of its proposals along.

    Args:
        memories: what those say that are left.
    """
    said = [judged.candidate.text for judged in proposed]
    whole = unsaid(by_longest_word(said), [memories])
    texts = {word: [*doomed.texts.get(word, ()), *whole.get(word, ())] for word in (*doomed.texts, *whole)}
    doomed = replace(doomed, candidates=frozenset(judged.id for judged in proposed), texts=texts)
    others = [str(row["text"]) for row in tx.rows("candidates") if fate("candidates", row, doomed) != "drop"]
    sources = tools.ledger.turns(principal.scope, list({i for judged in proposed for i in judged.candidate.sources}))
    near = [f"{turn.speaker}: {turn.text}" for turn in sources.values() if turn.id not in doomed.turns]
    stated = [f"{judged.candidate.subject}: {judged.candidate.text}" for judged in proposed]
    own = own_words(stated, chain([[principal.name, *near], others], tx.texts()))
    doomed = replace(doomed, own=doomed.own | own)
    stale = stale_queues(((table, row) for table in OF_QUEUES for row in tx.rows(table)), doomed)
    return replace(doomed, queues=doomed.queues | stale)


def _covers(job: Row, places: Mapping[str, Sequence[int]]) -> bool:
    """Whether a job is about one of these places: session -> seq."""
    about = job["input"]
    if not isinstance(about, Mapping):
        return False
    return any(
        about.get("first_seq", 0) <= seq <= about.get("last_seq", 0) for seq in places.get(str(about.get("session")), ())
    )


def _swept(tools: Tools, tx: Purging, doomed: Doomed) -> Counter[str]:
    """Every other table, row by row."""
    counts: Counter[str] = Counter()
    receipts: set[object] = set()
    for table in tables_of(tools).names:
        if table in UNTOUCHED or table == "sessions":
            continue
        gone: list[Row] = []
        changed: list[tuple[Row, Row]] = []
        for row in tx.rows(table):
            found = fate(table, row, doomed)
            if found == "drop" or (table == "idempotency" and row["receipt"] in receipts):
                gone.append(row)
            elif not isinstance(found, str):
                changed.append((row, found))
        if table == "receipts":
            receipts = {row["id"] for row in gone}
        counts[table] += tx.drop(table, gone)
        for row, values in changed:
            tx.change(table, row, {**values, "due_at": tools.clock()} if values.get("state") == "pending" else values)
        counts[f"{table} (parts)"] += len(changed)
    return counts


def _new_headers(
    tools: Tools, tx: Purging, principal: Principal, keys: Sequence[TurnKey], doomed: Doomed, turns: Mapping[str, Turn]
) -> None:
    """Titles and times of the sessions that lost some of their turns."""
    touched = {turn.session for turn in turns.values()} - doomed.sessions
    left: dict[str, list[TurnKey]] = {session: [] for session in touched}
    for key in keys:
        if key.session in touched and key.id not in turns:
            left[key.session].append(key)
    for session, some in left.items():
        header = tx.session(session)
        if header is None:
            continue
        times = [key.at for key in some if key.at is not None]
        titles = (_title(turn) for turn in _standing(tools, principal.scope, session, some, turns))
        stale = header.title in {_title(turn) for turn in turns.values() if turn.session == session}
        title = next(titles, "") if stale or doomed.speaks_in(header.title) else header.title
        after = replace(header, title=title, first_at=min(times, default=None), last_at=max(times, default=None))
        tx.put_session(after, principal, tools.clock())


def _standing(tools: Tools, scope: str, session: str, keys: Sequence[TurnKey], gone: Mapping[str, Turn]) -> Iterator[Turn]:
    """The turns of a session that are left and may give it a title, in order."""
    for key in keys:
        for turn in tools.ledger.turns_of(scope, session, key.seq, key.seq):
            if turn.role in {"user", "assistant"} and turn.id not in gone:
                yield turn


def _title(turn: Turn) -> str:
    return shortened(mask(turn.text), TITLE_CHARS)


def _digests(tools: Tools, turns: Iterable[Turn], wordings: Mapping[str, Sequence[str]]) -> dict[bytes, str]:
    """What a later pass must not bring back: statements that were named, and turns as they were imported."""
    key = tools.purge_key(True)
    if key is None:
        return {}
    found = {keyed_digest(key, "memory", settled_form(text)): "memory" for some in wordings.values() for text in some}
    return found | {keyed_digest(key, "turn", turn.content_hash.hex()): "turn" for turn in turns}


# -- the files --------------------------------------------------------------------------------------------------------
def forgotten_here(tools: Tools, scope: str) -> None:
    """What this process keeps in memory of a scope; other processes see by the ledger's generation that theirs is old."""
    tools.books.dropped(scope)
    tools.rosters.dropped(scope)
    tools.notebooks.dropped(scope)
    tools.queues.dropped(scope)
    for held in (tools.untraced, tools.untold):
        for key in [key for key in held if key[0] == scope]:
            held.pop(key, None)
    for shelf in SHELVES.values():
        tools.verified.pop(shelf_key(scope, shelf), None)
    empty_caches()


def _cleaned(tools: Tools, tables: Tables, scope: str, turns: Sequence[str], memories: Sequence[str]) -> tuple[int, list[str]]:
    """(index rows that went, sentences about what could not be cleaned). The mark goes last."""
    left: list[str] = []
    rows = 0
    ledger = threading.Thread(target=lambda: left.extend(_compacted("ledger", tables.compact)), name="souvenance-purge")
    ledger.start()  # two files: rewritten at the same time
    try:
        rows = _erased(tools, scope, turns, memories)
        left += _compacted("index", tools.index.compact)
    except IndexBroken:
        tools.index.reset()
    except StoreError as exc:
        left.append(f"index: {exc}")
    finally:
        ledger.join()
    left += _exports_cleaned(tools, tables, scope)
    if not left:
        tables.finished(scope)
    elif scope not in tables.unfinished():  # another process did it meanwhile
        left.clear()
    return rows, left


def _exports_cleaned(tools: Tools, tables: Tables, scope: str) -> list[str]:
    """Write exports that stand where they were made anew, or delete them where nothing is left to export."""
    left = []
    for folder in tables.exports(scope) if tools.bundles is not None else ():
        try:
            if bundles_of(tools).owner(folder) != scope:
                continue  # moved away: out of reach
            principal = tools.ledger.principal_of(scope)
            if principal is None or (_nothing_stands(tools, scope) and not tools.notes.destroy(scope, dry_run=True)):
                bundles_of(tools).destroy(folder)
            else:
                from souvenance.engine.exporting import export

                export(tools, principal, folder)
        except SouvenanceError as exc:
            left.append(f"export {folder}: {exc}")
    return left


def _compacted(name: str, compact: Callable[[], bool]) -> list[str]:
    """Rewrite a file; a sentence where that could not be done."""
    try:
        return [] if compact() else [f"{name}: {_BUSY}"]
    except StoreError as exc:
        return [f"{name}: {exc}"]


def _erased(tools: Tools, scope: str, turns: Sequence[str], memories: Sequence[str]) -> int:
    """Take rows out of the index; how many there were. It goes on from the last turn and the last event that are left."""
    index, ledger = tools.index, tools.ledger
    if _nothing_stands(tools, scope):
        shelves = [shelf_key(scope, shelf) for shelf in SHELVES.values()]
        rows = sum(index.counts(key, None).rows for key in shelves)
        for key in shelves:
            index.clear(key)
        return rows
    rows = 0
    position, _, mark = index.place(scope)
    last = ledger.extent(scope)[1]
    there = ledger.turns_after(scope, min(position, last) - 1, 1)
    if position and there and (position >= last or mark_of(there[0][1]) == mark):
        mark = mark_of(there[0][1])
        rows += index.erase(scope, turns, position=min(position, last), mark=mark)
        tools.verified[scope] = mark
    elif position:
        rows += index.counts(scope, None).rows
        index.clear(scope)
    key = shelf_key(scope, "memories")
    event = ledger.events(scope, limit=1)
    rows += index.erase(key, memories, position=index.place(key)[0], mark=event[0].id if event else "")
    if index.place(key)[0]:
        follow_memories(tools, scope)  # what has another wording now gives up the words of the old one
    if strays := stray_passages(tools, scope):
        rows += index.erase(shelf_key(scope, "chunks"), strays, position=0, mark="")  # their count is its place: from the start
    follow_notes(tools, scope)
    key = shelf_key(scope, "notes")
    position, _, mark = index.place(key)
    index.erase(key, [], position=position, mark=mark)
    return rows


def _nothing_stands(tools: Tools, scope: str) -> bool:
    """Whether no turn and no event is left in a scope: it was purged of everything, or nothing was ever said."""
    return not tools.ledger.extent(scope)[1] and not tools.ledger.events(scope, limit=1)


def _strays(tools: Tools, scope: str) -> tuple[list[str], list[str]]:
    """(turns, memories) that stand in the index and no longer in the ledger."""
    found: list[list[str]] = []
    ledger = tools.ledger
    standing: Mapping[str, Callable[[str, Sequence[str]], Mapping[str, object]]] = {
        "turns": ledger.turns, "memories": ledger.memories,
    }  # fmt: skip
    for shelf, look_up in standing.items():
        key = shelf_key(scope, "turns" if shelf == "turns" else "memories")
        try:
            refs = tools.index.refs(key, tools.index.columns(key, None).numbers.tolist())
        except IndexBroken:
            tools.index.reset()
            refs = []
        strays: list[str] = []
        for first in range(0, len(refs), STRAYS_AT_ONCE):
            some = [ref for ref in refs[first : first + STRAYS_AT_ONCE] if ref]
            there = look_up(scope, some)
            strays += [ref for ref in some if ref not in there]
        found.append(strays)
    return found[0], found[1]
