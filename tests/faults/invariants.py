"""What holds of a scope's memories whatever happened to it: read through the port, so of any ledger."""

from collections import Counter

from souvenance.core.similarity import normalised
from souvenance.engine.commit import key_of
from souvenance.ports import Ledger
from souvenance.types import JOB_STATES, Memory


def whole_memories(ledger: Ledger, scope: str) -> dict[str, Memory]:
    """Nothing stands by half; the memories of the scope by id."""
    memories = {memory.id: memory for memory in ledger.memories_since(scope, 0)}
    events = list(ledger.events(scope))
    created = Counter(event.target for event in events if event.what == "created")
    assert created == Counter(memories.keys()), "a memory without exactly one beginning, or a beginning of nothing"
    decided = {event.target for event in events if event.target.startswith("c_")}
    assert {event.target for event in events} - decided <= memories.keys()
    assert decided <= {judged.id for judged in ledger.candidates(scope)}, "a decision on no candidate"
    keys = Counter(key for memory in memories.values() if (key := key_of(memory)) is not None)
    assert not keys or max(keys.values()) == 1, "two active memories with one key"
    _led_on(memories)
    _two_sided(memories, [(event.target, str(event.after["with"])) for event in events if event.what == "disputed"])
    for memory in memories.values():
        assert ledger.turns(scope, memory.sources).keys() == set(memory.sources), "it rests on a turn that is not there"
    judged = ledger.candidates(scope)
    assert {one.memory for one in judged if one.memory is not None} <= memories.keys()
    assert memories.keys() <= {one.memory for one in judged}, "a memory that no candidate became"
    for anchor in ledger.anchors(scope):
        assert set(anchor.sources) <= memories.keys() | ledger.turns(scope, anchor.sources).keys()
    for job in ledger.jobs(scope, JOB_STATES):
        assert len(ledger.turns_of(scope, job.session, job.first_seq, job.last_seq)) == job.last_seq - job.first_seq + 1
    return memories


def _led_on(memories: dict[str, Memory]) -> None:
    """What was replaced names what replaced it, and the chain comes to an end."""
    for memory in memories.values():
        assert memory.superseded_by is not None or memory.status != "superseded", memory
        assert memory.superseded_by is None or memory.status != "active", memory  # a forgotten one keeps its history
        seen = {memory.id}
        following = memory.superseded_by
        while following is not None:
            assert following in memories, f"{memory.id} was replaced by a memory that is not there"
            assert following not in seen, "memories that replaced each other in a ring"
            seen.add(following)
            following = memories[following].superseded_by


def _two_sided(memories: dict[str, Memory], pairs: list[tuple[str, str]]) -> None:
    """A memory that is disputed is so by another one that is: else a person would wait for a question nobody asks."""
    standing = {memory.id for memory in memories.values() if memory.disputed and memory.status == "active"}
    open_ones = [pair for pair in pairs if standing.issuperset(pair)]
    assert standing == {side for pair in open_ones for side in pair}, "one side of a dispute alone"


def said_twice(memories: dict[str, Memory]) -> set[str]:
    """What more than one memory says of the same person word for word, whatever its status."""
    said: dict[tuple[str, str], list[str]] = {}
    for memory in memories.values():
        said.setdefault((normalised(memory.text), memory.subject), []).append(memory.text)
    return {text for texts in said.values() if len(texts) > 1 for text in texts}
