"""Rules of markers: what is said to have ended, to replace, to have changed. Each reads one old and one new statement."""

from collections.abc import Iterable

from souvenance.core.claims import Statement
from souvenance.core.fold import fold
from souvenance.core.lexicon import HAN, TOOLS, Lexicon
from souvenance.core.quantities import differing
from souvenance.core.reasons import in_place
from souvenance.core.reasons import words as words_of
from souvenance.core.relation import Relation, supersedes
from souvenance.core.supersede_guards import (
    LONG_TOPIC,
    another_actor,
    another_time,
    briefly_of,
    by_others,
    changed,
    coverage,
    foreign,
    gone,
    in_a_state,
    is_weekday,
    modified,
    shared_topic,
)  # fmt: skip
from souvenance.languages.changes import SIDE_BY_SIDE
from souvenance.thresholds import SAID_AGAIN, SAME_HALF, SAME_THING

_LONG_STEM = 6  # letters from which on the beginning of a stem is the same word
_LONGEST_PART = 3  # words that stand in the place of others
_BRIEF = 4  # stems of a topic up to which one shared stem says what a sentence is about
_LONG_TOPIC = 3  # stems from which on a named topic need not be repeated whole


def ended(old: Statement, new: Statement, words: Lexicon) -> Relation | None:
    """In "no longer X", X is what the old one is about."""
    return _over(old, new, (*new.ended, *(new.spent if "owns" in old.flags else ())), words)


def vanished(old: Statement, new: Statement, words: Lexicon) -> Relation | None:
    """In "sold X", "X fell through", X is what the old one is about, and not much else."""
    if "year" in new.values:
        return None  # a history, not news
    told = (one for one in new.outcomes if one.kind == "gone" and one not in old.outcomes)
    return _over(old, new, [one.thing for one in told if briefly_of(old, one.thing)], words)


def _over(old: Statement, new: Statement, things: Iterable[tuple[str, ...]], words: Lexicon) -> Relation | None:
    if another_time(old, new) or ("event" in old.flags and not _has_one_called(old)) or another_actor(old, new):
        return None
    over = gone(old)
    for stems in things:
        days = {stem for stem in stems if is_weekday(stem)}
        what = [stem for stem in stems if stem[0] != "@" and (stem not in days or stem in old.when)]
        if over & set(stems) or not what or (days and old.when and not old.when & days) or foreign(old, new, what):
            continue
        known = [_holds(old, stem) or (stem in words.valued and stem in old.own) for stem in what[:2]]
        if set(what) <= days | old.when and not old.topic & new.own - old.when:
            continue  # a day or a night alone is anybody's
        if what[0] in words.kin | new.kin:
            continue  # "no longer with my brother" says nothing of him
        if _only_whom(old, what):
            continue  # "no longer with Paul" says nothing of what Paul likes
        if all(known) and (len(what) > 1 or what[0] in old.names or what[0] not in old.modifiers):
            return supersedes("ended", f"said to be over: {words_of(stems, new, old)}")
    return None


def _has_one_called(old: Statement) -> bool:
    """Whether it tells of something had and its name, which is no event: "I have a cat called Tom"."""
    return "owns" in old.flags and any(frame.named and frame.joint == "is" for frame in old.frames)


def _only_whom(old: Statement, what: list[str]) -> bool:
    """Whether it names nobody but the one whom the old statement tells something else of."""
    whom = old.subject | old.lead
    return bool(whom) and set(what) <= whom and bool(old.topic - whom - old.possessed - old.people)


def _holds(old: Statement, stem: str) -> bool:
    """Whether the old statement names it, or something it covers: wine where alcohol has ended."""
    return (
        stem in old.topic
        or any(_one_word(stem, other) for other in old.topic)
        or "~" + stem in old.held
        or any(stem in values for values in old.values.values())
    )


def _one_word(one: str, other: str) -> bool:
    """Whether one long stem is the beginning of the other: to heat, the heating."""
    shorter, longer = sorted((one, other), key=len)
    return len(shorter) >= _LONG_STEM and longer.startswith(shorter)


def left(old: Statement, new: Statement, _words: Lexicon) -> Relation | None:
    """In "I left Ferlin", Ferlin is named by the old one as an employer, a home, a favourite."""
    held = {stem for value in old.slots.values() for stem in value} - gone(old)
    return next((supersedes("left", f"left: {words_of(stems, new)}") for stems in new.left if held & set(stems[:2])), None)


def replaced(old: Statement, new: Statement, words: Lexicon) -> Relation | None:
    """In "from A to B", "instead of A", A is the value that the old one holds."""
    if "event" in old.flags or ("episode" in new.flags and "change" not in new.flags):
        return None
    if another_actor(old, new) or by_others(old, new):
        return None
    over = gone(old)
    for stems in new.replaced:
        held = [stem for stem in stems if stem in old.topic | old.when or any(stem in values for values in old.values.values())]
        if set(held) <= words.currencies | words.measures:
            continue  # of "from 3000 euros", euros are anybody's
        if _another_thing(old, new, held) or over & set(stems) or (2 * len(held) < len(stems) and stems[0] not in old.names):
            continue
        beyond = (old.topic & new.near) - set(held) - old.subject - new.subject - (old.lead & new.lead)
        whole = old.topic - old.subject - new.subject - (old.lead & new.lead) - over
        half = len(beyond | set(held)) >= SAME_HALF * len(whole)
        if any(stem[0] in "w@" or ":" in stem or stem.isdigit() or stem in old.when for stem in held):
            enough = bool(beyond) and half  # a day or a number alone is anybody's
        else:
            named = _in_use(old, held[0]) and stems[0] == held[0]
            enough = (half or named) and not another_time(old, new)
        if enough:
            return supersedes("replaced", f"replaced: {words_of(stems, new)}")
    return None


def _another_thing(old: Statement, new: Statement, held: list[str]) -> bool:
    """Whether the new one names what was moved, and the old one begins with something else: the shop, "our blog uses A"."""
    begins = old.subject or {*old.begins[:1]}
    if not new.moved or not begins or begins & (new.near | set(held)):
        return False
    return not (old.topic & new.near) - set(held)


def _in_use(old: Statement, stem: str) -> bool:
    """Whether the old statement says that a tool, or the speaker that something with a name, is in use."""
    if "uses" not in old.flags:
        return False
    return stem in _tool_stems(old) or (stem in old.names and bool(old.mine or old.possessed))


def renewed(old: Statement, new: Statement, _words: Lexicon) -> Relation | None:
    """In "changed dentist", the dentist is what the old one is about."""
    if "additive" in new.flags or "event" in old.flags:
        return None
    for stems in new.renewed:
        if stems in old.renewed:
            continue
        named = bool(old.names) and any("~" + stem in old.held for stem in stems)  # a new car, where the old one is a Fiesta
        known = [named or stem in old.topic or any(stem in slot for slot in old.slots) for stem in stems]
        told = len(shared_topic(old, new) | (set(stems) & old.topic)) >= SAME_HALF * len(old.topic)
        told = told or set(stems) <= set(old.order[: len(stems)]) or any(HAN.match(stem) for stem in stems)
        used = old.acts and "owns" not in old.flags and not set(stems) & old.possessed  # "I go to work by bike"
        if not (told or named) or (used and not named) or (set(stems) & old.people and old.crowd):
            continue  # a new bike says nothing of the ride on the old one
        if all(known) or (len(known) > _LONG_TOPIC - 1 and sum(known) >= SAID_AGAIN * len(known)):
            return supersedes("renewed", f"there is a new one: {words_of(stems, new)}")
    return None


def moved(old: Statement, new: Statement, words: Lexicon) -> Relation | None:
    """In "moved the lamp to the attic", the lamp is what the old one says the place of."""
    if "located" not in old.flags or old.flags & {"event", "past"} or "additive" in new.flags or modified(old, new):
        return None
    dated = {"time", "weekday", "day", "month"} & (old.values.keys() | new.values.keys())
    for stems in new.placed:
        there = new.topic - set(stems) - old.own  # where it is now
        here = old.topic - set(stems) - new.own
        what = set(stems) <= old.own and bool(set(stems) & old.topic) and not set(stems) & words.kin
        if what and not dated and there and here:
            return supersedes("another place", f"it was put elsewhere: {words_of(stems, new)}")
    return None


def relabelled(old: Statement, new: Statement, _words: Lexicon) -> Relation | None:
    """The same is at another one of its like now: "I'm in group A", "I'm in group B now". Numbers are values as well."""
    if not changed(new) or old.flags & {"event", "past"} or another_time(old, new) or modified(old, new):
        return None
    for noun in sorted(old.places & new.places):
        before, after = old.labels[noun], new.labels[noun]
        if not before & after and coverage(old, new) == 1:
            told = f"{max(after).upper()} instead of {max(before).upper()}"
            return supersedes("another of its like", f"another {words_of([noun], new)}: {told}")
    return None


def tool(old: Statement, new: Statement, _words: Lexicon) -> Relation | None:
    """One tool of a family is used now where the old one uses another."""
    over = gone(old)  # "moved from PostgreSQL to MySQL": MySQL is in use since
    in_use = ("uses" in old.flags or ("change" in old.flags and over)) and not old.flags & {"opinion", "negated"}
    praised = "opinion" in new.flags and "switch" not in new.flags
    if not in_use or praised or not changed(new) or another_time(old, new) or (new.scope and not new.scope & old.near):
        return None
    for family in sorted(old.tools.keys() & new.tools.keys()):
        before, after = old.tools[family] - over, new.tools[family]
        switched = "switch" in new.flags and len(new.topic) <= _BRIEF + 1 and (old.topic & new.own) - before
        beside = family in SIDE_BY_SIDE and not switched
        kept = before & after and not before & gone(new)
        if after - before and not kept and not beside and not _elsewhere(old, new):
            return supersedes(f"another {family}", in_place(family, sorted(after - before), sorted(before), old, new))
    return None


def _elsewhere(old: Statement, new: Statement) -> bool:
    """Whether the tool was changed for something that the old one does not speak of: a project, "switched analytics to"."""
    moved = {stem for stems in new.renewed for stem in stems if not HAN.match(stem)} - _tool_stems(new)
    projects = new.names - _tool_stems(new) - old.near
    ours = new.mine or bool(old.names - _tool_stems(old))
    return bool(moved and not moved & old.near) or (bool(projects) and ours)


def _tool_stems(statement: Statement) -> set[str]:
    tools = {tool for of_kind in statement.tools.values() for tool in of_kind}
    named = {stem for stem, word in statement.spelling.items() if any(tool in tools for _, tool in TOOLS.get(fold(word), ()))}
    return named | tools


def frame(old: Statement, new: Statement, _words: Lexicon) -> Relation | None:
    """The same sentence with another name in it, and words that say it changed: "backups go to Pollux instead"."""
    if not changed(new) or new.ended or another_time(old, new) or {*old.flags} & {"event", "opinion"}:
        return None
    if max(len(old.topic), len(new.topic)) > LONG_TOPIC or differing(old.values, new.values, one_thing=False):
        return None  # another name and another time: another train
    rest = old.topic - old.names
    before, after = old.names - new.topic - new.names, new.names - old.near
    strangers = new.kin - old.kin
    if "cleft" in new.flags:
        elsewhere = old.opens and bool(old.names - new.near)  # "I run the Lyon office": the name is no holder
        told = len(rest) > 1 or (rest and "cleft" in old.flags)
        found = told and rest <= new.own and (after or strangers) and not elsewhere
        why = f"somebody else now: {words_of(sorted(after or strangers), new)}"
        return supersedes("same role, another holder", why) if found else None
    if not before or not after or len(after) > len(before) + 1 or (strangers and not new.mine):
        return None
    repeated = len(rest) > 1 and len(rest & new.own) >= SAME_THING * len(rest)
    return (
        supersedes("same frame, another name", in_place("name", sorted(after), sorted(before), old, new)) if repeated else None
    )


def shape(old: Statement, new: Statement, words: Lexicon) -> Relation | None:
    """The same clause about a thing with one other part: "our mascot is an otter", "our mascot is a badger now"."""
    if old.subject or not changed(new) or in_a_state(old, new) or "event" in old.flags or (new.kin - old.kin and not new.mine):
        return None
    parts = (_other_part(before, after, words.stops, words.copulas) for before in old.shapes for after in new.shapes)
    return next((supersedes("same clause, another part", f"now: {' '.join(part)}") for part in parts if part), None)


def _other_part(
    before: tuple[str, ...], after: tuple[str, ...], stops: frozenset[str], copulas: frozenset[str]
) -> tuple[str, ...]:
    """The part of the second clause that stands where the first has another one; empty where they differ otherwise."""
    shorter = min(len(before), len(after))
    head = next((n for n in range(shorter) if before[n] != after[n]), shorter)
    tail = next((n for n in range(shorter - head) if before[-1 - n] != after[-1 - n]), shorter - head)
    old, new = before[head : len(before) - tail], after[head : len(after) - tail]
    if {*old} == {*new}:
        return ()  # the same words in another order
    if {*old, *new} & copulas:
        return ()  # two things: "our mascot is", "our logo is"
    if {*old, *new} & stops:
        return ()  # "is about bees", "is due in May": two things said, not one
    if _families(old) and _families(new) and not _families(old) & _families(new):
        return ()  # a project uses React and pnpm side by side
    return new if head > 1 and 0 < len(old) <= _LONGEST_PART and 0 < len(new) <= _LONGEST_PART else ()


def _families(part: tuple[str, ...]) -> set[str]:
    return {family for word in part for family, _ in TOOLS.get(word, ())}
