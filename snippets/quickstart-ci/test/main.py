from typing import Annotated

import dagger
from dagger import DefaultPath, Doc, Ignore, dag, function, object_type


@object_type
class Bookshop:
    source: Annotated[
        dagger.Directory,
        Doc("The service's files; by default, the whole repository"),
        DefaultPath("/"),
        Ignore([".git", ".dagger", "**/.env*"]),
    ]

    def workshop(self) -> dagger.Container:
        return (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", self.source)
            .with_workdir("/src")
        )

    @function
    async def test(self) -> str:
        """Run the tests and return their output."""
        tested = self.workshop().with_exec(["go", "test", "-v", "./..."])
        return await tested.stdout()
