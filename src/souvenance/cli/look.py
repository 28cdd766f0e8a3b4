"""Commands that only read."""

from typing import TYPE_CHECKING, Annotated

import typer

from souvenance.cli.memories import print_memory
from souvenance.cli.opening import reading
from souvenance.cli.output import (
    Home,
    Json,
    Present,
    Who,
    emit,
    print_hits,
    print_missing,
    print_range,
    print_sessions,
    print_stale,
    print_turns,
    say,
    say_plainly,
    told,
)
from souvenance.core.counted import counted
from souvenance.core.render import age
from souvenance.core.secrets import mask
from souvenance.types import Memory, Session, Turn

if TYPE_CHECKING:
    from souvenance.engine.recall import Recall

SHOWN = 5  # hits on a screen


def recall(
    query: Annotated[str, typer.Argument(help="A question or a few words, in any language of the conversations.")],
    policy: Annotated[
        str | None,
        typer.Option(
            help="broad (20 hits, 2 neighbours, 3,000 tokens), narrow (the best hit), index (the chat model picks memories)."
        ),
    ] = None,
    kinds: Annotated[
        str | None, typer.Option(help="Of what, joined by commas: turn, bullet, episode (else these three), memory.")
    ] = None,
    limit: Annotated[int | None, typer.Option("--limit", "-n", help="Most hits; else 5, or the policy's.")] = None,
    neighbours: Annotated[int | None, typer.Option(help="Turns to show along before and after each hit; else 0.")] = None,
    max_tokens: Annotated[int | None, typer.Option(help="Leave out what does not fit in so many tokens.")] = None,
    session: Annotated[str | None, typer.Option(help="Only this session.")] = None,
    story: Annotated[str | None, typer.Option(help="Only sessions of this story.")] = None,
    speaker: Annotated[str | None, typer.Option(help="Only what this speaker said.")] = None,
    start: Annotated[str | None, typer.Option(help="Only from then on: 2026-03-04, 2026-03, 'last Tuesday', 'hier'.")] = None,
    end: Annotated[str | None, typer.Option(help="Only up to then, the whole of that day, month or minute.")] = None,
    when: Annotated[str | None, typer.Option(help="Both in one: 'yesterday', 'en mars 2025', 2026-03-01/2026-03-09.")] = None,
    weak: Annotated[bool, typer.Option("--weak", help="Show what is nearest even where nothing is sure.")] = False,
    prompt: Annotated[
        bool, typer.Option("--prompt", help="As text for a prompt: fenced, dated, speech and material apart.")
    ] = False,
    home: Home = None,
    principal: Who = None,
    present: Present = None,
    as_json: Json = False,
) -> None:
    """Find the turns that answer a question best."""
    with told("recall", as_json=as_json), reading(home, principal, present) as me:
        found = me.recall(
            query,
            policy=policy,  # type: ignore[arg-type]  # refused where it is none of them
            limit=SHOWN if limit is None and policy is None else limit,
            **({"kinds": tuple(kind.strip() for kind in kinds.split(","))} if kinds is not None else {}),  # type: ignore[arg-type]
            neighbours=neighbours,
            max_tokens=max_tokens,
            session=session,
            story=story,
            speaker=speaker,
            start=start,
            end=end,
            when=when,
            weak=weak,
        )
        show_found(found, scope=me.principal.scope, as_json=as_json, prompt=prompt)


def show_found(found: "Recall", *, scope: str, as_json: bool, prompt: bool = False) -> None:
    """What was recalled, printed; ``prompt``: as text for a prompt."""

    def human() -> None:
        from rich.markup import escape

        print_range(found.start, found.end, found.reader.tz)
        if prompt:
            say_plainly(found.render())
        else:
            for hit in found.memories:
                print_memory(hit.memory, found.reader.tz)
            for note in found.notes:
                say(f"[dim]{note.day or 'note'}[/]  [bold]{escape(note.heading)}[/]\n    {escape(mask(note.text))}")
                print_stale(note.stale, found.reader.tz)
            if found.hits and not found.sure:
                say("[yellow]Nothing sure. What is nearest, perhaps by accident:[/]")
            print_hits(found.hits, found.reader)
        if found.weak and not found.sure:
            say(f"Nothing sure in {counted(found.searched, 'turn')}. --weak shows what is nearest.")
        elif not (found.hits or found.memories or found.notes):
            say(f"Nothing found in {counted(found.searched, 'turn')}.")
        print_missing(found.missing)

    data: list[dict[str, object]] = [
        {"score": round(hit.score, 4), "sureness": round(hit.sureness, 3), "because": hit.because,
         "age": age(hit.turn.at, found.reader) if hit.turn.at else None,
         "turn": hit.turn, "neighbours": hit.neighbours, "stale": hit.stale}
        for hit in found.hits
    ]  # fmt: skip
    data += [{"sureness": hit.sureness, "memory": hit.memory} for hit in found.memories]
    data += [{"sureness": round(note.sureness, 3), "note": note} for note in found.notes]
    if as_json:
        print_missing(found.missing)
    emit("recall", data, human, as_json=as_json, scope=scope)


def source(
    id: Annotated[str, typer.Argument(help="The id of a turn, a memory or a session, or a beginning of it.")],  # noqa: A002
    around: Annotated[int, typer.Option(help="Turns before and after.")] = 10,
    home: Home = None,
    principal: Who = None,
    present: Present = None,
    as_json: Json = False,
) -> None:
    """Show the transcript around a result: a turn, what a memory rests on, or a whole session."""
    with told("source", as_json=as_json), reading(home, principal, present) as me:
        found = me.open_source(id, around=around)

        def human() -> None:
            from rich.markup import escape

            if found.memory is not None:
                print_memory(found.memory, me.principal.tz)
            if found.note:
                say(escape(found.note))
            say_plainly(found.render())
            print_missing(found.missing)

        data = {
            "ref": found.ref, "kind": found.kind, "memory": found.memory, "missing": found.missing, "note": found.note,
            "excerpts": [
                {"turns": excerpt.turns, "stale": excerpt.stale, "marked": sorted(excerpt.marked)} for excerpt in found.excerpts
            ],
        }  # fmt: skip
        emit("source", data, human, as_json=as_json, scope=me.principal.scope)


def show(
    id: Annotated[str, typer.Argument(help="The id of a memory, a turn or a session, or a beginning of it.")],  # noqa: A002
    home: Home = None,
    principal: Who = None,
    present: Present = None,
    as_json: Json = False,
) -> None:
    """Show one memory, one turn with all that is known of it, or one session with its turns."""
    with told("show", as_json=as_json), reading(home, principal, present) as me:
        found = me.show(id)
        named = found.session if isinstance(found, Turn) else found.id
        hidden = "" if isinstance(found, Memory) else me.hidden_because(named)
        data: list[Session | Turn | Memory] = [found]
        if isinstance(found, Session):
            data += me.turns(found.id, forgotten=True)
        elif isinstance(found, Turn) and hidden:
            data.append(me.show(found.session))

        def human() -> None:
            from rich.markup import escape

            if isinstance(found, Memory):
                print_memory(found, me.principal.tz)
            elif isinstance(found, Session):
                print_sessions([found], me.principal.tz)
            else:
                facts = (f"turn {found.seq}", found.role, found.language, f"from {found.origin}")
                say(f"[dim]{escape(' · '.join(facts))}[/]")
            if hidden:
                say(f"[yellow]{escape(hidden)}[/]")
            print_turns((thing for thing in data if isinstance(thing, Turn)), me.principal.tz)

        emit("show", data, human, as_json=as_json, scope=me.principal.scope)
