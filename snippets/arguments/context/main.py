from typing import Annotated

import dagger
from dagger import DefaultPath, Ignore, dag, function, object_type

# Upload only the files that the compiler reads.
SOURCES = Ignore(["**", "!**/*.go", "!go.mod", "!go.sum"])


@object_type
class Bookshop:
    @function
    # The path / is the repository root.
    def build(
        self, source: Annotated[dagger.Directory, DefaultPath("/"), SOURCES]
    ) -> dagger.File:
        """Compile the shop."""
        return (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["go", "build", "-o", "/bookshop", "."])
            .file("/bookshop")
        )

    @function
    async def settings(
        self, file: Annotated[dagger.File, DefaultPath("settings.toml")]
    ) -> str:
        """Read a file next to dagger.json."""
        return await file.contents()

    @function
    async def revision(self, head: Annotated[dagger.GitRef, DefaultPath(".")]) -> str:
        """Return the commit that's checked out."""
        return await head.commit()
