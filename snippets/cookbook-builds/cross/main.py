import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    # The type hints of @function don't include cache, but the SDK accepts it.
    @function(cache="never")  # type: ignore[call-overload]
    async def publish_cross(self, source: dagger.Directory, address: str) -> str:
        """Cross-compile the shop for two platforms, and publish the images."""
        compiler = (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_env_variable("CGO_ENABLED", "0")
        )

        variants = []
        for processor in ("amd64", "arm64"):
            program = (
                compiler.with_env_variable("GOARCH", processor)
                .with_exec(["go", "build", "-o", "/out/bookshop", "."])
                .file("/out/bookshop")
            )
            variants.append(
                # No command runs in this container, so nothing is emulated.
                dag.container(platform=dagger.Platform(f"linux/{processor}"))
                .from_("alpine:3.22")
                .with_file("/usr/local/bin/bookshop", program)
                .with_default_args(["bookshop"])
            )
        return await dag.container().publish(address, platform_variants=variants)
