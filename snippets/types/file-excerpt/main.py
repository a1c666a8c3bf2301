from typing import Annotated

from dagger import Doc, dag, function, object_type


@object_type
class Bookshop:
    @function
    async def excerpt(
        self,
        url: Annotated[str, Doc("URL of the book's plain-text version")],
        lines: int = 20,
    ) -> str:
        """Return the first lines of a book."""
        # The shop shows only the first lines of each book.
        return await dag.http(url).contents(limit_lines=lines)
