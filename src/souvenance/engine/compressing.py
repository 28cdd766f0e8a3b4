"""The weekly pass: memories that repeat one another become one. Each group is one transaction, taken back by one event.

Proposed are the pairs that were flagged as they were written (``alike``), by the words they share. Without a model one of the
wordings is chosen; what no wording can stand for alone is written by the model, where there is one, and checked.
"""

from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime

from souvenance.core.compressing import LEAST_ACTIVE, MOST_IN_GROUP, chosen, groups, loses, may_be_rewritten, may_join, merged
from souvenance.core.decide import Step, shown
from souvenance.core.identity import new_id
from souvenance.core.prepared import Prepared, prepared
from souvenance.core.secrets import mask
from souvenance.core.synthesis import question_of, written
from souvenance.core.thoughts import without_thoughts
from souvenance.engine.commit import committing
from souvenance.engine.fading import Going, Passed
from souvenance.engine.roster import Roster
from souvenance.engine.settling import withheld
from souvenance.engine.tools import Tools
from souvenance.errors import ModelError, SettingsError
from souvenance.types import Memory, Principal

MOST_PAIRS = 5_000  # flagged last: those before were looked at in earlier weeks
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
    roster = tools.rosters.followed(tools.ledger, principal.scope)
    if roster.columns.n < LEAST_ACTIVE:
        return Passed(changed=0)
    changed, notes, asked = 0, list[str](), 0
    for group in groups(_pairs(tools, principal.scope, roster)):
        left = {memory.id: memory for memory in group}
        for wording, same in chosen(group, _read):
            changed += _made_one(tools, principal, same, wording.text, wording)
            left = {i: memory for i, memory in left.items() if memory not in same}
            if not going(len(same)):
                return Passed(changed=changed, whole=False, notes=tuple(notes))
        rest = list(left.values())[:MOST_IN_GROUP]
        if len(rest) > 1 and tools.with_model and asked < MOST_ASKED and may_be_rewritten(rest):
            asked += 1
            text, why = _asked(tools, principal, rest)
            if not going(0):  # an answer may take long: another process may have the work by now
                return Passed(changed=changed, whole=False, notes=tuple(notes))
            if why:
                notes.append(why)
            if text:
                changed += _made_one(tools, principal, rest, text, None)
                going(len(rest))
    return Passed(changed=changed, notes=tuple(dict.fromkeys(notes)))


def _pairs(tools: Tools, scope: str, roster: Roster) -> Iterable[tuple[Memory, Memory]]:
    """Pairs flagged as alike that still stand, but for anchors, and for those that a person has parted again."""
    anchored = {source for anchor in tools.ledger.anchors(scope) for source in anchor.sources}
    parted = {event.target for event in tools.ledger.events(scope, what="compressed", limit=MOST_PAIRS)}
    for event in tools.ledger.events(scope, what="alike", limit=MOST_PAIRS):
        one, other = roster.memories.get(event.target), roster.memories.get(str(event.after.get("with")))
        if one is not None and other is not None and not {one.id, other.id} & (anchored | parted):
            yield one, other


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
