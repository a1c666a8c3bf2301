import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def verify(
        self, source: dagger.Directory, modules: dagger.CacheVolume
    ) -> str:
        """Run the tests with Go modules from the caller's cache volume."""
        return await (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_mounted_cache("/go/pkg/mod", modules)
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["go", "test", "./..."])
            .stdout()
        )
