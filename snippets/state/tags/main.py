from typing import Annotated, Self

import dagger
from dagger import DefaultPath, Ignore, dag, field, function, object_type


@object_type
class Bookshop:
    # Part of the object's state, but hidden from callers: it has no field().
    source: Annotated[dagger.Directory, DefaultPath("/"), Ignore(["bin", ".git"])]

    # Callers can read this field. init=False keeps it out of the constructor.
    tags: list[str] = field(default=list, init=False)

    @function
    def with_tag(self, tag: str) -> Self:
        """Add a build tag for the calls that follow."""
        self.tags.append(tag)
        # Anything this function doesn't return is lost when it ends.
        return self

    @function
    def build(self) -> dagger.File:
        """Compile the shop with the object's build tags."""
        tags = "-tags=" + ",".join(self.tags)
        return (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", self.source)
            .with_workdir("/src")
            .with_exec(["go", "build", "-o=/bookshop", tags, "."])
            .file("/bookshop")
        )
