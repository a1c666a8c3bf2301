from typing import Annotated

import dagger
from dagger import DefaultPath, Doc, Ignore, dag, field, function, object_type


@object_type
class Bookshop:
    # Without field(), the value is saved with the object, but callers don't see it.
    source: Annotated[
        dagger.Directory,
        DefaultPath("/"),
        Ignore(["bin", ".git"]),
        Doc("The shop's source directory."),
    ]
    go_version: Annotated[str, Doc("Go version to test with.")] = field(default="1.25")

    @function
    async def test(self) -> str:
        """Run the shop's tests."""
        return await (
            dag.container()
            .from_(f"golang:{self.go_version}-alpine")
            .with_directory("/src", self.source)
            .with_workdir("/src")
            .with_exec(["go", "test", "./..."])
            .stdout()
        )
