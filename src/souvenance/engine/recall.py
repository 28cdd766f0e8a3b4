"""Find turns that answer a question, and give them with their words."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date, datetime

from souvenance.core.intake import storable
from souvenance.core.pack import packed
from souvenance.core.policy import breadth
from souvenance.core.ranges import Range, asked_range
from souvenance.core.recalled import Excerpt, no_longer, recalled_text
from souvenance.core.render import Reader, dated_line
from souvenance.core.silence import is_sure
from souvenance.core.stretches import EARLIEST, LATEST
from souvenance.engine.scoring import Question, ask
from souvenance.engine.search import search
from souvenance.engine.stale import Over
from souvenance.engine.tools import Tools
from souvenance.engine.units import Beside, beside_turns, memories_picked
from souvenance.errors import InputError, NotFound
from souvenance.languages import PACKS
from souvenance.languages.recalled import RECALLED_WORDS
from souvenance.thresholds import SHIPPED, Weights
from souvenance.types import RECALL_KINDS, Found, Hit, MemoryHit, NoteHit, Principal, Ranking, RecallPolicy, Turn, UnitKind

MOST_HITS = 1_000
MOST_NEIGHBOURS = 20
SAID_AND_NOTED: tuple[UnitKind, ...] = ("turn", "bullet", "episode")
SHARE_OF_TURNS_LEFT = 4  # notes and memories take a quarter of a budget at most

When = str | date | datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Recall:
    """What a search found, best first, and what it had to do without.

    ``missing``: cause of each degradation ("vectors: 120 of 800 turns have none yet"); empty means nothing was missing.
    """

    query: str
    hits: tuple[Hit, ...]
    memories: tuple[MemoryHit, ...] = ()  # where they were asked for
    notes: tuple[NoteHit, ...] = ()
    searched: int  # turns that could have been found
    tokens: int | None = None  # of the lines of the packed hits, when a budget was asked for
    missing: tuple[str, ...] = ()
    sure: bool = True  # False: nothing here answers clearly; ``hits`` are weak ones, or left out
    weak: int = 0  # hits that were left out as too weak; ``weak=True`` gives them
    start: datetime | None = None  # aware UTC: the range that was asked for, as it was understood; None where it is open
    end: datetime | None = None  # the first moment after it
    reader: Reader = field(compare=False, repr=False)

    def render(self) -> str:
        """The hits as text for a prompt, best first, each with its neighbours in their order.

        Speech, and what tools, pages and documents gave, stand under headings of their own, each in a fence that says that it
        is quoted. Every line has its date, its age and its speaker; secrets are masked; what no longer holds is marked; a text
        that tries to command the reader is left out, and a line says so. Headings and fences come on top of ``tokens``. Weak
        hits stand under a line that says what they are.
        """
        return recalled_text(
            [excerpt_of(hit) for hit in self.hits],
            self.reader,
            sure=self.sure,
            memories=[hit.memory for hit in self.memories],
            notes=self.notes,
        )


def excerpt_of(hit: Hit) -> Excerpt:
    """A hit as a piece of the transcript."""
    return Excerpt(turns=tuple(sorted((hit.turn, *hit.neighbours), key=lambda turn: turn.seq)), stale=hit.stale)


def recall(
    tools: Tools,
    principal: Principal,
    query: str,
    *,
    policy: RecallPolicy | None = None,
    limit: int | None = None,
    neighbours: int | None = None,
    max_tokens: int | None = None,
    session: str | None = None,
    story: str | None = None,
    speaker: str | None = None,
    start: When | None = None,
    end: When | None = None,
    when: str | None = None,
    weak: bool = False,
    kinds: Sequence[UnitKind] = SAID_AND_NOTED,
    weights: Weights = SHIPPED,
    question: Question | None = None,
) -> Recall:
    """The turns that answer a question best, and the notes that do.

    Args:
        query: a question or words, in any language of the scope; of a text of more than 1,000 characters what it asks at its
            end is used. A date in it ranks, and never leaves anything out: that is what ``when`` is for.
        policy: "broad" (20 hits, 2 neighbours on each side, 3,000 tokens) or "narrow" (the best hit alone) for whatever of the
            next three is not given. None: 10 hits, no neighbours, no bound. "index": the chat model picks at most 6 of the 60
            strongest memories, nothing is searched; it takes a story and nothing else.
        limit: hits, 1–1,000.
        neighbours: turns to give along before and after each hit, 0–20; they may lie outside the range.
        max_tokens: leave out what does not fit, the worst hits and the farthest neighbours first; None for no bound.
        session: only turns of this session.
        story: only turns of sessions of this story.
        speaker: only turns by this speaker; upper case and accents do not count.
        start: only turns said from then on: an aware datetime, a date, or a text as in ``core/ranges`` ("2026-03", "hier").
        end: only turns said up to then: the whole of the day, month or minute that is named; before a datetime.
        when: both ends in one expression: "yesterday", "en mars 2025", "2026-03-01/2026-03-09". Days are those of the
            principal's zone. Turns without a known time are in no range, and are counted in ``missing``.
        weak: give what was found even where nothing is sure. Else, unless a time is given, the best hit must hold every word or
            a date that is asked for, or be above the bar that questions without an answer set (``souvenance calibrate``).
        kinds: of what: "turn", "bullet" of the standing notes, "episode" of a journal, "memory" (archived ones too; of this
            story or of none). Notes and memories are in no session and nobody's speech, and notes are of no story: beside these
            they are left out. Bullets and memories are of no time.
        weights: what each kind of evidence is worth; other than the shipped ones, for measuring.
        question: the query made ready, where it is asked in several scopes.

    Raises InputError for arguments out of range and times that cannot be read, NotFound for a story that no session has. A
    broken or missing part (no vectors yet, a damaged index) makes a poorer answer and is named in ``missing``; a ledger that
    cannot be read raises, as there is nothing to answer from.
    """
    query = storable(query)
    speaker = storable(speaker) if speaker is not None else None
    wide = breadth(policy, limit=limit, neighbours=neighbours, max_tokens=max_tokens)  # pure
    must_be_possible(query, wide.limit, wide.neighbours, wide.max_tokens)
    _check_kinds(kinds)
    scope = principal.scope
    now = tools.clock()
    if policy == "index":
        own_kinds = None if tuple(kinds) == SAID_AND_NOTED else kinds
        _refuse_beside_index(limit, neighbours, max_tokens, session, speaker, start, end, when, own_kinds, weak or None)
        return _by_index(tools, principal, query, story, now)
    restricted = session is not None or speaker is not None
    if restricted and "turn" not in kinds:
        raise InputError(
            "notes and memories are in no session and nobody's speech: ask for the kind 'turn' beside a session or a speaker"
        )
    during = asked_range(
        start=start, end=end, when=when, now=now, tz=principal.tz, languages=spoken(tools, scope, start, end, when)
    )
    sessions = _sessions(tools, scope, session, story)  # I/O
    question = question or ask(tools, query)  # I/O
    if "turn" in kinds:
        ranking = search(  # I/O
            tools, scope, question, limit=wide.limit, sessions=sessions, speaker=speaker, during=during, weights=weights
        )
    else:
        ranking = Ranking(found=(), sessions=(), searched=0, missing=question.missing)
    sure = is_sure(ranking.found, of_a_time=during is not None)  # pure
    given = ranking.found if sure or weak else ()
    beside = Beside()
    if not restricted:
        beside = beside_turns(tools, principal, question, kinds, wide.limit, during, story=story, weak=weak)  # I/O
    turns = dict(tools.ledger.turns(scope, [found.id for found in given]))  # I/O
    around = Around(tools, turns, wide.neighbours)
    ids = [found.id for found in given if found.id in turns]
    reader = Reader(now=now, tz=principal.tz, language=language_of(tools, [turns[i] for i in ids]))
    over = Over(tools, scope, [turns[i] for i in ids])  # I/O, kept in memory

    def cost(turn_id: str) -> int:
        """Tokens of its line, and of what is said below it that no longer holds."""
        below = (line for stale in over([turn_id]) for line in no_longer(stale, reader, shown=()))  # at most that
        return sum(tools.count_tokens(line) + 1 for line in (dated_line(turns[turn_id], reader), *below))

    if wide.max_tokens is None:
        groups, used = [[turn_id, *around(turn_id)] for turn_id in ids], None
    else:
        share = SHARE_OF_TURNS_LEFT if "turn" in kinds else 1
        beside, taken = beside.within(wide.max_tokens // share, tools.count_tokens)
        groups, used = packed(ids, around, cost, wide.max_tokens - taken)
        used += taken
    found_by_id = {found.id: found for found in given}
    return Recall(
        query=query,
        hits=tuple(hit_of(found_by_id[first], turns[first], [turns[i] for i in others], over) for first, *others in groups),
        memories=beside.memories,
        notes=beside.notes,
        searched=ranking.searched,
        tokens=used,
        missing=(*ranking.missing, *beside.missing),
        sure=sure or bool(beside.memories or beside.notes),
        weak=len(ranking.found) - len(given),
        **_bounds(during),
        reader=reader,
    )


def _by_index(tools: Tools, principal: Principal, query: str, story: str | None, now: datetime) -> Recall:
    reader = Reader(now=now, tz=principal.tz, language=tools.language)
    hits = tuple(memories_picked(tools, principal.scope, query, story, reader))  # I/O
    return Recall(query=query, hits=(), memories=hits, searched=0, sure=bool(hits), reader=reader)


def _refuse_beside_index(*given: object) -> None:
    if any(one is not None for one in given):
        raise InputError(
            "policy 'index' reads a list of memories: it takes a story, and no limit, session, speaker, time or kinds"
        )


def _bounds(during: Range | None) -> dict[str, datetime | None]:
    start, end = during or (EARLIEST, LATEST)
    return {"start": start if start > EARLIEST else None, "end": end if end < LATEST else None}


def spoken(tools: Tools, scope: str, *given: When | None) -> tuple[str, ...]:
    """The languages in which a time may be written: that of the latest conversation first; none where none is a text."""
    if not any(isinstance(each, str) for each in given):
        return ()
    latest = tools.ledger.sessions(scope, 1)  # I/O
    return (*(header.language for header in latest), tools.language, "en", *PACKS)


def _sessions(tools: Tools, scope: str, session: str | None, story: str | None) -> frozenset[str] | None:
    """The sessions to search, None for all."""
    only = frozenset([storable(session)]) if session is not None else None
    if story is None:
        return only
    of_story = frozenset(header.id for header in tools.ledger.sessions(scope) if header.story == storable(story))  # I/O
    if not of_story:
        raise NotFound(f"no session here is of the story {story!r}")
    return of_story if only is None else of_story & only


def language_of(tools: Tools, turns: Sequence[Turn]) -> str:
    """That of the best hit whose language has words of its own for what stands around it."""
    return next((turn.language for turn in turns if turn.language in RECALLED_WORDS), tools.language)


class Around:
    """The ids of the turns next to one, nearest first, the later before the earlier; read only for hits that are given."""

    def __init__(self, tools: Tools, turns: dict[str, Turn], reach: int) -> None:
        self._tools, self._turns, self._reach = tools, turns, reach

    def __call__(self, turn_id: str) -> Sequence[str]:
        """Of one of the turns."""
        if not self._reach:
            return ()
        turn = self._turns[turn_id]
        beside = self._tools.ledger.turns_of(turn.scope, turn.session, turn.seq - self._reach, turn.seq + self._reach)
        self._turns.update((other.id, other) for other in beside)
        ordered = sorted(beside, key=lambda other: (abs(other.seq - turn.seq), -other.seq))
        return [other.id for other in ordered if other.id != turn_id]


def hit_of(found: Found, turn: Turn, beside: Sequence[Turn], over: Over) -> Hit:
    """A turn that was found, with its neighbours in order and what no longer holds."""
    neighbours = tuple(sorted(beside, key=lambda other: other.seq))
    stale = over([turn.id, *(other.id for other in neighbours)])
    return Hit(turn=turn, score=found.score, because=found.because, sureness=found.sureness, neighbours=neighbours, stale=stale)


def _check_kinds(kinds: Sequence[str]) -> None:
    if unknown := set(kinds) - set(RECALL_KINDS):
        raise InputError(f"kinds are {', '.join(map(repr, RECALL_KINDS))}, not {', '.join(map(repr, sorted(unknown)))}")
    if not kinds:
        raise InputError(f"no kind is asked for: name some of {', '.join(map(repr, RECALL_KINDS))}")


def must_be_possible(query: str, limit: int, neighbours: int, max_tokens: int | None) -> None:
    """Raises InputError for what no recall can be asked."""
    if not query.strip():
        raise InputError("an empty query finds nothing: ask in a few words")
    if not 1 <= limit <= MOST_HITS:
        raise InputError(f"limit is {limit}: it goes from 1 to {MOST_HITS:,}")
    if not 0 <= neighbours <= MOST_NEIGHBOURS:
        raise InputError(f"neighbours is {neighbours}: it goes from 0 to {MOST_NEIGHBOURS}")
    if max_tokens is not None and max_tokens < 1:
        raise InputError(f"max_tokens is {max_tokens}: at least 1")
