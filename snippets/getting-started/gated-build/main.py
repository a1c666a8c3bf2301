import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def build(self, source: dagger.Directory) -> dagger.File:
        """Compile the shop, but only if its tests pass."""
        base = (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
        )

        # Nothing reads the tests' output, so sync makes them run.
        await base.with_exec(["go", "test", "./..."]).sync()

        # Returning a file from the container is enough to run the build.
        return base.with_exec(["go", "build", "-o", "bookshop", "."]).file("bookshop")
