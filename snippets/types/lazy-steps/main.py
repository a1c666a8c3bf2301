import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def test(self, source: dagger.Directory) -> str:
        """Return everything that the tests printed."""
        # 1. Only described: the engine has not heard of it.
        tested = (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["go", "test", "./..."])
        )

        # 2. Asked for text: the whole chain runs now.
        report = await tested.stdout()

        # 3. Asked again: the result is known, so no test runs twice.
        warnings = await tested.stderr()
        return report + warnings
