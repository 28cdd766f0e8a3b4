"""The two reflectors behind one port: by words (no model, the default) and by a model."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

from souvenance.core.decide import Decision
from souvenance.core.fold import fold
from souvenance.core.identity import derived_id, new_id
from souvenance.core.positions import NAMELESS, NewPosition, accepts, character_of
from souvenance.core.prompting import Prompt, prompt_for
from souvenance.core.reflect_extractive import propose
from souvenance.core.replies import Parsed, parse_reply
from souvenance.core.screen import decide as screened
from souvenance.core.screen import screen
from souvenance.core.secrets import mask
from souvenance.core.states import moved, proposed_moves
from souvenance.engine.anchoring import add_anchor, retire_anchor
from souvenance.engine.commit import Commit
from souvenance.engine.reflecting import Exchange, Postponed, Reflection, Reflector, Unreadable
from souvenance.engine.settling import origin_of
from souvenance.engine.tools import Tools
from souvenance.errors import ReplyUnreadable
from souvenance.types import Candidate, Position, Summary, Turn

PROMPT_TOKENS = 6_000  # of one reflection, whatever the store holds
REPLY_TOKENS = 2_000
ANSWERS_ASKED = 3  # to one prompt, while none can be read: a model that answers by chance seldom fails three times running


class ByWords:
    """Deterministic, from the language packs: the user's own statements, almost word for word."""

    name = "extractive"

    def reflect(self, exchange: Exchange) -> Reflection:
        """See ``Reflector``."""
        # What is made out of date is read from the statements themselves (core/supersede.py), which is surer than likeness.
        found = propose(exchange.turns, existing=(), dated=_as_said, ends=_never, near=exchange.nearest)
        before = [turn for turn in exchange.turns if turn.id not in exchange.new]
        earlier = propose(before, existing=(), dated=_as_said, ends=_never).candidates if before else ()
        return Reflection(candidates=found.candidates, notes=found.degraded, retracted=taken_back(earlier, found.candidates))


def taken_back(earlier: Sequence[Candidate], now: Sequence[Candidate]) -> tuple[Candidate, ...]:
    """What the turns before would leave behind by themselves, and no longer do: "I'm joking!", "no, Tuesday".

    What only became a part of a longer statement is still there.
    """
    return tuple(
        one
        for one in earlier
        if not any(set(one.sources) & set(other.sources) and _within(one.text, other.text) for other in now)
    )


def _within(one: str, other: str) -> bool:
    return fold(one) in fold(other) or fold(other) in fold(one)


def _as_said(text: str, _turn: Turn) -> str:
    return text  # times are worked out once the candidate has been judged, whoever proposed it


def _never(_text: str, _turn: Turn) -> None:
    return None


BY_WORDS = ByWords()


class ByModel:
    """A chat model proposes; the same code judges it. The tokens of a day are bounded."""

    name = "model"

    def __init__(self, tools: Tools) -> None:
        """The model is loaded when it is first asked."""
        self._tools = tools

    def reflect(self, exchange: Exchange) -> Reflection:
        """See ``Reflector``. One call a prompt; an exchange too long for one prompt takes several."""
        tools, scope = self._tools, exchange.principal.scope
        summary = tools.ledger.summary(scope, exchange.story or "")
        anchors = [a for a in tools.ledger.anchors(scope) if a.story == (exchange.story or "")]
        character = character_of(exchange.turns)
        held = tools.ledger.states(scope, character) if character is not None and tools.states else {}
        answers: list[Parsed] = []
        waiting = exchange.turns
        while waiting:
            prompt = prompt_for(
                waiting,
                today=exchange.now.astimezone(ZoneInfo(exchange.principal.tz)).date(),
                tz=exchange.principal.tz,
                summary=next((a.summary for a in reversed(answers) if a.summary), summary.text if summary is not None else ""),
                anchors=[(a.id, a.text) for a in anchors],
                nearest=exchange.nearest,
                character=character,
                states={name: held.get(name, 0.0) for name in tools.states},
                count_tokens=tools.count_tokens,
                budget_tokens=PROMPT_TOKENS,
                with_story=exchange.story is not None,
            )
            answers.append(_asked(tools, exchange, prompt, begun=bool(answers)))
            left = set(prompt.left_out)
            waiting = tuple(turn for turn in waiting if turn.id in left)
        dropped = sum((Counter(a.dropped) for a in answers), Counter[str]())
        return Reflection(
            candidates=tuple(c for a in answers for c in a.candidates),
            notes=tuple(f"{n} {what}" for what, n in dropped.items()),
            unfinished="the answer was cut: what was whole of it is kept" if any(a.partial for a in answers) else "",
            write=lambda commit: _write(commit, exchange, answers),
        )


def reflector_of(tools: Tools) -> Reflector:
    """The one that the settings ask for."""
    return ByModel(tools) if tools.with_model else BY_WORDS


def _asked(tools: Tools, exchange: Exchange, prompt: Prompt, *, begun: bool) -> Parsed:
    """One answer. An exchange that was begun under the ceiling is finished: what was paid for is not thrown away."""
    principal, day = exchange.principal, exchange.now.astimezone(UTC).date()
    used = tools.ledger.tokens_used(principal.scope, day.isoformat())
    if used >= tools.tokens_a_day and not begun:
        until = datetime.combine(day + timedelta(days=1), time(), UTC)
        raise Postponed(f"{used:,} tokens were used today, the ceiling is {tools.tokens_a_day:,} a day", until)
    unreadable: Unreadable | None = None
    for _ in range(ANSWERS_ASKED):
        reply = (tools.reflection_chat or tools.chat)().complete(prompt, max_tokens=REPLY_TOKENS)
        used += (tokens := reply.input_tokens + reply.output_tokens)
        with tools.ledger.write(principal.scope) as tx:  # at once: they are spent, whatever becomes of the answer
            tx.add_tokens(day.isoformat(), reply.model, tokens, principal, exchange.now)
        try:
            return parse_reply(reply.text, prompt)
        except ReplyUnreadable as exc:
            unreadable = Unreadable(str(exc), reply.text)
        if used >= tools.tokens_a_day:
            break
    assert unreadable is not None
    raise unreadable


def _write(commit: Commit, exchange: Exchange, answers: Sequence[Parsed]) -> None:
    """The summary, anchors and positions of a model's answers: each passes the check of what enters every prompt.

    Of several answers the last summary counts, which grew from those before, and the last position on a subject.
    """
    summaries = [answer.summary for answer in answers if answer.summary is not None]
    if summaries:
        _write_summary(commit, exchange, summaries[-1])
    for position in {fold(p.subject): p for answer in answers for p in answer.positions}.values():
        _write_position(commit, exchange, position)
    _write_states(commit, exchange, answers)
    for answer in answers:
        for text in answer.anchors_added:
            if _may_stand(commit, exchange, text, "anchor"):
                add_anchor(commit, exchange.story or "", text, tuple(exchange.new), origin=_origin(exchange))
        for anchor_id, reason in answer.anchors_retired:
            retire_anchor(commit, anchor_id, reason)


def _write_summary(commit: Commit, exchange: Exchange, text: str) -> None:
    if not _may_stand(commit, exchange, text, "summary"):
        return
    story = exchange.story or ""
    known = commit.tools.ledger.summary(commit.principal.scope, story)
    commit.tx.put_summary(
        Summary(
            scope=commit.principal.scope, story=story, version=known.version + 1 if known is not None else 1, text=text,
            sources=tuple(sorted(exchange.new)), origin=_origin(exchange), author=commit.principal.id,
            audience=commit.principal.audience, created_at=commit.now,
        )
    )  # fmt: skip


def _write_position(commit: Commit, exchange: Exchange, proposed: NewPosition) -> None:
    lines = [turn.text for turn in exchange.turns if turn.role == "assistant"]
    good, rule, why = accepts(proposed.position, proposed.justification, lines)
    character = character_of(exchange.turns) or NAMELESS
    held = [p for p in commit.tools.ledger.positions(commit.principal.scope) if p.character == character]
    known = next((p for p in held if fold(p.subject) == fold(proposed.subject)), None)
    if not good:
        _refused(commit, exchange, proposed.position, f"position: {rule}", why)
        return
    if not _may_stand(commit, exchange, f"{proposed.position} {proposed.justification}", "position"):
        return
    if known is not None and fold(known.text) == fold(proposed.position):  # a fresh reason for the same thought
        commit.tx.put_position(replace(known, justification=proposed.justification, anchored_at=commit.now))
        return
    if known is not None:
        commit.tx.put_position(replace(known, status="superseded"))
    commit.tx.put_position(
        Position(
            id=new_id("po", commit.now, commit.tools.randomness(10)), scope=commit.principal.scope, character=character,
            subject=proposed.subject, text=proposed.position, justification=proposed.justification,
            sources=tuple(sorted(exchange.new)), anchored_at=commit.now, origin=_origin(exchange),
            author=commit.principal.id, audience=commit.principal.audience, created_at=commit.now,
        )
    )  # fmt: skip


def _write_states(commit: Commit, exchange: Exchange, answers: Sequence[Parsed]) -> None:
    """Each number that the exchange moves, by one step at most however many answers moved it, from where it stands now."""
    character = character_of(exchange.turns)
    if character is None:
        return
    moves, _ = proposed_moves([move for answer in answers for move in answer.moves.items()], commit.tools.states)
    for name, value in moved(commit.tools.ledger.states(commit.principal.scope, character), moves).items():
        commit.tx.put_position(
            Position(
                id=new_id("po", commit.now, commit.tools.randomness(10)), scope=commit.principal.scope, character=character,
                subject=name, text=f"{value:g}", justification=f"{moves[name]:+g}", sources=tuple(sorted(exchange.new)),
                anchored_at=commit.now, status="state", origin=_origin(exchange), author=commit.principal.id,
                audience=commit.principal.audience, created_at=commit.now,
            )
        )  # fmt: skip


def _origin(exchange: Exchange) -> str:
    return origin_of([turn for turn in exchange.turns if turn.id in exchange.new])


def _may_stand(commit: Commit, exchange: Exchange, text: str, what: str) -> bool:
    """Whether a text may enter every prompt; one that may not is kept among the candidates, with the reason."""
    found = screen(text, origin=_origin(exchange))
    if screened(found.severity, "standing", _origin(exchange)) == "accept" and mask(text) == text:
        return True
    rule, why = (f"screening: {found.rule}", found.why) if mask(text) == text else ("secret", "it holds a secret")
    _refused(commit, exchange, mask(text), f"{what}: {rule}", why)
    return False


def _refused(commit: Commit, exchange: Exchange, text: str, rule: str, why: str) -> None:
    last = exchange.turns[-1]
    candidate = Candidate(
        text=text, kind="fact", subject=last.speaker, language=last.language, sources=tuple(sorted(exchange.new))
    )
    decision = Decision(outcome="refused", rule=rule, why=why, memory=None)
    commit.judged(decision, candidate, candidate_id=derived_id("c", last.id, rule, text), job=None, origin=_origin(exchange))
