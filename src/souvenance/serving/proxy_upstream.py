"""The server behind the proxy: asked as the caller asked, with the operator's key instead of the caller's."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING
from urllib.parse import parse_qsl, urlsplit

from souvenance.errors import ModelError, ModelMissing
from souvenance.settings import Settings

if TYPE_CHECKING:
    import httpx2

CONNECTED_WITHIN_S = 10.0
# Of one connection, and of whoever answers: never passed on. RFC 9110, 7.6.1
_OF_THE_HOP = frozenset({
    "connection", "keep-alive", "proxy-authenticate", "proxy-authorization", "proxy-connection", "te", "trailer",
    "transfer-encoding", "upgrade",
})  # fmt: skip
_NOT_SENT = _OF_THE_HOP | {
    "host",
    "content-length",
    "authorization",
    "x-api-key",
    "cookie",
    "accept-encoding",
    "origin",
    "referer",
}
_NOT_GIVEN = _OF_THE_HOP | {"date", "server", "set-cookie"}
_OURS = "x-souvenance-"


class Upstream:
    """One OpenAI-compatible server. Used in one event loop; ``close`` gives the connections back."""

    def __init__(self, url: str, key: str = "", *, timeout_s: float = 600.0) -> None:
        """One server.

        Args:
            url: up to the version, as in ``https://api.openai.com/v1``; a query at its end goes with each request.
            key: the operator's; "": none is sent.
            timeout_s: until the next piece of an answer.
        """
        url, _, query = url.strip().partition("?")
        self._url, self._query, self._key, self._timeout_s = url.rstrip("/"), dict(parse_qsl(query)), key.strip(), timeout_s
        self._host = urlsplit(self._url).netloc.rpartition("@")[2]  # what callers may know of it
        self._client: httpx2.AsyncClient | None = None

    async def ask(
        self, method: str, path: str, query: Mapping[str, str], headers: Iterable[tuple[str, str]], body: bytes = b""
    ) -> "httpx2.Response":
        """Its answer, of which the body is still to be read. Raises ModelMissing, ModelError where there is none."""
        if not self._url:
            raise ModelMissing(
                "No upstream is set: put the url of a model's server into upstream_url (SOUVENANCE_UPSTREAM_URL)."
            )
        import httpx2

        if self._client is None:
            timeout = httpx2.Timeout(self._timeout_s, connect=CONNECTED_WITHIN_S)
            limits = httpx2.Limits(max_connections=None, max_keepalive_connections=32)
            self._client = httpx2.AsyncClient(timeout=timeout, limits=limits, headers={"User-Agent": "souvenance"})
        try:
            asked = {**self._query, **query}
            request = self._client.build_request(
                method, self._url + path, params=asked, headers=self._sent(headers), content=body
            )  # fmt: skip
            return await self._client.send(request, stream=True)
        except httpx2.TimeoutException as exc:
            raise ModelError(f"The upstream {self._host} did not answer in time ({type(exc).__name__}). Try again.") from exc
        except (httpx2.HTTPError, httpx2.InvalidURL) as exc:
            why = str(exc) or type(exc).__name__
            raise ModelError(
                f"The upstream {self._host} cannot be reached: {why}. Is it running? Is upstream_url right?"
            ) from exc

    def _sent(self, headers: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
        passed = [(name, value) for name, value in headers if _passes(name, _NOT_SENT)]
        key = [("authorization", f"Bearer {self._key}")] if self._key else []
        # Uncompressed: what goes through as it is can be read on the way.
        return [*passed, *key, ("accept-encoding", "identity")]

    async def close(self) -> None:
        """Give the connections back."""
        if self._client is not None:
            await self._client.aclose()
            self._client = None


def upstream_of(settings: Settings) -> Upstream:
    """The one that the settings name."""
    return Upstream(settings.upstream_url, settings.upstream_key, timeout_s=settings.upstream_timeout_s)


def given_back(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The headers of an answer that the caller gets, in lower case."""
    return [(name.lower(), value) for name, value in headers if _passes(name.decode("latin-1"), _NOT_GIVEN)]


def _passes(name: str, stops: frozenset[str]) -> bool:
    return name.lower() not in stops and not name.lower().startswith(_OURS)
