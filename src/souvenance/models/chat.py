"""Chat models of every provider, through pydantic-ai: OpenAI and whatever speaks its protocol, Anthropic, Gemini."""

import asyncio
import json
import time
from collections.abc import AsyncGenerator, Callable, Generator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, closing
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import urlsplit

from souvenance.core.dialogue import Message
from souvenance.core.prompting import Prompt
from souvenance.errors import ModelBusy, ModelError, ModelMissing, SettingsError, SouvenanceError, TextRefused
from souvenance.models.bridge import read_out
from souvenance.ports import Reply

if TYPE_CHECKING:
    from pydantic_ai.messages import ModelMessage, ModelResponse, ModelResponseStreamEvent
    from pydantic_ai.models import Model, ModelRequestParameters

    from souvenance.models.chat_errors import Passing

_BACK_OFF_S = (1.0, 4.0)  # before the second and the third try
_MOST_WAIT_S = 30.0  # for which a call is held; a server that wants more is asked again by the job
Form = Literal["schema", "json", "words"]
FORMS: tuple[Form, ...] = ("schema", "json", "words")  # the server holds the model to the schema, to JSON, to nothing
# The word before ":MODEL" -> where its interface is, and the extra that brings its client.
PROVIDERS: Mapping[str, tuple[str, str]] = {
    "openai": ("https://api.openai.com/v1", "model"),
    "openai-compatible": ("", "model"),
    "anthropic": ("https://api.anthropic.com", "anthropic"),
    "gemini": ("https://generativelanguage.googleapis.com", "gemini"),
}


class ProviderChat:
    """One model of one provider. Any number of threads may call it; every call opens and closes its own connections.

    Args:
        provider: a key of ``PROVIDERS``.
        model: as the provider names it.
        url: of its interface; "" for the provider's own.
        key: "" for local servers that want none.
        timeout_s: of one try; of a stream, until its next piece. A busy or failing server (429, 5xx) is tried three times;
            silence is not waited for twice.
        sleep: waits between tries.

    Nothing is read from the environment. A server that does not take the schema is asked for JSON, one that does not take
    that either is only told, from then on.
    """

    def __init__(
        self,
        provider: str,
        model: str,
        url: str = "",
        key: str = "",
        timeout_s: float = 60.0,
        *,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        own_url, extra = PROVIDERS[provider]
        self._provider = provider
        self._model = model
        self._url = (url or own_url).strip().rstrip("/")
        self._host = _host(self._url)
        self._key = key.strip()
        if not (self._key.isascii() and self._key.isprintable()):  # the HTTP library's own message would quote it
            raise SettingsError(f"The key for {self._host} has characters that no key has; copy it again.")
        if not self._key and provider != "openai-compatible":
            raise SettingsError(f"{provider} wants a key: set chat_api_key (SOUVENANCE_CHAT_API_KEY).")
        self._timeout_s = timeout_s
        self._sleep = sleep
        self._form = 0  # the first of FORMS that the server has not refused
        self.name = f"{provider}:{model}" + (f" at {self._host}" if url else "")
        try:
            self._import()
        except ImportError as exc:
            raise ModelMissing(
                f'The client for {provider} is not here. Install it with: pip install "souvenance[{extra}]".'
            ) from exc

        from souvenance.models.chat_errors import Translation

        self._errors = Translation(self._host, model, timeout_s, self._key)

    def complete(self, prompt: Prompt, *, max_tokens: int) -> Reply:
        """One answer to one prompt."""
        from souvenance.models.chat_errors import Passing

        for wait_s in (*_BACK_OFF_S, None):
            try:
                return self._asked(prompt, max_tokens)
            except Passing as exc:
                self._wait(wait_s, exc)
        raise AssertionError  # the last try returns or raises

    def stream(self, messages: Sequence[Message], *, max_tokens: int) -> Generator[str, None, None]:
        """One answer as it comes. Once a piece was given, nothing is tried again: it would be said twice."""
        from souvenance.models.chat_errors import Passing

        for wait_s in (*_BACK_OFF_S, None):
            begun = False
            try:
                with closing(read_out(lambda: self._streamed(messages, max_tokens))) as pieces:
                    for piece in pieces:
                        begun = True
                        yield piece
            except SouvenanceError:
                raise
            except Exception as exc:  # as in ``_answer``
                error = self._errors.of(exc, form_may_change=False, begun=begun)
                if not isinstance(error, Passing):
                    raise error from exc
                self._wait(None if begun else wait_s, error)
            else:
                return

    def _wait(self, wait_s: float | None, passing: "Passing") -> None:
        """Before another try: as long as the server asks for. Raises the error where there is none (``wait_s`` is None)."""
        wanted = passing.error.wait_s if isinstance(passing.error, ModelBusy) else 0.0
        if wait_s is None or wanted > _MOST_WAIT_S:
            raise passing.error from passing
        self._sleep(max(wait_s, wanted))

    def _asked(self, prompt: Prompt, max_tokens: int) -> Reply:
        """One try, in the strictest form that the server takes."""
        from souvenance.models.chat_errors import FormRefused

        for form in range(self._form, len(FORMS) - 1):
            try:
                return self._settled(form, self._answer(prompt, max_tokens, FORMS[form]))
            except FormRefused:
                continue
        return self._settled(len(FORMS) - 1, self._answer(prompt, max_tokens, FORMS[-1]))

    def _settled(self, form: int, reply: Reply) -> Reply:
        self._form = form  # now known: what is stricter was refused, and the same prompt was taken in this form
        return reply

    def _answer(self, prompt: Prompt, max_tokens: int, form: Form) -> Reply:
        try:
            # A thread of its own: the caller's may run an event loop already.
            with ThreadPoolExecutor(1, "souvenance-chat") as thread:
                response = thread.submit(lambda: asyncio.run(self._request(prompt, max_tokens, form))).result()
            return self._reply(response, prompt, max_tokens)
        except SouvenanceError:
            raise
        except Exception as exc:  # whatever a library raises between here and a server is a failure of the model
            raise self._errors.of(exc, form_may_change=form != "words") from exc

    async def _request(self, prompt: Prompt, max_tokens: int, form: Form) -> "ModelResponse":
        from pydantic_ai.direct import model_request
        from pydantic_ai.messages import ModelRequest
        from pydantic_ai.settings import ModelSettings

        system = prompt.system if form == "schema" else f"{prompt.system}\n\nThe schema:\n{json.dumps(prompt.schema)}"
        settings = ModelSettings(max_tokens=max_tokens, timeout=self._timeout_s)
        if self._provider == "openai-compatible":
            settings["temperature"] = 0.0  # local servers draw at 0.8 unless told; some hosted models refuse to be told
        async with AsyncExitStack() as opened, asyncio.timeout(self._timeout_s):
            return await model_request(
                await self._opened(opened),
                [ModelRequest.user_text_prompt(prompt.user, instructions=system)],
                model_settings=settings,
                model_request_parameters=_parameters(prompt, form),
            )

    async def _streamed(self, messages: Sequence[Message], max_tokens: int) -> AsyncGenerator[str, None]:
        from pydantic_ai.direct import model_request_stream
        from pydantic_ai.settings import ModelSettings

        loop = asyncio.get_running_loop()
        async with AsyncExitStack() as opened, asyncio.timeout(self._timeout_s) as silence:
            response = await opened.enter_async_context(
                model_request_stream(
                    await self._opened(opened),
                    _spoken(messages),
                    model_settings=ModelSettings(max_tokens=max_tokens, timeout=self._timeout_s),
                )
            )
            async for event in response:
                silence.reschedule(loop.time() + self._timeout_s)  # thoughts, too, are a sign of life
                if text := _text_of(event):
                    yield text
            ended = response.get()
        text = self._check(ended, max_tokens)
        told = ended.finish_reason and ("openai" not in self._provider or "finish_reason" in (ended.provider_details or {}))
        if not told and not (text and self._provider == "openai-compatible"):  # some of these never say why they end
            raise ModelError(f"{self._host} broke off in the middle of its answer.")

    async def _opened(self, opened: AsyncExitStack) -> "Model":
        """The library's model on a client of this call, without the client's own retries: they would multiply ours."""
        if self._provider == "anthropic":
            from anthropic import AsyncAnthropic
            from pydantic_ai.models.anthropic import AnthropicModel
            from pydantic_ai.providers.anthropic import AnthropicProvider

            anthropic = AsyncAnthropic(api_key=self._key, base_url=self._url, max_retries=0)
            opened.push_async_callback(anthropic.close)
            return AnthropicModel(self._model, provider=AnthropicProvider(anthropic_client=anthropic))
        if self._provider == "gemini":
            from pydantic_ai.models.google import GoogleModel
            from pydantic_ai.providers.google import GoogleProvider

            google = GoogleProvider(api_key=self._key, base_url=self._url)
            opened.push_async_callback(google.client.aio.aclose)
            return GoogleModel(self._model, provider=google)
        from openai import AsyncOpenAI
        from pydantic_ai.models.openai import OpenAIChatModel
        from pydantic_ai.profiles.openai import OpenAIModelProfile
        from pydantic_ai.providers.openai import OpenAIProvider

        openai = AsyncOpenAI(api_key=self._key or "none", base_url=self._url, max_retries=0)
        opened.push_async_callback(openai.close)
        provider = OpenAIProvider(openai_client=openai)
        if self._provider == "openai":
            return OpenAIChatModel(self._model, provider=provider)
        of_its_kind = OpenAIModelProfile(
            openai_chat_supports_max_completion_tokens=False,  # all of them know the older name of the limit
            thinking_tags=("\0", "\0"),  # none: an answer is kept as it was said, and thoughts are passed over in reading
        )
        return OpenAIChatModel(self._model, provider=provider, profile=of_its_kind)

    def _import(self) -> None:
        import pydantic_ai.direct

        match self._provider:
            case "anthropic":
                import pydantic_ai.models.anthropic
            case "gemini":
                import pydantic_ai.models.google
            case _:
                import pydantic_ai.models.openai  # noqa: F401 - whether it is there

    def _reply(self, response: "ModelResponse", prompt: Prompt, max_tokens: int) -> Reply:
        text = self._check(response, max_tokens)
        return Reply(
            text=text,
            # Some servers tell no usage: an estimate then, the ceiling must count something.
            input_tokens=response.usage.input_tokens or (len(prompt.system) + len(prompt.user)) // 4,
            output_tokens=response.usage.output_tokens or len(text) // 4,
            model=response.model_name or self._model,
        )

    def _check(self, response: "ModelResponse", max_tokens: int) -> str:
        """The text of an answer that is one. Raises ModelError, TextRefused."""
        from pydantic_ai.messages import TextPart, ThinkingPart

        text = "".join(part.content for part in response.parts if isinstance(part, TextPart))
        if not text.strip() and response.finish_reason == "length":
            raise ModelError(f"{self._model} used all of its {max_tokens} tokens before it answered; give it more.")
        if response.finish_reason == "content_filter":
            raise TextRefused(f"{self._host} filtered what {self._model} had to say about this exchange.")
        thought = any(isinstance(part, ThinkingPart) for part in response.parts)
        if not text and (thought or response.finish_reason != "stop"):  # an empty text that is meant ends with "stop"
            raise ModelError(f"{self._host} sent no text{', only thoughts' if thought else ''}.")
        return text


def _spoken(messages: Sequence[Message]) -> "list[ModelMessage]":
    """The messages as the library has them; it puts what the system says where each provider wants it."""
    from pydantic_ai.messages import ModelRequest, ModelResponse, TextPart, UserPromptPart

    told = "\n\n".join(message.text for message in messages if message.role == "system") or None
    return [
        ModelResponse(parts=[TextPart(message.text)])
        if message.role == "assistant"
        else ModelRequest(parts=[UserPromptPart(message.text)], instructions=told)
        for message in messages
        if message.role != "system"
    ]


def _text_of(event: "ModelResponseStreamEvent") -> str:
    """What an event adds to the answer; "" for thoughts and all else."""
    from pydantic_ai.messages import PartDeltaEvent, PartStartEvent, TextPart, TextPartDelta

    if isinstance(event, PartStartEvent) and isinstance(event.part, TextPart):
        return event.part.content
    if isinstance(event, PartDeltaEvent) and isinstance(event.delta, TextPartDelta):
        return event.delta.content_delta
    return ""


def _parameters(prompt: Prompt, form: Form) -> "ModelRequestParameters | None":
    from pydantic_ai.models import ModelRequestParameters
    from pydantic_ai.output import OutputObjectDefinition

    if form == "words":
        return None
    wanted = OutputObjectDefinition(json_schema=dict(prompt.schema), name="proposals", strict=True)
    if form == "schema":
        return ModelRequestParameters(output_mode="native", output_object=wanted)
    return ModelRequestParameters(output_mode="prompted", output_object=wanted, prompted_output_template=False)


def _host(url: str) -> str:
    """Host and port: what a name and an error say of a server. Never its user, password or query."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise SettingsError("chat_url begins with http:// or https:// and a host, as in http://localhost:11434/v1.")
    return f"{parts.hostname}:{port}" if port else parts.hostname


def provider_chat(word: str, *, url: str, key: str, timeout_s: float) -> Any:
    """The model that a setting names, "openai:MODEL" for example. Raises SettingsError, ModelMissing."""
    provider, _, model = word.partition(":")
    if provider not in PROVIDERS or not model:
        raise SettingsError(f"chat_model {word!r} is not known: write {', '.join(f'{name}:MODEL' for name in PROVIDERS)}")
    if provider == "openai-compatible" and not url:
        raise SettingsError(f"chat_model {word!r} needs chat_url, as in http://localhost:11434/v1")
    return ProviderChat(provider, model, url, key, timeout_s)
