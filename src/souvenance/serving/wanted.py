"""What clients send, checked: a field that is not known is refused, so that no misspelt one does nothing."""

from typing import Annotated, Literal, Self

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, model_validator

from souvenance.serving import rules
from souvenance.types import Kind, NewTurn, Origin, RecallPolicy, Role

MOST_TURNS = 500  # of one request
MOST_CHARS = 1_000_000  # of one text
MOST_IDS = 100

Text = Annotated[str, Field(min_length=1, max_length=MOST_CHARS)]
Words = Annotated[str, Field(max_length=MOST_CHARS, pattern=r"[^\W_]", description="At least one letter or digit.")]
Said = Annotated[str, Field(max_length=MOST_CHARS, pattern=r"\S", description="More than white space.")]
Name = Annotated[str, Field(min_length=1, max_length=300)]
Moment = Annotated[
    str,
    Field(
        min_length=1, max_length=200, description='A day, a moment or words: "2026-03", "hier".',
        json_schema_extra={"format": "moment"},
    ),
]  # fmt: skip
RecallKind = Literal["turn", "memory", "bullet", "episode"]


class Wanted(BaseModel):
    """A body."""

    # Python's own expressions: a letter here is one for the engine too
    model_config = ConfigDict(extra="forbid", frozen=True, str_strip_whitespace=False, regex_engine="python-re")


class TurnWanted(Wanted):
    """A turn to keep. ``at`` not given: now. ``id`` makes a repetition harmless."""

    text: Text
    role: Role = "user"
    speaker: Name | None = None
    at: AwareDatetime | None = None
    id: Name | None = None
    origin: Origin | None = None

    def turn(self) -> NewTurn:
        """As the engine takes it."""
        return NewTurn(text=self.text, role=self.role, speaker=self.speaker, at=self.at, id=self.id, origin=self.origin)


class Observed(Wanted):
    """What was said in a session, in order."""

    session: Name
    turns: Annotated[list[TurnWanted], Field(min_length=1, max_length=MOST_TURNS)]
    story: Name | None = None
    workspace: Name | None = None


class GivenTurn(TurnWanted):
    """A turn of an earlier conversation; without ``at`` nobody knows when it was said."""

    session: Name


class Imported(Wanted):
    """Turns that may have come before: the same again adds nothing."""

    turns: Annotated[list[GivenTurn], Field(min_length=1, max_length=MOST_TURNS)]
    reflect: bool | None = None


class ContextWanted(Wanted):
    """What was just said, before the reply."""

    message: Annotated[str, Field(max_length=MOST_CHARS)]
    session: Name
    story: Name | None = None
    deadline_ms: Annotated[int, Field(ge=50, le=10_000)] = 800


class RecallWanted(Wanted):
    """A question to memory. Every field but the query narrows it, or says how much is given."""

    model_config = ConfigDict(json_schema_extra=rules.RECALL)

    query: Said
    policy: RecallPolicy | None = None
    limit: Annotated[int, Field(ge=1, le=200)] | None = None
    neighbours: Annotated[int, Field(ge=0, le=20)] | None = None
    max_tokens: Annotated[int, Field(ge=1, le=100_000)] | None = None
    session: Name | None = None
    story: Name | None = None
    speaker: Name | None = None
    start: Moment | None = None
    end: Moment | None = None
    when: Moment | None = None
    weak: bool = False
    kinds: Annotated[list[RecallKind], Field(min_length=1, max_length=5)] | None = None


class RecallHere(Wanted):
    """A question to one session: what its view no longer holds."""

    query: Said
    policy: Literal["broad", "narrow"] | None = None
    limit: Annotated[int, Field(ge=1, le=200)] | None = None
    neighbours: Annotated[int, Field(ge=0, le=20)] | None = None
    max_tokens: Annotated[int, Field(ge=1, le=100_000)] | None = None


class EarlierWanted(RecallHere):
    """The same of what was said."""

    also_in_view: bool = False


class CallWanted(Wanted):
    """A tool call of a loop, with what it gave."""

    id: Name
    asked: Annotated[str, Field(max_length=MOST_CHARS)]
    result: Annotated[str, Field(max_length=MOST_CHARS)]
    summary: Annotated[str, Field(max_length=10_000)]
    state: Literal["whole", "cut", "stub"] = "whole"


class LoopWanted(Wanted):
    """A running tool loop, to be cut to its share of the window."""

    seed: Annotated[str, Field(max_length=MOST_CHARS)]
    calls: Annotated[list[CallWanted], Field(max_length=500)] = []
    folded: Annotated[int, Field(ge=0, le=1_000_000)] = 0
    window: Annotated[int, Field(ge=1_000, le=10_000_000)]
    keep_verbatim: Annotated[int, Field(ge=0, le=1_000)] = 5
    cut_at: Annotated[float, Field(gt=0, le=1)] = 0.6


class Remember(Wanted):
    """One statement to keep."""

    text: Words
    kind: Kind | None = None
    story: Name | None = None
    pin: bool = False


class Correct(Wanted):
    """The right words of a memory."""

    text: Words


class Settle(Wanted):
    """The end of a dispute: the memory holds, or ``both`` do."""

    both: bool = False


class RefuseWanted(Wanted):
    """Why a held candidate is refused for good."""

    why: Annotated[str, Field(max_length=2_000)] = ""


class DreamWanted(Wanted):
    """A run of the dreamer. ``dry_run`` only says what would be read and written."""

    from_start: bool = False
    dry_run: bool = False


class DreamAsked(Wanted):
    """A run of the dreamer in the background. ``from_start``: over everything that was ever said."""

    from_start: bool = False


class NotesWanted(Wanted):
    """A whole page of notes in the place of one that was read."""

    text: Annotated[str, Field(max_length=MOST_CHARS)]
    over: Annotated[str, Field(max_length=200, description='The fingerprint of the page that was read; "" for none.')]


class NoteWanted(Wanted):
    """One note more."""

    text: Said
    section: Annotated[str, Field(max_length=300, pattern=r"\S")] | None = None


class ReflectWanted(Wanted):
    """Ask for memories of turns that no job was made for."""

    session: Name | None = None
    again: bool = False


class SessionWanted(Wanted):
    """An exported session."""

    text: Annotated[str, Field(min_length=1, max_length=MOST_CHARS, json_schema_extra={"format": "exported-session"})]
    name: Name | None = None


class PurgeWanted(Wanted):
    """What is to be destroyed. Nothing brings it back. ``dry_run`` only counts."""

    model_config = ConfigDict(json_schema_extra=rules.PURGE)

    memories: Annotated[list[Name], Field(max_length=MOST_IDS)] = []
    candidates: Annotated[list[Name], Field(max_length=MOST_IDS)] = []
    with_sources: bool = False
    everything: bool = False
    session: Name | None = None
    speaker: Name | None = None
    start: Moment | None = None
    end: Moment | None = None
    when: Moment | None = None
    dry_run: bool

    @model_validator(mode="after")
    def _names_something(self) -> Self:
        things, turns = self.memories or self.candidates, self.session or self.speaker or self.start or self.end or self.when
        if not (things or turns or self.everything):
            raise ValueError("name what is to be destroyed: memories, candidates, a session, a speaker, a time, or everything")
        return self
