"""`bench speed --part dedup`: how long the search for a twin takes among many memories."""

import statistics
import time
from collections.abc import Callable
from random import Random
from typing import Any

from souvenance.core.keys import packed
from souvenance.core.similarity import prepared
from souvenance.core.twins import Twins

QUERIES = 300  # in three equal kinds


def measure_dedup(size: int, *, text_of: Callable[[Random, int], str], seed: int = 0) -> dict[str, Any]:
    """Read, index and ask: new texts, variants of known ones, and known ones with one word replaced.

    Args:
        size: memories of the scope.
        text_of: draws a text of so many words.
        seed: of what is drawn.
    """
    random = Random(seed)
    texts = [text_of(random, random.randint(5, 25)).capitalize() + "." for _ in range(size)]
    started = time.perf_counter()
    read = [prepared(text, "en") for text in texts]
    between = time.perf_counter()
    full = {f"m_{n:08}": one for n, one in enumerate(read)}
    twins = Twins.of(list(full), [packed(one) for one in read])
    built = time.perf_counter()
    best, alike, extended, found = [], [], [], 0
    for asked in _asked(random, texts, text_of):
        clock = time.perf_counter()
        one = prepared(asked, "en")
        found += twins.best(one, full.__getitem__) is not None
        best.append((time.perf_counter() - clock) * 1000)
        alike.append(_ms(lambda one=one: twins.alike(one, 0.5, full.__getitem__)))  # type: ignore[misc]
        extended.append(_ms(lambda one=one: twins.extended("m_new", packed(one))))  # type: ignore[misc]
    return {
        "n": len(best), "rows": size, "median_ms": round(statistics.median(best), 3), "max_ms": round(max(best), 3),
        "alike_median_ms": round(statistics.median(alike), 3), "alike_max_ms": round(max(alike), 3),
        "extended_median_ms": round(statistics.median(extended), 3), "read_s": round(between - started, 2),
        "build_s": round(built - between, 2), "found": found,
    }  # fmt: skip


def _asked(random: Random, texts: list[str], text_of: Callable[[Random, int], str]) -> list[str]:
    kind = QUERIES // 3
    chosen = [random.choice(texts) for _ in range(2 * kind)]
    variants = [text.lower().rstrip(".") + "!" for text in chosen[:kind]]
    replaced = [" ".join([*text.split()[:-1], "replaced."]) for text in chosen[kind:]]
    return [*variants, *replaced, *(text_of(random, 15) for _ in range(kind))]


def _ms(call: Callable[[], object]) -> float:
    started = time.perf_counter()
    call()
    return (time.perf_counter() - started) * 1000
