from typing import Annotated

import dagger
from dagger import Doc, function, object_type


@object_type
class Bookshop:
    @function
    async def author(
        self,
        catalog: Annotated[
            dagger.File, Doc("One book per line: title, semicolon, author")
        ],
        title: str,
    ) -> str | None:
        """Return a book's author, if the catalog lists the book."""
        for line in (await catalog.contents()).splitlines():
            if line.startswith(f"{title};"):
                return line.removeprefix(f"{title};")
        # Not an error: the catalog doesn't list this book.
        return None
