"""`eval compaction`: eight constraints in a synthetic conversation, and how many the view still holds word for word at its end.

The conversation is made here, in English, French and Chinese; the summariser is the deterministic one, so that a policy is
measured and not a model. Two policies: what the person said is never summarised (ships), or everything is alike (blind).
"""

import random
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from souvenance.core.queue import Budgets, Item, Queue, appended, compacted, current_view, is_full, item_hash, work_of
from souvenance.core.squeeze import line_tokens
from souvenance.core.summarising import by_words
from souvenance.evals import bench
from souvenance.evals.bench import Bound, bench_object
from souvenance.evals.small_talk import TALK

NAMES = ("constraints_kept",)
LENGTHS = (120, 400)  # turns
BUDGETS: Mapping[str, Budgets] = MappingProxyType({"": Budgets(x=240, y=1_200), "tight-": Budgets(x=120, y=480)})


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """One constraint in one arm."""

    arm: str
    language: str
    constraint: str
    right: bool  # whether the view holds it, word for word


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """One conversation by one policy."""

    kept: tuple[Kept, ...]
    compactions: int
    shortened: int  # messages of the person that were shortened or only stored: the tight arm must get there
    within: bool  # whether the view kept to its budgets at every turn


def measure(
    count_tokens: Callable[[str], int], *, lengths: Sequence[int] = LENGTHS, reabstract: bool = True, seed: int = 0
) -> tuple[dict[str, Any], Sequence[Kept]]:
    """Play every conversation by every policy; the bench object, and every constraint. No arm where none was compacted.

    Args:
        count_tokens: as the budgets are meant.
        lengths: turns of the conversations.
        reabstract: summarise earlier summaries again; else each item is abstracted once.
        seed: of the conversations.
    """
    started = time.perf_counter()
    arms: dict[str, list[Played]] = {}
    for tight, budgets in BUDGETS.items():
        for length in lengths:
            for policy in ("protected", "blind"):
                arms[f"{policy}-{tight}{length}"] = [
                    _played(
                        f"{policy}-{tight}{length}",
                        language,
                        length,
                        budgets,
                        count_tokens,
                        policy == "protected",
                        reabstract,
                        seed,
                    )
                    for language in TALK
                ]
    fired = all(played.compactions for played_by in arms.values() for played in played_by)
    rows = [kept for arm, played_by in arms.items() if arm.startswith("protected") for one in played_by for kept in one.kept]
    shipped = [played for arm, played_by in arms.items() if arm.startswith("protected") for played in played_by]
    result = bench_object(
        "compaction", (), len(rows) if fired else 0,
        {"shipped": _arm(shipped), **{arm: _arm(found) for arm, found in arms.items()}} if fired else {},
        seed=seed, took_s=time.perf_counter() - started, reabstract=reabstract, tokens="o200k",
        budgets={name or "normal": {"x": b.x, "y": b.y} for name, b in (("", BUDGETS[""]), ("tight", BUDGETS["tight-"]))},
    )  # fmt: skip
    return result, rows


def conversation(language: str, length: int, seed: int) -> list[tuple[str, str]]:
    """(role, text) of each turn: small talk in turn, and eight constraints spread over the first nine tenths."""
    talk, draw = TALK[language], random.Random(f"{seed} {language} {length}")
    places = {1 + 2 * round(n * 0.45 * length / len(talk.constraints)): text for n, text in enumerate(talk.constraints)}
    return [
        ("assistant", draw.choice(talk.answers).format(n=n)) if n % 2 == 0
        else ("user", f"{draw.choice(talk.remarks)}{talk.between}{places[n]}" if n in places else draw.choice(talk.remarks))
        for n in range(1, length + 1)
    ]  # fmt: skip


def _played(
    arm: str,
    language: str,
    length: int,
    budgets: Budgets,
    count: Callable[[str], int],
    protect: bool,
    reabstract: bool,
    seed: int,
) -> Played:
    queue, within = Queue(), True
    for item in _items(conversation(language, length, seed), count, protect=protect):
        queue = appended(queue, item, budgets)
        while is_full(queue, budgets):
            work = work_of(queue, count, reabstract=reabstract)
            queue = compacted(queue, work, by_words(work.lines), budgets, count)
        within &= current_view(queue, budgets).tokens <= budgets.x + budgets.y
    view = current_view(queue, budgets)
    shown = "\n".join([*(b.text for b in view.bullets), *(item.text for item in (*view.older, *view.recent))])
    return Played(
        kept=tuple(
            Kept(arm=arm, language=language, constraint=text, right=text in shown) for text in TALK[language].constraints
        ),
        compactions=queue.generation, within=within,
        shortened=sum(len(b.hashes) for b in queue.bullets if b.how in {"constraints", "stored"}),
    )  # fmt: skip


def _items(said: Sequence[tuple[str, str]], count: Callable[[str], int], *, protect: bool) -> Iterator[Item]:
    for seq, (role, text) in enumerate(said, 1):
        line = f"{role}: {text}"
        yield Item(
            hash=item_hash("conversation", seq, role, text), seq=seq, text=line, tokens=line_tokens(line, count),
            protected=protect and role == "user", origin=role,
        )  # fmt: skip


def _arm(played: Sequence[Played]) -> dict[str, Any]:
    rows = [kept for one in played for kept in one.kept]
    return {
        "constraints_kept": sum(row.right for row in rows) / len(rows),
        "compactions": sum(one.compactions for one in played),
        "shortened": sum(one.shortened for one in played),
        "view_within_budget": all(one.within for one in played),
        "by_language": bench.grouped(
            rows,
            lambda row: row.language,
            lambda some: {"n": len(some), "constraints_kept": sum(r.right for r in some) / len(some)},
        ),
    }


def missed(result: Mapping[str, Any], bounds: Sequence[Bound]) -> list[str]:
    """Which minima the shipped arm missed."""
    return bench.missed(result, bounds)
