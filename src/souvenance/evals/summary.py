"""`eval summary`: key facts still held after many reflections, by a summary alone, anchors alone, and both.

The reflections are scripted: a model that rewrites a whole summary loses a fact now and then, and promotes almost none to an
anchor. How often is taken from what was measured on real ones, and drawn by the seed; everything else (the prompt, the reading
of the answer, the anchors that code proposes, what is rendered) is the code that ships. So this measures the net, not a model.
"""

import json
import random
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from importlib import resources
from pathlib import Path
from typing import Any

from souvenance.core.fold import fold
from souvenance.core.prompting import prompt_for
from souvenance.core.replies import parse_reply
from souvenance.core.summary import anchors_proposed, render_summary
from souvenance.evals import bench
from souvenance.evals.bench import Bound, bench_object, grouped, intervals
from souvenance.evals.formats import Fact, Reflection, Story, read_stories
from souvenance.models.scripted import ScriptedChat
from souvenance.types import Memory, Turn

NAMES = ("facts_held",)
ARMS = ("summary", "anchors", "shipped")
FORGETS = 0.1  # of each fact at each rewriting: a full summary then keeps 3 key facts of 4 over these stories, as measured
PROMOTES = 3 / 39  # of the new key facts, that the model makes an anchor itself: as measured
ROUNDS = 20  # of each story, each with other draws
_START = datetime(2026, 1, 5, 18, tzinfo=UTC)


@dataclass(frozen=True, slots=True, kw_only=True)
class Held:
    """One key fact, and in how many rounds each arm still held it at the end."""

    story: str
    language: str
    fact: Fact
    because: str  # what would make it an anchor: pinned, rule, confirmed, or nothing
    rounds: int
    times: Mapping[str, int]

    @property
    def right(self) -> bool:
        """Whether what ships held it in every round."""
        return self.times["shipped"] == self.rounds


@dataclass(slots=True)
class _State:
    """What stands of one story while it is told."""

    summary: str = ""
    anchors: dict[str, str] = field(default_factory=dict)  # id -> text
    memories: list[Memory] = field(default_factory=list)
    confirmations: Counter[str] = field(default_factory=Counter)


def measure(paths: Sequence[Path], *, seed: int = 0, rounds: int = ROUNDS) -> tuple[dict[str, Any], Sequence[Held]]:
    """Tell every story ``rounds`` times; the bench object, and every key fact."""
    started = time.perf_counter()
    named = paths or shipped_stories()
    held: list[Held] = []
    excluded: Counter[str] = Counter()
    for path in named:
        for story in read_stories(path):
            facts = [fact for reflection in story.reflections for fact in reflection.facts]
            excluded["facts that are not key facts"] += sum(not fact.holds for fact in facts)
            held += _told(story, seed, rounds)
    result = bench_object(
        "summary",
        [path.name if path in shipped_stories() else path for path in named],
        len(held),
        {arm: _arm(held, arm, seed) for arm in ARMS} if held else {},
        excluded=+excluded,
        seed=seed,
        took_s=time.perf_counter() - started,
        rounds=rounds,
    )
    return result, held


def shipped_stories() -> list[Path]:
    """The stories that come with the bench, English and French."""
    folder = Path(str(resources.files("souvenance.evals") / "summaries"))
    return sorted(folder.glob("*.jsonl"))


def _told(story: Story, seed: int, rounds: int) -> list[Held]:
    ends = [_end(story, random.Random(f"{seed} {story.id} {n}")) for n in range(rounds)]
    keys = [fact for reflection in story.reflections for fact in reflection.facts if fact.holds]
    return [
        Held(
            story=story.id, language=story.language, fact=fact, because=_because(story, fact), rounds=rounds,
            times={arm: sum(_holds(end[arm], fact) for end in ends) for arm in ARMS},
        )
        for fact in keys
    ]  # fmt: skip


def _end(story: Story, draw: random.Random) -> dict[str, str]:
    """One story, told once: what each arm shows at the end."""
    state = _State()
    for n, reflection in enumerate(story.reflections, 1):
        _reflect(story, state, reflection, n, draw)
        for proposed in anchors_proposed(_as_of(story, state, n), state.confirmations):
            state.anchors.setdefault(proposed.memory, proposed.text)
    anchors = list(state.anchors.items())
    return {
        "summary": render_summary(state.summary, []),
        "anchors": render_summary("", anchors),
        "shipped": render_summary(state.summary, anchors),
    }


def _reflect(story: Story, state: _State, reflection: Reflection, n: int, draw: random.Random) -> None:
    """One exchange: prompt, scripted answer, reading, what becomes of it."""
    turn = _turn(story, reflection.said, n)
    prompt = prompt_for(
        [turn], today=turn.created_at.date(), tz="UTC", summary=state.summary, anchors=list(state.anchors.items()), nearest=[],
        character=None, count_tokens=lambda text: len(text) // 4 + 1, budget_tokens=8_000,
    )  # fmt: skip
    reply = ScriptedChat([_answer(story, state.summary, reflection, draw)]).complete(prompt, max_tokens=4_000)
    parsed = parse_reply(reply.text, prompt)
    state.summary = parsed.summary if parsed.summary is not None else state.summary
    for text in parsed.anchors_added:
        state.anchors[f"model {text}"] = text
    for candidate, fact in zip(parsed.candidates, reflection.facts, strict=True):
        state.memories.append(_memory(candidate.text, fact, turn))
    state.confirmations.update(reflection.again)


def _answer(story: Story, summary: str, reflection: Reflection, draw: random.Random) -> str:
    """What the scripted model says: the summary rewritten, and now and then an anchor."""
    again = [fact for earlier in story.reflections for fact in earlier.facts if fact.id in reflection.again]
    kept = [line for line in summary.splitlines() if draw.random() >= FORGETS]
    lines = dict.fromkeys([*kept, *(fact.text for fact in again), *(fact.text for fact in reflection.facts)])
    return json.dumps({
        "memories": [{"text": f.text, "kind": "fact", "confidence": 1, "turns": ["T1"]} for f in reflection.facts],
        "summary": "\n".join(lines),
        "anchors_add": [f.text for f in reflection.facts if f.holds and draw.random() < PROMOTES],
        "anchors_retire": [],
        "positions": [],
    })  # fmt: skip


def _as_of(story: Story, state: _State, n: int) -> list[Memory]:
    """The memories, with those pinned that a person has pinned by reflection ``n``."""
    pins = {f.id for r in story.reflections for f in r.facts if f.pinned_at is not None and f.pinned_at <= n}
    return [replace(memory, pinned=memory.id in pins) for memory in state.memories]


def _memory(text: str, fact: Fact, turn: Turn) -> Memory:
    at = turn.created_at
    return Memory(
        id=fact.id, scope=turn.scope, kind=fact.kind, text=text, subject=turn.speaker, story=turn.session,
        language=turn.language, status="active", confidence=1.0, importance=5.0, sources=(turn.id,), origin="user",
        author=turn.author, audience="adult", created_at=at, ranked_at=at, touched_at=at,
    )  # fmt: skip


def _turn(story: Story, said: str, n: int) -> Turn:
    at = _START + timedelta(days=n)
    return Turn(
        id=f"t_{n}", scope="sc_eval", session=story.id, seq=n, at=at, utc_offset_min=0, role="user", speaker="me", text=said,
        language=story.language, origin="user", author="p_eval", audience="adult", revision=n, content_hash=b"", created_at=at,
    )  # fmt: skip


def _because(story: Story, fact: Fact) -> str:
    if fact.pinned_at is not None:
        return "pinned"
    if fact.kind == "rule":
        return "rule"
    again = sum(fact.id in reflection.again for reflection in story.reflections)
    return "confirmed three times" if again >= 3 else "nothing"  # noqa: PLR2004 - for the table alone


def _holds(text: str, fact: Fact) -> bool:
    folded = fold(text)
    return all(fold(part) in folded for part in fact.holds)


def _arm(held: Sequence[Held], arm: str, seed: int) -> dict[str, Any]:
    by_story = grouped(held, lambda row: row.story, lambda rows: _share(rows, arm))
    return {
        "facts_held": _share(held, arm),
        "interval": intervals({"facts_held": list(by_story.values())}, seed),  # over stories: facts of one are not independent
        "by_category": grouped(held, lambda row: row.because, lambda rows: _group(rows, arm)),
        "by_language": grouped(held, lambda row: row.language, lambda rows: _group(rows, arm)),
    }


def _group(rows: Sequence[Held], arm: str) -> dict[str, float]:
    return {"n": len(rows), "facts_held": _share(rows, arm)}


def _share(rows: Sequence[Held], arm: str) -> float:
    return sum(row.times[arm] for row in rows) / sum(row.rounds for row in rows)


def missed(result: Mapping[str, Any], bounds: Sequence[Bound]) -> list[str]:
    """Which minima the shipped arm missed; of one that is stated again, the last holds."""
    return bench.missed(result, dict(bounds).items())
