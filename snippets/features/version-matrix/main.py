import anyio
import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def test_versions(
        self, source: dagger.Directory, versions: list[str] | None = None
    ) -> None:
        """Run the tests with several Go versions at the same time."""

        async def run(version: str) -> None:
            await (
                dag.container()
                .from_(f"golang:{version}-alpine")
                .with_directory("/src", source)
                .with_workdir("/src")
                .with_exec(["go", "test", "./..."])
                # Nothing reads a value from this chain, so evaluate it explicitly.
                .sync()
            )

        async with anyio.create_task_group() as group:
            for version in versions or ["1.24", "1.25"]:
                group.start_soon(run, version)
