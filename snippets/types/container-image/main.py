import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def image(self, source: dagger.Directory) -> dagger.Container:
        """Build an image with the compiled shop, but no compiler."""
        # First container: has the compiler and isn't published.
        program = (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_env_variable("CGO_ENABLED", "0")
            .with_exec(["go", "build", "-o", "/out/bookshop", "."])
            .file("/out/bookshop")
        )

        # Second container: takes one file from the first.
        return (
            dag.container()
            .from_("alpine:3.22")
            .with_file("/usr/local/bin/bookshop", program)
            .with_user("nobody")
            .with_exposed_port(8080)
            # The command that "docker run" and Container.asService start.
            .with_default_args(["bookshop"])
        )
