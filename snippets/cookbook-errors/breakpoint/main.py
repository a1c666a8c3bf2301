from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class Bookshop:
    @function
    def assets(
        self,
        source: dagger.Directory,
        pause: Annotated[bool, Doc("Open a terminal before the build")] = False,
    ) -> dagger.Directory:
        """Build the shop's frontend, with an optional terminal before the build."""
        installed = (
            dag.container()
            .from_("node:22-slim")
            .with_directory("/src", source.directory("web"))
            .with_workdir("/src")
            .with_exec(["npm", "ci"])
        )
        if pause:
            # The chain continues once you exit bash.
            installed = installed.terminal(cmd=["bash"])
        return installed.with_exec(["npm", "run", "build"]).directory("dist")
