"""How many requests somebody may make: a bucket that fills steadily, and is emptied by one a request."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Rate:
    """So many a minute in the long run, so many at once."""

    a_minute: float  # > 0
    at_once: float  # >= 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Bucket:
    """What is left of a rate, as of a moment."""

    left: float
    at_s: float  # of a clock that never goes back

    @classmethod
    def full(cls, rate: Rate, now_s: float) -> "Bucket":
        """Nothing was used yet."""
        return cls(left=rate.at_once, at_s=now_s)

    def filled(self, rate: Rate, now_s: float) -> "Bucket":
        """The same, later."""
        gained = max(0.0, now_s - self.at_s) * rate.a_minute / 60
        return Bucket(left=min(rate.at_once, self.left + gained), at_s=max(self.at_s, now_s))


def taken(bucket: Bucket, rate: Rate, now_s: float) -> tuple[Bucket, float]:
    """One request more.

    Returns:
        The bucket after it, and how many seconds it comes too early: 0 where it may be served; else the bucket is only filled.
    """
    bucket = bucket.filled(rate, now_s)
    if bucket.left >= 1:
        return Bucket(left=bucket.left - 1, at_s=bucket.at_s), 0.0
    return bucket, (1 - bucket.left) * 60 / rate.a_minute
