"""What was proposed and not simply kept: refused candidates, pairs in dispute, what waits in quarantine."""

from souvenance.core.listing import page_read
from souvenance.errors import InputError
from souvenance.serving.pages.visits import PER_PAGE, GoTo, Show, Visit, memory_path
from souvenance.types import OUTCOMES, Outcome


def candidates(visit: Visit) -> Show:
    """What was proposed, with the rule that judged it and its sentence; what was refused, where nothing else is asked for."""
    verdict = _verdict(visit.filter("verdict") or "refused")
    counts = visit.me.verdicts()
    total = sum(n for (outcome, _), n in counts.items() if outcome == verdict)
    page = page_read(total, visit.page, PER_PAGE, lambda first, end: visit.me.candidates(verdict=verdict, limit=end)[first:end])
    rules = sorted(
        ((rule, n) for (outcome, rule), n in counts.items() if outcome == verdict), key=lambda one: (-one[1], one[0])
    )
    return Show(template="candidates.html", values={"page": page, "verdict": verdict, "verdicts": OUTCOMES, "rules": rules})


def quarantine(visit: Visit) -> Show:
    """What was held back."""
    total = sum(n for (outcome, _), n in visit.me.verdicts().items() if outcome == "quarantined")
    page = page_read(total, visit.page, PER_PAGE, lambda first, end: visit.me.quarantine(limit=end)[first:end])
    held = visit.me.memories(status="quarantined")
    return Show(template="quarantine.html", values={"page": page, "memories": held})


def held(visit: Visit) -> Show:
    """One statement that was held back: what it rests on, and what letting it in would do."""
    return Show(template="held.html", values={"review": visit.me.under_review(visit.path["candidate"])})


def release(visit: Visit) -> GoTo:
    """Let a held statement in."""
    candidate = visit.path["candidate"]
    made = visit.me.release(candidate).memory
    hears = made is not None and visit.me.access().hears(made.scope)  # a guardian decides, and need not read
    path = memory_path(made.id) if made is not None and hears else "/quarantine"
    told = "released" if made is not None else "not_released"
    return GoTo(path=path, told=told, undo=_decision(visit, candidate))


def refuse(visit: Visit) -> GoTo:
    """Refuse a held statement for good."""
    candidate = visit.path["candidate"]
    visit.me.refuse(candidate, why=visit.form.get("why", ""))
    return GoTo(path="/quarantine", told="refused", undo=_decision(visit, candidate))


def purge(visit: Visit) -> Show:
    """Destroy the words of a held or refused statement: counted first, and done once the person is sure."""
    candidate, with_sources = visit.path["candidate"], visit.form.get("with_sources") == "yes"
    is_sure = visit.form.get("sure") == "yes"
    receipt = visit.me.purge(candidates=[candidate], with_sources=with_sources, dry_run=not is_sure)
    values = {"receipt": receipt, "candidate": candidate, "with_sources": "yes" if with_sources else ""}
    return Show(template="purged.html", values=values)


def _decision(visit: Visit, candidate: str) -> str:
    """The event of what was just decided."""
    return next((event.id for event in visit.me.under_review(candidate).events), "")


def disputed(visit: Visit) -> Show:
    """Pairs that cannot both hold."""
    return Show(template="disputed.html", values={"pairs": visit.me.disputes()})


def settle(visit: Visit) -> GoTo:
    """Decide one of them: one memory holds, or both do."""
    visit.me.settle(visit.field("memory"), both=visit.form.get("both") == "yes")
    return GoTo(path="/disputed", told="settled")


def _verdict(word: str) -> Outcome:
    found = next((outcome for outcome in OUTCOMES if outcome == word), None)
    if found is None:
        raise InputError(f"{word!r} is no verdict: one of {', '.join(OUTCOMES)}")
    return found
