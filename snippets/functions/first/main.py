import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def slug(self, title: str) -> str:
        """Turn a book title into the last part of a URL."""
        return title.lower().replace(" ", "-")

    @function
    async def go_version(self) -> str:
        """Ask a container for its compiler's version."""
        return await self.compiler().with_exec(["go", "version"]).stdout()

    # Not decorated, so callers don't see it.
    def compiler(self) -> dagger.Container:
        return dag.container().from_("golang:1.25-alpine")
