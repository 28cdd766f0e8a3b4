"""What is proposed about a minor waits for a guardian: what passes without one, and what is told."""

from collections.abc import Iterable, Mapping

from souvenance.core.decide import Decision
from souvenance.core.purging import settled_form
from souvenance.types import Candidate, Judged, Memory

GUARDIAN = "guardian"  # rule of a candidate that waits
WAITS_ALREADY = "guardian: waits already"
MADE_BY_MODEL = "no summary, position or anchor is written: a guardian decides on what is kept here, and they are a model's"
NOT_HERE = "put right, brought back or exported by this principal: a guardian decides on what is kept there"


def says_nothing_new(new: Memory, decision: Decision, known: Mapping[str, Memory]) -> bool:
    """Whether what would be written says, word for word, what memory holds already, or nothing is written at all.

    Args:
        new: the memory that a candidate would become.
        decision: what would become of it.
        known: the memories of the scope, by id.
    """
    if decision.outcome == "refused":
        return True
    held = known.get(decision.memory or "")
    return decision.outcome == "merged" and held is not None and settled_form(held.text) == settled_form(new.text)


def waiting(candidate: Candidate, others: Iterable[Judged]) -> Decision:
    """That a candidate waits; that it is left out where one of the same words waits already.

    Args:
        others: candidates of its scope that wait.
    """
    same = settled_form(candidate.text)
    if any(one.candidate.subject == candidate.subject and settled_form(one.candidate.text) == same for one in others):
        return Decision(outcome="refused", rule=WAITS_ALREADY, why="the same waits for a guardian already", memory=None)
    why = "what is proposed here is kept once a guardian lets it in"
    return Decision(outcome="quarantined", rule=GUARDIAN, why=why, memory=None)
