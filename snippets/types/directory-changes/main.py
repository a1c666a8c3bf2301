import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def format(self, source: dagger.Directory) -> dagger.Changeset:
        """Put the source code into the standard layout."""
        formatted = (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_mounted_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["gofmt", "-w", "."])
            .directory("/src")
        )

        # The newer tree is asked, and gets the older one as its argument.
        return formatted.changes(source)
