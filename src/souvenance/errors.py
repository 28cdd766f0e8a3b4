"""Every error that Souvenance raises, drawn once.

    SouvenanceError
    ├── InputError            the caller's: mend the call
    │   ├── NotFound          no such id, or not yours (the two look the same)
    │   ├── Ambiguous         an id prefix that names several things
    │   ├── Conflict          an id that already names something else
    │   ├── Unauthorized      no token, or one that opens nothing (any more)
    │   ├── Forbidden         a right that is missing where reading is allowed
    │   └── SettingsError     an unknown or impossible setting
    ├── StoreError            the store's: mend the machine
    │   ├── StoreBusy         another process holds it; try again
    │   ├── StoreFull         no space left; free some, try again
    │   ├── StoreUnwritable   no right to write there
    │   ├── IndexBroken       the index cannot be read; it is made again by itself
    │   ├── StoreMissing      something stood here and is gone; never replaced by an empty store
    │   ├── StoreCorrupt      the ledger cannot be trusted; restore a copy
    │   ├── NotesUnreadable   a file of the notes cannot be read as one; all else works without it
    │   └── StoreNewer        written by a later version; update Souvenance
    ├── NotShown              the answer could not be written out; what was asked for is done
    └── ModelError            an embedder's or a model's
        ├── ModelMissing      its package or server is not there
        ├── ModelBusy         too many requests, or nothing left to spend; later it may
        ├── ReplyUnreadable   it answered, and nothing can be made of the answer; another try may do
        └── TextRefused       it does not take this text; others it does

Each class says whose fault it is, whether the same call may work later, and its HTTP status.
"""

from typing import ClassVar, Literal

Fault = Literal["caller", "store", "model"]


class SouvenanceError(Exception):
    """The root. ``str(error)`` names the value, what was expected, and the next step."""

    fault: ClassVar[Fault] = "store"
    retry: ClassVar[bool] = False
    http_status: ClassVar[int] = 500
    exit_code: ClassVar[int] = 1

    def told(self) -> dict[str, str | bool]:
        """The error for programs: its name, its sentence, whether the same call may work later."""
        return {"error": type(self).__name__, "message": str(self), "retry": self.retry}


class NotShown(SouvenanceError):
    """The answer could not be written out, by a program that prints it."""


class InputError(SouvenanceError):
    """The call cannot be carried out as it was made."""

    fault = "caller"
    http_status = 422
    exit_code = 2


class NotFound(InputError):
    """No such thing in this scope."""

    http_status = 404
    exit_code = 1


class Ambiguous(InputError):
    """An id prefix that several ids share."""

    http_status = 409


class Conflict(InputError):
    """An id that already stands for something else; what stands is never changed."""

    http_status = 409


class Unauthorized(InputError):
    """No token, or one that is unknown, revoked or past its end: the three look the same."""

    http_status = 401
    exit_code = 1


class Forbidden(InputError):
    """What may be read and not written, or written and not managed. What may not be read is NotFound."""

    http_status = 403
    exit_code = 1


class SettingsError(InputError):
    """A setting that is unknown, or has a value it cannot take."""


class StoreError(SouvenanceError):
    """The store cannot do its work."""

    http_status = 503


class StoreBusy(StoreError):
    """Another process held the store for too long."""

    retry = True


class StoreFull(StoreError):
    """The disk is full. What was acknowledged before is safe."""

    retry = True
    http_status = 507


class StoreUnwritable(StoreError):
    """The home or a file of it cannot be written."""


class StoreMissing(StoreError):
    """Parts of an earlier store are here and the ledger is not."""


class StoreCorrupt(StoreError):
    """The ledger is damaged. It is left as it is: restore a copy beside it."""


class NotesUnreadable(StoreError):
    """A file of the notes cannot be read: its rights, its size, its encoding, or it is no file."""


class IndexBroken(StoreError):
    """The index is damaged. It holds nothing of its own: the engine makes it again."""

    retry = True


class StoreNewer(StoreError):
    """A later version of Souvenance wrote this store."""


class ModelError(SouvenanceError):
    """An embedder or a model failed."""

    fault = "model"
    retry = True
    http_status = 502


class ModelMissing(ModelError):
    """The package, file or server of a model is not there."""

    retry = False


class ModelBusy(ModelError):
    """A model has no room now. ``wait_s`` is how long it asked to be left alone; 0 where it did not say."""

    def __init__(self, message: str, wait_s: float = 0.0) -> None:
        super().__init__(message)
        self.wait_s = wait_s


class ReplyUnreadable(ModelError):
    """A model answered, and nothing can be made of the answer. It is kept; nothing of the exchange is lost."""


class TextRefused(ModelError):
    """A model that works does not take one text, now or later."""

    retry = False
