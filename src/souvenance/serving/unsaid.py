"""A parameter that was left out: no query and no header can say null, so that none is described as taking it."""

from pydantic.json_schema import SkipJsonSchema

Unsaid = SkipJsonSchema[None]
