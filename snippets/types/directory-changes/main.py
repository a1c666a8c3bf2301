import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def format(self, source: dagger.Directory) -> dagger.Changeset:
        """Format the source code."""
        formatted = (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_mounted_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["gofmt", "-w", "."])
            .directory("/src")
        )

        # Call changes on the newer directory, and pass the older one.
        return formatted.changes(source)
