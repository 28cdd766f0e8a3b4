"""Rules of values: another time, date, number or colour of the same thing, and counts that go on."""

from collections.abc import Mapping

from souvenance.core.claims import Statement
from souvenance.core.lexicon import Lexicon
from souvenance.core.quantities import differing
from souvenance.core.reasons import other_values
from souvenance.core.reasons import words as words_of
from souvenance.core.relation import Relation, disputes, supersedes
from souvenance.core.supersede_guards import about, changed, coverage, gone, is_weekday, modified, one_thing, overlap
from souvenance.thresholds import A_THIRD, SAME_FRAME, SAME_HALF, SAME_THING

_BRIEF = 3  # stems of a topic below which a count is of what the sentence before was about
_HEADS = 2  # stems with which a sentence names its thing: daily standup
_DAYS = {"day", "weekday", "month", "year"}  # kinds of value
_WHEN = _DAYS | {"time"}


def value(old: Statement, new: Statement, words: Lexicon) -> Relation | None:
    """The same thing with another time, date, number or colour, and words that say it changed."""
    single = bool(old.topic & new.near & words.single)
    kinds = differing(old.values, _settled(new) if single else new.values, one_thing=single)
    if not kinds or "additive" in new.flags or (new.ended and not new.replaced and not single):
        return None  # "no longer free on Friday" names what has ended, not what holds
    if {*new.begins[:1]} & (new.scope - old.near):
        return None  # "the staging box is on 16": a part of the project
    if modified(old, new) or _incomparable(old, new, kinds) or _rearranged(old, new, kinds):
        return None
    if _all_of_it(old, new):
        return supersedes("another value", other_values(kinds, old, new, "instead of"))
    shared = _shared(old, new, kinds, words)
    if not shared:
        measured = bool(old.subject & new.near) and not old.topic - old.subject - words.measures  # "Moka weighs 18 kilos"
        return supersedes("another value", other_values(kinds, old, new, "instead of")) if measured and changed(new) else None
    return _of_one_thing(old, new, shared, kinds, words)


def _all_of_it(old: Statement, new: Statement) -> bool:
    """Whether the new one is about nothing but the thing that the old one begins with: "standup has been moved to 10"."""
    head = {*old.begins} | {*[stem for stem in old.order if stem in old.topic][:_HEADS]}
    return changed(new) and bool(new.topic & head) and new.topic <= old.topic and "event" not in new.flags


def _rearranged(old: Statement, new: Statement, kinds: list[str]) -> bool:
    """Whether both tell the same two numbers or more, only of other things: said badly once, or of two things."""
    before, after = ({value for kind, of_kind in s.values.items() if kind[0] == "#" for value in of_kind} for s in (old, new))
    return before == after and len(before) > 1 and all(kind[0] == "#" for kind in kinds)


def _settled(new: Statement) -> Mapping[str, frozenset[str]]:
    """Its values without those that it says were replaced: 20,000 of "from 18,000 to 20,000"."""
    over = {stem for stems in new.replaced for stem in stems}
    return {kind: of_kind - over for kind, of_kind in new.values.items() if of_kind - over}


def deferred(old: Statement, new: Statement, _words: Lexicon) -> Relation | None:
    """The same thing was put off, to no day that is told: the old day no longer holds."""
    kinds = sorted(_WHEN & old.values.keys())
    if not kinds or "deferred" not in new.flags or _WHEN & new.values.keys() or old.flags & {"event", "dated"}:
        return None
    what = about(old, kinds) - old.subject
    if modified(old, new) or not what & new.topic or len(what & new.near) < SAME_FRAME * len(what):
        return None
    if any(kind[0] == "#" for kind in new.values):
        return None  # "pushed back ten minutes": the day stays
    if any(not set(stems) <= old.topic for stems in new.deferred):
        return None  # "my flight was delayed on the way to the course"
    return supersedes("put off", f"it was put off: {words_of(sorted(what & new.topic), new)}")


def _shared(old: Statement, new: Statement, kinds: list[str], words: Lexicon) -> frozenset[str]:
    """What both values are said of, beside whom."""
    told = about(new, kinds)
    told = told | new.near if told is new.topic else told
    shared = (old.topic & about(old, kinds) & told) - words.currencies - old.subject - (old.lead & new.lead)
    if old.topic - words.measures or not (old.mine and (new.mine or not new.subject)):
        return shared - words.measures  # "I weigh 82 kilos", "down to 78 kilos" alone are about nothing else
    return shared


def _of_one_thing(old: Statement, new: Statement, shared: frozenset[str], kinds: list[str], words: Lexicon) -> Relation | None:
    close = _closeness(old, new, shared, kinds, words)
    if changed(new) and close and _same_thing(old, new, shared, kinds, words):
        return supersedes("another value", other_values(kinds, old, new, "instead of"))
    ours = shared & words.single & old.possessed & new.possessed  # my rent, my rent
    if shared & words.single and (len(shared) > 1 or ours) and coverage(old, new) >= SAME_FRAME:
        return supersedes("another value of a single one", other_values(kinds, old, new, "instead of"))
    same = one_thing(old, new) or (bool(shared & words.single) and old.topic == new.topic)
    return disputes("two values", other_values(kinds, old, new, "and")) if same and _one_value(old, new, kinds) else None


def _closeness(old: Statement, new: Statement, shared: frozenset[str], kinds: list[str], words: Lexicon) -> bool:
    """Whether what stands near both values is enough the same for them to be of one thing."""
    before, after = about(old, kinds), about(new, kinds)
    after = after | (new.near & before) if after is new.topic else after
    single = before & words.single and after & words.single
    units = words.measures | words.currencies | {kind[1:] for kind in kinds}
    if before - units and after - units:
        before, after = before - units, after - units
    whom = old.subject | new.subject | old.people | new.people | (old.lead & new.lead)
    before, after = before - whom or before, after - whom or after
    if len(shared) == 1:  # "the probability is 0" in a talk about probability
        return A_THIRD * max(len(before), len(after)) <= 1 and overlap(before, after) >= SAME_FRAME
    anything = not single and all(kind == "#" or kind[1:] in words.measures for kind in kinds)  # percents, minutes
    return overlap(before, after) >= (SAME_THING if anything else A_THIRD if shared & old.names else SAME_HALF)


def _one_value(old: Statement, new: Statement, kinds: list[str]) -> bool:
    """Whether each has one value of a kind, and no date with its year: issues and readings of a series have those."""
    single = all(len(side.values.get(kind, ())) <= 1 for kind in kinds for side in (old, new))
    return single and "year" not in old.values.keys() & new.values.keys()


def _incomparable(old: Statement, new: Statement, kinds: list[str]) -> bool:
    """Whether the values are of two things, or of none."""
    ours, theirs = old.possessed - new.near, new.possessed - old.near  # my phone, my laptop
    two_things = bool(ours and theirs) and not old.possessed & new.possessed
    ended_day = new.values.get("weekday", frozenset("-")) <= gone(new)  # "no longer on Fridays" says nothing of Mondays
    of_nothing = kinds == ["#"] and coverage(old, new) < SAME_HALF and not _all_of_it(old, new)
    strangers = bool(new.kin - old.kin) and not new.mine
    told = old.flags if changed(new) else old.flags | new.flags  # "they gave us a week, the essay is due on the 19th now"
    happened = "event" in told and "cumulative" not in old.flags & new.flags
    happened = happened or ("dated" in old.flags | new.flags and set(kinds) <= _DAYS)
    parts, later = (frozenset(part for part in s.when if not is_weekday(part)) for s in (old, new))
    if happened or (parts and later and not parts & later):
        return True
    return strangers or two_things or ended_day or of_nothing or _reading(kinds)


def _reading(kinds: list[str]) -> bool:
    """A measure with a day of its own is a reading, and readings stand side by side; so do the blue and the red team."""
    measured = any(kind[0] == "#" for kind in kinds)
    return (measured and bool({"day", "weekday", "month"} & set(kinds))) or ("colour" in kinds and len(kinds) > 1)


def _same_thing(old: Statement, new: Statement, shared: frozenset[str], kinds: list[str], words: Lexicon) -> bool:
    """Whether what both name is more than a unit and a chance word."""
    units = {kind[1:] for kind in kinds if kind[0] == "#"}
    things = shared - units
    if not things:
        return 2 * len(shared) >= len(old.topic)
    alone = len(about(new, kinds) - old.near) <= 1  # the new one is about hardly anything else
    alone = alone or bool(things & words.single)
    measured = bool(units - words.currencies - words.measures - {""})
    owned = bool(things & old.possessed & new.possessed)  # my passport, my passport
    return owned or len(things) > 1 or coverage(old, new) == 1 or bool(things & old.names) or measured or alone


def counter(old: Statement, new: Statement, words: Lexicon) -> Relation | None:
    """A count that goes on: the same unit, the same context, a higher number said to have been reached."""
    if (
        modified(old, new)
        or (new.kin - old.kin and not new.mine)
        or {"colour", "day", "weekday", "month"} & set(differing(old.values, new.values, one_thing=False))
    ):
        return None
    if (named := _counted_before(old, new, words)) is not None:
        return named
    for kind in sorted(old.values.keys() & new.values.keys() & new.growing):
        higher = max(map(float, new.values[kind])) > max(map(float, old.values[kind]))
        listed = len(old.values[kind]) > 1 or len(new.values[kind]) > 1  # sides of 9, 12 and 15 are no count
        if higher and not (listed and (kind == "#" or kind[1:] in words.measures)) and _one_count(old, new, kind, words):
            return supersedes("count has grown", other_values([kind], old, new, "instead of"))
    return None


def _counted_before(old: Statement, new: Statement, words: Lexicon) -> Relation | None:
    """A count whose unit stands before its number: "recipes in my folder, currently 74"."""
    told = [value for kind, of_kind in new.values.items() if kind[0] == "#" for value in of_kind]
    if len(told) != 1 or "time" in new.values or "#" not in new.values.keys() & new.growing or told[0] not in new.order:
        return None
    for kind in sorted(kind for kind, of_kind in old.values.items() if kind[0] == "#" and len(of_kind) == 1):
        (before,), unit = old.values[kind], kind[1:]
        follows = unit in new.order[: new.order.index(told[0])] and unit not in words.measures | words.currencies
        shared = (old.topic & new.topic) - {unit}
        if follows and shared and float(told[0]) > float(before) and len(shared) >= SAME_HALF * len(old.topic - {unit}):
            return supersedes("count has grown", other_values(["#"], old, new, "instead of"))
    return None


def _one_count(old: Statement, new: Statement, kind: str, words: Lexicon) -> bool:
    """Whether two numbers with one unit count the same things: what stands near them is shared, the unit left out."""
    unit = frozenset({kind[1:]})
    before, after = (about(s, {kind}) | (s.near - s.own if len(s.topic) < _BRIEF else frozenset()) for s in (old, new))
    before, after = before - unit - old.subject, after - unit - new.subject
    specific = kind[1:] and kind[1:] not in words.light | words.measures
    shared = before & after
    alone = before == after and kind in old.growing  # "I've lost 5 pounds", "I've lost 10 pounds": there is nothing else
    enough = SAME_HALF if specific else SAME_THING if kind[1:] in words.measures else SAME_FRAME
    return len(shared) > 1 - bool((specific or alone) and overlap(before, after) == 1) and overlap(before, after) >= enough
