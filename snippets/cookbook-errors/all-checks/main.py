import dagger
from dagger import ReturnType, dag, function, object_type


@object_type
class Bookshop:
    @function
    async def verify(self, source: dagger.Directory) -> str:
        """Run all checks, and fail at the end if any of them failed."""
        base = (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
        )
        failed = []
        for check in ("! gofmt -l . | grep .", "go vet ./...", "go test ./..."):
            # A non-zero exit code is a result here, not an error.
            done = base.with_exec(["sh", "-c", check], expect=ReturnType.ANY)
            if await done.exit_code() != 0:
                # go vet prints to standard error, go test to standard output.
                failed.append(f"{check}\n{await done.combined_output()}")
        if failed:
            msg = f"{len(failed)} of 3 checks failed:\n" + "\n".join(failed)
            raise ValueError(msg)
        return "all checks passed"
