import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def lint(self, source: dagger.Directory) -> str:
        """Say which files are not formatted."""
        try:
            return await (
                dag.container()
                .from_("golang:1.25-alpine")
                .with_directory("/src", source)
                .with_workdir("/src")
                .with_exec(["sh", "-c", 'test -z "$(gofmt -l . | tee /dev/stderr)"'])
                .stdout()
            )
        except dagger.ExecError as failed:
            if failed.exit_code != 1:
                raise
            # Code 1 is the answer "no", any other code is a fault of the check.
            msg = f"these files are not formatted:\n{failed.stderr}"
            raise ValueError(msg) from failed
