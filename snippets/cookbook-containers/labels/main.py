import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def labeled(self, version: str) -> dagger.Container:
        """Label the image with its version, a title, and a description."""
        return (
            dag.container()
            .from_("nginx:1.29-alpine")
            # Labels go into the image's configuration, where "docker inspect" shows them.
            .with_label("org.opencontainers.image.version", version)
            .with_label("org.opencontainers.image.title", "Bookshop")
            # Annotations go into the manifest, where they can be read without pulling the image.
            .with_annotation("org.opencontainers.image.version", version)
            .with_annotation("org.opencontainers.image.description", "A small shop for books")
        )
