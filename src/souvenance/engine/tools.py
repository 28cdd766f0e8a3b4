"""What every use case works with: the ports, and what is random or tells the time."""

from collections.abc import Callable
from dataclasses import dataclass, field

from souvenance.ports import Clock, CountTokens, DetectLanguage, Embedder, Index, Ledger, Randomness


@dataclass(frozen=True, slots=True, kw_only=True)
class Tools:
    """The world outside, as handed in by ``wiring``."""

    ledger: Ledger
    index: Index
    embedder: Callable[[], Embedder | None]  # loaded on first use; None: text only
    no_embedder_because: Callable[[], str]  # what to tell when there is none, "" when none was wanted
    detect: DetectLanguage
    count_tokens: CountTokens
    clock: Clock
    randomness: Randomness
    language: str  # of a text that nothing tells the language of
    tz: str  # IANA name, of principals made here
    verified: dict[str, str] = field(default_factory=dict)  # scope -> the mark of the index that was found in the ledger
