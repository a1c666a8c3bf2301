from typing import Annotated

import dagger
from dagger import DefaultPath, Doc, Ignore, function, object_type


@object_type
class Bookshop:
    source: Annotated[
        dagger.Directory,
        DefaultPath("/"),
        Ignore([".git", "bin"]),
        Doc("The shop's files; the whole repository by default"),
    ]

    @function
    async def go_files(self) -> list[str]:
        """List the shop's Go files."""
        return await self.source.glob("**/*.go")
