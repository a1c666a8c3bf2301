import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    # The type hints of @function don't include cache, but the SDK accepts it.
    @function(cache="never")  # type: ignore[call-overload]
    async def publish_emulated(self, source: dagger.Directory, address: str) -> str:
        """Build the shop once for each platform, on that platform."""
        variants = []
        for name in ("linux/amd64", "linux/arm64"):
            platform = dagger.Platform(name)
            program = (
                dag.container(platform=platform)
                .from_("golang:1.25-alpine")
                .with_directory("/src", source)
                .with_workdir("/src")
                # On a platform other than the engine's own, this command is emulated.
                .with_exec(["go", "build", "-o", "/out/bookshop", "."])
                .file("/out/bookshop")
            )
            # The image gets the program, but not the compiler or the source.
            variants.append(
                dag.container(platform=platform)
                .from_("alpine:3.22")
                .with_file("/usr/local/bin/bookshop", program)
                .with_default_args(["bookshop"])
            )
        # The empty container only groups the two images and isn't published itself.
        return await dag.container().publish(address, platform_variants=variants)
