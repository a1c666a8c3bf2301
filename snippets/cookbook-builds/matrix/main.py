from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class Bookshop:
    @function
    def binaries(
        self,
        source: dagger.Directory,
        targets: Annotated[list[str] | None, Doc("OS and architecture")] = None,
    ) -> dagger.Directory:
        """Compile the shop for each target."""
        # All builds share this setup.
        compiler = (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_env_variable("CGO_ENABLED", "0")
        )

        binaries = dag.directory()
        for target in targets or ["linux/amd64", "linux/arm64", "darwin/arm64"]:
            system, _, processor = target.partition("/")
            program = (
                compiler.with_env_variable("GOOS", system)
                .with_env_variable("GOARCH", processor)
                .with_exec(["go", "build", "-o", "/out/bookshop", "."])
                .file("/out/bookshop")
            )
            suffix = ".exe" if system == "windows" else ""
            binaries = binaries.with_file(f"bookshop-{system}-{processor}{suffix}", program)
        return binaries
