import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def lint(self, source: dagger.Directory) -> str:
        """List the files that aren't formatted."""
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
            # Exit code 1 means unformatted files; any other code means the check itself failed.
            msg = f"these files are not formatted:\n{failed.stderr}"
            raise ValueError(msg) from failed
