"""Commands for who may read what: principals, shared scopes, tokens."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Annotated, TypedDict

import typer

from souvenance.cli.opening import opened_store
from souvenance.cli.output import Home, Json, chosen, emit, minute, say, say_plainly, told, warn
from souvenance.cli.purge import destroy
from souvenance.types import AUDIENCES, RIGHTS, Principal, PurgeReceipt, Token

if TYPE_CHECKING:
    from souvenance.engine.trusting import Trust

principals = typer.Typer(no_args_is_help=True, help="Who asks: people, assistants, devices. Each has a private memory.")
scopes = typer.Typer(no_args_is_help=True, help="Shared memory: a household, a team; and who may read and write it.")
tokens = typer.Typer(no_args_is_help=True, help="Keys that programs show to read and write the memory of a principal.")

MOST_DAYS = 3_650
Name = Annotated[str, typer.Argument(help="The name of a principal, exactly.")]
Scope = Annotated[str, typer.Argument(help="The name of a shared scope, exactly.")]


# -- principals --------------------------------------------------------------------------------------------------------
@principals.command("list")
def list_principals(home: Home = None, as_json: Json = False) -> None:
    """List the principals, and the shared scopes that each may read."""
    with told("principals list", as_json=as_json), opened_store(home, create=False) as memory:
        found = [_principal_json(memory.trust, one) for one in memory.trust.principals()]

        def human() -> None:
            from rich.markup import escape

            for one in found:
                where = ", ".join(f"{name} ({'/'.join(rights)})" for name, rights in one["shared"].items())
                guarded = f", guarded by {', '.join(one['guardians']) or 'nobody yet'}" if one["guardians"] is not None else ""
                facts = f"{one['audience']}, {one['tz']}{guarded}{', reads ' if where else ''}{where}"
                say(f"{escape(repr(one['name']))}  [dim]{escape(facts)}[/]")

        emit("principals list", found, human, as_json=as_json)


@principals.command("create")
def create_principal(
    name: Name,
    audience: Annotated[str, typer.Option(help="adult, or child: never shown what is for adults.")] = "adult",
    tz: Annotated[str | None, typer.Option(help="Zone of its dates, such as Europe/Paris. Else that of the store.")] = None,
    home: Home = None,
    as_json: Json = False,
) -> None:
    """Make a principal with its private memory."""
    with told("principals create", as_json=as_json), opened_store(home) as memory:
        kind = chosen(audience, AUDIENCES, "--audience") or "adult"
        made = memory.trust.create_principal(name, audience=kind, tz=tz)
        data = _principal_json(memory.trust, made)
        emit("principals create", data, lambda: say_plainly(f"{made.name!r} is ready ({made.audience})."), as_json=as_json)


@principals.command("remove")
def remove_principal(
    name: Name,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only count what would go.")] = False,
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")] = False,
    home: Home = None,
    as_json: Json = False,
) -> None:
    """Destroy a principal: all of its private memory, its rights and its tokens. No undo; the name is free again."""
    with told("principals remove", as_json=as_json), opened_store(home, create=False) as memory:

        def done(*, only_count: bool) -> PurgeReceipt:
            return memory.trust.remove_principal(name, dry_run=only_count)

        destroy("principals remove", done, yes=yes, dry_run=dry_run, as_json=as_json)


@principals.command("audience")
def set_audience(
    name: Name, audience: Annotated[str, typer.Argument(help="adult or child.")], home: Home = None, as_json: Json = False
) -> None:  # fmt: skip
    """Let a child grow up: nobody guards its memory then. Nobody who was an adult becomes a child: make another principal."""
    with told("principals audience", as_json=as_json), opened_store(home, create=False) as memory:
        made = memory.trust.set_audience(name, chosen(audience, AUDIENCES, "audience") or "adult")
        data = _principal_json(memory.trust, made)
        human = f"{made.name!r} is of the class {made.audience} now."
        emit("principals audience", data, lambda: say_plainly(human), as_json=as_json)


@principals.command("guard")
def guard(
    name: Name,
    guardian: Annotated[str, typer.Argument(help="The name of an adult: decides on what is proposed of the child.")],
    home: Home = None,
    as_json: Json = False,
) -> None:
    """Have what is proposed of a child wait for a guardian, who lets it in or not with `souvenance quarantine`."""
    with told("principals guard", as_json=as_json), opened_store(home, create=False) as memory:
        memory.trust.guard(name, guardian)
        human = f"From now on {guardian!r} decides on what is kept of {name!r}. What was kept before stays."
        data = {"name": name, "guardians": memory.trust.guardians(name)}
        emit("principals guard", data, lambda: say_plainly(human), as_json=as_json)


@principals.command("unguard")
def unguard(
    name: Name,
    guardian: Annotated[str | None, typer.Argument(help="Only this one; the others stay.")] = None,
    home: Home = None,
    as_json: Json = False,
) -> None:
    """Take the guardians of a child away. With none left of those that were named one by one, proposals still wait."""
    with told("principals unguard", as_json=as_json), opened_store(home, create=False) as memory:
        memory.trust.unguard(name, guardian)
        left = memory.trust.guardians(name)
        human = f"Nothing of {name!r} waits for a guardian any more." if left is None else _who_decides(name, left)
        emit("principals unguard", {"name": name, "guardians": left}, lambda: say_plainly(human), as_json=as_json)


def _who_decides(name: str, guardians: Sequence[str]) -> str:
    if not guardians:
        return f"Nobody decides on what is proposed of {name!r}: it waits. `souvenance principals guard` names somebody."
    return f"{', '.join(map(repr, guardians))} decide{'s' if len(guardians) == 1 else ''} on what is kept of {name!r}."


class _Principal(TypedDict):
    name: str
    id: str
    scope: str
    audience: str
    tz: str
    guardians: list[str] | None
    shared: dict[str, list[str]]


def _principal_json(trust: "Trust", principal: Principal) -> _Principal:
    shared: dict[str, list[str]] = {}
    for place in trust.places(principal.name):
        if place.kind == "shared":
            shared[place.name] = [right for right in RIGHTS if right in place.rights]
    return {
        "name": principal.name, "id": principal.id, "scope": principal.scope, "audience": principal.audience,
        "tz": principal.tz, "guardians": _listed(trust.guardians(principal.name)), "shared": shared,
    }  # fmt: skip


def _listed(names: Sequence[str] | None) -> list[str] | None:
    return list(names) if names is not None else None


# -- shared scopes -----------------------------------------------------------------------------------------------------
@scopes.command("list")
def list_scopes(home: Home = None, as_json: Json = False) -> None:
    """List the shared scopes and their members."""
    with told("scopes list", as_json=as_json), opened_store(home, create=False) as memory:
        guarded = set(memory.trust.guarded_scopes())
        shared = memory.trust.shared()
        found = [{"name": name, "members": dict(members), "guarded": name in guarded} for name, members in shared]

        def human() -> None:
            from rich.markup import escape

            if not found:
                say("No shared scope was made here yet: `souvenance scopes create NAME` makes one.")
            for name, members in shared:
                told_of = ", ".join(f"{who!r} ({'/'.join(rights)})" for who, rights in members.items()) or "nobody yet"
                waits = ", guarded" if name in guarded else ""
                say(f"{escape(repr(name))}  [dim]{escape(told_of + waits)}[/]")

        emit("scopes list", found, human, as_json=as_json)


@scopes.command("create")
def create_scope(
    scope: Scope,
    tz: Annotated[str | None, typer.Option(help="Zone of its dates, such as Europe/Paris. Else that of the store.")] = None,
    home: Home = None,
    as_json: Json = False,
) -> None:
    """Make a shared scope: a part for adults, and a part for everybody who may read it."""
    with told("scopes create", as_json=as_json), opened_store(home) as memory:
        name = memory.trust.create_scope(scope, tz=tz)
        human = f"{name!r} is ready. `souvenance scopes grant {name!r} NAME write` lets somebody in."
        emit("scopes create", {"name": name}, lambda: say_plainly(human), as_json=as_json)


@scopes.command("grant")
def grant(
    scope: Scope,
    principal: Name,
    right: Annotated[str, typer.Argument(help="read; write (reads too); manage (destroys too).")],
    home: Home = None,
    as_json: Json = False,
) -> None:
    """Let a principal into a shared scope. A right takes the place of the one before."""
    with told("scopes grant", as_json=as_json), opened_store(home, create=False) as memory:
        rights = memory.trust.grant(scope, principal, chosen(right, RIGHTS, "right") or "read")
        data = {"name": scope, "principal": principal, "rights": rights}
        emit("scopes grant", data, lambda: say_plainly(f"{principal!r} may {', '.join(rights)} in {scope!r}."), as_json=as_json)


@scopes.command("revoke")
def revoke_grant(scope: Scope, principal: Name, home: Home = None, as_json: Json = False) -> None:
    """Let a principal in no more, from its next request on."""
    with told("scopes revoke", as_json=as_json), opened_store(home, create=False) as memory:
        memory.trust.revoke(scope, principal)
        data = {"name": scope, "principal": principal, "rights": []}
        emit("scopes revoke", data, lambda: say_plainly(f"{principal!r} reads nothing of {scope!r} any more."), as_json=as_json)


@scopes.command("guard")
def guard_scope(scope: Scope, home: Home = None, as_json: Json = False) -> None:
    """Have what is proposed in its part for everybody wait for an adult who may manage it."""
    with told("scopes guard", as_json=as_json), opened_store(home, create=False) as memory:
        memory.trust.guard_scope(scope)
        human = f"From now on adults who may manage {scope!r} decide on what is kept in its part for everybody."
        emit("scopes guard", {"name": scope, "guarded": True}, lambda: say_plainly(human), as_json=as_json)


@scopes.command("unguard")
def unguard_scope(scope: Scope, home: Home = None, as_json: Json = False) -> None:
    """Let nothing wait any more. What was held stays held, for whoever may write there."""
    with told("scopes unguard", as_json=as_json), opened_store(home, create=False) as memory:
        memory.trust.guard_scope(scope, guarded=False)
        human = f"Nothing that is proposed in {scope!r} waits for a guardian any more."
        emit("scopes unguard", {"name": scope, "guarded": False}, lambda: say_plainly(human), as_json=as_json)


# -- tokens ------------------------------------------------------------------------------------------------------------
@tokens.command("create")
def create_token(
    principal: Name,
    name: Annotated[str, typer.Option(help="What it is for: 'kitchen speaker'.")] = "",
    days: Annotated[int | None, typer.Option(min=1, max=MOST_DAYS, help="It ends after so many days. Else never.")] = None,
    home: Home = None,
    as_json: Json = False,
) -> None:
    """Make a token. Its key is shown this once, and kept nowhere."""
    with told("tokens create", as_json=as_json), opened_store(home) as memory:
        ends = memory.now() + timedelta(days=days) if days is not None else None
        known = {one.id for one in memory.trust.principals()}
        token, key = memory.trust.create_token(principal, name=name, expires_at=ends)
        is_new = token.principal not in known
        data = {**_token_json(token, {token.principal: principal}), "key": key, "new_principal": is_new}

        def human() -> None:
            from rich.markup import escape

            typer.echo(key)
            if is_new:
                warn(
                    f"Nobody named {principal!r} was known: a new, empty memory was begun."
                    " `souvenance principals list` shows who is known."
                )
            whose = escape(repr(principal))
            say(f"[dim]Opens the memory of {whose}. Shown this once: `souvenance tokens revoke {token.id}` ends it.[/]")

        emit("tokens create", data, human, as_json=as_json)


@tokens.command("list")
def list_tokens(
    principal: Annotated[str | None, typer.Argument(help="Only those of this principal.")] = None,
    home: Home = None,
    as_json: Json = False,
) -> None:
    """List the tokens, without their keys, which are kept nowhere."""
    with told("tokens list", as_json=as_json), opened_store(home, create=False) as memory:
        people = {one.id: one for one in memory.trust.principals()}
        names = {one.id: one.name for one in people.values()}
        now = memory.now()
        listed = memory.trust.tokens(principal)
        found = [{**_token_json(token, names), "opens": token.opens_at(now)} for token in listed]

        def human() -> None:
            from rich.markup import escape

            for token in listed:
                whose = people.get(token.principal)
                state = _state(token, now, whose.tz if whose is not None else "UTC")
                name = escape(repr(names.get(token.principal)))
                say(f"{token.id}  {name}  {escape(token.name)}  [dim]{state}[/]")

        emit("tokens list", found, human, as_json=as_json)


@tokens.command("revoke")
def revoke_token(
    token: Annotated[str, typer.Argument(help="The id of a token, or a beginning of it.")],
    home: Home = None,
    as_json: Json = False,
) -> None:
    """Make a token open nothing any more, from the next request on."""
    with told("tokens revoke", as_json=as_json), opened_store(home, create=False) as memory:
        gone = memory.trust.revoke_token(token)
        names = {one.id: one.name for one in memory.trust.principals()}
        emit("tokens revoke", _token_json(gone, names), lambda: say(f"{gone.id} opens nothing any more."), as_json=as_json)


def _state(token: Token, now: datetime, tz: str) -> str:
    """Whether it opens, and until when, on the clock of whose it is."""
    if token.revoked_at is not None:
        return f"revoked {minute(token.revoked_at, tz)}"
    if token.expires_at is None:
        return "opens, without an end"
    return f"{'opens until' if token.opens_at(now) else 'ended'} {minute(token.expires_at, tz)}"


def _token_json(token: Token, names: dict[str, str]) -> dict[str, object]:
    return {
        "id": token.id, "principal": names.get(token.principal), "name": token.name, "created_at": token.created_at,
        "expires_at": token.expires_at, "revoked_at": token.revoked_at,
    }  # fmt: skip
