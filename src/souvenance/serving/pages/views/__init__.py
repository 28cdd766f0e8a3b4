"""The views: each one reads by the verbs of the handle, and says what is shown."""

from collections.abc import Callable, Mapping

from souvenance.serving.pages.views import home, judging, memories, notes, sessions, traces, upkeep
from souvenance.serving.pages.visits import GoTo, Show, Visit

View = Callable[[Visit], Show | GoTo]

PAGES: Mapping[str, View] = {
    "/": home.home,
    "/memories": memories.memories,
    "/memories/{memory}": memories.memory,
    "/forgotten": memories.forgotten,
    "/traces": traces.traces,
    "/traces/{trace}": traces.trace,
    "/degraded": traces.degraded,
    "/sessions": sessions.sessions,
    "/sessions/{session:path}": sessions.session,
    "/turns/{turn:path}": sessions.turn,
    "/candidates": judging.candidates,
    "/disputed": judging.disputed,
    "/quarantine": judging.quarantine,
    "/quarantine/{candidate}": judging.held,
    "/notes": notes.notes,
    "/calibration": upkeep.calibration,
    "/dreams": upkeep.dreams,
    "/jobs": upkeep.jobs,
}
ACTIONS: Mapping[str, View] = {
    "/memories/{memory}/correct": memories.correct,
    "/memories/{memory}/forget": memories.forget,
    "/memories/{memory}/pin": memories.pin,
    "/memories/{memory}/unpin": memories.unpin,
    "/events/{event}/undo": memories.undo,
    "/sessions/{session:path}/forget": sessions.forget,
    "/disputed": judging.settle,
    "/quarantine/{candidate}/release": judging.release,
    "/quarantine/{candidate}/refuse": judging.refuse,
    "/quarantine/{candidate}/purge": judging.purge,
    "/notes": notes.write,
    "/calibration": upkeep.measure,
    "/dreams": upkeep.dream,
    "/dreams/{run}/rollback": upkeep.roll_back,
    "/jobs/retry": upkeep.retry,
}
