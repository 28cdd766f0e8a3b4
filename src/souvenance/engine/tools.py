"""What every use case works with: the ports, and what is random or tells the time."""

from collections.abc import Callable
from dataclasses import dataclass, field

from souvenance.core.decay import USUAL, HalfLives
from souvenance.core.language import PLAUSIBLE
from souvenance.core.queue import Budgets, budgets_for
from souvenance.core.spark import SparkLimits
from souvenance.core.timetable import Timetable
from souvenance.engine.asked import Asked
from souvenance.engine.books import Books
from souvenance.engine.breaker import Breaker
from souvenance.engine.keeper import Keeper
from souvenance.engine.live import Queues
from souvenance.engine.notebooks import Notebooks
from souvenance.engine.readers import Readers
from souvenance.engine.roster import Rosters
from souvenance.engine.silences import Silences
from souvenance.ports import (
    Bundles,
    ChatModel,
    Clock,
    CountTokens,
    DetectLanguage,
    Embedder,
    Index,
    Ledger,
    Notes,
    Randomness,
    Tables,
)
from souvenance.thresholds import NOTES_CEILING_TOKENS
from souvenance.types import Trace


@dataclass(frozen=True, slots=True, kw_only=True)
class Tools:
    """The world outside, as handed in by ``wiring``."""

    ledger: Ledger
    index: Index
    notes: Notes
    embedder: Callable[[], Embedder | None]  # loaded on first use; None: text only
    no_embedder_because: Callable[[], str]  # what to tell when there is none, "" when none was wanted
    detect: DetectLanguage
    count_tokens: CountTokens
    soon_counted: CountTokens  # never waits: an estimate until the tokenizer is loaded
    clock: Clock
    randomness: Randomness
    language: str  # of a text that nothing tells the language of
    languages: tuple[str, ...] = PLAUSIBLE  # that people write in here: a short text is taken for none other
    tz: str  # IANA name, of principals made here
    free_bytes: Callable[[], int]  # left on the disk of the store
    with_model: bool = False  # whether a chat model proposes memories; else it is done by words
    chat: Callable[[], ChatModel]  # talks and writes; loaded on first use; raises ModelMissing
    reflection_chat: Callable[[], ChatModel] | None = None  # reads exchanges; None: ``chat`` does
    chat_model: str = ""  # as the settings name the first; "" for none
    reflection_model: str = ""  # as the settings name the second, or the first in its place
    tables: Tables | None = None  # of the ledger; None: it is a double, which keeps none and dies with its process
    bundles: Bundles | None = None  # where exports are written to; None: nowhere
    purge_key: Callable[[bool], bytes | None] = lambda _create: None  # of the home; True makes it where there is none
    notes_tokens: int = NOTES_CEILING_TOKENS  # of the standing notes, in every context
    spark: SparkLimits = field(default_factory=SparkLimits)
    half_lives: HalfLives = USUAL  # after which memories have half faded
    timetable: Timetable = field(default_factory=Timetable)  # of the regular passes
    states: tuple[str, ...] = ()  # numbers of a character that its reflections may move
    tokens_a_day: int = 200_000  # that a model may take of a scope in the background
    summaries_by_model: bool = False  # whether a chat model shortens what is older in a conversation; else it is done by words
    budgets: Budgets = field(default_factory=budgets_for)  # of the short-term queues
    books: Books = field(default_factory=Books)
    notebooks: Notebooks = field(default_factory=Notebooks)
    rosters: Rosters = field(default_factory=Rosters)
    readers: Readers = field(default_factory=Readers)  # of contexts
    searchers: Readers = field(default_factory=Readers)  # of what their messages bring back
    asked: Asked = field(default_factory=Asked)  # who waits for an answer
    breaker: Breaker = field(default_factory=Breaker)
    keeper: Keeper = field(default_factory=Keeper)
    queues: Queues = field(default_factory=Queues)
    silences: Silences = field(default_factory=Silences)
    untraced: dict[tuple[str, str], Trace] = field(default_factory=dict)  # (scope, session) -> a trace not yet kept
    untold: dict[tuple[str, str], str] = field(default_factory=dict)  # (scope, session) -> why its last trace was not kept
    verified: dict[str, str] = field(default_factory=dict)  # scope -> the mark of the index that was found in the ledger
