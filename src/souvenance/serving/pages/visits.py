"""One visit of a page, and what a view answers: values, so that a view is tested without a server."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from urllib.parse import quote, urlencode

from souvenance.engine.handle import Handle
from souvenance.errors import InputError, NotFound
from souvenance.serving.pages.wording import Wording
from souvenance.types import Place

PER_PAGE = 25
TURNS_PER_PAGE = 50


@dataclass(frozen=True, slots=True, kw_only=True)
class Visit:
    """Who looks at what, in which language."""

    me: Handle
    words: Wording
    path: Mapping[str, str] = field(default_factory=dict)  # parts of the address
    query: Mapping[str, str] = field(default_factory=dict)
    form: Mapping[str, str] = field(default_factory=dict)  # of an action

    @property
    def page(self) -> int:
        """Which page of a list is asked for, from 1; the first for what is no number."""
        given = self.query.get("page", "")
        return int(given) if given.isascii() and given.isdigit() and len(given) < 9 else 1  # noqa: PLR2004

    def filter(self, name: str) -> str | None:
        """What a filter is set to; None where it is not set."""
        return self.query.get(name) or None

    def in_scope(self, scope: str | None) -> Handle:
        """The reader's view, of one scope alone where one is named. Raises NotFound."""
        return self.me.in_scope(scope) if scope else self.me

    def places(self) -> tuple[Place, ...]:
        """The places that a page tells of: all that are read, or those that are asked for, by the id or the name of a scope.

        Raises NotFound for what is none, or may not be read: the two look the same.
        """
        asked, reads = self.filter("scope"), self.me.access().reads
        found = tuple(place for place in reads if asked is None or asked in {place.scope, place.name})
        if asked is not None and not found:
            raise NotFound(f"there is no scope {asked!r} here")
        return found

    def field(self, name: str) -> str:
        """A field of the form. Raises InputError where it is missing."""
        if name not in self.form:
            raise InputError(f"the form came without {name!r}: go back, load the page again, and send it once more")
        return self.form[name]


@dataclass(frozen=True, slots=True, kw_only=True)
class Show:
    """Show a template."""

    template: str
    values: Mapping[str, object]
    status: int = 200


@dataclass(frozen=True, slots=True, kw_only=True)
class GoTo:
    """Go to another page, which says what was done."""

    path: str  # below the pages' own
    told: str = ""  # name of the sentence
    undo: str = ""  # event that takes it back
    scope: str = ""  # where it was done, which is said to whoever reads several

    @property
    def address(self) -> str:
        """The path with what is to be said."""
        said = {"told": self.told, "undo": self.undo, "done_in": self.scope if self.told else ""}
        more = urlencode({name: value for name, value in said.items() if value})
        return f"{self.path}{'&' if '?' in self.path else '?'}{more}" if more else self.path


def memory_path(memory: str) -> str:
    """The page of one memory."""
    return f"/memories/{quote(memory, safe='')}"


def session_path(session: str, scope: str) -> str:
    """The page of one conversation: others of its name may stand in other scopes."""
    return f"/sessions/{quote(session, safe='')}?{urlencode({'scope': scope})}"
