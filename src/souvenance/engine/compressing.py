"""The weekly pass: memories that repeat one another become one. Each group is one transaction, taken back by one event.

Without a model one of the wordings is chosen, among those that share their specific words. With one, pairs that were flagged
as alike when they were written, and those nearest to each other by meaning, are shown to it; what it writes is checked.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime

import numpy as np

from souvenance.core.compressing import (
    LEAST_ACTIVE,
    MOST_IN_GROUP,
    chosen,
    groups,
    look_alikes,
    loses,
    may_be_rewritten,
    may_join,
    merged,
    mutual_nearest,
)
from souvenance.core.decide import Step, shown
from souvenance.core.identity import new_id
from souvenance.core.prepared import Prepared, prepared
from souvenance.core.secrets import mask
from souvenance.core.synthesis import question_of, written
from souvenance.core.thoughts import without_thoughts
from souvenance.core.timetable import last_run
from souvenance.core.units import shelf_key
from souvenance.engine.commit import committing
from souvenance.engine.fading import Going, Passed
from souvenance.engine.roster import Roster
from souvenance.engine.settling import withheld
from souvenance.engine.tools import Tools
from souvenance.errors import ModelError, SettingsError
from souvenance.types import Memory, Principal

MOST_FLAGS = 5_000  # the latest: those before were looked at in earlier weeks
MOST_READ = 5_000  # memories read in full in one pass
MOST_COMPARED = 2_000  # the latest rows, compared by meaning each with each
MOST_ASKED = 20  # groups that a model is asked about in one pass
_REPLY_TOKENS = 600  # thoughts included


def to_look_at(roster: Roster, last: datetime | None) -> int:
    """Active memories that came since the last pass, where there are enough for one."""
    if roster.columns.n < LEAST_ACTIVE:
        return 0
    active = (roster.memories[i] for i in roster.columns.ids)
    return sum(may_join(memory) and (last is None or memory.created_at > last) for memory in active)


def compress(tools: Tools, principal: Principal, going: Going) -> Passed:
    """Make one of those that repeat one another. What fails leaves everything as it was, and is told."""
    scope = principal.scope
    roster = tools.rosters.followed(tools.ledger, scope)
    if roster.columns.n < LEAST_ACTIVE:
        return Passed(changed=0)
    last = last_run(tools.ledger.checkpoint(scope, "compression"))
    free = _free(tools, scope, roster)
    changed, gone = 0, set[str]()
    for group in look_alikes(list(free.values()), last, MOST_READ):
        for wording, same in chosen(group, _read):
            changed += _made_one(tools, principal, same, wording.text, wording)
            gone |= {memory.id for memory in same}
            if not going(len(same)):
                return Passed(changed=changed, whole=False)
    if not tools.with_model or tools.ledger.is_guarded(scope):  # no model writes what nobody looks at
        return Passed(changed=changed)
    left = {i: memory for i, memory in free.items() if i not in gone}
    done = _written(tools, principal, groups([*_flagged(tools, scope, left, last), *_near(tools, scope, left, last)]), going)
    return replace(done, changed=changed + done.changed)


def _written(tools: Tools, principal: Principal, proposed: Sequence[Sequence[Memory]], going: Going) -> Passed:
    """What the model makes of some groups."""
    changed, notes = 0, list[str]()
    for group in [some[:MOST_IN_GROUP] for some in proposed if may_be_rewritten(some[:MOST_IN_GROUP])][:MOST_ASKED]:
        text, why = _asked(tools, principal, group)
        if not going(0):  # an answer may take long: another process may have the work by now
            return Passed(changed=changed, whole=False, notes=tuple(notes))
        if why:
            notes.append(why)
        if text:
            changed += _made_one(tools, principal, group, text, None)
            going(len(group))
    return Passed(changed=changed, notes=tuple(dict.fromkeys(notes)))


def _free(tools: Tools, scope: str, roster: Roster) -> dict[str, Memory]:
    """What may become a part of another: no anchor, and nothing that a person has parted again."""
    anchored = {source for anchor in tools.ledger.anchors(scope) for source in anchor.sources}
    parted = {event.target for event in tools.ledger.events(scope, what="compressed", limit=MOST_FLAGS)}
    active = (roster.memories[i] for i in roster.columns.ids)
    return {memory.id: memory for memory in active if may_join(memory) and memory.id not in anchored | parted}


def _flagged(tools: Tools, scope: str, free: Mapping[str, Memory], last: datetime | None) -> Iterator[tuple[Memory, Memory]]:
    """Pairs that were flagged as alike when they were written, since the last pass."""
    for event in tools.ledger.events(scope, what="alike", limit=MOST_FLAGS):
        one, other = free.get(event.target), free.get(str(event.after.get("with")))
        if one is not None and other is not None and (last is None or event.created_at > last):
            yield one, other


def _near(tools: Tools, scope: str, free: Mapping[str, Memory], last: datetime | None) -> Sequence[tuple[Memory, Memory]]:
    """Pairs of which each is the nearest to the other by meaning, one of them new, the nearest first."""
    embedder = tools.embedder()
    if embedder is None:
        return ()
    key = shelf_key(scope, "memories")
    numbers = tools.index.columns(key, embedder.stamp).numbers[-MOST_COMPARED:].tolist()
    rows, vectors = tools.index.vectors(key, embedder.stamp, numbers)
    first = np.unique(rows, return_index=True)[1]  # a memory is one window, almost always
    held = [free.get(ref) for ref in tools.index.refs(key, rows[first].tolist())]
    return [
        (one, other)
        for a, b in mutual_nearest(vectors[first])
        if (one := held[a]) is not None and (other := held[b]) is not None
        if last is None or max(one.created_at, other.created_at) > last
    ]


def _read(memory: Memory) -> Prepared:
    return prepared(memory.text, memory.language)


def _asked(tools: Tools, principal: Principal, members: Sequence[Memory]) -> tuple[str, str]:
    """What a model writes of them, "" where that may not stand; and why something went wrong."""
    day = tools.clock().astimezone(UTC).date().isoformat()
    if tools.ledger.tokens_used(principal.scope, day) >= tools.tokens_a_day:
        return "", f"the ceiling of {tools.tokens_a_day:,} tokens a day is reached: some wait for the next week"
    messages = question_of(members)
    try:
        chat = tools.chat()
        with closing(chat.stream(messages, max_tokens=_REPLY_TOKENS)) as pieces:
            reply = "".join(without_thoughts(pieces))
    except (ModelError, SettingsError) as exc:
        return "", f"no synthesis: {exc}"
    spent = sum(tools.count_tokens(message.text) for message in messages) + tools.count_tokens(reply)
    with tools.ledger.write(principal.scope) as tx:
        tx.add_tokens(day, chat.name, spent, principal, tools.clock())
    text = written(reply)
    if not text:
        return "", ""
    lost = loses(prepared(text, members[0].language), {member.id: _read(member) for member in members})
    if lost:
        return "", f"a synthesis was not taken: {lost}"
    if mask(text) != text or withheld(replace(members[0], text=text)) is not None:
        return "", "a synthesis was not taken: it may not be kept"
    return text, ""


def _made_one(tools: Tools, principal: Principal, members: Sequence[Memory], text: str, wording: Memory | None) -> int:
    """Write the new memory and what it takes the place of; how many memories that were, 0 where they changed meanwhile."""
    with tools.books.held(principal.scope):
        tools.books.followed(tools.ledger, principal.scope)  # a first reading may be long: not in the transaction
    with committing(tools, principal) as commit:
        if any(commit.tx.memory(member.id) != member for member in members):
            return 0
        new = merged(
            members, text, memory_id=new_id("m", commit.now, tools.randomness(10)), now=commit.now, wording=wording,
            author=principal.id,
        )  # fmt: skip
        ids = {member.id for member in members}
        twin = commit.book.twin(new)
        if twin is not None and twin.id not in ids and twin.status == "active":
            return 0
        how = "the richest of their wordings" if wording is not None else "one text written of them"
        made = Step(
            what="created", before=None, after=new, why=f"{len(members)} memories say the same: {how}",
            more={"made_of": sorted(ids)},
        )  # fmt: skip
        gone = [
            Step(
                what="compressed", before=member, after=replace(member, status="compressed", superseded_by=new.id),
                why=f"said by: {shown(text)}",
            )
            for member in members
        ]  # fmt: skip
        commit.steps([made, *gone])
    return len(members)
