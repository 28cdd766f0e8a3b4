"""A memory that was opened in a deliberate recall: it fades more slowly, and comes back where it had faded."""

from souvenance.core.decide import Step
from souvenance.engine.anchoring import anchor_touched
from souvenance.engine.commit import committing, write_plainly
from souvenance.engine.returning import accessed, awake
from souvenance.engine.roster import standing
from souvenance.engine.tools import Tools
from souvenance.types import Memory, Principal

_WHY = "opened in a recall"


def opened(tools: Tools, principal: Principal, memory: Memory) -> tuple[Memory, str]:
    """Count that a memory was opened, and revive an archived one.

    Returns:
        The memory as it stands then (its active twin, where one says the same already), and what to tell of it, "" when
        nothing. What is over, forgotten or replaced stays as it is. Raises StoreError.
    """
    now = tools.clock()
    if standing(memory, now) == "archived":
        with committing(tools, principal) as commit:
            stands = commit.tx.memory(memory.id)
            if stands is None or standing(stands, now) != "archived":
                return stands or memory, ""
            after, note = awake(commit, stands, _WHY)
            anchor_touched(commit)
        return after, note or "it had been archived, and is active again"
    if standing(memory, now) == "active":
        with tools.ledger.write(principal.scope) as tx:  # without the book: it decides nothing
            stands = tx.memory(memory.id)
            if stands is None or stands.status != "active":
                return stands or memory, ""
            step = Step(what="opened", before=stands, after=accessed(stands, now), why=_WHY)
            write_plainly(tools, principal, tx, [step], now)
        return step.after, ""
    return memory, ""
