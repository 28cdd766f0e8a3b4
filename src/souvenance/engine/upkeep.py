"""Look after a store: what stands there, what is wrong with it, and the index made anew."""

import shlex
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC
from typing import TypedDict

from souvenance.core.access import is_decided
from souvenance.core.counted import counted
from souvenance.core.degraded import by_cause
from souvenance.core.identity import content_hash
from souvenance.core.statuses import together
from souvenance.core.units import shelf_key
from souvenance.core.unread import unread, unread_sentence
from souvenance.engine import notes
from souvenance.engine.bars import bars
from souvenance.engine.indexing import ROWS_AT_ONCE, follow
from souvenance.engine.mending import looked_at, mended
from souvenance.engine.noting import follow_notes, note_units
from souvenance.engine.remembering import disputes
from souvenance.engine.roster import standing
from souvenance.engine.shelving import FOUND, follow_memories
from souvenance.engine.tools import Tools
from souvenance.engine.upholding import statuses
from souvenance.errors import IndexBroken, ModelError, SettingsError, StoreCorrupt, StoreError
from souvenance.ports import ChatModel
from souvenance.types import SYSTEM, Counted, Finding, Indexed, Outcome, Place, Principal, Status, Trace

LEAST_FREE_BYTES = 200_000_000  # below it an import or a reindex may fill the disk
TURNS_LOOKED_AT = 200  # the latest of a scope: in which languages people write
TOLD = 5  # of what is wrong, in one finding
_REINDEX = "souvenance reindex"


def status(tools: Tools, views: Sequence[tuple[Principal, Place]], contexts: Sequence[Trace], trouble: str) -> Status:
    """The counts of all scopes that are read.

    Args:
        views: the principal as it reads each of them, with what the place is; the one that is worked in first.
        contexts: those whose traces are kept, each once.
        trouble: why the background work last stopped early.
    """
    found: list[Status] = []
    for view, place in views:
        room = tools.notes_tokens - sum(one.notes_tokens for one in found)  # one ceiling for the notes of all, as in a context
        found.append(_of_one(tools, view, place, room, trouble))
    degraded = by_cause(one.missing for one in contexts)
    return replace(together(found), traced=len(contexts), degraded=degraded)


def _of_one(tools: Tools, principal: Principal, place: Place, room: int, trouble: str) -> Status:
    """Those of one scope, without its contexts. ``room``: tokens that the notes of other scopes leave to its own."""
    now, scope, ledger = tools.clock(), principal.scope, tools.ledger
    verdicts = ledger.verdict_counts(scope) if is_decided(place) else {}  # what waits for another is not even counted
    embedder = tools.embedder()
    stamp = embedder.stamp if embedder is not None else None
    counts = tools.index.counts(principal.scope, stamp)
    noted = _notes(tools, principal, room)
    memories = Counter[str](standing(memory, now) for memory in tools.rosters.followed(ledger, scope).memories.values())
    own = Counted(
        scope=scope, kind=place.kind, name=place.name, audience=place.audience, turns=ledger.count_turns(scope),
        sessions=len(ledger.sessions(scope)), memories=memories["active"], notes=noted["notes"],
    )  # fmt: skip
    return Status(
        principal=principal.name,
        scope=scope,
        scopes=(own,),
        turns=own.turns,
        sessions=own.sessions,
        forgotten_sessions=len(tools.ledger.forgotten_sessions(principal.scope)),
        indexed=counts.rows,
        embedded=counts.embedded,
        cut=counts.cut,
        embedder=stamp or "",
        trouble=trouble or tools.no_embedder_because(),
        memories=memories,
        verdicts=_by_verdict(verdicts),
        echoes=sum(n for (_, rule), n in verdicts.items() if rule == "echo"),
        disputes=len(disputes(tools, principal)),
        jobs={str(state): n for state, n in ledger.job_counts(scope).items()},
        tokens_today=ledger.tokens_used(scope, now.astimezone(UTC).date().isoformat()),
        reflector="model" if tools.with_model else "extractive",
        unread=unread_here(tools, scope),
        reflection_model=tools.reflection_model if tools.with_model else "",
        chat_model=tools.chat_model,
        passes=statuses(tools, principal),
        silence={one.shelf: one.state for one in bars(tools, scope)},
        **noted,
    )


def unread_here(tools: Tools, scope: str) -> dict[str, int]:
    """Of the latest turns, those in languages that are not read by words, by language; none where a model reads all."""
    return {} if tools.with_model else unread(tools.ledger.recent_turns(scope, TURNS_LOOKED_AT))


def indexed(tools: Tools) -> Indexed:
    """The index beside the ledger, all scopes together. Raises StoreError."""
    embedder, scopes = tools.embedder(), tools.ledger.scopes()
    counts = [tools.index.counts(scope, embedder.stamp if embedder is not None else None) for scope in scopes]
    return Indexed(
        scopes=len(scopes),
        turns=sum(tools.ledger.count_turns(scope) for scope in scopes),
        indexed=sum(one.rows for one in counts),
        embedded=sum(one.embedded for one in counts),
        cut=sum(one.cut for one in counts),
    )


class _NotesCounts(TypedDict):
    notes: int
    notes_tokens: int
    notes_trouble: tuple[str, ...]


def _notes(tools: Tools, principal: Principal, room: int) -> _NotesCounts:
    try:
        found = notes.view(tools, principal, room)
    except StoreError as exc:
        return {"notes": 0, "notes_tokens": 0, "notes_trouble": (str(exc),)}
    trouble = (notes.away(tools, principal.scope),) if found.is_away else found.trouble
    return {"notes": len(found.standing.bullets), "notes_tokens": found.standing.tokens, "notes_trouble": trouble}


def _by_verdict(counts: Mapping[tuple[Outcome, str], int]) -> dict[str, int]:
    summed: Counter[str] = Counter()
    for (verdict, _), n in counts.items():
        summed[verdict] += n
    return dict(summed)


def reindex(tools: Tools, progress: Callable[[int], None] | None = None) -> None:
    """An empty index, then the words of every scope. Stopped in the middle, the next pass goes on where it was."""
    tools.index.reset()
    for scope in tools.ledger.scopes():
        follow(tools, scope, progress=progress)
        follow_memories(tools, scope)
        follow_notes(tools, scope)


def repair(tools: Tools) -> Sequence[Finding]:
    """What ``doctor`` can mend without being asked anything: the short-term queues. Nothing that was said is touched."""
    findings = []
    for scope in _scopes(tools):
        name = f"repair of {scope[:12]}"
        try:
            sessions = mended(tools, scope)
        except StoreError as exc:
            findings.append(Finding(name=name, ok=False, detail=str(exc)))
            continue
        if sessions:
            told = ", ".join(map(repr, sessions[:TOLD])) + (
                f" and {len(sessions) - TOLD:,} more" if len(sessions) > TOLD else ""
            )
            detail = f"the short-term queue of session {told} was made again from the turns"
            findings.append(Finding(name=name, ok=True, detail=detail))
    return findings


def doctor(tools: Tools) -> Sequence[Finding]:
    """The ledger by its own checks and turn by turn, then the index by its own and scope by scope against the ledger."""
    findings = [_ledger(tools)]
    try:
        findings += [finding for scope in tools.ledger.scopes() for finding in _index_of(tools, scope)]
        if wrong := tools.index.check():
            findings.append(Finding(name="index", ok=False, detail="; ".join(wrong[:5]), fix=_REINDEX))
    except IndexBroken as exc:
        findings.append(Finding(name="index", ok=False, detail=str(exc), fix=_REINDEX))
    except StoreError as exc:
        findings.append(Finding(name="index", ok=False, detail=str(exc)))
    findings += [*_purges(tools), _embedder(tools), *_models(tools), _disk(tools)]
    for scope in _scopes(tools):
        findings += [*_queues_of(tools, scope), *_jobs_of(tools, scope), *_languages_of(tools, scope)]
        findings += _notes_of(tools, scope)
    return findings


def _purges(tools: Tools) -> Sequence[Finding]:
    """Whether the files still hold what was purged: a purge that was stopped leaves a mark."""
    try:
        left = tools.tables.unfinished() if tools.tables is not None else ()
    except StoreError:  # told already, as the ledger's trouble
        return ()
    detail = f"{len(left):,} scopes were purged, and the files were not cleaned of it yet"
    return [Finding(name="purge", ok=False, detail=detail, fix="souvenance purge --finish")] if left else []


def _scopes(tools: Tools) -> Sequence[str]:
    try:
        return list(tools.ledger.scopes())
    except StoreError:  # told already, as the ledger's trouble
        return ()


def _queues_of(tools: Tools, scope: str) -> Sequence[Finding]:
    """Whether all that left the view of a running conversation is reached by its bullets; nothing where nothing did."""
    name = f"short-term of {scope[:12]}"
    try:
        found = looked_at(tools, scope)
    except StoreError as exc:
        return [Finding(name=name, ok=False, detail=str(exc))]
    wrong = [f"session {session!r}: {why}" for session, why in found.unsound.items()]
    if wrong:
        more = f" (and {len(wrong) - TOLD:,} more sessions)" if len(wrong) > TOLD else ""
        detail = f"{'; '.join(wrong[:TOLD])}{more}. The turns themselves stand, and `souvenance recall` finds them"
        return [Finding(name=name, ok=False, detail=detail, fix="souvenance doctor --repair")]
    detail = f"{sum(found.stored.values()):,} turns stored of {len(found.stored):,} sessions, each reached by a bullet"
    return [Finding(name=name, ok=True, detail=detail)] if found.stored else []


def _notes_of(tools: Tools, scope: str) -> Sequence[Finding]:
    """Whether the notes can be read and are shown whole; nothing of a scope that never had any."""
    name = f"notes of {scope[:12]}"
    try:
        principal = tools.ledger.principal_of(scope)
        found = notes.view(tools, principal) if principal is not None else None
    except StoreError as exc:
        return [Finding(name=name, ok=False, detail=str(exc), fix="souvenance notes path")]
    if found is None or not (found.exists or found.is_away):
        return []
    if found.is_away:
        return [Finding(name=name, ok=False, detail=notes.away(tools, scope))]
    shown = found.standing
    detail = f"{len(shown.bullets):,} shown, in {shown.tokens:,} of {shown.ceiling_tokens:,} tokens"
    if found.trouble:
        first = f" The first because: {found.held[0].why}" if found.held else ""
        return [Finding(name=name, ok=False, detail=f"{detail}. {' '.join(found.trouble)}{first}", fix="souvenance notes edit")]
    return [Finding(name=name, ok=True, detail=detail)]


def _jobs_of(tools: Tools, scope: str) -> Sequence[Finding]:
    """Whether reflection gets on: failed jobs are kept, and nothing of their turns is lost."""
    try:
        failed, waiting = tools.ledger.jobs(scope, ("failed",)), tools.ledger.jobs(scope, ("pending", "running"))
    except StoreError as exc:
        return [Finding(name="jobs", ok=False, detail=str(exc))]
    name = f"jobs of {scope[:12]}"
    if failed:
        detail = f"{len(failed):,} failed, the last because: {failed[-1].reason}. They are tried again; nothing is lost"
        return [Finding(name=name, ok=False, detail=detail, fix=f"souvenance reflect --again{_of_whom(tools, scope)}")]
    because = next((f": {job.reason}" for job in reversed(waiting) if job.reason), "")
    return [Finding(name=name, ok=True, detail=f"{len(waiting):,} wait{because}")]


def _languages_of(tools: Tools, scope: str) -> Sequence[Finding]:
    """What people say in languages that are not read by words. Nothing is broken: it is told, so that nobody wonders."""
    try:
        found = unread_here(tools, scope)
    except StoreError as exc:
        return [Finding(name="languages", ok=False, detail=str(exc))]
    name = f"language of {scope[:12]}"
    return [
        Finding(name=name, ok=True, detail=f"{n:,} of the latest turns. {unread_sentence(language)}")
        for language, n in found.items()
    ]


def _of_whom(tools: Tools, scope: str) -> str:
    """The option that names whose scope it is: a command without it works on that of the settings."""
    principal = tools.ledger.principal_of(scope)
    named = principal is not None and principal.id != SYSTEM
    return f" --principal {shlex.quote(principal.name)}" if principal is not None and named else ""


def _ledger(tools: Tools) -> Finding:
    try:
        wrong = list(tools.ledger.check())
        scopes = tools.ledger.scopes()
        for scope in scopes:
            wrong += (f"turn {turn_id} is not what was written" for turn_id in _altered(tools, scope))
        turns = sum(tools.ledger.count_turns(scope) for scope in scopes)
    except StoreCorrupt as exc:
        wrong = [str(exc)]
    if wrong:
        fix = "copy the home away, then put a backup of the ledger in its place"
        return Finding(name="ledger", ok=False, detail="; ".join(wrong[:5]), fix=fix)
    return Finding(name="ledger", ok=True, detail=f"sound: {counted(turns, 'turn')} in {counted(len(scopes), 'scope')}")


def _altered(tools: Tools, scope: str) -> Iterator[str]:
    """Turns whose words are no longer those that their hash was made of."""
    position = 0
    while batch := tools.ledger.turns_after(scope, position, ROWS_AT_ONCE):
        position = batch[-1][0]
        for _, turn in batch:
            if content_hash(turn.role, turn.speaker, turn.at, turn.text) != turn.content_hash:
                yield turn.id


def _index_of(tools: Tools, scope: str) -> Sequence[Finding]:
    name = f"index of {scope[:12]}"
    try:
        follow(tools, scope)
        follow_memories(tools, scope)
        follow_notes(tools, scope)
    except IndexBroken:
        raise
    except StoreError as exc:
        return [Finding(name=name, ok=False, detail=str(exc))]
    embedder = tools.embedder()
    counts = tools.index.counts(scope, embedder.stamp if embedder is not None else None)
    turns = tools.ledger.count_turns(scope)
    if counts.rows != turns:
        return [_miscounted(name, counts.rows, counted(turns, "turn"))]
    if counts.digest != tools.ledger.content_digest(scope):
        return [Finding(name=name, ok=False, detail="as many rows as turns, of other contents", fix=_REINDEX)]
    shelf = tools.index.counts(shelf_key(scope, "memories"), None).rows
    memories = sum(memory.status in FOUND for memory in tools.rosters.followed(tools.ledger, scope).memories.values())
    if shelf != memories:
        return [_miscounted(name, shelf, counted(memories, "memory", "memories"))]
    noted = note_units(tools, scope)
    shelf = tools.index.counts(shelf_key(scope, "notes"), None).rows
    if noted is not None and shelf != len(noted):
        return [_miscounted(name, shelf, counted(len(noted), "note"))]
    missing = turns - counts.embedded if embedder is not None else 0
    detail = f"{counted(turns, 'turn')}, each with its words"
    if missing:
        other = f" ({counts.other_models:,} of another model)" if counts.other_models else ""
        detail += f"; {missing:,} wait for vectors{other}: `souvenance reflect` makes them"
    return [Finding(name=name, ok=True, detail=detail), *_silence_of(tools, scope)]


def _silence_of(tools: Tools, scope: str) -> Sequence[Finding]:
    """Whether it is known where silence begins; where it is not, a strict default holds, which is no fault."""
    found = bars(tools, scope)
    if not found:
        return []
    wrong = [one for one in found if one.state != "fresh"]
    detail = f"calibrated: {', '.join(one.shelf for one in found if one not in wrong) or 'nothing yet'}"
    for one in wrong:
        grown = f", made for {one.made_for:,} rows of now {one.rows:,}" if one.state == "stale" else ""
        detail += f"; {one.shelf} {one.state}{grown}"
    if wrong:
        detail += (
            f": a strict default holds until `souvenance calibrate{_of_whom(tools, scope)}`, or the background, measures it"
        )
    return [Finding(name=f"silence of {scope[:12]}", ok=True, detail=detail)]


def _disk(tools: Tools) -> Finding:
    free = tools.free_bytes()
    return Finding(
        name="disk",
        ok=free >= LEAST_FREE_BYTES,
        detail=f"{free / 1e9:,.1f} GB free",
        fix="" if free >= LEAST_FREE_BYTES else "free some space: what cannot be written is refused, and nothing is lost",
    )


def _models(tools: Tools) -> Iterator[Finding]:
    """The chat models that the settings name, each with what it is asked for. Nothing is sent: a call may cost."""
    reads = tools.with_model or tools.reflection_model != tools.chat_model
    if reads:
        does = "reads exchanges" if tools.with_model else "reads nothing: reflector is 'extractive', by words"
        yield _model("reflection model", tools.reflection_chat or tools.chat, does)
    if tools.chat_model:
        writes = ["`chat`", "picks for `recall`"]
        writes += ["one memory of several"] * tools.with_model + ["shortened conversations"] * tools.summaries_by_model
        yield _model("chat model", tools.chat, ", ".join(writes))


def _model(name: str, chat: Callable[[], ChatModel], does: str) -> Finding:
    try:
        return Finding(name=name, ok=True, detail=f"{chat().name}: {does}")
    except (ModelError, SettingsError) as exc:
        return Finding(name=name, ok=False, detail=str(exc), fix="souvenance config show")


def _embedder(tools: Tools) -> Finding:
    embedder = tools.embedder()
    if embedder is not None:
        try:
            return Finding(name="embedder", ok=True, detail=f"{embedder.stamp}, {embedder.dim} dimensions")
        except ModelError as exc:  # a server tells its dimensions when it is first asked
            return Finding(name="embedder", ok=False, detail=f"{embedder.stamp}: {exc}", fix="souvenance config show")
    why = tools.no_embedder_because()
    return Finding(
        name="embedder",
        ok=not why,
        detail=why or "none, by choice: text search only",
        fix="souvenance config show" if why else "",
    )


def _miscounted(name: str, rows: int, units: str) -> Finding:
    """An index that has not one row for each unit."""
    return Finding(name=name, ok=False, detail=f"{counted(rows, 'row')} for {units}", fix=_REINDEX)
