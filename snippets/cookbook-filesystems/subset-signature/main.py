from typing import Annotated

import dagger
from dagger import Ignore, dag, function, object_type

# Exclude everything first, then add back what the compiler reads.
GO_FILES = Ignore(["**", "!**/*.go", "!go.mod", "!go.sum"])


@object_type
class Bookshop:
    @function
    async def check_code(self, source: Annotated[dagger.Directory, GO_FILES]) -> str:
        """Check the shop's Go code."""
        return await (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["go", "vet", "./..."])
            .combined_output()
        )
