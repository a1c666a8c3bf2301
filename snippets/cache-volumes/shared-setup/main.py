import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def test(self, source: dagger.Directory) -> str:
        """Run the service's tests."""
        tested = self.go_tools(source).with_exec(["go", "test", "./..."])
        return await tested.stdout()

    @function
    async def lint(self, source: dagger.Directory) -> str:
        """Report suspicious code."""
        checked = self.go_tools(source).with_exec(["go", "vet", "./..."])
        return await checked.stderr()

    # Both functions start here, so they share the same two volumes.
    def go_tools(self, source: dagger.Directory) -> dagger.Container:
        return (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_mounted_cache(
                "/go/pkg/mod", dag.cache_volume("bookshop-go-modules")
            )
            .with_mounted_cache(
                "/root/.cache/go-build", dag.cache_volume("bookshop-go-build")
            )
            .with_directory("/src", source)
            .with_workdir("/src")
        )
