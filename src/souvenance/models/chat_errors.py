"""What the client library raises, as an error of ours: whose fault it is, and whether to try again."""

import re
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

from pydantic_ai import exceptions as theirs

from souvenance.errors import ModelBusy, ModelError, ModelMissing, TextRefused

if TYPE_CHECKING:
    from collections.abc import Callable

_QUOTED = 200  # characters of a server's own words that go into an error
_FORM_NAMED = re.compile("response_format|json_schema|json_object|responseSchema|output_config")
Raised = tuple[type[Exception], ...]


class Passing(Exception):
    """An error that another try may not meet."""

    def __init__(self, error: ModelError) -> None:
        super().__init__(str(error))
        self.error = error


class FormRefused(Exception):
    """A server that works does not take the request in this form."""


class Translation:
    """The errors of one server, told in our words.

    Args:
        host: what they call the server.
        model: as the server names it.
        timeout_s: of one try.
        key: never repeated, even where the server does.
    """

    def __init__(self, host: str, model: str, timeout_s: float, key: str) -> None:
        self._host = host
        self._key = key
        busy: Raised = (theirs.ModelRateLimitError, theirs.ModelQuotaExceededError, theirs.ModelUnavailableError)
        others: Raised = (theirs.ModelServerError, theirs.ModelRequestRejectedError, theirs.ModelHTTPError, theirs.UserError)
        silent = f"{host} did not answer within {timeout_s:g} s."
        nothing = f"it has no model {model!r}, or chat_url is not where its interface is."
        # The library sorts what every provider says into the same kinds; the first that fits.
        self._kinds: tuple[tuple[Raised, Callable[[Any, str], Exception]], ...] = (
            ((TimeoutError, theirs.ModelTimeoutError, theirs.ModelRequestTimeout), lambda _, __: ModelError(silent)),
            ((theirs.ModelConnectionError,), lambda exc, _: self._unreachable(exc)),
            (busy, _busy),
            ((theirs.ModelAuthenticationError,), lambda _, said: ModelError(f"{said}: it does not take the key. {_KEY_HINT}")),
            ((theirs.ModelNotFoundError,), lambda _, said: ModelMissing(f"{said}: {nothing}")),
            (
                (theirs.ModelContextWindowExceededError,),
                lambda _, said: TextRefused(f"{said}: {model!r} reads no prompt so long."),
            ),
            ((theirs.ContentFilterError,), lambda _, said: TextRefused(f"{said}: it does not talk about this exchange.")),
            (others, _failed_or_refused),
        )

    def of(self, exc: Exception, *, form_may_change: bool, begun: bool = False) -> Exception:
        """Our error for theirs; FormRefused where another form of the request may be taken, Passing where another try may.

        Args:
            exc: what was raised.
            form_may_change: there is a laxer form that was not tried.
            begun: a part of the answer had come.
        """
        if begun and isinstance(exc, theirs.ModelConnectionError):
            return ModelError(f"{self._host} broke off in the middle of its answer ({self.quoted(exc)}).")
        if form_may_change and _FORM_NAMED.search(str(exc)):  # some servers answer 500 to a form that they do not know
            return FormRefused()
        said = f"{self._host} answered: {self.quoted(exc)}"
        for kinds, made in self._kinds:
            if isinstance(exc, kinds):
                error = made(exc, said)
                by_form = form_may_change and isinstance(error, TextRefused) and not isinstance(exc, _BY_TEXT)
                return FormRefused() if by_form else error
        if not isinstance(exc, _TRIPPED):
            return ModelError(f"The client for {self._host} failed: {self.quoted(exc)}")
        return ModelError(
            f"{self._host} sent something that is no answer of a chat ({self.quoted(exc)}). Does chat_url end at the version, "
            "as in http://localhost:11434/v1?"
        )

    def quoted(self, exc: Exception) -> str:
        """The beginning of an error's words, without the key, should it repeat it."""
        text = " ".join(str(exc).split()) or type(exc).__name__
        return (text.replace(self._key, "(key)") if self._key else text)[:_QUOTED]

    def _unreachable(self, exc: Exception) -> ModelError:
        return ModelError(f"{self._host} cannot be reached ({self.quoted(exc)}). Is it running, and is chat_url right?")


# What the library raises over an answer of no known form.
_TRIPPED = (theirs.AgentRunError, ValueError, TypeError, LookupError, AttributeError, RecursionError)
_KEY_HINT = "Check chat_api_key and what it is allowed."
_BY_TEXT = (theirs.ContentFilterError, theirs.ModelContextWindowExceededError)


def _busy(exc: theirs.ModelAPIError, said: str) -> Passing:
    return Passing(ModelBusy(f"{said}: too much is asked of it now. Try again later.", exc.retry_after or 0.0))


def _failed_or_refused(exc: Exception, said: str) -> Exception:
    if getattr(exc, "status_code", 400) >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return Passing(ModelError(f"{said}: it failed. Try again later."))
    return TextRefused(f"{said}: it does not take this.")
