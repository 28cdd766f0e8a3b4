"""What Prometheus reads: counts and times of requests, and how far the index is. No label comes from what a client chose."""

from collections.abc import Callable, Iterator, Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from souvenance import Souvenance
from souvenance.errors import SouvenanceError

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 0.8, 1.5, 5, 30)


class Metrics:
    """The figures of one server."""

    def __init__(self, memory: Souvenance) -> None:
        """Everything at nought."""
        self._registry = CollectorRegistry()
        self.requests = Counter(
            "souvenance_http_requests", "Requests answered.", ["route", "method", "status"], registry=self._registry
        )
        self.seconds = Histogram(
            "souvenance_http_seconds", "From the first byte to the end of the answer.", ["route"], buckets=SECONDS,
            registry=self._registry,
        )  # fmt: skip
        self.in_flight = Gauge("souvenance_http_in_flight", "Requests being answered.", registry=self._registry)
        self.refused = Counter("souvenance_http_refused", "Requests refused at the door.", ["why"], registry=self._registry)
        self.degraded = Counter(
            "souvenance_degraded_turns", "Contexts that went without a part.", ["part"], registry=self._registry
        )
        self._registry.register(_Store(memory))

    def text(self) -> bytes:
        """In Prometheus' text format. Reads the store."""
        return generate_latest(self._registry)

    def served_without(self, missing: tuple[str, ...]) -> None:
        """A context was given without some parts: ("vectors: …",)."""
        for part in {cause.partition(":")[0] for cause in missing}:
            self.degraded.labels(part).inc()

    def tell_exchanges(self, counts: Callable[[], Mapping[str, int]]) -> None:
        """Show what became of what was said through the proxy too. ``counts``: as ``ExchangeKeeper.counts`` gives them."""
        self._registry.register(_Exchanges(counts))


class _Exchanges(Collector):
    """Exchanges of the proxy: what waits now, and what became of the others."""

    def __init__(self, counts: Callable[[], Mapping[str, int]]) -> None:
        self._counts = counts

    def collect(self) -> Iterator[CounterMetricFamily | GaugeMetricFamily]:
        """As of now."""
        counts = dict(self._counts())
        yield GaugeMetricFamily("souvenance_proxy_waiting", "Exchanges that are to be written.", value=counts.pop("waiting"))
        became = CounterMetricFamily("souvenance_proxy_exchanges", "What became of exchanges.", labels=["what"])
        for what, n in counts.items():
            became.add_metric([what], n)
        yield became


class _Store(Collector):
    """How far the index follows the ledger, as of now."""

    def __init__(self, memory: Souvenance) -> None:
        self._memory = memory

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Nothing of a store that cannot be read: readiness says so."""
        try:
            found = self._memory.indexed()
        except SouvenanceError:
            found = None
        yield GaugeMetricFamily("souvenance_store_readable", "Whether the store can be read.", value=int(found is not None))
        if found is not None:
            yield GaugeMetricFamily("souvenance_scopes", "Scopes.", value=found.scopes)
            yield GaugeMetricFamily("souvenance_turns", "Turns in the ledger.", value=found.turns)
            yield GaugeMetricFamily("souvenance_turns_indexed", "Turns found by their words.", value=found.indexed)
            yield GaugeMetricFamily("souvenance_turns_embedded", "Turns found by their meaning.", value=found.embedded)
