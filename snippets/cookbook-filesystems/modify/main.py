import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def tidy(self, source: dagger.Directory, version: str) -> dagger.Directory:
        """Clean up the dependencies and add a file with the version."""
        return (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_mounted_directory("/src", source)
            .with_workdir("/src")
            # A command changes files in place.
            .with_exec(["go", "mod", "tidy"])
            # The API can change files, too, without running a command.
            .with_new_file("VERSION", version)
            # Only this container has the changes, so return its copy of the directory.
            .directory(".")
        )
