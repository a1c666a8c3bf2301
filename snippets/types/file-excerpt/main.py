from typing import Annotated

from dagger import Doc, dag, function, object_type


@object_type
class Bookshop:
    @function
    async def excerpt(
        self,
        url: Annotated[str, Doc("Where the book lies as plain text")],
        lines: int = 20,
    ) -> str:
        """Show how a book begins."""
        # A whole book is more than a reader of the shop window wants.
        return await dag.http(url).contents(limit_lines=lines)
