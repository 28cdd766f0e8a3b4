"""Commands that only read."""

from typing import Annotated

import typer

from souvenance.cli.opening import opened
from souvenance.cli.output import Home, Json, Who, emit, print_hits, print_missing, print_sessions, print_turn, say, told
from souvenance.types import Session, Turn


def recall(
    query: Annotated[str, typer.Argument(help="A question or a few words, in any language of the conversations.")],
    limit: Annotated[int, typer.Option("--limit", "-n", help="Most hits.")] = 5,
    neighbours: Annotated[int, typer.Option(help="Turns to show along before and after each hit.")] = 0,
    max_tokens: Annotated[int | None, typer.Option(help="Leave out what does not fit in so many tokens.")] = None,
    session: Annotated[str | None, typer.Option(help="Only this session.")] = None,
    speaker: Annotated[str | None, typer.Option(help="Only what this speaker said.")] = None,
    home: Home = None,
    principal: Who = None,
    as_json: Json = False,
) -> None:
    """Find the turns that answer a question best."""
    with told("recall", as_json=as_json), opened(home, principal, create=False, background=False) as (_, me):
        found = me.recall(query, limit=limit, neighbours=neighbours, max_tokens=max_tokens, session=session, speaker=speaker)

        def human() -> None:
            print_hits(found.hits)
            if not found.hits:
                say(f"Nothing found in {found.searched:,} turns.")
            print_missing(found.missing)

        data = [
            {"score": round(hit.score, 4), "because": hit.because, "turn": hit.turn, "neighbours": hit.neighbours}
            for hit in found.hits
        ]
        if as_json:
            print_missing(found.missing)
        emit("recall", data, human, as_json=as_json, scope=me.principal.scope)


def list_(
    session: Annotated[
        str | None, typer.Argument(help="A session, or the beginning of its id. Else the latest turns of all.")
    ] = None,
    limit: Annotated[int, typer.Option("--limit", "-n", min=1, help="Most turns, when no session is named.")] = 20,
    home: Home = None,
    principal: Who = None,
    as_json: Json = False,
) -> None:
    """Show turns: those of one session, or the latest."""
    with told("list", as_json=as_json), opened(home, principal, create=False, background=False) as (_, me):
        turns = me.turns(session, limit)

        def human() -> None:
            for turn in turns:
                print_turn(turn)
            if not turns:
                say("No turns yet: `souvenance import FILE` or `souvenance observe` brings some.")

        emit("list", list(turns), human, as_json=as_json, scope=me.principal.scope)


def show(
    id: Annotated[str, typer.Argument(help="The id of a turn or a session, or a beginning of it that names only one.")],  # noqa: A002
    home: Home = None,
    principal: Who = None,
    as_json: Json = False,
) -> None:
    """Show one turn with all that is known of it, or one session with its turns."""
    with told("show", as_json=as_json), opened(home, principal, create=False, background=False) as (_, me):
        found = me.show(id)
        data: list[Session | Turn] = [found, *me.turns(found.id)] if isinstance(found, Session) else [found]

        def human() -> None:
            from rich.markup import escape

            if isinstance(found, Session):
                print_sessions([found])
            else:
                facts = (f"turn {found.seq} of {found.session}", found.id, found.role, found.language, f"from {found.origin}")
                say(f"[dim]{escape(' · '.join(facts))}[/]")
            for turn in data:
                if isinstance(turn, Turn):
                    print_turn(turn)

        emit("show", data, human, as_json=as_json, scope=me.principal.scope)


def sessions(
    limit: Annotated[int | None, typer.Option("--limit", "-n", min=1, help="Only the latest.")] = None,
    home: Home = None,
    principal: Who = None,
    as_json: Json = False,
) -> None:
    """List the conversations, the latest first."""
    with told("sessions", as_json=as_json), opened(home, principal, create=False, background=False) as (_, me):
        found = me.sessions(limit)
        emit("sessions", list(found), lambda: print_sessions(found), as_json=as_json, scope=me.principal.scope)
