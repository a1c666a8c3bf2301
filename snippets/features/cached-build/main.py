from typing import Annotated

import dagger
from dagger import DefaultPath, Ignore, dag, function, object_type


@object_type
class Bookshop:
    @function
    def build(
        self,
        # Changes to ignored files don't invalidate the build.
        source: Annotated[
            dagger.Directory, DefaultPath("/"), Ignore([".git", ".dagger", "**/*.md"])
        ],
    ) -> dagger.File:
        """Compile the service, and keep Go's downloads and compiled packages for the next run."""
        return (
            dag.container()
            .from_("golang:1.25-alpine")
            # One volume per cache, named after the project so that other projects don't share it.
            .with_mounted_cache("/go/pkg/mod", dag.cache_volume("bookshop-go-modules"))
            .with_mounted_cache("/root/.cache/go-build", dag.cache_volume("bookshop-go-build"))
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["go", "build", "-o", "/out/bookshop", "."])
            .file("/out/bookshop")
        )
