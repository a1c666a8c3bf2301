import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def build(self, source: dagger.Directory) -> dagger.File:
        """Compile the service from Python."""
        return (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["go", "build", "-o", "/bookshop"])
            .file("/bookshop")
        )
