"""Formatting rules shared by all of the shop's services."""

from typing import Annotated

import dagger
from dagger import DefaultPath, dag, function, object_type


@object_type
class Linter:
    # Resolved in the project that installs this module, not in this repository.
    source: Annotated[dagger.Directory, DefaultPath(".")]
    image: str = "golang:1.25-alpine"

    @function
    async def unformatted(self) -> str:
        """List the files that gofmt would change."""
        return await (
            dag.container()
            .from_(self.image)
            .with_directory("/src", self.source)
            .with_workdir("/src")
            .with_exec(["gofmt", "-l", "."])
            .stdout()
        )
