import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def test(self, source: dagger.Directory) -> str:
        """Run the tests on the mounted source."""
        return await (
            dag.container()
            .from_("golang:1.25-alpine")
            # The tests need the files, but no image has to contain them.
            .with_mounted_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["go", "test", "./..."])
            .stdout()
        )
