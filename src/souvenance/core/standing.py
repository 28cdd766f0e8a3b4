"""Which standing notes enter a context: screened, in the order of the page, under a ceiling of tokens, none by half."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from souvenance.core.brief import one_line
from souvenance.core.notes import Bullet, Notes, Section
from souvenance.core.screen import Screening, decide, screen

Judge = Callable[[str], Screening]

FOR_ADULTS = "for adults only"  # in the place of a status
_WROTE = "user"  # whose words notes are: the person whose page it is


@dataclass(frozen=True, slots=True, kw_only=True)
class Held:
    """A bullet that stays out, and why."""

    bullet: Bullet
    rule: str
    why: str  # one sentence for a person


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """What of a page enters a context."""

    lines: tuple[str, ...]  # headings and bullets, secrets masked
    bullets: tuple[Bullet, ...]  # those that enter, in the order of the page
    held: tuple[Held, ...]  # of the bullets that were reached before the ceiling
    cut: tuple[Bullet, ...]  # beyond the ceiling
    tokens: int  # of the lines
    ceiling_tokens: int

    @property
    def memories(self) -> frozenset[str]:
        """The memories that what enters states, by its markers."""
        return frozenset(memory for bullet in self.bullets for memory in bullet.memories)


NOTHING = Standing(lines=(), bullets=(), held=(), cut=(), tokens=0, ceiling_tokens=0)


def standing(
    notes: Notes,
    ceiling_tokens: int,
    count_tokens: Callable[[str], int],
    *,
    judge: Judge = screen,
    over: Mapping[str, str] | None = None,
) -> Standing:
    """Take bullets in the order of the page, with the headings of their sections, until one goes over the ceiling.

    What stands first is served first: a section whole while there is room, then as many of the next one's first bullets as
    fit, and nothing after. A bullet that is above the ceiling by itself is passed over.

    Args:
        ceiling_tokens: of all lines together.
        judge: the verdict on a text, for those that keep verdicts.
        over: memories that no longer hold, by id, with their status. A bullet that states only such ones stays out, as
            does one that states any that is ``FOR_ADULTS``: what rests on several may be read by who may read them all.
    """
    lines: list[str] = []
    bullets: list[Bullet] = []
    held: list[Held] = []
    cut: list[Bullet] = []
    tokens, reached = 0, 0
    last: Section | None = None
    for section, bullet, out in looked_at(notes, judge, over or {}):
        reached += 1
        if out is not None:
            held.append(out)
            continue
        new = [f"{one_line(section.trail)}:"] if section is not last and section.heading else []
        new.append(f"- {one_line(bullet.text)}")
        cost = sum(map(count_tokens, new))
        if cost > ceiling_tokens:
            cut.append(bullet)
            continue
        if tokens + cost > ceiling_tokens:
            cut.append(bullet)
            break
        lines += new
        bullets.append(bullet)
        tokens, last = tokens + cost, section
    return Standing(
        lines=tuple(lines), bullets=tuple(bullets), held=tuple(held), cut=(*cut, *notes.bullets[reached:]), tokens=tokens,
        ceiling_tokens=ceiling_tokens,
    )  # fmt: skip


def looked_at(notes: Notes, judge: Judge, over: Mapping[str, str]) -> Iterator[tuple[Section, Bullet, Held | None]]:
    """Every bullet with its section, and why it may not be shown; None where it may. Bullets are judged as they are asked for.

    A bullet is read with the line above it too: two innocent lines may make one order.
    """
    above = ""
    for section in notes.sections:
        because = _told(section.heading, judge) if section.heading and section.bullets else None
        above = section.heading or above
        for bullet in section.bullets:
            found = _ended(bullet, over) or because or _told(bullet.text, judge)
            if found is None and above:
                found = _told(f"{above}\n{bullet.text}", judge)
            if found is None:
                above = bullet.text
                yield section, bullet, None
            else:
                yield section, bullet, Held(bullet=bullet, rule=found[0], why=found[1])


def _told(text: str, judge: Judge) -> tuple[str, str] | None:
    """(rule, why) where a text may not stand in every prompt."""
    found = judge(text)
    if decide(found.severity, "standing", _WROTE) == "accept":
        return None
    return found.rule, found.why


def _ended(bullet: Bullet, over: Mapping[str, str]) -> tuple[str, str] | None:
    unfit = [memory for memory in bullet.memories if over.get(memory) == FOR_ADULTS]
    if unfit:
        return "audience", f"what it states is not for this reader: {unfit[0]} is {FOR_ADULTS}"
    if not bullet.memories or any(memory not in over for memory in bullet.memories):
        return None
    return "over", f"what it states no longer holds: {bullet.memories[0]} is {over[bullet.memories[0]]}"
