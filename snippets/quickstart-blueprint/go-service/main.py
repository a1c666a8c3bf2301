from typing import Annotated

import dagger
from dagger import DefaultPath, Doc, dag, function, object_type


@object_type
class GoService:
    source: Annotated[
        dagger.Directory,
        Doc("The service's files; by default, the directory with its dagger.json"),
        DefaultPath("."),
    ]
    image: Annotated[str, Doc("Image with the Go tools")] = "golang:1.25-alpine"

    def tools(self) -> dagger.Container:
        return (
            dag.container()
            .from_(self.image)
            .with_directory("/src", self.source)
            .with_workdir("/src")
        )

    @function
    async def vet(self) -> str:
        """Look for likely mistakes and print the Go version."""
        vetted = self.tools().with_exec(["go", "vet", "./..."])
        return await vetted.with_exec(["go", "version"]).stdout()

    @function
    async def run(self) -> str:
        """Run the service and return its output."""
        return await self.tools().with_exec(["go", "run", "."]).stdout()
