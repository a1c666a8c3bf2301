from typing import Annotated

import dagger
from dagger import Ignore, dag, function, object_type


@object_type
class Bookshop:
    @function
    def build_site(
        self,
        source: Annotated[dagger.Directory, Ignore(["node_modules", "dist"])],
    ) -> dagger.Directory:
        """Install the locked packages, run the tests, and return the built site."""
        return (
            dag.container()
            .from_("node:22-slim")
            .with_mounted_cache("/root/.npm", dag.cache_volume("bookshop-npm"))
            .with_workdir("/src")
            .with_directory(".", source)
            .with_exec(["npm", "ci"])
            .with_exec(["npm", "test"])
            .with_exec(["npm", "run", "build"])
            .directory("dist")
        )
