import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def build(self, source: dagger.Directory) -> dagger.File:
        """Compile the shop and return a file."""
        built = self.tools(source).with_exec(["go", "build", "-o", "/bookshop"])
        return built.file("/bookshop")

    @function
    async def size(self, source: dagger.Directory) -> int:
        """Return the compiled shop's size in bytes, as a number."""
        return await self.build(source).size()

    @function
    async def test_files(self, source: dagger.Directory) -> list[str]:
        """Return the test files' paths as a list of strings."""
        return await source.glob("**/*_test.go")

    @function
    async def vet(self, source: dagger.Directory) -> None:
        """Fail if the code has mistakes, and return nothing otherwise."""
        await self.tools(source).with_exec(["go", "vet", "./..."]).sync()

    # Without the decorator, this isn't one of the module's functions.
    def tools(self, source: dagger.Directory) -> dagger.Container:
        return (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
        )
