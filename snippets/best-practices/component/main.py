from typing import Annotated

import dagger
from dagger import DefaultPath, Ignore, dag, function, object_type


@object_type
class Orders:
    @function
    async def test(
        self,
        # This service's files; the path is relative to its dagger.json, no matter who calls.
        source: Annotated[
            dagger.Directory,
            DefaultPath("."),
            Ignore([".dagger", "dagger.json", "**/*.md"]),
        ],
        # Code that all services share; the path is relative to the repository root.
        lib: Annotated[dagger.Directory, DefaultPath("/lib")],
    ) -> None:
        """Run the orders service's tests."""
        await (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src/lib", lib)
            .with_directory("/src/services/orders", source)
            .with_workdir("/src/services/orders")
            .with_exec(["go", "test", "./..."])
            # Nothing reads a value from this chain, so evaluate it explicitly.
            .sync()
        )
