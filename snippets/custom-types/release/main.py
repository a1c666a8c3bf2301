import dagger
from dagger import dag, field, function, object_type


@object_type
class Release:
    """One version of the shop."""

    version: str = field()
    program: dagger.File = field()

    @function
    async def checksum(self) -> str:
        """Compute the SHA-256 of the program."""
        base = dag.container().from_("alpine:3.22").with_file("/bookshop", self.program)
        return await base.with_exec(["sha256sum", "/bookshop"]).stdout()


@object_type
class Bookshop:
    @function
    def release(self, source: dagger.Directory, version: str) -> Release:
        """Compile a version of the shop."""
        flags = f"-ldflags=-X main.version={version}"
        program = (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["go", "build", "-o=/bookshop", flags, "."])
            .file("/bookshop")
        )
        # Nothing has run yet: the SDK requests the program when this function returns.
        return Release(version=version, program=program)  # type: ignore[call-arg]
