from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class Bookshop:
    @function
    async def containers(
        self,
        docker: dagger.Socket,
        run: Annotated[str, Doc("Any text; a new value lists the containers again")],
    ) -> str:
        """List the containers of the Docker daemon behind a socket."""
        return await (
            dag.container()
            .from_("docker:28-cli")
            .with_unix_socket("/var/run/docker.sock", docker)
            .with_env_variable("RUN", run)
            .with_exec(["docker", "ps"])
            .stdout()
        )
