import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def publish_emulated(self, source: dagger.Directory, address: str) -> str:
        """Build the shop once for each platform, on that platform."""
        variants = [
            dag.container(platform=dagger.Platform(platform))
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            # The foreign one of the two runs under emulation.
            .with_exec(["go", "build", "-o", "/usr/local/bin/bookshop", "."])
            .with_default_args(["bookshop"])
            for platform in ("linux/amd64", "linux/arm64")
        ]
        # The empty container is no image of its own, only the holder of the others.
        return await dag.container().publish(address, platform_variants=variants)
