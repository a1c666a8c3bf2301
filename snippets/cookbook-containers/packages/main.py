import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def toolbox(self, packages: list[str]) -> dagger.Container:
        """Return a container with the packages that the caller lists."""
        return (
            dag.container()
            .from_("alpine:3.22")
            # Install all packages in one layer, without keeping the package index.
            .with_exec(["apk", "add", "--no-cache", *packages])
        )
