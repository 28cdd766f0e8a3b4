"""The bytes of one file: its head looked at beforehand, the rest taken once and counted."""

from collections.abc import Iterator
from typing import BinaryIO

BOM = b"\xef\xbb\xbf"
CHUNK_BYTES = 1 << 16
ITEM_BYTES = 64 << 20  # of one line or one LoCoMo sample: all that is ever held at once


class Source:
    """A binary stream that is read once, forward only, without its byte order mark."""

    def __init__(self, stream: BinaryIO, head_bytes: int) -> None:
        self._stream = stream
        ahead = b""
        while len(ahead) < head_bytes and (chunk := stream.read(head_bytes - len(ahead))):
            ahead += chunk
        self.head = ahead.removeprefix(BOM)
        self.bytes_read = len(ahead) - len(self.head)  # handed out so far, the mark included
        self._ahead = self.head

    def read(self, size: int) -> bytes:
        """Up to ``size`` bytes, b"" at the end."""
        if self._ahead:
            chunk, self._ahead = self._ahead[:size], self._ahead[size:]
        else:
            chunk = self._stream.read(size)
        self.bytes_read += len(chunk)
        return chunk

    def lines(self) -> Iterator[bytes | None]:
        r"""Every line without its "\n", blank ones too; None stands for a line of more than ITEM_BYTES."""
        held, too_long = bytearray(), False
        while chunk := self.read(CHUNK_BYTES):
            *ends, rest = chunk.split(b"\n")
            for end in ends:
                held += end
                yield None if too_long or len(held) > ITEM_BYTES else bytes(held)
                held, too_long = bytearray(), False
            held += rest
            if len(held) > ITEM_BYTES:
                held, too_long = bytearray(), True
        if held or too_long:
            yield None if too_long else bytes(held)
