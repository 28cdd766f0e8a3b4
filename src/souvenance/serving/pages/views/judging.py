"""What was proposed and not simply kept: refused candidates, pairs in dispute, what waits in quarantine."""

from souvenance.core.listing import page_read
from souvenance.errors import InputError
from souvenance.serving.pages.visits import PER_PAGE, GoTo, Show, Visit
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
    page = page_read(
        total, visit.page, PER_PAGE, lambda first, end: visit.me.candidates(verdict="quarantined", limit=end)[first:end]
    )
    held = visit.me.memories(status="quarantined")
    return Show(template="quarantine.html", values={"page": page, "memories": held})


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
