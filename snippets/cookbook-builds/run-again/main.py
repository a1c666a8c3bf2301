from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class Bookshop:
    @function
    async def outdated(
        self,
        source: dagger.Directory,
        run: Annotated[str, Doc("Any text; a new value repeats the check")],
    ) -> str:
        """List the dependencies that have newer versions."""
        return await (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            # Everything above stays cached; everything below runs for each new value.
            .with_env_variable("RUN", run)
            .with_exec(["go", "list", "-m", "-u", "all"])
            .stdout()
        )
