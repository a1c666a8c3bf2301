import dagger
from dagger import dag, function, object_type

CONFIG_PATH = "/etc/nginx/conf.d/default.conf"


@object_type
class Bookshop:
    @function
    async def check_config(self, config: dagger.File) -> str:
        """Check the configuration, which is mounted only for this command."""
        return await (
            dag.container()
            .from_("nginx:1.29-alpine")
            .with_mounted_file(CONFIG_PATH, config)
            .with_exec(["nginx", "-t"])
            # nginx writes its report to standard error.
            .stderr()
        )

    @function
    def proxy(self, config: dagger.File) -> dagger.Container:
        """Return a proxy image, with the configuration copied into it."""
        return dag.container().from_("nginx:1.29-alpine").with_file(CONFIG_PATH, config)
