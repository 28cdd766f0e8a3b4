"""What the ledger holds of memories, their history and the work on them, asked of every kind of ledger."""

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, fields, replace
from datetime import UTC, datetime, timedelta, timezone
from types import MappingProxyType
from typing import Any

import pytest

from souvenance.errors import Conflict, InputError, StoreBusy, StoreError
from souvenance.ports import Ledger, LedgerWrite
from souvenance.types import (
    Anchor,
    Candidate,
    Event,
    Job,
    Judged,
    Memory,
    Position,
    Principal,
    Receipt,
    Session,
    Summary,
    Trace,
    Turn,
)

NOW = datetime(2026, 2, 11, 20, 5, 1, 234567, tzinfo=UTC)
DAY = timedelta(days=1)
NAIVE = datetime(2026, 2, 11, 21, 5)  # noqa: DTZ001 - what must be refused
ANA = Principal(id="p_ana", name="ana", scope="sc_ana", tz="Europe/Paris")
BEN = Principal(id="p_ben", name="ben", scope="sc_ben", tz="UTC", audience="child")
OWNED: Mapping[str, Any] = {"scope": "sc_ana", "author": "p_ana", "audience": "adult", "created_at": NOW}

# Each kind once with every field set and once with as little as can be.
MEMORY = Memory(
    id="m_1", kind="fact", text="J'habite à Lyon", subject="Ana", story="roman", language="fr", status="archived", pinned=True,
    disputed=True, confidence=0.25, importance=7.5, tags=("lieu", "ville"), sources=("t_2", "t_1"), origin="user+tool",
    ranked_at=NOW + DAY, touched_at=NOW + 2 * DAY, valid_from=NOW - DAY, valid_until=NOW + 9 * DAY, expires_at=NOW + 8 * DAY,
    superseded_by="m_2", slots=("home", "job"), accesses=4, rewritten=2, **OWNED,
)  # fmt: skip
BARE_MEMORY = replace(
    MEMORY, text="", subject="", story=None, status="active", pinned=False, disputed=False, confidence=1.0, importance=0.0,
    tags=(), sources=(), valid_from=None, valid_until=None, expires_at=None, superseded_by=None, slots=(), accesses=0, rewritten=0,
)  # fmt: skip
EVENT = Event(
    id="e_1", what="corrected", target="m_1", why="Ana said so", before={"text": "Lyon", "tags": ["a", "b"], "pinned": False},
    after={"text": "Nîmes", "importance": 7.5, "story": None, "nested": {"deep": [1, {"er": []}]}}, undoes="e_0", origin="user",
    **OWNED,
)  # fmt: skip
BARE_EVENT = replace(EVENT, what="created", why="", before={}, after={}, undoes=None)
CANDIDATE = Candidate(
    text="J'habite à Lyon", kind="rule", subject="Ana", language="fr", sources=("t_2", "t_1"), reach="story", confidence=0.5,
    importance=3.5, tags=("lieu", "ville"), expires_at=NOW + DAY, valid_from=NOW - DAY, valid_until=NOW + 2 * DAY,
    replaces=("m_4", "m_3"), confirms=("m_5",),
)  # fmt: skip
JUDGED = Judged(
    id="c_1", job="j_1", candidate=CANDIDATE, verdict="merged", rule="same words", why="it stands already", memory="m_1",
    origin="user", **OWNED,
)  # fmt: skip
BARE_JUDGED = replace(
    JUDGED, job=None, memory=None, why="", verdict="refused",
    candidate=Candidate(text="", kind="episode", subject="", language="und", sources=()),
)  # fmt: skip
JOB = Job(
    id="j_1", what="reflect", session="été", first_seq=3, last_seq=9, state="failed", tries=2, due_at=NOW + DAY,
    reason="no answer", answer='{"half": ', ended_at=NOW + 2 * DAY, **OWNED,
)  # fmt: skip
BARE_JOB = replace(JOB, state="pending", tries=0, reason=None, answer=None, ended_at=None)
SUMMARY = Summary(story="roman", version=1, text="Il était une fois", sources=("t_2", "t_1"), origin="user", **OWNED)
BARE_SUMMARY = replace(SUMMARY, story="", text="", sources=())
ANCHOR = Anchor(
    id="an_1", story="roman", text="Le roi est mort", sources=("t_1", "m_1"), retired_at=NOW + DAY, retired_because="il vit",
    origin="user", **OWNED,
)  # fmt: skip
BARE_ANCHOR = replace(ANCHOR, story="", sources=(), retired_at=None, retired_because=None)
POSITION = Position(
    id="po_1", character="Lise", subject="la mer", text="elle la craint", justification="« J'ai peur »", sources=("t_2", "t_1"),
    anchored_at=NOW - DAY, status="superseded", origin="user", **OWNED,
)  # fmt: skip
BARE_POSITION = replace(POSITION, subject="", justification="", sources=(), status="active")
TRACE = Trace(
    id="tr_1", session="s", seq=4, seats=({"id": "m_1", "text": "Lyon", "pass": "rules", "score": 1.5}, {"id": "m_2"}),
    left_out={"budget": 3, "disputed": 1}, missing=("vectors: none yet",), took_ms=12.25, **OWNED,
)  # fmt: skip
BARE_TRACE = replace(TRACE, seats=(), left_out={}, missing=(), took_ms=0.0)
SESSION = Session(
    id="s", scope="sc_ana", story=None, title="", turns=0, language="fr", first_at=None, last_at=None, created_at=NOW
)  # fmt: skip

TURN = Turn(
    id="t_1", session="s", seq=1, role="user", speaker="Ana", text="Lyon", at=NOW, utc_offset_min=60, language="fr",
    content_hash=b"0" * 16, revision=1, origin="user", **OWNED,
)  # fmt: skip


def receipt(number: int) -> Receipt:
    return Receipt(id=f"r_{number}", scope="sc_ana", session="s", turn_ids=())


@dataclass(frozen=True, kw_only=True)
class Verb:
    """How one kind of value is written and read back."""

    full: Any
    bare: Any
    put: Callable[[LedgerWrite, Any], None]
    held: Callable[[Ledger, str], Sequence[Any]]
    texts: tuple[str, ...]


VERBS = {
    "memory": Verb(
        full=MEMORY, bare=BARE_MEMORY, put=lambda tx, v: tx.put_memory(v, None),
        held=lambda ledger, scope: ledger.memories_since(scope, 0), texts=("id", "text", "subject", "story", "superseded_by"),
    ),
    "event": Verb(
        full=EVENT, bare=BARE_EVENT, put=lambda tx, v: tx.add_event(v),
        held=lambda ledger, scope: ledger.events(scope), texts=("id", "why", "target"),
    ),
    "judged": Verb(
        full=JUDGED, bare=BARE_JUDGED, put=lambda tx, v: tx.add_judged(v),
        held=lambda ledger, scope: ledger.candidates(scope), texts=("id", "rule", "why", "memory"),
    ),
    "job": Verb(
        full=JOB, bare=BARE_JOB, put=lambda tx, v: tx.put_job(v),
        held=lambda ledger, scope: ledger.jobs(scope, ("pending", "running", "done", "failed")),
        texts=("id", "what", "session", "reason", "answer"),
    ),
    "summary": Verb(
        full=SUMMARY, bare=BARE_SUMMARY, put=lambda tx, v: tx.put_summary(v),
        held=lambda ledger, scope: [s for story in ("roman", "", "autre", *ODD) if (s := ledger.summary(scope, story))],
        texts=("story", "text"),
    ),
    "anchor": Verb(
        full=ANCHOR, bare=BARE_ANCHOR, put=lambda tx, v: tx.put_anchor(v),
        held=lambda ledger, scope: ledger.anchors(scope, retired=True), texts=("id", "story", "text", "retired_because"),
    ),
    "position": Verb(
        full=POSITION, bare=BARE_POSITION, put=lambda tx, v: tx.put_position(v),
        held=lambda ledger, scope: ledger.positions(scope, superseded=True),
        texts=("id", "character", "subject", "text", "justification"),
    ),
}  # fmt: skip
ODD = (
    "👩‍👩‍👧‍👦 🏳️‍🌈 👋🏽",
    "周末去爬黄山看日出",
    "สวัสดี مرحبا",
    "a\r\n\tb\u2028c  ",
    "x² ﬁ Ｋ é e\u0301",
    "'; DROP TABLE memories; --",
    '%s ? :name {0} \\ "quoted" null',
    "\U0010ffff\ufeff\u200b",
    "a\x00b",
)

every_verb = pytest.mark.parametrize("verb", VERBS.values(), ids=VERBS.keys())


@contextmanager
def writing(ledger: Ledger, principal: Principal = ANA) -> Iterator[LedgerWrite]:
    with ledger.write(principal.scope) as tx:
        tx.add_principal(principal, NOW)
        yield tx


def put(ledger: Ledger, *memories: Memory, key: bytes | None = None, principal: Principal = ANA) -> None:
    with writing(ledger, principal) as tx:
        for memory in memories:
            tx.put_memory(memory, key)


def held_of_all(ledger: Ledger, scope: str) -> dict[str, Sequence[Any]]:
    """Everything that the verbs of this suite can tell of a scope."""
    return {name: list(verb.held(ledger, scope)) for name, verb in VERBS.items()} | {
        "keys": list(ledger.memory_keys(scope).items()),
        "tokens": [ledger.tokens_used(scope, "2026-02-11")],
        "sessions": list(ledger.sessions(scope)),
        "traces": list(ledger.traces(scope)),
        "counts": [dict(ledger.job_counts(scope)), dict(ledger.verdict_counts(scope))],
        "extent": [ledger.extent(scope)],
    }


def times_of(value: Any) -> list[str]:
    return [f.name for f in fields(value) if isinstance(getattr(value, f.name), datetime)]


def ids(values: Sequence[Any]) -> list[str]:
    return [one.id for one in values]


# -- every kind of value -----------------------------------------------------------------------------------------------


@every_verb
@pytest.mark.parametrize("which", ["full", "bare"])
def test_a_value_comes_back_as_it_was_given(ledger: Ledger, verb: Verb, which: str) -> None:
    given = getattr(verb, which)
    with writing(ledger) as tx:
        verb.put(tx, given)
    (found,) = verb.held(ledger, "sc_ana")
    assert found == given
    assert types_of(found) == types_of(given)
    assert list(ledger.check()) == []


def types_of(value: Any) -> dict[str, type]:
    """Equal is not enough: 1 == True == 1.0, and a list is not a tuple of the same."""
    return {f.name: type(getattr(value, f.name)) for f in fields(value)}


@every_verb
@pytest.mark.parametrize("text", ODD, ids=range(len(ODD)))
def test_any_text_comes_back_to_the_letter(ledger: Ledger, verb: Verb, text: str) -> None:
    given = replace(verb.full, **dict.fromkeys(verb.texts, text))
    if hasattr(given, "sources"):
        given = replace(given, sources=(text, "t_1", text))
    with writing(ledger) as tx:
        verb.put(tx, given)
    assert list(verb.held(ledger, "sc_ana")) == [given]


@pytest.mark.parametrize("text", ODD, ids=range(len(ODD)))
def test_any_text_inside_a_value_comes_back_to_the_letter(ledger: Ledger, text: str) -> None:
    proposed = replace(
        CANDIDATE, text=text, subject=text, language=text, sources=(text,), tags=(text,), replaces=(text,), confirms=(text,)
    )
    event = replace(EVENT, before={text: text}, after={"deep": [text, {text: [text]}]})
    trace = replace(TRACE, session=text, seats=({text: text},), left_out={text: 1}, missing=(text,))
    with writing(ledger) as tx:
        tx.add_judged(replace(JUDGED, candidate=proposed))
        tx.add_event(event)
        tx.put_memory(replace(MEMORY, tags=(text,), slots=(text,)), None)
    ledger.keep_trace(trace, 9)
    assert ledger.candidates("sc_ana")[0].candidate == proposed
    assert list(ledger.events("sc_ana")) == [event]
    found = ledger.memories_since("sc_ana", 0)[0]
    assert (found.tags, found.slots) == ((text,), (text,))
    assert list(ledger.traces("sc_ana", session=text)) == [trace]


@pytest.mark.parametrize("many", [0, 1, 2_000])
def test_lists_of_any_length_come_back_in_order(ledger: Ledger, many: int) -> None:
    some = tuple(f"t_{many - number}" for number in range(many))
    proposed = replace(CANDIDATE, sources=some, tags=some, replaces=some, confirms=some)
    with writing(ledger) as tx:
        tx.put_memory(replace(MEMORY, tags=some, sources=some, slots=some), None)
        tx.add_judged(replace(JUDGED, candidate=proposed))
        tx.put_summary(replace(SUMMARY, sources=some))
    found = ledger.memories_since("sc_ana", 0)[0]
    assert (found.tags, found.sources, found.slots) == (some, some, some)
    assert ledger.candidates("sc_ana")[0].candidate == proposed
    assert ledger.summary("sc_ana", "roman") == replace(SUMMARY, sources=some)


@every_verb
@pytest.mark.parametrize("offset", [timedelta(hours=-11), timedelta(0), timedelta(hours=5, minutes=45), timedelta(hours=14)])
def test_a_time_from_another_clock_is_the_same_instant_in_utc(ledger: Ledger, verb: Verb, offset: timedelta) -> None:
    zone = timezone(offset)
    moved = {name: getattr(verb.full, name).astimezone(zone) for name in times_of(verb.full)}
    with writing(ledger) as tx:
        verb.put(tx, replace(verb.full, **moved))
    (found,) = verb.held(ledger, "sc_ana")
    assert found == verb.full
    assert {getattr(found, name).utcoffset() for name in moved} == {timedelta(0)}


def test_the_times_of_a_candidate_are_the_same_instants_in_utc(ledger: Ledger) -> None:
    zone = timezone(timedelta(hours=5, minutes=45))
    moved = {name: getattr(CANDIDATE, name).astimezone(zone) for name in times_of(CANDIDATE)}
    with writing(ledger) as tx:
        tx.add_judged(replace(JUDGED, candidate=replace(CANDIDATE, **moved)))
    found = ledger.candidates("sc_ana")[0].candidate
    assert found == CANDIDATE
    assert {getattr(found, name).utcoffset() for name in moved} == {timedelta(0)}


NAIVE_WRITES: dict[str, Callable[[LedgerWrite], None]] = {
    f"{name} {field}": lambda tx, verb=verb, field=field: verb.put(tx, replace(verb.full, **{field: NAIVE}))  # type: ignore[misc]
    for name, verb in VERBS.items()
    for field in times_of(verb.full)
} | {
    f"candidate {field}": lambda tx, field=field: tx.add_judged(  # type: ignore[misc]
        replace(JUDGED, candidate=replace(CANDIDATE, **{field: NAIVE}))
    )
    for field in times_of(CANDIDATE)
}
NAIVE_WRITES |= {
    "tokens": lambda tx: tx.add_tokens("2026-02-11", "gpt", 5, ANA, NAIVE),
    "receipt": lambda tx: tx.keep_receipt(receipt(9), "key 9", ANA, NAIVE),
    "principal": lambda tx: tx.add_principal(BEN, NAIVE),
    "session": lambda tx: tx.put_session(SESSION, ANA, NAIVE),
    "session created_at": lambda tx: tx.put_session(replace(SESSION, created_at=NAIVE), ANA, NOW),
}


@pytest.mark.parametrize("write", NAIVE_WRITES.values(), ids=NAIVE_WRITES.keys())
def test_a_time_without_a_zone_is_refused(ledger: Ledger, write: Callable[[LedgerWrite], None]) -> None:
    with writing(ledger):
        pass
    before = held_of_all(ledger, "sc_ana")
    with pytest.raises(InputError, match="zone"), ledger.write("sc_ana") as tx:
        write(tx)
    assert held_of_all(ledger, "sc_ana") == before


@pytest.mark.parametrize("write", NAIVE_WRITES.values(), ids=NAIVE_WRITES.keys())
def test_a_refused_time_leaves_the_rest_of_the_write_whole(ledger: Ledger, write: Callable[[LedgerWrite], None]) -> None:
    with writing(ledger) as tx:
        tx.put_anchor(BARE_ANCHOR)
        with pytest.raises(InputError, match="zone"):
            write(tx)
        tx.put_memory(replace(MEMORY, id="m_9"), None)
    assert list(ledger.anchors("sc_ana", retired=True)) == [BARE_ANCHOR]
    assert ids(ledger.memories_since("sc_ana", 0)) == ["m_9"]
    assert ledger.tokens_used("sc_ana", "2026-02-11") == 0
    assert list(ledger.sessions("sc_ana")) == []
    assert ledger.principal("ben") is None
    assert list(ledger.scopes()) == ["sc_ana"]


HALF = "Bonjour \ud83d"
HALVES: dict[str, Callable[[LedgerWrite], None]] = {
    f"{name} {field}": lambda tx, verb=verb, field=field: verb.put(tx, replace(verb.full, **{field: HALF}))  # type: ignore[misc]
    for name, verb in VERBS.items()
    for field in verb.texts
    if (name, field) != ("job", "session")  # which is kept inside JSON
} | {
    "candidate": lambda tx: tx.add_judged(replace(JUDGED, candidate=replace(CANDIDATE, text=HALF))),
    "tokens": lambda tx: tx.add_tokens("2026-02-11", HALF, 5, ANA, NOW),
    "receipt": lambda tx: tx.keep_receipt(replace(receipt(9), id=HALF), None, ANA, NOW),
    "receipt key": lambda tx: tx.keep_receipt(receipt(9), HALF, ANA, NOW),
    "principal": lambda tx: tx.add_principal(replace(BEN, name=HALF), NOW),
    "session": lambda tx: tx.put_session(replace(SESSION, title=HALF), ANA, NOW),
}


@pytest.mark.parametrize("write", HALVES.values(), ids=HALVES.keys())
def test_half_a_character_is_refused_and_the_rest_of_the_write_is_whole(
    ledger: Ledger, write: Callable[[LedgerWrite], None]
) -> None:
    with writing(ledger) as tx:
        tx.put_anchor(BARE_ANCHOR)
    before = held_of_all(ledger, "sc_ana")
    with ledger.write("sc_ana") as tx:
        with pytest.raises(InputError, match=r"'\\ud83d' is half a character"):
            write(tx)
        tx.put_memory(replace(MEMORY, id="m_9"), None)
    assert held_of_all(ledger, "sc_ana") == before | {"memory": [replace(MEMORY, id="m_9")], "extent": [(2, 0)]}
    assert ledger.principal("ben") is None
    assert list(ledger.scopes()) == ["sc_ana"]


def test_half_a_character_inside_a_list_comes_back(ledger: Ledger) -> None:
    job, judged = replace(JOB, session=HALF), replace(JUDGED, candidate=replace(CANDIDATE, subject=HALF, tags=(HALF,)))
    with writing(ledger) as tx:
        tx.put_job(job)
        tx.add_judged(judged)
        tx.keep_receipt(replace(receipt(1), session=HALF), "key", ANA, NOW)
        assert tx.receipt("key") == replace(receipt(1), session=HALF)
    assert list(ledger.jobs("sc_ana", ("failed",))) == [job]
    assert list(ledger.candidates("sc_ana")) == [judged]


def test_half_a_character_in_a_trace_or_a_scope_is_refused(ledger: Ledger) -> None:
    with pytest.raises(InputError, match="half a character"):
        ledger.keep_trace(replace(TRACE, session=HALF), 9)
    with pytest.raises(InputError, match="half a character"), ledger.write(HALF):
        pass
    assert list(ledger.traces("sc_ana")) == []


def test_a_trace_or_a_question_without_a_zone_is_refused(ledger: Ledger) -> None:
    with writing(ledger) as tx:
        tx.put_job(JOB)
    with pytest.raises(InputError, match="zone"):
        ledger.keep_trace(replace(TRACE, created_at=NAIVE), 9)
    with pytest.raises(InputError, match="zone"):
        ledger.due_jobs(NAIVE, 9)
    assert list(ledger.traces("sc_ana")) == []


@every_verb
def test_a_value_belongs_to_the_scope_it_was_written_in(ledger: Ledger, verb: Verb) -> None:
    with writing(ledger, BEN) as tx:
        verb.put(tx, verb.full)  # which says that it is of sc_ana
    assert list(verb.held(ledger, "sc_ana")) == []
    assert list(verb.held(ledger, "sc_ben")) == [replace(verb.full, scope="sc_ben")]


@every_verb
def test_one_id_may_stand_once_in_each_scope(ledger: Ledger, verb: Verb) -> None:
    for principal, given in ((ANA, verb.full), (BEN, replace(verb.bare, scope="sc_ben"))):
        with writing(ledger, principal) as tx:
            verb.put(tx, given)
    assert list(verb.held(ledger, "sc_ana")) == [verb.full]
    assert list(verb.held(ledger, "sc_ben")) == [replace(verb.bare, scope="sc_ben")]


@every_verb
def test_nothing_is_written_in_a_scope_without_a_principal(ledger: Ledger, verb: Verb) -> None:
    with pytest.raises(Conflict, match="sc_ana"), ledger.write("sc_ana") as tx:
        verb.put(tx, verb.full)
    assert list(verb.held(ledger, "sc_ana")) == []
    assert dict(ledger.scopes()) == {}


def test_no_tokens_are_counted_in_a_scope_without_a_principal(ledger: Ledger) -> None:
    with pytest.raises(Conflict, match="sc_ana"), ledger.write("sc_ana") as tx:
        tx.add_tokens("2026-02-11", "gpt", 5, ANA, NOW)
    assert ledger.tokens_used("sc_ana", "2026-02-11") == 0


def test_a_scope_that_does_not_exist_reads_as_empty(ledger: Ledger) -> None:
    for values in held_of_all(ledger, "sc_ana").values():
        assert values in ([], [0], [{}, {}], [(0, 0)])
    assert dict(ledger.memories("sc_ana", ["m_1"])) == {}
    assert ledger.event("sc_ana", "e_1") is None
    assert ledger.session("sc_ana", "s") is None
    assert ledger.principal_of("sc_ana") is None
    assert list(ledger.due_jobs(NOW, 9)) == []
    assert [list(ledger.ids_like("sc_ana", "", 9, kind=kind)) for kind in ("", "s", "m", "e", "c", "j")] == [[]] * 6


# -- all or nothing ----------------------------------------------------------------------------------------------------


def write_one_of_each(tx: LedgerWrite, number: int) -> None:
    tx.put_memory(replace(MEMORY, id=f"m_{number}"), bytes([number]))
    tx.add_event(replace(EVENT, id=f"e_{number}"))
    tx.add_judged(replace(JUDGED, id=f"c_{number}"))
    tx.put_job(replace(JOB, id=f"j_{number}"))
    tx.put_summary(replace(SUMMARY, version=number))
    tx.put_anchor(replace(ANCHOR, id=f"an_{number}"))
    tx.put_position(replace(POSITION, id=f"po_{number}"))
    tx.add_tokens("2026-02-11", "gpt", 5, ANA, NOW)
    tx.keep_receipt(receipt(number), f"key {number}", ANA, NOW)


def test_many_verbs_in_one_write_are_one_revision(ledger: Ledger) -> None:
    with writing(ledger) as tx:
        write_one_of_each(tx, 1)
        assert ledger.extent("sc_ana") == (0, 0)
        assert held_of_all(ledger, "sc_ana")["memory"] == []
    assert ledger.revision("sc_ana") == 1


def test_an_exception_leaves_nothing_of_any_table(ledger: Ledger) -> None:
    with writing(ledger) as tx:
        write_one_of_each(tx, 1)
    ledger.keep_trace(TRACE, 9)
    before = held_of_all(ledger, "sc_ana")
    with pytest.raises(RuntimeError, match="power cut"), ledger.write("sc_ana") as tx:  # noqa: PT012 - all of it is the block
        write_one_of_each(tx, 2)
        tx.put_memory(replace(MEMORY, text="changed"), None)
        tx.put_job(replace(JOB, state="done"))
        tx.put_anchor(BARE_ANCHOR)
        tx.put_position(BARE_POSITION)
        raise RuntimeError("power cut")
    assert held_of_all(ledger, "sc_ana") == before
    with ledger.write("sc_ana") as tx:
        write_one_of_each(tx, 2)  # every id and the key of what was undone are free
    assert ledger.revision("sc_ana") == 2
    assert list(ledger.check()) == []


def test_an_exception_leaves_no_scope_where_there_was_none(ledger: Ledger) -> None:
    with pytest.raises(RuntimeError, match="power cut"), writing(ledger) as tx:  # noqa: PT012 - all of it is the block
        write_one_of_each(tx, 1)
        raise RuntimeError("power cut")
    assert dict(ledger.scopes()) == {}
    assert ledger.principal_of("sc_ana") is None
    assert list(ledger.memories_since("sc_ana", 0)) == []


ENDED: dict[str, Callable[[LedgerWrite], object]] = {
    name: lambda tx, verb=verb: verb.put(tx, verb.full)  # type: ignore[misc]
    for name, verb in VERBS.items()
} | {
    "principal": lambda tx: tx.add_principal(BEN, NOW),
    "session": lambda tx: tx.put_session(SESSION, ANA, NOW),
    "turns": lambda tx: tx.append([]),
    "receipt": lambda tx: tx.keep_receipt(receipt(9), "key 9", ANA, NOW),
    "tokens": lambda tx: tx.add_tokens("2026-02-11", "gpt", 5, ANA, NOW),
    "keys": lambda tx: tx.put_memory_keys({"m_1": b"k"}),
    "read a session": lambda tx: tx.session("s"),
    "read a receipt": lambda tx: tx.receipt("key"),
    "read a memory": lambda tx: tx.memory("m_1"),
    "read a job": lambda tx: tx.job("j_1"),
    "read hashes": lambda tx: tx.content_hashes(["t_1"]),
}


@pytest.mark.parametrize("verb", ENDED.values(), ids=ENDED.keys())
@pytest.mark.parametrize("failed", [False, True])
def test_nothing_is_written_once_the_block_has_ended(
    ledger: Ledger, verb: Callable[[LedgerWrite], object], failed: bool
) -> None:
    with writing(ledger) as ended:
        ended.put_anchor(BARE_ANCHOR)
    if failed:
        with suppress(RuntimeError), ledger.write("sc_ana") as ended:
            raise RuntimeError
    before = held_of_all(ledger, "sc_ana")
    with pytest.raises(StoreError, match="has ended"):
        verb(ended)
    assert held_of_all(ledger, "sc_ana") == before
    assert ledger.principal("ben") is None


REFUSED: dict[str, Callable[[LedgerWrite], None]] = {
    "new memory, key taken": lambda tx: tx.put_memory(replace(MEMORY, id="m_9"), b"\x01"),
    "known memory, key taken": lambda tx: tx.put_memory(replace(MEMORY, id="m_2", text="changed"), b"\x01"),
    "event": lambda tx: tx.add_event(replace(EVENT, why="changed")),
    "summary": lambda tx: tx.put_summary(replace(SUMMARY, text="changed")),
    "receipt, id taken": lambda tx: tx.keep_receipt(receipt(1), "key 9", ANA, NOW),
    "receipt, key taken": lambda tx: tx.keep_receipt(receipt(9), "key 1", ANA, NOW),
}


@pytest.mark.parametrize("refused", REFUSED.values(), ids=REFUSED.keys())
def test_a_conflict_leaves_the_rest_of_the_write_whole(ledger: Ledger, refused: Callable[[LedgerWrite], None]) -> None:
    with writing(ledger) as tx:
        write_one_of_each(tx, 1)
        write_one_of_each(tx, 2)
    before = held_of_all(ledger, "sc_ana")
    with ledger.write("sc_ana") as tx:
        tx.put_memory(replace(MEMORY, id="m_3"), b"\x03")
        with pytest.raises(Conflict):
            refused(tx)
        tx.put_memory(replace(MEMORY, id="m_4"), b"\x04")
    after = held_of_all(ledger, "sc_ana")
    assert after == before | {
        "memory": [*before["memory"], replace(MEMORY, id="m_3"), replace(MEMORY, id="m_4")],
        "extent": [(2, 0)],
    }
    assert ids(ledger.memories_since("sc_ana", 1)) == ["m_3", "m_4"]
    assert list(ledger.check()) == []


def test_a_receipt_whose_key_is_taken_is_not_kept(ledger: Ledger) -> None:
    with writing(ledger) as tx:
        tx.keep_receipt(receipt(1), "key 1", ANA, NOW)
        with pytest.raises(Conflict):
            tx.keep_receipt(receipt(2), "key 1", ANA, NOW)
        tx.keep_receipt(receipt(2), "key 2", ANA, NOW)  # its id is still free
        assert (tx.receipt("key 1"), tx.receipt("key 2")) == (receipt(1), receipt(2))


@pytest.mark.parametrize("refused", REFUSED.values(), ids=REFUSED.keys())
def test_a_conflict_that_nobody_catches_undoes_the_write(ledger: Ledger, refused: Callable[[LedgerWrite], None]) -> None:
    with writing(ledger) as tx:
        write_one_of_each(tx, 1)
        write_one_of_each(tx, 2)
    before = held_of_all(ledger, "sc_ana")
    with pytest.raises(Conflict), ledger.write("sc_ana") as tx:  # noqa: PT012 - all of it is the block
        write_one_of_each(tx, 3)
        refused(tx)
    assert held_of_all(ledger, "sc_ana") == before


def test_nothing_crosses_scopes(ledger: Ledger) -> None:
    with writing(ledger) as tx:
        write_one_of_each(tx, 1)
    ledger.keep_trace(TRACE, 9)
    with writing(ledger, BEN) as tx:
        assert (tx.memory("m_1"), tx.job("j_1")) == (None, None)
    empty = held_of_all(ledger, "sc_nobody")
    assert held_of_all(ledger, "sc_ben") == empty | {"extent": [(1, 0)]}
    assert dict(ledger.memories("sc_ben", ["m_1"])) == {}
    assert ledger.event("sc_ben", "e_1") is None
    assert [list(ledger.ids_like("sc_ben", "", 9, kind=kind)) for kind in ("", "s", "m", "e", "c", "j")] == [[]] * 6
    before = held_of_all(ledger, "sc_ana")
    with writing(ledger, BEN) as tx:
        write_one_of_each(tx, 1)  # the same ids and the same key, in another scope
        tx.put_memory(replace(BARE_MEMORY, id="m_1"), b"\x02")
        tx.put_job(replace(JOB, state="done"))
    ledger.keep_trace(replace(TRACE, scope="sc_ben", id="tr_2"), 1)
    assert held_of_all(ledger, "sc_ana") == before


# -- memories ----------------------------------------------------------------------------------------------------------


def test_a_transaction_sees_its_own_memories(ledger: Ledger) -> None:
    with writing(ledger) as tx:
        assert tx.memory("m_1") is None
        tx.put_memory(MEMORY, None)
        assert tx.memory("m_1") == MEMORY
        tx.put_memory(replace(MEMORY, text="Nîmes"), None)
        assert tx.memory("m_1") == replace(MEMORY, text="Nîmes")
        assert dict(ledger.memories("sc_ana", ["m_1"])) == {}  # not committed


def test_a_memory_may_change_in_everything_but_its_beginning(ledger: Ledger) -> None:
    put(ledger, MEMORY)
    changed = replace(
        BARE_MEMORY, kind="promise", language="en", origin="web", author="p_2", audience="child", ranked_at=NOW - DAY,
        touched_at=NOW - 2 * DAY, created_at=NOW + 9 * DAY,
    )  # fmt: skip
    put(ledger, changed)
    assert dict(ledger.memories("sc_ana", ["m_1"])) == {"m_1": replace(changed, created_at=NOW)}
    put(ledger, MEMORY)
    assert list(ledger.memories_since("sc_ana", 0)) == [MEMORY]


def test_memories_are_those_of_the_ids_that_stand(ledger: Ledger) -> None:
    put(ledger, *(replace(MEMORY, id=f"m_{number}") for number in range(1_202)))
    wanted = [f"m_{number}" for number in range(1_500)]
    assert set(ledger.memories("sc_ana", wanted)) == set(wanted[:1_202])
    assert set(ledger.memories("sc_ana", ["m_3", "m_3", "m_9999", ""])) == {"m_3"}
    assert dict(ledger.memories("sc_ana", [])) == {}


def test_memories_since_are_those_written_after_a_revision_in_order_of_ids(ledger: Ledger) -> None:
    put(ledger, replace(MEMORY, id="m_b"), replace(MEMORY, id="m_c"))
    put(ledger, replace(MEMORY, id="m_a"), replace(MEMORY, id="m_Z"))
    assert ids(ledger.memories_since("sc_ana", 0)) == ["m_Z", "m_a", "m_b", "m_c"]
    assert ids(ledger.memories_since("sc_ana", 1)) == ["m_Z", "m_a"]
    assert ids(ledger.memories_since("sc_ana", 2)) == []
    put(ledger, replace(MEMORY, id="m_c", status="forgotten"))
    assert ids(ledger.memories_since("sc_ana", 2)) == ["m_c"]
    with ledger.write("sc_ana") as tx:
        tx.add_event(EVENT)  # a write that touches no memory
    assert ids(ledger.memories_since("sc_ana", 3)) == []
    assert ids(ledger.memories_since("sc_ana", 99)) == []


def test_what_memories_are_found_by_is_kept_until_it_is_put_anew(ledger: Ledger) -> None:
    put(ledger, MEMORY, replace(MEMORY, id="m_9"))
    assert dict(ledger.memory_keys("sc_ana")) == {}
    with writing(ledger) as tx:
        tx.put_memory_keys({"m_1": b"\0\xff", "m_9": b"", "m_nobody": b"k"})
        tx.put_memory_keys({})
    assert dict(ledger.memory_keys("sc_ana")) == {"m_1": b"\0\xff", "m_9": b""}
    put(ledger, replace(MEMORY, status="forgotten"))
    with writing(ledger) as tx:
        tx.put_memory_keys({"m_9": b"other"})
    assert dict(ledger.memory_keys("sc_ana")) == {"m_1": b"\0\xff", "m_9": b"other"}
    assert dict(ledger.memory_keys("sc_ben")) == {}
    assert ids(ledger.memories_since("sc_ana", 3)) == []  # no memory is changed by it
    with writing(ledger, BEN) as tx:
        tx.put_memory_keys({"m_1": b"of another scope"})
    put(ledger, replace(MEMORY, text="Nîmes"), replace(MEMORY, id="m_9", language="en"))
    assert dict(ledger.memory_keys("sc_ana")) == {}


def test_of_many_memories_of_which_one_is_refused_each_is_found_by_what_it_was(ledger: Ledger) -> None:
    with writing(ledger) as tx:
        tx.put_memory(MEMORY, None)
        tx.put_memory(replace(MEMORY, id="m_2"), b"taken")
        tx.put_memory_keys({"m_1": b"k"})
    with ledger.write("sc_ana") as tx:
        with pytest.raises(Conflict):
            tx.put_memories([(replace(MEMORY, text="Nîmes"), None), (replace(MEMORY, id="m_9"), b"taken")])
        tx.add_event(EVENT)
    assert dict(ledger.memory_keys("sc_ana")) == {"m_1": b"k"}


def test_two_active_memories_never_have_one_key(ledger: Ledger) -> None:
    put(ledger, MEMORY, key=b"k")
    put(ledger, replace(MEMORY, text="again"), key=b"k")  # its own key is no obstacle
    with pytest.raises(Conflict):
        put(ledger, replace(MEMORY, id="m_2"), key=b"k")
    with pytest.raises(Conflict):
        put(ledger, replace(MEMORY, id="m_3"), replace(MEMORY, id="m_4"), key=b"new")
    assert ids(ledger.memories_since("sc_ana", 0)) == ["m_1"]
    assert ledger.revision("sc_ana") == 2
    put(ledger, replace(MEMORY, id="m_2"), key=b"K")
    put(ledger, replace(MEMORY, id="m_3"), key=b"")  # of no bytes, and yet a key
    with pytest.raises(Conflict):
        put(ledger, replace(MEMORY, id="m_4"), key=b"")


def test_any_number_of_memories_have_no_key(ledger: Ledger) -> None:
    put(ledger, *(replace(MEMORY, id=f"m_{number}") for number in range(5)))
    assert len(ledger.memories_since("sc_ana", 0)) == 5


def test_a_key_is_free_once_its_memory_is_no_longer_active(ledger: Ledger) -> None:
    put(ledger, replace(MEMORY, status="active"), key=b"k")
    put(ledger, replace(MEMORY, status="superseded"))
    put(ledger, replace(MEMORY, id="m_2", status="active"), key=b"k")
    with pytest.raises(Conflict):
        put(ledger, replace(MEMORY, status="active"), key=b"k")
    assert {one.id: one.status for one in ledger.memories_since("sc_ana", 0)} == {"m_1": "superseded", "m_2": "active"}


def test_a_key_passes_from_one_memory_to_another_in_one_write(ledger: Ledger) -> None:
    put(ledger, MEMORY, key=b"old")
    with ledger.write("sc_ana") as tx:
        tx.put_memory(MEMORY, b"other")
        tx.put_memory(replace(MEMORY, id="m_2"), b"old")
        tx.put_memory(MEMORY, None)
        tx.put_memory(replace(MEMORY, id="m_3"), b"other")
    assert ids(ledger.memories_since("sc_ana", 1)) == ["m_1", "m_2", "m_3"]


def test_an_undone_write_gives_the_key_back(ledger: Ledger) -> None:
    put(ledger, MEMORY, key=b"k")
    with suppress(RuntimeError), ledger.write("sc_ana") as tx:
        tx.put_memory(MEMORY, None)
        raise RuntimeError
    with pytest.raises(Conflict):
        put(ledger, replace(MEMORY, id="m_2"), key=b"k")


def test_writers_in_many_threads_give_one_key_to_one_memory(ledger: Ledger) -> None:
    with writing(ledger):
        pass
    together = threading.Barrier(4)
    refused: list[str] = []

    def write(name: str) -> None:
        together.wait()
        try:
            put(ledger, replace(MEMORY, id=name), key=b"k")
        except Conflict:
            refused.append(name)

    threads = [threading.Thread(target=write, args=(f"m_{number}",)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(refused) == 3
    assert {*ids(ledger.memories_since("sc_ana", 0)), *refused} == {f"m_{number}" for number in range(4)}
    assert ledger.revision("sc_ana") == 2


# -- events ------------------------------------------------------------------------------------------------------------

# In order of writing, which neither their ids nor their times follow: clocks are set back.
EVENTS = [
    replace(EVENT, id="e_d", target="m_1", what="created", created_at=NOW + 9 * DAY),
    replace(EVENT, id="e_c", target="m_1", what="created", created_at=NOW),
    replace(EVENT, id="e_a", target="m_2", what="created", created_at=NOW + DAY),
    replace(EVENT, id="e_b", target="m_1", what="forgotten", created_at=NOW),
]


@pytest.mark.parametrize("at_once", [1, 2, 3, 4])
def test_events_come_last_written_first_of_one_memory_of_one_kind_or_all(ledger: Ledger, at_once: int) -> None:
    for first in range(0, len(EVENTS), at_once):
        with writing(ledger) as tx:
            for event in EVENTS[first : first + at_once]:
                tx.add_event(event)
    assert ids(ledger.events("sc_ana")) == ["e_b", "e_a", "e_c", "e_d"]
    assert ids(ledger.events("sc_ana", target="m_1")) == ["e_b", "e_c", "e_d"]
    assert ids(ledger.events("sc_ana", what="created")) == ["e_a", "e_c", "e_d"]
    assert ids(ledger.events("sc_ana", target="m_1", what="created")) == ["e_c", "e_d"]
    assert ids(ledger.events("sc_ana", target="m_1", what="created", limit=1)) == ["e_c"]
    assert ids(ledger.events("sc_ana", limit=2)) == ["e_b", "e_a"]
    assert ids(ledger.events("sc_ana", limit=0)) == []
    assert ids(ledger.events("sc_ana", target="m_")) == ids(ledger.events("sc_ana", target="")) == []
    assert ids(ledger.events("sc_ana", what="pinned")) == []


def test_one_event_is_found_by_its_exact_id(ledger: Ledger) -> None:
    with writing(ledger) as tx:
        tx.add_event(EVENT)
    assert ledger.event("sc_ana", "e_1") == EVENT
    assert [ledger.event("sc_ana", i) for i in ("e_", "E_1", "e_1 ", "")] == [None] * 4


def test_an_event_is_never_written_over(ledger: Ledger) -> None:
    with writing(ledger) as tx:
        tx.add_event(EVENT)
    with pytest.raises(Conflict), ledger.write("sc_ana") as tx:
        tx.add_event(replace(EVENT, why="another"))
    assert ledger.event("sc_ana", "e_1") == EVENT


def test_any_mapping_may_be_given_and_comes_back_as_json(ledger: Ledger) -> None:
    with writing(ledger) as tx:
        tx.add_event(replace(EVENT, before=MappingProxyType({"tags": ("a", "b")}), after=MappingProxyType({})))
    ledger.keep_trace(replace(TRACE, seats=(MappingProxyType({"id": "m_1"}),), left_out=MappingProxyType({"budget": 1})), 9)
    assert ledger.events("sc_ana")[0].before == {"tags": ["a", "b"]}  # as JSON has it
    found = ledger.traces("sc_ana")[0]
    assert (list(found.seats), found.left_out) == ([{"id": "m_1"}], {"budget": 1})


def test_what_was_written_does_not_follow_what_the_caller_changes_later(ledger: Ledger) -> None:
    before: dict[str, object] = {"tags": ["a"]}
    seat: dict[str, object] = {"id": "m_1"}
    with writing(ledger) as tx:
        tx.add_event(replace(EVENT, before=before))
    ledger.keep_trace(replace(TRACE, seats=(seat,)), 9)
    before["text"] = seat["text"] = "changed"
    before["tags"].append("b")  # type: ignore[attr-defined]
    assert ledger.events("sc_ana")[0].before == {"tags": ["a"]}
    assert ledger.traces("sc_ana")[0].seats == ({"id": "m_1"},)


# -- candidates --------------------------------------------------------------------------------------------------------


def test_a_candidate_is_judged_once(ledger: Ledger) -> None:
    for _ in range(2):
        with writing(ledger) as tx:
            tx.add_judged(JUDGED)
            tx.add_judged(replace(BARE_JUDGED, rule="another", created_at=NOW + DAY))
    assert list(ledger.candidates("sc_ana")) == [JUDGED]
    assert dict(ledger.verdict_counts("sc_ana")) == {("merged", "same words"): 1}


def test_what_became_of_a_candidate_may_change_and_nothing_else(ledger: Ledger) -> None:
    waits = replace(JUDGED, verdict="quarantined", memory=None)
    after = replace(waits, verdict="kept", rule="released by hand", why="said", memory="m_1")
    with writing(ledger) as tx:
        tx.add_judged(waits)
        assert tx.judged("c_1") == waits
        assert tx.judged("c_2") is None
    with ledger.write("sc_ana") as tx:
        tx.put_judged(replace(after, candidate=BARE_JUDGED.candidate, job="j_9", origin="web", created_at=NOW + DAY))
        assert tx.judged("c_1") == after
    assert list(ledger.candidates("sc_ana")) == [after]
    assert ledger.judged("sc_ana", "c_1") == after
    assert ledger.judged("sc_bob", "c_1") is None


def test_candidates_come_latest_first_of_one_verdict_or_about_one_memory(ledger: Ledger) -> None:
    with writing(ledger) as tx:
        for number, (verdict, memory, days) in enumerate(
            [("kept", "m_1", 0), ("refused", None, 1), ("merged", "m_1", 1), ("kept", "m_2", -1)]
        ):
            given = replace(JUDGED, id=f"c_{number}", memory=memory, created_at=NOW + days * DAY)
            tx.add_judged(replace(given, verdict=verdict))  # type: ignore[arg-type]
    assert ids(ledger.candidates("sc_ana")) == ["c_2", "c_1", "c_0", "c_3"]
    assert ids(ledger.candidates("sc_ana", verdict="kept")) == ["c_0", "c_3"]
    assert ids(ledger.candidates("sc_ana", memory="m_1")) == ["c_2", "c_0"]
    assert ids(ledger.candidates("sc_ana", verdict="kept", memory="m_1")) == ["c_0"]
    assert ids(ledger.candidates("sc_ana", limit=3)) == ["c_2", "c_1", "c_0"]
    assert ids(ledger.candidates("sc_ana", verdict="kept", limit=1)) == ["c_0"]
    assert ids(ledger.candidates("sc_ana", limit=0)) == []
    assert ids(ledger.candidates("sc_ana", verdict="quarantined")) == []
    assert ids(ledger.candidates("sc_ana", memory="m_")) == ids(ledger.candidates("sc_ana", memory="")) == []


def test_verdicts_are_counted_by_verdict_and_rule(ledger: Ledger) -> None:
    with writing(ledger) as tx:
        for number, (verdict, rule) in enumerate([("kept", "new"), ("kept", "new"), ("kept", "forced"), ("refused", "new")]):
            tx.add_judged(replace(JUDGED, id=f"c_{number}", verdict=verdict, rule=rule))  # type: ignore[arg-type]
    counts = ledger.verdict_counts("sc_ana")
    assert dict(counts) == {("kept", "new"): 2, ("kept", "forced"): 1, ("refused", "new"): 1}
    with pytest.raises(KeyError):
        counts["merged", "new"]


# -- jobs --------------------------------------------------------------------------------------------------------------


def test_a_job_may_change_in_everything_but_its_beginning(ledger: Ledger) -> None:
    with writing(ledger) as tx:
        assert tx.job("j_1") is None
        tx.put_job(BARE_JOB)
        assert tx.job("j_1") == BARE_JOB
    changed = replace(JOB, state="done", what="other", session="t", first_seq=4, last_seq=5, created_at=NOW + DAY, author="p_2")
    with ledger.write("sc_ana") as tx:
        tx.put_job(changed)
        assert tx.job("j_1") == replace(changed, created_at=NOW)
    assert list(ledger.jobs("sc_ana", ["done"])) == [replace(changed, created_at=NOW)]
    assert list(ledger.jobs("sc_ana", ["pending"])) == []


def test_jobs_come_oldest_first_of_the_states_asked_for(ledger: Ledger) -> None:
    states = ["pending", "done", "running", "failed", "pending"]
    with writing(ledger) as tx:
        for number, state in enumerate(states):
            job = replace(JOB, id=f"j_{number}", created_at=NOW - (number // 2) * DAY)
            tx.put_job(replace(job, state=state))  # type: ignore[arg-type]
    assert ids(ledger.jobs("sc_ana", ["pending", "running", "done", "failed"])) == ["j_4", "j_2", "j_3", "j_0", "j_1"]
    assert ids(ledger.jobs("sc_ana", ["pending"])) == ["j_4", "j_0"]
    assert ids(ledger.jobs("sc_ana", ("failed", "running"))) == ["j_2", "j_3"]
    assert ids(ledger.jobs("sc_ana", ["pending", "done"], 2)) == ["j_4", "j_0"]
    assert ids(ledger.jobs("sc_ana", ["pending"], 0)) == []
    assert ids(ledger.jobs("sc_ana", [])) == []


def test_jobs_are_counted_by_state(ledger: Ledger) -> None:
    with writing(ledger) as tx:
        for number, state in enumerate(["pending", "done", "pending"]):
            tx.put_job(replace(JOB, id=f"j_{number}", state=state))  # type: ignore[arg-type]
    counts = ledger.job_counts("sc_ana")
    assert dict(counts) == {"pending": 2, "done": 1}
    with pytest.raises(KeyError):
        counts["failed"]


def test_jobs_of_a_forgotten_session_wait_until_it_is_not(ledger: Ledger) -> None:
    header = Session(
        id=JOB.session,
        scope="sc_ana",
        story=None,
        title="",
        turns=0,
        language="fr",
        first_at=None,
        last_at=None,
        created_at=NOW,
    )
    with writing(ledger) as tx:
        tx.put_session(replace(header, forgotten_at=NOW), ANA, NOW)
        tx.put_job(replace(JOB, state="pending", due_at=NOW))
        tx.put_job(replace(JOB, id="j_other", session="other", state="pending", due_at=NOW))
    with writing(ledger, BEN) as tx:  # a session of the same name, of somebody else
        tx.put_job(replace(JOB, id="j_ben", state="pending", due_at=NOW))
    assert ids(ledger.due_jobs(NOW, 9)) == ["j_ben", "j_other"]
    assert list(ledger.due_jobs(NOW, 9, scope="sc_ana", session=JOB.session)) == []
    with writing(ledger) as tx:
        tx.put_session(header, ANA, NOW)
    assert len(ledger.due_jobs(NOW, 9)) == 3


def test_due_jobs_are_those_of_any_scope_whose_time_has_come(ledger: Ledger) -> None:
    past, future = NOW - timedelta(microseconds=1), NOW + timedelta(microseconds=1)
    for principal in (ANA, BEN):
        with writing(ledger, principal) as tx:
            for state in ("pending", "running", "done", "failed"):
                for name, due in (("past", past), ("now", NOW), ("future", future)):
                    tx.put_job(replace(JOB, id=f"j_{state}_{name}_{principal.name}", state=state, due_at=due))  # type: ignore[arg-type]
    expected = sorted(
        f"j_{state}_{name}_{who}"
        for state in ("pending", "running", "failed")
        for name in ("past", "now")
        for who in ("ana", "ben")
    )
    assert ids(ledger.due_jobs(NOW, 99)) == expected
    assert {(job.id[-3:], job.scope) for job in ledger.due_jobs(NOW, 99)} == {("ana", "sc_ana"), ("ben", "sc_ben")}
    assert ids(ledger.due_jobs(NOW.astimezone(timezone(timedelta(hours=-9))), 99)) == expected
    assert ids(ledger.due_jobs(NOW, 3)) == expected[:3]
    assert ids(ledger.due_jobs(NOW, 0)) == []
    assert ids(ledger.due_jobs(past - DAY, 99)) == []
    assert len(ledger.due_jobs(future, 99)) == 18


def test_due_jobs_of_one_scope_or_of_one_session(ledger: Ledger) -> None:
    for principal, sessions in ((ANA, ("s_1", "s_2")), (BEN, ("s_1",))):
        for session in sessions:
            with writing(ledger, principal) as tx:
                tx.put_job(replace(JOB, id=f"j_{principal.name}_{session}", session=session, due_at=NOW))
    assert ids(ledger.due_jobs(NOW, 9, scope="sc_ana")) == ["j_ana_s_1", "j_ana_s_2"]
    assert ids(ledger.due_jobs(NOW, 1, scope="sc_ana")) == ["j_ana_s_1"]
    assert ids(ledger.due_jobs(NOW, 9, scope="sc_ana", session="s_2")) == ["j_ana_s_2"]
    assert ids(ledger.due_jobs(NOW, 9, scope="sc_ben", session="s_2")) == []
    assert ids(ledger.due_jobs(NOW, 9, scope="sc_nobody")) == []


def test_what_only_waits_for_the_rest_of_its_exchange_is_due_for_whoever_asks(ledger: Ledger) -> None:
    waits = replace(BARE_JOB, reason=None, answer=None, due_at=NOW + DAY)
    with writing(ledger) as tx:
        tx.put_job(waits)
        tx.put_job(replace(waits, id="j_2", reason="the ceiling of the day"))
        tx.put_job(replace(waits, id="j_3", tries=1))
        tx.put_job(replace(waits, id="j_4", state="running"))
        tx.put_job(replace(waits, id="j_5", state="done"))
    assert ids(ledger.due_jobs(NOW, 9, at_once=True)) == ["j_1"]
    assert ids(ledger.due_jobs(NOW, 9)) == []
    assert ids(ledger.due_jobs(NOW, 9, scope="sc_nobody", at_once=True)) == []


def test_due_jobs_come_oldest_first_whatever_their_scope_and_due_time(ledger: Ledger) -> None:
    for principal, days in ((ANA, 0), (BEN, 1), (ANA, 2), (BEN, 3)):
        with writing(ledger, principal) as tx:
            tx.put_job(replace(JOB, id=f"j_{days}", created_at=NOW - days * DAY, due_at=NOW - (9 - days) * DAY))
    assert ids(ledger.due_jobs(NOW, 9)) == ["j_3", "j_2", "j_1", "j_0"]


def test_a_job_that_is_taken_and_done_is_no_longer_due(ledger: Ledger) -> None:
    def now_is(state: str, due: datetime) -> list[str]:
        with writing(ledger) as tx:
            tx.put_job(replace(JOB, state=state, due_at=due))  # type: ignore[arg-type]
        return ids(ledger.due_jobs(NOW, 9))

    assert now_is("pending", NOW) == ["j_1"]
    assert now_is("running", NOW + DAY) == []
    assert now_is("running", NOW - DAY) == ["j_1"]  # for too long: taken for dead
    assert now_is("failed", NOW + DAY) == []
    assert now_is("failed", NOW) == ["j_1"]
    assert now_is("done", NOW - DAY) == []


# -- summaries, anchors, positions -------------------------------------------------------------------------------------


def test_the_summary_is_the_latest_version_of_its_story(ledger: Ledger) -> None:
    with writing(ledger) as tx:
        for version in (2, 10, 9):
            tx.put_summary(replace(SUMMARY, version=version, text=f"v{version}", created_at=NOW - version * DAY))
        tx.put_summary(replace(SUMMARY, story="", version=1, text="of none"))
    found = ledger.summary("sc_ana", "roman")
    assert found is not None
    assert found.text == "v10"
    assert ledger.summary("sc_ana", "") == replace(SUMMARY, story="", text="of none")
    assert [ledger.summary("sc_ana", story) for story in ("Roman", "rom", "roman ")] == [None] * 3


def test_a_version_that_stands_is_never_written_over(ledger: Ledger) -> None:
    with writing(ledger) as tx:
        tx.put_summary(SUMMARY)
        with pytest.raises(Conflict):
            tx.put_summary(replace(SUMMARY, text="another"))
        tx.put_summary(replace(SUMMARY, story="autre"))
    with pytest.raises(Conflict), ledger.write("sc_ana") as tx:
        tx.put_summary(replace(SUMMARY, text="another"))
    assert ledger.summary("sc_ana", "roman") == SUMMARY


def test_anchors_that_were_retired_are_given_only_when_asked_for(ledger: Ledger) -> None:
    with writing(ledger) as tx:
        for number, name in enumerate("bca"):
            tx.put_anchor(replace(BARE_ANCHOR, id=f"an_{name}", created_at=NOW - (number // 2) * DAY))
    assert ids(ledger.anchors("sc_ana")) == ["an_a", "an_b", "an_c"]
    retired = replace(ANCHOR, id="an_b", created_at=NOW + DAY)
    with ledger.write("sc_ana") as tx:
        tx.put_anchor(retired)
    assert ids(ledger.anchors("sc_ana")) == ["an_a", "an_c"]
    assert ids(ledger.anchors("sc_ana", retired=True)) == ["an_a", "an_b", "an_c"]
    assert ledger.anchors("sc_ana", retired=True)[1] == replace(retired, created_at=NOW)  # it began when it began


def test_positions_that_were_given_up_are_given_only_when_asked_for(ledger: Ledger) -> None:
    with writing(ledger) as tx:
        for number, name in enumerate("bca"):
            tx.put_position(replace(BARE_POSITION, id=f"po_{name}", created_at=NOW - (number // 2) * DAY))
    assert ids(ledger.positions("sc_ana")) == ["po_a", "po_b", "po_c"]
    given_up = replace(POSITION, id="po_b", created_at=NOW + DAY)
    with ledger.write("sc_ana") as tx:
        tx.put_position(given_up)
    assert ids(ledger.positions("sc_ana")) == ["po_a", "po_c"]
    assert ids(ledger.positions("sc_ana", superseded=True)) == ["po_a", "po_b", "po_c"]
    assert ledger.positions("sc_ana", superseded=True)[1] == replace(given_up, created_at=NOW)


# -- tokens ------------------------------------------------------------------------------------------------------------


def test_a_state_is_where_its_last_move_led_and_no_position(ledger: Ledger) -> None:
    moves = [
        ("po_1", "Lise", "trust", "2"),
        ("po_3", "Lise", "trust", "3.5"),
        ("po_2", "Lise", "mood", "-1"),
        ("po_4", "Iris", "trust", "9"),
    ]
    with writing(ledger) as tx:
        for number, character, name, value in moves:
            tx.put_position(replace(POSITION, id=number, character=character, subject=name, text=value, status="state"))
    assert dict(ledger.states("sc_ana", "Lise")) == {"trust": 3.5, "mood": -1.0}
    assert dict(ledger.states("sc_ana", "Nobody")) == {}
    assert dict(ledger.states("sc_ben", "Lise")) == {}
    assert list(ledger.positions("sc_ana", superseded=True)) == []


def test_tokens_of_a_day_add_up_over_writes_and_models(ledger: Ledger) -> None:
    for tokens in (5, 0, 7):
        with writing(ledger) as tx:
            tx.add_tokens("2026-02-11", "gpt", tokens, ANA, NOW)
            tx.add_tokens("2026-02-11", "claude", 100, ANA, NOW)
            tx.add_tokens("2026-02-12", "gpt", 2**40, ANA, NOW)
    with writing(ledger, BEN) as tx:
        tx.add_tokens("2026-02-11", "gpt", 1, BEN, NOW)
    assert [ledger.tokens_used("sc_ana", f"2026-02-{day}") for day in (11, 12, 13)] == [312, 3 * 2**40, 0]
    assert ledger.tokens_used("sc_ben", "2026-02-11") == 1


def test_tokens_of_a_write_that_failed_do_not_count(ledger: Ledger) -> None:
    with writing(ledger) as tx:
        tx.add_tokens("2026-02-11", "gpt", 5, ANA, NOW)
    with suppress(RuntimeError), ledger.write("sc_ana") as tx:
        tx.add_tokens("2026-02-11", "gpt", 5, ANA, NOW)
        raise RuntimeError
    assert ledger.tokens_used("sc_ana", "2026-02-11") == 5


# -- traces ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("given", [TRACE, BARE_TRACE], ids=["full", "bare"])
def test_a_trace_comes_back_as_it_was_given(ledger: Ledger, given: Trace) -> None:
    zone = timezone(timedelta(hours=14))
    ledger.keep_trace(replace(given, created_at=NOW.astimezone(zone)), 9)
    (found,) = ledger.traces("sc_ana")
    assert found == given
    assert found.created_at.utcoffset() == timedelta(0)
    assert types_of(found) == types_of(given)


def test_traces_come_latest_first_of_one_session_or_of_all(ledger: Ledger) -> None:
    for number in range(60):
        session = "a" if number % 2 else "b"
        ledger.keep_trace(replace(TRACE, id=f"tr_{number:02}", session=session, created_at=NOW + (number // 4) * DAY), 99)
    latest = [f"tr_{number:02}" for number in reversed(range(60))]
    assert ids(ledger.traces("sc_ana")) == latest[:50]
    assert ids(ledger.traces("sc_ana", limit=3)) == latest[:3]
    assert ids(ledger.traces("sc_ana", session="a", limit=3)) == ["tr_59", "tr_57", "tr_55"]
    assert len(ledger.traces("sc_ana", limit=99)) == 60
    assert ids(ledger.traces("sc_ana", session="c")) == ids(ledger.traces("sc_ana", limit=0)) == []


def test_only_the_latest_traces_of_a_scope_are_kept(ledger: Ledger) -> None:
    ledger.keep_trace(replace(TRACE, id="tr_ben", scope="sc_ben", created_at=NOW - 99 * DAY), 3)
    for number in range(6):
        ledger.keep_trace(replace(TRACE, id=f"tr_{number}", session=str(number % 2), created_at=NOW + number * DAY), 3)
    assert ids(ledger.traces("sc_ana")) == ["tr_5", "tr_4", "tr_3"]
    ledger.keep_trace(replace(TRACE, id="tr_old", created_at=NOW), 3)  # older than those that stand
    assert ids(ledger.traces("sc_ana")) == ["tr_5", "tr_4", "tr_3"]
    ledger.keep_trace(replace(TRACE, id="tr_6", created_at=NOW + 6 * DAY), 1)
    assert ids(ledger.traces("sc_ana")) == ["tr_6"]
    assert ids(ledger.traces("sc_ben")) == ["tr_ben"]


def test_the_traces_of_one_scope_take_no_place_of_another(ledger: Ledger) -> None:
    for number in range(3):
        ledger.keep_trace(replace(TRACE, id=f"tr_{number}", created_at=NOW + number * DAY), 3)
        ledger.keep_trace(replace(TRACE, id=f"tr_ben{number}", scope="sc_ben", created_at=NOW + (number + 9) * DAY), 3)
    ledger.keep_trace(replace(TRACE, id="tr_3", created_at=NOW + 3 * DAY), 3)  # all of the other scope are later
    assert ids(ledger.traces("sc_ana")) == ["tr_3", "tr_2", "tr_1"]
    ledger.keep_trace(replace(TRACE, id="tr_ben3", scope="sc_ben", created_at=NOW + 12 * DAY), 1)
    assert ids(ledger.traces("sc_ana")) == ["tr_3", "tr_2", "tr_1"]
    assert ids(ledger.traces("sc_ben")) == ["tr_ben3"]


def test_a_trace_is_never_written_over(ledger: Ledger) -> None:
    ledger.keep_trace(TRACE, 9)
    with pytest.raises(Conflict):
        ledger.keep_trace(BARE_TRACE, 9)
    assert list(ledger.traces("sc_ana")) == [TRACE]


def test_a_trace_makes_no_scope_and_no_revision(ledger: Ledger) -> None:
    ledger.keep_trace(TRACE, 9)
    assert dict(ledger.scopes()) == {}
    with pytest.raises(Conflict), ledger.write("sc_ana") as tx:
        tx.add_event(EVENT)  # there is no principal yet, with or without a trace
    put(ledger, MEMORY)
    ledger.keep_trace(replace(TRACE, id="tr_2"), 9)
    assert dict(ledger.scopes()) == {"sc_ana": 1}
    assert ids(ledger.traces("sc_ana")) == ["tr_2", "tr_1"]
    put(ledger, MEMORY)
    assert ids(ledger.traces("sc_ana")) == ["tr_2", "tr_1"]


def test_neither_a_read_nor_a_trace_waits_for_a_writer_in_another_thread(ledger: Ledger) -> None:
    put(ledger, MEMORY)
    as_committed = held_of_all(ledger, "sc_ana")
    begun, kept = threading.Event(), threading.Event()

    def write() -> None:
        with ledger.write("sc_ana") as tx:
            write_one_of_each(tx, 2)
            begun.set()
            kept.wait(20)

    writer = threading.Thread(target=write)
    writer.start()
    assert begun.wait(20)
    try:
        assert held_of_all(ledger, "sc_ana") == as_committed
        assert list(ledger.due_jobs(NOW + 9 * DAY, 9)) == []
        assert dict(ledger.scopes()) == {"sc_ana": 1}
        with pytest.raises(StoreBusy) as caught:
            ledger.keep_trace(TRACE, 9)
        assert caught.value.retry
        assert writer.is_alive()
        assert not kept.is_set()
    finally:
        kept.set()
        writer.join()
    assert list(ledger.traces("sc_ana")) == []
    ledger.keep_trace(TRACE, 9)
    assert list(ledger.traces("sc_ana")) == [TRACE]
    put(ledger, BARE_MEMORY)  # and a refused trace leaves the ledger as good as before


def test_a_trace_does_not_wait_for_a_writer_in_its_own_thread(ledger: Ledger) -> None:
    with writing(ledger) as tx:
        tx.put_memory(MEMORY, None)
        with pytest.raises(StoreBusy):
            ledger.keep_trace(TRACE, 9)
    assert list(ledger.traces("sc_ana")) == []
    assert ids(ledger.memories_since("sc_ana", 0)) == ["m_1"]


def test_a_trace_counts_who_was_served_and_who_for_the_messages_sake(ledger: Ledger) -> None:
    put(ledger, replace(MEMORY, id="m_1", status="active"), replace(MEMORY, id="m_2", status="active"))
    assert {i: (s.served, s.semantic) for i, s in ledger.served("sc_ana").items()} == {"m_1": (0, 0), "m_2": (0, 0)}
    ledger.keep_trace(TRACE, 9, served=["m_1", "m_2", "m_gone"], semantic=["m_2"])
    ledger.keep_trace(replace(TRACE, id="tr_2"), 9, served=["m_1", "m_1"])
    ledger.keep_trace(replace(TRACE, id="tr_3"), 9)
    assert {i: (s.served, s.semantic) for i, s in ledger.served("sc_ana").items()} == {"m_1": (2, 0), "m_2": (1, 1)}
    assert dict(ledger.served("sc_ben")) == {}
    assert dict(ledger.scopes()) == {"sc_ana": 1}


def test_counts_outlive_their_traces_and_later_writes_of_the_memory(ledger: Ledger) -> None:
    active = replace(MEMORY, status="active")
    put(ledger, active)
    for number in range(3):
        ledger.keep_trace(replace(TRACE, id=f"tr_{number}", created_at=NOW + number * DAY), 1, served=["m_1"], semantic=["m_1"])
    put(ledger, replace(active, text="Nîmes"))
    assert (ledger.served("sc_ana")["m_1"].served, ledger.served("sc_ana")["m_1"].semantic) == (3, 3)


def test_only_active_memories_are_counted(ledger: Ledger) -> None:
    put(ledger, replace(MEMORY, id="m_1", status="active"), replace(MEMORY, id="m_2", status="forgotten"))
    assert set(ledger.served("sc_ana")) == {"m_1"}


def test_a_memory_could_have_been_served_in_the_turns_since_it_is_active(ledger: Ledger) -> None:
    put(ledger, replace(MEMORY, status="active"))
    assert ledger.served("sc_ana")["m_1"].candidate == 0
    with writing(ledger) as tx:
        tx.put_session(replace(SESSION, turns=3), ANA, NOW)
        tx.append([replace(TURN, id=f"t_{number}", seq=number) for number in (1, 2, 3)])
    assert ledger.served("sc_ana")["m_1"].candidate == 3
    put(ledger, replace(MEMORY, id="m_2", status="active"))
    assert {i: s.candidate for i, s in ledger.served("sc_ana").items()} == {"m_1": 3, "m_2": 0}


def test_a_refused_trace_counts_nobody(ledger: Ledger) -> None:
    put(ledger, replace(MEMORY, status="active"))
    ledger.keep_trace(TRACE, 9)
    with pytest.raises(Conflict):
        ledger.keep_trace(TRACE, 9, served=["m_1"])
    with writing(ledger), pytest.raises(StoreBusy):
        ledger.keep_trace(replace(TRACE, id="tr_2"), 9, served=["m_1"])
    assert ledger.served("sc_ana")["m_1"].served == 0


# -- principals, sessions, ids, receipts -------------------------------------------------------------------------------


def test_a_principal_is_found_by_its_scope(ledger: Ledger) -> None:
    for principal in (ANA, BEN):
        with writing(ledger, principal):
            pass
    assert (ledger.principal_of("sc_ana"), ledger.principal_of("sc_ben")) == (ANA, BEN)
    assert [ledger.principal_of(scope) for scope in ("sc_", "SC_ANA", "ana", "")] == [None] * 4


def test_one_session_is_found_by_its_exact_id(ledger: Ledger) -> None:
    given = Session(
        id="été", scope="sc_ana", story="roman", title="Le départ", turns=3, language="fr", first_at=NOW, last_at=NOW + DAY,
        created_at=NOW,
    )  # fmt: skip
    with writing(ledger) as tx:
        tx.put_session(given, ANA, NOW)
        assert ledger.session("sc_ana", "été") is None  # not committed
    assert ledger.session("sc_ana", "été") == given
    assert [ledger.session("sc_ana", i) for i in ("ét", "Été", "e\u0301te\u0301", "")] == [None] * 4
    assert ledger.session("sc_ben", "été") is None


def test_ids_of_each_kind_and_of_all_that_can_be_shown(ledger: Ledger) -> None:
    with writing(ledger) as tx:
        session = Session(
            id="x_s", scope="sc_ana", story=None, title="", turns=0, language="fr", first_at=None, last_at=None, created_at=NOW
        )  # fmt: skip
        tx.put_session(session, ANA, NOW)
        for name in ("x", "x_m2", "x_m1", "y"):
            tx.put_memory(replace(MEMORY, id=name), None)
        tx.add_event(replace(EVENT, id="x_e"))
        tx.add_judged(replace(JUDGED, id="x_c"))
        tx.put_job(replace(JOB, id="x_j"))
    found = {kind: list(ledger.ids_like("sc_ana", "x", 9, kind=kind)) for kind in ("", "s", "m", "e", "c", "j")}
    assert found == {
        "": ["x", "x_m1", "x_m2", "x_s"], "s": ["x_s"], "m": ["x", "x_m1", "x_m2"], "e": ["x_e"], "c": ["x_c"], "j": ["x_j"],
    }  # fmt: skip
    assert list(ledger.ids_like("sc_ana", "x_", 2)) == ["x_m1", "x_m2"]
    assert list(ledger.ids_like("sc_ana", "x_m2", 9, kind="m")) == ["x_m2"]
    assert list(ledger.ids_like("sc_ana", "x", 0, kind="m")) == []
    assert list(ledger.ids_like("sc_ana", "z", 9, kind="m")) == []


def test_a_receipt_names_its_jobs(ledger: Ledger) -> None:
    given = Receipt(id="r_1", scope="sc_ana", session="s", turn_ids=("t_1",), jobs=("j_2", "j_1"))
    with writing(ledger) as tx:
        tx.keep_receipt(given, "key", ANA, NOW)
        assert tx.receipt("key") == given


# -- many at once, checkpoints, leases ---------------------------------------------------------------------------------


def test_many_memories_at_once_are_as_one_by_one(ledger: Ledger) -> None:
    many = [(replace(MEMORY, id=f"m_{n}", status="active"), f"key {n}".encode()) for n in range(20)]
    with writing(ledger) as tx:
        tx.put_memories(many)
        tx.put_memories([])
    with writing(ledger) as tx:
        tx.put_memories([(replace(many[0][0], status="archived"), None), many[1]])
    held = ledger.memories("sc_ana", [memory.id for memory, _ in many])
    assert [held[f"m_{n}"].status for n in range(3)] == ["archived", "active", "active"]
    assert ids(ledger.memories_since("sc_ana", 1)) == ["m_0", "m_1"]


def test_many_memories_of_which_one_would_stand_twice_are_none(ledger: Ledger) -> None:
    put(ledger, MEMORY, key=b"k")
    with writing(ledger) as tx:
        with pytest.raises(Conflict):
            tx.put_memories([(replace(MEMORY, id="m_new"), b"new"), (replace(MEMORY, id="m_twin"), b"k")])
        tx.put_memory(replace(MEMORY, id="m_after"), b"after")
    assert ids(ledger.memories_since("sc_ana", 0)) == ["m_1", "m_after"]


def test_many_events_at_once_come_in_their_order_and_are_all_or_none(ledger: Ledger) -> None:
    with writing(ledger) as tx:
        tx.add_event(EVENT)
        tx.add_events([replace(EVENT, id=f"e_{n}") for n in (5, 3, 4)])
        with pytest.raises(Conflict):
            tx.add_events([replace(EVENT, id="e_9"), EVENT])
        tx.add_events([])
        tx.add_event(replace(EVENT, id="e_8"))
    assert ids(ledger.events("sc_ana")) == ["e_8", "e_4", "e_3", "e_5", "e_1"]


def test_a_checkpoint_takes_the_place_of_the_one_before(ledger: Ledger) -> None:
    assert ledger.checkpoint("sc_ana", "decay") is None
    with writing(ledger) as tx:
        tx.put_checkpoint("decay", {"last_run": "2026-02-11", "notes": []}, ANA, NOW)
        tx.put_checkpoint("expiry", {"last_run": "2026-02-12"}, ANA, NOW)
        assert ledger.checkpoint("sc_ana", "decay") is None  # not committed
    with writing(ledger) as tx:
        tx.put_checkpoint("decay", {"last_run": "2026-02-13", "deep": {"er": [1, None, "é"]}}, ANA, NOW)
    assert ledger.checkpoint("sc_ana", "decay") == {"last_run": "2026-02-13", "deep": {"er": [1, None, "é"]}}
    assert ledger.checkpoint("sc_ana", "expiry") == {"last_run": "2026-02-12"}
    assert ledger.checkpoint("sc_ben", "decay") is None


def test_a_checkpoint_needs_a_scope_that_has_begun(ledger: Ledger) -> None:
    with pytest.raises(Conflict), ledger.write("sc_ana") as tx:
        tx.put_checkpoint("decay", {}, ANA, NOW)


def test_one_holder_at_a_time_has_a_lease_until_it_ends_or_is_given_back(ledger: Ledger) -> None:
    assert ledger.take_lease("work", "r_1", NOW, NOW + DAY)
    assert not ledger.take_lease("work", "r_2", NOW, NOW + DAY)
    assert ledger.take_lease("other", "r_2", NOW, NOW + DAY)
    assert ledger.take_lease("work", "r_1", NOW, NOW + 2 * DAY)  # kept on
    assert not ledger.take_lease("work", "r_2", NOW + DAY, NOW + 3 * DAY)
    assert ledger.take_lease("work", "r_2", NOW + 2 * DAY, NOW + 3 * DAY)  # it had ended
    ledger.give_back_lease("work", "r_1")  # no longer theirs to give
    assert not ledger.take_lease("work", "r_1", NOW + 2 * DAY, NOW + 3 * DAY)
    ledger.give_back_lease("work", "r_2")
    ledger.give_back_lease("nothing", "r_2")
    assert ledger.take_lease("work", "r_1", NOW, NOW + DAY)


def test_a_lease_makes_no_scope_and_no_revision(ledger: Ledger) -> None:
    put(ledger, MEMORY)
    assert ledger.take_lease("work", "r_1", NOW, NOW + DAY)
    ledger.give_back_lease("work", "r_1")
    assert dict(ledger.scopes()) == {"sc_ana": 1}


def test_of_many_that_ask_at_once_one_gets_the_lease(ledger: Ledger) -> None:
    got: list[bool] = []
    threads = [
        threading.Thread(target=lambda n=n: got.append(ledger.take_lease("work", f"r_{n}", NOW, NOW + DAY))) for n in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(got) == [False] * 7 + [True]


def test_traces_are_read_of_one_person_and_of_one_moment(ledger: Ledger) -> None:
    later = NOW + timedelta(minutes=1)
    kept = [
        replace(TRACE, id=f"tr_{author}{session}{at.minute}", author=author, session=session, created_at=at)
        for author in ("p_ana", "p_ben")
        for session in ("s1", "été")
        for at in (NOW, later)
    ]
    for one in kept:
        ledger.keep_trace(one, 99)
    assert {one.author for one in ledger.traces("sc_ana", author="p_ben")} == {"p_ben"}
    assert {one.created_at for one in ledger.traces("sc_ana", at=NOW)} == {NOW}
    (found,) = ledger.traces("sc_ana", session="été", author="p_ana", limit=1)
    assert (found.session, found.author, found.created_at) == ("été", "p_ana", later)
    assert [one.id for one in ledger.traces("sc_ana", session="s1", author="p_ben", at=NOW)] == [kept[4].id]
    assert list(ledger.traces("sc_ana", author="nobody")) == []
