"""Readers of conversation files: a stream of bytes in, a stream of turns out, in constant memory.

``detect`` names the layout of a file from its beginning, ``read`` reads a binary stream, ``opened`` a path. Nothing here
writes anything or knows the store.
"""

from souvenance.integrations.importers.detection import HEAD_BYTES, LAYOUTS, detect
from souvenance.integrations.importers.reading import Reading, opened, read

__all__ = ["HEAD_BYTES", "LAYOUTS", "Reading", "detect", "opened", "read"]
