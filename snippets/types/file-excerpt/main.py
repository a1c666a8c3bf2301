from typing import Annotated

from dagger import Doc, dag, function, object_type


@object_type
class Bookshop:
    @function
    async def excerpt(
        self,
        url: Annotated[str, Doc("URL of the book as plain text")],
        lines: int = 20,
    ) -> str:
        """Show how a book begins."""
        # The shop window needs only the beginning of the book.
        return await dag.http(url).contents(limit_lines=lines)
