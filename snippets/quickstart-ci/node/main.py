from typing import Annotated

import dagger
from dagger import DefaultPath, Ignore, dag, function, object_type


@object_type
class Bookshop:
    source: Annotated[
        dagger.Directory, DefaultPath("/"), Ignore([".git", ".dagger", "**/.env*"])
    ]

    async def run_tests(self) -> str:
        base = dag.container().from_("node:22-slim").with_workdir("/src")
        workshop = base.with_directory("/src", self.source)
        return await workshop.with_exec(["npm", "test"]).stdout()

    def image(self) -> dagger.Container:
        image = dag.container().from_("node:22-slim").with_workdir("/app")
        image = image.with_file("server.mjs", self.source.file("server.mjs"))
        return image.with_exposed_port(8080).with_default_args(["node", "server.mjs"])

    @function
    async def test(self) -> str:
        """Run the tests and return their output."""
        return await self.run_tests()

    @function
    def build(self) -> dagger.Container:
        """Put the service into an image."""
        return self.image()

    @function
    async def publish(self, address: str) -> str:
        """Push the image, but only if the tests pass."""
        await self.run_tests()
        return await self.image().publish(address)
