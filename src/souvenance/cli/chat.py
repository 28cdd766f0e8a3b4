"""`souvenance chat`: a conversation with memory, a line a turn, with whatever model the settings name."""

import signal
import sys
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from types import FrameType
from typing import TYPE_CHECKING, Annotated, Any, Never

import typer

from souvenance.cli.hand import forget_one
from souvenance.cli.look import SHOWN, show_found
from souvenance.cli.memories import context_json, show_context, show_why
from souvenance.cli.opening import embed, make_memories, opened
from souvenance.cli.output import (
    FOUND_A_PROBLEM,
    Home,
    Json,
    Present,
    Who,
    at_a_terminal,
    console,
    emit,
    harmless,
    plain,
    print_error,
    print_json,
    print_missing,
    print_sessions,
    say,
    told,
    warn,
)
from souvenance.core.counted import counted
from souvenance.core.secrets import mask
from souvenance.errors import InputError, NotFound, SouvenanceError
from souvenance.settings import load

if TYPE_CHECKING:
    from souvenance.engine.conversation import Conversation, Exchange
    from souvenance.engine.handle import Handle
    from souvenance.engine.memory import Souvenance

PROMPT = "> "
NO_MODEL = (
    "No chat model is set: name one in chat_model (SOUVENANCE_CHAT_MODEL), openai-compatible:MODEL with chat_url"
    " (SOUVENANCE_CHAT_URL, as in http://localhost:11434/v1) for a local server, or openai:MODEL, anthropic:MODEL or"
    " gemini:MODEL with chat_api_key (SOUVENANCE_CHAT_API_KEY)."
)
COMMANDS: Mapping[str, str] = {
    "/memory": "what memory gave to the last turn, why, and what was missing",
    "/memory WORDS": "search what was said",
    "/why ID": "why memory believes this",
    "/forget ID": "hide a memory; it tells how to bring it back",
    "/new": "begin a new session",
    "/resume": "the latest sessions",
    "/resume ID": "go on with one of them where it ended",
    "/help": "this",
    "/quit": "end, as Ctrl-D does",
}


def chat(
    session: Annotated[
        str | None, typer.Option("--session", "-s", help="Which conversation; a new name begins one. Else a new one.")
    ] = None,
    story: Annotated[str | None, typer.Option(help="Storyline or project of a new session.")] = None,
    workspace: Annotated[
        str | None, typer.Option(help="Where the session is held, for `sessions list`: a folder, a project, a room.")
    ] = None,
    home: Home = None,
    principal: Who = None,
    present: Present = None,
    as_json: Json = False,
) -> None:
    """Talk with a chat model that remembers. Type a line, read the reply; /help shows what else there is.

    Lines may come from a pipe, too: each is a turn. With --json each line is answered by one JSON object in one line, whole
    instead of streamed. Ctrl-C stops a reply: what you said is kept, and the reply as far as it came (a pipe ends there). The
    exit code is 1 when a reply failed.
    """
    with told("chat", as_json=as_json):
        settings = load({"home": home, "principal": principal}).settings
        if not settings.chat_model:
            _without_model(settings.language, as_json=as_json)
            return
        person = at_a_terminal() and not as_json
        at_once = not person and settings.reflector != "model"  # a script says the next line before the background has looked
        with _ended_gently(), opened(home, principal, present=present, background=False if at_once else None) as (memory, me):
            remember = (lambda: memory.work_now(scope=me.principal.scope)) if at_once else (lambda: 0)
            talk = _Talk(me, session, story, workspace=workspace, person=person, as_json=as_json, after=remember)
            talk.run()
            _finish(memory, me, as_json=as_json)
        if talk.failed:
            raise typer.Exit(FOUND_A_PROBLEM)


def _without_model(language: str, *, as_json: bool) -> None:
    from souvenance.cli.demo import QUESTIONS, demo

    if as_json or not at_a_terminal():
        data = {"message": NO_MODEL, "demo": "souvenance demo"}
        emit("chat", data, lambda: warn(f"{NO_MODEL} `souvenance demo` shows memory without one."), as_json=as_json, ok=False)
    warn(NO_MODEL)
    if not typer.confirm("Show the demo instead, which needs none?"):
        raise typer.Exit(FOUND_A_PROBLEM)
    demo(story=language if language in QUESTIONS else "en")


def _finish(memory: "Souvenance", me: "Handle", *, as_json: bool) -> None:
    """Make the memories and vectors that the background has not come to, as `observe` does."""
    make_memories(memory, me, quiet=as_json)
    embed(memory, quiet=as_json)
    if waiting := me.jobs():
        warn(f"{counted(len(waiting), 'reflection waits', 'reflections wait')}: `souvenance reflect` does them")


class _Talk:
    """Reads lines, answers them, until there are no more."""

    def __init__(
        self,
        me: "Handle",
        session: str | None,
        story: str | None,
        *,
        workspace: str | None,
        person: bool,
        as_json: bool,
        after: Callable[[], object],
    ) -> None:
        """Begin, or go on with, a session.

        Args:
            me: whose memory.
            session: as given, None for a new one.
            story: of a new session.
            workspace: where the sessions are held.
            person: somebody types and reads; else a program does.
            as_json: one object a line.
            after: called after each exchange that was kept.
        """
        from souvenance.engine.context import DEADLINE_S, PATIENT_S

        self._me, self._person, self._as_json, self._after = me, person, as_json, after
        self._talk: Conversation = me.conversation(
            _known(me, session), story=story, workspace=workspace, deadline_s=DEADLINE_S if self._person else PATIENT_S
        )
        self.failed = False

    def run(self) -> None:
        """Until the end of the input, or /quit."""
        if self._person:
            self._greet()
        while (line := self._read()) is not None:
            if not line.strip():
                continue
            if unicodedata.normalize("NFKC", line[0]) != "/":  # a Chinese keyboard has a wide one
                self._say(line)
            elif not self._command(line):
                break
        if why := self._talk.keep_waiting():
            self.failed = True
            warn(f"{counted(self._talk.unkept, 'exchange')} could not be kept: {why}")

    def _greet(self) -> None:
        from rich.markup import escape

        with suppress(ImportError):  # line editing and history; where there is none the console has its own
            import readline  # noqa: F401
        about = f"{escape(self._talk.model)} · session {escape(self._talk.session)} · /help"
        say(f"[dim]{about}[/]")

    def _read(self) -> str | None:
        """The next line; None at the end."""
        if not self._person:
            line = sys.stdin.readline()
            return line.rstrip("\r\n").removeprefix("\ufeff") if line else None
        try:
            return input(PROMPT)
        except EOFError:
            sys.stdout.write("\n")
            return None
        except KeyboardInterrupt:
            say("\n[dim]/quit or Ctrl-D ends[/]")
            return ""

    def _say(self, message: str) -> None:
        screen = _Screen(waits=self._person)
        try:
            done = self._talk.say(message, screen.hear if not self._as_json else lambda _: None)
        except KeyboardInterrupt:
            if not self._person:
                raise
            screen.close()
            say("[dim]stopped; what you said is kept[/]")
            return
        finally:
            screen.close()
        self.failed = self.failed or done.error is not None
        if self._as_json:
            self._print(done)
        else:
            if done.error is not None:
                print_error("chat", done.error, as_json=False)
            print_missing(done.pack.missing)
            if done.unkept:
                warn(f"not kept yet, tried again with the next turn: {done.unkept}")
        if not done.unkept:
            self._after()

    def _print(self, done: "Exchange") -> None:
        error = done.error.told() if done.error is not None else None
        data = {
            "session": done.session, "message": mask(done.message), "reply": mask(done.reply), "error": error,
            "turn_ids": done.turn_ids, "unkept": done.unkept, "context": context_json(done.pack),
        }  # fmt: skip
        status, scope = "ok" if error is None else "problem", self._me.principal.scope
        print_json({"status": status, "command": "chat", "scope": scope, "count": 1, "data": plain(data)})

    def _command(self, line: str) -> bool:
        """Do what a command asks for; whether the talk goes on."""
        word, rest = [*line[1:].split(maxsplit=1), "", ""][:2]
        word = word.lower()
        if word == "quit":
            return False
        does: Mapping[str, Callable[[str], None]] = {
            "memory": self._memory,
            "why": lambda thing: show_why(self._me, _wanted(word, thing), as_json=self._as_json),
            "forget": lambda thing: forget_one(self._me, _wanted(word, thing), as_json=self._as_json),
            "new": self._new,
            "resume": self._resume,
            "help": self._help,
        }
        try:
            if word not in does:
                known = ", ".join(dict.fromkeys(command.split()[0] for command in COMMANDS))
                raise InputError(f"there is no /{word}: {known}. It was not sent; begin the line with a space to say it")
            does[word](rest.strip())
        except SouvenanceError as exc:
            if self._as_json:
                print_error(word, exc, as_json=True)
            else:
                warn(str(exc))
        except KeyboardInterrupt:
            if not self._person:
                raise
        return True

    def _memory(self, words: str) -> None:
        scope = self._me.principal.scope
        if words:
            show_found(self._me.recall(words, limit=SHOWN), scope=scope, as_json=self._as_json)
        elif self._talk.last is not None:
            show_context(self._talk.last, scope=scope, as_json=self._as_json)
        else:
            raise InputError("nothing was said in this session yet: /memory WORDS searches what was said before")

    def _new(self, _: str) -> None:
        from rich.markup import escape

        session = self._talk.begin_anew()
        emit("new", {"session": session}, lambda: say(f"[dim]session {escape(session)}[/]"), as_json=self._as_json)

    def _resume(self, thing: str) -> None:
        from rich.markup import escape

        if not thing:
            found = self._me.sessions(SHOWN)
            tz = self._me.principal.tz
            emit("resume", list(found), lambda: print_sessions(found, tz), as_json=self._as_json)
            return
        session = self._talk.resume(thing)
        emit("resume", {"session": session}, lambda: say(f"[dim]session {escape(session)}[/]"), as_json=self._as_json)

    def _help(self, _: str) -> None:
        def human() -> None:
            for command, what in COMMANDS.items():
                say(f"  [bold]{command:<15}[/] [dim]{what}[/]")

        emit("help", dict(COMMANDS), human, as_json=self._as_json)


def _known(me: "Handle", session: str | None) -> str | None:
    """The session that stands and begins so, where it is one of those that were given an id; else the name as it is."""
    if session is None or not session.startswith("s_"):
        return session
    try:
        return me.full_id(session, "s")
    except NotFound:
        return session


def _wanted(word: str, thing: str) -> str:
    if not thing:
        raise InputError(f"/{word} wants the id of a memory, or a beginning of it: /memory shows ids")
    return thing


class _Screen:
    """Where a reply appears as it comes."""

    def __init__(self, *, waits: bool) -> None:
        self._waiting: Any = console(stderr=True).status("…") if waits else None
        self._in_line = False
        if self._waiting is not None:
            self._waiting.start()

    def hear(self, piece: str) -> None:
        """Show one more piece, without what could steer the terminal."""
        self._stop_waiting()
        text = harmless(piece)
        sys.stdout.write(text)
        sys.stdout.flush()
        self._in_line = not text.endswith("\n") if text else self._in_line

    def close(self) -> None:
        """End the line."""
        self._stop_waiting()
        if self._in_line:
            sys.stdout.write("\n")
            sys.stdout.flush()
        self._in_line = False

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.stop()
            self._waiting = None


@contextmanager
def _ended_gently() -> Iterator[None]:
    """A terminal that is closed, or a process that is asked to end, ends the talk as Ctrl-C does: what was said is kept."""

    def end(number: int, _: FrameType | None) -> Never:
        raise SystemExit(128 + number)

    before = {}
    for name in ("SIGTERM", "SIGHUP"):  # the second is not everywhere
        if (number := getattr(signal, name, None)) is not None:
            before[number] = signal.signal(number, end)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
