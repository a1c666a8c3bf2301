import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def site(self, pages: dagger.Directory) -> dagger.Container:
        """Put the pages into the image of a web server."""
        return (
            dag.container()
            .from_("nginx:1.29-alpine")
            # A copy is part of the image, so the pages are there wherever the image runs.
            .with_directory("/usr/share/nginx/html", pages)
            .with_exposed_port(80)
        )
