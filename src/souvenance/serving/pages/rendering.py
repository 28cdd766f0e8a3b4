"""Templates made into pages: every text escaped, its secrets masked, nothing in it that steers."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import timedelta
from functools import lru_cache, partial
from hashlib import blake2b
from importlib.resources import files

from jinja2 import Environment, PackageLoader, StrictUndefined

from souvenance.core.listing import page_number
from souvenance.core.secrets import mask
from souvenance.core.visible import visible
from souvenance.serving.pages.visits import TURNS_PER_PAGE
from souvenance.serving.pages.wording import Wording

MOST_SHOWN = 1_500  # characters of a text in a list; its own page shows it whole
MOST_BEGUN = 160  # the same of a message on a card
ASSETS: Mapping[str, str] = {
    "pages.css": "text/css; charset=utf-8",
    "pages.js": "text/javascript; charset=utf-8",
    "icon.svg": "image/svg+xml",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Cut:
    """The beginning of a text, and how many characters follow it."""

    text: str
    more: int


@lru_cache
def asset(name: str) -> tuple[bytes, str]:
    """A file of the pages, and its fingerprint. Raises KeyError for a name that is none."""
    ASSETS[name]  # the only names there are
    raw = (files("souvenance.serving.pages") / "static" / name).read_bytes()
    return raw, blake2b(raw, digest_size=8).hexdigest()


def shown(text: object) -> str:
    """A stored text as a page shows it."""
    return visible(mask(str(text)))


def cut(text: object, most: int = MOST_SHOWN) -> Cut:
    """The same, of a long text only the beginning. Secrets are looked for in the whole: none is cut in two and missed."""
    whole = shown(text)
    return Cut(text=whole[:most], more=max(0, len(whole) - most))


def beginning(text: object, most: int = MOST_BEGUN) -> str:
    """The beginning of a stored text on one line, for a card."""
    line = " ".join(shown(text).split())
    return line if len(line) <= most else f"{line[: most - 1]}…"


@lru_cache
def _environment() -> Environment:
    made = Environment(
        loader=PackageLoader("souvenance.serving.pages"), autoescape=True, undefined=StrictUndefined, trim_blocks=True,
        lstrip_blocks=True,
    )  # fmt: skip
    made.filters |= {
        "shown": shown, "cut": cut, "beginning": beginning,
        "page_of_turn": partial(page_number, size=TURNS_PER_PAGE), "just_before": lambda end: end - timedelta.resolution,
    }  # fmt: skip
    return made


def page(template: str, words: Wording, base: str, values: Mapping[str, object]) -> str:
    """One page of HTML.

    Args:
        template: its file.
        words: of the reader's language.
        base: path of the pages, without a slash at its end.
        values: what the template names.
    """
    address: Callable[[str], str] = lambda name: f"{base}/static/{name}?v={asset(name)[1]}"  # noqa: E731 - one line, once
    return _environment().get_template(template).render(t=words, base=base, asset=address, **values)
