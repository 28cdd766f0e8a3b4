"""Commands that show what is remembered, what was refused, and why."""

from collections import Counter
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Annotated, Any

import typer

from souvenance.cli.opening import embed, opened, reading
from souvenance.cli.output import (
    Home,
    Json,
    Present,
    Who,
    chosen,
    console,
    day,
    emit,
    harmless,
    minute,
    place_names,
    print_missing,
    print_more,
    print_turns,
    say,
    told,
)
from souvenance.core.counted import counted
from souvenance.core.secrets import mask
from souvenance.errors import InputError, NotFound
from souvenance.types import KINDS, OUTCOMES, STATUSES, AskedStatus, Job, JobState, Judged, Kind, Memory, Served, Trace

if TYPE_CHECKING:
    from souvenance.core.timeline import Moment
    from souvenance.engine.context import ContextPack
    from souvenance.engine.handle import Handle

JOBS_SHOWN = 10  # on a screen
_COLOURS = {"active": "green", "kept": "green", "merged": "cyan", "refused": "red", "quarantined": "red"}


def list_(
    status: Annotated[
        str | None, typer.Option(help=f"{', '.join(STATUSES)} or all; else active, or all as of another time.")
    ] = None,
    kind: Annotated[str | None, typer.Option(help=", ".join(KINDS))] = None,
    story: Annotated[str | None, typer.Option(help="Only those of this storyline or project.")] = None,
    as_of: Annotated[
        str | None,
        typer.Option(help="What held at the end of that day, month or time: 2026-05-31, 2026-03, 'yesterday', 'hier'."),
    ] = None,
    believed: Annotated[
        str | None, typer.Option(help="What was believed then, by the events alone: the same words as --as-of.")
    ] = None,
    turns: Annotated[bool, typer.Option("--turns", help="The latest turns instead, as they were said.")] = False,
    limit: Annotated[int, typer.Option("--limit", "-n", min=1, help="Most to show.")] = 50,
    home: Home = None,
    principal: Who = None,
    present: Present = None,
    as_json: Json = False,
) -> None:
    """Show what is remembered, the latest first."""
    with told("list", as_json=as_json), reading(home, principal, present) as me:
        if turns:
            if any(given is not None for given in (status, kind, story, as_of, believed)):
                raise InputError(
                    "--turns shows what was said: --status, --kind, --story, --as-of and --believed are of memories"
                )
            _list_turns(me, limit, as_json=as_json)
            return
        found, moment = _asked_for(me, status, chosen(kind, KINDS, "--kind"), story, as_of, believed)

        def human() -> None:
            if moment is not None:
                say(f"[dim]as of {minute(moment, me.principal.tz)}[/]")
            for memory in found[:limit]:
                print_memory(memory, me.principal.tz)
            print_more(len(found) - limit)
            if not found:
                say(_nothing(then=moment is not None, all_of_it=status in {None, "active"} and kind is story is None))

        more = max(0, len(found) - limit)
        emit("list", found[:limit], human, as_json=as_json, scope=me.principal.scope, more=more)


def _asked_for(
    me: "Handle", status: str | None, kind: Kind | None, story: str | None, as_of: str | None, believed: str | None
) -> tuple[list[Memory], datetime | None]:
    """The memories, and the moment that was asked about, where one was."""
    every: tuple[AskedStatus, ...] = (*STATUSES, "all")
    wanted = chosen(status, every, "--status")
    then = believed if believed is not None else as_of
    found = me.memories(status=wanted, kind=kind, story=story, as_of=as_of, believed=believed)
    return list(found), me.moment(then) if then is not None else None


def _list_turns(me: "Handle", limit: int, *, as_json: bool) -> None:
    latest = me.turns(limit=limit)
    more = max(0, sum(session.turns for session in me.sessions()) - len(latest))

    def human() -> None:
        print_more(more)  # above them: what is left out is earlier
        print_turns(latest, me.principal.tz)
        if not latest:
            say("No turns yet: `souvenance import FILE` or `souvenance observe` brings some.")

    emit("list", list(latest), human, as_json=as_json, scope=me.principal.scope, more=more)


def rules(home: Home = None, principal: Who = None, present: Present = None, as_json: Json = False) -> None:
    """Show the rules: what the user asked always or never to be done. All of them are in every context."""
    with told("rules", as_json=as_json), reading(home, principal, present) as me:
        found = me.memories(kind="rule")

        def human() -> None:
            for memory in found:
                print_memory(memory, me.principal.tz)
            if not found:
                say("No rules. A rule comes from an explicit always or never, or from `souvenance remember --kind rule`.")

        emit("rules", list(found), human, as_json=as_json, scope=me.principal.scope)


def why(
    memory: Annotated[str, typer.Argument(help="The id of a memory or a session, or a beginning of it that names only one.")],
    home: Home = None,
    principal: Who = None,
    present: Present = None,
    as_json: Json = False,
) -> None:
    """Show why memory believes this: what was said, what was decided, by which rule, and what happened since.

    Of a session: whether it is forgotten, and since when.
    """
    with told("why", as_json=as_json), reading(home, principal, present) as me:
        try:
            full = me.full_id(memory, "m")
        except NotFound:
            _why_session(me, me.full_id(memory, "s"), as_json=as_json)
        else:
            show_why(me, full, as_json=as_json)


def _why_session(me: "Handle", session: str, *, as_json: bool) -> None:
    """What was done to a session as a whole."""
    header, events, hidden = me.show(session), me.session_history(session), me.hidden_because(session)

    def human() -> None:
        from rich.markup import escape

        for event in reversed(events):
            at = minute(event.created_at, me.principal.tz)
            say(f"[dim]{at}[/]  [bold]{event.what}[/] {escape(event.why)}  [dim]{event.id}[/]")
        say(f"[yellow]{escape(hidden)}[/]" if hidden else "It is found by whoever asks.")

    emit("why", {"session": header, "events": events, "forgotten": hidden}, human, as_json=as_json, scope=me.principal.scope)


def show_why(me: "Handle", memory: str, *, as_json: bool) -> None:
    """Why memory believes this, printed."""
    found = me.why(memory)

    def human() -> None:
        from rich.markup import escape

        print_memory(found.memory, me.principal.tz)
        say("\n[bold]What happened[/], the earliest first")
        for moment in found.timeline:
            print_moment(moment, me.principal.tz)
        for sentence in found.forgotten:
            say(f"[yellow]{escape(sentence)}[/]")
        if found.replaced:
            say("\n[bold]It took the place of[/]")
            print_all(found.replaced, me.principal.tz)
        if found.served is not None:
            say(f"\n[bold]How often it came up[/]\n{_how_served(found.served)}")
        if found.heir is not None:
            say("\n[bold]What holds now[/]")
            print_memory(found.heir, me.principal.tz)

    emit("why", found, human, as_json=as_json, scope=me.principal.scope)


def candidates(
    verdict: Annotated[str | None, typer.Option(help=", ".join(OUTCOMES))] = None,
    limit: Annotated[int, typer.Option("--limit", "-n", min=1, help="Most to show.")] = 50,
    home: Home = None,
    principal: Who = None,
    present: Present = None,
    as_json: Json = False,
) -> None:
    """Show what was proposed for memory, what became of it, and the rule that decided; the latest first."""
    with told("candidates", as_json=as_json), reading(home, principal, present) as me:
        wanted = chosen(verdict, OUTCOMES, "--verdict")
        found = me.candidates(verdict=wanted, limit=limit)
        counts = {key: n for key, n in me.verdicts().items() if wanted in {None, key[0]}}

        def human() -> None:
            for judged in found:
                print_judged(judged)
            print_more(sum(counts.values()) - len(found))
            by_rule = Counter({f"{outcome} by {rule}": n for (outcome, rule), n in counts.items()})
            nothing = "Nothing was proposed yet." if wanted is None else f"Nothing was {wanted} yet."
            say(f"[dim]{', '.join(f'{n:,} {what}' for what, n in by_rule.most_common()) or nothing}[/]")
            if any(outcome == "quarantined" for outcome, _ in counts):
                say("[dim]what is quarantined waits for you: `souvenance quarantine`[/]")

        emit(
            "candidates", list(found), human, as_json=as_json, scope=me.principal.scope,
            more=max(0, sum(counts.values()) - len(found)),
        )  # fmt: skip


def anchors(
    retired: Annotated[bool, typer.Option("--retired", help="Also those that were let go, with the reason.")] = False,
    home: Home = None,
    principal: Who = None,
    present: Present = None,
    as_json: Json = False,
) -> None:
    """Show the anchors: facts held above the summaries, let go only for a reason."""
    with told("anchors", as_json=as_json), reading(home, principal, present) as me:
        found = me.anchors(retired=retired)

        def human() -> None:
            from rich.markup import escape

            for anchor in found:
                gone = f" [red]let go: {escape(anchor.retired_because or '')}[/]" if anchor.retired_at is not None else ""
                story = f" · {escape(anchor.story)}" if anchor.story else ""
                since = day(anchor.created_at, me.principal.tz)
                say(f"[dim]{since}[/]  {escape(mask(anchor.text))}{gone}  [dim]{anchor.id}{story}[/]")
            if not found:
                say("No anchors. What is pinned, a rule, or confirmed three times becomes one.")

        emit("anchors", list(found), human, as_json=as_json, scope=me.principal.scope)


def positions(
    superseded: Annotated[bool, typer.Option("--superseded", help="Also those that were given up.")] = False,
    home: Home = None,
    principal: Who = None,
    present: Present = None,
    as_json: Json = False,
) -> None:
    """Show what the assistant's character thinks, and what led to it."""
    with told("positions", as_json=as_json), reading(home, principal, present) as me:
        found = me.positions(superseded=superseded)

        def human() -> None:
            from rich.markup import escape

            for position in found:
                say(f"[bold]{escape(position.character)}[/] on {escape(position.subject)}: {escape(mask(position.text))}")
                say(
                    f"    [dim]since {day(position.anchored_at, me.principal.tz)},"
                    f" because: {escape(mask(position.justification))} · {position.id}[/]"
                )
            for character in dict.fromkeys(position.character for position in found):
                if states := me.states(character):
                    stand = ", ".join(f"{name} {value:g}" for name, value in states.items())
                    say(f"[bold]{escape(character)}[/]: {escape(stand)}")
            if not found:
                say("No positions. A model reflector proposes them for an assistant that plays a character.")

        emit("positions", list(found), human, as_json=as_json, scope=me.principal.scope)


def context(
    message: Annotated[str, typer.Argument(help="What the user just said.")],
    session: Annotated[str, typer.Option("--session", "-s", help="Which conversation.")] = "cli",
    story: Annotated[str | None, typer.Option(help="Of a session that has no turn yet.")] = None,
    home: Home = None,
    principal: Who = None,
    present: Present = None,
    as_json: Json = False,
) -> None:
    """Show what memory would put into the prompt of a turn, and why."""
    with told("context", as_json=as_json), reading(home, principal, present) as me:
        pack = me.context(message, session=session, story=story, deadline_s=30.0)  # a command may wait
        show_context(pack, scope=me.principal.scope, as_json=as_json)


def show_context(pack: "ContextPack", *, scope: str, as_json: bool) -> None:
    """What memory gives to a turn, printed: each part with its reasons, and what was missing."""

    def human() -> None:
        from rich.markup import escape

        say(escape(pack.render()) or "Memory has nothing for this turn.")
        for part in pack.parts:
            say(f"\n[bold]{part.name}[/] [dim]{part.tokens} tokens[/]")
            for thing, reason in zip(part.ids, part.reasons, strict=True):
                say(f"    [dim]{escape(thing)}  {escape(reason)}[/]")
        for warning in pack.warnings:
            say(f"[yellow]{escape(warning)}[/]")
        print_missing(pack.missing)

    emit("context", context_json(pack), human, as_json=as_json, scope=scope)


def context_json(pack: "ContextPack") -> dict[str, Any]:
    """What memory gives to a turn, for programs."""
    return {
        "text": pack.render(), "tokens": pack.tokens, "parts": pack.parts, "left_out": pack.selection.left_out,
        "missing": pack.missing, "warnings": pack.warnings,
    }  # fmt: skip


def trace(
    session: Annotated[str | None, typer.Argument(help="Only contexts of this session.")] = None,
    limit: Annotated[int, typer.Option("--limit", "-n", min=1, help="Contexts to show, the latest first.")] = 1,
    why_not: Annotated[str | None, typer.Option(help="Why this memory was not in the last of them.")] = None,
    home: Home = None,
    principal: Who = None,
    present: Present = None,
    as_json: Json = False,
) -> None:
    """Show what contexts were made of: each seat, the pass that gave it and why; and why a memory has none."""
    with told("trace", as_json=as_json), reading(home, principal, present) as me:
        every = me.contexts(session, limit=None)
        found, more, names = every[:limit], max(0, len(every) - limit), place_names(me)
        if why_not is not None:
            _trace_why_not(me, why_not, session, found[0] if found else None, as_json=as_json)
            return

        def human() -> None:
            from rich.markup import escape

            for one in found:
                say(f"[bold]{minute(one.created_at, me.principal.tz)}[/]  {escape(one.session)}  [dim]{one.took_ms:.1f} ms[/]")
                for seat in one.seats:
                    say(f"    [cyan]{seat['passed']:<9}[/] {escape(mask(str(seat['text'])))}")
                    where = names.get(str(seat.get("scope")))
                    told = (str(seat["reason"]), str(seat["id"]), *([f"· {where}"] if where is not None else ()))
                    say(f"              [dim]{escape(' '.join(told))}[/]")
                for cause, n in one.left_out.items():
                    say(f"    [dim]{n:,} without a seat: {escape(cause)}[/]")
            print_more(more)
            if not found:
                say("No context was made here yet, or none that held anything.")

        emit("trace", list(found), human, as_json=as_json, scope=me.principal.scope, more=more)


def _trace_why_not(me: "Handle", memory: str, session: str | None, last: Trace | None, *, as_json: bool) -> None:
    """Why a memory was not in the last context: of the session, or of all where none is named."""
    sentence = me.why_not(memory, session=last.session if last is not None else session or "")
    at = last.created_at if last is not None else None

    def human() -> None:
        from rich.markup import escape

        when = (
            f"{minute(at, me.principal.tz)}  {last.session}" if at is not None and last is not None else "As things stand now"
        )
        say(f"[bold]{escape(when)}[/]  {escape(sentence)}")

    emit("trace", {"memory": memory, "why_not": sentence, "at": at}, human, as_json=as_json, scope=me.principal.scope)


def forgotten(
    limit: Annotated[int, typer.Option("--limit", "-n", min=1, help="Most to show.")] = 20,
    home: Home = None,
    principal: Who = None,
    present: Present = None,
    as_json: Json = False,
) -> None:
    """Show what is remembered and no message ever brought back, what was never served first."""
    with told("forgotten", as_json=as_json), reading(home, principal, present) as me:
        found = me.forgotten()

        def human() -> None:
            for one in found[:limit]:
                print_memory(one.memory, me.principal.tz)
                say(f"    [dim]{_how_served(one.served)}[/]")
            print_more(len(found) - limit)
            if not found:
                say("Nothing is forgotten: whatever had its chance came up.")

        more = max(0, len(found) - limit)
        emit("forgotten", list(found[:limit]), human, as_json=as_json, scope=me.principal.scope, more=more)


def _how_served(served: Served) -> str:
    """How often it could have come up, did, and by which pass."""
    times = f"{counted(served.candidate, 'turn')} since it is remembered; in {counted(served.served, 'context')}"
    if not served.served:
        return times
    return f"{times}: {served.semantic:,} for the message's sake, {served.served - served.semantic:,} by rank"


def reflect(
    session: Annotated[str | None, typer.Argument(help="Only this session, by its id or a beginning of it.")] = None,
    again: Annotated[bool, typer.Option("--again", help="Also try the jobs that failed or were put off, now.")] = False,
    home: Home = None,
    principal: Who = None,
    as_json: Json = False,
) -> None:
    """Make memories of what was said and not reflected on yet. Stopped in the middle, the same command goes on."""
    from souvenance.cli.progress import bar

    with told("reflect", as_json=as_json), opened(home, principal, create=False, background=False) as (memory, me):
        only = me.full_id(session, "s") if session is not None else None
        me.reflect(only, again=again)

        def jobs(*states: JobState) -> list[Job]:
            return [job for job in me.jobs(*states) if only in {None, job.session}]

        before = me.verdicts()
        with bar("remembering", total=len(jobs("pending", "running")) or None, quiet=as_json) as step:
            done = memory.work_now(step.by, scope=me.principal.scope, session=only)
        after = me.verdicts()
        embed(memory, quiet=as_json)
        made = {outcome: sum(n - before.get(key, 0) for key, n in after.items() if key[0] == outcome) for outcome in OUTCOMES}
        waiting = jobs()

        def human() -> None:
            from rich.markup import escape

            say(f"{counted(done, 'exchange')} read: " + ", ".join(f"{n:,} {outcome}" for outcome, n in made.items()) + ".")
            for job in waiting[:JOBS_SHOWN]:
                about = f"{job.session} {job.first_seq}–{job.last_seq}" if job.session else job.what
                say(f"[yellow]{job.state}[/] {escape(about)}: {escape(job.reason or 'it waits')}")
            if len(waiting) > JOBS_SHOWN:
                say(f"[yellow]… and {len(waiting) - JOBS_SHOWN:,} more[/]")

        emit("reflect", {"done": done, **made, "waiting": waiting}, human, as_json=as_json, scope=me.principal.scope,
             ok=not any(job.state == "failed" for job in waiting))  # fmt: skip


def print_memory(memory: Memory, tz: str) -> None:
    """One memory on two lines: its words, then what is to be known of it; days as they were where the person is."""
    from rich.markup import escape
    from rich.padding import Padding
    from rich.text import Text

    from souvenance.engine.roster import standing
    from souvenance.wiring import now

    status = standing(memory, now())
    flags = [name for name, holds in (("pinned", memory.pinned), ("disputed", memory.disputed)) if holds]
    # the last moment at which it holds: an end at midnight is that of the day before
    ends = [f"until {day(memory.expires_at - timedelta.resolution, tz)}"] if memory.expires_at is not None else []
    story = [memory.story] if memory.story is not None else []
    facts = [memory.kind, *flags, *ends, *story, f"confidence {memory.confidence:.1f}", memory.id]
    colour = _COLOURS.get(status, "yellow")
    say(f"[dim]{day(memory.ranked_at, tz)}[/]  [bold]{escape(memory.subject)}[/]  [{colour}]{status}[/]")
    console().print(Padding(Text(harmless(mask(memory.text))), (0, 0, 0, 4)))
    say(f"    [dim]{escape(' · '.join(facts))}[/]")


def print_moment(moment: "Moment", tz: str) -> None:
    """One line of a memory's timeline, and below it what changed."""
    from rich.markup import escape

    colour = {"said": "cyan", "proposed": "dim"}.get(moment.what, "bold")
    by = f" [dim]{escape(moment.by)}[/]" if moment.by else ""
    gone = " [yellow]taken back[/]" if moment.undone else ""
    head = f"[dim]{minute(moment.at, tz)}[/]  [{colour}]{moment.what:<10}[/]{by}"
    say(f"{head} {escape(moment.text)}{gone}  [dim]{escape(moment.id)}[/]")
    for line in (*moment.changes, *(f"with {other}" for other in moment.others)):
        say(f"    [dim]{escape(line)}[/]")


def print_judged(judged: Judged) -> None:
    """One candidate and what became of it."""
    from rich.markup import escape

    colour = _COLOURS[judged.verdict]
    about = f" [dim]{judged.memory}[/]" if judged.memory else ""
    say(f"[{colour}]{judged.verdict:<11}[/] {escape(mask(judged.candidate.text))}{about}")
    say(f"            [dim]{escape(judged.rule)}: {escape(mask(judged.why))}[/]")


def _nothing(*, then: bool, all_of_it: bool) -> str:
    if then:
        return "Nothing that is remembered held then." if all_of_it else "Nothing like that held then."
    return "Nothing remembered here yet." if all_of_it else "Nothing like that."


def print_all(memories: Sequence[Memory], tz: str) -> None:
    """Several memories."""
    for memory in memories:
        print_memory(memory, tz)
