import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def shelf(self, books: dagger.Directory) -> dagger.Container:
        """Return an image that serves a directory of books."""
        return (
            dag.container()
            .from_("python:3.13-slim")
            .with_directory("/srv/books", books)
            .with_workdir("/srv/books")
            # Ports below 1024 need root, and the server doesn't run as root.
            .with_user("nobody")
            .with_exposed_port(8080)
            # The entrypoint always runs, but "docker run IMAGE 9000" replaces the default port.
            .with_entrypoint(["python", "-m", "http.server"])
            .with_default_args(["8080"])
        )
