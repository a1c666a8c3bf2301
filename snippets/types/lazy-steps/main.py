import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def test(self, source: dagger.Directory) -> str:
        """Return the tests' output."""
        # 1. Only described: the engine doesn't know about it yet.
        tested = (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["go", "test", "./..."])
        )

        # 2. Text is requested, so the whole chain runs now.
        report = await tested.stdout()

        # 3. Requested again: the result is cached, so no test runs twice.
        warnings = await tested.stderr()
        return report + warnings
