from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def go_version(self) -> str:
        """Report the Go version that builds the shop."""
        return await (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_exec(["go", "version"])
            .stdout()
        )
