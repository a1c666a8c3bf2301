from typing import Annotated

import dagger
from dagger import Doc, function, object_type


@object_type
class Bookshop:
    @function
    async def author(
        self,
        catalogue: Annotated[
            dagger.File, Doc("One book per line: title, semicolon, author")
        ],
        title: str,
    ) -> str | None:
        """Find out who wrote a book, if the catalogue knows."""
        for line in (await catalogue.contents()).splitlines():
            if line.startswith(f"{title};"):
                return line.removeprefix(f"{title};")
        # Not an error: the answer is that the catalogue doesn't know.
        return None
