"""What a message brings back: memories for the semantic pass, passages for spark. Within a limit, or not at all."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter

from souvenance.core.analyse import analyse_query
from souvenance.core.spark import Passing, tells
from souvenance.core.units import noon, shelf_key
from souvenance.engine.asking import ask_within
from souvenance.engine.noting import follow_notes, note_units
from souvenance.engine.readers import TooLate
from souvenance.engine.scoring import Question
from souvenance.engine.search import near_units, search, sure_units
from souvenance.engine.shelving import ROWS_AT_ONCE, follow_memories
from souvenance.engine.stale import Over
from souvenance.engine.tools import Tools
from souvenance.errors import StoreError
from souvenance.languages import PACKS
from souvenance.thresholds import SPARK_LOOKED_AT
from souvenance.types import Session

NEAR_LOOKED_AT = 64  # memories: some are of another story, or have ended
EMBEDDING_SHARE = 2 / 3  # of the limit: words alone find something in the rest


@dataclass(frozen=True, slots=True, kw_only=True)
class Here:
    """A scope that is read, with what stands in it of the conversation at hand."""

    scope: str
    header: Session | None
    in_view: frozenset[int]  # places of turns that the view of the conversation holds: they are not brought back


@dataclass(frozen=True, slots=True, kw_only=True)
class Brought:
    """What came back from one scope, and what was missing."""

    scope: str = ""
    memories: Mapping[str, float] = field(default_factory=dict)  # id -> log-odds above the bar of silence, nearest first
    passing: tuple[Passing, ...] = ()
    missing: tuple[str, ...] = ()


def brought_back(tools: Tools, places: Sequence[Here], message: str, limit_s: float, *, story: str | None) -> Sequence[Brought]:
    """What a message brings back from each scope, nothing where that takes too long. Raises StoreError of the ledger alone.

    Args:
        places: the scopes that may be read.
        limit_s: for all of it.
        story: of the conversation; what was said in another one is not brought back.
    """
    try:
        return tools.searchers.within(lambda: _brought(tools, places, message, limit_s, story), limit_s)
    except TooLate as exc:
        return (Brought(missing=(f"search: {exc}",)),)


def _brought(tools: Tools, places: Sequence[Here], message: str, limit_s: float, story: str | None) -> Sequence[Brought]:
    started = perf_counter()
    text = _said(tools, next((here for here in places if here.header is not None), places[0]), message)  # I/O
    if not text:
        return ()
    question = ask_within(tools, text, limit_s * EMBEDDING_SHARE)  # I/O
    found = []
    for here in places:
        memories, missing = _memories(tools, here.scope, question)
        passing, more = _passing(tools, here, question, story) if tools.spark.snippets else ((), ())
        if (perf_counter() - started) * 1000 > tools.spark.ms and passing:
            passing, more = (), (*more, f"spark: not ready within {tools.spark.ms} ms")
        causes = tuple(dict.fromkeys((*question.missing, *missing, *more)))
        found.append(Brought(scope=here.scope, memories=memories, passing=passing, missing=causes))
    return found


def _said(tools: Tools, here: Here, message: str) -> str:
    """The message; where it holds no content word, what the user said before it; "" where that holds none either."""
    scope, header = here.scope, here.header
    before = tools.ledger.turns_of(scope, header.id, max(1, header.turns - 3), header.turns) if header is not None else ()
    for text in (message, *(turn.text for turn in reversed(before) if turn.role == "user" and turn.text != message)):
        if _has_content(text, header.language if header is not None else tools.language):
            return text
    return ""


def _has_content(text: str, language: str) -> bool:
    found = analyse_query(text, (language, "en") if language in PACKS else (language,))
    return len(found.groups) > len(found.doubtful) or bool(found.dates)


def _memories(tools: Tools, scope: str, question: Question) -> tuple[Mapping[str, float], tuple[str, ...]]:
    key = shelf_key(scope, "memories")
    try:
        behind = () if follow_memories(tools, scope, at_most=ROWS_AT_ONCE) else ("memories: many are still being indexed",)
        return near_units(tools, key, question, NEAR_LOOKED_AT), behind
    except StoreError as exc:  # where the index is broken, the search of turns makes it anew
        return {}, (f"memories: {exc}",)


def _passing(tools: Tools, place: Here, question: Question, story: str | None) -> tuple[tuple[Passing, ...], tuple[str, ...]]:
    """Passages that are sure, hold still, are of this story or of none, and are not in view."""
    scope, header, in_view = place.scope, place.header, place.in_view
    ranking = search(tools, scope, question, limit=SPARK_LOOKED_AT)
    sure = {found.id: found.sureness for found in ranking.found if found.sureness >= 0}
    found = tools.ledger.turns(scope, [one.id for one in ranking.found])
    headers = tools.ledger.headers(scope, {turn.session for turn in found.values()})  # I/O
    here_too = {turn.session: _is_told_here(headers.get(turn.session), story) for turn in found.values()}
    told = [found[one.id] for one in ranking.found if one.id in found and here_too[found[one.id].session]]
    over = Over(tools, scope, told, headers)
    turns = {i: found[i] for i in sure if i in found}
    here = header.id if header is not None else ""
    passing = tuple(
        Passing(ref=i, speaker=turn.speaker, text=turn.text, at=turn.at, origin=turn.origin, sureness=sure[i])
        for i, turn in turns.items()
        if here_too[turn.session]
        and tells(turn.role, turn.text)
        and not (turn.session == here and turn.seq in in_view)
        and not over([i])
        and not over.has_faded(i)
    )
    noted, more = _noted(tools, scope, question)
    missing = (cause for cause in (*ranking.missing, *more) if cause not in question.missing)
    return (*passing, *noted), tuple(missing)


def _is_told_here(header: Session | None, story: str | None) -> bool:
    return header is None or header.story in {None, story}


def _noted(tools: Tools, scope: str, question: Question) -> tuple[tuple[Passing, ...], tuple[str, ...]]:
    """Episodes of the journals that are sure, and what went wrong; the standing notes are in every context already.

    What the dreamer told of a turn comes as that turn itself, which is searched too.
    """
    key = shelf_key(scope, "notes")
    try:
        if not follow_notes(tools, scope):  # the notes of the context say why
            return (), ()
        sure = sure_units(tools, key, question, SPARK_LOOKED_AT)
    except StoreError as exc:
        return (), (f"journal: {exc}",)
    units = note_units(tools, scope) if sure else None
    found = tuple(
        Passing(
            ref=ref, speaker=unit.heading or unit.owner, text=unit.text, at=noon(unit.day), origin="document", sureness=above
        )
        for ref, above in sure.items()
        if units is not None and (unit := units.get(ref)) is not None and unit.day is not None and not unit.generated
    )
    return found, ()
