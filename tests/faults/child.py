"""What the tests run in other processes, and how they start, stop and read them.

As a script: ``child.py WHAT HOME …``. It says ``{"ready": true}`` when everything is imported, waits for a line on stdin where
``WHAT`` needs a common start, and prints one JSON line for each thing that was acknowledged. It dies when its stdin closes.
"""

import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import sqlalchemy as sa

import souvenance
from souvenance import Given, NewTurn, open_memory
from souvenance.engine import importing
from souvenance.engine.memory import Souvenance
from souvenance.errors import SouvenanceError
from souvenance.models.scripted import ScriptedEmbedder

LONGEST_S = 600  # a child that takes longer hangs
NAME = "ana"
ANIMALS = ("tortoise", "heron", "badger", "lynx", "otter", "magpie", "hedgehog", "salmon")


def opened(home: str | Path, *, background: bool = False, pause_s: float = 0.0) -> Souvenance:
    """The store of a test: English only, an embedder without a model, UTC."""
    embedder = ScriptedEmbedder(delay_s=pause_s)
    return open_memory(home, embedder=embedder, background=background, languages=("en",), tz="UTC")


def stream(seed: int, n: int) -> list[Given]:
    """The same seed gives the same turns: several sessions in turn, some equal turns, some without a time."""
    rng = random.Random(seed)
    begin = datetime(2026, 1, 1, tzinfo=UTC) + timedelta(days=seed)
    items = []
    for i in range(n):
        session = rng.choice(("shared", f"stream-{seed}-a", f"stream-{seed}-b"))
        equal = i % 40 in {7, 8}
        text = f"ok {seed}" if equal else f"Note {seed} {i}: the {rng.choice(ANIMALS)} met a {rng.choice(ANIMALS)}"
        at = None if i % 30 == 3 else begin + timedelta(minutes=i - (i % 40 == 8))
        role = "assistant" if i % 2 else "user"
        items.append(Given(where=f"item {i}", session=session, turn=NewTurn(text=text, role=role, at=at, speaker="Ana")))
    return items


class Child:
    """A running child and what it said so far."""

    def __init__(self, *arguments: object) -> None:
        source = Path(souvenance.__file__).parents[1]
        self._process = subprocess.Popen(
            [sys.executable, "-W", "error", __file__, *map(str, arguments)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={"PYTHONPATH": str(source), "PATH": "/usr/bin:/bin", "HOME": "/nonexistent"},
        )
        self._watch = threading.Timer(LONGEST_S, self._process.kill)
        self._watch.daemon = True
        self._watch.start()

    def next(self) -> dict[str, Any] | None:
        """The next thing it says; None when it said its last."""
        line = self._process.stdout.readline()
        return json.loads(line) if line.endswith("\n") else None  # a line cut by the kill was not acknowledged

    def rest(self) -> list[dict[str, Any]]:
        """Everything else it says until it ends."""
        return list(iter(self.next, None))

    def ready(self) -> None:
        said = self.next()
        assert said == {"ready": True}, f"said {said}: {self.complaint()}"

    def go(self) -> None:
        """Give the common start."""
        self._process.stdin.write("go\n")
        self._process.stdin.flush()

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def complaint(self) -> str:
        """What it wrote on stderr; waits for its end."""
        return self._process.stderr.read()

    def result(self) -> dict[str, Any]:
        """Its last word, of a child that ended well."""
        said = self.rest()
        complaint = self.complaint()
        assert self._process.wait() == 0, complaint
        assert not complaint
        return said[-1]

    def close(self) -> None:
        self._watch.cancel()
        self.kill()
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            with suppress(BrokenPipeError):
                pipe.close()


@contextmanager
def children(*all_arguments: tuple[object, ...]) -> Iterator[list[Child]]:
    """Children that are ready, and gone at the end."""
    started: list[Child] = []
    try:
        started.extend(Child(*arguments) for arguments in all_arguments)
        for child in started:
            child.ready()
        yield started
    finally:
        for child in started:
            child.close()


# -- in the child ------------------------------------------------------------------------------------------------------


def say(**what: object) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


def run_import(home: str, seed: str, n: str, at_once: str) -> None:
    """Import a stream, embedding meanwhile; says how many items each transaction took."""
    importing.ITEMS_AT_ONCE = int(at_once)
    with opened(home, background=True, pause_s=0.002) as memory:
        memory.woken()
        memory.as_principal(NAME).import_turns(stream(int(seed), int(n)), progress=lambda items: say(items=items))
        memory.index_now()
        say(ended=True)


def run_observe(home: str, seed: str, n: str) -> None:
    """Observe call after call, embedding meanwhile; says each receipt."""
    with opened(home, background=True, pause_s=0.002) as memory:
        ana = memory.as_principal(NAME)
        for call in range(int(n)):
            receipt = ana.observe(call_of(int(seed), call), session=session_of(call), idempotency_key=f"{seed}-{call}")
            say(call=call, id=receipt.id, turn_ids=receipt.turn_ids)


def call_of(seed: int, call: int) -> list[NewTurn]:
    """The turns of one call of ``run_observe``: one, two or three."""
    return [
        NewTurn(text=f"Call {seed} {call}.{part}: the {ANIMALS[(call + part) % len(ANIMALS)]} sleeps", speaker="Ana")
        for part in range(call % 3 + 1)
    ]


def session_of(call: int) -> str:
    return f"live-{call % 4}"


def run_reflect(home: str, seed: str, n: str) -> None:
    """Observe and reflect, and now and then tell memory something; says each call once it is durable."""
    with opened(home) as memory:
        ana = memory.as_principal(NAME)
        for call in range(int(n)):
            receipt = ana.observe(statements_of(int(seed), call), session=session_of(call))
            say(call=call, turn_ids=receipt.turn_ids, jobs=receipt.jobs)
            memory.work_now()
            if call % 5 == 4:
                told = ana.remember(f"The gate of yard {seed}{call:03} is painted blue", pin=call % 10 == 9)
                say(told=told.memory.id)


def statements_of(seed: int, call: int) -> list[NewTurn]:
    """One, two or three things worth remembering, all different; and one that every call says again, or takes back."""
    own = [f"My friend Zelda{seed}{call:03}{part} plays the cello." for part in range(call % 3 + 1)]
    again = ("I have 2 ponies in Brest.", "I live in Lyon.", "I moved to Nantes.")[call % 3]
    return [NewTurn(text=text) for text in (*own, again)]


def run_work(home: str, seconds: str) -> None:
    """Do what is due, again and again, until the time is over; says how much that was."""
    with opened(home) as memory:
        say(open=True)
        wait()
        end = time.monotonic() + float(seconds)
        done = 0
        while time.monotonic() < end:
            done += memory.work_now()
        say(done=done)


def run_feed(home: str, calls: str) -> None:
    """Observe while others reflect, and reflect a little too."""
    with opened(home) as memory:
        ana = memory.as_principal(NAME)
        say(open=True)
        wait()
        done = 0
        for call in range(int(calls)):
            ana.observe(statements_of(0, call), session=session_of(call))
            done += memory.work_now() if call % 4 == 3 else 0
        say(done=done)


def run_remember(home: str, times: str) -> None:
    """Tell memory the same sentence, many times; says what became of each."""
    with opened(home) as memory:
        ana = memory.as_principal(NAME)
        say(open=True)
        wait()
        outcomes = [ana.remember(THE_SENTENCE).decision.outcome for _ in range(int(times))]
        say(kept=outcomes.count("kept"), merged=outcomes.count("merged"))


THE_SENTENCE = "My sister plays the cello in Brest"


def run_change(home: str, memory_id: str, how: str, text: str) -> None:
    """Correct a memory, or say what takes its place; says what became of that, and of an error which one."""
    with opened(home) as memory:
        ana = memory.as_principal(NAME)
        say(open=True)
        wait()
        try:
            if how == "correct":
                ana.correct(memory_id, text)
            else:
                ana.remember(text)
        except SouvenanceError as exc:
            say(error=type(exc).__name__, says=str(exc))
        else:
            say(error=None)


def run_queue(home: str, n: str) -> None:
    """Hold a conversation that is compacted as it goes; says what the short-term view is after each turn."""
    with queue_opened(home) as memory:
        talk_on(memory, int(n))


def talk_on(memory: Souvenance, n: int) -> None:
    """So many turns more; says the view after each."""
    ana = memory.as_principal(NAME)
    begun = len(ana.turns("talk")) if ana.sessions() else 0
    if begun:
        ana.view("talk")  # the queue is held: each of the turns is compacted as it comes
    for turn in range(begun, begun + n):
        ana.observe([queue_turn(turn)], session="talk")
        say(turn=turn, view=view_of(ana))


def run_queue_until(home: str, n: str, point: str) -> None:
    """As ``run_queue``, killed before the ledger's statement of that number (0: never); at the end it says how many there were."""
    statements = 0

    def count(*_: object) -> None:
        nonlocal statements
        statements += 1
        if statements == int(point):
            os.kill(os.getpid(), signal.SIGKILL)

    with queue_opened(home) as memory:
        sa.event.listen(sa.engine.Engine, "before_cursor_execute", count)
        talk_on(memory, int(n))
        say(statements=statements)


def queue_opened(home: str | Path) -> Souvenance:
    """A store whose conversations are compacted after a few turns."""
    embedder = ScriptedEmbedder()
    return open_memory(home, embedder=embedder, background=False, languages=("en",), tz="UTC", x_tokens=40, y_tokens=160)


def queue_turn(n: int) -> NewTurn:
    if n % 3:
        return NewTurn(text=f"Done: the {ANIMALS[n % 8]} of row {n} has been fed.", role="assistant")
    return NewTurn(text=f"Never wake the {ANIMALS[n % 8]} before {n}.", speaker="Ana")


def view_of(ana: Any) -> list[Any]:
    """The short-term view, item for item, as JSON has it."""
    view = ana.view("talk")
    items = [[item.hash, item.seq, item.text, item.tokens, item.protected] for item in (*view.older, *view.recent)]
    return [view.generation, [[b.text, list(b.hashes), b.first, b.how, b.tokens] for b in view.bullets], items]


def run_reindex(home: str) -> None:
    """Make the index anew, again and again."""
    with opened(home, background=True) as memory:
        while True:
            memory.reindex(lambda rows: say(rows=rows))
            memory.index_now(lambda rows: say(vectors=rows))


def run_open(home: str) -> None:
    """Begin or open a store, write one turn, read it."""
    wait()
    with opened(home) as memory:
        ana = memory.as_principal(NAME)
        receipt = ana.observe([NewTurn(text=f"Process {os.getpid()} was here")], session="opening")
        ana.observe([NewTurn(text="So were others")], session=f"of {os.getpid()}")  # one turn alone stands out from nothing
        say(turn_ids=receipt.turn_ids, hits=len(ana.recall(f"process {os.getpid()}", weak=True).hits))


def run_write(home: str, who: str, seconds: str) -> None:
    """Append to sessions of one's own and shared ones, live and by import, until the time is over."""
    rng = random.Random(int(who))
    with opened(home, background=True) as memory:
        ana = memory.as_principal(NAME)
        say(open=True)
        wait()
        end = time.monotonic() + float(seconds)
        written = calls = 0
        while time.monotonic() < end:
            session = rng.choice((f"own-{who}", "shared-1", "shared-2"))
            texts = [f"Writer {who} call {calls}.{part}: a {rng.choice(ANIMALS)}" for part in range(rng.randint(1, 3))]
            if calls % 10 == 9:
                items = [Given(where="", session=session, turn=NewTurn(text=text)) for text in texts]
                written += ana.import_turns(items).added
            else:
                written += len(ana.observe([NewTurn(text=text) for text in texts], session=session).turn_ids)
            calls += 1
        say(written=written, calls=calls)


def run_read(home: str, who: str, seconds: str) -> None:
    """Ask until the time is over; what was written before a question is searched by it."""
    rng = random.Random(int(who))
    with opened(home) as memory:
        ana = memory.as_principal(NAME)
        say(open=True)
        wait()
        end = time.monotonic() + float(seconds)
        seen = recalls = lower = behind = 0
        while time.monotonic() < end:
            stood = ana.status().turns
            found = ana.recall(f"{rng.choice(ANIMALS)} of writer {rng.randint(0, 7)}", weak=True, neighbours=1, limit=5)
            late = any("index" in cause for cause in found.missing)  # an answer that is poorer says so
            lower += found.searched < seen and not late
            behind += found.searched < stood and not late
            seen = max(seen, found.searched)
            recalls += 1
        say(recalls=recalls, lower=lower, behind=behind, seen=seen)


def run_echo(home: str) -> None:
    """Write a turn for each line of stdin, and say so."""
    with opened(home) as memory:
        ana = memory.as_principal(NAME)
        for number in range(1_000):
            say(open=True)
            wait()
            ana.observe([NewTurn(text=f"Echo echo{number} from the other side")], session="echo")
            say(written=number)


def run_purge(home: str, session: str) -> None:
    """Purge a session; says whether the files are clean of it."""
    with opened(home) as memory:
        ana = memory.as_principal(NAME)
        say(open=True)
        wait()
        if session in {header.id for header in ana.sessions()}:
            say(clean=ana.purge(session=session).clean)
        else:
            say(left=list(memory.finish_purges()))


_lines = threading.Semaphore(0)


def wait() -> None:
    """For the parent's next line."""
    _lines.acquire()


def _listen() -> None:
    for _ in sys.stdin:
        _lines.release()
    os._exit(3)  # the parent is gone


def run_export(home: str, place: str) -> None:
    """Export again and again, and say so before each time and after it."""
    with opened(home) as memory:
        while True:
            say(begins=True)
            memory.as_principal(NAME).export(place)
            say(ends=True)


if __name__ == "__main__":
    threading.Thread(target=_listen, daemon=True).start()
    say(ready=True)
    globals()[f"run_{sys.argv[1]}"](*sys.argv[2:])
