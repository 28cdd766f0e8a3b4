"""Find again what left the running conversation: every chunk that a live bullet cites, ranked, best first into a budget."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache

import numpy as np

from souvenance.core.addressed import named_in, without_names
from souvenance.core.fence import quoted
from souvenance.core.intake import storable
from souvenance.core.pack import packed
from souvenance.core.passages import telling_passage
from souvenance.core.policy import Breadth, breadth
from souvenance.core.queue import current_view
from souvenance.core.recalled import by_day_text, day_line, is_material, spoken_line
from souvenance.core.render import Reader
from souvenance.engine.hidden import must_be_shown
from souvenance.engine.queues import follow, hash_of, seqs_cited
from souvenance.engine.recall import Around, hit_of, language_of, must_be_possible
from souvenance.engine.scoring import Question, ask
from souvenance.engine.search import search
from souvenance.engine.stale import Over
from souvenance.engine.tools import Tools
from souvenance.thresholds import EARLIER_HITS, EARLIER_NAMED, EARLIER_NEIGHBOURS, EARLIER_TOKENS, EARLIER_WITH_NEIGHBOURS
from souvenance.types import Bullet, Found, Hit, Principal, RecallPolicy, Turn

BROAD = Breadth(limit=EARLIER_HITS, neighbours=EARLIER_NEIGHBOURS, max_tokens=EARLIER_TOKENS)
FALLBACK_BULLETS = 5  # the most recent ones, where nothing can be ranked


@dataclass(frozen=True, slots=True, kw_only=True)
class Earlier:
    """What was found of a session, best first. A long turn has the passage of it that tells most for its text.

    ``bullets``: the most recent ones, unranked, where no search was possible; ``missing`` then says why.
    """

    query: str
    session: str
    hits: tuple[Hit, ...] = ()
    bullets: tuple[Bullet, ...] = ()
    tokens: int = 0  # of the lines of the hits
    searched: int = 0  # turns that could have been found
    missing: tuple[str, ...] = ()
    reader: Reader = field(compare=False, repr=False)

    def render(self) -> str:
        """In order of time, a heading a day; speech, and what tools gave, under headings of their own, fenced."""
        if self.bullets and not self.hits:
            return "\n".join(f"- {bullet.text}" for bullet in self.bullets if bullet.text)
        turns = {turn.id: turn for hit in self.hits for turn in (hit.turn, *hit.neighbours)}
        in_order = sorted(turns.values(), key=lambda turn: turn.seq)
        return by_day_text(in_order, [stale for hit in self.hits for stale in hit.stale], self.reader)


def recall_earlier(
    tools: Tools,
    principal: Principal,
    query: str,
    *,
    session: str,
    policy: RecallPolicy | None = None,
    limit: int | None = None,
    neighbours: int | None = None,
    max_tokens: int | None = None,
    also_in_view: bool = False,
) -> Earlier:
    """The turns of the running conversation that answer a question best, of those that its view no longer holds word for word.

    Every chunk that any live bullet cites is searched: bullets summarise, they do not index, and searching only the best
    bullets found 5 % of the evidence in a measurement.

    Args:
        query: a question or words.
        session: whole id.
        policy: "broad" (the default: as many hits as 2,700 tokens hold, the best ten with one neighbour on each side) or
            "narrow" (the best hit alone: in the middle of a task too much context starves attention).
        limit: hits, instead of what the policy says; so the next two.
        neighbours: turns around each of the best hits.
        max_tokens: of all lines, the headings of days included.
        also_in_view: find what the view holds as well.

    Raises InputError, StoreError of the ledger.
    """
    query = storable(query)
    wide = breadth(
        policy if policy != "broad" else None, limit=limit, neighbours=neighbours, max_tokens=max_tokens, plain=BROAD
    )
    must_be_possible(query, wide.limit, wide.neighbours, wide.max_tokens)
    scope = principal.scope
    must_be_shown(tools, scope, session)  # I/O
    queue = follow(tools, scope, session, tools.count_tokens).queue  # I/O
    shown = current_view(queue, tools.budgets).whole
    wanted = seqs_cited(tools, scope, session, queue)  # I/O
    live = {item.seq for item in (*queue.y, *queue.x)}
    if also_in_view:
        wanted |= live
    passed_over = 0 if also_in_view else len(live) + len(shown)
    most = max(wide.limit, EARLIER_HITS) + passed_over
    speakers = tools.ledger.speakers(scope, session)  # I/O
    question = _asked(tools, query, speakers)  # I/O
    ranking = search(tools, scope, question, limit=most, sessions=frozenset([session]))  # I/O
    turns = dict(tools.ledger.turns(scope, [found.id for found in ranking.found]))  # I/O

    def is_wanted(turn: Turn) -> bool:
        return turn.seq in wanted and (also_in_view or hash_of(turn) not in shown)

    ordered = _by_who_is_named(ranking.found, turns, named_in(query, speakers))
    found = {one.id: one for one in ordered if is_wanted(turns[one.id])}
    ids = list(found)[: wide.limit]
    reader = Reader(now=tools.clock(), tz=principal.tz, language=language_of(tools, [turns[i] for i in ids]))
    around = Around(tools, turns, wide.neighbours)
    best = frozenset(ids[:EARLIER_WITH_NEIGHBOURS])

    def beside(turn_id: str) -> Sequence[str]:
        return [i for i in around(turn_id) if is_wanted(turns[i])] if turn_id in best else ()

    @cache
    def shown_as(turn_id: str) -> Turn:
        """A long one by the passage that tells most: whole, it would never fit."""
        turn = turns[turn_id]
        return replace(turn, text=telling_passage(turn.text, query))

    groups, used = _fitted(tools, ids, beside, shown_as, reader, wide.max_tokens)
    over = Over(tools, scope, [turns[i] for i in ids])  # I/O, kept in memory
    hits = tuple(hit_of(found[first], shown_as(first), [shown_as(i) for i in rest], over) for first, *rest in groups)
    unranked = not hits and not ranking.searched and bool(ranking.missing)
    return Earlier(
        query=query, session=session, hits=hits, bullets=queue.bullets[-FALLBACK_BULLETS:] if unranked else (), tokens=used,
        searched=len(wanted), missing=ranking.missing, reader=reader,
    )  # fmt: skip


def _asked(tools: Tools, query: str, speakers: Collection[str]) -> Question:
    """The question, its vector half way to that of the question without the names of those who speak.

    Every other line of a conversation is near to a name of its two speakers: what is asked about them tells lines apart.
    """
    question = ask(tools, query)
    bare = without_names(query, speakers)
    if question.vector is None or bare == query:
        return question
    other = ask(tools, bare)
    if other.vector is None:
        return question
    both = question.vector + other.vector
    return replace(question, vector=both / max(float(np.linalg.norm(both)), 1e-9))


def _by_who_is_named(found: Sequence[Found], turns: Mapping[str, Turn], named: Collection[str]) -> list[Found]:
    """Those that stand, best first; what was said by somebody whom the question names is worth a little more."""
    standing = [one for one in found if one.id in turns]
    return sorted(standing, key=lambda one: -one.score - EARLIER_NAMED * (turns[one.id].speaker in named))


def _fitted(
    tools: Tools,
    ids: Sequence[str],
    beside: Callable[[str], Sequence[str]],
    shown_as: Callable[[str], Turn],
    reader: Reader,
    most: int | None,
) -> tuple[list[list[str]], int]:
    """Hits with what stands around them, and their tokens; the headings of the days make room for themselves."""

    def cost(turn_id: str) -> int:
        return tools.count_tokens(quoted(spoken_line(shown_as(turn_id), reader)))

    if most is None:
        groups = [[i, *beside(i)] for i in ids]
        once = {i for group in groups for i in group}
        return groups, sum(map(cost, once)) + _headings(tools, once, shown_as, reader)
    room = most
    while True:
        groups, used = packed(ids, beside, cost, room)
        whole = used + _headings(tools, {i for group in groups for i in group}, shown_as, reader)
        if whole <= most or room <= 0:
            return groups, whole
        room -= whole - most  # fewer lines, seldom more days: it ends


def _headings(tools: Tools, ids: Iterable[str], shown_as: Callable[[str], Turn], reader: Reader) -> int:
    headings = {(is_material(turn), day_line(turn, reader)) for turn in map(shown_as, ids)}
    return sum(tools.count_tokens(quoted(day)) for _, day in headings)
