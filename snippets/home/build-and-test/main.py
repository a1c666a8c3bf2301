import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def build(self, source: dagger.Directory) -> dagger.Container:
        """Make an image, but only if the tests pass."""
        builder = (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["go", "test", "./..."])
            .with_exec(["go", "build", "-o", "/bookshop", "."])
        )
        image = dag.container().from_("alpine:3.22").with_exposed_port(8080)
        return image.with_file(
            "/bookshop", builder.file("/bookshop")
        ).with_default_args(["/bookshop"])
