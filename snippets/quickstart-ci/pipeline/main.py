from typing import Annotated

import dagger
from dagger import DefaultPath, Ignore, dag, function, object_type


@object_type
class Bookshop:
    source: Annotated[
        dagger.Directory, DefaultPath("/"), Ignore([".git", ".dagger", "**/.env*"])
    ]

    def workshop(self) -> dagger.Container:
        base = dag.container().from_("golang:1.25-alpine")
        return base.with_directory("/src", self.source).with_workdir("/src")

    async def run_tests(self) -> str:
        return await self.workshop().with_exec(["go", "test", "-v", "./..."]).stdout()

    def image(self) -> dagger.Container:
        built = self.workshop().with_exec(["go", "build", "-o", "bookshop", "."])
        image = dag.container().from_("alpine:3.22")
        image = image.with_file("/bookshop", built.file("bookshop"))
        return image.with_exposed_port(8080).with_default_args(["/bookshop"])

    @function
    async def test(self) -> str:
        """Run the tests and return their output."""
        return await self.run_tests()

    @function
    def build(self) -> dagger.Container:
        """Put the compiled service into a small image."""
        return self.image()

    @function
    async def publish(self, address: str) -> str:
        """Push the image, but only if the tests pass."""
        await self.run_tests()
        return await self.image().publish(address)
