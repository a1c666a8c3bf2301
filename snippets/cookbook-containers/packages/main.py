import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def toolbox(self, packages: list[str]) -> dagger.Container:
        """Give a container with the programs that the caller lists."""
        return (
            dag.container()
            .from_("alpine:3.22")
            # One layer for all packages; the index of packages is not kept in it.
            .with_exec(["apk", "add", "--no-cache", *packages])
        )
