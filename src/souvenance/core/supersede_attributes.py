"""Rules of single-valued attributes and of states: home, employer, age, favourites; single and married, broken and mended."""

from collections.abc import Mapping

from souvenance.core.claims import Statement
from souvenance.core.lexicon import HAN, Lexicon
from souvenance.core.reasons import in_place
from souvenance.core.reasons import words as words_of
from souvenance.core.relation import Relation, disputes, supersedes
from souvenance.core.subjects import UNKNOWN
from souvenance.core.supersede_guards import changed, coverage, foreign, gone, in_a_state, one_owner
from souvenance.thresholds import SAME_HALF

# States of what both name, not of a person.
_OF_A_THING = {
    "taste",
    "fear",
    "repair",
    "search",
    "exam",
    "progress",
    "health",
    "debt",
    "tenure",
    "tongue",
}
_OF_ONE = {
    "work",
    "hours",
    "shift",
    "internship",
    "diet",
    "health",
    "hospital",
    "leave",
    "study",
    "address",
    "place of work",
    "answer length",
    "tone",
}  # states of one person alone
# State -> those that end it, where not every other one does.
_FOLLOWS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "work": {
        "employed": ("left", "unemployed", "retired"),
        "unemployed": ("employed", "hired", "retired"),
        "retired": ("employed", "hired"),
    },
    "marital": {
        "single": ("couple", "engaged", "married"),
        "couple": ("single", "engaged", "married", "divorced"),
        "engaged": ("single", "married", "divorced"),
        "married": ("divorced", "widowed", "single"),
        "divorced": ("couple", "engaged", "married"),
        "widowed": ("couple", "engaged", "married"),
    },
    "taste": {"dislikes": ("likes",), "likes": ("dislikes",)},
    "search": {"searching": ("found",)},
    "repair": {"broken": ("mended",)},
    "progress": {"ongoing": ("over",)},
    "health": {"ill": ("well",), "well": ("ill",)},
    "leave": {"away": ("back",)},
    "fear": {"afraid": ("unafraid",)},
    "terms": {"apart": ("reconciled",)},
    "tenure": {"rented": ("bought",), "bought": ("sold",)},
    "debt": {"owed": ("paid",)},
    "hours": {"part": ("full",), "full": ("part",)},
    "shift": {"nights": ("days",), "days": ("nights",)},
    "exam": {"ahead": ("over",)},
    "hospital": {"in": ("out",)},
    "baby": {"expected": ("born", "delivered")},
    "tone": {"formal": ("casual",), "casual": ("formal",), "blunt": ("gentle",), "gentle": ("blunt",)},
    "internship": {"intern": ("hired",)},
    "study": {"student": ("over",)},
    "naming": {"unnamed": ("named",)},
    "tongue": {"unspoken": ("spoken",)},
    "place of work": {"on site": ("remote",), "remote": ("on site",)},
}
_LONGEST_THING = 2  # stems: puzzle games
_MARKED_SLOTS = {"provider", "commute"}  # several at once are common, and worth no person's time
_SIDE_BY_SIDE_SLOTS = {
    "title",
    "answer language",
}  # a second one may be held beside the first: without a marker it is a dispute


def attribute(old: Statement, new: Statement, words: Lexicon) -> Relation | None:
    """A single-valued attribute of the same person with another value, or an event that ends it."""
    if "additive" in new.flags:
        return None
    ages = _older(old, new)
    if ages:
        return supersedes("another age", f"older now: {ages[1]} instead of {ages[0]}")
    for name in sorted(name for name in old.slots.keys() & new.slots.keys() if not name.endswith(UNKNOWN)):
        found = _another(name, old, new, words)
        if found is not None:
            return found
    for name in sorted(slot for slot in old.slots if slot.split()[0] in new.slots_ended - old.slots_ended):
        whose = name.split()[1:]
        mine = whose in ([], ["me"]) and (new.mine or not new.names)
        theirs = mine or (whose and whose[-1] in new.subject)
        if theirs and one_owner(old, new, name) and "tools_only" not in new.flags:
            return supersedes(f"{name} ended", f"no longer the {_title(name)}: {words_of(old.slots[name], old)}")
    return None


def _another(name: str, old: Statement, new: Statement, words: Lexicon) -> Relation | None:
    """Another value of one attribute that both statements tell."""
    before, after, kind = old.slots[name], new.slots[name], name.partition(" ")[0]
    shared = (set(before) & set(after)) - words.titles
    marked = changed(new) or kind in new.slots_ended
    if shared in (set(before), set(after)) or (shared and not marked) or set(after) <= gone(new):
        return None
    if not one_owner(old, new, name) or (new.kin - old.kin and not new.mine and not new.subject & old.near):
        return None
    if _no_value(name, old, new, words) or (kind == "home" and not marked and _grain(before, words) != _grain(after, words)):
        return None
    by_the_way = kind == "role" and not any(frame.joint == "is" for frame in old.frames)  # "my coach Leo went home"
    if (kind in _MARKED_SLOTS or by_the_way) and not marked:
        return None
    if name in _SIDE_BY_SIDE_SLOTS and not marked:
        return disputes(
            f"two values of {name}", f"two at once, {_title(name)}: {words_of(before, old)} and {words_of(after, new)}"
        )
    return supersedes(f"another {name}", in_place(_title(name), after, before, old, new))


def _title(name: str) -> str:
    """The name of an attribute in words: "home" of the speaker, "favourite band", "role landlord" without its kind."""
    kind, _, key = name.partition(" ")
    if kind == "role":
        return key
    return kind if key in {"", "me"} else f"{kind} {key}" if kind == "favourite" else f"{kind} of {key}"


def _no_value(name: str, old: Statement, new: Statement, words: Lexicon) -> bool:
    """Whether what was taken for the value of an attribute is none: "my wife is pregnant", "we moved to Slack"."""
    kind, _, key = name.partition(" ")
    if kind == "role":
        held = _called(old, old.slots[name]) and _called(new, new.slots[name])
        another = old.owners.get(key) != new.owners.get(key)  # our boss, Ann's boss
        return another or (not held and bool(old.names or new.names or key in words.kin))
    if kind == "provider" and not (_called(old, old.slots[name]) and _called(new, new.slots[name])):
        return True  # "je suis chez moi"
    if kind == "employer" and not (_company(old, old.slots[name]) and _company(new, new.slots[name])):
        return True  # "it works for every diet"
    if kind in {"home", "employer"} and _among_tools(old, new):
        return True
    return kind == "age" or (kind == "home" and _no_home(name, old, new, words))  # ages are compared elsewhere


def _no_home(name: str, old: Statement, new: Statement, words: Lexicon) -> bool:
    """Whether it is an hour or a state: "yoga has moved to 21:00", "our house is in good shape now"."""
    timed = any(":" in stem or stem[0] == "@" for stem in new.slots[name])
    return timed or in_a_state(old, new) or not _place(new, new.slots[name], words)


def _older(old: Statement, new: Statement) -> tuple[str, str] | None:
    """Both ages, told of one whom both name: "my cat Plume, who is 3", "Plume is 4 now"."""
    for before in (key for key in old.slots if key.startswith("age")):
        for after in (key for key in new.slots if key.startswith("age")):
            then, now = old.slots[before][0], new.slots[after][0]
            named = before == after or after.split()[-1] in old.near or before.split()[-1] in new.near
            named = named and not foreign(old, new, (after.split()[-1],))
            if named and then.isdigit() and now.isdigit() and int(now) > int(then):
                return then, now
    return None


def _company(statement: Statement, value: tuple[str, ...]) -> bool:
    """Whether a value may be an employer: a name, or two words at most in a text that has no names."""
    named = any(stem in statement.names or HAN.match(stem) for stem in value)
    return named or len(value) <= _LONGEST_THING


def _among_tools(old: Statement, new: Statement) -> bool:
    """Whether the move is one from tool to tool: "we moved to Slack"."""
    return "tools_only" in new.flags or bool(new.tools and not old.tools)


def _place(new: Statement, value: tuple[str, ...], words: Lexicon) -> bool:
    """Whether a value names a place: by a capital, a number, a word of places; anything where no name has a capital."""
    return not new.names or any(stem in new.names or stem.isdigit() or stem in words.grains for stem in value)


def _grain(value: tuple[str, ...], words: Lexicon) -> str:
    """How finely a place is told: a country says nothing against a town."""
    street = "street" if any(stem.isdigit() for stem in value) else "place"
    return next((words.grains[stem] for stem in value if stem in words.grains), street)


def state(old: Statement, new: Statement, words: Lexicon) -> Relation | None:
    """Two states of one dimension that cannot both hold: single and married, works as a nurse and retired."""
    for dimension in sorted(old.states.keys() & new.states.keys()):
        before, after = old.states[dimension], new.states[dimension] - old.states[dimension]
        if not after or not one_owner(old, new, dimension) or not _follows(dimension, before, after):
            continue
        if new.kin - old.kin and dimension in _OF_ONE:
            continue  # a friend's new job
        told = old.topic - old.state_words[dimension]
        shared = (told or old.topic) & (new.own - old.subject - new.subject)
        liked = _liked(old, words) if dimension == "taste" else frozenset()
        called = dimension == "progress" and _only_called(old, new)
        whole = told - old.subject - new.subject - (old.lead & new.lead)
        first = next((stem for stem in old.order if stem in whole), "")
        half = first in new.own and len(whole & new.own) >= SAME_HALF * len(whole)
        tongue = dimension == "tongue" and bool(shared)
        named = liked <= new.own if liked else called or half or tongue or coverage(old, new) >= SAME_HALF
        if dimension == "progress" and shared <= new.fresh:
            continue  # "I finished a novel" is not the one that I write
        if dimension not in _OF_A_THING or (shared and named):
            return supersedes(f"another {dimension} state", _turn(dimension, before, after))
    return None


def _called(statement: Statement, value: tuple[str, ...]) -> bool:
    """Whether a value is somebody's name, the first word of a sentence too: "Tariq, my boss"."""
    capital = any(statement.spelling.get(stem, "")[:1].isupper() for stem in value)
    return capital or bool((statement.names | statement.subject) & set(value))


def _only_called(old: Statement, new: Statement) -> bool:
    """Whether the new one is about hardly more than what the old one names, which may be long: a book and its author."""
    return bool(old.names) and old.names <= new.own and len(new.topic - old.names) <= _LONGEST_THING


def _turn(dimension: str, before: frozenset[str], after: frozenset[str]) -> str:
    return f"{dimension}: {' and '.join(sorted(after))} instead of {' and '.join(sorted(before))}"


def _liked(old: Statement, words: Lexicon) -> frozenset[str]:
    """The thing whose taste is told: the first words of the topic behind the verb of liking."""
    place = next((n for n, stem in enumerate(old.order) if stem in words.tastes), None)
    return frozenset(old.order[place + 1 : place + 1 + _LONGEST_THING]) & old.topic if place is not None else frozenset()


def _follows(dimension: str, before: frozenset[str], after: frozenset[str]) -> bool:
    if dimension not in _FOLLOWS:
        return True
    return any(later in _FOLLOWS[dimension].get(earlier, ()) for earlier in before for later in after)
