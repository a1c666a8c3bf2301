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
        """Install the locked packages with pnpm, run the tests, and return the built site."""
        return (
            dag.container()
            .from_("node:22-slim")
            .with_exec(["npm", "install", "--global", "pnpm@10.18.3"])
            .with_mounted_cache("/pnpm/store", dag.cache_volume("bookshop-pnpm"))
            .with_env_variable("npm_config_store_dir", "/pnpm/store")
            .with_workdir("/src")
            .with_directory(".", source)
            .with_exec(["pnpm", "install", "--frozen-lockfile"])
            .with_exec(["pnpm", "test"])
            .with_exec(["pnpm", "run", "build"])
            .directory("dist")
        )
