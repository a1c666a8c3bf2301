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
            # A mount is enough, because the files don't have to end up in an image.
            .with_mounted_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["go", "test", "./..."])
            .stdout()
        )
