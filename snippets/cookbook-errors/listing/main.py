import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def listing(self, source: dagger.Directory) -> str:
        """List a build's files with their mode, owner, size, and name."""
        built = (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["go", "build", "-o", "/out/", "./..."])
        )
        # This continues from the finished build, so nothing is compiled twice.
        return await built.with_exec(
            ["find", "/out", "-type", "f", "-exec", "ls", "-l", "{}", "+"]
        ).stdout()
