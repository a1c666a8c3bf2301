import dagger
from dagger import CacheSharingMode, dag, function, object_type


@object_type
class Bookshop:
    @function
    def assets(self, source: dagger.Directory) -> dagger.Directory:
        """Build the shop's style sheets and scripts."""
        return (
            dag.container()
            .from_("node:22-slim")
            # Builds take turns: the second one waits, then finds every package cached.
            .with_mounted_cache(
                "/root/.npm",
                dag.cache_volume("bookshop-npm"),
                sharing=CacheSharingMode.LOCKED,
            )
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["npm", "ci"])
            .with_exec(["npm", "run", "build"])
            .directory("/src/dist")
        )
