import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def binaries(self, source: dagger.Directory) -> dagger.Directory:
        """Compile the shop for two operating systems and two architectures."""
        builder = (
            dag.container()
            .from_("golang:1.25-alpine")
            # The four builds share what they download and compile.
            .with_mounted_cache("/go/pkg/mod", dag.cache_volume("bookshop-modules"))
            .with_mounted_cache("/root/.cache/go-build", dag.cache_volume("bookshop-build"))
            .with_env_variable("CGO_ENABLED", "0")
            .with_directory("/src", source)
            .with_workdir("/src")
        )

        output = dag.directory()
        for system in ("linux", "darwin"):
            for processor in ("amd64", "arm64"):
                name = f"bookshop-{system}-{processor}"
                binary = (
                    builder.with_env_variable("GOOS", system)
                    .with_env_variable("GOARCH", processor)
                    .with_exec(["go", "build", "-o", f"/{name}", "."])
                    .file(f"/{name}")
                )
                # Objects never change in place, so keep what the call returns.
                output = output.with_file(name, binary)
        return output
