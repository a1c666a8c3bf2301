import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def debug(self, source: dagger.Directory) -> dagger.Container:
        """Build the service and stop twice along the way."""
        return (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            # First stop, in a shell: does the container have the files the build needs?
            .terminal()
            .with_exec(["go", "build", "-o", "/out/bookshop", "."])
            # Second stop, with its own command: what went into the result?
            .terminal(cmd=["sh", "-c", "go version -m /out/bookshop; exec sh"])
        )
