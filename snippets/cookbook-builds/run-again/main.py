from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class Bookshop:
    @function
    async def outdated(
        self,
        source: dagger.Directory,
        round: Annotated[str, Doc("Any text; a new one asks again")],
    ) -> str:
        """Ask which dependencies have newer versions."""
        return await (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            # All above stays cached, all below runs for a new value.
            .with_env_variable("ROUND", round)
            .with_exec(["go", "list", "-m", "-u", "all"])
            .stdout()
        )
