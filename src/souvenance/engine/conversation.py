"""A conversation with a chat model that remembers: memory before each reply, both turns kept after it, whatever happens."""

from collections.abc import Callable, Generator, Mapping
from contextlib import closing
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from souvenance.core.dialogue import dialogue, system_message
from souvenance.core.identity import new_id
from souvenance.core.intake import storable
from souvenance.core.thoughts import without_thoughts
from souvenance.engine.context import DEADLINE_S, ContextPack
from souvenance.engine.hidden import must_be_shown, unhidden
from souvenance.engine.tools import Tools
from souvenance.errors import Conflict, InputError, ModelError, SouvenanceError
from souvenance.types import NewTurn, Turn

if TYPE_CHECKING:
    from souvenance.engine.handle import Handle

# Together with what memory gives, this fits a local model that reads 8,000 tokens.
RECENT_TOKENS = 3_000  # of the turns before
REPLY_TOKENS = 1_500  # of an answer: half of the above, so that it is shown whole in the next call
_TURNS_LOOKED_AT = 60  # before the message


@dataclass(frozen=True, slots=True, kw_only=True)
class Exchange:
    """What one message led to."""

    session: str
    message: str
    reply: str = ""  # as far as it came
    pack: ContextPack = field(default_factory=ContextPack)  # what memory gave
    error: SouvenanceError | None = None  # why the reply is missing, or ends where it does
    turn_ids: tuple[str, ...] = ()  # as kept: the user's, the assistant's where there was any
    unkept: str = ""  # why the turns could not be written; they are tried again with the next ones


@dataclass(frozen=True, slots=True, kw_only=True)
class _Waiting:
    """Turns to be written, once, however often it is tried."""

    key: str
    session: str
    story: str | None
    turns: tuple[NewTurn, ...]


class Conversation:
    """One session after another with the chat model of the settings. Of one thread at a time.

    What the user says is kept together with the reply, after it: also when the model fails or the program is interrupted in
    the middle. Then the reply is kept as far as it was heard, since the user may well refer to it. What memory gave, and what
    the model thought aloud, is never kept as said.

    Attributes:
        session: the one at hand.
        last: what memory gave to the last message; None before the first.
    """

    def __init__(
        self,
        me: "Handle",
        tools: Tools,
        session: str | None,
        story: str | None,
        deadline_s: float = DEADLINE_S,
        workspace: str | None = None,
    ) -> None:
        """See ``Handle.conversation``."""
        self._workspace = workspace
        self._me, self._tools, self._deadline_s = me, tools, deadline_s
        self._story = story  # which all sessions must be of; None: any
        self._chat = tools.chat()
        self._waiting: list[_Waiting] = []
        self.last: ContextPack | None = None
        self.session = storable(session) if session is not None else self._fresh("s")
        if not self.session.strip():
            raise InputError("a session needs a name that is not empty")
        header = tools.ledger.session(me.principal.scope, self.session)
        must_be_shown(tools, me.principal.scope, self.session)
        if header is not None and story is not None and header.story != story:
            raise Conflict(f"session {self.session!r} belongs to story {header.story!r}, not {story!r}: begin another session")
        self._here = header.story if header is not None else story
        tools.soon_counted("")  # the tokenizer is loaded while the user writes

    @property
    def model(self) -> str:
        """Who answers."""
        return self._chat.name

    @property
    def unkept(self) -> int:
        """Exchanges that could not be written yet."""
        return len(self._waiting)

    def begin_anew(self) -> str:
        """Go on in a new session, of the same story; its id."""
        self.session, self.last = self._fresh("s"), None
        return self.session

    def resume(self, session: str) -> str:
        """Go on with an earlier session; its id.

        Raises NotFound, also for one that is forgotten; Ambiguous; Conflict for one of another story.
        """
        full = self._me.full_id(session, "s")
        must_be_shown(self._tools, self._me.principal.scope, full)
        header = self._tools.ledger.session(self._me.principal.scope, full)
        if header is not None and self._story is not None and header.story != self._story:
            raise Conflict(f"session {full!r} belongs to story {header.story!r}, not {self._story!r}")
        self.session, self.last = full, None
        self._here = header.story if header is not None else self._here
        return full

    def say(self, message: str, hear: Callable[[str], None] = lambda _: None) -> Exchange:
        """One message, and the reply to it.

        Args:
            message: what the user says.
            hear: called with each piece of the reply as it comes.

        A model or a store that fails is told in the exchange and raises nothing. What ``hear`` raises, and KeyboardInterrupt,
        goes on once the turns are kept.
        """
        said_at = self._now()
        done, heard = Exchange(session=self.session, message=message), list[str]()
        try:
            pack = self._me.context(message, session=self.session, story=self._here, deadline_s=self._deadline_s)
            self.last, done = pack, replace(done, pack=pack)
            with closing(self._answer(pack, storable(message))) as pieces:
                for piece in pieces:
                    heard.append(piece)
                    hear(piece)
            if not "".join(heard).strip():
                raise ModelError(f"{self.model} said nothing.")
        except SouvenanceError as exc:
            done = replace(done, error=exc)
        finally:
            turn_ids, unkept = self._keep(said_at, message, "".join(heard))
        return replace(done, reply="".join(heard), turn_ids=turn_ids, unkept=unkept)

    def keep_waiting(self) -> str:
        """Try once more to write what could not be written; why not, "" when all is kept."""
        return next(iter(self._write()[1].values()), "")

    def _answer(self, pack: ContextPack, message: str) -> Generator[str, None, None]:
        tz = self._me.principal.tz
        budgets = self._tools.budgets
        system = system_message(pack.render(recent=False), today=self._now().date(), tz=tz)
        messages = dialogue(
            system, pack.recent or self._before(), message, count_tokens=self._tools.count_tokens,
            budget_tokens=max(RECENT_TOKENS, budgets.x + budgets.y),
        )  # fmt: skip
        with closing(self._chat.stream(messages, max_tokens=REPLY_TOKENS)) as pieces:
            yield from without_thoughts(pieces)

    def _before(self) -> list[Turn]:
        """The latest turns of the session, as the ledger has them: where the context came without them."""
        scope, ledger = self._me.principal.scope, self._tools.ledger
        header = unhidden(ledger.session(scope, self.session))
        if header is None:
            return []
        return list(ledger.turns_of(scope, self.session, max(1, header.turns - _TURNS_LOOKED_AT + 1), header.turns))

    def _keep(self, said_at: datetime, message: str, reply: str) -> tuple[tuple[str, ...], str]:
        turns = [NewTurn(text=message, at=said_at)]
        turns += [NewTurn(text=reply, role="assistant", at=self._now())] if reply.strip() else []
        self._waiting.append(_Waiting(key=self._fresh("r"), session=self.session, story=self._here, turns=tuple(turns)))
        try:
            turn_ids, why = self._write()
        except BaseException:  # interrupted once more, in the middle of it: nothing is written twice under one key
            self._write()
            raise
        return turn_ids, why.get(self.session, "")

    def _write(self) -> tuple[tuple[str, ...], Mapping[str, str]]:
        """The turns that the last of what waits became; by session, why something of it still waits.

        What cannot be written holds back what was said after it in its own session, and nothing of another.
        """
        turn_ids: tuple[str, ...] = ()
        why: dict[str, str] = {}
        for one in list(self._waiting):
            turn_ids = ()
            if one.session in why:
                continue
            try:
                receipt = self._me.observe(
                    one.turns, session=one.session, story=one.story, workspace=self._workspace, idempotency_key=one.key
                )
            except SouvenanceError as exc:
                why[one.session] = str(exc)
            else:
                self._waiting.remove(one)
                turn_ids = receipt.turn_ids
        return turn_ids, why

    def _now(self) -> datetime:
        return self._tools.clock().astimezone(ZoneInfo(self._me.principal.tz))

    def _fresh(self, kind: str) -> str:
        return new_id(kind, self._tools.clock(), self._tools.randomness(10))
