import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def with_uv(self) -> dagger.Container:
        """Add uv to an image that doesn't include it."""
        # The tool's image is only a source of files; nothing in it runs.
        uv = dag.container().from_("ghcr.io/astral-sh/uv:0.9.5").file("/uv")

        return dag.container().from_("python:3.13-slim").with_file("/usr/local/bin/uv", uv)
