import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def test(
        self,
        source: dagger.Directory,
        packages: list[str] | None = None,
        run: str | None = None,
        count: int = 1,
        quick: bool = False,
    ) -> str:
        """Run the shop's tests."""
        args = ["go", "test", f"-count={count}", f"-short={str(quick).lower()}"]
        # An omitted argument takes its parameter's default.
        if run is not None:
            args.append(f"-run={run}")
        return await (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            # A mutable default would be shared between calls, so the default is None.
            .with_exec([*args, *(packages or ["./..."])])
            .stdout()
        )
