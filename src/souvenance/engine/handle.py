"""One principal's view of an open store."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from souvenance.core.access import Narrowed
from souvenance.core.intake import storable
from souvenance.engine.context import DEADLINE_S
from souvenance.engine.verbs.keeping import Keeping
from souvenance.engine.verbs.looking import Looking
from souvenance.engine.verbs.memories import Memories
from souvenance.engine.verbs.talking import Talking
from souvenance.types import Audience

if TYPE_CHECKING:
    from souvenance.engine.conversation import Conversation


class Handle(Talking, Memories, Looking, Keeping):
    """What one principal may do: it reads its private scope and the shared ones it was let into, and writes to the private one.

    What it may reach is read from the ledger for every call: a right or a token that is taken away opens nothing any more.
    ``present`` and ``within`` narrow it. Ids of what it may not read name nothing, as if they were of nobody.
    """

    def present(self, people: Sequence[str]) -> "Handle":
        """The same view with these people in the room: it holds only what each of them may hear.

        Args:
            people: names of principals; an unknown one, or nobody, leaves shared memory that everybody may hear. What the
                principal itself may not read is never served, whoever is there.

        What is said then is written where all of them may read it, if there is one such shared scope; else to the private one.
        """
        return Handle(self._memory, self._tools, self._who, present=people, within=self._within)

    def within(self, scope: str | None, *, audience: Audience | None = None) -> "Handle":
        """The same view of one shared scope alone, by its name: that is read and written, and nothing else.

        Args:
            scope: None: of every scope, and with ``audience`` "child" only of those that everybody may read; what the principal
                writes without it is then written only where that is one of them.
            audience: "child": only what is for everybody, and for everybody to read; None: all that the principal may read of
                it, and what is written is for those of its own class.

        Raises NotFound where there is no such scope, or it may not be read: the two look the same.
        """
        only = Narrowed(name=storable(scope) if scope is not None else None, audience=audience)
        narrowed = Handle(self._memory, self._tools, self._who, present=self._present, within=only)
        narrowed.access()
        return narrowed

    def in_scope(self, scope: str) -> "Handle":
        """The same view of one scope alone, by its id (sc_…), of those that this one reads; private ones too.

        Raises NotFound where there is no such scope, or it may not be read: the two look the same.
        """
        only = replace(self._within or Narrowed(), scope=storable(scope))
        narrowed = Handle(self._memory, self._tools, self._who, present=self._present, within=only)
        narrowed.access()
        return narrowed

    def conversation(
        self,
        session: str | None = None,
        *,
        story: str | None = None,
        workspace: str | None = None,
        deadline_s: float = DEADLINE_S,
    ) -> "Conversation":
        """A conversation with the chat model of the settings, with this memory; see ``souvenance.engine.conversation``.

        Args:
            session: which one; a new name, or none, begins one.
            story: of a new session.
            workspace: where all of them are held; None leaves it as it is.
            deadline_s: for what memory gives, before each reply.

        Raises SettingsError and ModelMissing where there is no such model, InputError, Conflict for a session of another story.
        """
        from souvenance.engine.conversation import Conversation

        return Conversation(self, self._tools, session, story, deadline_s, workspace)
