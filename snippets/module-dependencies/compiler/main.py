from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class Compiler:
    @function
    def binary(
        self,
        # No default path: it would be relative to this module.
        source: Annotated[dagger.Directory, Doc("The service's files.")],
        pkg: Annotated[str, Doc("Package to compile.")] = ".",
    ) -> dagger.File:
        """Compile a program for Linux."""
        return (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_mounted_cache("/go/pkg/mod", dag.cache_volume("go-mod"))
            .with_mounted_cache("/root/.cache/go-build", dag.cache_volume("go-build"))
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_env_variable("CGO_ENABLED", "0")
            .with_exec(["go", "build", "-o=/out/program", pkg])
            .file("/out/program")
        )
