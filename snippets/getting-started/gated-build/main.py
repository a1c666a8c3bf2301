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

        # Nobody reads the output of the tests, so sync has to ask for them.
        await base.with_exec(["go", "test", "./..."]).sync()

        # Taken out of the container, the file is made as soon as it is returned.
        return base.with_exec(["go", "build", "-o", "bookshop", "."]).file("bookshop")
