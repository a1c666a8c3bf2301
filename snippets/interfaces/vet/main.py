import dagger
from dagger import dag, function, object_type


@object_type
class Vet:
    @function
    async def lint(self, source: dagger.Directory) -> str:
        """Runs go vet on the source and returns its report."""
        return await (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            # If go vet finds problems, it fails and reports them on standard error.
            .with_exec(["go", "vet", "./..."])
            .combined_output()
        )
