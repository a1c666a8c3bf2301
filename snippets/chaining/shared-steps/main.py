import dagger
from dagger import dag, function, object_type


def go_caches(container: dagger.Container) -> dagger.Container:
    """Return the container with two cache volumes mounted."""
    return container.with_mounted_cache(
        "/go/pkg/mod", dag.cache_volume("bookshop-modules")
    ).with_mounted_cache("/root/.cache/go-build", dag.cache_volume("bookshop-build"))


@object_type
class Bookshop:
    @function
    async def test(self, source: dagger.Directory) -> str:
        """Run the tests, reusing what earlier runs downloaded and compiled."""
        return await (
            dag.container()
            .from_("golang:1.25-alpine")
            # Calls go_caches on the container, so the chain reads from top to bottom.
            .with_(go_caches)
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["go", "test", "./..."])
            .stdout()
        )
