import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    # The type hints of @function don't include cache, but the SDK accepts it.
    @function(cache="never")  # type: ignore[call-overload]
    async def publish(
        self, source: dagger.Directory, address: str, username: str, token: dagger.Secret
    ) -> str:
        """Push one image for amd64 and arm64."""
        builder = (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
        )

        variants = []
        for processor in ("amd64", "arm64"):
            # Go cross-compiles for the other architecture, so nothing is emulated.
            program = (
                builder.with_env_variable("GOARCH", processor)
                .with_exec(["go", "build", "-o", "/bookshop", "."])
                .file("/bookshop")
            )
            variants.append(
                dag.container(platform=dagger.Platform(f"linux/{processor}"))
                .from_("alpine:3.22")
                .with_file("/bookshop", program)
                .with_default_args(["/bookshop"])
            )
        registry = dag.container().with_registry_auth(address, username, token)
        return await registry.publish(address, platform_variants=variants)
