"""The tools that an MCP client sees: what each takes, what it does to one principal's memory, what it answers."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from souvenance.core.fence import fence
from souvenance.core.recalled import Excerpt, is_allowed, recalled_text
from souvenance.core.render import Reader, indented, stamp
from souvenance.core.secrets import mask
from souvenance.engine.context import PATIENT_S
from souvenance.engine.recall import SAID_AND_NOTED, excerpt_of
from souvenance.errors import InputError
from souvenance.serving.whereabouts import without_folders
from souvenance.types import Kind, Memory, RecallPolicy, Session, Turn, UnitKind
from souvenance.wiring import now

if TYPE_CHECKING:
    from souvenance.engine.handle import Handle
    from souvenance.engine.recall import Recall
    from souvenance.engine.remembering import Why
    from souvenance.engine.source import Source

SESSION = "mcp"  # of clients that name none
FOUND = 10  # results of `search`
SESSION_TURNS = 200  # of a whole session, which may hold more than a model can read
_NAME_CHARS = 80


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What a tool gives back.

    ``text`` is for a model: whatever was recalled stands in it fenced. ``data`` holds ids and figures for programs, and no
    words of anybody; None where the text is itself JSON.
    """

    text: str
    data: Mapping[str, Any] | None = None


class _Takes(BaseModel):
    model_config = ConfigDict(extra="forbid")


Id = Annotated[str, Field(description="An id that a tool gave, or a beginning of it that names only one.")]


class Context(_Takes):
    """Of ``memory_context``."""

    message: Annotated[str, Field(description="What the user just said, word for word.")]
    session: Annotated[str, Field(description="Which conversation; the same name through all of it.")] = SESSION
    story: Annotated[str | None, Field(description="The storyline or project, where memories are kept apart by it.")] = None


class RecallOf(_Takes):
    """Of ``memory_recall``."""

    query: Annotated[str, Field(description="A question or a few words, in any language of the conversations.")]
    policy: Annotated[
        RecallPolicy | None,
        Field(description="broad: 20 hits with what stood around them, in 3,000 tokens; narrow: the best hit alone."),
    ] = "broad"
    limit: Annotated[int | None, Field(ge=1, le=1_000, description="Most hits.")] = None
    max_tokens: Annotated[int | None, Field(ge=1, description="Leave out what does not fit in so many tokens.")] = None
    kinds: Annotated[
        tuple[UnitKind, ...],
        Field(description="Of what: turn, bullet (of the standing notes), episode (of a journal), memory."),
    ] = SAID_AND_NOTED
    session: Annotated[str | None, Field(description="Only this session, by its id.")] = None
    story: Annotated[str | None, Field(description="Only sessions of this story.")] = None
    speaker: Annotated[str | None, Field(description="Only what this person said.")] = None
    when: Annotated[
        str | None, Field(description="Only what was said then: 'yesterday', 'en mars 2025', '2026-03-01/2026-03-09'.")
    ] = None
    weak: Annotated[bool, Field(description="Give what is nearest even where nothing answers surely.")] = False


class Remember(_Takes):
    """Of ``memory_remember``."""

    text: Annotated[str, Field(description="One statement, in the user's own words and language, as 'I live in Nantes'.")]
    kind: Annotated[Kind | None, Field(description="Else read from the text. A rule holds for every answer.")] = None
    story: Annotated[str | None, Field(description="Only of use inside this storyline or project.")] = None
    pin: Annotated[bool, Field(description="Give it a seat in every context.")] = False


class Correct(_Takes):
    """Of ``memory_correct``."""

    id: Id
    text: Annotated[str, Field(description="The right words. The old ones stay in its history.")]


class OneMemory(_Takes):
    """Of the tools that take a memory."""

    id: Id


class Pin(OneMemory):
    """Of ``memory_pin``."""

    pinned: Annotated[bool, Field(description="False lets it compete for its seat again.")] = True


class OpenSource(_Takes):
    """Of ``memory_open_source``."""

    id: Id
    around: Annotated[int, Field(ge=0, le=200, description="Turns before and after.")] = 10


class Search(_Takes):
    """Of ``search``."""

    query: Annotated[str, Field(description="What to look for.")]


class Fetch(_Takes):
    """Of ``fetch``."""

    id: Annotated[str, Field(description="The id of a result of search.")]


@dataclass(frozen=True, slots=True, kw_only=True)
class MemoryTool:
    """One tool, with the hints by which a client decides whether to ask its user first."""

    name: str
    title: str
    description: str
    takes: type[_Takes]
    does: Callable[["Handle", Any], Answer]
    reads_only: bool = False
    takes_away: bool = False  # what was there is not shown any more, though nothing is destroyed
    is_idempotent: bool = True

    def __call__(self, me: "Handle", arguments: Mapping[str, Any]) -> Answer:
        """Do it. Raises InputError for arguments that it does not take, and what the engine raises."""
        return self.does(me, self._read(arguments))

    def _read(self, arguments: Mapping[str, Any]) -> _Takes:
        try:
            return self.takes.model_validate(dict(arguments))
        except ValidationError as exc:
            raise InputError(_told(self, exc)) from exc


def _told(tool: MemoryTool, exc: ValidationError) -> str:
    """What is wrong with the arguments, in a sentence."""
    found = []
    for error in exc.errors(include_url=False):
        name = ".".join(str(part) for part in error["loc"])
        if error["type"] == "extra_forbidden":
            found.append(f"it takes no {name!r}")
        elif error["type"] == "missing":
            found.append(f"{name!r} is missing")
        else:
            found.append(f"{name} is {error['input']!r}: {error['msg']}")
    return f"{tool.name}: {'; '.join(found)}. It takes {', '.join(tool.takes.model_fields)}"


def _context(me: "Handle", asked: Context) -> Answer:
    # A model that calls a tool waits for it, and the embedder of a fresh process takes longer than a turn's own deadline.
    pack = me.context(asked.message, session=asked.session, story=asked.story, deadline_s=PATIENT_S)
    named = [(part, [thing for thing in part.ids if thing]) for part in pack.parts if part.name != "recent"]
    ids = "\n".join(f"{part.name}: {', '.join(things)}" for part, things in named if things)
    text = pack.render(recent=False) or "Memory has nothing for this message."
    return Answer(
        text=_lines(
            [text, f"Ids, in the order of the lines:\n{ids}" if ids else "", *_without(pack.missing), *_causes(pack.warnings)]
        ),
        data={
            "tokens": pack.tokens,
            "parts": [
                {"name": part.name, "tokens": part.tokens, "ids": part.ids, "reasons": part.reasons} for part in pack.parts
            ],
            "missing": _causes(pack.missing),
            "warnings": _causes(pack.warnings),
        },
    )


def _recall(me: "Handle", asked: RecallOf) -> Answer:
    found = me.recall(
        asked.query, policy=asked.policy, limit=asked.limit, max_tokens=asked.max_tokens, kinds=asked.kinds,
        session=asked.session, story=asked.story, speaker=asked.speaker, when=asked.when, weak=asked.weak,
    )  # fmt: skip
    return Answer(
        text=_lines([_found_text(found), *_without(found.missing)]),
        data={
            "sure": found.sure,
            "searched": found.searched,
            "weak": found.weak,
            "hits": [
                {
                    "id": hit.turn.id, "session": hit.turn.session, "at": hit.turn.at, "score": round(hit.score, 4),
                    "sureness": round(hit.sureness, 3), "because": hit.because,
                    "neighbours": [turn.id for turn in hit.neighbours], "stale": [stale.memory for stale in hit.stale],
                }
                for hit in found.hits
            ],
            "memories": [
                {"id": hit.memory.id, "kind": hit.memory.kind, "status": hit.memory.status} for hit in found.memories
            ],
            "notes": [{"id": note.ref, "day": note.day} for note in found.notes],
            "missing": _causes(found.missing),
        },
    )  # fmt: skip


def _remember(me: "Handle", asked: Remember) -> Answer:
    done = me.remember(asked.text, kind=asked.kind, story=asked.story, pin=asked.pin)
    decision = done.decision
    return Answer(
        text=_lines(
            [
                f"{decision.outcome.capitalize()}: {mask(decision.why)} ({decision.rule})",
                _memories_text(me, [done.memory] if done.memory is not None else []),
                _under("Out of date now", _memories_text(me, done.ended)),
            ]
        ),
        data={
            "outcome": decision.outcome,
            "rule": decision.rule,
            "id": done.memory.id if done.memory is not None else None,
            "ended": [memory.id for memory in done.ended],
        },
    )


def _correct(me: "Handle", asked: Correct) -> Answer:
    return _changed(me, me.correct(asked.id, asked.text), "Corrected.")


def _forget(me: "Handle", asked: OneMemory) -> Answer:
    return _changed(me, me.forget(asked.id), "Hidden from everything but its history; nothing is destroyed.")


def _pin(me: "Handle", asked: Pin) -> Answer:
    if asked.pinned:
        return _changed(me, me.pin(asked.id), "Pinned: it has a seat in every context.")
    return _changed(me, me.unpin(asked.id), "Not pinned any more.")


def _changed(me: "Handle", memory: Memory, said: str) -> Answer:
    event = me.why(memory.id).events[0].id
    return Answer(
        text=_lines([said, _memories_text(me, [memory]), f"`souvenance undo {event}` takes it back."]),
        data={"id": memory.id, "status": memory.status, "pinned": memory.pinned, "event": event},
    )


def _open_source(me: "Handle", asked: OpenSource) -> Answer:
    found = me.open_source(asked.id, around=asked.around)
    return Answer(
        text=_opened_text(found),
        data={
            "id": found.ref,
            "kind": found.kind,
            "turns": [turn.id for excerpt in _shown(found)[0] for turn in excerpt.turns],
            "missing": _causes(found.missing),
        },
    )


def _why(me: "Handle", asked: OneMemory) -> Answer:
    found = me.why(asked.id)
    return Answer(
        text=_lines(
            [
                f"The memory is {found.memory.status}.",
                _memories_text(me, [found.memory]),
                _under("What happened, the earliest first", _timeline_text(me, found)),
                _under("What holds now", _memories_text(me, [found.heir] if found.heir is not None else [])),
            ]
        ),
        data={
            "id": found.memory.id,
            "status": found.memory.status,
            "sources": [turn.id for turn in found.sources],
            "events": [event.id for event in found.events],
            "heir": found.heir.id if found.heir is not None else None,
            "replaced": [memory.id for memory in found.replaced],
        },
    )


def _search(me: "Handle", asked: Search) -> Answer:
    found = me.recall(asked.query, limit=FOUND, kinds=("turn", "memory"))
    results = [
        {**_result(hit.memory, me), "text": _memories_text(me, [hit.memory])} for hit in found.memories
    ] + [
        {**_result(hit.turn, me), "text": recalled_text([replace(excerpt_of(hit), turns=(hit.turn,))], found.reader)}
        for hit in found.hits
    ]  # fmt: skip
    return Answer(text=_json({"results": results}))


def _fetch(me: "Handle", asked: Fetch) -> Answer:
    thing = me.show(asked.id)
    if isinstance(thing, Memory):  # reading it here is no access: the tool says that it only reads
        sources = Excerpt(turns=me.why(thing.id).sources)
        text = recalled_text([sources], _reader(me, thing.language), memories=[thing], ids=True)
    else:
        text = _opened_text(me.open_source(thing.id))
    return Answer(text=_json({**_result(thing, me), "text": text, "metadata": {"kind": _kind(thing)}}))


def _result(thing: Turn | Memory | Session, me: "Handle") -> dict[str, str]:
    """A result in the form that search connectors read. Its title is when and who: no words stand outside of a fence."""
    if isinstance(thing, Session):
        at, who = thing.first_at, ""
    elif isinstance(thing, Memory):
        at, who = thing.ranked_at, thing.subject
    else:
        at, who = thing.at, thing.speaker
    name = " ".join(who.split())[:_NAME_CHARS] if is_allowed(who, "document") else ""
    title = f"{_kind(thing)} {stamp(at, _reader(me, thing.language))} {name}".rstrip()
    return {"id": thing.id, "title": title, "url": f"souvenance://{_kind(thing)}/{thing.id}"}


def _kind(thing: Turn | Memory | Session) -> str:
    return type(thing).__name__.lower()


def _found_text(found: "Recall") -> str:
    return recalled_text(
        [excerpt_of(hit) for hit in found.hits], found.reader, sure=found.sure,
        memories=[hit.memory for hit in found.memories], notes=found.notes, ids=True,
    )  # fmt: skip


def _opened_text(found: "Source") -> str:
    excerpts, left_out = _shown(found)
    memories = [found.memory] if found.memory is not None else []
    text = recalled_text(excerpts, found.reader, memories=memories, ids=True)
    return _lines([text, found.note, left_out, *_without(found.missing)])


def _shown(found: "Source") -> tuple[Sequence[Excerpt], str]:
    """What of a source is shown, and a sentence on what is not: of a session its beginning, of all else everything."""
    if found.kind != "session" or (more := sum(len(one.turns) for one in found.excerpts) - SESSION_TURNS) <= 0:
        return found.excerpts, ""
    (whole,) = found.excerpts
    return [replace(whole, turns=whole.turns[:SESSION_TURNS])], f"{more:,} more turns: open the last one by its id to go on."


def _memories_text(me: "Handle", memories: Sequence[Memory]) -> str:
    """Memories, fenced, with their ids; "" of none."""
    return recalled_text([], _reader(me, memories[0].language), memories=memories, ids=True) if memories else ""


def _timeline_text(me: "Handle", found: "Why") -> str:
    reader, origin = _reader(me, found.memory.language), found.memory.origin
    lines = []
    for moment in found.timeline:
        said = moment.text if is_allowed(moment.text, origin) else reader.words.withheld
        by = f" {' '.join(moment.by.split())}" if is_allowed(moment.by, origin) else ""
        lines.append(f"[{moment.id}] {stamp(moment.at, reader, hour=True)} {moment.what}{by}: {indented(said)}")
    return fence("\n".join(lines), origin=origin, date=None, language=reader.language, dated_lines=True)


def _reader(me: "Handle", language: str) -> Reader:
    return Reader(now=now(), tz=me.principal.tz, language=language)


def _without(missing: Iterable[str]) -> list[str]:
    return [f"Without {cause}" for cause in _causes(missing)]


def _causes(told: Iterable[str]) -> list[str]:
    """What went wrong here, as it may go over a network."""
    return [without_folders(one) for one in told]


def _under(heading: str, text: str) -> str:
    return f"{heading}:\n{text}" if text else ""


def _lines(parts: Iterable[str]) -> str:
    return "\n\n".join(part for part in parts if part)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


TOOLS: tuple[MemoryTool, ...] = (
    MemoryTool(
        name="memory_context",
        title="What memory has for this message",
        description=(
            "What is known of the user that bears on their message: rules they set, standing notes, memories, passages of"
            " earlier conversations. Call it before the first answer of a conversation, and when the subject changes."
        ),
        takes=Context,
        does=_context,
        reads_only=True,
    ),
    MemoryTool(
        name="memory_recall",
        title="Search earlier conversations",
        description=(
            "Search what was said in earlier conversations, and the notes. Says so where nothing answers surely. Every line"
            " begins with the id that memory_open_source takes."
        ),
        takes=RecallOf,
        does=_recall,
        reads_only=True,
    ),
    MemoryTool(
        name="memory_remember",
        title="Remember a statement",
        description=(
            "Keep one statement that the user asks to be remembered. What is known already is not kept twice; what it makes out"
            " of date is named in the answer."
        ),
        takes=Remember,
        does=_remember,
    ),
    MemoryTool(
        name="memory_correct",
        title="Correct a memory",
        description="Give a memory the right words, as the user says them.",
        takes=Correct,
        does=_correct,
        takes_away=True,
        is_idempotent=False,
    ),
    MemoryTool(
        name="memory_forget",
        title="Forget a memory",
        description="Hide a memory that the user does not want any more. It can be taken back: nothing is destroyed.",
        takes=OneMemory,
        does=_forget,
        takes_away=True,
    ),
    MemoryTool(
        name="memory_pin",
        title="Pin a memory",
        description="Give a memory a seat in every context, or take that away.",
        takes=Pin,
        does=_pin,
    ),
    MemoryTool(
        name="memory_open_source",
        title="Open the transcript behind a result",
        description=(
            "What was said around a turn, the turns that a memory rests on, or a whole session. A memory that is opened fades"
            " more slowly, and an archived one comes back."
        ),
        takes=OpenSource,
        does=_open_source,
    ),
    MemoryTool(
        name="memory_why",
        title="Why memory believes this",
        description="What a memory rests on, which rule kept it, and what happened to it since.",
        takes=OneMemory,
        does=_why,
        reads_only=True,
    ),
    MemoryTool(
        name="search",
        title="Search",
        description="Search memories and earlier conversations; fetch opens a result.",
        takes=Search,
        does=_search,
        reads_only=True,
    ),
    MemoryTool(
        name="fetch",
        title="Fetch",
        description="The full text of a result of search, with what was said around it.",
        takes=Fetch,
        does=_fetch,
        reads_only=True,
    ),
)
