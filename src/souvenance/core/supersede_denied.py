"""Rules of denials: what was not so and is now, what is said and denied, and what is said again."""

from dataclasses import replace
from functools import lru_cache

from souvenance.core.caches import of_texts
from souvenance.core.claims import Claims, Statement
from souvenance.core.lexicon import Lexicon
from souvenance.core.quantities import differing
from souvenance.core.reasons import words as words_of
from souvenance.core.relation import DENIED, NONE, TURNED, Relation, disputes, supersedes
from souvenance.core.similarity import Prepared, lost_carriers, one_statement, prepared
from souvenance.core.supersede_guards import another_actor, another_time, changed, coverage, modified, one_thing, shared_topic
from souvenance.thresholds import SAID_AGAIN, SAME_FRAME, SAME_HALF


def happened(old: Statement, new: Statement, _words: Lexicon) -> Relation | None:
    """What had never happened, or not yet, has: "I've never flown", "my first flight"; what was lacking has come."""
    if "ahead" in new.flags and "ahead" not in old.flags:
        return None  # "gonna have lunch soon"
    shared = shared_topic(old, new)
    because = f"it has happened: {_because(old, new, shared or old.topic)}"
    if _of_first(old, new, shared):
        return supersedes("never, and now", because)
    if (old.ended and "confirms" not in new.flags) or not _denies(old, new, shared):
        return None
    if _done(old, new) or ("not_yet" in old.flags and coverage(old, new) >= SAME_FRAME):
        return supersedes("not yet, and now", because)
    return supersedes(TURNED, because) if _has_come(old, new) else None


def begun(old: Statement, new: Statement, _words: Lexicon) -> Relation | None:
    """What the speaker does not do, cannot do or does not have, and now began, did or came by: "I can't swim", "I swam"."""
    if "negated" not in old.flags or not old.acts or old.ended or old.flags & {"event", "past"}:
        return None
    another = new.subject or not (new.acts or new.starts)
    if another or new.flags & {"negated", "ahead"} or another_time(old, new):
        return None
    lacking = (old.topic & old.denied) or old.untried
    done = new.own | new.stems_of_pasts
    told = frozenset(stem for stem in lacking if stem in done or "~" + stem in new.held)
    evident = "taken_up" in new.flags or ("unable" in old.flags and bool(told & (new.stems_of_pasts | {*new.order})))
    if lacking and evident and len(told) >= SAME_FRAME * len(lacking):
        return supersedes("not, and now", f"it is so now: {_because(old, new, lacking)}")
    return None


def resumed(old: Statement, new: Statement, _words: Lexicon) -> Relation | None:
    """What the speaker is said to have stopped was taken up again: "I quit smoking", "I've started smoking again"."""
    if not old.ended or "taken_up" not in new.flags or new.ended or new.flags & {"negated", "ahead"} or another_time(old, new):
        return None
    if new.subject or not (new.acts or new.starts) or old.subject or (old.begins and not old.acts):
        return None
    told = new.own | {kind for kind in new.held if kind[0] == "~"}
    for stems in old.ended:
        what = [stem for stem in stems if stem[0] not in "w@#" and not stem.isdigit()]
        if what and all(stem in told or f"~{stem}" in told or f"re{stem}" in told for stem in what):
            return supersedes("taken up again", f"it is so again: {words_of(what, new, old)}")
    return None


def _of_first(old: Statement, new: Statement, shared: frozenset[str]) -> bool:
    """Whether what is told to have been done for the first time is what the old one says never was."""
    told = "first" in new.flags and bool(old.untried) and not shared & new.denied
    same = old.mine == new.mine or not new.subject
    return told and same and coverage(old, new) >= SAME_FRAME and not new.kin - old.kin


def _done(old: Statement, new: Statement) -> bool:
    """Whether the new one tells in a form of the same verb all of what the old one says never was."""
    strangers = {*new.begins[:1]} - old.near
    if not old.topic - old.untried:
        return False  # "I've never visited": what, only the talk around it tells
    return bool(old.untried & {*new.order}) and coverage(old, new) == 1 and not strangers


def _has_come(old: Statement, new: Statement) -> bool:
    """Whether the new one tells as news what the old one says somebody or something has not, cannot or is not."""
    if "lacks" not in old.flags or "bystanders" in new.flags or not ("news" in new.flags or changed(new)):
        return False
    same = old.subject == new.subject or (old.mine and not new.subject) or bool(old.subject & new.own)
    return bool(old.asserted.denied & new.asserted.affirmed) or (same and coverage(old, new) >= SAME_FRAME)


def turned(old: Statement, new: Statement, _words: Lexicon) -> Relation | None:
    """The same thing, denied or affirmed after all; another trait."""
    if old.ended and "confirms" not in new.flags:
        return None  # "I no longer need a canoe": whatever is said of the canoe now turns nothing
    shared = shared_topic(old, new)
    because = _because(old, new, shared)
    if _opposed(old, new) and not another_actor(old, new):
        return supersedes("another trait", f"it is the opposite now: {because}")
    if not _denies(old, new, shared):
        return None
    said_again = coverage(old, new) >= SAME_FRAME
    brief = len(shared) > 1 or 2 * len(shared) >= len(new.topic - new.when - old.subject - new.subject)
    if changed(new) and brief and said_again and old.mine == new.mine and not new.ended and not new.spent:
        return supersedes(TURNED, f"the opposite is said now: {because}")
    return disputes("said and denied", f"one says it, the other denies it: {because}") if one_thing(old, new) else None


def _because(old: Statement, new: Statement, about: frozenset[str]) -> str:
    return words_of((stem for stem in old.order if stem in about), new, old)


def contradicted(old: Statement, new: Statement, _words: Lexicon) -> Relation | None:
    """One says word for word what the other denies: "I have a dog", "I don't have a dog". Nothing tells which holds."""
    if {"event", "episode", "additive", "not_yet", "indefinite"} & (old.flags | new.flags):
        return None
    both = sorted(old.asserted.contradicts(new.asserted))
    if not both:
        return None
    about = words_of((stem for stem in both[0] if stem in old.topic | new.topic), new, old)
    return disputes(DENIED, f"one says it, the other denies it: {about}")


def _opposed(old: Statement, new: Statement) -> bool:
    """Whether they tell two traits of which one holds at a time, of the same thing."""
    opposed = {n for n, _ in old.traits} & {n for n, _ in new.traits - old.traits}
    same = bool(opposed) and not old.traits & new.traits and coverage(old, new) >= SAME_HALF
    return same and changed(new) and not modified(old, new)


def _denies(old: Statement, new: Statement, shared: frozenset[str]) -> bool:
    """Whether one of them denies what the other says, and not only something beside it."""
    if old.values and not any(old.values[kind] & new.values.get(kind, frozenset()) for kind in old.values):
        return False  # what was said of it was its number, its colour
    denies = "negated" in new.flags and bool(shared & new.denied or "negated" not in old.flags)  # not only beside it
    opposite = ("negated" in old.flags) != denies
    denied = shared & (old.denied | new.denied)
    if not opposite or not shared or len(denied) < SAME_FRAME * len(shared):
        return False
    return not ("additive" in new.flags or "event" in old.flags or another_time(old, new))


def said_again(old: Claims, new: Claims, found: Relation) -> Relation:
    """What two texts that nothing sets against each other are: the same text but for its framing, said again, or ``found``.

    What is told to be said again by a word ("still") is not where a name or a carrier of the old text is missing from
    the new one: "fed before the walk", "still fed after the walk".
    """
    if old.language != new.language or (found.kind == "none" and not _share_half(old, new)):
        return found
    earlier, later = _read(old.text, old.language), _read(new.text, new.language)
    if one_statement(earlier, later) is not None:
        return Relation("confirms", "said again", "said again in the same words", found.related)
    return replace(NONE, related=found.related) if lost_carriers(earlier, later) else found


def _share_half(old: Claims, new: Claims) -> bool:
    """Whether half of the shorter text is in the other one: with less the two are not the same, and need not be read."""
    return 2 * len(old.stems & new.stems) >= min(len(old.stems), len(new.stems))


@of_texts
@lru_cache(maxsize=1_024)
def _read(text: str, language: str) -> Prepared:
    """A text as comparisons read it: one remark is held against many memories, and a memory against many remarks."""
    return prepared(text, language)


def again(old: Statement, new: Statement, _words: Lexicon) -> Relation | None:
    """The same said again, and told to be: "still", "as I said". Without such a word only the same words are, see above."""
    if "confirms" not in new.flags or new.ended:
        return None
    if old.asserted.repeats(new.asserted) and not changed(new):
        return Relation("confirms", "said again", f"said again: {_because(old, new, old.topic)}")
    opposite = ("negated" in old.flags) != ("negated" in new.flags)
    if opposite or new.flags & {"change", "switch"} or differing(old.values, new.values, one_thing=False):
        return None
    shared = old.topic & new.own
    little_more = len(new.topic & old.own) >= SAME_HALF * len(new.topic)  # "I still owe the bakery money" says more
    if shared and little_more and coverage(old, new) >= SAID_AGAIN:
        return Relation("confirms", "said again", f"said again: {_because(old, new, shared)}")
    return None
