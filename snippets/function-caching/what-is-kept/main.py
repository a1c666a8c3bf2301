import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def tested(self, source: dagger.Directory) -> dagger.Container:
        """Return a container; the engine saves the chain that produces it."""
        return (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["go", "test", "./..."])
        )

    @function
    async def report(self, source: dagger.Directory) -> str:
        """Return text, so the engine saves the text."""
        return await self.tested(source).stdout()
