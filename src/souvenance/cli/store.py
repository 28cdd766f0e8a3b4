"""Commands that write, and those that look after the store."""

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from souvenance.cli.export import restore
from souvenance.cli.maintain import rows_of
from souvenance.cli.opening import embed, make_memories, opened, reading
from souvenance.cli.output import Home, Json, Present, Who, cell, console, emit, plain, say, say_plainly, told, warn
from souvenance.core.bundle import is_zip
from souvenance.core.counted import counted
from souvenance.core.unread import newly, unread_sentence
from souvenance.errors import InputError
from souvenance.settings import load
from souvenance.types import Counted, Job, NewTurn


def init(home: Home = None, principal: Who = None, as_json: Json = False) -> None:
    """Begin a store, or check that the one here can be opened and written."""
    with told("init", as_json=as_json):
        settings = load({"home": home, "principal": principal}).settings
        new = not (settings.home / "ledger.db").exists()
        with opened(home, principal) as (_, me):
            status = me.status()

            def human() -> None:
                say_plainly(
                    f"{'A new store' if new else 'The store'} in {settings.home} is ready. Memory of: {status.principal}."
                )
                say_plainly(
                    f"Search by meaning: {status.embedder}."
                    if status.embedder
                    else f"Search by words only. {status.trouble}".strip()
                )

            data = {"home": settings.home, "new": new, "principal": status.principal, "embedder": status.embedder}
            emit("init", data, human, as_json=as_json, scope=status.scope)


def import_(
    path: Annotated[Path, typer.Argument(help="A file of conversations (JSONL or LoCoMo JSON), or an export: folder or zip.")],
    layout: Annotated[str | None, typer.Option(help="turns, conversations, locomo or transcript. Else found out.")] = None,
    reflect: Annotated[
        bool | None, typer.Option(help="Make memories of them. Default: yes, unless a model would be asked, which may cost.")
    ] = None,
    wait: Annotated[bool, typer.Option(help="Wait for memories and vectors. Words can be searched without them.")] = True,
    home: Home = None,
    principal: Who = None,
    as_json: Json = False,
) -> None:
    """Import conversations, or a whole export. The same again adds nothing; the same command goes on after a stop."""
    from souvenance.cli.progress import bar
    from souvenance.integrations.importing import import_file

    if path.is_dir() or is_zip(str(path)):
        with told("import", as_json=as_json):
            if layout is not None or reflect is not None:
                raise InputError("--layout and --reflect are for files: an export brings its own memories")
        restore(path, home=home, principal=principal, as_json=as_json)
        return
    with told("import", as_json=as_json), opened(home, principal, background=False) as (memory, me):
        unread = me.unread()
        with bar("reading", total=None, quiet=as_json, unit="bytes") as step:
            report = import_file(me, path, layout=layout, progress=step.to, reflect=reflect)
        if wait:
            make_memories(memory, me, quiet=as_json)
            behind = memory.indexed()
            embed(memory, quiet=as_json or not me.status().embedder, total=behind.indexed - behind.embedded)
        status = me.status()

        def human() -> None:
            from rich.markup import escape

            rate = report.added / report.took_s if report.took_s else 0
            say(
                f"{counted(report.added, 'turn')} added from {escape(path.name)} ({report.layout}),"
                f" {counted(report.sessions, 'new session')}, {report.known:,} known already. {rate:,.0f} turns/s."
            )
            kept = status.memories.get("active", 0)
            say(
                f"{counted(kept, 'memory', 'memories')} now. `souvenance list` shows them,"
                " `souvenance candidates` what was refused."
            )
            for what, n in report.mended.items():
                say(f"[yellow]{n:,}[/] {what}")
            for note in (*report.notes, *map(unread_sentence, newly(unread, status.unread))):
                say(f"[dim]{escape(note)}[/]")
            for item in report.skipped[:20]:
                say(f"[yellow]skipped[/] {escape(item.where)}: {escape(item.why)}")
            if report.skipped_total > 20:  # noqa: PLR2004 - one screen
                say(f"[yellow]… and {report.skipped_total - 20:,} more skipped[/]")
            if status.embedder and status.embedded < status.indexed:
                waiting = status.indexed - status.embedded
                say(
                    f"{counted(waiting, 'turn waits', 'turns wait')} for vectors: `souvenance reflect` makes them."
                    " Words find them meanwhile."
                )

        data = {"path": path, "report": report, "status": status}
        emit("import", data, human, as_json=as_json, scope=status.scope, ok=not report.skipped_total)


def observe(
    text: Annotated[str | None, typer.Argument(help="What was said. Else JSON lines from --file or standard input.")] = None,
    file: Annotated[Path | None, typer.Option("--file", "-f", help="JSON lines; '-' is standard input.")] = None,
    session: Annotated[str, typer.Option("--session", "-s", help="Which conversation; a new name begins one.")] = "cli",
    role: Annotated[str | None, typer.Option(help="Of TEXT: user, assistant, system or tool; else user.")] = None,
    speaker: Annotated[str | None, typer.Option(help="Who said TEXT. Else the principal, or the role.")] = None,
    story: Annotated[str | None, typer.Option(help="Storyline or project of a new session.")] = None,
    workspace: Annotated[
        str | None, typer.Option(help="Where the session is held, for `sessions list`: a folder, a project, a room.")
    ] = None,
    key: Annotated[
        str | None, typer.Option(help="Idempotency key: the same again writes nothing, other turns are refused.")
    ] = None,
    wait: Annotated[
        bool, typer.Option(help="Make memories and vectors of it before returning; else `souvenance reflect` does.")
    ] = True,
    home: Home = None,
    principal: Who = None,
    present: Present = None,
    as_json: Json = False,
) -> None:
    """Append to a conversation: a turn as an argument, or JSON lines ({"role", "text" or "content", "speaker"?, "at"?})."""
    with told("observe", as_json=as_json):
        _must_fit_together(text, file, role, speaker)
        turns: Sequence[Any] = _lines(file) if text is None else [{"role": role or "user", "speaker": speaker, "text": text}]
        with opened(home, principal, present=present, background=False) as (memory, me):
            unread = me.unread()
            receipt = me.observe(turns, session=session, story=story, workspace=workspace, idempotency_key=key)
            notes = [unread_sentence(language) for language in newly(unread, me.unread())]
            if wait:
                make_memories(memory, me, quiet=as_json)
                embed(memory, quiet=as_json)
            waiting = me.jobs()

            def human() -> None:
                if receipt.repeated:
                    say("[yellow]This key was used before: nothing was written now. What was written then:[/]")
                if receipt.turn_ids:
                    say_plainly(
                        f"{counted(len(receipt.turn_ids), 'turn')} in session {receipt.session}:"
                        f" {', '.join(receipt.turn_ids[:5])}"
                    )
                else:
                    say("[yellow]Nothing was written:[/] nothing was left of what was given")
                for what, n in receipt.mended.items():
                    say(f"[yellow]{n:,}[/] {what}")
                for note in notes:
                    say_plainly(note)
                _print_waiting(waiting)

            data = {**plain(receipt), "waiting": waiting, "notes": notes}
            emit("observe", data, human, as_json=as_json, scope=receipt.scope, ok=bool(receipt.turn_ids))


def _must_fit_together(text: str | None, file: Path | None, role: str | None, speaker: str | None) -> None:
    """Raises InputError for what would be left aside, or would write nothing."""
    if text is not None and file is not None:
        raise InputError("a text and --file: give one of the two")
    if text is None and (role is not None or speaker is not None):
        raise InputError('--role and --speaker go with a text: JSON lines say it turn by turn, as "role" and "speaker"')
    if text is not None and not text.strip():
        raise InputError("the text is empty: nothing was written")
    if text is not None and _is_file(text):
        warn(f"{text!r} was kept as what somebody said. It is also the name of a file: --file reads one")


def _is_file(text: str) -> bool:
    try:
        return Path(text).is_file()
    except (OSError, ValueError):  # too long for a name, or no name at all
        return False


def _print_waiting(waiting: Sequence[Job]) -> None:
    """How many reflections are still to be done, and how many could not be."""
    from rich.markup import escape

    waiting = [job for job in waiting if job.session]  # a dream that was asked for is no reflection
    failed = [job for job in waiting if job.state == "failed"]
    if failed:
        reason = escape(failed[-1].reason or "nobody knows why")
        say(
            f"[red]{counted(len(failed), 'reflection')} failed[/], the last because: {reason}."
            " `souvenance reflect --again` tries again"
        )
    pending = [job for job in waiting if job.state != "failed"]
    because = next((job.reason for job in reversed(pending) if job.reason), None)
    if because is not None:  # the ceiling of a day: `reflect` would do nothing
        say(f"[yellow]{counted(len(pending), 'reflection waits', 'reflections wait')}[/]: {escape(because)}")
    elif pending:
        say(f"[yellow]{counted(len(pending), 'reflection waits', 'reflections wait')}[/]: `souvenance reflect` does them")


def _lines(file: Path | None) -> list[NewTurn]:
    if file is None or str(file) == "-":
        if sys.stdin.isatty():
            raise InputError("nothing to observe: give a text, --file, or JSON lines on standard input")
        return _turns(sys.stdin, "standard input")
    try:
        with file.open(encoding="utf-8-sig") as stream:
            return _turns(stream, str(file))
    except (OSError, UnicodeDecodeError) as exc:
        raise InputError(f"{str(file)!r} cannot be read: {exc}") from exc


def _turns(stream: Iterable[str], name: str) -> list[NewTurn]:
    import json
    from datetime import datetime

    from souvenance.engine.observe import must_be_a_turn
    from souvenance.engine.verbs.talking import new_turn

    turns = []
    for number, line in enumerate(stream, 1):
        if not line.strip():
            continue
        try:
            turn = json.loads(line.rstrip())
        except json.JSONDecodeError as exc:
            raise InputError(
                f"{name}, line {number}: no JSON from character {exc.pos + 1} on: each line is an object like"
                ' {"role": "user", "text": "…"}. Nothing was written'
            ) from exc
        except RecursionError as exc:
            raise InputError(f"{name}, line {number}: nested too deeply to be a turn. Nothing was written") from exc
        try:
            if isinstance(turn, dict) and isinstance(turn.get("at"), str):
                turn["at"] = datetime.fromisoformat(turn["at"])
        except ValueError as exc:
            raise InputError(
                f"{name}, line {number}: {turn['at']!r} is no time: write it as 2026-02-01T18:30:00+01:00, or leave it out."
                " Nothing was written"
            ) from exc
        if not isinstance(turn, dict):
            raise InputError(f'{name}, line {number}: expected an object like {{"role": "user", "text": "…"}}')
        try:
            turns.append(new_turn(turn))
            must_be_a_turn(turns[-1])
        except InputError as exc:
            raise InputError(f"{name}, line {number}: {exc}. Nothing was written") from exc
    if not turns:
        raise InputError(f"{name} was empty: nothing was written")
    return turns


def status(home: Home = None, principal: Who = None, present: Present = None, as_json: Json = False) -> None:
    """What stands here, and how far the index has followed."""
    with told("status", as_json=as_json), reading(home, principal, present) as me:
        now = me.status()

        def human() -> None:
            from rich.table import Table

            table = Table(box=None, show_header=False, pad_edge=False)
            table.add_column(style="dim")
            table.add_column()
            table.add_row("memory of", cell(now.principal))
            table.add_row(
                "kept", cell(f"{counted(now.turns, 'turn')} in {counted(now.sessions, 'session')}{_by_scope(now.scopes)}")
            )
            table.add_row("found by words", f"{now.indexed:,}")
            table.add_row(
                "found by meaning", f"{now.embedded:,}" + (f", of {now.cut:,} only the first part" if now.cut else "")
            )
            table.add_row("embedder", cell(now.embedder or "none: text search only"))
            table.add_row("remembered", ", ".join(f"{n:,} {status}" for status, n in now.memories.items()) or "nothing yet")
            table.add_row("proposed", ", ".join(f"{n:,} {verdict}" for verdict, n in now.verdicts.items()) or "nothing yet")
            table.add_row(
                "reflection",
                cell(" ".join(filter(None, (now.reflector, now.reflection_model))) + "; ")
                + (", ".join(f"{n:,} {s}" for s, n in now.jobs.items()) or "no jobs"),
            )
            table.add_row("chat model", cell(now.chat_model or "none"))
            if now.notes:
                table.add_row("standing notes", f"{now.notes:,} in {now.notes_tokens:,} tokens of every context")
            for sentence in now.notes_trouble:
                table.add_row("notes", cell(sentence))
            if now.echoes:
                table.add_row("echoes", f"{counted(now.echoes, 'repetition')} of what memory had said, not taken for news")
            if now.disputes:
                table.add_row("disputed", f"{counted(now.disputes, 'pair')}: `souvenance disputed`")
            if now.tokens_today:
                table.add_row("tokens today", f"{now.tokens_today:,}")
            degraded = [
                ("degraded", f"{n:,} of {counted(now.traced, 'context')}: {cause}") for cause, n in now.degraded.items()
            ]
            for name, told_of in (*degraded, *rows_of(now.passes, me.principal.tz), *_languages(now.unread)):
                table.add_row(name, cell(told_of))
            if now.silence:
                table.add_row("silence", ", ".join(f"{shelf} {state}" for shelf, state in now.silence.items()))
            if now.trouble:
                table.add_row("trouble", cell(now.trouble))
            console().print(table)

        emit("status", now, human, as_json=as_json, scope=now.scope)


def _by_scope(places: Sequence[Counted]) -> str:
    """How many turns and memories stand in each scope, where there are several; "" for one alone."""

    def row(one: Counted) -> str:
        where = "own" if one.kind == "private" else f"{one.name} ({'adults' if one.audience == 'adult' else 'everybody'})"
        return f"{where} {counted(one.turns, 'turn')}, {counted(one.memories, 'memory', 'memories')}"

    return f". Of these: {'; '.join(map(row, places))}" if len(places) > 1 else ""


def _languages(unread: Iterable[str]) -> list[tuple[str, str]]:
    return [("language", unread_sentence(language)) for language in unread]


def doctor(
    repair: Annotated[
        bool, typer.Option("--repair", help="First make again from the turns what can be: unsound short-term queues.")
    ] = False,
    home: Home = None,
    as_json: Json = False,
) -> None:
    """Check the ledger, the index against the ledger, the embedder and the disk. Exit code 1 when something is wrong."""
    with told("doctor", as_json=as_json), opened(home, None, create=False, background=False) as (memory, _):
        findings = memory.doctor(repair=repair)
        ok = all(finding.ok for finding in findings)

        def human() -> None:
            from rich.markup import escape

            for finding in findings:
                say(f"{'[green]ok[/]  ' if finding.ok else '[red]bad[/] '} [bold]{finding.name}[/]  {escape(finding.detail)}")
                if finding.fix:
                    say(f"     mend it with: {escape(finding.fix)}")

        emit("doctor", list(findings), human, as_json=as_json, ok=ok)


def reindex(
    wait: Annotated[bool, typer.Option(help="Wait for the vectors too.")] = True, home: Home = None, as_json: Json = False
) -> None:
    """Throw the index away and make it again from the ledger. Stopped in the middle, the next command goes on."""
    from souvenance.cli.progress import bar

    with told("reindex", as_json=as_json), opened(home, None, create=False, background=False) as (memory, _):
        with bar("words", total=None, quiet=as_json) as step:
            memory.reindex(step.by)
        if wait:
            with bar("vectors", total=None, quiet=as_json) as step:
                memory.index_now(step.by)
        now = memory.indexed()

        def human() -> None:
            say(f"{counted(now.indexed, 'turn')} by words, {now.embedded:,} by meaning, in {counted(now.scopes, 'scope')}.")

        emit("reindex", now, human, as_json=as_json)


def config_show(home: Home = None, as_json: Json = False) -> None:
    """Every setting, its value, and where the value came from; secrets masked."""
    with told("config", as_json=as_json):
        loaded = load({"home": home})
        shown = loaded.settings.masked()

        def human() -> None:
            from rich.table import Table

            table = Table(box=None, pad_edge=False, header_style="dim")
            for name in ("setting", "value", "from"):
                table.add_column(name)
            for name, value in shown.items():
                table.add_row(name, cell(str(value) if value != "" else "—"), cell(loaded.sources[name]))
            console().print(table)
            say_plainly(f"file: {loaded.file or 'none (souvenance.toml here or in the home)'}")

        data = {name: {"value": value, "from": loaded.sources[name]} for name, value in shown.items()}
        emit("config", data, human, as_json=as_json)
