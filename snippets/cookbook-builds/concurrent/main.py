import anyio
import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def check_all(self, source: dagger.Directory) -> None:
        """Test, vet, and compile the shop at the same time."""
        base = (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
        )

        async def run(command: str) -> None:
            # Nothing reads a result here, so evaluate the command explicitly.
            await base.with_exec(["go", command, "./..."]).sync()

        async with anyio.create_task_group() as group:
            for command in ("test", "vet", "build"):
                group.start_soon(run, command)
