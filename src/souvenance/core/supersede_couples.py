"""Rule of couples: somebody is no longer with the one whom the old statement calls a partner."""

from souvenance.core.claims import Statement
from souvenance.core.lexicon import Lexicon
from souvenance.core.reasons import words as words_of
from souvenance.core.relation import Relation, supersedes
from souvenance.core.supersede_guards import LONG_TOPIC


def parted(old: Statement, new: Statement, _words: Lexicon) -> Relation | None:
    """In "Thomas and I broke up", Thomas is whom the old one calls a boyfriend, and says little else of."""
    if not new.parted or not old.partner or old.flags & {"event", "past"} or len(old.topic) > LONG_TOPIC:
        return None
    over = new.parted & (old.names | old.people | old.subject)
    called = any(frame.named and frame.joint == "is" for frame in old.frames)
    return supersedes("parted", f"no longer together: {words_of(sorted(over), new, old)}") if over and called else None
