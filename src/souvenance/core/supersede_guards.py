"""Guards: two people, two projects, two sides, two times of the day never replace one another."""

from collections.abc import Iterable, Sequence

from souvenance.core.claims import Statement
from souvenance.core.subjects import UNKNOWN
from souvenance.languages.changes import SIDE_BY_SIDE
from souvenance.thresholds import SAME_HALF, SAME_THING

DATES = frozenset({"day", "weekday", "month", "year", "time"})  # kinds of value: when something is
LONG_TOPIC = 8  # stems of a topic from which on two sentences share words by chance


def comparable(old: Statement, new: Statement) -> bool:
    """Whether both may speak of the same person and thing."""
    if not (old.held & new.near or old.opened & new.opened or any(stem[0] == "~" for stem in old.own & new.held)):
        return False
    if "passing" in new.flags and not _stays(new) and not (old.untried or "not_yet" in old.flags):
        return False
    return "temporary" not in new.flags and _same_subject(old, new) and not _apart(old, new)


def _stays(new: Statement) -> bool:
    """Whether what is told of a day that is over soon goes on after it: an end, a new thing, a state, the same again."""
    over = new.ended or new.outcomes or new.left or new.slots_ended or new.states or new.renewed
    again = "confirms" in new.flags and not changed(new)
    return bool(over) or again or "first" in new.flags or _lasting(new)


def _lasting(new: Statement) -> bool:
    """Whether what a day that is over soon began goes on after it: a job, an age, a home, a doctor, another tool."""
    if "begun" in new.flags:
        homes = {stem for name in new.slots if name.startswith("home") for stem in new.slots[name]}
        named = not homes or (bool(homes & new.names) and not new.tools)  # "we moved to the terrace today"
        return named and any(name.split()[0] in {"home", "age", "employer", "title"} for name in new.slots)
    exchanged = any(len(members) > 1 for family, members in new.tools.items() if family not in SIDE_BY_SIDE)
    return ("change" in new.flags and exchanged) or any(set(stems) & new.people for stems in new.renewed)


def _same_subject(old: Statement, new: Statement) -> bool:
    """Whether neither is about somebody whom the other does not name."""
    if old.crowd or new.crowd:
        return _named_in_both(old, new) or _one_frame(old, new, of=old.people | new.people)
    held = any(_holder(slot, old, new) for slot in old.slots.keys() & new.slots.keys())
    born = "baby" in old.states and "born" in new.states.get("baby", ()) and new.grown <= old.subject
    if held or born or _one_frame(old, new) or _one_office(old, new) or _of_its_thing(old, new):
        return True  # the next holder of a role is another person, and so is the child; "they moved my train"
    if old.partner and new.parted & (old.names | old.people):
        return True  # "my boyfriend is Thomas", "Thomas and I broke up"
    if old.subject and new.subject:
        return _one_person(old, new) or "cleft" in new.flags or _named_inside(old, new)
    about_one = bool(old.tools.keys() & new.tools.keys())  # "we run PostgreSQL", "the app runs on MySQL": not two people
    another = (_reversed(old, new) and not about_one) or _theirs(old, new)
    return not another and _none_between(old, new)


def _none_between(old: Statement, new: Statement) -> bool:
    """Whether the one of two statements that is about somebody leaves room for the other."""
    if old.subject:
        return not new.mine or bool(old.subject & new.near)
    return not (new.subject and old.mine) or bool(new.subject & old.near) or "cleft" in new.flags


def _of_its_thing(old: Statement, new: Statement) -> bool:
    """Whether somebody is said to have changed the thing that the old one begins with, and which is nobody's in particular."""
    if old.subject or old.acts:
        return False
    head = {*[stem for stem in old.order if stem in old.topic][:1]}
    ours = bool(old.possessed & new.possessed) and not new.kin
    return ours or (changed(new) and bool(head & new.own) and not head & (new.owners.keys() | new.theirs))


def _one_office(old: Statement, new: Statement) -> bool:
    """Whether both tell who sees to the same: "Sam is on call", "Nadia is on call instead"."""
    told = "offices" in old.flags and bool(new.flags & {"offices", "cleft"}) and not (old.values or new.values or new.mine)
    return told and bool((old.topic & new.own) - old.subject - new.subject)


def _one_frame(old: Statement, new: Statement, *, of: frozenset[str] = frozenset()) -> bool:
    """Whether both say of the same what or where it is: "the twins' lessons are at", whomever a name before them tells of.

    Args:
        of: people of whom one has many: what is told of nothing but them is the same where its old holder is named again.
    """
    if new.theirs & old.possessed:
        return False
    told = bool(old.names & new.own)
    heads = {(frame.joint, frame.head) for frame in old.frames if frame.head and (told or frame.head - of)}
    return any(
        (after.joint, after.head) in heads or (after.moved and any(after.head and after.head < head for _, head in heads))
        for after in new.frames
    )


def in_a_state(old: Statement, new: Statement) -> bool:
    """Whether what the old one says the place of is in no place in the new one, but in bloom, in trouble, for sale."""
    heads = {frame.head for frame in old.frames if frame.joint == "at" and frame.set_apart}
    return any(frame.joint == "at" and frame.head in heads and not frame.set_apart for frame in new.frames)


def _holder(slot: str, old: Statement, new: Statement) -> bool:
    return slot.startswith("role") and bool(old.slots[slot]) and bool(new.slots[slot])


def _named_in_both(old: Statement, new: Statement) -> bool:
    """Whether a name tells that both speak of the same one of several: my friend Paul, my friend Hugo."""
    if _other_kin(old, new):
        return False
    return bool(((old.subject | new.subject) - old.people - new.people) & old.own & new.own)


def _other_kin(old: Statement, new: Statement) -> bool:
    """Whether two subjects are said to be different relations of the speaker: my friend Karin, my accountant Karin."""
    before, after = old.subject & old.people, new.subject & new.people
    return bool(before and after) and not before & after


def _one_person(old: Statement, new: Statement) -> bool:
    """Whether two named subjects are one: kinship alone will do where not both have a name."""
    before, after = old.subject - old.people, new.subject - new.people
    if _other_kin(old, new):
        return False
    return bool(before & after) if before and after else bool(old.subject & new.subject)


def _named_inside(old: Statement, new: Statement) -> bool:
    """Whether two other subjects are still one: "my cat, called Plume", or both are named where something ended."""
    called = bool(old.subject & old.people) and new.subject <= old.names
    if new.subject == {UNKNOWN} and new.ended:
        return all(old.names >= {*stems} for stems in new.ended)  # "she isn't Lizzie anymore"
    return called or bool(new.ended and old.names & new.near and old.subject <= new.near)


def _reversed(old: Statement, new: Statement) -> bool:
    """Whether somebody else does in the new one what the speaker does in the old: "I owe Sam", "Sam owes Ali"."""
    verb = old.order[:1]
    return old.acts and not new.speaks and not new.ended and verb != new.order[:1] and bool(set(verb) & set(new.order))


def _theirs(old: Statement, new: Statement) -> bool:
    """Whether the new one is about another's thing of the same name: our budget, their budget."""
    return old.mine and not (old.names | old.subject) & new.own and bool((new.theirs - new.possessed) & old.topic)


def one_owner(old: Statement, new: Statement, name: str) -> bool:
    """Whether the attribute is the same person's in both."""
    if name == "baby" or name.startswith(("age", "home")):
        return True  # the slot names whose it is
    if old.subject or new.subject:
        return bool(
            (old.subject & new.near)
            or (new.subject & old.near)
            or ("role" in name and old.mine == new.mine)
            or "cleft" in new.flags
        )
    return True  # nobody is named: the speaker speaks of himself


def _apart(old: Statement, new: Statement) -> bool:
    """Whether they name different members of a set whose members are different things: left knee, right knee; server A, B."""
    if _other_code(old, new) or old.others != new.others:
        return True
    if _other_label(old, new) or _other_owner(old, new):
        return True
    if (new.placed and "located" in old.flags) or _elsewhere(old, new):
        return False  # "moved the tent from the cellar to the attic": of two rooms, each is where it was once
    sets = {n for n, _ in old.members} & {n for n, _ in new.members}
    return any(not {m for m in old.members if m[0] == n} & {m for m in new.members if m[0] == n} for n in sets)


def _elsewhere(old: Statement, new: Statement) -> bool:
    """Whether the two members may be where one thing takes place: "we rehearse in the garage", "we rehearse in the hall"."""
    at = ({frame.head for frame in statement.frames if frame.joint == "at" and frame.head} for statement in (old, new))
    return bool(set.intersection(*at))


def _other_code(old: Statement, new: Statement) -> bool:
    """Whether they name two codes of one series, BA117 and BA118, and the new one does not say that one became the other."""
    before, after = ({n for n in s.names if n[-1:].isdigit() and n[:1].isalpha()} for s in (old, new))
    return (
        bool(before and after)
        and not before & after
        and {n.rstrip("0123456789") for n in before} == {n.rstrip("0123456789") for n in after}
    )


def _other_label(old: Statement, new: Statement) -> bool:
    """Whether they name two of a kind, box 3 and box 4, and not two places of one thing: "the lamps are in box 4 now"."""
    apart = (noun for noun in old.labels.keys() & new.labels.keys() if not old.labels[noun] & new.labels[noun])
    return any(noun not in old.places & new.places or _other_use(old, new, noun) for noun in apart)


def _other_use(old: Statement, new: Statement, noun: str) -> bool:
    """Whether a place is all that they share, and the new one is about more: bus 12, "on Sundays bus 14 to the gym"."""
    return not (old.topic & new.near) - {noun} and bool(new.beside - old.near or new.when - old.when)


def _other_owner(old: Statement, new: Statement) -> bool:
    """Whether what both speak of is Tom's in one and Ana's in the other; a home may be "near the station of Lyon"."""
    homes = {stem for s in (old, new) for name in old.slots.keys() & new.slots.keys() for stem in s.slots[name]}
    return any(
        not old.owners[thing] & new.owners[thing] and not old.owners[thing] | new.owners[thing] <= homes
        for thing in old.owners.keys() & new.owners.keys()
    )


def another_actor(old: Statement, new: Statement) -> bool:
    """Whether each begins with a thing of its own that the other does not speak of: the invoice app, the booking app."""
    if old.subject or new.subject or not old.begins or not new.begins or (old.mine and new.acts):
        return False
    ours, theirs = old.begins[-1], new.begins[-1]
    return ours not in new.near and theirs not in old.near and (old.begins[0] != new.begins[0] or len(new.begins) > 1)


def foreign(old: Statement, new: Statement, thing: Sequence[str]) -> bool:
    """Whether the new one says that a thing is somebody's whom the old one does not name: "my neighbour's Volvo"."""
    owners = frozenset().union(*(new.owners.get(stem, frozenset()) for stem in thing))
    theirs = {*thing} & new.theirs - new.possessed and not new.subject & old.near
    first = {*new.begins[:1]} & new.possessed - old.near - {*thing}  # "my partner has given up squash"
    known = old.near | old.subject | old.people
    return (bool(owners) and not owners & known) or (old.mine and bool(theirs or (first and not new.people and not new.acts)))


def briefly_of(old: Statement, thing: Sequence[str]) -> bool:
    """Whether what the old one says is said of a thing, and not of much else: of a long sentence one word is anybody's."""
    most = 1 if {*thing} <= old.names else SAME_HALF * len(thing)
    return len(old.topic) <= LONG_TOPIC * most


def by_others(old: Statement, new: Statement) -> bool:
    """Whether the new one tells what others do and the old one does not speak of them: "the bank writes B instead of A"."""
    others = (new.subject - new.people) | {*new.begins[:1]}
    # "use spaces instead of tabs": they begin with either
    in_its_place = bool(old.begins) and old.begins[0] in gone(new)
    in_its_place = in_its_place or (bool(old.topic) and not old.acts and old.topic <= gone(new))
    strangers = bool(others) and not others & old.near and not new.acts and not in_its_place
    return ("bystanders" in new.flags or strangers) and not changed(new)


def another_time(old: Statement, new: Statement) -> bool:
    """Whether the new one speaks of a part of the week, day or year that the old one does not name."""
    return bool(new.when) and bool(old.when) and not old.when & new.when


def modified(old: Statement, new: Statement) -> bool:
    """Whether each names something of its own beside what they share: two projects, two deliverables."""
    mine, theirs = old.names - new.near, new.names - old.near
    return bool(mine) and bool(theirs)


def shared_topic(old: Statement, new: Statement) -> frozenset[str]:
    """What both are about, beside whom they are about."""
    return (old.topic & new.own) - _whom(old, new)


def coverage(old: Statement, new: Statement) -> float:
    """Share of the old topic that the new statement repeats, 0–1; whom both are about does not count."""
    topic = old.topic - _whom(old, new)
    return len(topic & new.own) / len(topic) if topic else 0.0


def _whom(old: Statement, new: Statement) -> frozenset[str]:
    return old.subject | new.subject | (old.lead & new.lead)


def overlap(before: frozenset[str], after: frozenset[str]) -> float:
    """Share of the smaller of two topics that the other one repeats, 0–1."""
    return len(before & after) / min(len(before), len(after)) if before and after else 0.0


def about(statement: Statement, kinds: Iterable[str]) -> frozenset[str]:
    """What values of these kinds are said of: the whole topic of a short sentence, what stands near in a long one."""
    near = frozenset().union(*(statement.around.get(kind, frozenset()) for kind in kinds))
    return near or statement.topic


def changed(new: Statement) -> bool:
    """Whether it says that something is different now, and nothing was added."""
    return bool(new.flags & {"change", "switch"}) and "additive" not in new.flags


def gone(statement: Statement) -> set[str]:
    """What a statement itself says is over."""
    return {stem for stems in (*statement.ended, *statement.replaced, *statement.left) for stem in stems}


def one_thing(old: Statement, new: Statement) -> bool:
    """Whether both say nearly the same of one thing known to the speaker: a dispute is shown to a person."""
    if {"indefinite", "event", "episode", "dated"} & (old.flags | new.flags) or max(
        len(old.topic), len(new.topic)
    ) > LONG_TOPIC:
        return False
    back = len(new.topic & old.near) >= SAME_THING * len(new.topic)
    known = len(shared_topic(old, new)) > 1 or _one_date(old, new)
    return coverage(old, new) >= SAME_THING and back and known


def _one_date(old: Statement, new: Statement) -> bool:
    """Whether two sentences about one thing are the same but for a date or an hour: "the concert is on 3 May", "on 8 May"."""
    dated = DATES & old.values.keys() & new.values.keys()
    alike = old.unvalued == new.unvalued and {*old.values} == {*new.values}
    return bool(dated) and alike and not old.acts and not new.acts  # "I work on Monday", "I work on Tuesday": both


def is_weekday(stem: str) -> bool:
    """Whether a value stands for a day of the week."""
    return stem[0] == "w" and stem[1:].isdigit()
