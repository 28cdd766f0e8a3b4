"""The first page: what is kept, how the index and the jobs stand, what ran last, what waits for a person."""

from collections.abc import Mapping

from souvenance.core.unread import unread_sentence
from souvenance.engine.handle import Handle
from souvenance.serving.pages.visits import Show, Visit
from souvenance.types import STATUSES


def home(visit: Visit) -> Show:
    """How everything stands."""
    status = visit.me.status()
    kept = [(name, status.memories.get(name, 0)) for name in STATUSES if status.memories.get(name)]
    unread = [unread_sentence(language, visit.words.language) for language in status.unread]
    return Show(template="home.html", values={"status": status, "kept": kept, "unread": unread})


def waiting(me: Handle) -> Mapping[str, int]:
    """How much waits for a person, by page; the menu tells it everywhere."""
    held = sum(n for (verdict, _), n in me.verdicts().items() if verdict == "quarantined")
    return {"disputed": len(me.disputes()), "quarantine": held, "jobs": len(me.jobs("failed"))}
