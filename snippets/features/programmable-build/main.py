"""The bookshop service's workflow."""

import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def test(self, source: dagger.Directory) -> str:
        """Run the unit tests and return what they print."""
        return await self.workbench(source).with_exec(["go", "test", "./..."]).stdout()

    @function
    def build(self, source: dagger.Directory) -> dagger.File:
        """Compile the service."""
        compiled = self.workbench(source).with_exec(["go", "build", "-o", "/out/bookshop", "."])
        return compiled.file("/out/bookshop")

    @function
    def image(self, source: dagger.Directory) -> dagger.Container:
        """Package the compiled service without the compiler."""
        return (
            dag.container()
            .from_("alpine:3.22")
            .with_file("/usr/local/bin/bookshop", self.build(source))
            .with_entrypoint(["bookshop"])
        )

    # Shared by the functions above. Without a decorator, it's hidden from callers.
    def workbench(self, source: dagger.Directory) -> dagger.Container:
        return (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_env_variable("CGO_ENABLED", "0")
        )
