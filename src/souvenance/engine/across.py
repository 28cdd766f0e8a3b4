"""One question asked in every scope that may be read: each is searched by itself, and the surest come first.

No answer of one scope moves with what another one holds; only the order of the answers is made of all of them.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypedDict, Unpack

from souvenance.core.intake import storable
from souvenance.core.pack import packed
from souvenance.core.policy import Breadth, breadth
from souvenance.core.render import dated_line
from souvenance.engine.recall import (
    SHARE_OF_TURNS_LEFT,
    Recall,
    When,
    must_be_possible,
    recall,
)
from souvenance.engine.scoring import ask
from souvenance.engine.tools import Tools
from souvenance.engine.units import MOST_NOTES, Beside
from souvenance.errors import NotFound
from souvenance.thresholds import Weights
from souvenance.types import Hit, Principal, RecallPolicy, Turn, UnitKind


class Asked(TypedDict, total=False):
    """What every scope is asked alike; see ``recall``."""

    session: str | None
    story: str | None
    speaker: str | None
    start: When | None
    end: When | None
    when: str | None
    weak: bool
    kinds: Sequence[UnitKind]
    weights: Weights


def recall_across(
    tools: Tools,
    views: Sequence[Principal],
    query: str,
    *,
    policy: RecallPolicy | None = None,
    limit: int | None = None,
    neighbours: int | None = None,
    max_tokens: int | None = None,
    **asked: Unpack[Asked],
) -> Recall:
    """What ``recall`` gives, of several scopes.

    Args:
        views: the principal as it reads each scope, at least one, the one it works in first.

    Raises what ``recall`` raises; NotFound only where no scope has the story.
    """
    if len(views) == 1:
        return recall(
            tools, views[0], query, policy=policy, limit=limit, neighbours=neighbours, max_tokens=max_tokens, **asked
        )  # fmt: skip
    wide = breadth(policy, limit=limit, neighbours=neighbours, max_tokens=max_tokens)
    must_be_possible(query, wide.limit, wide.neighbours, wide.max_tokens)
    absent: list[NotFound] = []
    found: list[Recall] = []
    if policy == "index":
        found = [recall(tools, view, query, policy=policy, limit=limit, neighbours=neighbours, max_tokens=max_tokens, **asked)
                 for view in views]  # fmt: skip
        return joined(found, wide, tools)
    question = ask(tools, storable(query))  # I/O, once
    for view in views:
        try:
            found.append(
                recall(tools, view, query, limit=wide.limit, neighbours=wide.neighbours, question=question, **asked)
            )  # fmt: skip
        except NotFound as exc:
            absent.append(exc)
    if not found:
        raise absent[0]
    return joined(found, wide, tools)


def joined(found: Sequence[Recall], wide: Breadth, tools: Tools) -> Recall:
    """Several answers to one question as one, of at most so many hits and tokens. What is unsure gives way to what is sure."""
    sure = [one for one in found if one.sure and (one.hits or one.memories or one.notes)]
    told = sure or list(found)
    hits = sorted((hit for one in told for hit in one.hits), key=lambda hit: (-hit.sureness, -hit.score, hit.turn.id))
    memories = sorted((hit for one in told for hit in one.memories), key=lambda hit: -(hit.sureness or 0.0))[: wide.limit]
    notes = sorted((hit for one in told for hit in one.notes), key=lambda hit: (-hit.sureness, hit.ref))[:MOST_NOTES]
    beside = Beside(memories=tuple(memories), notes=tuple(notes))
    hits, beside, used = _within(hits[: wide.limit], beside, wide, found[0], tools)
    return replace(
        found[0], hits=tuple(hits), memories=beside.memories, notes=beside.notes, tokens=used,
        searched=sum(one.searched for one in found), missing=tuple(dict.fromkeys(why for one in found for why in one.missing)),
        sure=bool(sure) or all(one.sure for one in found),
        weak=sum(one.weak for one in told),  # of the others nothing is given, whatever is asked for
        reader=next((one.reader for one in told if one.hits), found[0].reader),
    )  # fmt: skip


def _within(
    hits: list[Hit], beside: Beside, wide: Breadth, first: Recall, tools: Tools
) -> tuple[list[Hit], Beside, int | None]:
    """As much as the budget holds, and what that costs."""
    if wide.max_tokens is None:
        return hits, beside, None
    beside, cost = beside.within(wide.max_tokens // SHARE_OF_TURNS_LEFT, tools.count_tokens)
    turns = {_key(turn): turn for hit in hits for turn in (hit.turn, *hit.neighbours)}
    by_key = {_key(hit.turn): hit for hit in hits}

    def around(key: tuple[str, str]) -> list[tuple[str, str]]:
        hit = by_key[key]
        return [_key(turn) for turn in sorted(hit.neighbours, key=lambda turn: abs(turn.seq - hit.turn.seq))]

    groups, used = packed(
        list(by_key), around, lambda key: tools.count_tokens(dated_line(turns[key], first.reader)) + 1, wide.max_tokens - cost
    )  # fmt: skip
    kept = [
        replace(by_key[own], neighbours=tuple(sorted((turns[key] for key in others), key=lambda turn: turn.seq)))
        for own, *others in groups
    ]
    return kept, beside, used + cost


def _key(turn: Turn) -> tuple[str, str]:
    return turn.scope, turn.id
