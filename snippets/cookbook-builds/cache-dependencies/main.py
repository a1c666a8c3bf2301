import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def compile(self, source: dagger.Directory) -> dagger.File:
        """Compile the shop, and cache what Go downloads and compiles."""
        return (
            dag.container()
            .from_("golang:1.25-alpine")
            # Downloaded modules.
            .with_mounted_cache("/go/pkg/mod", dag.cache_volume("bookshop-go-modules"))
            # Compiled packages.
            .with_mounted_cache("/root/.cache/go-build", dag.cache_volume("bookshop-go-build"))
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["go", "build", "-o", "/out/bookshop", "."])
            .file("/out/bookshop")
        )
