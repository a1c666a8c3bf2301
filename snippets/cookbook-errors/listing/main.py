import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def listing(self, source: dagger.Directory) -> str:
        """Show what a build leaves behind: mode, owner, size and name of each file."""
        built = (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["go", "build", "-o", "/out/", "./..."])
        )
        # The same container again: the build is there, and nothing is built twice.
        return await built.with_exec(
            ["find", "/out", "-type", "f", "-exec", "ls", "-l", "{}", "+"]
        ).stdout()
