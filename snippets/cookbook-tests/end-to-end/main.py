from typing import Annotated

import dagger
from dagger import Ignore, dag, function, object_type


@object_type
class Bookshop:
    @function
    async def end_to_end(
        self,
        site: dagger.Directory,
        tests: Annotated[dagger.Directory, Ignore(["node_modules"])],
    ) -> str:
        """Send requests to the shop from another container and check its responses."""
        server = (
            dag.container()
            .from_("nginx:1.29-alpine")
            .with_directory("/usr/share/nginx/html", site)
            .with_exposed_port(80)
            .as_service()
        )
        return await (
            dag.container()
            .from_("node:22-slim")
            .with_directory("/tests", tests)
            .with_workdir("/tests")
            .with_service_binding("shop", server)
            .with_env_variable("BASE_URL", "http://shop")
            .with_exec(["node", "--test"])
            .stdout()
        )
