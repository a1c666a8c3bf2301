import dataclasses
from typing import Self

import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    source: dagger.Directory
    # With init=False, the version isn't a constructor argument.
    version: str = dataclasses.field(default="dev", init=False)

    @function
    def with_version(self, version: str) -> Self:
        """Set the version that the program reports."""
        self.version = version
        # Return the object itself, so the caller can keep chaining.
        return self

    @function
    def image(self) -> dagger.Container:
        """Build the shop with the current settings."""
        flags = f"-ldflags=-X main.version={self.version}"
        program = (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", self.source)
            .with_workdir("/src")
            .with_exec(["go", "build", flags, "-o", "/out/bookshop"])
            .file("/out/bookshop")
        )
        return (
            dag.container()
            .from_("alpine:3.22")
            .with_file("/bin/bookshop", program)
            .with_exposed_port(8080)
            .with_default_args(["bookshop"])
        )
