from typing import Annotated

import dagger
from dagger import DefaultPath, Ignore, dag, function, object_type


@object_type
class Orders:
    @function
    async def test(
        self,
        # The path starts at the dagger.json of this service, whoever calls.
        source: Annotated[
            dagger.Directory,
            DefaultPath("."),
            Ignore([".dagger", "dagger.json", "**/*.md"]),
        ],
        # What all services share; the path starts at the root of the repository.
        lib: Annotated[dagger.Directory, DefaultPath("/lib")],
    ) -> None:
        """Run the tests of the orders service."""
        await (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src/lib", lib)
            .with_directory("/src/services/orders", source)
            .with_workdir("/src/services/orders")
            .with_exec(["go", "test", "./..."])
            # Nobody reads a value from this chain, so ask for its evaluation.
            .sync()
        )
