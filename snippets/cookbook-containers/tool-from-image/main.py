import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def with_uv(self) -> dagger.Container:
        """Add the program uv to an image that does not have it."""
        # The image of the tool is a source of files here; nothing in it runs.
        uv = dag.container().from_("ghcr.io/astral-sh/uv:0.9.5").file("/uv")

        return dag.container().from_("python:3.13-slim").with_file("/usr/local/bin/uv", uv)
