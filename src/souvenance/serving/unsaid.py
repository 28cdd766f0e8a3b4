"""A parameter that was left out: no query and no header can say null, so that none is described as taking it.

What bounds a value stands at its type, not around the choice: there the description would not have it.
"""

from typing import Annotated

from pydantic import Field
from pydantic.json_schema import SkipJsonSchema

Unsaid = SkipJsonSchema[None]
ShortName = Annotated[str, Field(max_length=300)]
