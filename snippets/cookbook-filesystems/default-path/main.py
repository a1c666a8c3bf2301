from typing import Annotated

import dagger
from dagger import DefaultPath, Doc, Ignore, function, object_type


@object_type
class Bookshop:
    source: Annotated[
        dagger.Directory,
        DefaultPath("/"),
        Ignore([".git", "bin"]),
        Doc("Files of the shop; without it, those of the repository"),
    ]

    @function
    async def go_files(self) -> list[str]:
        """List the Go files of the shop."""
        return await self.source.glob("**/*.go")
